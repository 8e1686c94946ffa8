"""Small pieces of markup for Avant Carde's table: cards, marks of the six colours, money, awards, buttons."""

from __future__ import annotations

from functools import cache

from ....art import colours
from ....art.papers import SEAT_PAPERS
from ....art.paths import starter_file
from ....page.core.markup import Child, Markup, Node, el, lasting
from ....page.core.words import Words
from ....table.game import BACK, Seat
from ..rules import box
from ..rules.state import CONCEALED, EMPTY, TURNED, Laid
from .names import changed, mask_colour, mask_numbers
from .patrons import patron_acts, patron_name, patron_of, portrait


@cache
def mark(c: int, cls: str = "") -> Node:
    """The mark of a colour, visible on every ground. The text beside it names the colour."""
    return _drawn(colours.mark(colours.COLOURS[c], 12, 12, 20), f"ac-mark {cls}".rstrip())


@cache
def sign(c: int) -> Node:
    """The sign of a colour alone, for a ground of that colour."""
    return _drawn(colours.sign(colours.COLOURS[c], 12, 12, 20), "ac-mark")


def _drawn(inside: str, cls: str) -> Node:
    return lasting(el("svg", Markup(inside), cls=cls, viewBox="0 0 24 24", aria_hidden="true"))


def award_sign() -> Markup:
    """The picture of an award."""
    return Markup(colours.token("award"))


def gem_sign() -> Markup:
    """The picture of a hidden gem."""
    return Markup(colours.token("gem"))


def change_sign() -> Markup:
    """The picture of a change token."""
    return Markup(colours.token("change"))


def first_sign() -> Markup:
    """The picture of the first player's token."""
    return Markup(colours.token("first"))


def act_sign(act: str) -> Node:
    """The sign for when a patron's powers act, as on the cards: `play` or `buy`."""
    drawn = Markup(f'<circle cx="10" cy="10" r="9.2"/><path d="{colours.ACTS[act]}"/>')
    return el("svg", drawn, cls="ac-act", viewBox="0 0 20 20", aria_hidden="true")


def coin(n: Child) -> Node:
    """A sum of money on a coin."""
    return el("span", el("span", n), cls="ac-coin")


def seat_mark(seat: Seat) -> Node:
    """The mark in a seat's colour."""
    return el("i", cls=f"seat paper-{SEAT_PAPERS[seat]}")


def _picture(inside: str, cls: str) -> Node:
    width, height = colours.CARD
    drawn = el("svg", Markup(inside), viewBox=f"0 0 {width} {height}")
    return el("span", drawn, cls=f"ac-card {cls}".rstrip(), aria_hidden="true")


def face(words: Words, sets: tuple[int, ...], card: int, mask: int = 0, cls: str = "") -> Node:
    """A card with its number side up: number, the sign of its colour, portrait and name of its patron, and when the patron's
    powers act. With a `mask` it shows what the card counts as; if that differs from what is printed, it shows both.
    """
    return _picture(face_picture(words, sets, card, mask), cls)


def face_picture(words: Words, sets: tuple[int, ...], card: int, mask: int = 0, *, bare: bool = False) -> str:
    """The same as an SVG picture alone, in the units of `colours.CARD`, without name and powers if `bare`. For a hidden card it
    shows the back.
    """
    if card == BACK:
        return colours.back()
    mask = mask or box.MASK[card]
    number, *more = mask_numbers(card, mask)
    shown = colours.COLOURS[mask_colour(card, mask)]
    printed = (box.NUMBER[card], colours.COLOURS[box.CARDS[card].colour]) if changed(card, mask) else None
    also = more[0] if more else 0
    patron = patron_of(sets, box.NUMBER[card])
    if patron < 0:
        return colours.card(number, shown, f"art/{starter_file(card)}", also=also, printed=printed)
    told = ("", ()) if bare else (patron_name(words, patron), patron_acts(patron))
    return colours.card(number, shown, f"art/{portrait(patron)}", *told, also, printed)


def back(words: Words, card: int = BACK, mask: int = 0, cls: str = "") -> Node:
    """A face-down card. For its owner a corner shows which card it is."""
    peek: Child = "" if card == BACK else mini(card, cls="ac-peek")
    tint = [mark(c, "ac-tint") for c in box.REAL if mask & box.COLOUR_BIT[c]]
    drawn = el("svg", Markup(colours.back()), viewBox=f"0 0 {colours.CARD[0]} {colours.CARD[1]}")
    return el("span", drawn, peek, *tint, cls=f"ac-card down {cls}".rstrip(), aria_hidden="true")


def laid_face(words: Words, sets: tuple[int, ...], x: Laid) -> Node:
    """A card as it lies in a line. Do not call it for a card that has left the line."""
    if x.state in (CONCEALED, TURNED):
        return back(words, x.card, x.mask)
    return face(words, sets, x.card, x.mask)


def nothing() -> Node:
    """An empty place where a card would lie."""
    return el("span", cls="ac-card none", aria_hidden="true")


def top_face(words: Words, sets: tuple[int, ...], card: int) -> Node:
    """The top card of a gallery stack; an empty place if the stack is empty."""
    return nothing() if card == EMPTY else face(words, sets, card)


@cache
def mini(card: int, mask: int = 0, *, down: bool = False, cls: str = "") -> Node:
    """A card at the smallest size: its number and the mark of its colour."""
    if down:
        return lasting(el("span", cls=f"ac-mini down {cls}".rstrip(), aria_hidden="true"))
    mask = mask or box.MASK[card]
    c = mask_colour(card, mask)
    figure = "/".join(map(str, mask_numbers(card, mask)))
    return lasting(el("span", el("b", figure), sign(c), cls=f"ac-mini k{c} {cls}".rstrip(), aria_hidden="true"))
