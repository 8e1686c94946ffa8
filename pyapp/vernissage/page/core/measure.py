"""The table's measures, the same as in the style sheets: what fits into a window.

A px is what it is in the style sheets: a sixteenth of the page's letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from .words import Words

WIDE: Final = 1248
"""From this width on, everything lies side by side; below it there is a sheet at the foot."""
COMPACT: Final = 600
"""Below this width, a phone."""
FLAT: Final = 600
"""Below this height, a phone in landscape."""
VAST: Final = 1600
"""From this width on, what lies beside the own things is wider."""
COLUMNS: Final = 12
ROWS: Final = 9
"""The spaces that have to fit into the middle: those of Art Society's wall."""
REEL: Final = 84
"""The height of a replay's controls."""
LESSON: Final = 150
"""The height of a first game's panel on a phone, about."""


def is_wide(width: int) -> bool:
    """Whether the table lies side by side."""
    return width >= WIDE


def is_compact(width: int) -> bool:
    """Whether this is a phone."""
    return width < COMPACT


class Size(NamedTuple):
    """A width and a height in px."""

    width: int
    height: int


def unit(whole: Size, left: Size) -> int:
    """Px for one space, at least 20 and at most 64: as large as what is left of a whole window allows."""
    (width, height), (across, high) = whole, left
    if is_wide(width):
        return max(38, min((high - 332) // ROWS, (across - 656) // COLUMNS, 64))
    if is_compact(width):
        columns = (across - (20 if width < 340 else 24)) // COLUMNS
        return max(20, min(columns, (high - (382 if height > 640 else 352)) // ROWS))
    return max(25, min((across - 48) // COLUMNS, (high - (490 if height > 900 else 380)) // ROWS))


class Space(NamedTuple):
    """The room for pictures in px: across, high, and how much higher while nothing else needs it."""

    across: int
    high: int
    more: int = 0


MARKET: Final = Space(352, 78, 40)
"""The room on a desk of 1280 by 800."""


def market(whole: Size, left: Size) -> Space:
    """The room for the pictures of what is on offer: beside the own things, or in the sheet."""
    (width, height), (across, high) = whole, left
    if is_wide(width):
        side = MARKET.across if width < VAST else max(464, min(width // 4, 640))
        return Space(side, max(72, min(MARKET.high + (high - 800) * 6 // 10, 280)), MARKET.more)
    if is_compact(width):
        more = max(0, min((high - 740) * 6 // 10, 100))
        over = high - 438 - ROWS * unit(whole, left) if height >= 732 else 0  # what the wall and a hand of bids leave
        return Space(across - 24, 47 + more, max(0, min(over, 100) - more))
    return Space(min(across - 48, 720), 108, 30) if height > 900 else Space(min(across - 48, 720), 72)


def replayed(whole: Size, left: Size) -> Space:
    """As `market`, in a replay. A replay asks for no decision, so on a phone the pictures get that room."""
    (width, height), (across, high) = whole, left
    if is_compact(width):
        return Space(across - 24, max(88, min(high - width * 3 // 4 - 286, 160)))
    if height + REEL < min(FLAT, width):
        return Space(min(across * 46 // 100, 360) - 48, max(72, min(high - 150, 160)))
    return market(whole, left)


class TableLook(NamedTuple):
    """How the table is shown: in which words, how large (see `unit` and `market`)."""

    words: Words
    compact: bool
    unit: int
    market: Space = MARKET


@dataclass(frozen=True, slots=True)
class Window:
    """The window's size in px, whether people want less motion, and so much of its width and height that the device covers."""

    width: int = 1280
    height: int = 800
    still: bool = False
    covered: Size = Size(0, 0)  # noqa: RUF009 - it cannot change

    @property
    def wide(self) -> bool:
        """Whether the table has room for everything side by side."""
        return is_wide(self.width)

    def look(self, words: Words, below: int = 0) -> TableLook:
        """How a table is shown, with something so high at its foot."""
        whole, left = self._rooms(below)
        return TableLook(words, is_compact(self.width), unit(whole, left), market(whole, left))

    def look_at_replay(self, words: Words) -> TableLook:
        """How a replay is shown: there is a row of controls at its foot."""
        return self.look(words, REEL)._replace(market=replayed(*self._rooms(REEL)))

    def _rooms(self, below: int) -> tuple[Size, Size]:
        """The whole room over something so high at the window's foot, and what the device leaves of it."""
        whole = Size(self.width, self.height - below)
        return whole, Size(whole.width - self.covered.width, whole.height - self.covered.height)
