"""The busts of the patrons. Skin, hair, age, face and clothes are all given; nothing is random.

Short names: cv a canvas, p its palette, x y the middle of the head, R half its height; P F L E fill, paint, draw a line and
fill an ellipse in head units; ww a line's width in R, o an opacity, k a factor, t how far a head is turned.
"""

# ruff: noqa: N802

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ..palettes import SKIN, lum, mix
from ..scenes.clothes import torso
from ..scenes.faces import hair_back, hair_front, hat
from ..shapes import ell, n, path

if TYPE_CHECKING:
    from ..canvas import Canvas

BLACK, BROWN, AUBURN, FAIR, GRAY, WHITE = "#211a1c", "#4d2f1d", "#98491f", "#d8a548", "#a9a49c", "#f0ece2"


class Look(NamedTuple):
    """How a sitter looks.

    `cut` is a kind of `faces.hair_front` or of `_CUTS`, where `scarf` is a headscarf in the colour of `hair`;
    `skin` indexes `palettes.SKIN`; `age` is 0 young, 1 middle, 2 old; `dress` is a kind of `rooms.torso` or one of ours
    (polo, open, plain); `cloth` and `hatcolour` are colours; `brows` tilts them (under 0: stern) and `raised` lifts them;
    `gaze` is where the eyes look and `turn` how far the face is turned, in R; `tilt` leans the head, in degrees.
    """

    skin: int
    hair: str
    cut: str
    dress: str
    cloth: str
    age: int = 1
    eyes: str = "open"
    mouth: str = "smile"
    brows: float = 0
    raised: float = 0
    gaze: tuple[float, float] = (0, 0)
    lips: bool = False
    beard: str = ""
    glasses: str = ""
    hat: str = ""
    hatcolour: str = ""
    band: str = ""
    turn: float = 0
    tilt: float = 0
    broad: float = 1


class Sitter:
    """A bust on a canvas; `sit` draws it from back to front."""

    def __init__(self, cv: Canvas, look: Look, x: float = 120, y: float = 106, r: float = 54) -> None:
        self.cv, self.look, self.x, self.y, self.r = cv, look, x, y, r
        self.skin = SKIN[look.skin]
        self.dark = mix(self.skin, "#6b2f2a", 0.42)

    def P(self, d: str, colour: str, o: float | None = None, at: tuple[float, float] = (0, 0), k: float = 1) -> None:
        """Fill path data."""
        cv, r = self.cv, self.r
        cv.fill(path(d, self.x + at[0] * r, self.y + at[1] * r, r * k, r), colour, o)

    def F(self, d: str, colour: str, kind: str = "cyl") -> None:
        """Paint a form."""
        self.cv.form(path(d, self.x, self.y, self.r), colour, kind)

    def L(self, d: str, colour: str, ww: float, at: tuple[float, float] = (0, 0), k: float = 1) -> None:
        """Draw a line."""
        cv, r = self.cv, self.r
        cv.line(path(d, self.x + at[0] * r, self.y + at[1] * r, r * k, r), colour, ww * r)

    def E(self, a: float, b: float, rx: float, ry: float, colour: str, o: float | None = None) -> None:
        """Fill an ellipse round (a, b)."""
        r = self.r
        self.cv.fill(ell(self.x + a * r, self.y + b * r, rx * r, ry * r), colour, o)


def sit(cv: Canvas, look: Look, x: float = 120, y: float = 106, r: float = 54) -> Sitter:
    """Draw a sitter with the head at (x, y), half its height r. Returns the sitter, for drawing in its units."""
    s = Sitter(cv, look, x, y, r)
    turned = f'<g transform="rotate({n(look.tilt)} {n(x)} {n(y + r)})">' if look.tilt else ""
    if turned:
        cv.put(turned)
    _behind(s)
    if turned:
        cv.put("</g>")
    _dress(s)
    if turned:
        cv.put(turned)
    _head(s)
    _features(s)
    if look.beard:
        _beard(s)
    _hair(s)
    if look.glasses:
        _glasses(s)
    if look.hat:
        hat(cv, x, y, r, look.hat, look.hatcolour, look.band or cv.pal.pale)
    if turned:
        cv.put("</g>")
    return s


