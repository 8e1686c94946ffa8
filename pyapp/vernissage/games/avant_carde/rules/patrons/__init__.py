"""The patron sets: the one registry. A patron's number is its set's index times six, plus its card's number less 2.

Glossary: a *roster* is what the sets chosen for a game come to: by number the patron, and the hooks of its sets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, Final, NamedTuple

from .....table.game import Action, Seat, Tell
from .....table.question import Question
from .. import box
from ..state import State
from . import common, londoners, new_yorkers, parisians, singaporeans, tokyoites
from .power import AFTER, AS, BUY, Patron, PatronSet, Power, Run

SETS: Final[tuple[PatronSet, ...]] = (
    new_yorkers.SET,
    tokyoites.SET,
    parisians.SET,
    londoners.SET,
    singaporeans.SET,
)
"""All sets, in the order that options and links number them by."""

PATRONS: Final[tuple[Patron, ...]] = tuple(patron for one in SETS for patron in one.patrons)
POWERS: Final[tuple[Power, ...]] = tuple(power for patron in PATRONS for power in patron.powers)
OWNER: Final = tuple(k for k, patron in enumerate(PATRONS) for _ in patron.powers)
"""By power, its patron."""


def _powers(*parts: int, copied: bool = False) -> tuple[tuple[int, ...], ...]:
    """By patron, its powers that act in these parts, and with `copied` only those that can be copied (AC-7.4)."""
    return tuple(
        tuple(pid for pid, pw in enumerate(POWERS) if OWNER[pid] == k and pw.part in parts and (pw.copied or not copied))
        for k in range(len(PATRONS))
    )


AS_POWERS: Final = _powers(AS)
AFTER_POWERS: Final = _powers(AFTER)
BUY_POWERS: Final = _powers(BUY)
COPIED_PLAY: Final = _powers(AS, AFTER, copied=True)
COPIED_BUY: Final = _powers(BUY, copied=True)
REACH: Final = tuple(reduce(or_, [POWERS[pid].reach for pid in pids], 0) for pids in AS_POWERS)
"""By patron, what a card's mask could become by its powers while it is played."""

QUESTIONS: Final[dict[str, Question[State]]] = {
    q.kind: q for questions in (common.QUESTIONS, *(one.questions for one in SETS)) for q in questions
}
"""What patrons ask, by its kind."""
STEPS: Final[dict[str, Run]] = {**common.STEPS, **{k: run for one in SETS for k, run in one.steps.items()}}


class Roster(NamedTuple):
    """What the patrons of a game come to."""

    patron: tuple[int, ...]
    """By number from 0 to 14, its patron; -1 if it has none."""
    reach: tuple[int, ...]
    """By number, the reach of its patron."""
    by_peak: bool
    played: tuple[Callable[[State, Seat, int, Tell], None], ...]
    bought: tuple[Callable[[State, Seat, int, int, int, Tell], None], ...]
    offers: tuple[Callable[[State, Seat], Sequence[Action]], ...]
    answers: dict[str, Callable[[State, Seat, Any, Tell], None]]


@cache
def roster(sets: tuple[int, ...]) -> Roster:
    """The roster for the sets chosen for the numbers 2 to 7 (AC-1.6)."""
    patron = [-1] * box.HIGH.stop
    for number, which in zip(box.PATRONS, sets, strict=True):
        patron[number] = which * len(box.PATRONS) + number - 2
    chosen = [SETS[k] for k in sorted(set(sets))]
    return Roster(
        tuple(patron),
        tuple([REACH[k] if k >= 0 else 0 for k in patron]),
        any(PATRONS[k].by_peak for k in patron if k >= 0),
        tuple([one.played for one in chosen if one.played]),
        tuple([one.bought for one in chosen if one.bought]),
        tuple([one.offers for one in chosen if one.offers]),
        {verb: run for one in chosen for verb, run in one.answers.items()},
    )
