"""A visit: a room beside the foyer, such as the calendar of the deals of the day or the puzzles; one leaves it for the foyer.

Its feature has the state, and makes it when the room is opened; the app knows no more of it than this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .app import App
    from .core.markup import Node
    from .core.messages import Act, Effect, Keyed, Pointed


class Visit(Protocol):
    """A room that is open."""

    def title(self, app: App) -> str:
        """What the room is called (plain text)."""
        ...

    def render(self, app: App) -> Node:
        """The room, in the foyer's place."""
        ...

    def handled(self, app: App, message: Act | Keyed | Pointed) -> list[Effect] | None:
        """What a press on `data-act`, a key or a pointer leads to; None if the room has no use for it."""
        ...

    def tick(self, app: App) -> list[Effect]:
        """The time of a `Wait` has come: the room works on for a slice."""
        ...
