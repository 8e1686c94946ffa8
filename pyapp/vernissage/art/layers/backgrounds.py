"""The fifteen backgrounds: five places, one for each seat, at three hours each. Each is quiet, with one small event.

A background is quiet because layers lie over it: gradients of low contrast, long translucent strokes, no hard shapes. It is not
empty, because three layers of the sky leave its lower half bare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..brushes import rows
from ..scenes.motifs import boat, cottage, glints, pine, tree
from ..shapes import ell, n, path, rect, ridge
from .stage import HEIGHT, HORIZON, LIT, PLUM, WHITE, WIDTH, P, Stage

if TYPE_CHECKING:
    from collections.abc import Callable


class Hour(NamedTuple):
    """A place's colours at an hour: the sky above, in the middle and low; the ground far and near; things in the distance."""

    top: str
    mid: str
    low: str
    far: str
    near: str
    hills: str
    night: bool = False


def _sky(cv: Stage, hour: Hour, angle: float, bend: float) -> None:
    paint = cv.lin(((0, hour.top), (0.6, hour.mid), (1, hour.low)))
    cv.put(f'<path d="{rect(-2, -2, WIDTH + 4, HORIZON + 4).d}" fill="{paint}"/>')
    rng = cv.rng.sub("sky")
    for c, o, width, dash, turn, gap in (
        (P.shade(hour.top, 0.25), 0.08, 22, "120 60 190 44", 0, 22),
        (P.tint(hour.mid, 0.4), 0.1, 17, "90 70 150 52", 4, 19),
        (P.tint(hour.low, 0.4), 0.15, 7, "60 90 130 110", -9, 15),
        (P.tint(hour.low, 0.6), 0.28, 2, "27 60 70 90", -1, 14),
    ):
        d = rows(cv, (0, 0, WIDTH, HORIZON), angle + turn, gap, bend, rng)
        cv.line(d, c, width, dash, o)
    if hour.night:
        cv.spots([(rng.f(3, 297), rng.f(3, 200)) for _ in range(60)], 0.7, P.pale, 0.8)
        cv.spots([(rng.f(3, 297), rng.f(3, 150)) for _ in range(12)], 1.3, "#fdf3c8")
    cv.mist(110, HORIZON, 190, 60, 0.5, hour.low)


def _land(cv: Stage, hour: Hour) -> None:
    s, rng = rect(-2, HORIZON, WIDTH + 4, HEIGHT - HORIZON + 4), cv.rng.sub("land")
    with cv.within(s):
        cv.put(f'<path d="{s.d}" fill="{cv.lin(((0, hour.far), (1, hour.near)))}"/>')
        for c, o, width, dash, gap in (
            (P.tint(hour.far, 0.3), 0.12, 14, "130 70 190 60", 17),
            (P.shade(hour.near, 0.35), 0.12, 9, "90 80 150 60", 19),
            (P.tint(hour.far, 0.5), 0.3, 2, "30 70 64 90", 12),
            (P.shade(hour.near, 0.5), 0.22, 1.4, "24 90 50 70", 15),
        ):
            d = rows(cv, (0, HORIZON, WIDTH, HEIGHT + 4), rng.f(-2, 2), gap, 0, rng)
            cv.line(d, c, width, dash, o)
    cv.fill(rect(0, HORIZON - 0.6, WIDTH, 1.6), P.tint(hour.low, 0.4), 0.6)


def _clouds(cv: Stage, hour: Hour, places: tuple[tuple[float, float, float], ...]) -> None:
    for x, y, w in places:
        cv.mist(x, y, w * 0.6, 8, 0.42, P.tint(hour.low, 0.3))
        cv.mist(x + 18, y + 8, w * 0.45, 5, 0.3, P.shade(hour.mid, 0.15))


def _sea(cv: Stage, hour: Hour) -> None:
    """Open water, the sun or the moon on its edge, sails."""
    _sky(cv, hour, -6, 0)
    _land(cv, hour)
    disc = "#fdf6dc" if hour.night else "#fff1cc"
    cv.glow(150, HORIZON - 4, 90, disc, 0.7)
    cv.fill(path("M126 255C126 223 174 223 174 255Z"), disc, 0.9)
    _clouds(cv, hour, ((60, 120, 130), (250, 170, 150), (210, 70, 90)))
    glints(cv, 150, HORIZON + 4, HEIGHT, 30, P.tint(hour.low, 0.5), cv.rng, 0.6)
    cv.ground(232, 306, 20, 3, 0.35)
    boat(cv, 232, 302, 19, PLUM, P.tint(hour.low, 0.3), P.shade(hour.low, 0.2))
    boat(cv, 62, 272, 9, PLUM, P.tint(hour.low, 0.3), P.shade(hour.low, 0.2))


