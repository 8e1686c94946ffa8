"""The whole page as markup by region, and the attributes of its root: a function of the app's state and nothing else."""

from __future__ import annotations

from typing import Final

from . import dialogs, rooms
from .app import App
from .core.markup import NOTHING, Content
from .house.render import notice
from .view.scene import REGIONS

PAGE_REGIONS: Final = ("foyer", "bar", *REGIONS, "tabs", "log", "after", "reel", "pace", "curtain", "notice", "dialog")
"""The ids of the elements that the page writes, which web/index.html has."""
NO_ATTRIBUTES: Final = {
    "title": "Vernissage",
    "class": "",
    "data-tab": "",
    "data-log": "",
    "data-sheet": "",
    "data-game": "",
    "data-reel": "",
    "data-lesson": "",
    "data-reading": "",
    "data-here": "",
    "data-watch": "",
}
"""The attributes of the root in a room that sets none."""


def render(app: App) -> dict[str, Content]:
    """Markup by region; an empty region is hidden."""
    out: dict[str, Content] = dict.fromkeys(PAGE_REGIONS, NOTHING)
    return out | rooms.regions(app) | {"notice": notice(app), "dialog": dialogs.markup(app)}


def attributes(app: App) -> dict[str, str]:
    """The attributes of the document's root by name; `title` is the document's title."""
    house = {"lang": app.words.language, "data-theme": app.likes.theme, "data-saved": app.saved, "data-lost": lost(app)}
    return house | NO_ATTRIBUTES | rooms.attributes(app)


def lost(app: App) -> str:
    """What is lost if the page has to begin again because Python has ended: see web/loader/shell.mjs."""
    return "unsaved" if app.saved == "no" else "live" if app.linked is not None and app.linked.is_live else ""