def _behind(s: Sitter) -> None:
    """Draw the hair behind head and shoulders."""
    cut, hair = s.look.cut, s.look.hair
    if cut in ("long", "bun"):
        hair_back(s.cv, s.x, s.y, s.r, cut, hair)
    elif cut == "afro":
        s.cv.form(ell(s.x, s.y - s.r * 0.42, s.r * 1.2, s.r * 1.1), hair, "round", lift=0.14)
    elif cut == "curls":
        for a in range(11):
            turn = math.radians(150 + a * 24)
            s.E(math.cos(turn) * 0.8, math.sin(turn) * 0.9 - 0.1, 0.36, 0.36, hair)
    elif cut == "tail":
        s.F("M.3 -1.1C1.2 -1.5 1.75 -.8 1.5 .1C1.4 .6 1.2 .9 1.15 1.3C.95 .8 1 .2 .75 -.3Z", hair, "round")
    elif cut == "plaits":
        for side in (-1, 1):
            for i in range(5):
                s.E(side * (0.86 + 0.05 * (i % 2)), 0.2 + i * 0.32, 0.22, 0.22, hair if i % 2 else mix(hair, "#000", 0.25))
    elif cut == "buns":
        s.E(-0.68, -0.92, 0.36, 0.36, hair)
        s.E(0.68, -0.92, 0.36, 0.36, hair)
    elif cut == "scarf":
        s.F("M-.95 -.1C-1.1 -1.5 1.1 -1.5 .95 -.1C1 .7 1.15 1.3 1.5 1.75L-1.5 1.75C-1.15 1.3 -1 .7 -.95 -.1Z", hair)


def _dress(s: Sitter) -> None:
    """Draw clothes and neck."""
    cv, p, look = s.cv, s.cv.pal, s.look
    own = look.dress in ("polo", "open", "plain")
    torso(cv, s.x, s.y, s.r, 244, look.cloth, "plain" if own else look.dress, look.broad)
    s.F("M-.34 .6L-.36 1.25Q0 1.55 .36 1.25L.34 .6Z", s.skin)
    s.P("M-.34 .78Q0 1.4 .34 .78L.34 1.02Q0 1.5 -.34 1Z", s.dark, 0.6)
    if look.dress == "polo":
        s.F("M-.42 .92Q0 1.2 .42 .92L.5 1.42Q0 1.66 -.5 1.42Z", p.shade(look.cloth, 0.25))
    elif look.dress == "open":
        s.P("M-.36 1.15L0 1.95L.36 1.15Q0 1.5 -.36 1.15Z", s.skin)
        s.P("M-.34 1.02L-.72 1.28L-.42 1.72L-.05 1.9ZM.34 1.02L.72 1.28L.42 1.72L.05 1.9Z", p.tint(look.cloth, 0.35))
        s.L("M0 1.95L0 2.9", p.shade(look.cloth, 0.4), 0.05)
    elif look.dress == "plain":
        s.L("M-.5 1.2Q0 1.75 .5 1.2", p.shade(look.cloth, 0.35), 0.1)
    elif look.dress == "gown":
        s.P("M-.34 1.05C-.6 1.3 -.9 1.35 -1.1 1.42Q0 2.5 1.1 1.42C.9 1.35 .6 1.3 .34 1.05Q0 1.4 -.34 1.05Z", s.skin)


def _head(s: Sitter) -> None:
    """Draw the head with its ears and its shadow plane."""
    for side in (-1, 1):
        if s.look.cut not in ("bob", "fringe", "long", "scarf"):
            s.E(side * 0.72, 0.06, 0.14, 0.21, mix(s.skin, s.dark, 0.35))
    outline = "M-.71 -.2C-.74 -1.06 .74 -1.06 .71 -.2C.72 .35 .44 1 0 1C-.44 1 -.72 .35 -.71 -.2Z"
    s.cv.fill(path(outline, s.x, s.y, s.r), s.skin)
    s.P(
        "M.3 -.85C.62 -.6 .36 -.34 .46 -.08C.66 .2 .3 .42 .36 .6C.3 .8 .18 1 0 1C.44 1 .72 .35 .71 -.2C.7 -.6 .55 -.8 .3 -.85Z",
        s.dark,
        0.4,
    )
    t = s.look.turn
    for a, w in ((t - 0.42, 0.19), (t + 0.42, 0.17)):
        s.E(a, 0.34, w, 0.14, mix(s.skin, "#d8402f", 0.5), 0.45)


