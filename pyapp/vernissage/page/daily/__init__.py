"""The deal of the day: one a game, the same for everybody; a calendar of what was played, and a result to share.

Glossary: a *try* is a game of a day's deal. The first one counts, unless it became practice; later ones are marked `again`. A
try is *late* if it was begun on another day than its own: catching up. Tries are games on the shelf like any others, told
apart by their marks, so that the calendar is what the shelf has, and travels with it.
"""
