"""The New Yorkers: perfectionist, snob, gallerist, dealer, trendoid, critic.

Short names: cv a canvas, p its palette, s a sitter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shapes import ell, path
from .heads import AUBURN, BLACK, GRAY, Look, sit
from .props import edged, framed, hand, placed, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas


def perfectionist(cv: Canvas) -> None:
    """Hold a ruler upright and check it with a stern eye."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            1,
            BLACK,
            "bun",
            "open",
            p.deep,
            turn=0.06,
            mouth="flat",
            brows=-0.08,
            glasses="square",
            lips=True,
            broad=0.9,
            gaze=(0.07, 0),
        ),
    )
    edged(cv, "M184 20h32v220h-32z", "#fff1b8")
    cv.line("".join(f"M184 {y}h{16 if i % 2 else 10}" for i, y in enumerate(range(34, 236, 14))), p.ink, 3, cap=False)
    hand(s, 198, 196, 0, p.deep)


def snob(cv: Canvas) -> None:
    """Raise the nose high, in profile, with a monocle."""
    p = cv.pal
    skin, dark, hair = "#e2b088", "#a8653f", "#7f7a78"
    x, y, r = 112, 116, 60
    edged(cv, "M6 244Q10 186 76 172L150 178Q206 190 214 244z", p.ink, 2)
    put(cv, "M92 176L128 240L152 180z", p.pale)
    edged(cv, "M116 186l-22-14-2 30zM120 188l26-16 4 30z", p.hot, 2)
    placed(cv, x, y, -20)

    def skinned(d: str, c: str, o: float | None = None) -> None:
        cv.fill(path(d, 0, 0, r), c, o)

    skinned("M-.5 .3L-.3 1.25Q.1 1.4 .36 1.1L.3 .5Z", dark)
    skinned(
        "M-.7 -.3C-.76 -1.1 .5 -1.15 .6 -.5Q.64 -.32 .62 -.2L1.02 .22Q1.02 .36 .74 .36Q.82 .5 .72 .56Q.78 .68 .66 .74"
        "Q.68 1 .36 1Q0 .98 -.2 .7C-.5 .6 -.66 .2 -.7 -.3Z",
        skin,
    )
    skinned("M-.2 .7Q0 .98 .36 1Q.6 1 .66 .84Q.3 .84 .1 .6Q-.1 .3 -.16 .2L-.5 .3Q-.4 .6 -.2 .7Z", dark, 0.5)
    skinned("M-.78 .3C-1 -1.3 .3 -1.45 .62 -.62Q.2 -.8 -.06 -.5Q-.2 -.3 -.2 .16L-.4 .34Q-.56 .5 -.78 .3Z", hair)
    cv.fill(ell(-0.2 * r, 0.12 * r, 0.13 * r, 0.2 * r), dark)
    skinned("M.28 .46Q.5 .3 .76 .42Q.7 .5 .62 .5Q.4 .5 .28 .62Q.2 .56 .28 .46Z", hair)
    cv.line(path("M.5 .66Q.6 .62 .7 .66M.24 -.1Q.36 -.04 .5 -.1", 0, 0, r), "#4a1a1e", 4)
    cv.line(path("M.16 -.36Q.34 -.54 .56 -.42", 0, 0, r), "#4f4a48", 6)
    cv.fill(ell(0.38 * r, -0.08 * r, 0.25 * r), "#fff", 0.35)
    cv.line(ell(0.38 * r, -0.08 * r, 0.25 * r).d, "#8a5f10", 5)
    cv.close()
    cv.line("M146 122Q150 170 128 214", "#8a5f10", 2.5)


def gallerist(cv: Canvas) -> None:
    """Present a picture in a gilt frame."""
    p = cv.pal
    s = sit(cv, Look(4, BLACK, "fringe", "polo", p.ink, glasses="big", lips=True, broad=0.88, mouth="smile"))
    framed(cv, 120, 200, 128, 84)
    hand(s, 56, 204, 90, k=0.8)
    hand(s, 184, 204, -90, k=0.8)


def dealer(cv: Canvas) -> None:
    """Fan out a hand of cards under a green eyeshade."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            0,
            AUBURN,
            "short",
            "coat",
            p.deep,
            turn=-0.07,
            mouth="smirk",
            brows=-0.04,
            gaze=(-0.05, 0.06),
            beard="moustache",
            age=1,
        ),
    )
    edged(cv, "M82 66Q120 44 158 66L160 76Q120 58 80 76z", "#1f5a45", 2.5)
    edged(cv, "M78 74Q120 56 162 74Q176 88 180 96Q120 74 60 96Q64 86 78 74z", "#3f9468", 2.5)
    for i, c in enumerate((p.pale, p.hot, p.pale, p.alt, p.pale)):
        placed(cv, 120, 262, -40 + 20 * i)
        edged(cv, "M-18-104h36v60h-36z", c, 2.5)
        put(cv, "M0-96l7 12-7 12-7-12z", p.ink if c == p.pale else p.pale)
        cv.close()
    hand(s, 120, 222, k=1.15)


def trendoid(cv: Canvas) -> None:
    """Wear what is worn today: pink hair, dark glasses, large headphones."""
    p = cv.pal
    s = sit(cv, Look(3, "#e85a9a", "quiff", "plain", p.alt, age=0, turn=0.06, mouth="smirk", glasses="dark", broad=0.95))
    cv.line("M74 112C66 14 174 14 166 112", p.ink, 13)
    cv.line("M74 104C68 24 172 24 166 104", p.hot, 6)
    for x in (62, 150):
        edged(cv, f"M{x} 92q0-8 8-8h12q8 0 8 8v42q0 8-8 8h-12q-8 0-8-8z", p.hot)
    s.L("M-.5 1.9L.5 1.9M-.5 2.2L.5 2.2", p.pale, 0.12)


def critic(cv: Canvas) -> None:
    """Frown over a notepad, the pen ready."""
    p = cv.pal
    s = sit(
        cv,
        Look(
            2, GRAY, "bald", "polo", p.hot, age=2, mouth="frown", brows=-0.22, beard="full", glasses="half", gaze=(0.03, 0.07)
        ),
    )
    placed(cv, 66, 200, -8)
    edged(cv, "M-42-38h78v84h-78z", p.pale)
    cv.line("M-30-18h52M-30-2h40M-30 14h48", p.alt, 5)
    cv.close()
    placed(cv, 128, 196, 40)
    edged(cv, "M-7-96h14v96L0 18l-7-18z", p.ink, 2.5)
    put(cv, "M-7-6h14L0 18z", "#f3c24a")
    cv.close()
    hand(s, 146, 184, 30, p.hot, k=1.05)


SITTERS: Final[tuple[Callable[[Canvas], None], ...]] = (perfectionist, snob, gallerist, dealer, trendoid, critic)
"""By number, from 2 on."""
