"""A bot: something that answers a seat's decisions from what that seat may see.

Bots think in slices: `think` yields whenever a few milliseconds have been worth of work, so that a page can go on
between two slices, and returns the answer. The same view and the same generator give the same answer.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol

from ..table.chance import Rng
from ..table.game import Action, Seat


class Bot(Protocol):
    """One way of playing one game."""

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """Chooses among `game.options(view, game.decision(view))` for `seat`; `view` is `game.view(state, seat)`."""
        ...


def answer(bot: Bot, view: Any, seat: Seat, rng: Rng) -> Action:
    """The bot's answer, thought through in one go."""
    thinking = bot.think(view, seat, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action
