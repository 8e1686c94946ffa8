"""What presses carry: `data-do="verb arg arg"`, a verb and its arguments as words, read here once into what the verb's function
takes.

    "whose": press(whose, number)           # data-do="whose 2" calls whose(app, 2)
    "theme": press(theme, maybe(one_of(THEMES)))
    "lot": press(_lot, whole)               # data-do="room lot 2", at a table, calls _lot(scene, ui, 2)

A press that cannot be read so does nothing: its words come from the document, so they may be anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar, TypeVarTuple, overload

ROOM: Final = "room"
"""The verb of what the open room answers itself (the game on the table, the record, the puzzles): `room lot 1`."""
LONGEST_NUMBER: Final = 6
"""The most figures of a number in a press."""

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")
With = TypeVarTuple("With")
"""What a verb's function is handed besides what was read: the app, or a scene and the state of its view."""


class Unread(Exception):
    """The words do not fit what the press takes."""


Reader: TypeAlias = Callable[[list[str]], A]
"""Takes what it reads from the front of the words. Raises Unread if it is not there."""


def parsed(text: str) -> tuple[str, tuple[str, ...]]:
    """The verb and the arguments of a `data-do`."""
    verb, *args = text.split(" ")
    return verb, tuple(args)


def asked_of_room(text: str) -> str:
    """What the open room is asked by a `data-do`: the verb and arguments after `room`; empty if it is not asked."""
    verb, _, asked = text.partition(" ")
    return asked if verb == ROOM else ""


def word(left: list[str]) -> str:
    """One word."""
    if not left:
        raise Unread
    return left.pop(0)


def whole(left: list[str]) -> int:
    """A whole number, as Python would write it."""
    text = word(left)
    figures = text.removeprefix("-")
    if not (figures.isascii() and figures.isdigit() and len(figures) <= LONGEST_NUMBER and str(int(text)) == text):
        raise Unread
    return int(text)


def number(left: list[str]) -> int:
    """A whole number from 0 on."""
    n = whole(left)
    if n < 0:
        raise Unread
    return n


def numbers(left: list[str]) -> tuple[int, ...]:
    """All remaining words as whole numbers."""
    return tuple(whole(left) for _ in range(len(left)))


def rest(left: list[str]) -> tuple[str, ...]:
    """All remaining words."""
    out = tuple(left)
    left.clear()
    return out


def one_of(some: Sequence[A]) -> Reader[A]:
    """One of these, as it is written."""

    def read(left: list[str]) -> A:
        text = word(left)
        for one in some:
            if str(one) == text:
                return one
        raise Unread

    return read


def maybe(reader: Reader[A]) -> Reader[A | None]:
    """What the reader reads, or None where nothing is left."""
    return lambda left: reader(left) if left else None


@overload
def press(do: Callable[[*With], R], /) -> Callable[[*With, tuple[str, ...]], R | None]: ...
@overload
def press(do: Callable[[*With, A], R], first: Reader[A], /) -> Callable[[*With, tuple[str, ...]], R | None]: ...
@overload
def press(
    do: Callable[[*With, A, B], R], first: Reader[A], second: Reader[B], /
) -> Callable[[*With, tuple[str, ...]], R | None]: ...
def press(do: Callable[..., R], /, *readers: Reader[Any]) -> Callable[..., R | None]:
    """A press whose words are read by these readers, one after the other, and then handed to its function, after what that is
    handed anyway. It gives None if they cannot be read so, or if some are left.
    """

    def pressed(*given: Any) -> R | None:
        left = list(given[-1])
        try:
            read = [reader(left) for reader in readers]
        except Unread:
            return None
        return None if left else do(*given[:-1], *read)

    return pressed
