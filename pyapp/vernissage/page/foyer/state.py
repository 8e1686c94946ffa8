"""The foyer as a room, what is set up in it, and the dialog for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from ...bots.bot import Bot
from ...table.game import Game
from ..core.done import Done
from ..core.markup import NOTHING, Node
from .setup import Setup, plain

if TYPE_CHECKING:
    from ..core.messages import Carried, Host, Hosted, KeyDown, Pointed, Pressed
    from ..table.play import Play


class Visit(Protocol):
    """A room beside the foyer, such as the calendar of the deals of the day or the puzzles, which comes late. `app` is the
    `App`, whose module imports this one, so that its type cannot be named here.
    """

    @property
    def leg(self) -> str:
        """The press that opens the room: see page.routes."""

    def title(self, app: Any) -> str:
        """What the room is called (plain text)."""

    def handled(self, app: Any, message: Pressed | KeyDown | Pointed) -> Done:
        """Handles a press that the room answers, a key or a pointer."""

    def take_outcome(self, app: Any, answered: Carried) -> Done:
        """What came of a copy or of a file with a picture that the room has asked for."""

    def tick(self, app: Any) -> Done:
        """The time of a `Wait` has come: the room works on for a slice."""


@dataclass(slots=True, eq=False)
class Foyer:
    """Where people come in, and choose a game. A visit is shown in its place, and all that is done here is done there too."""

    visit: Visit | None = None
    """The visit that is open; None if there is none."""
    markup: Callable[[Any, Any], Node] = lambda _app, _visit: NOTHING
    """How it is shown."""


class SettingUp:
    """The dialog that sets the chosen game up."""

    name: ClassVar = "setup"


@dataclass(slots=True, eq=False)
class Plans:
    """Which game is chosen, and how the next one of each kind is set up."""

    chosen: str
    pressed: bool = False
    """Whether somebody has chosen it."""
    setups: dict[str, Setup] = field(default_factory=dict)

    def setup(self, game: Game[Any], bots: Mapping[str, Bot], name: str) -> Setup:
        """The set-up for the next game of this kind; a new one is for a person of this name."""
        if game.key not in self.setups:
            self.setups[game.key] = plain(game, bots, name)
        return self.setups[game.key]


class Guesting(Protocol):
    """What the page asks of the code for guests, bots from a file, which is loaded late (page.guests)."""

    @property
    def seat(self) -> int | None:
        """The seat of the guest in the set-up of the chosen game; None if it has none."""

    def panel(self) -> Node:
        """What the set-up shows of guests."""

    def menu(self) -> list[Node]:
        """The entries of a table's menu."""

    def sit(self, play: Play) -> None:
        """A match has begun: the guest sits down to it, if it is one of the players."""

    def question(self, play: Play) -> Host | None:
        """What the guest is asked, if it is its turn; None if it is not."""

    def take_hosted(self, message: Hosted) -> Done:
        """Takes what came of a question or of a file."""
