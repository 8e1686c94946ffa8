"""What a press at a table carries (`data-act`), read into whole numbers: it comes from the document and may be anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from .scene import Reply, Scene

Press: TypeAlias = Callable[[Scene, Any, tuple[str, ...]], Reply]
"""What a verb's press leads to, by its arguments as words."""

LONGEST: Final = 4
"""The most figures of a number."""


def numbers(args: tuple[str, ...]) -> tuple[int, ...] | None:
    """The arguments as whole numbers; None if one is not."""
    if not all(a.removeprefix("-").isdecimal() and a.isascii() and len(a) <= LONGEST for a in args):
        return None
    return tuple(map(int, args))


def one_number(move: Callable[[Scene, Any, int], Reply]) -> Press:
    """A press whose one argument is a whole number; with anything else it does nothing."""

    def checked(scene: Scene, ui: Any, args: tuple[str, ...]) -> Reply:
        match numbers(args):
            case (value,):
                return move(scene, ui, value)
        return Reply(ui)

    return checked


def two_numbers(move: Callable[[Scene, Any, int, int], Reply]) -> Press:
    """A press whose two arguments are whole numbers; with anything else it does nothing."""

    def checked(scene: Scene, ui: Any, args: tuple[str, ...]) -> Reply:
        match numbers(args):
            case (first, second):
                return move(scene, ui, first, second)
        return Reply(ui)

    return checked
