"""The table of Canvas in the page: what it looks like, what presses on it do, and its words."""
