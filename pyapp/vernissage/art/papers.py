"""The wallpapers of the players' walls."""

from __future__ import annotations

from typing import Final

from .shapes import path

PAPERS: Final = ("sage", "slate", "rose", "straw")
"""The wallpapers, one a seat."""


def paper(name: str, unit: float) -> str:
    """Give an SVG `pattern` of a wallpaper for spaces of `unit` px: a tulip a space, a dot a crossing.

    Its id is `paper-<name>`; its colours are the custom properties `--paper-<name>` and `--paper-<name>-2`, so light
    and dark both work.
    """
    k = unit / 60
    tulip = path(
        ("M30 44L30 33M30 33C19 33 19 23 22 15Q26 20 30 14Q34 20 38 15C41 23 41 33 30 33M30 42Q37 40 39 34M30 42Q23 40 21 34"),
        0,
        0,
        k,
    ).d
    return (
        f'<pattern id="paper-{name}" width="{unit:g}" height="{unit:g}" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0h{unit:g}v{unit:g}h{-unit:g}z" fill="var(--paper-{name})"/>'
        f'<path d="{tulip}" fill="none" stroke="var(--paper-{name}-2)" stroke-width="{2.4 * k:g}"'
        ' stroke-linecap="round"/>'
        f'<path d="M0 0h0M{unit:g} 0h0M0 {unit:g}h0M{unit:g} {unit:g}h0" stroke="var(--paper-{name}-2)" '
        f'stroke-width="{6 * k:g}" stroke-linecap="round"/></pattern>'
    )
