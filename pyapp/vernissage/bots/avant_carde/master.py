"""The master of Avant Carde: it buys what self-play has shown to win awards, and otherwise plays like the searching bot.

For a patron set for which nothing was learned, it buys like the searching bot too.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Annotated, Final, NamedTuple

from ...games.avant_carde.answers import Buy, Tuck, Upgrade
from ...games.avant_carde.decisions import AskBuy
from ...games.avant_carde.questions import END
from ...games.avant_carde.rules import question
from ...games.avant_carde.state import EMPTY, State, stack
from ...table.chance import Rng
from ...table.game import Action, Seat
from ..bot import Bounds
from .features import deck_of, features, worth
from .greedy import GAME, Greedy, colours
from .search import Search
from .values import VALUES


class Weights(NamedTuple):
    """The weights of the master."""

    tuck: Annotated[float, Bounds(0, 1)] = 0.1
    """It tucks the top card of a stack if the next card promises, on average, so many awards more."""


WEIGHTS: Final = Weights()


class Master(Greedy):
    """Plays as the module says."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._search = Search()

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        d = question(view)
        values = values_of(view)
        if isinstance(d, AskBuy) and values:
            yield
            options = list(GAME.options(view, GAME.decision(view) or d))
            first = self._first(view, seat, options, colours(view, seat))
            if first:
                return first[0]
            if not any(isinstance(a, Upgrade) for a in options):
                return self._bought(view, seat, options, values)
        return (yield from self._search.think(view, seat, rng))

    def _bought(self, view: State, seat: Seat, options: Sequence[Action], values: Sequence[float]) -> Action:
        """The purchase that is worth most, or the end of the turn if none is worth more than 0. Before that, a tuck that
        promises more.
        """
        deck, money = deck_of(view, seat), view.players[seat].money

        def gain(card: int) -> float:
            return max(worth(values, features(view, seat, deck, card)), 0.0)

        gains = {a.number: gain(stack(view, a.number).top) for a in options if isinstance(a, Buy)}
        number = max(gains, key=gains.__getitem__, default=0)
        most = gains.get(number, 0.0)
        best, tuck = most + self.weights.tuck, None
        for a in options:
            if isinstance(a, Tuck) and a.number <= money and stack(view, a.number).top != EMPTY and stack(view, a.number).rest:
                rest = stack(view, a.number).rest
                others = max([g for n, g in gains.items() if n != a.number], default=0.0)
                promise = sum([max(gain(card), others) for card in rest]) / len(rest)
                if promise > best:
                    best, tuck = promise, a
        return tuck or (Buy(number) if most > 0 else END)


def values_of(view: State) -> tuple[float, ...]:
    """The weights that were learned for this game's patrons. Empty if nothing was learned for their set, or if they are of
    several sets.
    """
    found = VALUES.get(view.sets[0], ()) if len(set(view.sets)) == 1 and len(view.players) > 1 else ()
    return tuple([hundredths / 100 for hundredths in found])


BOT: Final = Master()
