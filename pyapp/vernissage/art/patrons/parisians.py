"""The Parisians: thief, impersonator, conservator, forger, launderer, completionist.

Short names: cv a canvas, p its palette, s a sitter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shapes import ell
from .heads import BLACK, BROWN, GRAY, WHITE, Look, sit
from .props import edged, framed, hand, placed, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas


def thief(cv: Canvas) -> None:
    """Look aside through a black mask, in a striped jersey and a knitted cap."""
    p = cv.pal
    s = sit(cv, Look(0, BROWN, "short", "plain", p.pale, age=0, mouth="smirk", gaze=(-0.09, 0), beard="stubble"))
    s.L("M-1.2 1.56Q0 1.82 1.2 1.56M-1.72 1.98Q0 2.3 1.72 1.98M-1.86 2.4Q0 2.7 1.86 2.4", p.deep, 0.17)
    s.P("M-.8 -.3Q0 -.46 .8 -.3Q.84 .1 .6 .22Q.3 .32 0 .06Q-.3 .32 -.6 .22Q-.84 .1 -.8 -.3Z", "#15121a")
    for a in (-0.33, 0.33):
        s.E(a, -0.06, 0.2, 0.14, "#fdf8ec")
        s.E(a - 0.09, -0.06, 0.09, 0.11, "#15121a")
    s.F("M-.82 -.42C-.9 -1.5 .9 -1.5 .82 -.42Q0 -.66 -.82 -.42Z", p.deep)
    s.P("M-.86 -.36Q0 -.62 .86 -.36L.86 -.62Q0 -.9 -.86 -.62Z", p.ink)


def impersonator(cv: Canvas) -> None:
    """Lift a smiling mask half off a face that does not smile."""
    p = cv.pal
    s = sit(cv, Look(4, BLACK, "curls", "coat", "#6a2f55", age=1, mouth="flat", gaze=(-0.08, 0), raised=0.05))
    placed(cv, 160, 116, 10)
    cv.line("M8 40V150", "#8a5f10", 8)
    edged(cv, "M-42-50Q2-78 46-50Q54 20 22 54Q4 70-14 54Q-48 20-42-50z", "#fffaf0")
    put(cv, "M-30-16q14-16 28 0-14 10-28 0zM8-16q14-16 28 0-14 10-28 0z", p.ink)
    cv.line("M-32-34q14-12 28-3M8-37q14-9 28 3", "#8a5f10", 5)
    put(cv, "M-18 20Q2 34 24 20Q20 46 2 46Q-14 46-18 20z", p.hot)
    put(cv, ell(-26, 10, 9).d, "#f2a59a")
    put(cv, ell(32, 10, 9).d, "#f2a59a")
    cv.close()
    hand(s, 158, 206, 10, "#6a2f55")


def conservator(cv: Canvas) -> None:
    """Clean a dark old picture to its bright colours, magnifiers before the eyes."""
    p = cv.pal
    s = sit(cv, Look(2, GRAY, "bun", "open", "#e9eef0", age=2, lips=True, mouth="smile", gaze=(0.02, 0.07), broad=0.9), y=100)
    edged(cv, "M62 66Q120 46 178 66V82Q120 62 62 82z", p.ink, 2)
    for x in (100, 140):
        edged(cv, ell(x, 98, 20).d, "#d9f0f5", 4.5)
        put(cv, ell(x + 2, 102, 9).d, "#1b1216")
        put(cv, ell(x - 3, 96, 4).d, "#fff")
    framed(cv, 100, 206, 128, 72)
    put(cv, "M44 178h70l-12 56H44z", "#4a3524", 0.82)
    placed(cv, 150, 190, 38)
    edged(cv, "M-4-56h8v66h-8z", "#c9702f", 2.5)
    edged(cv, "M-7 8h14l-3 22q-4 8-8 0z", p.pale, 2.5)
    cv.close()
    hand(s, 172, 168, 30)


def forger(cv: Canvas) -> None:
    """Show the same picture twice, a brush between the teeth."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            1,
            BLACK,
            "side",
            "plain",
            "#5b4a6a",
            age=1,
            turn=0.05,
            mouth="flat",
            brows=-0.08,
            beard="goatee",
            hat="beret",
            hatcolour=p.hot,
            gaze=(0.08, 0.03),
        ),
        y=96,
        r=50,
    )
    cv.line("M78 126H152", p.ink, 9)
    cv.line("M78 126H152", "#e8b23c", 5)
    edged(cv, "M152 118h14q16 6 22 8-6 4-22 8h-14z", p.pale, 2.5)
    put(cv, "M170 121q10 3 16 5-6 3-16 6z", "#2f8f6e")
    framed(cv, 64, 202, 100, 76, -4)
    framed(cv, 176, 202, 100, 76, 4)
    hand(s, 120, 222, k=0.9)


def launderer(cv: Canvas) -> None:
    """Hang bank notes on a washing line."""
    p = cv.pal
    sit(cv, Look(1, GRAY, "side", "coat", p.ink, age=2, mouth="smirk", eyes="half", gaze=(0.06, 0), beard="handlebar"), y=98)
    cv.line("M-4 164Q120 194 244 164", p.ink, 4)
    for x, y, turn in ((40, 174, 5), (120, 182, 0), (200, 174, -5)):
        placed(cv, x, y, turn)
        edged(cv, "M-32-2h64v44h-64z", "#9fd3a2")
        cv.line("M-26 4h52v32h-52z", "#2d6a45", 2.5)
        put(cv, ell(0, 20, 10).d, "#2d6a45")
        edged(cv, "M-24-9h7v16h-7zM17-9h7v16h-7z", "#e0b070", 2)
        cv.close()


def completionist(cv: Canvas) -> None:
    """Hold the last piece of a puzzle."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            5,
            WHITE,
            "afro",
            "open",
            "#3f7a74",
            age=2,
            eyes="open",
            turn=-0.06,
            mouth="grin",
            lips=True,
            broad=0.9,
            gaze=(-0.04, 0.05),
        ),
        y=98,
    )
    placed(cv, 120, 196, -8, 1.25)
    edged(
        cv,
        "M-34-32h22q-6-16 8-18 16 0 10 18h26v22q16-6 18 8 0 16-18 10v26h-26q6-16-10-18-14 2-8 18h-22v-24q16 6 18-8-2-14-18-8z",
        p.alt,
    )
    put(cv, "M-30 8q14 4 16-10-2-12-16-8v-18h14v46h-14z", "#fff", 0.3)
    cv.close()
    hand(s, 76, 218, 50)
    hand(s, 168, 214, -50)


SITTERS: Final[tuple[Callable[[Canvas], None], ...]] = (thief, impersonator, conservator, forger, launderer, completionist)
"""By number, from 2 on."""
