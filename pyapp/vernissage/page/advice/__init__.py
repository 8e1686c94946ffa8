"""Advice: hints at the table, and a look back at a finished game. Nothing of it is imported before somebody asks for it."""
