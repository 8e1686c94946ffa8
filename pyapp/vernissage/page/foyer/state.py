"""The foyer as a room, what is set up in it, and the dialog for that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from ...bots.bot import Bot
from ...table.game import Game
from ..core.done import Done
from ..core.markup import Node
from .setup import Setup, plain

if TYPE_CHECKING:
    from ..core.messages import Host, Hosted
    from ..table.play import Play


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


class Guesting(Protocol):
    """What the page asks of the code for guests, bots from a file, which is loaded late (page.guests)."""

    @property
    def place(self) -> int | None:
        """The place of the set-up of the chosen game where the guest sits; None if it sits at none."""
        ...

    def panel(self) -> Node:
        """What the set-up shows of guests."""
        ...

    def menu(self) -> list[Node]:
        """The entries of a table's menu."""
        ...

    def sit(self, play: Play) -> None:
        """A match has begun: the guest sits down to it, if it is one of the players."""
        ...

    def question(self, play: Play) -> Host | None:
        """What the guest is asked, if it is its turn; None if it is not."""
        ...

    def told(self, message: Hosted) -> Done:
        """Takes what came of a question or of a file."""
        ...
