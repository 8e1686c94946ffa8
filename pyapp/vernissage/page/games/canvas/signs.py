"""Small markup of Canvas's table: icons of elements and bonuses, the strip of slots, ribbons, tokens, cards and paintings.

Glossary: a *strip* is the five slots with what shows in each; a *lip* tells that an icon lies covered there. A ribbon has the
colour and the outline of its scoring card's place among the four, 0 to 3.
"""

from __future__ import annotations

from typing import Final

from ....art import easels, strips
from ....art.paths import VIGNETTE, background_file, layer_file
from ....games.canvas import box, layers
from ....games.canvas.layers import Picture
from ....table.game import Seat
from ...core.markup import Markup, Node, el
from .preview import Pile

MEDALS: Final = (
    "M12 1.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z",
    "M5 1.8h14v14.4H5z",
    "M12 .6l8.6 8.6-8.6 8.6-8.6-8.6z",
    "M12 .8l7.4 4.2v8.4L12 17.6l-7.4-4.2V5z",
)
"""By place of a scoring card, the outline of its ribbons' medal: a circle, a square, a diamond, a hexagon."""


def element_icon(e: int, *, lit: bool = False) -> Node:
    """An element's icon, as the cards have it."""
    ink = "var(--lit-icon)" if lit else strips.INK
    return el("svg", Markup(strips.icon(e, 12, 12, 21, ink)), cls="cv-el", viewBox="0 0 24 24", aria_hidden="true")


def bonus_icon(e: int) -> Node:
    """The icon of a bonus: the element's icon in a rosette."""
    return el("svg", Markup(strips.bonus(e, 12, 12, 24)), cls="cv-bo", viewBox="0 0 24 24", aria_hidden="true")


def strip(seen: Picture, pile: Pile = (), lit: Picture = 0, ident: str | None = None) -> Node:
    """The five slots of a picture; with the pile's cards, what is covered shows as lips; icons in `lit` are lit. `ident` is the
    strip's id, if a lesson is to point at it.
    """
    out: list[Node] = []
    for slot in range(layers.WIDTH):
        elements, bonuses = layers.icons(seen, slot)
        icons = [element_icon(e, lit=bool(lit >> layers.WIDTH * e + slot & 1)) for e in elements]
        icons += [bonus_icon(e) for e in bonuses]
        covered = sum(layers.filled(layers.PICTURES[c]) >> slot & 1 for c in pile) - 1
        look = f"cv-slot s{slot + 1}{'' if icons else ' bare'}{' two' if len(icons) > 1 else ''}"
        if lit and any(lit >> layers.WIDTH * p + slot & 1 for p in range(layers.PLANES)):
            look += " lit"
        lips = el("i", cls=f"lips l{covered}") if covered > 0 else ""
        out.append(el("span", lips, *icons, cls=look))
    return el("span", *out, cls="cv-strip", id=ident, aria_hidden="true")


def image(file: str, name: str | None = None) -> Node:
    """A picture of the art folder that fills a card; a name for motion."""
    return el("image", href=f"art/{file}", width=easels.WIDTH, height=easels.HEIGHT, data_at=name)


def background(seat: Seat, number: int) -> str:
    """The file of one of a player's backgrounds."""
    return background_file(seat * box.BACKGROUNDS + number)


def stack(
    pile: Pile,
    ground: str = "",
    cls: str = "cv-pic",
    view: str = f"0 0 {easels.WIDTH} {easels.HEIGHT}",
    *,
    named: bool = False,
) -> Node:
    """Layers over one another as one picture, on a background's file if there is one; what it shows is said beside it. With
    `named` the layers are `layer-0` to `layer-2` for motion.
    """
    shown = [image(ground)] if ground else []
    shown += [image(layer_file(card), f"layer-{i}" if named else None) for i, card in enumerate(pile)]
    shown += [image(VIGNETTE)] if ground else []
    clear = "" if ground else el("rect", cls="clear", width=easels.WIDTH, height=easels.HEIGHT)
    return el("svg", clear, *shown, cls=cls, viewBox=view, preserveAspectRatio="xMidYMid slice", aria_hidden="true")


def ribbon(i: int, *, empty: bool = False) -> Node:
    """A ribbon of the i-th scoring card in play; an empty one is still to be won."""
    tails = el("path", d="M8 14.5L6 23l3.4-1.8L12 23.4l2.6-2.2L18 23l-2-8.5", cls="tails")
    return el(
        "svg",
        tails,
        el("path", d=MEDALS[i], cls="medal"),
        el("path", d="M12 6.2v5.6M9.2 9h5.6", cls="pip"),
        cls=f"cv-rb r{i}{' no' if empty else ''}",
        viewBox="0 0 24 24",
        aria_hidden="true",
    )


def token(n: int | str, cls: str = "") -> Node:
    """A number of inspiration tokens on a round."""
    return el("span", el("span", n), cls=f"cv-tok {cls}".strip())
