"""Markup of the sheet that comes first: four ways to play with others, each with the time it takes and what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.buttons import button
from ...core.markup import Markup, Node, el
from ...programme import show
from ..joining import options, sizes
from ..links import links
from .parts import Sheet

if TYPE_CHECKING:
    from ..hand import Hand

_PHONE = (
    '<rect x="{x}" y="{y}" width="26" height="40" rx="4" class="wy-s"/>'
    '<rect x="{sx}" y="{sy}" width="16" height="20" class="wy-g"/>'
)
_FRAME = (
    '<rect x="{x}" y="{y}" width="27" height="35" class="wy-g"/><rect x="{sx}" y="{sy}" width="19" height="27" class="wy-r"/>'
)
_PICTURES = {
    "challenge": _FRAME.format(x=6, y=22, sx=10, sy=26)
    + _FRAME.format(x=67, y=22, sx=71, sy=26)
    + _FRAME.format(x=36, y=8, sx=40, sy=12)
    + '<path d="M18 64q32 16 64 0" class="wy-l" stroke-dasharray="1 6"/>',
    "link": _PHONE.format(x=4, y=16, sx=9, sy=22)
    + _PHONE.format(x=70, y=16, sx=75, sy=22)
    + '<path d="M38 30h23m-6-5l6 5-6 5M62 46H39m6-5l-6 5 6 5" class="wy-l"/>',
    "live": '<ellipse cx="50" cy="46" rx="46" ry="26" class="wy-t"/>'
    + _PHONE.format(x=12, y=22, sx=17, sy=28)
    + _PHONE.format(x=62, y=22, sx=67, sy=28)
    + '<path d="M42 58a11 11 0 0 1 16 0M46 63a6 6 0 0 1 8 0" class="wy-l"/>',
    "device": '<rect x="32" y="8" width="36" height="58" rx="5" class="wy-s"/>'
    '<rect x="38" y="16" width="24" height="30" class="wy-g"/>'
    '<path d="M22 24q-12 16 0 34m-6-5l6 5 2-8M78 58q12-16 0-34m6 5l-6-5-2 8" class="wy-l"/>',
}
"""What each way looks like, in a box of 100 by 80."""


def _icon(path: str) -> Node:
    return el("svg", el("path", d=path), cls="ic", viewBox="0 0 24 24", aria_hidden="true")


def choose(hand: Hand) -> Sheet:
    """The sheet of the four ways to play the chosen game with others."""
    app, words = hand.app, hand.app.words
    key = app.plans.chosen
    one, those = show(key), sizes(hand)
    few, many = str(those[0]), str(those[-1])
    span = few if few == many else f"{few}–{many}"  # noqa: RUF001 - a range has an en dash
    n = links(key, hand.seats, options(hand, key, hand.seats, hand.bots))
    whole = words.count("%(n)s minute", "%(n)s minutes", one.minutes)
    at_once = words("%(minutes)s at one go", minutes=whole)
    days = words("Days to weeks")
    if n is not None:
        days = words("Days to weeks: about %(n)s links for %(seats)s", n=n, seats=hand.seats)
    rows = (
        ("challenge", "challenge setup", "linked-challenge", words("Challenge"),
         words("Everybody plays the same deal against bots, and then sees the games of the others."),
         words("%(minutes)s each, whenever you like", minutes=whole), words("2–10 people, one link for all")),  # noqa: RUF001
        ("link", "linked invite", "linked-by-link", words("By link, turn by turn"),
         words("You play against each other: each move goes across as a link, and secrets stay secret."),
         days, words("%(players)s people, a chat that you share", players=span)),
        ("live", "linked live open", "linked-live", words("Here together"),
         words("All play at the same time, each on a device of their own, and secrets stay secret."),
         at_once, words("%(players)s people, one network, cameras for QR codes", players=span)),
        ("device", "open setup", "linked-one-device", words("One device"),
         words("The device goes round, and a curtain hides what the others may not see."),
         at_once, words("%(players)s people, this device", players=span)),
    )  # fmt: skip
    cards = (
        el(
            "li",
            el("svg", Markup(_PICTURES[way]), viewBox="0 0 100 80", aria_hidden="true"),
            el("div",
               el("h3", button(title, do, cls="quiet", id=ident, aria_describedby=f"about-{way}")),
               el("p", about, id=f"about-{way}"),
               el("p", _icon("M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 8v4.5l3 2"), time, cls="wy-f"),
               el("p", _icon("M12 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM5 20c0-8 14-8 14 0"), needs, cls="wy-f")),
            cls=f"wy {way}",
        )
        for way, do, ident, title, about, time, needs in rows
    )  # fmt: skip
    title = words("%(game)s with friends", game=words(one.title))
    return title, el("ul", *cards, cls="wys")
