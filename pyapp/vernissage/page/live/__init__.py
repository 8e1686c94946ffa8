"""Live tables, as the page shows them: meeting without a server, and playing games by link with everybody at once."""
