"""What the page knows of kept games, and the dialog that lists them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from ..core.device import StorageForbidden
from ..core.markup import Content
from .saves import KeptGame, Shelf, TakenIn

Tab: TypeAlias = Literal["on", "over", "keep"]
"""The dialog's tabs: the games that go on, the finished ones, and how all is kept safe."""
TABS: Final[tuple[Tab, ...]] = get_args(Tab)


PICTURED: Final = 12
"""So many finished games have pictures, the newest: each has a hundred shapes, and the list is written with every one."""


@dataclass(frozen=True, slots=True)
class GameCard:
    """What is shown of a game once it has been looked at."""

    picture: Content
    status: str


@dataclass(slots=True, eq=False)
class Stock:
    """The games on the shelf, as they were when it was read last."""

    going_on: list[KeptGame] = field(default_factory=list)
    finished: list[KeptGame] = field(default_factory=list)
    cards: dict[tuple[str, int, str], GameCard] = field(default_factory=dict)
    """By game, the time of its save, and language."""
    removing: str = ""
    """The game whose removal waits for a second press."""
    tab: Tab = "on"
    """Which part of the list is shown when it is opened."""
    promise: Literal["", "asked", "yes", "no"] = ""
    """Whether the browser has promised not to clear the storage away."""

    @property
    def pictured(self) -> list[KeptGame]:
        """The finished games that have pictures."""
        return self.finished[:PICTURED]

    def look(self, shelf: Shelf) -> None:
        """Reads anew which games are on the shelf."""
        try:
            self.going_on, self.finished = shelf.games(), shelf.history()
        except StorageForbidden:
            self.going_on, self.finished = [], []

    def entry(self, game_id: str) -> KeptGame | None:
        """The game with this id; None if there is none."""
        return next((e for e in (*self.going_on, *self.finished) if e.id == game_id), None)


@dataclass(slots=True, eq=False)
class Games:
    """The dialog with all games of this browser."""

    name: ClassVar = "games"
    renaming: str = ""
    """The game whose name is being typed."""
    typed: str = ""
    fault: str = ""
    taken: TakenIn | None = None
    """What was taken in from the file that was opened last."""
