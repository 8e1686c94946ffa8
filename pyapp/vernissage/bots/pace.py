"""How bots keep their slices short without a clock: they count what they do, and pause when it adds up."""

from __future__ import annotations

from typing import Final

SLICE: Final = 12
"""The work of a slice. A unit is what takes about a tenth of a millisecond in CPython, so that a slice takes 1 to 2 ms
there, up to 4 ms in the browser and up to 16 ms in a browser four times slower. (The page lets several follow one another.)
"""


class Pace:
    """Counts one thought's work."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        self.done = 0

    def due(self, work: int) -> bool:
        """Whether a pause is due now that so many more units of work are done."""
        self.done += work
        if self.done < SLICE:
            return False
        self.done = 0
        return True
