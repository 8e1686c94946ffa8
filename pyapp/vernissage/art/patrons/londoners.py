"""The Londoners: collector, hipster, philosopher, futurist, designer, eccentric.

Short names: cv a canvas, p its palette, s a sitter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shapes import ell
from .heads import AUBURN, BLACK, GRAY, WHITE, Look, sit
from .props import edged, framed, hand, placed, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas


def collector(cv: Canvas) -> None:
    """Look through a magnifying glass with one huge eye, pictures all over the wall."""
    p = cv.pal
    framed(cv, 40, 48, 64, 52)
    framed(cv, 202, 66, 54, 66)
    framed(cv, 34, 124, 52, 66)
    s = sit(cv, Look(0, WHITE, "bald", "coat", p.alt, age=2, mouth="smile", beard="moustache", raised=0.04), x=118, y=104)
    cv.line("M154 132L196 206", p.ink, 18)
    cv.line("M156 136L196 206", "#8a5f10", 11)
    edged(cv, ell(140, 104, 38).d, "#eef6f8", 3)
    cv.line(ell(140, 104, 38).d, "#d9a83c", 7)
    put(cv, "M108 106Q140 66 172 106Q140 136 108 106z", "#fff")
    put(cv, ell(139, 105, 18).d, "#3f7a9c")
    put(cv, ell(139, 105, 10).d, "#1b1216")
    put(cv, ell(133, 98, 5).d, "#fff")
    cv.line("M106 106Q140 62 174 106", "#1b1216", 4.5)
    hand(s, 192, 202, -28, p.alt)


def hipster(cv: Canvas) -> None:
    """Wear a full beard, a knitted cap, round glasses and a checked shirt."""
    p = cv.pal
    s = sit(cv, Look(1, AUBURN, "short", "open", p.hot, age=0, beard="full", glasses="round", mouth="flat", eyes="half"))
    cv.line("M44 186V240M84 176V240M156 176V240M196 186V240M26 212H96M144 212H214", p.ink, 6, op=0.55)
    s.P(
        "M-.76 .34Q-.6 .66 -.38 .6Q-.1 .56 0 .46Q.1 .56 .38 .6Q.6 .66 .76 .34"
        "Q.8 .84 .36 .76Q.1 .7 0 .62Q-.1 .7 -.36 .76Q-.8 .84 -.76 .34Z",
        "#6d3213",
    )
    s.F("M-.82 -.4C-.96 -1.8 .96 -1.8 .82 -.4Q0 -.66 -.82 -.4Z", "#2f7f7a")
    s.P("M-.88 -.34Q0 -.62 .88 -.34L.88 -.64Q0 -.92 -.88 -.64Z", "#1d5552")
    s.L("M-.6 -.52L-.6 -.68M-.3 -.6L-.3 -.76M0 -.62L0 -.78M.3 -.6L.3 -.76M.6 -.52L.6 -.68", "#2f7f7a", 0.05)


def philosopher(cv: Canvas) -> None:
    """Think, chin in hand, about what the cloud above may hold."""
    p = cv.pal
    for x, y, r in ((166, 104, 5), (177, 90, 8)):
        edged(cv, ell(x, y, r).d, "#fff", 2.5)
    edged(cv, "M174 66q-10-24 14-26 12-20 30-6 22 2 18 22-2 18-22 16-14 8-24 0-14 4-16-6z", "#fff", 3)
    cv.line("M196 48q2-9 11-8 9 2 7 10-2 5-8 8v4M206 70v0", p.deep, 5)
    s = sit(
        cv,
        Look(
            5,
            GRAY,
            "fringe",
            "shawl",
            "#3f6a5a",
            age=2,
            turn=0.08,
            mouth="flat",
            gaze=(0.07, -0.06),
            lips=True,
            glasses="half",
            broad=0.9,
            tilt=5,
        ),
        x=108,
        y=112,
    )
    edged(cv, "M106 244l-4-50 32 0 24 50z", "#3f6a5a", 2.5)
    hand(s, 116, 182, 8, k=1.1)


def futurist(cv: Canvas) -> None:
    """Look ahead through a glowing visor."""
    s = sit(cv, Look(2, "#dfe6ee", "undercut", "polo", "#b9c4d2", age=0, mouth="flat", lips=True, broad=0.92))
    s.F("M-.9 -.34L.92 -.34L.96 .04Q.6 .3 0 .22Q-.6 .3 -.94 .04Z", "#141a33")
    s.P("M-.78 -.24L.8 -.24L.82 -.02Q.5 .16 0 .1Q-.5 .16 -.8 -.02Z", "#35e0e0")
    s.P("M-.7 -.2L-.2 -.2L-.44 .06Q-.7 .06 -.74 -.02Z", "#fff", 0.75)
    s.L("M.1 .0L.66 .0M.3 -.12L.66 -.12", "#0d5a78", 0.05)
    s.L("M-1.3 1.7L-.6 2.1L-.6 2.6M1.3 1.7L.6 2.1L.6 2.6M0 1.7L0 2.6", "#35e0e0", 0.09)
    s.E(0, 1.9, 0.17, 0.17, "#35e0e0")


def designer(cv: Canvas) -> None:
    """Spread a fan of colour swatches, a tape measure round the neck."""
    p = cv.pal
    s = sit(
        cv,
        Look(3, BLACK, "undercut", "plain", p.ink, age=1, turn=-0.08, mouth="smile", lips=True, gaze=(-0.05, 0.03), broad=0.9),
    )
    for i, c in enumerate(("#d8402f", "#ef8f2f", "#f3cf4a", "#4fa36a", "#3f7fc0", "#7d4a9c")):
        placed(cv, 62, 252, -42 + 21 * i)
        edged(cv, "M-15-112q0-5 5-5h20q5 0 5 5v112h-30z", "#fff", 2.5)
        put(cv, "M-12-112q0-2 3-2h18q3 0 3 2v56h-24z", c)
        cv.close()
    cv.line("M156 164Q176 186 172 244", p.ink, 19)
    cv.line("M156 164Q176 186 172 244", "#f3d24a", 14)
    cv.line("M158 172l8-4M164 186l9-2M166 200l9 0M166 214l9 0M165 228l9 0", p.ink, 3)
    hand(s, 66, 226, 10)


def eccentric(cv: Canvas) -> None:
    """Wear a striped hat with a bird on it, one lens red and one blue."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            1,
            "#3fae9a",
            "curls",
            "ruff",
            "#7a2f6a",
            age=2,
            mouth="grin",
            glasses="big",
            raised=0.06,
            hat="top",
            hatcolour="#f3c24a",
            band=p.hot,
        ),
        y=132,
        r=48,
    )
    s.E(-0.34, -0.04, 0.3, 0.3, "#e8453c", 0.6)
    s.E(0.34, -0.04, 0.3, 0.3, "#3a7ff0", 0.6)
    put(cv, "M86 44l66 18v14l-66-18zM84 70l70 20v8q-2 0-4 1l-66-20z", "#7a2f6a")
    edged(cv, "M132 34q0-24 24-26 14 0 18 12l14 4-14 6q-2 16-20 18-20 0-34 14 0-18 12-28z", "#3a9fe0", 2.5)
    put(cv, "M140 34q14-6 22 2-8 12-24 8z", "#1f5a9a")
    put(cv, ell(163, 19, 3.6).d, "#fff")
    put(cv, ell(164, 19, 2).d, "#111")


SITTERS: Final[tuple[Callable[[Canvas], None], ...]] = (collector, hipster, philosopher, futurist, designer, eccentric)
"""By number, from 2 on."""