def _features(s: Sitter) -> None:
    """Draw eyes, brows, nose, mouth and the lines of age."""
    look, t = s.look, s.look.turn
    brow = mix(look.hair, "#1a1214", 0.3) if lum(look.hair) < 0.75 else mix(look.hair, "#1a1214", 0.22)
    if look.cut == "scarf":
        brow = BLACK
    for side in (-1, 1):
        _eye(s, side, t + side * 0.32)
        tilt = look.brows
        s.L(f"M-.24 {0.03 + tilt}Q0 -.16 .24 {0.03 - tilt}", brow, 0.1, (t + side * 0.32, -0.35 - look.raised), -side)
    side = 1 if t >= 0 else -1
    s.L("M-.02 -.06Q.2 .26 .14 .34Q.03 .44 -.12 .36", s.dark, 0.07, (t * 1.2, 0), side)
    s.P(
        "M-.02 .1Q.06 .3 -.03 .34Q-.1 .2 -.02 .1Z",
        mix(s.skin, "#fff6e6", 0.6 if lum(s.skin) > 0.55 else 0.2),
        0.8,
        (t * 1.2, 0),
        side,
    )
    _mouth(s, t)
    if look.age >= 1:
        s.L("M-.3 .3Q-.44 .46 -.38 .62M.3 .3Q.44 .46 .38 .62", s.dark, 0.04, (t, 0.02))
    if look.age == 2:
        s.L("M-.3 -.68Q0 -.76 .3 -.68M-.24 -.58Q0 -.64 .24 -.58", s.dark, 0.035, (t * 0.6, 0))
        s.L("M-.5 .13Q-.34 .22 -.2 .13M.5 .13Q.34 .22 .2 .13M-.62 -.08L-.54 -.06M.62 -.08L.54 -.06", s.dark, 0.04, (t, 0.02))


def _eye(s: Sitter, side: int, a: float) -> None:
    """Draw one eye: open, wide, half, shut, or winking on the right."""
    ink, kind = "#1b1216", s.look.eyes
    if kind == "shut" or (kind == "wink" and side > 0):
        s.L("M-.2 -.03Q0 .12 .2 -.03", ink, 0.075, (a, -0.04))
        return
    gx, gy = s.look.gaze
    if kind == "wide":
        s.E(a, -0.06, 0.21, 0.2, "#fdf8ec")
        s.E(a + gx, -0.06 + gy, 0.105, 0.11, ink)
    else:
        s.P("M-.23 .02Q0 -.26 .23 0Q0 .18 -.23 .02Z", "#fdf8ec", None, (a, -0.05))
        s.E(a + gx, -0.06 + gy, 0.1, 0.115, ink)
    s.E(a + gx - 0.04, -0.1 + gy, 0.03, 0.03, "#fff")
    if kind == "half":
        s.P("M-.25 .04L-.24 -.1Q0 -.28 .24 -.1L.25 .02Q0 -.08 -.25 .04Z", mix(s.skin, s.dark, 0.55), None, (a, -0.06))
        s.L("M-.24 .0Q0 -.08 .24 -.01", ink, 0.06, (a, -0.06))
    else:
        s.L("M-.25 .03Q0 -.28 .25 -.01" if kind != "wide" else "M-.23 -.08Q0 -.34 .23 -.08", ink, 0.06, (a, -0.05))
    if s.look.lips:
        s.L("M.2 -.08L.32 -.2", ink, 0.05, (a, -0.03), side)


def _mouth(s: Sitter, t: float) -> None:
    """Draw the mouth: smile, grin, open, flat, frown, smirk."""
    lip, kind, ink = mix(s.skin, "#b3262e", 0.85 if s.look.lips else 0.5), s.look.mouth, "#5a1a1e"
    if kind in ("grin", "open"):
        d = (
            "M-.36 -.08Q0 .02 .36 -.08Q.28 .3 0 .3Q-.28 .3 -.36 -.08Z"
            if kind == "grin"
            else "M0 -.16Q.24 -.14 .22 .1Q.16 .32 0 .32Q-.16 .32 -.22 .1Q-.24 -.14 0 -.16Z"
        )
        s.P(d, ink, None, (t, 0.58))
        teeth = "M-.33 -.07Q0 .02 .33 -.07Q.3 .08 .24 .1Q0 .14 -.24 .1Q-.3 .08 -.33 -.07Z"
        s.P(teeth if kind == "grin" else "M-.17 -.06Q0 -.16 .17 -.06L.15 .0Q0 -.06 -.15 0Z", "#fff8ea", None, (t, 0.58))
        s.L("M-.38 -.09Q0 .02 .38 -.09" if kind == "grin" else "M-.1 .24Q0 .2 .1 .24", lip, 0.06, (t, 0.57))
        return
    if s.look.lips:
        s.P("M-.28 -.03Q-.1 -.12 0 -.06Q.1 -.12 .28 -.03Q0 .19 -.28 -.03Z", lip, None, (t, 0.6))
    line = {
        "smile": "M-.3 -.06Q0 .14 .3 -.06",
        "flat": "M-.24 .02L.24 .02",
        "frown": "M-.27 .09Q0 -.1 .27 .09",
        "smirk": "M-.24 .04Q.1 .1 .32 -.12",
    }[kind]
    s.L(line, ink, 0.07, (t, 0.6))


