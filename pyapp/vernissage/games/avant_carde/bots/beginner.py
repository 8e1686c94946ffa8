"""The beginner of Avant Carde makes the mistakes that people make in their first games.

- It plays its most expensive card first, then the most expensive one that matches, and does not see where that leads.
- It buys the most expensive card that it can pay for, whatever its colour, and stops after one.
- It never tucks, and it trashes only what it must.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules import box
from ..rules.answers import Buy, Claim, Play, Trash, Upgrade, Use
from ..rules.decisions import AskBuy, AskLine
from ..rules.game import question
from ..rules.patrons import POWERS
from ..rules.patrons.power import SKIP
from ..rules.questions import END
from ..rules.state import State
from .judge import GAME, Judge

KEEPS = frozenset({"trash", "future", "invest", "eccentric"})
"""Effects of powers that take a card away: it does not use them."""


class Weights(NamedTuple):
    """The weights of the beginner."""

    red: Annotated[float, Bounds(0, 20)] = 0
    """By how many dollars a red card may be cheaper, and is still played before another."""
    buys: Annotated[float, Bounds(1, 5)] = 1
    """The most cards that it buys in a turn."""
    least: Annotated[float, Bounds(2, 7)] = 2
    """What is cheaper it does not buy."""


WEIGHTS: Final = Weights()


class Beginner(Judge):
    """Plays as the module says, and otherwise judges as all do."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        d = question(view)
        options = list(GAME.options(view, GAME.decision(view) or d))
        if len(options) > 1 and isinstance(d, AskLine):
            yield
            return max(options, key=lambda a: self._eager(a.card) if isinstance(a, Play) else -1)
        if len(options) > 1 and isinstance(d, AskBuy):
            yield
            return self._bought(view, seat, options)
        if SKIP in options and any(isinstance(a, Trash) for a in options):
            yield
            return SKIP
        return (yield from super().think(view, seat, rng))

    def _eager(self, card: int) -> float:
        """How much it wants to play a card now."""
        return box.NUMBER[card] + self.weights.red * (box.CARDS[card].colour == box.RED)

    def _bought(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """Its answer in the turn to buy."""
        claims = [a for a in options if isinstance(a, Claim)]
        if claims:
            return claims[-1]
        for a in options:
            if isinstance(a, Use) and POWERS[a.power].effect[0].kind not in KEEPS:
                return a
        climbs = [a for a in options if isinstance(a, Upgrade)]
        if climbs:
            return climbs[-1]
        buys = [a for a in options if isinstance(a, Buy) and a.number >= self.weights.least]
        if buys and sum(buy.seat == seat for buy in view.buys) < self.weights.buys:
            return buys[-1]
        return END if END in options else options[-1]


BOT: Final = Beginner()
