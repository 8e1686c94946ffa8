"""Figures as they are shown, with the unit that a screen reader says."""

from __future__ import annotations

from ..core.markup import Node, el, join
from ..core.words import Words
from .phrases import figure, signed


def total(words: Words, v: int) -> Node:
    """A number of points; who listens hears "points" after it."""
    return _with_unit(words, figure(v), v)


def gained(words: Words, v: int) -> Node:
    """Points with their sign; who listens hears "points" after them."""
    return _with_unit(words, signed(v), v)


def _with_unit(words: Words, shown: str, v: int) -> Node:
    return join((shown, el("span", " ", words.count("point", "points", abs(v)), cls="vh")))
