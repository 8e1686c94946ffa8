"""The random bot: it gives any legal answer of any game, all with the same probability."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ..table.chance import Rng
from ..table.game import Action, Game, Seat


class Random:
    """Plays any game at random."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<random bot of {self.game.key}>"

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        yield from ()
        d = self.game.decision(view)
        if d is None:
            raise ValueError("the game is over")
        return rng.pick(self.game.options(view, d))