def _dunes(cv: Stage, hour: Hour) -> None:
    """Sand in long waves, cacti, and tents far off."""
    _sky(cv, hour, 4, 18)
    _land(cv, hour)
    _clouds(cv, hour, ((70, 70, 90), (240, 120, 110), (120, 170, 80)))
    cv.fill(ridge([(-4, 262), (60, 240), (120, 256), (210, 234), (304, 258)], HORIZON + 8), hour.hills, 0.6)
    sand = cv.lin(((0, P.tint(hour.far, 0.2)), (1, hour.near)))
    cv.fill(ridge([(0, 300), (70, 270), (150, 290), (230, 276), (304, 302)], HEIGHT + 4), sand, 0.7)
    cv.line("M-4 336Q70 318 150 334T304 322M-4 366Q90 346 180 362T304 352", P.shade(hour.near, 0.3), 2, op=0.25)
    for x, y, k in ((54, 318, 30), (74, 326, 22), (252, 292, 16)):
        cv.ground(x + k * 0.2, y, k * 0.7, 3, 0.4)
        arms = f"M{x} {y}V{n(y - k)}M{n(x - k * 0.3)} {n(y - k * 0.62)}q0 {n(k * 0.26)} {n(k * 0.3)} {n(k * 0.26)}"
        arms += f"M{n(x + k * 0.3)} {n(y - k * 0.8)}q0 {n(k * 0.3)} {n(-k * 0.3)} {n(k * 0.3)}"
        cv.line(arms, P.shade("#7f8a5c", 0.4 if hour.night else 0.1), k * 0.17)
    for x, k in ((196, 13), (214, 9), (228, 11)):
        cv.fill(path("M-1 0L0 -1L1 0Z", x, 266, k, k), P.tint(hour.hills, 0.35))
        cv.fill(path("M-.2 0L0 -.7L.2 0Z", x, 266, k, k), LIT if hour.night else P.shade(hour.hills, 0.5))


def _lake(cv: Stage, hour: Hour) -> None:
    """A lake under hills; lit windows on the far shore and their light in the water."""
    _sky(cv, hour, -14, -22)
    _land(cv, hour)
    _clouds(cv, hour, ((90, 90, 150), (230, 140, 120)))
    cv.fill(ridge([(-4, 250), (40, 214), (100, 244), (160, 218), (220, 240), (304, 222)], HORIZON + 6), hour.hills, 0.45)
    hills = ridge([(-4, 262), (50, 238), (110, 254), (180, 236), (250, 252), (304, 240)], HORIZON + 10)
    cv.fill(hills, P.shade(hour.hills, 0.35), 0.75)
    lamp = LIT if hour.night else "#fdf3d0"
    for x, y in ((44, 251), (52, 249), (60, 252), (214, 250), (222, 248), (231, 250), (240, 252)):
        cv.fill(rect(x, y, 3, 3.4), lamp)
        cv.line(f"M{x + 1.5} {y + 15}v{14 + x % 5 * 4}", lamp, 2, "3 4", 0.35 if hour.night else 0.6)
    for x, y, w in ((40, 340, 60), (226, 316, 74), (150, 372, 90)):
        cv.mist(x, y, w, 5, 0.25)
    cv.line("M236 322v-26M242 322v-34M249 322v-22M30 352v-24M37 352v-34", P.shade(hour.near, 0.55), 1.6)
    cv.line("M236 298v6M242 290v7M249 302v5M30 330v6M37 320v7", "#7d4f33", 3.4)


def _pasture(cv: Stage, hour: Hour) -> None:
    """Meadows and round trees in haze, and sheep."""
    _sky(cv, hour, 8, 6)
    _land(cv, hour)
    _clouds(cv, hour, ((80, 60, 120), (220, 110, 130), (130, 180, 90)))
    for y, k in ((232, 0.1), (246, 0.3)):
        points = [(-4.0, y + 10.0), (40, y - 14), (100, y + 8), (170, y - 10), (240, y + 10), (304, y - 6)]
        cv.fill(ridge(points, HORIZON + 14), P.shade(hour.hills, k), 0.7)
    cv.mist(150, 262, 190, 18, 0.4, P.tint(hour.low, 0.3))
    leaf = P.shade(hour.near, 0.15)
    for x, y, k in ((230, 292, 30), (250, 298, 22), (40, 282, 20), (56, 285, 26)):
        cv.ground(x + 4, y, k * 0.4, 3, 0.35)
        tree(cv, x, y, k, leaf, cv.rng)
    wool = P.shade(WHITE, 0.3 if hour.night else 0.04)
    for x, y in ((104, 316), (124, 326), (92, 334), (196, 330)):
        cv.ground(x + 2, y + 4, 9, 2, 0.35)
        cv.line(f"M{x - 3} {y + 1}v4M{x + 3} {y + 1}v4", P.ink, 1.2)
        cv.fill(ell(x, y - 1, 6.5, 4.6), wool)
        cv.fill(ell(x - 6, y - 2, 2.4, 2), P.ink)


