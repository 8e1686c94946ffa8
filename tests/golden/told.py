"""Events as golden files keep them: a kind and numbers."""

from typing import NamedTuple

from vernissage.table import game


class Event(NamedTuple):
    """An event in the form that the digests are made of."""

    kind: str
    args: tuple[int, ...]
    to: int | None


def kept(event: game.Event) -> Event:
    """The kept form of an event."""
    rows = (value if isinstance(value, tuple) else (value,) for value in game.figures(event).values())
    return Event(event.kind, tuple(int(number) for row in rows for number in row), game.hearer(event))


def text(event: game.Event) -> str:
    """The kind and the numbers of an event, in a line."""
    kind, numbers, _ = kept(event)
    return " ".join((kind, *map(str, numbers)))
