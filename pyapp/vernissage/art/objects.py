"""The objects of decor, by size. Each is drawn in its own units, 60 per space, with its upper left corner at (0, 0).

Short names: o the markup so far, x y a point, s a side (-1 or 1).
"""
# ruff: noqa: N802

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from .shapes import NOWHERE, Shape, ell, nums, path, poly, rect

if TYPE_CHECKING:
    from collections.abc import Callable

    from .shapes import Point

INK, BRASS, BRIGHT, DARK = "#2a2026", "#c99a3f", "#ffe9a8", "#7c5718"


def _fill(s: Shape | str, colour: str, opacity: float | None = None) -> str:
    d = s.d if isinstance(s, Shape) else s
    return f'<path d="{d}" fill="{colour}"' + (f' opacity="{opacity:g}"' if opacity else "") + "/>"


def _line(s: Shape | str, colour: str, width: float = 1, more: str = "") -> str:
    d = s.d if isinstance(s, Shape) else s
    return f'<path d="{d}" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"{more}/>'


def _clock() -> str:
    o = _fill(ell(31.5, 32, 26), INK, 0.3)
    rays = "".join(
        (
            f"M{nums(30 + 17 * math.cos(a - 0.13), 29 + 17 * math.sin(a - 0.13))}"
            f"L{nums(30 + q * math.cos(a), 29 + q * math.sin(a))}"
            f"L{nums(30 + 17 * math.cos(a + 0.13), 29 + 17 * math.sin(a + 0.13))}z"
        )
        for a, q in ((i * 0.3927, 29 if i % 2 else 25) for i in range(16))
    )
    o += (
        f'<path d="{rays}" fill="url(#db)" stroke="{DARK}" stroke-width=".5"/>'
        + _fill(ell(30, 29, 19), "url(#db)")
        + _fill(ell(30, 29, 15.6), "#fdf6e3")
    )
    o += (
        _line(ell(30, 29, 13), INK, 1.8, ' stroke-dasharray="0 6.81"')
        + _line("M30 29L24 22M30 29L39 25", INK, 2)
        + _fill(ell(30, 29, 2), "#b3402f")
        + _fill("M22 19Q28 14 36 17 28 18 24 24z", "#fff", 0.8)
    )
    return o


def _plate() -> str:
    o = (
        _fill(ell(32, 32.5, 25.5), INK, 0.3)
        + _fill(ell(30, 29.5, 26), "#f6f4ea")
        + _line(ell(30, 29.5, 25), "#2b4f8c", 1.6)
        + _line(ell(30, 29.5, 21), "#2b4f8c", 3.4, ' stroke-dasharray="0 6.6"')
        + _line(ell(30, 29.5, 17), "#2b4f8c", 0.8)
    )
    o += (
        _fill("M18 37Q24 33 30 37T42 37Q38 42 30 43 22 42 18 37z", "#6f93c4")
        + _fill("M24 36V22L35 34zM23 36V25L17 35z", "#2b4f8c")
        + _fill("M17 36H37L34 40H20z", "#14274a")
        + _line("M36 22q2-2 3 0 1-2 3 0", "#2b4f8c", 1)
        + _fill("M10 20Q16 9 28 6 18 12 13 22z", "#fff", 0.9)
    )
    return o


def _sconce() -> str:
    o = '<circle cx="30" cy="38" r="48" fill="url(#dl)"/>'
    o += _fill(path("M0 -30Q14 -20 9 0Q16 14 0 34Q-16 14 -9 0Q-14 -20 0 -30Z", 32, 76, 1), INK, 0.3)
    o += (
        "<path"
        f' d="{path("M0 -32Q14 -20 9 0Q16 14 0 34Q-16 14 -9 0Q-14 -20 0 -32Z", 30, 74, 1).d}"'
        f' fill="url(#db)" stroke="{DARK}"/>'
    ) + _line("M30 48Q22 72 30 100M30 62Q36 74 30 90", DARK, 1)
    for s in (-1, 1):
        o += (
            _line(f"M30 80C{30 + 16 * s} 94 {30 + 21 * s} 80 {30 + 17 * s} 62", DARK, 4.4)
            + _line(f"M30 80C{30 + 16 * s} 94 {30 + 21 * s} 80 {30 + 17 * s} 62", BRASS, 3)
            + _line(f"M{30 + 6 * s} 84Q{30 + 17 * s} 88 {30 + 18 * s} 72", BRIGHT, 0.9)
        )
        x = 30 + 17 * s
        o += (
            _fill(path("M-9 0Q0 6 9 0L7 -3L-7 -3Z", x, 62, 1), BRASS)
            + _fill(rect(x - 4, 38, 8, 22), "#fdf3dc")
            + _fill(rect(x + 1.4, 38, 2.6, 22), "#e3cfa4")
            + _fill(path("M-4 0Q-1 3 -2 7L-4 9Z", x, 38, 1), "#fffaf0")
        )
        o += (
            f'<circle cx="{x}" cy="28" r="22" fill="url(#dl)"/>'
            + _fill(path("M0 0C-6 -6 -2 -12 1 -18C3 -11 6 -6 0 0Z", x, 38, 1), "#ffab2e")
            + _fill(path("M0 0C-3 -3 -1 -6 .5 -10C2 -6 3 -3 0 0Z", x, 38, 1), "#fffbe0")
        )
    return o


