"""The pictures of the cards without a patron: a 1 shows a first attempt on the easel, 11 to 14 a picture in a golden frame with
people looking at it.

The painted picture always contains the shape of the card's colour. Short names: cv a canvas, p its palette, c a colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.avant_carde.rules.box import CARDS, COLOURS, HIGH, PATRONS
from ..canvas import Canvas
from ..colours import outline
from ..keyed import Stream
from ..paintings import document
from ..palettes import Palette, mix
from ..shapes import NOWHERE, Shape, ell, path, poly, rect
from .grounds import SIDE
from .props import edged, put

if TYPE_CHECKING:
    from collections.abc import Callable

STARTERS: Final = tuple(c.card for c in CARDS if c.number not in PATRONS)
"""The cards that have such a picture, as indexes of `box.CARDS`."""
_STUDIO: Final = Palette("Studio", "#1f1b1e #4a4440 #9a8a78 #d9cbb0 #f7efdd #bf382c #2857a0")
_PAINT: Final = {"orange": "#e58a2b", "red": "#bf382c", "blue": "#2857a0", "purple": "#6a3c8a", "white": "#fbf6ea"}


def starter(card: int) -> str:
    """Give the picture of a card without a patron, an index of `box.CARDS`, 240 by 240 units.

    Raises IndexError for any other card.
    """
    if card not in STARTERS:
        raise IndexError(f"Card {card} has a patron or is not in the box.")
    colour, high = COLOURS[CARDS[card].colour], CARDS[card].number in HIGH
    cv = Canvas(SIDE, SIDE, _STUDIO, "flat", Stream("starter", card), "p")
    (_hung if high else _tried)(cv, colour)
    return document(SIDE, SIDE, f'<g stroke-linecap="round" stroke-linejoin="round">{cv.svg()}</g>')


def _tried(cv: Canvas, colour: str) -> None:
    """An attic with a sloping window; on the easel the first picture in this colour, still wet."""
    p, c = cv.pal, _PAINT[colour]
    wall = mix(p.soft, c, 0.14) if colour != "white" else mix(p.soft, "#7f9fb8", 0.35)
    cv.fill(rect(0, 0, SIDE, SIDE), wall)
    put(cv, "M0 0h240v60L150 0z", mix(wall, p.ink, 0.16))
    put(cv, "M186 8l48 32v34l-48-32z", "#a9cbe3")
    cv.line("M186 8l48 32v34l-48-32zM210 24v34M186 25l48 32", p.deep, 4)
    cv.fill(rect(0, 204, SIDE, 40), mix("#a8784a", p.deep, 0.2))
    cv.line("M0 222H240M60 204v18M150 204v18M100 222v18M200 222v18", mix("#7a5230", p.deep, 0.3), 3)
    wood, dark = "#b8824a", "#7a5230"
    cv.line("M118 26L62 236M122 26L182 236M120 20V214", dark, 9)
    cv.line("M118 26L62 236M122 26L182 236", wood, 5)
    put(cv, "M50 52h142v142H50z", mix(wall, p.ink, 0.4), 0.5)
    edged(cv, "M44 44h142v142H44z", "#fdf8ec", 4)
    cv.open(rect(46, 46, 138, 138))
    _TRIED[colour](cv, c)
    cv.close()
    edged(cv, "M36 186h158v13H36z", wood, 3)
    edged(cv, "M104 16h32v28h-32z", wood, 3)
    edged(cv, "M196 166h34l-4 46h-26z", "#8fb8c9", 3)
    put(cv, "M199 184h28l-2 26h-24z", mix(c, "#8fb8c9", 0.45))
    cv.line("M206 168L194 118M216 168L220 110M224 168L238 128", wood, 5)
    for x, y, tip in ((193, 112, p.ink), (220, 103, c if colour != "white" else "#fffdf6"), (239, 121, p.mid)):
        edged(cv, ell(x, y, 5.5, 10).d, tip, 2)


def _wet(cv: Canvas, shape: Shape, c: str, drips: str) -> None:
    """A shape in fresh paint that drips."""
    edge = cv.pal.ink if c == _PAINT["white"] else mix(c, cv.pal.ink, 0.35)
    cv.line(drips, c, 7)
    cv.put(f'<path d="{shape.d}" fill="{c}" stroke="{edge}" stroke-width="3" stroke-linejoin="round"/>')


def _shape(colour: str, x: float, y: float, size: float) -> Shape:
    return Shape(outline(colour, x, y, size), NOWHERE)


def _bowl(cv: Canvas, c: str) -> None:
    cv.line("M40 92H190", cv.pal.ink, 4)
    put(cv, ell(118, 78, 24).d, "#f3c24a")
    _wet(cv, _shape("orange", 115, 118, 74), c, "M92 130v34M122 130v44M140 130v26")
    cv.line("M84 108q28 20 60 0", "#fff2d8", 4, op=0.7)


def _wedge(cv: Canvas, c: str) -> None:
    put(cv, "M46 46h138v138z", "#2a2528")
    put(cv, ell(132, 104, 42).d, "#fdf8ec")
    _wet(cv, poly((58, 64), (142, 104), (64, 150)), c, "M74 138v30M92 130v20")
    cv.line("M150 160l24 8M146 172l16 6", cv.pal.ink, 5)


def _kite(cv: Canvas, c: str) -> None:
    cv.fill(rect(46, 120, 140, 66), "#f3d27a")
    _wet(cv, _shape("blue", 112, 102, 84), c, "M104 136v32M118 132v20")
    cv.line("M112 54V150M71 102H153", "#fdf8ec", 3)
    cv.line("M112 150q24 10 10 20t20 14", cv.pal.ink, 3)
    put(cv, "M126 160l14-4-4 12zM128 176l16 4-10 8z", "#bf382c")


def _crosses(cv: Canvas, c: str) -> None:
    cv.fill(rect(46, 46, 62, 140), "#efc9b8")
    put(cv, outline("purple", 146, 140, 52), "#e0a63a")
    _wet(cv, _shape("purple", 108, 104, 88), c, "M104 140v34M118 140v20M78 116v24")
    cv.line("M96 84h22M108 72v24", "#fdf8ec", 3, op=0.7)


def _moon(cv: Canvas, c: str) -> None:
    cv.fill(rect(46, 46, 140, 140), "#2a3f5f")
    cv.line("M46 150q34-26 70-8t70-18", "#5f7fa0", 5)
    _wet(cv, _shape("white", 112, 100, 78), c, "M100 128v44M122 130v26")
    cv.line(ell(112, 100, 50), "#f3d27a", 3)
    put(cv, "M96 84a10 10 0 1 1 .1 0zM124 108a7 7 0 1 1 .1 0z", "#d9cbb0")


_TRIED: Final[dict[str, Callable[[Canvas, str], None]]] = {
    "orange": _bowl, "red": _wedge, "blue": _kite, "purple": _crosses, "white": _moon,
}  # fmt: skip


def _hung(cv: Canvas, colour: str) -> None:
    """The same colour years later: a large sold canvas in gold; the higher the card's number, the more people."""
    p, c = cv.pal, _PAINT[colour]
    wall = mix("#3c5548", c, 0.12)
    cv.fill(rect(0, 0, SIDE, SIDE), wall)
    put(cv, "M70 0h100l60 240H10z", mix(wall, "#fff2c8", 0.35), 0.6)
    cv.line("M92 6h56", "#c9a24a", 9)
    cv.line("M120 0v8", p.ink, 4)
    put(cv, "M30 34h188v150H30z", p.ink, 0.35)
    edged(cv, "M24 24h192v152H24z", "#c9962f", 4)
    cv.line("M31 31h178v138H31z", "#f3d98a", 4)
    edged(cv, "M42 42h156v116H42z", "#f7efdd", 3)
    cv.open(rect(44, 44, 152, 112))
    _HUNG[colour](cv, c)
    cv.close()
    put(cv, "M104 188h32v12h-32z", "#f3d98a")
    put(cv, ell(148, 194, 6).d, "#d8372b")
    for i in _CROWDS[colour]:
        _onlooker(cv, *_ONLOOKERS[i])
    if colour == "orange":  # somebody takes a picture of the picture
        edged(cv, "M184 240l8-52h18l8 52z", "#6a3f7a", 3)
        edged(cv, "M172 150h52v36h-52z", "#2a2528", 3)
        put(cv, "M177 155h42v26h-42z", "#f7d99a")
        put(cv, "M177 168h42v13h-42z", "#2f5f7a")
        put(cv, "M187 168a11 11 0 0 1 22 0z", "#fff2d0")
        put(cv, "M187 168a11 11 0 0 0 22 0z", c)
        edged(cv, ell(201, 190, 12, 9).d, "#c98d62", 3)


