"""An empty wall: what will hang there once a game is finished, and the press that begins one."""

from __future__ import annotations

from ..app import App
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import Node, el
from ..programme import show


def frames(*hung: tuple[str, str]) -> Node:
    """Empty frames, each with its icon and what will hang in it; the middle one is the largest."""
    each = (el("li", el("i"), el("span", icon(sign), cls="wait-f"), el("b", text)) for sign, text in hung)
    return el("ul", *each, cls="waits")


def begin(app: App, key: str) -> Node:
    """Begins a game of this kind, with advice if it would be the first one."""
    words = app.words
    if app.newcomer(key):
        return button(words("Play your first game"), f"learn {key}", cls="do", id="bare-begin")
    return button(words("Play %(game)s", game=words(show(key).title)), f"play {key}", cls="do", id="bare-begin")
