"""Presses that work in every room: theme, sounds, speed, notices, a newer build."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Renew, Sound
from ..core.motion import SPEEDS, Speed
from ..core.presses import maybe, one_of, press
from ..keeping.likes import THEMES
from ..press import Verbs


def theme(app: App, name: str | None) -> Done:
    """Sets the theme of this name; without a name, the next theme."""
    app.likes.theme = name or THEMES[(THEMES.index(app.likes.theme) + 1) % len(THEMES)]
    app.remember()
    return done()


def sound(app: App, switch: str) -> Done:
    """Switches the small sounds on or off. When they are switched on, one is played as a sample."""
    app.likes.sound = switch == "on"
    app.remember()
    return done(Sound("gavel")) if app.likes.sound and not app.window.still else done()


def speed(app: App, chosen: Speed) -> Done:
    """Sets how fast pieces move on a table."""
    app.likes.speed = chosen
    app.remember()
    return done()


def dismiss(app: App) -> Done:
    """Removes the notice."""
    if not app.notice:
        return UNUSED
    app.notice = ""
    return done(Focus("title"))


def renew(app: App) -> Done:
    """Loads the newer build."""
    return done(Renew()) if app.offers else UNUSED


def later(app: App) -> Done:
    """Leaves the newer build for the next visit."""
    if not app.offers:
        return UNUSED
    app.newer = ""
    return done(Focus("title"))


VERBS: Final[Verbs] = {
    "theme": press(theme, maybe(one_of(THEMES))),
    "sound": press(sound, one_of(("on", "off"))),
    "speed": press(speed, one_of(tuple(SPEEDS))),
    "dismiss": press(dismiss),
    "renew": press(renew),
    "later": press(later),
}
