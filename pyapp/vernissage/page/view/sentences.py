"""What a log says: a table from an event's class to the sentence for whom it is about and the one for all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ...table.game import Event
from ..core.words import Words
from .phrases import addressed, name
from .scene import Scene

E = TypeVar("E", bound=Event)


class Line(NamedTuple):
    """A line of the table: the event's class, and what says its sentence (None: this line has none for it)."""

    kind: type[Event]
    say: Callable[[Scene, Any], str | None]


def line(
    kind: type[E],
    you: str | Callable[[Scene, E], str],
    them: str = "",
    /,
    when: Callable[[E], object] = bool,  # every event is true
    **things: Callable[[Words, E], object],
) -> Line:
    """A sentence for an event: `you` (marked, untranslated) if it is about the reader, else `them`, which names the player as
    `%(name)s`. Without `them` there is one sentence for all, in which the reader is called "You". What else the sentence names
    is said by `things`, each under its name. `when` says for which events of the class the sentence is. A sentence that hangs
    on more is a function in the place of `you`.
    """
    if not isinstance(you, str):
        return Line(kind, you)

    def say(scene: Scene, e: E) -> str | None:
        if not when(e):
            return None
        words, seat = scene.words, getattr(e, "seat", None)
        said = {key: thing(words, e) for key, thing in things.items()}
        if seat is None:
            return words(you, **said)
        return addressed(scene, seat, you, them, **said) if them else words(you, name=name(scene, seat), **said)

    return Line(kind, say)


def telling(*lines: Line) -> Callable[[Event, Scene], str]:
    """`View.told` from its table: the first line with a sentence for the event; without a line nothing is told."""
    table: dict[type[Event], list[Line]] = {}
    for one in lines:
        table.setdefault(one.kind, []).append(one)

    def told(event: Event, scene: Scene) -> str:
        said = (one.say(scene, event) for one in table.get(type(event), ()))
        return next((text for text in said if text is not None), "")

    return told