def _beard(s: Sitter) -> None:
    """Draw a beard: full, goatee, moustache, handlebar, stubble."""
    c, t, kind = mix(s.look.hair, s.cv.pal.ink, 0.1), s.look.turn, s.look.beard
    if kind == "full":
        s.P(
            "M-.73 0Q-.62 .36 -.4 .42Q-.2 .34 0 .4Q.2 .34 .4 .42Q.62 .36 .73 0"
            "Q.84 .8 .46 1.15Q.1 1.45 0 1.48Q-.1 1.45 -.46 1.15Q-.84 .8 -.73 0Z",
            c,
        )
        s.P("M-.22 -.02Q0 .04 .22 -.02Q0 .2 -.22 -.02Z", mix(s.skin, "#b3262e", 0.6), None, (t, 0.64))
        s.L("M-.3 .95Q-.22 1.12 -.1 1.28M.3 .95Q.22 1.12 .1 1.28M0 .92L0 1.3", mix(c, "#fff", 0.25), 0.04)
    elif kind == "goatee":
        s.P("M-.2 .78Q0 .72 .2 .78Q.18 1.16 0 1.3Q-.18 1.16 -.2 .78Z", c, None, (t * 0.6, 0))
        s.P("M0 .42Q-.26 .38 -.42 .62Q-.2 .54 0 .53Q.2 .54 .42 .62Q.26 .38 0 .42Z", c, None, (t, 0))
    elif kind == "moustache":
        s.P("M0 .4Q-.34 .36 -.46 .62Q-.2 .58 0 .54Q.2 .58 .46 .62Q.34 .36 0 .4Z", c, None, (t, 0))
    elif kind == "handlebar":
        s.P(
            "M0 .42Q-.3 .36 -.48 .56Q-.64 .62 -.74 .36Q-.72 .78 -.38 .7Q-.1 .64 0 .54"
            "Q.1 .64 .38 .7Q.72 .78 .74 .36Q.64 .62 .48 .56Q.3 .36 0 .42Z",
            c,
            None,
            (t, 0),
        )
    else:
        s.P("M-.7 .16Q-.5 .5 -.34 .46Q0 .36 .34 .46Q.5 .5 .7 .16Q.62 .7 .36 .92Q0 1.1 -.36 .92Q-.62 .7 -.7 .16Z", c, 0.3)
        _mouth(s, t)