def _snow(cv: Stage, hour: Hour) -> None:
    """Snowfields with firs, a cabin with its light on, tracks."""
    _sky(cv, hour, -3, 10)
    _land(cv, hour)
    _clouds(cv, hour, ((60, 100, 140), (240, 70, 120)))
    cv.fill(
        ridge([(-4, 252), (50, 216), (90, 238), (150, 206), (210, 240), (262, 214), (304, 246)], HORIZON + 6), hour.hills, 0.55
    )
    cv.fill(ridge([(-4, 264), (60, 250), (130, 262), (210, 246), (304, 264)], HORIZON + 14), P.tint(hour.far, 0.35), 0.8)
    cv.fill(ridge([(-4, 330), (80, 304), (170, 326), (250, 306), (304, 320)], HEIGHT + 4), P.tint(hour.near, 0.3), 0.5)
    fir = P.shade(hour.hills, 0.5)
    for x, y, k in (
        (30, 292, 30),
        (46, 298, 40),
        (62, 294, 26),
        (256, 286, 28),
        (272, 290, 36),
        (150, 266, 10),
        (160, 266, 13),
    ):
        cv.ground(x, y, k * 0.3, 2, 0.3)
        pine(cv, x, y, k, fir, P.tint(hour.near, 0.65))
    cottage(cv, 214, 288, 17, "#8a5f4a", P.tint(hour.near, 0.7), True, LIT)
    cv.spots([(118 + i * 7 + i * i * 0.9, 392 - i * 11) for i in range(9)], 1.3, P.shade(hour.near, 0.4), 0.5)
    cv.spots([(cv.rng.f(2, 298), cv.rng.f(2, 390)) for _ in range(60)], 1, WHITE, 0.7)


PLACES: Final[tuple[tuple[Callable[[Stage, Hour], None], tuple[Hour, ...]], ...]] = (
    (_sea, (
        Hour("#5a5d92", "#dd9a94", "#f9d9a2", "#c98f8c", "#3c4a72", "#7d6a92"),
        Hour("#4f9aae", "#a9d0c8", "#f6ecc6", "#6fb0b0", "#2a6a80", "#5f8a94"),
        Hour("#172a4a", "#33607a", "#9ac0ba", "#3f7580", "#13304a", "#1c3a55", night=True),
    )),
    (_dunes, (
        Hour("#7fb0b4", "#cfdcc0", "#fbeabf", "#e8b868", "#a8663f", "#d9a56c"),
        Hour("#b5697a", "#e8a07a", "#fbd596", "#d98f62", "#7d4350", "#a86a6c"),
        Hour("#2a2250", "#6a4a7c", "#d99a9a", "#8a5f74", "#3a2a4c", "#5d4670", night=True),
    )),
    (_lake, (
        Hour("#17204a", "#35467e", "#8f8fb4", "#4a5f86", "#182544", "#2c3a6b", night=True),
        Hour("#8a9cc4", "#d3c6d6", "#fbe6d0", "#a3b0c8", "#4f6490", "#7384a8"),
        Hour("#5f4a78", "#c47a7e", "#f6c27e", "#a8707c", "#43365c", "#6a5078"),
    )),
    (_pasture, (
        Hour("#93a9a8", "#d3d6bf", "#f6e8c8", "#a8b58a", "#52704f", "#8fa694"),
        Hour("#d98a5c", "#f0b978", "#fbe6b0", "#c9a352", "#80602f", "#b58a5a"),
        Hour("#16333f", "#38656a", "#a3bfa0", "#4f7466", "#1a3a38", "#2c5458", night=True),
    )),
    (_snow, (
        Hour("#9fb8cc", "#d9dfe2", "#f9eede", "#dfe4e6", "#a3b8c8", "#8aa3b8"),
        Hour("#8a6f9c", "#e0a3a8", "#fbdcc0", "#ecd0cc", "#a08cae", "#9a84a4"),
        Hour("#1c2450", "#3f5088", "#a3a8cc", "#8f9cc4", "#4a5a8c", "#34457a", night=True),
    )),
)  # fmt: skip
"""By seat: the function that paints the place, and its three hours."""
