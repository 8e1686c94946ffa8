"""The greedy bot of Avant Carde takes what an answer alone brings: it looks one card ahead in its line, and spends all its
money on the most expensive cards, those of its two colours first.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds
from ....table.game import Action, Seat
from ..rules import box
from ..rules.answers import Buy, Upgrade
from ..rules.questions import END
from ..rules.state import State, stack
from .judge import Judge, colours
from .lines import Lines


class Weights(NamedTuple):
    """The weights of the greedy bot, in dollars."""

    liked: Annotated[float, Bounds(0, 20)] = 10
    """By how much a card of its two colours may be cheaper, and is still bought rather than another."""
    orange: Annotated[float, Bounds(0, 20)] = 0
    """The same of an orange card."""
    purple: Annotated[float, Bounds(0, 20)] = 0
    """The same of a purple card."""
    least: Annotated[float, Bounds(2, 7)] = 2
    """What is cheaper is not bought."""


WEIGHTS: Final = Weights()


class Greedy(Judge):
    """Plays as the module says, and otherwise judges as all do."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def _ahead(self, the: Lines, left: int, aim: int) -> float:
        """The fewer cards can follow, the better, if one can: what fits few goes while it can."""
        n = (the.beside(aim) & left).bit_count()
        return 1 / n if n else 0.0

    def _buy(self, view: State, seat: Seat, options: list[Action]) -> Action:
        liked = colours(view, seat)
        first = self._first(view, seat, options, liked)
        if first:
            return first[0]
        if any(isinstance(a, Upgrade) for a in options):
            return super()._buy(view, seat, options)

        def worth(a: Buy) -> float:
            colour, weights = box.CARDS[stack(view, a.number).top].colour, self.weights
            fond = weights.orange * (colour == box.ORANGE) + weights.purple * (colour == box.PURPLE)
            return weights.liked * (colour in liked) + fond + a.number

        buys = [a for a in options if isinstance(a, Buy) and a.number >= self.weights.least]
        return max(reversed(buys), key=worth, default=END)
