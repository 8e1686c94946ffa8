"""The Tokyoites: curator, archivist, journalist, shmoozer, investor, hoarder.

Short names: cv a canvas, p its palette, s a sitter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shapes import ell
from .heads import AUBURN, BLACK, BROWN, FAIR, WHITE, Look, sit
from .props import book, edged, framed, hand, placed, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas


def curator(cv: Canvas) -> None:
    """Carry a vase in white gloves."""
    p = cv.pal
    s = sit(cv, Look(1, WHITE, "bob", "coat", p.deep, age=2, lips=True, broad=0.9, gaze=(0, 0.05)), y=96)
    edged(cv, "M104 150h32l-5 18q34 14 30 46-4 30-30 34h-22q-26-4-30-34-4-32 30-46z", "#fbfaf4")
    put(cv, "M82 196q38 12 76 0l3 16q-42 12-82 0z", "#2f6fa8")
    cv.line("M96 186q8-10 16 0t16 0 16 0M92 230q9 8 18 0t18 0 18 0", "#2f6fa8", 4)
    hand(s, 74, 216, 70, glove="#ffffff", k=1.05)
    hand(s, 166, 216, -70, glove="#ffffff", k=1.05)


def archivist(cv: Canvas) -> None:
    """Stand behind boxes of papers, a pencil behind the ear."""
    p = cv.pal
    sit(cv, Look(3, BLACK, "crop", "open", p.alt, age=1, glasses="round", turn=0.07, mouth="smile", broad=0.95), y=94)
    placed(cv, 168, 72, 24)
    edged(cv, "M-5-44h10v62l-5 14-5-14z", "#f3b63a", 2.5)
    put(cv, "M-4-43h8v9h-8z", p.hot)
    cv.close()
    book(cv, 24, 244, 96, 48, "#c99a5c")
    book(cv, 122, 244, 96, 40, p.hot)
    book(cv, 44, 196, 86, 34, p.deep)
    book(cv, 134, 204, 70, 30, "#e2b36a")


def journalist(cv: Canvas) -> None:
    """Lift a camera with its flash, a card in the band of the hat."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            2,
            BROWN,
            "short",
            "open",
            "#8d8f6a",
            age=1,
            turn=-0.05,
            mouth="grin",
            brows=0.06,
            hat="bowler",
            hatcolour="#7a6448",
            band=p.ink,
        ),
    )
    placed(cv, 146, 56, 12)
    edged(cv, "M-13-20h26v24h-26z", p.pale, 2.5)
    cv.line("M-7-12h14M-7-5h10", p.hot, 3.5)
    cv.close()
    edged(cv, "M66 180h24l8-12h44l8 12h26q8 0 8 8v44q0 8-8 8H66q-8 0-8-8v-44q0-8 8-8z", "#2c2a35")
    put(cv, "M58 196h126v10H58z", "#6d6a78")
    edged(cv, ell(120, 208, 28).d, "#e9e6ee")
    put(cv, ell(120, 208, 18).d, p.alt)
    put(cv, ell(114, 202, 6).d, "#fff")
    edged(cv, "M150 152h32v22h-32z", "#fff6c8", 2.5)
    cv.line("M190 146l12-8M192 162h14M186 136l4-14", "#fff6c8", 4)
    hand(s, 54, 216, 80)
    hand(s, 188, 216, -80)


def shmoozer(cv: Canvas) -> None:
    """Raise a glass and wink."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            0,
            FAIR,
            "long",
            "gown",
            p.hot,
            age=1,
            eyes="wink",
            turn=0.06,
            mouth="grin",
            lips=True,
            brows=0.05,
            broad=0.86,
            tilt=-6,
        ),
    )
    put(cv, "M174 46h40q0 42-20 44-20-2-20-44z", "#fffdf2", 0.75)
    put(cv, "M176 60h36q-4 28-18 30-14-2-18-30z", "#f0b83a")
    cv.line("M174 46h40q0 42-20 44-20-2-20-44zM194 90v48M178 140h32", p.ink, 3)
    cv.line("M188 70v0M198 64v0M194 78v0", "#fffdf2", 5)
    hand(s, 194, 118, 0)
    edged(cv, "M180 136l28 0 18 104h-52z", s.skin, 2.5)
    put(cv, "M178 170l34 0 3 12h-38z", "#f0b83a")


def investor(cv: Canvas) -> None:
    """Watch the line rise behind, coins before."""
    p = cv.pal
    cv.line("M4 190L40 150L66 168L112 60L150 92L222 22", p.pale, 15)
    cv.line("M4 190L40 150L66 168L112 60L150 92L222 22", "#1f8a5a", 9)
    edged(cv, "M234 8l-8 38-26-28z", "#1f8a5a", 2)
    sit(
        cv,
        Look(5, BLACK, "crop", "coat", "#2c3450", age=1, turn=0.07, mouth="smirk", glasses="square", gaze=(0.06, -0.04)),
        y=116,
    )
    for x, k in ((24, 3), (70, 2), (176, 4)):
        for i in range(k):
            y = 232 - 14 * i
            edged(cv, f"M{x} {y - 8}v10q22 12 44 0v-10z", "#d99a26", 2.5)
            edged(cv, ell(x + 22, y - 8, 22, 7).d, "#ffd566", 2.5)


def hoarder(cv: Canvas) -> None:
    """Look out, wide-eyed, over an armful of things."""
    p = cv.pal
    s = sit(
        cv, Look(1, AUBURN, "buns", "plain", p.alt, age=0, eyes="wide", mouth="open", raised=0.08, gaze=(0, 0.04)), y=84, r=50
    )
    framed(cv, 66, 176, 84, 62, -9)
    edged(cv, "M150 138h24l-4 14q26 10 24 34-2 22-22 26h-20q-20-4-22-26-2-24 24-34z", "#2f6fa8")
    cv.line("M136 178q26 10 52 0", p.pale, 5)
    book(cv, 36, 244, 96, 34, p.hot)
    edged(cv, ell(160, 222, 30).d, p.pale)
    cv.line("M160 204v18l12 8", p.ink, 4)
    hand(s, 30, 214, 60)
    hand(s, 208, 214, -60)


SITTERS: Final[tuple[Callable[[Canvas], None], ...]] = (curator, archivist, journalist, shmoozer, investor, hoarder)
"""By number, from 2 on."""