_ONLOOKERS: Final = (
    (120, 196, 22, "#4a2c22", "#6b3a4a", "bun"), (172, 194, 21, "#d9d2c4", "#2b3a5c", "beret"),
    (66, 196, 22, "#2a2528", "#a8503a", "hat"),
    (34, 214, 18, "#c9853a", "#3f7a6a", "plaits"), (146, 214, 18, "#3a2a24", "#d9a53a", "curls"),
)  # fmt: skip
"""The people in front of a picture: the head's centre and half its width, hair, coat, what is on the head."""
_CROWDS: Final = {"red": (0,), "blue": (2, 1), "purple": (2, 1, 4), "orange": (2, 0, 3, 4)}
"""By the picture's colour: its people, as indexes of `_ONLOOKERS`."""


def _onlooker(cv: Canvas, x: float, y: float, r: float, hair: str, coat: str, wears: str) -> None:
    """Draw one person from behind, as in `_ONLOOKERS`; r is half the head's width."""
    edged(cv, path("M-2 2.4Q-1.9 1.2 -.6 .7L.6 .7Q1.9 1.2 2 2.4Z", x, y, r).d, coat, 3)
    edged(cv, ell(x, y, r, r * 1.1).d, hair, 3)
    if wears == "bun":
        edged(cv, ell(x, y - r * 1.25, r * 0.6, r * 0.45).d, hair, 3)
    elif wears == "plaits":
        for f in (-1, 1):
            cv.line(f"M{x + f * r * 0.8:.0f} {y + 4}q{f * 6} 12 0 24", hair, 8)
            cv.line(f"M{x + f * r * 0.8 - 4:.0f} {y + 26}h8", "#c8402f", 4)
    elif wears == "curls":
        cv.spots(
            [(x + r * a, y + r * b) for a, b in ((-0.8, -0.5), (-0.3, -1), (0.4, -1), (0.9, -0.4), (-0.9, 0.2), (0.95, 0.3))],
            8,
            hair,
        )
    elif wears == "beret":
        put(cv, f"M{x - r * 1.25:.0f} {y - 8}q{r * 1.25:.0f}-16 {r * 2.5:.0f} 0l-6 5q-{r:.0f}-9-{r * 1.9:.0f} 0z", "#c8402f")
        put(cv, f"M{x - r:.0f} {y - 6}q-2-26 {r:.0f}-26t{r:.0f} 26q-{r:.0f}-8-{r * 2:.0f} 0z", "#c8402f")
    else:
        edged(cv, f"M{x - r * 1.4:.0f} {y - 8}h{r * 2.8:.0f}v7h-{r * 2.8:.0f}z", "#3a3540", 3)
        edged(cv, f"M{x - r * 0.9:.0f} {y - 8}v-26q{r * 0.9:.0f}-10 {r * 1.8:.0f} 0v26z", "#3a3540", 3)
        put(cv, f"M{x - r * 0.85:.0f} {y - 17}h{r * 1.7:.0f}v8h-{r * 1.7:.0f}z", "#c9a24a")


