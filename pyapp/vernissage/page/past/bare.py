"""An empty wall: what will hang there once a game is finished, and the press that begins one."""

from __future__ import annotations

from collections.abc import Mapping

from ..app import App
from ..core.buttons import button
from ..core.markup import Node, el, join
from ..programme import show


def frames(*hung: tuple[Node, str], on: int = -1) -> Node:
    """Empty frames, each with its sign and what will hang in it; the one at `on` is told from the others."""
    each = (
        el("li", el("i"), el("span", sign, cls="wait-f"), el("b", text), cls="on" if i == on else None)
        for i, (sign, text) in enumerate(hung)
    )
    return el("ul", *each, cls="waits")


def wall(app: App, key: str, named: Mapping[str, str], head: str, told: str) -> Node:
    """A wall of empty frames, one a game with its poster and its name in `named`, this game's in gold; below it a heading,
    a sentence, and the press that begins a game of this kind.
    """
    hung = (
        (el("svg", el("use", href=f"#poster-{one}"), viewBox="0 0 312 468", aria_hidden="true"), name)
        for one, name in named.items()
    )
    say = el("div", el("h2", head), el("p", told))
    return join((frames(*hung, on=list(named).index(key)), el("div", say, begin(app, key), cls="wait-b")))


def begin(app: App, key: str) -> Node:
    """Begins a game of this kind, which its button names, with advice if it would be the first one."""
    words, verb = app.words, "learn" if app.newcomer(key) else "play"
    return button(words("Play %(game)s", game=words(show(key).title)), f"{verb} {key}", cls="do", id="bare-begin")
