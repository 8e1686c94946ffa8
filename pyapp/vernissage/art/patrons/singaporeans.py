"""The Singaporeans: trader, gambler, protester, promoter, negotiator, fast-talker.

Short names: cv a canvas, p its palette, s a sitter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shapes import ell
from .heads import AUBURN, BLACK, BROWN, FAIR, Look, sit
from .props import bubble, edged, hand, placed, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas


def trader(cv: Canvas) -> None:
    """Hold a telephone to each ear."""
    p = cv.pal
    s = sit(cv, Look(0, FAIR, "quiff", "coat", "#2c3450", age=1, mouth="open", brows=-0.1, gaze=(0.08, -0.02)))
    for x, turn, c in ((62, -10, p.hot), (178, 10, p.ink)):
        placed(cv, x, 118, turn)
        edged(cv, "M-13-46q0-8 8-8h10q8 0 8 8v86q0 8-8 8h-10q-8 0-8-8z", c)
        put(cv, "M-8-42h16v12h-16z", p.pale)
        cv.close()
    edged(cv, "M44 158h36l14 86h-66z", "#2c3450", 2.5)
    edged(cv, "M160 158h36l16 86h-66z", "#2c3450", 2.5)
    hand(s, 62, 144, 0)
    hand(s, 178, 144, 0)


def gambler(cv: Canvas) -> None:
    """Throw two dice."""
    p = cv.pal
    sit(
        cv,
        Look(
            3,
            BLACK,
            "short",
            "coat",
            "#8a2436",
            age=1,
            turn=-0.06,
            mouth="smirk",
            eyes="wink",
            hat="bowler",
            hatcolour=p.ink,
            band=p.alt,
        ),
        y=104,
        r=50,
    )
    for x, y, turn, pips in (
        (72, 200, -14, ((-16, -16), (16, 16), (0, 0), (-16, 16), (16, -16))),
        (164, 196, 16, ((-16, -16), (16, 16), (0, 0))),
    ):
        placed(cv, x, y, turn)
        edged(cv, "M-34-26q0-8 8-8h52q8 0 8 8v52q0 8-8 8h-52q-8 0-8-8z", "#fffaf0")
        for a, b in pips:
            put(cv, ell(a, b, 7).d, p.hot if len(pips) == 3 else p.ink)
        cv.close()


def protester(cv: Canvas) -> None:
    """Shout, a placard in the fist."""
    p = cv.pal
    s = sit(
        cv, Look(4, BLACK, "plaits", "plain", p.alt, age=0, turn=0.06, mouth="open", brows=-0.14, broad=0.92), x=98, y=128, r=52
    )
    s.P("M-.8 -.42Q0 -.8 .8 -.42L.8 -.68Q0 -1.08 -.8 -.68Z", p.hot)
    cv.line("M192 240V100", p.ink, 13)
    cv.line("M192 240V100", "#c99a5c", 8)
    placed(cv, 188, 80, 6)
    edged(cv, "M-46-50h92v88h-92z", "#fffdf2")
    put(cv, "M-10-40h20l-5 44h-10zM-8 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", p.hot)
    cv.close()
    edged(cv, "M176 180h32l12 64h-56z", p.alt, 2.5)
    hand(s, 192, 168, 0, k=1.1)


def promoter(cv: Canvas) -> None:
    """Cry it out through a megaphone."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            1,
            AUBURN,
            "tail",
            "open",
            "#2f6fa8",
            age=0,
            turn=-0.09,
            mouth="smile",
            lips=True,
            brows=0.05,
            raised=0.06,
            broad=0.88,
            gaze=(-0.1, 0),
        ),
        x=148,
        y=104,
    )
    cv.line("M20 82L4 74M16 136H0M22 190L6 200", p.hot, 7)
    edged(cv, "M128 128l26 0v28l-26 0L44 196q-14-54 0-112z", p.pale)
    edged(cv, "M150 124h12q5 0 5 6v24q0 6-5 6h-12z", p.hot)
    edged(cv, "M44 196q-16-54 0-112 18 54 0 112z", p.hot)
    edged(cv, "M104 160l16-8 2 40h-16z", p.ink, 2)
    hand(s, 113, 192, 90)
    edged(cv, "M130 178q36 2 60 66h-52q-8-30-16-36z", "#2f6fa8", 2.5)


def negotiator(cv: Canvas) -> None:
    """Shake hands on it."""
    p = cv.pal
    sit(cv, Look(2, "#8a3f7a", "scarf", "plain", "#3a2a5a", age=1, turn=0.05, mouth="smile", lips=True, broad=0.9), y=92)
    edged(cv, "M-4 186L56 178 62 226-4 240z", "#3a2a5a")
    edged(cv, "M244 182L184 174 178 224 244 240z", "#d9dde4")
    edged(cv, "M54 180L76 180 72 224 60 226z", "#fff", 2.5)
    edged(cv, "M166 178h22l-8 46h-12z", p.hot, 2.5)
    edged(cv, "M168 180Q136 172 116 182L92 196Q84 206 96 210L118 204 130 216Q150 226 170 222z", "#6f4632")
    edged(
        cv,
        "M74 182Q104 170 122 180L152 200Q160 210 148 214 L158 220Q156 230 142 226 L132 232Q120 234 112 228 L74 222z",
        "#e2b088",
    )
    cv.line("M148 214L128 202M142 226L120 212M118 226L108 218", "#8a5a3c", 3)
    edged(cv, "M118 178Q104 184 98 196 104 206 114 200L128 190z", "#e2b088", 2.5)


def fast_talker(cv: Canvas) -> None:
    """Say three things at once."""
    p = cv.pal
    s = sit(
        cv,
        Look(4, BROWN, "curls", "coat", p.hot, age=0, mouth="grin", raised=0.08, brows=0.06, eyes="wide", broad=0.9, tilt=-4),
        y=128,
        r=52,
    )
    bubble(cv, 52, 46, 84, 48, 22, "#fffdf2")
    bubble(cv, 186, 44, 92, 52, -24, p.alt)
    bubble(cv, 202, 130, 66, 40, -18, "#bfe6f0")
    cv.line("M28 38h48M28 54h32", p.ink, 6)
    cv.line("M156 36h60M156 54h42", p.ink, 6)
    cv.line("M184 130h0M202 130h0M220 130h0", p.ink, 9)
    hand(s, 46, 214, -20, p.hot)


SITTERS: Final[tuple[Callable[[Canvas], None], ...]] = (trader, gambler, protester, promoter, negotiator, fast_talker)
"""By number, from 2 on."""
