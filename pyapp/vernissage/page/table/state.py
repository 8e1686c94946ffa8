"""The table as a room, and its dialogs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ...table.game import Seat
from ..core.done import Done
from ..programme import show
from .play import Play


@dataclass(slots=True, eq=False)
class Side:
    """What lies beside the middle of a table: a phone's sheet, and the log."""

    tab: str = ""
    """The region that is open in the sheet; empty: none, `log`: the log."""
    peek: bool = True
    """Whether the sheet shows only the head of its open region: until a tab is pressed."""
    log: bool = False
    """Whether the log is open."""


class Deed(NamedTuple):
    """What a bot has done, in a sentence."""

    seat: Seat
    text: str


@dataclass(slots=True, eq=False)
class TableRoom:
    """A match being played here."""

    play: Play
    side: Side
    hurry: bool = False
    """Whether the bots' pauses are skipped until a person is asked."""
    thinking: int = 0
    """The ticket of the `Think` that was asked for last."""
    waits: bool = False
    """Whether a bot waits until the person has looked at what was turned up: else what it does would show before that."""
    told: Deed | None = None
    """What a bot has just done, if that is told in the place of the title."""

    @property
    def over(self) -> bool:
        """Whether the game's end is shown: once its last move has been told."""
        return self.play.over and self.told is None


class NotBack:
    """The dialog that says why nothing can be taken back."""

    name: ClassVar = "undo"


class Elsewhere:
    """The dialog that asks whether a game is taken over from another tab."""

    name: ClassVar = "elsewhere"


class Wanted(NamedTuple):
    """A game that people want, and what is done as soon as this tab has its lock."""

    id: str
    then: Callable[[], Done]


def first_tab(play: Play) -> str:
    """The region that a phone's sheet shows first; empty if the game has none."""
    return next((region for region, _ in show(play.match.game.key).tabs), "")