def _sunset(cv: Canvas, c: str) -> None:
    put(cv, "M44 44h152v50H44z", "#f7d99a")
    put(cv, "M44 94h152v62H44z", "#2f5f7a")
    put(cv, ell(120, 94, 30).d, "#fff2d0")
    cv.fill(_shape("orange", 120, 106, 66), c)
    cv.fill(_shape("orange", 70, 74, 20), mix(c, "#fff2d0", 0.4))
    cv.fill(_shape("orange", 172, 68, 26), "#bf382c")
    cv.line("M58 140h46M128 148h52M76 150h20", "#cfe3ea", 4)


def _pointed(cv: Canvas, c: str) -> None:
    put(cv, "M44 44h152v112z", "#1f1b1e")
    put(cv, ell(148, 96, 38).d, "#f7efdd")
    cv.fill(poly((50, 56), (158, 96), (58, 144)), c)
    cv.fill(_shape("red", 172, 64, 22), c)
    put(cv, "M64 132l48 14-3 7-46-12zM150 132l34 8-2 8-33-8z", "#2857a0")
    put(cv, ell(178, 124, 7).d, "#e0a63a")


def _harlequin(cv: Canvas, c: str) -> None:
    pale = mix(c, "#f7efdd", 0.6)
    for j, y in enumerate((58, 100, 142)):
        for i, x in enumerate((58, 90, 122, 154, 186)):
            cv.fill(_shape("blue", x, y, 34), (c, pale, "#e0a63a", mix(c, "#1f1b1e", 0.4))[(i * 2 + j * 3) % 4])
    for y in (79, 121):
        for i, x in enumerate((74, 106, 138, 170)):
            cv.fill(_shape("blue", x, y, 34), ("#bf382c", c, pale)[(i + y) % 3])
    cv.line("M44 100H196", "#f7efdd", 2)


def _windows(cv: Canvas, c: str) -> None:
    cv.fill(rect(44, 44, 152, 112), "#e9d5c2")
    for x, y, size, tint in (
        (84, 84, 66, c), (154, 74, 44, "#e0a63a"), (140, 124, 52, mix(c, "#f7efdd", 0.5)), (62, 134, 30, "#bf382c"),
        (184, 120, 24, c), (116, 60, 20, "#2857a0"),
    ):  # fmt: skip
        cv.fill(_shape("purple", x, y, size), tint)
        cv.line(_shape("purple", x, y, size), mix(c, "#1f1b1e", 0.5), 2)


_HUNG: Final[dict[str, Callable[[Canvas, str], None]]] = {
    "orange": _sunset, "red": _pointed, "blue": _harlequin, "purple": _windows,
}  # fmt: skip
