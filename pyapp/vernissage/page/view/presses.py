"""Reads the arguments of a press at a table (`data-act`) as whole numbers. They come from the document, so they may be
anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from .scene import Reply, Scene

Press: TypeAlias = Callable[[Scene, Any, tuple[str, ...]], Reply]
"""Handles a press of one verb: scene, interface state, arguments as text; returns the reply."""

LONGEST: Final = 4
"""The most digits of a number."""


def numbers(args: tuple[str, ...]) -> tuple[int, ...] | None:
    """The arguments as whole numbers; None if one of them is not a number."""
    if not all(a.removeprefix("-").isdecimal() and a.isascii() and len(a) <= LONGEST for a in args):
        return None
    return tuple(map(int, args))


def one_number(move: Callable[[Scene, Any, int], Reply]) -> Press:
    """Wraps a handler whose only argument is a whole number. A press with other arguments does nothing."""

    def checked(scene: Scene, ui: Any, args: tuple[str, ...]) -> Reply:
        match numbers(args):
            case (value,):
                return move(scene, ui, value)
        return Reply(ui)

    return checked


def two_numbers(move: Callable[[Scene, Any, int, int], Reply]) -> Press:
    """Wraps a handler whose two arguments are whole numbers. A press with other arguments does nothing."""

    def checked(scene: Scene, ui: Any, args: tuple[str, ...]) -> Reply:
        match numbers(args):
            case (first, second):
                return move(scene, ui, first, second)
        return Reply(ui)

    return checked
