"""Live tables on the page: devices meet without a server, and send each other the links of a game at once."""
