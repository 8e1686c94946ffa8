"""Puzzles in the page: the game's own table parts to try things out with, three stars, and the reasons afterwards.

Glossary: a *board* is where one puzzle is tried out: what lies there, and the answer that comes of it. A puzzle's *name* is
what its stars are kept under: it follows from its position, so that a pack can grow.
"""
