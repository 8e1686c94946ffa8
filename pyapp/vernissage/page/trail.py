"""The way that people have gone, as the tab's history has it: an entry a leg (see `routes`). It outlives a reload."""

from __future__ import annotations

from typing import Protocol

from .routes import Route


class History(Protocol):
    """A tab's history, as far as it is asked for."""

    def here(self) -> Route | None:
        """The route of the present entry. None: the browser has made it, for a new fragment of the address."""

    def write(self, route: Route) -> None:
        """Writes the present entry."""

    def add(self, below: Route, route: Route) -> None:
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
        self.wanted: Route = ()
        if history.here() is None:
            history.write(())

    def stand(self, route: Route) -> None:
        """This route has led people to where they are."""
        history, here = self.history, self.history.here()
        self.wanted = route
        if self.going or here == route:
            return
        if here is None or len(here) == len(route):
            history.write(route)
        elif len(here) > len(route):
            self.going = True
            history.back(len(here) - len(route))
        else:
            for n in range(len(here), len(route)):
                history.add(route[:n], route[: n + 1])

    def went(self) -> Route | None:
        """The present entry is another one. Gives its route if it was people who went there."""
        if not self.going:
            return self.history.here()
        self.going = False
        self.stand(self.wanted)
        return None