_CUTS: Final = {
    "afro": "M-.76 -.05C-1 -1.3 1 -1.3 .76 -.05C.7 -.5 .4 -.68 0 -.68C-.4 -.68 -.7 -.5 -.76 -.05Z",
    "curls": (
        "M-.78 .02C-1 -.4 -.8 -.9 -.5 -1Q-.2 -1.3 .1 -1.1Q.5 -1.25 .66 -.86Q1 -.5 .78 .02Q.66 -.2 .62 -.42"
        "Q.4 -.4 .3 -.62Q.1 -.44 -.1 -.64Q-.3 -.42 -.44 -.56Q-.62 -.4 -.78 .02Z"
    ),
    "tail": "M-.76 0C-.86 -1.28 .86 -1.28 .76 0C.7 -.45 .5 -.72 .2 -.78C-.2 -.7 -.6 -.5 -.76 0Z",
    "plaits": "M-.8 .15C-.95 -1.3 .95 -1.3 .8 .15C.76 -.35 .4 -.6 0 -.82C-.4 -.6 -.76 -.35 -.8 .15Z",
    "buns": "M-.78 0C-.86 -1.3 .86 -1.3 .78 0C.7 -.5 .4 -.5 0 -.52C-.4 -.5 -.7 -.5 -.78 0Z",
    "crop": "M-.74 -.1C-.84 -1.2 .84 -1.2 .74 -.1C.7 -.4 .62 -.56 .5 -.64L-.5 -.64C-.62 -.56 -.7 -.4 -.74 -.1Z",
    "quiff": (
        "M-.74 0C-.8 -.5 -.82 -.8 -.66 -1Q-.2 -1.75 .6 -1.42Q.98 -1.2 .8 -.8Q.8 -.4 .74 0L.66 -.4"
        "C.3 -.5 -.2 -.5 -.62 -.72Q-.68 -.4 -.74 0Z"
    ),
    "spikes": (
        "M-.74 0L-1.05 -.55L-.8 -.62L-1 -1.15L-.6 -1L-.55 -1.5L-.16 -1.12L.1 -1.6L.3 -1.1L.72 -1.42L.7 -.95L1.06 -1"
        "L.82 -.55L1.02 -.4L.74 0Q.68 -.4 .5 -.55L.2 -.5L0 -.66L-.24 -.5L-.5 -.56Q-.7 -.4 -.74 0Z"
    ),
    "side": "M-.76 .1C-.9 -1.4 .9 -1.4 .76 -.02C.76 -.3 .7 -.5 .5 -.78C.3 -.5 -.3 -.36 -.62 -.4Q-.7 -.2 -.76 .1Z",
    "scarf": (
        "M-.95 0C-1.1 -1.45 1.1 -1.45 .95 0C1 .5 .8 1.05 .4 1.3Q0 1.5 -.4 1.3C-.8 1.05 -1 .5 -.95 0Z"
        "M-.62 -.14C-.62 .4 -.4 .92 0 .94C.4 .92 .62 .4 .62 -.14C.6 -.6 .3 -.76 0 -.76C-.3 -.76 -.6 -.6 -.62 -.14Z"
    ),
    "fringe": (
        "M-.84 .75C-1.15 -1.45 1.15 -1.45 .84 .75Q.72 .8 .6 .6C.72 .1 .7 -.3 .62 -.42L-.62 -.42C-.7 -.3 -.72 .1 -.6 .6"
        "Q-.72 .8 -.84 .75Z"
    ),
    "undercut": "M-.2 -.7C-.7 -.6 -.9 -.7 -.86 -.9C-.6 -1.4 .6 -1.5 .8 -.9C.95 -.4 1.05 .2 .92 .5C.7 .3 .78 -.3 .5 -.66Z",
}


def _hair(s: Sitter) -> None:
    """Draw the hair in front of the head; `scarf` is a headscarf in the colour of the hair."""
    cut, hair, cv = s.look.cut, s.look.hair, s.cv
    if cut not in _CUTS:
        hair_front(cv, s.x, s.y, s.r, cut, hair)
        return
    shape = path(_CUTS[cut], s.x, s.y, s.r)
    if cut == "scarf":
        cv.put(f'<path d="{shape.d}" fill="{hair}" fill-rule="evenodd"/>')
        s.L("M-.4 1.28Q.2 1.2 .6 .9M-.8 .75Q-.5 1.1 0 1.2", mix(hair, "#000", 0.3), 0.05)
        return
    if cut == "crop":
        cv.fill(shape, hair, 0.9)
        return
    cv.form(shape, hair, "cyl", lift=0.14)


def _glasses(s: Sitter) -> None:
    """Draw glasses: round, square, half (reading), big, dark."""
    t, kind, cv, r = s.look.turn, s.look.glasses, s.cv, s.r
    rim = "#1b1620" if lum(s.skin) > 0.42 or kind in ("dark", "big") else "#f3d27a"
    for side in (-1, 1):
        x, y = s.x + (t + side * 0.34) * r, s.y - 0.04 * r
        if kind in ("round", "big"):
            lens = ell(x, y, r * (0.28 if kind == "round" else 0.34))
        elif kind == "half":
            lens = path("M-.28 0L.28 0Q.26 .24 0 .24Q-.26 .24 -.28 0Z", x, y + 0.12 * r, r)
        elif kind == "dark":
            lens = path("M-.34 -.2L.34 -.2Q.36 .26 .04 .28Q-.34 .28 -.34 -.2Z", x, y, -side * r, r)
        else:
            lens = path("M-.29 -.2L.29 -.2L.27 .2L-.27 .2Z", x, y, r)
        if kind == "dark":
            cv.fill(lens, rim)
            s.L("M-.18 -.06L-.02 -.14", "#fff", 0.06, (t + side * 0.34, 0))
        else:
            cv.fill(lens, "#fff", 0.22)
            cv.line(lens, rim, r * (0.065 if kind != "big" else 0.11))
    s.L("M-.07 -.06Q0 -.14 .07 -.06M-.62 -.1L-.72 -.06M.62 -.1L.72 -.06", rim, 0.065, (t, 0.12 if kind == "half" else 0))
