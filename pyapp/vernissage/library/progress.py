"""Tells how far long work has come: on a terminal in one line that is rewritten, elsewhere in a line now and then."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Final, TextIO

BAR: Final = 20
"""How many characters wide the bar is."""
OFTEN: Final = 0.2
"""Seconds between two writings on a terminal."""
SELDOM: Final = 30.0
"""Seconds between two lines elsewhere."""


class Progress:
    """Tells how much is done, how long the rest will probably take, and what is known so far."""

    def __init__(self, clock: Callable[[], float], out: TextIO) -> None:
        """The clock gives seconds, from any beginning."""
        self._clock, self._out = clock, out
        self._live = out.isatty()
        self._began = self._told = clock()
        self._first: int | None = None
        self._wide = 0

    def show(self, done: int, total: int, note: Callable[[], str]) -> None:
        """Tells that `done` of `total` are done, at least 0 and 1, if it is time to. The note is asked for only then.

        What was done at the first call costs no time: it is from an earlier run.
        """
        now = self._clock()
        if self._first is None:
            self._first = done
        if now - self._told < (OFTEN if self._live else SELDOM):
            return
        self._told = now
        full = BAR * done // total
        new = done - self._first
        left = f", {length((now - self._began) * (total - done) / new)} left" if new else ""
        text = f"[{'#' * full}{'.' * (BAR - full)}] {done} of {total}{left}  {note()}"
        if not self._live:
            self._out.write(text + "\n")
        else:
            text = text[: shutil.get_terminal_size().columns - 1]
            self._out.write("\r" + text.ljust(self._wide))
            self._wide = len(text)
        self._out.flush()

    def close(self) -> None:
        """Wipes the line from a terminal, so that what is written next stands alone."""
        if self._wide:
            self._out.write("\r" + " " * self._wide + "\r")
            self._out.flush()
            self._wide = 0


def length(seconds: float) -> str:
    """A length of time in its two largest units."""
    for unit, size, below, part in (("d", 86400, "h", 3600), ("h", 3600, "min", 60), ("min", 60, "s", 1)):
        if seconds >= size:
            return f"{int(seconds // size)} {unit} {int(seconds % size // part)} {below}"
    return f"{int(seconds)} s"
