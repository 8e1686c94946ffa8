"""The parts of a face: a round picture, a bust, and a head whose eyes, brows and mouth have a mood.

A picture is 160 by 160 units. The light comes from the upper left; all contours are equally thick. The centre of a head is (80,
78), its chin about y 110, the shoulders begin at y 122. The rim cuts everything off except what is drawn in `over`.

Short names: d path data, c a colour, o an opacity, x y a point, r a radius.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from ..palettes import lum, mix
from ..shapes import ell, n, nums, path, shorten

Mood: TypeAlias = Literal["calm", "pleased", "cross"]
MOODS: Final[tuple[Mood, ...]] = ("calm", "pleased", "cross")

SIDE: Final = 160
INK, PAPER, GOLD = "#2a1d24", "#fff9ec", "#e3b540"
RIMS: Final = {"oak": "#a9713c", "silver": "#d5dade", "gilt": "#e8bd4a", "ebony": "#2e2a33"}
"""The colour of the frame round a face, by how strongly the character plays."""


def dark(c: str, t: float = 0.28) -> str:
    """A colour as it is in shadow."""
    return mix(c, INK, t)


def light(c: str, t: float = 0.4) -> str:
    """A colour as it is in light."""
    return mix(c, "#fff6e0", t)


class Features(NamedTuple):
    """The variable parts of a head: its colours, and how eyes and brows stand."""

    skin: str
    hair: str
    brow: float = 3.4
    """How thick the brows are."""
    lids: float = 0.0
    """How far the upper lids hang down in a calm mood, 0 to 1."""
    lashes: bool = False
    age: int = 0
    """0 young, 1 grown up, 2 old; it adds lines beside mouth and eyes."""
    mouth: tuple[str, str, str] = (
        "M69 97Q80 105 91 97",
        "M66 95Q80 100 94 95Q92 110 80 110Q68 110 66 95Z",
        "M70 102Q80 95 90 102",
    )
    """Path data of the mouth by mood. If it ends in Z, the mouth is open."""


class Bust:
    """A picture that is being drawn, from back to front: shapes with a contour, shapes without one, and lines."""

    def __init__(self, key: str, ground: str, mood: Mood) -> None:
        self.key, self.ground, self.mood = key, ground, mood
        self.behind: list[str] = []
        self.inside: list[str] = []
        self.over: list[str] = []
        self.out = self.inside

    def shape(self, d: str, c: str) -> None:
        """A shape with a contour."""
        self.out.append(f'<path d="{d}" fill="{c}"/>')

    def flat(self, d: str, c: str, o: float = 1) -> None:
        """A shape without a contour."""
        faint = f' opacity="{n(o)}"' if o < 1 else ""
        self.out.append(f'<path d="{d}" fill="{c}" stroke="none"{faint}/>')

    def line(self, d: str, c: str = INK, width: float = 3) -> None:
        """A line. The markup leaves out the contour's usual width and colour."""
        more = (f' stroke="{c}"' if c != INK else "") + (f' stroke-width="{n(width)}"' if width != 3 else "")
        self.out.append(f'<path d="{d}"{more}/>')

    def dots(self, places: tuple[tuple[float, float], ...], r: float, c: str) -> None:
        """Round dots of one colour."""
        self.line("".join(f"M{nums(x, y)}h0" for x, y in places), c, 2 * r)

    def shoulders(self, c: str, neck: str, d: str = "M16 164C18 138 40 127 62 121L98 121C120 127 142 138 144 164Z") -> None:
        """The shoulders with the dress, and the neck in front of it."""
        self.shape(d, c)
        self.flat("M112 126C130 132 140 146 142 164H118C120 150 118 138 112 126Z", dark(c), 0.6)
        self.shape("M67 100L66 122Q80 136 94 122L93 100Z", neck)
        self.flat("M67 106Q80 122 93 106V116Q80 128 67 116Z", dark(neck, 0.4), 0.7)

    def head(
        self, look: Features, d: str = "M53 72C51 42 109 42 107 72C109 92 100 111 80 111C60 111 51 92 53 72Z", *,
        ears: bool = True,
    ) -> None:
        """The head with ears, cheek and shadow. Call `features` later, after whatever lies on the brow."""
        if ears:
            for x in (51, 109):
                self.shape(ell(x, 80, 6.5, 8.5).d, look.skin)
        self.shape(d, look.skin)
        self.flat("M92 47C106 52 109 64 107 76C108 94 99 110 82 111C94 102 98 88 96 72Q96 58 92 47Z", dark(look.skin, 0.3), 0.4)
        if look.age == 2:
            self.line("M60 92q3 6 2 11M100 92q-3 6-2 11M74 62q6-2 12 0", dark(look.skin, 0.35), 2)

    def features(self, look: Features) -> None:
        """Eyes, brows, nose and mouth in the picture's mood."""
        deep = dark(look.skin, 0.45)
        blush = "#e2553f" if lum(look.skin) > 0.45 else "#c2452f"
        for x in (62, 98):
            self.flat(ell(x, 93, 7, 5).d, blush, 0.5 if self.mood == "pleased" else 0.3)
        for x in (68, 92):
            self._eye(x, look)
        brow = dark(look.hair, 0.45) if lum(look.hair) > 0.35 else look.hair
        lifted = {"calm": "M60 66Q67 61 75 65", "pleased": "M60 63Q67 57 75 62", "cross": "M59 61Q67 62 76 68"}[self.mood]
        self.line(lifted, brow, look.brow)
        self.line(path(lifted, 160, 0, -1, 1).d, brow, look.brow)
        self.line("M80 80Q75 89 78 91Q81 92 84 90", deep, 2.6)
        self._mouth(look.mouth[MOODS.index(self.mood)], deep)

    def _eye(self, x: float, look: Features) -> None:
        if self.mood == "pleased":
            self.line(f"M{x - 7} 79Q{x} 69 {x + 7} 79")
            return
        lid = 0.42 if self.mood == "cross" else look.lids
        top = 70 + 12 * lid
        rim = f"{x - 7} {max(77, top):g}"
        upper = f"M{rim}Q{x - 6} {top:g} {x} {top:g}Q{x + 6} {top:g} {x + 7} {max(77, top):g}"
        self.flat(f"{upper}Q{x + 5} 84 {x} 84Q{x - 5} 84 {rim}Z", "#fff")
        self.flat(ell(x + 0.6, 77.6 + 1.5 * lid, 4.3, 5.2 - 1.8 * lid).d, INK)
        self.dots(((x - 0.8, 75.6 + 3 * lid),), 1.3, "#fff")
        self.line(f"M{x - 7.5} {top + 5 - 4 * lid:g}Q{x} {top - 2:g} {x + 7.5} {top + 5 - 4 * lid:g}", INK, 2.8)
        if look.lashes:
            side = -1 if x < 80 else 1
            self.line(f"M{x + side * 7} {top + 4 - 3 * lid:g}l{side * 4}-3", INK, 2.4)

    def _mouth(self, d: str, deep: str) -> None:
        if d.endswith("Z"):
            self.shape(d, "#7c2430")
            self.flat("M69 98Q80 101.5 91 98L90 101.5Q80 104.5 70 101.5Z", "#fff")
        else:
            self.line(d, dark(deep, 0.3), 3.2)

    def svg(self, rim: str) -> str:
        """The picture as a whole document: the ground, the bust, and the rim in front of it."""
        disc = ell(80, 80, 73).d
        frame = RIMS[rim]
        fillet = f'<path d="{ell(80, 80, 69.5).d}" stroke="{GOLD}" stroke-width="1.6"/>' if rim == "ebony" else ""
        body = (
            f'<defs><clipPath id="in-{self.key}"><path d="{disc}"/></clipPath></defs><g clip-path="url(#in-{self.key})">'
            f'<path d="M0 0H160V160H0z" fill="{self.ground}" stroke="none"/>{"".join(self.behind)}{"".join(self.inside)}</g>'
            f'<path d="{disc}" stroke-width="8"/><path d="{disc}" stroke="{frame}" stroke-width="4.6"/>'
            f"{fillet}{''.join(self.over)}"
        )
        return shorten(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" fill="none" stroke="{INK}" stroke-width="3" '
            f'stroke-linecap="round" stroke-linejoin="round">{body}</svg>'
        )


def back(b: Bust) -> None:
    """From here on, everything is drawn behind what was drawn so far."""
    b.out = b.behind


def front(b: Bust) -> None:
    """From here on, everything is drawn in front of what was drawn so far, inside the rim."""
    b.out = b.inside


def out_of(b: Bust) -> None:
    """From here on, everything is drawn in front, and may reach over the rim."""
    b.out = b.over
