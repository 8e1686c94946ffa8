"""Figures as they are shown, with the unit that a screen reader says."""

from __future__ import annotations

from collections.abc import Callable

from ..core.markup import Node, el, join
from ..core.words import Words
from .phrases import figure, points, signed


def total(words: Words, v: int, amount: Callable[[Words, int], str] = points) -> Node:
    """A score; who listens hears "points" after it, or the unit in which `amount` tells it."""
    return _with_unit(figure(v), amount(words, v))


def gained(words: Words, v: int) -> Node:
    """Points with their sign; who listens hears "points" after them."""
    return _with_unit(signed(v), points(words, v))


def _with_unit(shown: str, told: str) -> Node:
    return join((shown, el("span", told.lstrip("\N{MINUS SIGN}0123456789"), cls="vh")))
