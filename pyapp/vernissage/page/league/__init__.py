"""Challenges and leagues: one link, the same deal for all, and a table of friends whose scores are worked out here.

Glossary: see `table.league`. A league is *open* on a device once its person has finished the deal; before that the games of
others hang *draped*: nothing of them but the names, and the score to beat, comes into the document.
"""
