"""The deal of the day: one for each game, the same for everybody; a calendar of what was played, and a result to share.

Glossary: a *try* is a game of a day's deal. The first one counts, unless it became practice; later ones are marked `again`. A
try is *late* if it was begun after its own day, to catch up. Tries are ordinary games on the shelf that carry a mark. So the
calendar follows from the shelf, and moves with it to another device.
"""
