"""Rooms that come only when somebody opens them: the page is started without their code, which one file brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.messages import Answered, Effect, Fetch, Say

if TYPE_CHECKING:
    from .app import App

Effects = list[Effect]


def puzzle(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens the puzzles at the puzzle of the day; fetches them first if they are not here yet."""
    if app.room != "foyer" or args:
        return None
    try:
        from .puzzles.update import opened  # noqa: PLC0415 - it comes only when somebody asks for it
    except ModuleNotFoundError as missing:
        if missing.name is None or not missing.name.startswith("vernissage"):
            raise
        app.write = "no"
        return [Fetch("rooms"), Say(app.words("A moment, please."), urgent=True, shown=True)]
    return opened(app)


def answered(app: App, message: Answered) -> Effects | None:
    """The rooms are here, or could not be had."""
    if message.what != "rooms":
        return None
    if message.good:
        return puzzle(app, ())
    return [Say(app.words("The puzzles could not be loaded. Try again with a connection."), urgent=True, shown=True)]
