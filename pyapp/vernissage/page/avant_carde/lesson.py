"""The first game of Avant Carde: the second round of a prepared deal, with a Dealer in hand."""

from __future__ import annotations

from typing import Any, Final

from ...games.avant_carde.rules import END, STOP, AvantCarde
from ...table.game import Action, Decision
from ..lesson import Lesson, Step, by_answer, by_verb
from ..words import N_

_GAME: Final = AvantCarde()
FIRST, DEALER = 33, 18
"""The cards that begin the line: the orange 14, the orange 5."""


def _line(s: Any, d: Decision, a: Action) -> str:
    """Plays on as long as a card can follow."""
    if a == STOP and any(one.verb == "play" for one in _GAME.options(s, d)):
        return N_("A card of yours can still follow, and each is a dollar. Play on.")
    return ""


def _dealer(_s: Any, _d: Decision, a: Action) -> str:
    if a in (Action("play", (DEALER,)), Action("draw")):
        return ""
    if a.verb in ("play", "stop"):
        return N_("It would match. But the orange 5 draws a card: play it first.")
    return N_("A dollar is a dollar, but a card may be more: draw.")


_OPENING: Final = (
    *(Action("play", (c,)) for c in (30, 1, 4, 0, 33)), STOP,
    *(Action("play", (c,)) for c in (30, 1, 4, 3, 32)), STOP,
    Action("buy", (5,)), END,
    Action("buy", (5,)), END,
)  # fmt: skip

LESSON: Final = Lesson(
    seats=2,
    settings={},
    seed=104,
    rival="Noor",
    opening=_OPENING,
    others=(Action("play", (31,)), STOP, END),
    steps=(
        Step(
            N_("Seven cards"),
            N_(
                "Cards make money, money buys cards and brings awards, most awards win. A card has a number and a colour; "
                "white and gray match by number only. Words with dots below explain themselves when pressed."
            ),
            ("hand",),
        ),
        Step(
            N_("Begin a line"),
            N_(
                "Each turn you lay a line of cards, every one matching the one before. The first may be any: press the orange "
                "14."
            ),
            (f"hand-{FIRST}-1",),
            by_answer(Action("play", (FIRST,)), why=N_("Legal, but the orange 14 opens a longer line.")),
        ),
        Step(
            N_("Match it"),
            N_(
                "Each next card needs the colour or the number of the one before. Play the orange 5, then press Draw a "
                "card: its Dealer brings you one."
            ),
            (f"hand-{DEALER}-1", "answer-0", "decision"),
            _dealer,
            lambda _s, a: a.verb == "draw",
        ),
        Step(
            N_("As long as it goes"),
            N_(
                "Play on while a card can follow, by colour or by number: every card is a dollar. When none can, press My line "
                "is done."
            ),
            ("hand:give play", "stop"),
            _line,
            lambda _s, a: a == STOP,
        ),
        Step(
            N_("Both lines are open"),
            N_(
                "All lines are shown at once; what you did not play is discarded. A dollar for each card, and one from "
                "your 2s: their Perfectionist pays you while nobody has more of them. Six dollars to spend!"
            ),
            ("decision",),
        ),
        Step(
            N_("Powers have faces"),
            N_(
                "This is what you can buy. Every number from 2 to 7 has a patron, and all cards of the number share the power. "
                "Read one or two."
            ),
            ("market",),
        ),
        Step(
            N_("Tuck one"),
            N_("Once a turn the top card of a stack may go to its bottom, if you do not like it or Noor would. Tuck any."),
            ("market:give tuck", "market"),
            by_verb("tuck", why=N_("First tuck a card: it costs nothing.")),
        ),
        Step(
            N_("Buy"),
            N_(
                "A card costs its number in dollars; your award stays yours, whatever you spend. The card goes to your "
                "discard pile and comes to your hand in a later round. Buy one."
            ),
            ("market:give buy", "market"),
            by_verb("buy", why=N_("Buy a card first: money left over is lost.")),
        ),
        Step(
            N_("Six dollars, one award"),
            N_(
                "Awards are what wins. They cost nothing: what you made this turn counts, spent or not. 6 earn "
                "one, 8 two, 10 three."
            ),
            ("shared",),
        ),
        Step(
            N_("End your turn"),
            N_("You get your award when you end your turn. Buy more first, if you have money left."),
            ("end", "decision"),
            by_verb("end", "buy", "claim", why=N_("Nearly there: end your turn, the award comes with it.")),
            lambda _s, a: a == END,
        ),
        Step(
            N_("The last award"),
            N_(
                "Lines are discarded, seven new cards drawn; money left over became a change token, good for a dollar "
                "once. The game ends with the round in which the last award is taken; most awards win."
            ),
            ("shared",),
        ),
    ),
    learnt=(
        N_("Lay cards that match in colour or number: a dollar each."),
        N_("Buy cards for what their numbers say, tuck what you do not like."),
        N_("Patrons give powers to their numbers."),
        N_("$6 in a turn earn an award, more earn more."),
    ),
)

__all__ = ["LESSON"]
