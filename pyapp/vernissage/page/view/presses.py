"""Finds what a press at a table does in a game's own table of verbs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ..core.presses import Unread, parsed, whole
from .scene import Reply, Scene

Presses: TypeAlias = Mapping[str, Callable[[Scene, Any, tuple[str, ...]], Reply | None]]
"""What each verb does, made by `core.presses.press`."""


def by_verb(presses: Presses) -> Callable[[Scene, Any, str, tuple[str, ...]], Reply]:
    """A `View.press`. An unknown verb changes nothing, and neither do words that its function does not take."""

    def press(scene: Scene, ui: Any, verb: str, args: tuple[str, ...]) -> Reply:
        does = presses.get(verb)
        return (does and does(scene, ui, args)) or Reply(ui)

    return press


def aimed(act: str) -> tuple[str, int | None]:
    """What a drag began on: the verb of a press there, and its number; None if it has none."""
    verb, args = parsed(act)
    try:
        return verb, whole(list(args))
    except Unread:
        return verb, None
