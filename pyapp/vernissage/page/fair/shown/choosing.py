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
    '<use href="#poster" x="{sx}" y="{sy}" width="18" height="27"/>'
)
_FRAME = (
    '<rect x="{x}" y="{y}" width="27" height="37" class="wy-g"/><use href="#poster" x="{sx}" y="{sy}" width="21" height="31"/>'
)
_PICTURES = {
    "challenge": _FRAME.format(x=5, y=20, sx=8, sy=23)
    + _FRAME.format(x=68, y=20, sx=71, sy=23)
    + _FRAME.format(x=36.5, y=6, sx=39.5, sy=9)
    + '<path d="M18 64q32 16 64 0" class="wy-l" stroke-dasharray="1 6"/>',
    "link": _PHONE.format(x=4, y=16, sx=8, sy=22)
    + _PHONE.format(x=70, y=16, sx=74, sy=22)
    + '<path d="M38 30h23m-6-5l6 5-6 5M62 46H39m6-5l-6 5 6 5" class="wy-l"/>',
    "live": '<ellipse cx="50" cy="46" rx="46" ry="26" class="wy-t"/>'
    + _PHONE.format(x=12, y=20, sx=16, sy=26)
    + _PHONE.format(x=62, y=20, sx=66, sy=26)
    + '<path d="M42 58a11 11 0 0 1 16 0M46 63a6 6 0 0 1 8 0" class="wy-l"/>',
    "device": '<rect x="32" y="8" width="36" height="58" rx="5" class="wy-s"/>'
    '<use href="#poster" x="36" y="13" width="28" height="42"/>'
    '<path d="M22 24q-12 16 0 34m-6-5l6 5 2-8M78 58q12-16 0-34m6 5l-6-5-2 8" class="wy-l"/>',
}
"""What each way looks like, in a box of 100 by 80; `#poster` stands for that of the game."""


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
        days = words("Days to weeks: about %(n)s links for %(seats)s players", n=n, seats=hand.seats)
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
            el("svg", Markup(_PICTURES[way].replace("#poster", f"#poster-{key}")), viewBox="0 0 100 80", aria_hidden="true"),
            el("div",
               el("h3", button(title, do, cls="quiet", id=ident, aria_describedby=f"about-{way}")),
               el("p", about, id=f"about-{way}"),
               el("p", _icon("M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 8v4.5l3 2"), time, cls="wy-f"),
               el("p", _icon("M12 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM5 20c0-8 14-8 14 0"), needs, cls="wy-f")),
            cls="wy",
        )
        for way, do, ident, title, about, time, needs in rows
    )  # fmt: skip
    title = words("%(game)s with friends", game=words(one.title))
    return title, el("ul", *cards, cls="wys")
