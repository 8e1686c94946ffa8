"""The palettes: seven colours each in fixed roles, so that a scene can ask for 'deep' or 'hot'.

Roles: *ink* the darkest, never black; *deep* dark and saturated; *mid* the main hue; *soft* a light middle; *pale* paper and
highlights; *hot* the strong accent, under a tenth of the area; *alt* a second accent of another hue. Shadows are mixed towards
ink and lights towards pale, never towards black and white: this alone makes fifty shapes look like one painting. Colours are
"#rgb" or "#rrggbb".
"""

from __future__ import annotations

from typing import Final


def rgb(colour: str) -> tuple[int, int, int]:
    """Give the red, green and blue of a colour, 0 to 255."""
    if len(colour) == 4:
        r, g, b = (int(c, 16) * 17 for c in colour[1:])
    else:
        r, g, b = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return r, g, b


def mix(a: str, b: str, t: float) -> str:
    """Give the colour that is t (0 to 1) of the way from a to b, rounded to 12 bits.

    Squares are mixed, so that middle tones do not get muddy. The rounding is invisible and saves three bytes each time.
    """
    mixed = (((x * x) * (1 - t) + (y * y) * t) ** 0.5 for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#" + "".join(f"{max(0, min(15, round(v / 17))):x}" for v in mixed)


def lum(colour: str) -> float:
    """Give a colour's lightness as the eye sees it, 0 to 1."""
    r, g, b = rgb(colour)
    return (0.299 * r + 0.587 * g + 0.114 * b) / 255


class Palette:
    """Seven colours by role, and the palette's name."""

    def __init__(self, name: str, colours: str) -> None:
        self.name = name
        self.ink, self.deep, self.mid, self.soft, self.pale, self.hot, self.alt = (mix(c, c, 0) for c in colours.split())

    def shade(self, colour: str, t: float) -> str:
        """Give the colour in shadow, t of the way to ink."""
        return mix(colour, self.ink, t)

    def tint(self, colour: str, t: float) -> str:
        """Give the colour in light, t of the way to pale."""
        return mix(colour, self.pale, t)

    def air(self, colour: str, far: float, haze: str | None = None) -> str:
        """Give the colour as it looks through air: `far` is 0 near by and 1 at the horizon."""
        return mix(colour, haze or self.tint(self.soft, 0.4), far)


_COLOURS: Final = {
    "city": {
        "Gaslight": "#14213d #23395d #3f6184 #8fb0c4 #f8e9c4 #f6a827 #c8553d",
        "Blue hour": "#1b1b3a #2e3470 #5a5fa8 #a9a3d6 #fbe3d4 #ff9f5a #e0527a",
        "Lisbon": "#27374d #3a6b88 #e08d5b #f2c99a #fdf1dc #d8432f #4f9da6",
        "Rainy Paris": "#2a2d3a #4b5468 #7d8799 #b9bfc6 #f2ecdf #e0a63a #b5473c",
        "Rose dawn": "#3a2740 #6b4464 #c1747f #f0b49a #fdeed8 #f2773f #4d8a95",
        "Bottle night": "#0f2a2e #1d4a4b #3f7f76 #9cc2a5 #f5eecb #f2b63c #d45a3a",
        "Saffron noon": "#3b2f2b #7a4b34 #d69a4b #f0cf8e #fff6df #cf3f2e #2f7f8f",
    },
    "portrait": {
        "Old master": "#1d1410 #3e2a1f #7a4f32 #c39a6b #f5e6c8 #b3261e #3f5a4a",
        "Prussian": "#111c2c #1f3a56 #4e7392 #a9bfc7 #f4ead7 #d1492e #d9a441",
        "Rose salon": "#3a1e2b #74394f #c9788b #edb9b0 #fbeee2 #d23c4a #3f7a74",
        "Olive velvet": "#1c2117 #3c4a2c #78834a #c2c08a #f6f1da #c24a2b #7d3b52",
        "Mustard": "#2a2118 #6b4a1e #c48a2c #ecc66a #fbf1d4 #b8362a #2f5d73",
        "Teal pop": "#12292f #17555e #2a8f8f #93cfc0 #fbf0d9 #f0623f #f2b53a",
        "Plum": "#22152e #4a2a5e #86569a #c9a6cf #f7eadf #e2653f #e0b040",
    },
    "still": {
        "Dutch": "#17130f #3a2b20 #6f5236 #b99a6a #f4e6c4 #e0872b #9c302a",
        "Morandi": "#4a4540 #857b70 #b3a695 #d8ccb8 #f6eddc #d17f52 #6f8d9c",
        "Matisse": "#1f2a44 #2c5a91 #e2594a #f3b7a0 #fbf0dc #f2a922 #3d8f6b",
        "Lemon grove": "#24352f #3f6b58 #8fae6a #d9dba0 #fdf8df #f2c21f #d9653b",
        "Delft": "#14274a #2b4f8c #6f93c4 #bcd0e3 #f7f4e8 #f0b52e #d1553f",
        "Peach": "#3c2a35 #7e4a55 #d98c76 #f3c6a0 #fdf0dd #ef6b3a #5b8a7c",
        "Aubergine": "#1f1626 #452a4e #7d4d78 #c193a8 #f7e6da #f0a12f #6c9a5a",
    },
    "land": {
        "Tuscany": "#2a3220 #4d6132 #8d9a45 #d9c978 #fbf0cf #e2823a #a2543a",
        "Provence": "#2d2a4a #5a548c #9d8fc0 #e2c9c0 #fdf2d9 #f0b13c #6f9a55",
        "Fjord": "#12303a #24606b #5a9aa0 #aed0cb #f8f3e2 #e8743b #c9a24a",
        "Nocturne": "#0d1a30 #1c3358 #3c5f8c #8da9c4 #f4eed4 #f6cb5c #7a5a8c",
        "Autumn": "#33211a #6e3b22 #b8642c #e0a24a #fbe9c0 #d03f24 #5f7a4a",
        "Spring": "#274034 #4d8060 #8fbf7a #cfe3a8 #fdf8e4 #f08fa0 #5fa3c4",
        "Ember": "#2e1a2a #6d2f3f #c75a45 #f0a25e #fdebc8 #ffd25a #4f6f8c",
    },
}
PALETTES: Final = {kind: {name: Palette(name, colours) for name, colours in named.items()} for kind, named in _COLOURS.items()}
"""By type, then by name."""

SKIN: Final = ("#f6dcc4", "#f0c9a4", "#e2b088", "#c98d62", "#9a6242", "#6f4632")
