"""What people can set up in Avant Carde: the patrons (AC-1.6) and, in a solo game, how many awards to win (AC-9.1)."""

from __future__ import annotations

from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import N_
from ....page.view.settings import SEATS, Choice, Setting, When
from ..rules import box
from ..rules.game import MIX, MIXED
from ..rules.patrons import SETS
from .patrons import NAMES, SET_NAMES, TEXTS, portrait
from .signs import award_sign

_NUMBERS: Final = (N_("The 2s"), N_("The 3s"), N_("The 4s"), N_("The 5s"), N_("The 6s"), N_("The 7s"))

_SIZE = 88
"""A portrait's width and height."""


def _portraits(*patrons: int) -> Node:
    """Portraits in rows of three; one alone is as large as a row."""
    across = min(len(patrons), 3)
    shown = (
        el("image", href=f"art/{portrait(p)}", x=i % across * _SIZE, y=i // across * _SIZE, width=_SIZE, height=_SIZE)
        for i, p in enumerate(patrons)
    )
    return el("svg", *shown, viewBox=f"0 0 {across * _SIZE} {-(-len(patrons) // across) * _SIZE}")


def _of_set(which: int, place: int) -> int:
    """The patron who comes for a number, given by its place, in a set: an index into `NAMES`' order, set by set."""
    return which * len(box.PATRONS) + place


def _set(which: int) -> Choice:
    """All numbers by one set."""
    one, those = SETS[which], [_of_set(which, place) for place in range(len(box.PATRONS))]
    names = tuple(NAMES[p.key] for p in one.patrons)
    return Choice(which, SET_NAMES[one.key], names, look=lambda: _portraits(*those))


def _number(place: int) -> Setting:
    """Who comes for a number: any of the patrons that the sets have for it."""
    choices = tuple(_patron(which, place) for which in range(len(SETS)))
    return Setting(MIX[place], _NUMBERS[place], "", choices, when=When("patrons", (MIXED,)))


def _patron(which: int, place: int) -> Choice:
    key = SETS[which].patrons[place].key
    return Choice(1 + which, NAMES[key], (TEXTS[key],), look=lambda: _portraits(_of_set(which, place)))


def _mix() -> Node:
    """A portrait of each number, each of another set."""
    return _portraits(*(_of_set(place % len(SETS), place) for place in range(len(box.PATRONS))))


def _awards(choice: int, label: str) -> Choice:
    """So many awards to take: a sign for every four."""
    return Choice(choice, label, look=lambda: el("span", *(award_sign() for _ in range(2 + choice)), cls="signs"))


SETTINGS: Final = (
    Setting(
        "patrons",
        N_("Patrons"),
        N_("They say what the cards from 2 to 7 can do."),
        (*(_set(which) for which in range(len(SETS))), Choice(MIXED, N_("A mix, number by number"), look=_mix)),
    ),
    *(_number(place) for place in range(len(box.PATRONS))),
    Setting(
        "difficulty",
        N_("Awards to take in nine rounds"),
        N_("Whoever takes the last one wins at once."),
        (
            _awards(0, N_("8, easy")),
            _awards(1, N_("12, normal")),
            _awards(2, N_("16, hard")),
            _awards(3, N_("20, for experts")),
        ),
        when=When(SEATS, (1,)),
    ),
)
