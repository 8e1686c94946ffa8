"""Avant Carde's lesson: the second round of a prepared deal, with a Dealer in the pupil's hand."""

from __future__ import annotations

from typing import Any, Final

from ....page.core.words import N_
from ....page.view.lesson import Lesson, LessonStep, by_answer, by_verb
from ....table.game import Action, Decision
from ..rules.answers import Buy, Play, Stop
from ..rules.game import AvantCarde
from ..rules.patrons.common import DRAW
from ..rules.questions import END, STOP
from .things.others import GUIDE

_GAME: Final = AvantCarde()
FIRST, DEALER = 33, 18
"""The cards with which the line begins: the orange 14 and the orange 5."""


def _line(s: Any, d: Decision, a: Action) -> str:
    """Judges an answer while the line is played: the pupil must go on as long as a card can follow."""
    if a == STOP and any(isinstance(one, Play) for one in _GAME.options(s, d)):
        return N_("A card of yours can still follow, and each is a dollar. Play on.")
    return ""


def _dealer(_s: Any, _d: Decision, a: Action) -> str:
    if a in (Play(DEALER), DRAW):
        return ""
    if isinstance(a, Play | Stop):
        return N_("It would match. But the orange 5 draws a card: play it first.")
    return N_("A dollar is a dollar, but a card may be more: draw.")


_OPENING: Final[tuple[Action, ...]] = (
    *(Play(c) for c in (30, 1, 4, 0, 33)), STOP,
    *(Play(c) for c in (30, 1, 4, 3, 32)), STOP,
    Buy(5), END,
    Buy(5), END,
)  # fmt: skip

LESSON: Final = Lesson(
    seats=2,
    settings={},
    seed=104,
    rival="Noor",
    opening=_OPENING,
    others=(Play(31), STOP, END),
    steps=(
        LessonStep(
            N_("Lay a line"),
            N_(
                "Each turn you lay a line of cards: a dollar each, and six dollars earn an award. Most awards win. Any card "
                "may begin: press the orange 14."
            ),
            (f"hand-{FIRST}-1",),
            by_answer(Play(FIRST), why=N_("You may, but the orange 14 starts a longer line.")),
        ),
        LessonStep(
            N_("Match it"),
            N_(
                "The next card needs the last one's colour or number; white and gray match by number only. Play the orange "
                "5, then use its power: press Draw a card."
            ),
            (f"hand-{DEALER}-1", "answer-0", "decision"),
            _dealer,
            lambda _s, a: a == DRAW,
        ),
        LessonStep(
            N_("As long as it goes"),
            N_(
                "Play on while any card matches the last one. When none does, press End my line: the rest is "
                "discarded and comes back later."
            ),
            ("hand:give play", "stop"),
            _line,
            lambda _s, a: a == STOP,
        ),
        LessonStep(
            N_("Six dollars, one award"),
            N_(
                "Everybody has a line; now each buys in turn. Five cards made $5, your 2s $1 more. What you make in a turn "
                "earns awards, spent or not: $6 one, $8 two, $10 three."
            ),
            ("shared",),
        ),
        LessonStep(
            N_("Patrons"),
            N_(
                "Each number from 2 to 7 has a patron: all cards of that number have its power. Your 2s paid as nobody has "
                "more of them. Read one or two."
            ),
            (GUIDE, "market"),
        ),
        LessonStep(
            N_("Buy a card"),
            N_(
                "The same money buys a card, at its number, for later: a press buys it. Colours and numbers you "
                "have fit best. None you like? Once a turn, Tuck one and see the next."
            ),
            ("market:give buy", "market"),
            by_verb("buy", "tuck", why=N_("Buy a card first: of what is left only $1 is kept.")),
            lambda _s, a: isinstance(a, Buy),
        ),
        LessonStep(
            N_("End your turn"),
            N_(
                "Money left over, however much, becomes a coin: $1, once, later. Once you have bought what you "
                "want, end your turn: your award comes with it."
            ),
            ("end", "decision"),
            by_verb("end", "buy", "tuck", "claim", why=N_("Nearly there: end your turn, the award comes with it.")),
            lambda _s, a: a == END,
        ),
        LessonStep(
            N_("The last award"),
            N_(
                "So it goes on: seven cards from your deck each round, and another buys first. The round in which "
                "the last award goes is the last."
            ),
            ("shared",),
        ),
    ),
    learnt=(
        N_("Lay cards that match in colour or number: a dollar each."),
        N_("$6 in a turn earn an award, more earn more."),
        N_("All cards of a number share their patron's power."),
        N_("A card costs what its number says; tuck what you do not like."),
    ),
)

__all__ = ["LESSON"]
