"""The portraits of Avant Carde's thirty patrons, each with one thing that shows who it is; and the pictures of the cards
without a patron.

Only the build imports this; the page finds the files by `paths.patron_file`.
"""

from __future__ import annotations

from typing import Final

from ...games.avant_carde.rules.box import PATRONS
from ..canvas import Canvas
from ..keyed import Stream
from ..paintings import document
from . import londoners, new_yorkers, parisians, singaporeans, tokyoites
from .grounds import PALETTES, SIDE, ground
from .starters import STARTERS, starter

__all__ = ("SETS", "STARTERS", "patron", "starter")

SETS: Final = (new_yorkers.SITTERS, tokyoites.SITTERS, parisians.SITTERS, londoners.SITTERS, singaporeans.SITTERS)
"""The functions that draw the patrons, by set, then by number from 2 on."""


def patron(group: int, number: int) -> str:
    """Give the portrait of the patron of a set (0 to 4, as in `grounds.PALETTES`) and a number (2 to 7), 240 by 240 units.

    Raises IndexError if there is no such patron.
    """
    if group < 0 or number not in PATRONS:
        raise IndexError(f"There is no patron {number} in set {group}.")
    draw = SETS[group][number - PATRONS.start]
    canvas = Canvas(SIDE, SIDE, PALETTES[group], "flat", Stream("patron", group, number), "p")
    ground(canvas, group)
    draw(canvas)
    return document(SIDE, SIDE, f'<g stroke-linecap="round" stroke-linejoin="round">{canvas.svg()}</g>')
