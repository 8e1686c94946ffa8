"""The way that people have gone, as the tab's history has it: an entry a place (see `places`). It outlives a reload."""

from __future__ import annotations

from typing import Protocol

from .places import Places


class History(Protocol):
    """A tab's history, as far as it is asked for."""

    def here(self) -> Places | None:
        """The places of the present entry. None: the browser has made it, for a new fragment of the address."""

    def write(self, places: Places) -> None:
        """Writes the present entry."""

    def add(self, below: Places, places: Places) -> None:
        """Writes the present entry, and adds one. A fragment of the address goes on to that: a link belongs to what it opens,
        and going back from there does not open it again.
        """

    def back(self, steps: int) -> None:
        """Begins to go back. Some time later `Trail.went` is called."""


class Trail:
    """Keeps the history at where people are. What they open adds an entry; what they close by a button is gone back over, and
    until that is done nothing is written.
    """

    def __init__(self, history: History) -> None:
        self.history = history
        self.going = False
        """Whether the page itself goes back just now."""
        self.wanted: Places = ()
        if history.here() is None:
            history.write(())

    def stand(self, places: Places) -> None:
        """People are at these places."""
        history, here = self.history, self.history.here()
        self.wanted = places
        if self.going or here == places:
            return
        if here is None or len(here) == len(places):
            history.write(places)
        elif len(here) > len(places):
            self.going = True
            history.back(len(here) - len(places))
        else:
            for n in range(len(here), len(places)):
                history.add(places[:n], places[: n + 1])

    def went(self) -> Places | None:
        """The present entry is another one. Gives its places if it was people who went there."""
        if not self.going:
            return self.history.here()
        self.going = False
        self.stand(self.wanted)
        return None
