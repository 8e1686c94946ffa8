"""Small pieces of markup for Canvas's table: icons of elements and bonuses, the strip of slots, ribbons, tokens, cards,
paintings.

Glossary: a *strip* shows the five slots and what is in each. A *lip* in a slot shows that another icon is covered there. A
ribbon has the colour and outline of its scoring card's place among the four, 0 to 3.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....art import easels, strips
from ....art.paths import VIGNETTE, background_file, layer_file
from ....page.core.markup import Markup, Node, el, lasting
from ....table.game import Seat
from ..rules import box, layers
from ..rules.layers import Picture
from .preview import Pile

MEDALS: Final = (
    "M12 1.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z",
    "M5 1.8h14v14.4H5z",
    "M12 .6l8.6 8.6-8.6 8.6-8.6-8.6z",
    "M12 .8l7.4 4.2v8.4L12 17.6l-7.4-4.2V5z",
)
"""The outline of a ribbon's medal, by the place of its scoring card: a circle, a square, a diamond, a hexagon."""


@lru_cache(maxsize=32)
def element_icon(e: int, ink: str = strips.INK, paper: str = strips.CREAM) -> Node:
    """The icon of an element, as on the cards."""
    drawn = Markup(strips.icon(e, 12, 12, 21, ink, paper))
    return lasting(el("svg", drawn, cls="cv-el", viewBox="0 0 24 24", aria_hidden="true"))


@lru_cache(maxsize=32)
def bonus_icon(e: int) -> Node:
    """The icon of a bonus: an element's icon in a rosette."""
    return lasting(el("svg", Markup(strips.bonus(e, 12, 12, 24)), cls="cv-bo", viewBox="0 0 24 24", aria_hidden="true"))


@lru_cache(maxsize=256)
def strip(seen: Picture, pile: Pile = (), lit: Picture = 0, ident: str | None = None) -> Node:
    """A picture's five slots: lips where `pile` covers icons, `lit` icons lit; `ident`: for a lesson to point at."""
    out: list[Node] = []
    for slot in range(layers.WIDTH):
        elements, bonuses = layers.icons(seen, slot)
        icons = [element_icon(e, *(("var(--lit-icon)",) if lit >> layers.WIDTH * e + slot & 1 else ())) for e in elements]
        icons += [bonus_icon(e) for e in bonuses]
        covered = sum(layers.filled(layers.PICTURES[c]) >> slot & 1 for c in pile) - 1
        look = f"cv-slot s{slot + 1}{'' if icons else ' bare'}{' two' if len(icons) > 1 else ''}"
        if lit and any(lit >> layers.WIDTH * p + slot & 1 for p in range(layers.PLANES)):
            look += " lit"
        lips = el("i", cls=f"lips l{covered}") if covered > 0 else ""
        out.append(el("span", lips, *icons, cls=look))
    return lasting(el("span", *out, cls="cv-strip", id=ident, aria_hidden="true"))


def image(file: str, name: str | None = None) -> Node:
    """A file of the art folder as a picture that fills a card. `name`: its name for motion."""
    return el("image", href=f"art/{file}", width=easels.WIDTH, height=easels.HEIGHT, data_at=name)


def background(seat: Seat, number: int) -> str:
    """The file of a player's background with this number."""
    return background_file(seat * box.BACKGROUNDS + number)


@lru_cache(maxsize=256)
def stack(
    pile: Pile, ground: str = "", cls: str = "cv-pic", view: str = f"0 0 {easels.WIDTH} {easels.HEIGHT}", *, named: bool = False
) -> Node:
    """Layers over one another as one picture, over a background's file if there is one. A text beside it says what it shows.
    With `named`, the layers are called `layer-0` to `layer-2` for motion.
    """
    shown = [image(ground)] if ground else []
    shown += [image(layer_file(card), f"layer-{i}" if named else None) for i, card in enumerate(pile)]
    shown += [image(VIGNETTE)] if ground else []
    clear = "" if ground else el("rect", cls="clear", width=easels.WIDTH, height=easels.HEIGHT)
    return lasting(el("svg", clear, *shown, cls=cls, viewBox=view, preserveAspectRatio="xMidYMid slice", aria_hidden="true"))


@lru_cache(maxsize=32)
def ribbon(i: int, *, empty: bool = False) -> Node:
    """A ribbon of the i-th scoring card in play; an `empty` one is not yet won."""
    tails = el("path", d="M8 14.5L6 23l3.4-1.8L12 23.4l2.6-2.2L18 23l-2-8.5", cls="tails")
    medal, pip = el("path", d=MEDALS[i], cls="medal"), el("path", d="M12 6.2v5.6M9.2 9h5.6", cls="pip")
    look = f"cv-rb r{i}{' no' if empty else ''}"
    return lasting(el("svg", tails, medal, pip, cls=look, viewBox="0 0 24 24", aria_hidden="true"))


def token(n: int | str, cls: str = "") -> Node:
    """A number of inspiration tokens on a token."""
    return el("span", el("span", n), cls=f"cv-tok {cls}".strip())
