"""The table of Art Society in the page: what it looks like, what presses on it do, and its words."""
