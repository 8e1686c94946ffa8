"""An empty wall: what will hang there once a game is finished, and the press that begins one."""

from __future__ import annotations

from collections.abc import Mapping

from ..app import App
from ..core.buttons import button
from ..core.markup import Node, el, join
from ..house.render import poster
from ..programme import show


def wall(app: App, key: str, named: Mapping[str, str], head: str, told: str) -> Node:
    """A wall of empty frames, one a game with its poster and its name in `named`, this game's in gold; below it a heading,
    a sentence, and the press that begins a game of this kind.
    """

    def frame(one: str) -> Node:
        return el("li", el("i"), el("span", poster(one), cls="wait-f"), el("b", named[one]), cls="on" if one == key else None)

    say = el("div", el("h2", head), el("p", told))
    return join((el("ul", *map(frame, named), cls="waits"), el("div", say, begin(app, key), cls="wait-b")))


def begin(app: App, key: str) -> Node:
    """Begins a game of this kind, which its button names, with advice if it would be the first one."""
    words, verb = app.words, "learn" if app.newcomer(key) else "play"
    return button(words("Play %(game)s", game=words(show(key).title)), f"{verb} {key}", cls="do", id="bare-begin")
