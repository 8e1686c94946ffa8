"""Puzzles: positions with one best answer, by a count of every answer there is.

They are found in bots' games and proved when they are built (`python3 build puzzles`); the page only reads them. Nothing of
this is imported before somebody opens a puzzle.
"""
