"""The foyer as a room, what is set up in it, and the dialog for that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ...bots.bot import Bot
from ...table.game import Game
from .setup import Setup, plain


class Foyer:
    """Where people come in, and choose a game."""


class SettingUp:
    """The dialog that sets the chosen game up."""

    name: ClassVar = "setup"


@dataclass(slots=True, eq=False)
class Plans:
    """Which game is chosen, and how the next one of each kind is set up."""

    chosen: str
    setups: dict[str, Setup] = field(default_factory=dict)

    def setup(self, game: Game[Any], bots: Mapping[str, Bot], name: str) -> Setup:
        """The set-up for the next game of this kind; a new one is for a person of this name."""
        if game.key not in self.setups:
            self.setups[game.key] = plain(game, bots, name)
        return self.setups[game.key]
