"""Keeping: saved games and their versions, the journal, the list of games, files."""
