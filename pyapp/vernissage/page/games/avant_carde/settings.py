"""What people can set up in Avant Carde: the patrons (AC-1.6) and, in a solo game, how many awards to win (AC-9.1)."""

from __future__ import annotations

from typing import Final

from ....games.avant_carde import box
from ....games.avant_carde.patrons import SETS
from ....games.avant_carde.rules import MIX, MIXED
from ...core.words import N_
from ...view.settings import SEATS, Choice, Setting, When
from .patrons import NAMES, SET_NAMES, TEXTS

_NUMBERS: Final = (N_("The 2s"), N_("The 3s"), N_("The 4s"), N_("The 5s"), N_("The 6s"), N_("The 7s"))

_SETS: Final = tuple(Choice(i, SET_NAMES[one.key], tuple(NAMES[p.key] for p in one.patrons)) for i, one in enumerate(SETS))


def _number(place: int) -> Setting:
    """The setting for the patron with a number: one of those that the sets have for it."""
    those = (one.patrons[place].key for one in SETS)
    choices = tuple(Choice(1 + i, NAMES[key], (TEXTS[key],)) for i, key in enumerate(those))
    return Setting(MIX[place], _NUMBERS[place], "", choices, when=When("patrons", (MIXED,)))


SETTINGS: Final = (
    Setting(
        "patrons",
        N_("Patrons"),
        N_("They say what the cards from 2 to 7 can do."),
        (*_SETS, Choice(MIXED, N_("A mix, number by number"))),
    ),
    *(_number(place) for place in range(len(box.PATRONS))),
    Setting(
        "difficulty",
        N_("Awards to take in nine rounds"),
        N_("Who takes the last one has won at once."),
        (
            Choice(0, N_("8, easy")),
            Choice(1, N_("12, normal")),
            Choice(2, N_("16, hard")),
            Choice(3, N_("20, for experts")),
        ),
        when=When(SEATS, (1,)),
    ),
)