def _plant() -> str:
    """Trailing ivy in a wall pot: leaves of two greens, one terracotta accent."""
    o, k = _fill(ell(33, 50, 20, 20), INK, 0.2), 0
    vines = (
        (30, 40, 8, 70, 14, 104),
        (30, 40, 52, 66, 48, 92),
        (30, 40, 28, 80, 31, 112),
        (28, 26, 14, 8, 8, 20),
        (31, 26, 44, 4, 52, 16),
        (30, 26, 30, 8, 27, 5),
    )
    leaves = ["", "", ""]
    for x0, y0, x1, y1, x2, y2 in vines:
        o += _line(f"M{x0} {y0}Q{x1} {y1} {x2} {y2}", "#3f5a2c", 1.6)
        for i in range(1, 8):
            t = i / 7
            x, y = (
                (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
                (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
            )
            leaves[k % 3] += path(
                "M0 0C-4 -3 -4 -9 0 -12C4 -9 4 -3 0 0Z", x, y, 0.8, None, (70 if i % 2 else -70) + (180 if y > 40 else 0)
            ).d
            k += 1
    for s, c in zip(leaves, ("#4d7a3a", "#7ba557", "#2f5631"), strict=False):
        o += _fill(s, c)
    pot = path("M-17 -9L17 -9L12 16Q0 20 -12 16Z", 30, 38, 1)
    return (
        o
        + _fill(pot, "#c4643c")
        + _fill(path("M4 -9L17 -9L12 16Q6 19 2 18Z", 30, 38, 1), "#8f4328", 0.7)
        + _fill(rect(11, 26, 38, 6), "#d97c50")
        + _fill(rect(13, 27, 12, 1.6), "#ffc9a0")
        + _line("M18 38l4 5 4-5 4 5 4-5 4 5", "#f7dcae", 1.4)
        + _leaf_over()
    )


def _leaf_over() -> str:
    return _fill(
        path("M0 0C-4 -3 -4 -9 0 -12C4 -9 4 -3 0 0Z", 22, 34, 1, None, 200).d
        + path("M0 0C-4 -3 -4 -9 0 -12C4 -9 4 -3 0 0Z", 40, 33, 1, None, 150).d,
        "#7ba557",
    )


def _mirror() -> str:
    o = (
        _fill(ell(32, 86, 25, 76), INK, 0.3)
        + f'<path d="{ell(30, 82, 26, 74).d}" fill="url(#db)" stroke="{DARK}"/>'
        + _line(ell(30, 82, 23, 71), DARK, 2.4, ' stroke-dasharray="0 5.2"')
        + _line(ell(29.6, 81.6, 23, 71), BRIGHT, 1.4, ' stroke-dasharray="0 5.2"')
    )
    o += (
        _fill(ell(30, 82, 19.6, 67), "url(#dg)")
        + _line(ell(30, 82, 19.6, 67), DARK, 1)
        + _fill("M18 60L40 26 46 48 14 100z", "#fff", 0.5)
        + _fill("M16 116L46 66 46 76 19 124z", "#fff", 0.4)
    )
    o += _fill(
        path("M0 0Q-10 -3 -13 -12Q-6 -13 -4 -9Q-3 -16 0 -19Q3 -16 4 -9Q6 -13 13 -12Q10 -3 0 0Z", 30, 21, 1), BRASS
    ) + _line(path("M0 -2L0 -15M-2 -2Q-8 -4 -10 -10M2 -2Q8 -4 10 -10", 30, 21, 1), BRIGHT, 1)
    return o


def _bell() -> str:
    """Tapestry bell pull with tassel."""
    o = (
        _fill(rect(19, 12, 26, 128), INK, 0.25)
        + _fill(rect(17, 8, 26, 128), "#7a2f3a")
        + _fill(rect(17, 8, 3, 128) + rect(40, 8, 3, 128), BRASS)
        + _fill(rect(10, 4, 40, 6), "url(#db)")
        + _fill(ell(10, 7, 4) + ell(50, 7, 4), BRASS)
    )
    for i in range(5):
        y = 24 + i * 24
        o += _fill(path("M0 -9L9 0L0 9L-9 0Z", 30, y, 1), ("#e3b95a", "#f3e3c3")[i % 2]) + _fill(
            path("M0 -4L4 0L0 4L-4 0Z", 30, y, 1), "#2f5d73"
        )
    o += (
        _fill(poly((17, 136), (43, 136), (30, 150)), "#7a2f3a")
        + _line("M17 136L30 150L43 136", BRASS, 2)
        + _fill(ell(30, 152, 4.4), BRASS)
        + _fill(path("M-5 0L5 0L8 22L-8 22Z", 30, 154, 1), "#c98f3a")
        + _line("M27 156L25 174M30 156V175M33 156L35 174", DARK, 0.9)
    )
    return o


def _shelf() -> str:
    o = (
        _fill(rect(8, 46, 108, 8), INK, 0.25)
        + _fill(rect(5, 43, 110, 6), "#8a5a34")
        + _fill(rect(5, 43, 110, 1.6), "#c08a58")
        + _fill("M16 49h8q-1 7-8 7zM96 49h8v7q-7 0-8-7z", "#5e3820")
    )
    x = 12
    for w, h, c in ((9, 30, "#8c2f39"), (7, 34, "#2f5d73"), (10, 27, "#d9a441"), (8, 31, "#4d6b45"), (6, 25, "#5b3a5e")):
        o += (
            _fill(rect(x, 43 - h, w, h), c)
            + _fill(rect(x, 43 - h + 4, w, 2) + rect(x, 36, w, 2), "#f3e3c3", 0.8)
            + _fill(rect(x + w - 2, 43 - h, 2, h), INK, 0.25)
        )
        x += w + 1
    o += (
        _fill(path("M-10 0C-14 -16 -7 -20 -4 -23L-6 -33L-1 -29L4 -29L9 -33L7 -23C12 -18 13 -8 10 0Z", 70, 43, 0.95), INK)
        + _line("M79 41C88 42 90 34 85 30", INK, 2.6)
        + _line("M67 19.6h.1M73 19.6h.1", "#e8c24a", 2)
    )
    o += (
        _fill(path("M-7 0Q-10 -8 -3 -14L-4 -17L4 -17L3 -14Q10 -8 7 0Z", 100, 43, 1), "#6f93c4")
        + _fill(path("M3 -14Q10 -8 7 0L3 0Q5 -8 1 -14Z", 100, 43, 1), "#2b4f8c")
        + _line("M99 26Q97 14 92 8M101 26Q104 14 108 10M100 26V8", "#4d7a3a", 1.2)
        + _fill(ell(92, 8, 4) + ell(108, 10, 3.6) + ell(100, 7, 4.2), "#d9653b")
        + _fill(ell(91, 7, 1.4) + ell(107, 9, 1.3) + ell(99, 6, 1.4), "#ffe1b0")
    )
    return o


def _ribbon() -> str:
    """Swag of three garlands: velvet, gold hem, tassels, bows at the nails."""
    o = ""
    for i in range(2):
        x = 10 + i * 80
        d = f"M{x} 12Q{x + 40} 66 {x + 80} 12Q{x + 40} 34 {x} 12z"
        o += (
            f'<path d="{d}" fill="{INK}" opacity=".25" transform="translate(2 3)"/>'
            + _fill(d, "#8c2f39")
            + _fill(f"M{x + 30} 30Q{x + 52} 40 {x + 80} 12Q{x + 58} 50 {x + 38} 39z", "#5f1c28", 0.7)
        )
        o += (
            _line(f"M{x + 6} 16Q{x + 40} 50 {x + 74} 16M{x + 12} 16Q{x + 40} 42 {x + 68} 16", "#c9606a", 1)
            + _line(f"M{x} 12Q{x + 40} 66 {x + 80} 12", BRASS, 2.6)
            + _line(f"M{x + 4} 18Q{x + 40} 70 {x + 76} 18", BRIGHT, 2, ' stroke-dasharray="0 5"')
        )
    for x in (10, 90, 170):
        o += (
            _fill(path("M0 0L-7 30L-2 27L1 32L4 0ZM0 0L8 27L12 22L4 -2Z", x, 12, 1), "#a83a48")
            + _fill(path("M0 0C-14 -12 -16 6 0 0C14 -12 16 6 0 0Z", x, 12, 1), "#c4505c")
            + _fill(ell(x, 12, 4), BRASS)
            + _fill(ell(x - 1, 11, 1.3), BRIGHT)
        )
    return o


def _fan() -> str:
    """Two crossed painted fans."""
    o = ""

    def P(a: float, r: float) -> Point:
        return 60 + r * math.cos(math.radians(a)), 52 + r * math.sin(math.radians(a))

    o += _fill("M" + " ".join(nums(P(a, 48)[0] + 2, P(a, 48)[1] + 3) for a in range(190, 351, 8)) + "L62 55z", INK, 0.25)
    for i in range(16):
        a, b = 190 + i * 10, 200 + i * 10
        o += _fill(poly(P(a, 15), P(a, 48), P(b, 48), P(b, 15)), ("#2f6f6a", "#3f8a82")[i % 2])
    o += _line("M" + " ".join(nums(*P(a, 46)) for a in range(190, 351, 5)), BRASS, 2) + _line(
        "M" + " ".join(nums(*P(a, 18)) for a in range(190, 351, 5)), BRASS, 1.4
    )
    o += _line("".join("M60 52L" + nums(*P(a, 16)) for a in range(192, 350, 12)), "#f3e3c3", 2)
    for a, c in ((215, "#f2b0a0"), (240, "#fbeee2"), (270, "#f2b0a0"), (300, "#fbeee2"), (325, "#f2b0a0")):
        x, y = P(a, 33)
        o += _fill(
            Shape(
                "".join(ell(x + 4 * math.cos(q), y + 4 * math.sin(q), 3.2).d for q in (0, 1.257, 2.513, 3.77, 5.027)), NOWHERE
            ),
            c,
        ) + _fill(ell(x, y, 2), BRASS)
    return o + _fill(ell(60, 52, 4), BRASS)


def _butterfly() -> str:
    """Pin a butterfly in a case."""
    o = _fill(rect(9, 8, 44, 44), INK, 0.3) + _fill(rect(7, 5, 44, 44), "#6b4630") + _fill(rect(10.5, 8.5, 37, 37), "#f4ecd8")
    for s in (-1, 1):
        upper = path("M.02 -.05C.3 -.75 1 -.8 .95 -.35C.9 .05 .4 .12 .02 .05Z", 29, 27, 17 * s, 17)
        lower = path("M.02 .05C.4 .05 .75 .25 .65 .6C.5 .9 .15 .5 .02 .12Z", 29, 27, 17 * s, 17)
        o += _fill(lower, "#2f5d73") + _fill(upper, "#d9653b") + _line(upper, INK, 1) + _line(lower, INK, 1)
        o += _fill(ell(29 + 10.6 * s, 20.5, 2.6), "#fbf1d6") + _fill(ell(29 + 7.5 * s, 36, 2), "#f2b53a")
    o += _fill(ell(29, 28, 1.7, 7.6), INK) + _line("M29 21q-1-5-4-7M29 21q1-5 4-7", INK, 1)
    return o + _fill("M10.5 8.500h37v37z", "#fff", 0.16)


def _straw_hat() -> str:
    """Hang a straw hat on its peg."""
    o = (
        _fill(ell(31, 34, 25, 17), INK, 0.3)
        + _fill(ell(29, 31, 25, 17), "#e2b95a")
        + _line(ell(29, 31, 21, 13.6), "#b98a34", 1.2)
    )
    o += _line(ell(29, 31, 24, 16), "#f6dd96", 1.2, ' stroke-dasharray="2 3"')
    o += _fill(ell(29, 28, 13, 11), "#efcb74") + _fill("M16 29Q16 36 29 37T42 29Q42 39 29 40T16 29z", "#a83a48")
    o += _fill("M40 34l9 11-6-1-3 5-4-13z", "#8c2f39") + _line("M20 24q4-6 11-6", "#fff3cf", 2)
    return o + _fill(ell(29, 7, 3.4), DARK) + _fill(ell(28, 6, 1.2), BRIGHT) + _line("M29 10v8", DARK, 1.4)


def _pendulum() -> str:
    """Hang a wall clock with a pendulum."""
    o = _fill("M13 18L31 6 49 18V110L40 118H22L13 110z", INK, 0.3)
    o += '<path d="M10 16L29 4 48 16V106L39 115H19L10 106z" fill="#7a4a2b" stroke="#3f2413"/>'
    o += _fill("M10 16L29 4 48 16z", "#a5673c") + _fill(rect(17, 50, 24, 52), "#2a1a12") + _fill(ell(29, 32, 15), "url(#db)")
    o += _fill(ell(29, 32, 12.4), "#fdf6e3") + _line(ell(29, 32, 10.4), INK, 1.5, ' stroke-dasharray="0 5.45"')
    o += _line("M29 32V25M29 32L34 35", INK, 1.8) + _line("M29 52L33 84", BRASS, 1.6)
    return o + _fill(ell(33.6, 87, 6), "url(#db)") + _fill("M17 50h24L17 84z", "#fff", 0.14)


def _trophy() -> str:
    """Mount a large fish on a board."""
    o = _fill(ell(62, 33, 52, 22), INK, 0.3) + f'<path d="{ell(59, 29, 52, 22).d}" fill="#7a4a2b" stroke="#3f2413"/>'
    o += _line(ell(59, 29, 47, 18), "#a5673c", 1.6)
    body = path("M-1 .03C-.7 -.3 .1 -.42 .56 -.05L.98 -.34Q.86 .03 1 .36L.56 .12C.1 .42 -.7 .32 -1 .03Z", 56, 29, 40)
    o += f'<path d="{body.d}" fill="#6f9a9a" stroke="#27433f"/>' + _fill(
        path("M-1 .03C-.7 .32 .1 .42 .56 .12C.2 .15 -.4 .17 -1 .03Z", 56, 29, 40), "#dfe9dc"
    )
    o += _line("M36 22q5 7 0 15M46 22q2 3 0 5M54 21q2 3 0 5M50 28q2 3 0 5M62 23q2 3 0 5M58 29q2 3 0 5", "#3f6a6a", 1.3)
    return o + _fill(ell(25, 27, 3.4), "#fffbe8") + _fill(ell(25.5, 27.4, 1.9), INK) + _line("M20 24q4-4 9-1", "#27433f", 1.4)


def _hooks() -> str:
    """Hang a rail of hooks: top hat, scarf, umbrella, key."""
    o = _fill(rect(10, 13, 164, 12), INK, 0.3) + _fill(rect(7, 10, 164, 11), "#8a5a34") + _fill(rect(7, 10, 164, 2), "#c08a58")
    for x in (26, 68, 110, 152):
        o += _line(f"M{x} 16v7q0 5 6 4", DARK, 2.6) + _fill(ell(x, 16, 3), BRASS)
    o += _fill("M15 28h24l-2 19h-20zM10 45q17 7 34 0l2 5q-19 7-38 0z", INK) + _fill("M16 40q11 3 22 0v4q-11 3-22 0z", "#8c2f39")
    o += _fill("M60 26Q68 20 77 26L75 36 82 53 74 55 69 38 68 52 59 52 62 34z", "#2f6f6a")
    o += _line("M60 45h8M60 49h8M74 48l6-2M75 52l6-2", "#f2b0a0", 1.8) + _line("M61 33Q68 38 76 33", "#1d4a46", 1.6)
    o += _fill("M110 24Q126 30 124 50Q118 44 114 50 110 44 106 50 102 44 96 50Q94 30 110 24z", "#d9653b")
    return (
        o
        + _line("M110 46v8q0 4 4 3", INK, 1.8)
        + _line("M152 24v24M152 48h5M152 42h4", BRASS, 2.4)
        + _line(ell(152, 27, 4), BRASS, 2.4)
    )


OBJECTS: Final[dict[tuple[int, int], tuple[Callable[[], str], ...]]] = {
    (1, 1): (_clock, _plate, _butterfly, _straw_hat),
    (2, 1): (_shelf, _fan, _trophy),
    (1, 2): (_sconce, _plant, _pendulum),
    (3, 1): (_ribbon, _hooks),
    (1, 3): (_mirror, _bell),
}
"""The objects by width and height in spaces."""
