"""How bots keep their slices short without a clock: they count units of work, and pause after a number of them."""

from __future__ import annotations

from typing import Final

SLICE: Final = 12
"""The work of a slice. A unit takes about a tenth of a millisecond in CPython. So a slice takes 1 to 2 ms there, up to 4 ms in
the browser, and up to 16 ms in a browser four times slower. (The page runs several slices one after the other.)
"""


class Pace:
    """Counts the units of work while a bot thinks."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        self.done = 0

    def due(self, work: int) -> bool:
        """Adds so many units of work. Returns whether a pause is due."""
        self.done += work
        if self.done < SLICE:
            return False
        self.done = 0
        return True
