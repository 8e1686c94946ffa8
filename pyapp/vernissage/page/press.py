"""What presses carry: a verb and its arguments as words, read here once into what the verb's function takes.

    VERBS: Final[Verbs] = {
        "whose": press(whose, number),          # data-do="whose 2" calls whose(app, 2)
        "theme": press(theme, maybe(one_of(THEMES))),
    }

A press that cannot be read so does nothing. `at(Table)` and `over(Share)` before a function say in which room or under which
dialog it does anything; it is handed that as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import update_wrapper
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar, overload

from .app import App
from .core.done import UNUSED, Done
from .core.messages import Changed

Press: TypeAlias = Callable[[App, tuple[str, ...]], Done]
Verbs: TypeAlias = Mapping[str, Press]
"""What a press on `data-do` does, by its verb."""
Fields: TypeAlias = Mapping[str, Callable[[App, Changed], Done]]
"""What is done when a field (`data-field`) gets another value, by the field's name or by what stands before its first dash."""

A = TypeVar("A")
B = TypeVar("B")
P = ParamSpec("P")
R = TypeVar("R")

LONGEST_NUMBER: Final = 6
"""The most figures of a number in a press."""


class Unread(Exception):
    """The words do not fit what the press takes."""


Reader: TypeAlias = Callable[[list[str]], A]
"""Takes what it reads from the front of the words. Raises Unread if it is not there."""


def word(left: list[str]) -> str:
    """One word."""
    if not left:
        raise Unread
    return left.pop(0)


def number(left: list[str]) -> int:
    """A whole number from 0 on, as Python would write it."""
    text = word(left)
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER and str(int(text)) == text):
        raise Unread
    return int(text)


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
def press(do: Callable[[App], Done], /) -> Press: ...
@overload
def press(do: Callable[[App, A], Done], first: Reader[A], /) -> Press: ...
@overload
def press(do: Callable[[App, A, B], Done], first: Reader[A], second: Reader[B], /) -> Press: ...
def press(do: Callable[..., Done], /, *readers: Any) -> Press:
    """A press whose words are read by these readers, one after the other, and then handed to its function."""

    def pressed(app: App, args: tuple[str, ...]) -> Done:
        left = list(args)
        try:
            given = [read(left) for read in readers]
        except Unread:
            return UNUSED
        return do(app, *given) if not left else UNUSED

    return pressed


def at(room: type[R]) -> Callable[[Callable[Concatenate[App, R, P], Done]], Callable[Concatenate[App, P], Done]]:
    """The function, done only while this kind of room is open; it is handed the room."""
    return _with(room, lambda app: app.room)


def over(dialog: type[R]) -> Callable[[Callable[Concatenate[App, R, P], Done]], Callable[Concatenate[App, P], Done]]:
    """The function, done only while this kind of dialog is open; it is handed the dialog."""
    return _with(dialog, lambda app: app.dialog)


def _with(
    kind: type[R], where: Callable[[App], object]
) -> Callable[[Callable[Concatenate[App, R, P], Done]], Callable[Concatenate[App, P], Done]]:
    def narrowed(do: Callable[Concatenate[App, R, P], Done]) -> Callable[Concatenate[App, P], Done]:
        def done(app: App, /, *args: P.args, **kwargs: P.kwargs) -> Done:
            there = where(app)
            return do(app, there, *args, **kwargs) if isinstance(there, kind) else UNUSED

        return update_wrapper(done, do)

    return narrowed
