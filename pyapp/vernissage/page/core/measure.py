"""The table's measures, the same as in the style sheet (shell.css): what fits into a window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from .words import Words

WIDE: Final = 1248
"""From this width on, everything lies side by side; below it there is a sheet at the foot."""
COMPACT: Final = 600
"""Below this width, a phone."""
VAST: Final = 1600
"""From this width on, what lies beside the own things is wider."""
COLUMNS: Final = 12
ROWS: Final = 9
"""The spaces that have to fit into the middle: those of Art Society's wall."""
REEL: Final = 84
"""The height of a replay's controls."""


def is_wide(width: int) -> bool:
    """Whether the table lies side by side."""
    return width >= WIDE


def is_compact(width: int) -> bool:
    """Whether this is a phone."""
    return width < COMPACT


def unit(width: int, height: int) -> int:
    """CSS px for one space: as large as the window allows, at least 20 and at most 64."""
    if is_wide(width):
        return max(38, min((height - 332) // ROWS, (width - 656) // COLUMNS, 64))
    if is_compact(width):
        across = (width - (20 if width < 340 else 24)) // COLUMNS
        return max(20, min(across, (height - (382 if height > 640 else 332)) // ROWS))
    return max(25, min((width - 48) // COLUMNS, (height - (490 if height > 900 else 380)) // ROWS))


class Room(NamedTuple):
    """The room for pictures in CSS px: across, high, and how much higher while nothing else needs it."""

    across: int
    high: int
    more: int = 0


MARKET: Final = Room(352, 78, 40)
"""The room on a desk of 1280 by 800."""


def market(width: int, height: int) -> Room:
    """The room for the pictures of what is on offer: beside the own things, or in the sheet."""
    if is_wide(width):
        across = MARKET.across if width < VAST else max(464, min(width // 4, 640))
        return Room(across, max(72, min(MARKET.high + (height - 800) * 6 // 10, 280)), MARKET.more)
    if is_compact(width):
        more = max(0, min((height - 740) * 6 // 10, 100))
        left = height - 438 - ROWS * unit(width, height) if height >= 732 else 0  # what the wall and a hand of bids leave
        return Room(width - 24, 50 + more, max(0, min(left, 100) - more))
    return Room(min(width - 48, 720), 108, 30) if height > 900 else Room(min(width - 48, 720), 72)


class Look(NamedTuple):
    """How the table is shown: in which words, how large (see `unit` and `market`)."""

    words: Words
    compact: bool
    unit: int
    market: Room = MARKET


@dataclass(frozen=True, slots=True)
class Window:
    """The window's size in CSS px, and whether people want less motion."""

    width: int = 1280
    height: int = 800
    still: bool = False

    @property
    def wide(self) -> bool:
        """Whether the table has room for everything side by side."""
        return is_wide(self.width)

    def look(self, words: Words, below: int = 0) -> Look:
        """How a table is shown, with something so high at its foot."""
        high = self.height - below
        return Look(words, is_compact(self.width), unit(self.width, high), market(self.width, high))
