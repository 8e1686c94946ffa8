"""Small markup of Avant Carde's table: cards, the marks of the six colours, money, awards, buttons."""

from __future__ import annotations

from typing import Final

from ...games.avant_carde import box
from ...games.avant_carde.state import CONCEALED, EMPTY, TURNED, Laid
from ...table.game import BACK, Seat
from ..icons import icon
from ..markup import Markup, Part, el
from ..words import Words
from .names import changed, mask_colour, mask_numbers
from .patrons import patron_name, patron_of, portrait

MARKS: Final = (
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
    "M12 2.5L22 20.5H2z",
    "M3.5 3.5h17v17h-17z",
    "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
    "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
)
"""By colour the outline of its mark: orange disc, red triangle, blue square, purple star, white ring, gray cross."""

AWARD: Final = "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.5q0 5 4 5M17 5h3.5q0 5-4 5M12 14v4M8 21h8M9.5 18h5"
GEM: Final = "M7 4h10l4 5-9 11L3 9zM3 9h18M9 9l3 11 3-11M9 9l3-5 3 5"
CHANGE: Final = "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7v10M9 10.5L12 7l3 3.5"

SEATS: Final = ("sage", "slate", "rose", "straw", "plum")


def mark(c: int, cls: str = "") -> Markup:
    """The mark of a colour; which it is is said beside it."""
    return el(
        "svg",
        el("path", d=MARKS[c], fill_rule="evenodd"),
        cls=f"ac-mark m{c} {cls}".rstrip(),
        viewBox="0 0 24 24",
        aria_hidden="true",
    )


def sign(path: str, cls: str) -> Markup:
    """A line picture: an award, a gem, change."""
    return el("svg", el("path", d=path), cls=f"ac-sign {cls}", viewBox="0 0 24 24", aria_hidden="true")


def award_sign() -> Markup:
    """The picture of an award."""
    return sign(AWARD, "aw")


def gem_sign() -> Markup:
    """The picture of a hidden gem."""
    return sign(GEM, "gm")


def change_sign() -> Markup:
    """The picture of a change token."""
    return sign(CHANGE, "ch")


def coin(n: Part, cls: str = "") -> Markup:
    """A sum of money on a round."""
    return el("span", el("span", n), cls=f"ac-coin {cls}".rstrip())


def seat_mark(seat: Seat) -> Markup:
    """The colour of a seat."""
    return el("i", cls=f"seat paper-{SEATS[seat]}")


def face(words: Words, sets: tuple[int, ...], card: int, mask: int = 0, cls: str = "") -> Markup:
    """A card, number side up: number, colour's mark, its patron's portrait and name. With a `mask` it shows what it counts
    as, and that it was changed.
    """
    mask = mask or box.MASK[card]
    c = mask_colour(card, mask)
    numbers = mask_numbers(card, mask)
    other = changed(card, mask)
    patron = patron_of(sets, box.NUMBER[card])
    shown = " ".join(map(str, numbers))
    top = el("span", el("b", shown, cls="two" if len(numbers) > 1 else None), mark(c), cls="ac-top")
    if patron < 0:
        body = el("span", mark(c), cls="ac-body plain")
        foot: Part = ""
    else:
        picture = el("image", href=f"art/{portrait(patron)}", width=60, height=60)
        body = el("span", el("svg", picture, viewBox="0 0 60 60", preserveAspectRatio="xMidYMin slice"), cls="ac-body")
        foot = el("span", patron_name(words, patron), cls="ac-foot")
    was: Part = ""
    if other:
        was = el("span", el("s", box.NUMBER[card]), mark(box.CARDS[card].colour), cls="ac-was")
    look = f"ac-card k{c}{' was' if other else ''} {cls}".rstrip()
    return el("span", el("span", top, body, foot, was, cls="ac-in"), cls=look, aria_hidden="true")


def back(words: Words, card: int = BACK, mask: int = 0, cls: str = "") -> Markup:
    """A concealed card; its owner sees in a corner what it is."""
    peek: Part = ""
    if card != BACK:
        peek = el("span", el("b", box.NUMBER[card]), mark(box.CARDS[card].colour), cls="ac-peek")
    tint = [mark(c) for c in box.REAL if mask & box.COLOUR_BIT[c]]
    given = el("span", *tint, cls="ac-tint") if tint else ""
    return el(
        "span",
        el("span", el("i", cls="ac-back"), peek, given, cls="ac-in"),
        cls=f"ac-card down {cls}".rstrip(),
        aria_hidden="true",
    )


def laid_face(words: Words, sets: tuple[int, ...], x: Laid, cls: str = "") -> Markup:
    """A card of a line as it lies; one that is gone is not to be drawn."""
    if x.state in (CONCEALED, TURNED):
        return back(words, x.card, x.mask, cls)
    return face(words, sets, x.card, x.mask, cls)


def nothing() -> Markup:
    """The place of a card that is not there."""
    return el("span", cls="ac-card none", aria_hidden="true")


def top_face(words: Words, sets: tuple[int, ...], card: int) -> Markup:
    """The top of a gallery stack, or its empty place."""
    return nothing() if card == EMPTY else face(words, sets, card)


def mini(card: int, mask: int = 0, *, down: bool = False, cls: str = "") -> Markup:
    """A card in the smallest size: its number and its colour's mark."""
    if down:
        return el("span", cls=f"ac-mini down {cls}".rstrip(), aria_hidden="true")
    mask = mask or box.MASK[card]
    c = mask_colour(card, mask)
    figure = "/".join(map(str, mask_numbers(card, mask)))
    return el("span", el("b", figure), mark(c), cls=f"ac-mini k{c} {cls}".rstrip(), aria_hidden="true")


def button(
    text: Part, act: str, *, kind: str = "", sign: str = "", label: str = "", ident: str = "", off: bool = False
) -> Markup:
    """A button: its text, what a press does, its look (`do`, `quiet`), an icon, a spoken label, an id."""
    return el(
        "button",
        icon(sign) if sign else "",
        text,
        type="button",
        cls=f"btn {kind}".rstrip(),
        id=ident or None,
        aria_label=label or None,
        disabled="" if off else None,
        data_act=None if off else act,
    )
