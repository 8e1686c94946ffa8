"""A session: messages go in, the app answers, what changed is written to the page, effects are carried out. How the page looks
is a function of the app's state and nothing else.

Glossary: the *page* is a browser's document, or a test's double of it.
"""

from __future__ import annotations

from typing import Final, Protocol

from . import dialogs
from .app import App
from .core.done import Done, Shows
from .core.markup import NOTHING, Content, written
from .core.messages import Effect, Message, Move
from .foyer import render as foyer
from .foyer.state import Foyer
from .house.render import notice
from .replay import render as replay
from .replay.state import Replay
from .routes import Route, on_the_way, route
from .table import render as table
from .table.state import TableRoom
from .update import update
from .view.scene import REGIONS

PAGE_REGIONS: Final = ("foyer", "bar", "reel", *REGIONS, "tabs", "log", "after", "pace", "curtain", "notice", "dialog")
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


class Page(Protocol):
    """A document that can be written to."""

    def write(self, region: str, markup: str) -> None:
        """Puts the markup into the element with this id; hides it if there is none. The focus and what is typed survive."""

    def attribute(self, name: str, value: str) -> None:
        """Sets an attribute of the document's root; `title` is the document's title."""

    def carry(self, effect: Effect) -> None:
        """Carries an effect out."""

    def stand(self, route: Route) -> None:
        """Keeps in the tab's history where people are."""

    def look(self) -> None:
        """Remembers where every piece lies, so that what lies elsewhere after the next write can be shown moving."""


class Session:
    """An app and the page it is shown on."""

    def __init__(self, app: App, page: Page) -> None:
        self.app, self.page = app, page
        self._shown: dict[str, str] = {}
        self._attributes: dict[str, str] = {}

    def stands(self, region: str, markup: str) -> None:
        """Takes it that a region stands in the page like this: it is not written again."""
        self._shown[region] = markup

    def send(self, message: Message) -> bool:
        """Hands a message to the app; gives whether the app had a use for it."""
        came = update(self.app, message)
        if came.used:
            if not on_the_way(self.app):
                self.page.stand(route(self.app))
            self.show(came)
        return came.used

    def show(self, came: Done) -> None:
        """Writes what has changed to the page, and carries the effects out."""
        if any(isinstance(effect, Move) for effect in came.effects):
            self.page.look()
        self._write(came.shows)
        for effect in came.effects:
            self.page.carry(effect)

    def _write(self, shows: Shows) -> None:
        if shows == "nothing":
            return
        for name, value in attributes(self.app).items():
            if self._attributes.get(name) != value:
                self._attributes[name] = value
                self.page.attribute(name, value)
        if shows == "root":
            return
        match shows:
            case "dialog":
                regions: dict[str, Content] = {"dialog": dialogs.markup(self.app)}
            case "frame":
                regions = _frame(self.app)
            case _:
                regions = render(self.app)
        for region, markup in regions.items():
            # What was typed stands in the document already: writing it anew would move the caret and swallow presses.
            self._show(region, markup, silently=shows == "typed")

    def _show(self, region: str, node: Content, *, silently: bool = False) -> None:
        markup = written(node)
        if self._shown.get(region, "") != markup:
            self._shown[region] = markup
            if not silently:
                self.page.write(region, markup)


# -- the whole page -------------------------------------------------------------------------------------------------------


def render(app: App) -> dict[str, Content]:
    """Markup by region; an empty region is hidden."""
    match app.room:
        case Foyer() as room:
            regions = foyer.regions(app, room)
        case TableRoom() as room:
            regions = table.regions(app, room)
        case Replay() as room:
            regions = replay.regions(app, room)
    return dict.fromkeys(PAGE_REGIONS, NOTHING) | regions | {"notice": notice(app), "dialog": dialogs.markup(app)}


def _frame(app: App) -> dict[str, Content]:
    """The regions around a game that show which of log and sheet is open: a press that opens one changes nothing else."""
    match app.room:
        case TableRoom() as room:
            return table.frame(app, room)
        case Replay() as room:
            return replay.frame(app, room)
    return {}


def attributes(app: App) -> dict[str, str]:
    """The attributes of the document's root by name; `title` is the document's title."""
    match app.room:
        case Foyer() as room:
            own = foyer.attributes(app, room)
        case TableRoom() as room:
            own = table.attributes(app, room)
        case Replay() as room:
            own = replay.attributes(app, room)
    house = {"lang": app.words.language, "data-theme": app.likes.theme, "data-saved": app.saved, "data-lost": _lost(app)}
    return house | NO_ATTRIBUTES | own


def _lost(app: App) -> str:
    """What is lost if the page has to begin again because Python has ended: see web/loader/shell.mjs."""
    return "unsaved" if app.saved == "no" else "live" if app.by_link is not None and app.by_link.is_live else ""
