"""The wallpapers of the players' walls."""

from __future__ import annotations

from typing import Final

from .shapes import path

_MOTIFS: Final = {
    "sage": (
        "M30 44L30 33M30 33C19 33 19 23 22 15Q26 20 30 14Q34 20 38 15C41 23 41 33 30 33M30 42Q37 40 39 34M30 42Q23 40 21 34"
    ),
    "slate": (
        "M30 12Q40 24 40 32Q39 41 30 46Q21 41 20 32Q20 24 30 12M30 20L30 46M30 30L36 25M30 30L24 25M30 38L37 32M30 38L23 32"
    ),
    "rose": (
        "M30 47L30 37C19 37 18 24 26 19C33 15 41 20 40 28C39 35 31 36 29 31C28 27 31 24 34 27"
        "M30 45Q38 44 40 38M30 45Q22 44 20 38"
    ),
    "straw": (
        "M30 47L30 22M30 24Q24 19 30 12Q36 19 30 24M30 32Q23 31 23 23Q30 24 30 32Q30 24 37 23Q37 31 30 32"
        "M30 40Q23 39 23 31Q30 32 30 40Q30 32 37 31Q37 39 30 40"
    ),
}
"""The plant of each wallpaper in a box of 60: a tulip, a leaf, a rose, an ear of corn. So walls differ even without colours."""

PAPERS: Final = tuple(_MOTIFS)
"""The wallpapers that have a plant, by seat."""
SEAT_PAPERS: Final = (*PAPERS, "plum")
"""The names of all seats' colours (`--paper-<name>`): the fifth has no plant."""


def paper(name: str, unit: float, ident: str = "") -> str:
    """Give an SVG `pattern` of a wallpaper for spaces of `unit` px: its plant in each space, a dot at each crossing.

    Its id is `ident` or `paper-<name>`. Its colours are the custom properties `--paper-<name>` and `--paper-<name>-2`, so it
    fits both themes.
    """
    k = unit / 60
    plant = path(_MOTIFS[name], 0, 0, k).d
    return (
        f'<pattern id="{ident or f"paper-{name}"}" width="{unit:g}" height="{unit:g}" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0h{unit:g}v{unit:g}h{-unit:g}z" fill="var(--paper-{name})"/>'
        f'<path d="{plant}" fill="none" stroke="var(--paper-{name}-2)" stroke-width="{2.4 * k:g}"'
        ' stroke-linecap="round"/>'
        f'<path d="M0 0h0M{unit:g} 0h0M0 {unit:g}h0M{unit:g} {unit:g}h0" stroke="var(--paper-{name}-2)" '
        f'stroke-width="{6 * k:g}" stroke-linecap="round"/></pattern>'
    )
