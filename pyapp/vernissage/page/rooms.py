"""The rooms: how each is shown, and what is done in it. One line a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from .app import App
from .core.done import UNUSED, Done
from .core.markup import Content
from .core.messages import Keyed, Pointed, Pressed, Say
from .core.presses import ROOM, one_of, press, rest, word
from .core.words import LANGUAGES
from .foyer import render as foyer_shown
from .foyer import update as foyer
from .foyer.state import Foyer
from .press import Verbs
from .replay import render as replay_shown
from .replay import update as replay
from .replay.state import Replay
from .table import render as table_shown
from .table import turns
from .table import update as table
from .table.state import Table


def _nothing(_app: App, _room: Any, _message: Pressed | Keyed | Pointed) -> Done:
    return UNUSED


def _still(_app: App, _room: Any) -> Done:
    return UNUSED


def _no_frame(_app: App, _room: Any) -> dict[str, Content]:
    return {}


class RoomKind(NamedTuple):
    """What there is to know of a kind of room."""

    regions: Callable[[App, Any], dict[str, Content]]
    """Its markup by region."""
    attributes: Callable[[App, Any], dict[str, str]]
    """The attributes of the document's root while this room is open."""
    refreshed: Callable[[App, Any], Done]
    """What is done when the language changes."""
    tick: Callable[[App, Any], Done] = _still
    """What is done when the time of a `Wait` has come."""
    handled: Callable[[App, Any, Pressed | Keyed | Pointed], Done] = _nothing
    """What a press that the room answers, a key or a pointer does."""
    frame: Callable[[App, Any], dict[str, Content]] = _no_frame
    """The regions around a game: those that show which of log and sheet is open. A press that opens or closes one of them
    changes nothing else.
    """


KINDS: Final[dict[type[Any], RoomKind]] = {
    Foyer: RoomKind(foyer_shown.regions, foyer_shown.attributes, foyer.refreshed, foyer.tick),
    Table: RoomKind(table_shown.regions, table_shown.attributes, table.refreshed, turns.tick, table.handled, table_shown.frame),
    Replay: RoomKind(
        replay_shown.regions, replay_shown.attributes, replay.refreshed, replay.tick, replay.handled, replay_shown.frame
    ),
}
"""What comes late puts its own in here: see page.visit."""


def regions(app: App) -> dict[str, Content]:
    """The room's regions."""
    return KINDS[type(app.room)].regions(app, app.room)


def attributes(app: App) -> dict[str, str]:
    """The room's attributes."""
    return KINDS[type(app.room)].attributes(app, app.room)


def frame(app: App) -> dict[str, Content]:
    """The regions around the room's game."""
    return KINDS[type(app.room)].frame(app, app.room)


def tick(app: App) -> Done:
    """The time of a `Wait` has come: the room works on."""
    return KINDS[type(app.room)].tick(app, app.room)


def handled(app: App, message: Pressed | Keyed | Pointed) -> Done:
    """A press that the room answers, a key or a pointer; while a dialog is open, keys do not reach the room."""
    if isinstance(message, Keyed) and app.dialog is not None:
        return UNUSED
    return KINDS[type(app.room)].handled(app, app.room, message)


def speak(app: App, language: str) -> Done:
    """Changes the language."""
    app.speak(language)
    app.remember()
    return KINDS[type(app.room)].refreshed(app, app.room).then(Say(LANGUAGES[language]))


def ask(app: App, verb: str, args: tuple[str, ...]) -> Done:
    """Hands a press to the open room."""
    return handled(app, Pressed(verb, args))


VERBS: Final[Verbs] = {ROOM: press(ask, word, rest), "language": press(speak, one_of(tuple(LANGUAGES)))}
