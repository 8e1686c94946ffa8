"""The room of the puzzles: people try answers out on parts of the game's table, earn up to three stars, and get the reasons.

Glossary: a *board* is where people try out one puzzle: what lies there, and the answer that it makes. A puzzle's *name* is the
key of its stars. It depends on its position alone, so that packs can grow.
"""
