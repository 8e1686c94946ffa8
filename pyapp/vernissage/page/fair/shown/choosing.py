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

_LOOK = (
    '<svg x="{}" y="{}" width="{}" height="{}" viewBox="0 0 312 409" preserveAspectRatio="xMidYMid slice">'
    '<use href="#poster" width="312" height="468"/></svg>'
)
"""The middle of a game's poster (visits.css)."""


def _phone(x: int, y: int, width: int, height: int) -> str:
    edge = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" class="wy-s"/>'
    return edge + _LOOK.format(x + 3, y + 5, width - 6, height - 10)


def _frame(x: int, y: int) -> str:
    return f'<rect x="{x}" y="{y}" width="34" height="46" class="wy-g"/>' + _LOOK.format(x + 3, y + 3, 28, 40)


_PICTURES = {
    "challenge": _frame(0, 14) + _frame(66, 14) + _frame(33, 1)
    + '<path d="M17 67q33 16 66 0" class="wy-l" stroke-dasharray="1 6"/>',
    "link": _phone(2, 2, 38, 58) + _phone(60, 20, 38, 58)
    + '<path d="M46 9h18q14 0 14 7m-6-5l6 6 6-6M54 71H36q-14 0-14-7m6 5l-6-6-6 6" class="wy-l"/>',
    "live": '<ellipse cx="50" cy="52" rx="49" ry="27" class="wy-t"/>' + _phone(5, 3, 36, 56) + _phone(59, 3, 36, 56)
    + '<path d="M42 61a11 11 0 0 1 16 0M46 67a6 6 0 0 1 8 0" class="wy-l"/>',
    "device": _phone(26, 2, 48, 76)
    + '<path d="M14 22q-12 18 0 36m-6-5l6 5 2-8M86 58q12-18 0-36m6 5l-6-5-2 8" class="wy-l"/>',
}  # fmt: skip
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
