"""What presses and fields do to the app, by feature: a mapping of verbs is a `Verbs` (see `core.presses`).

`in_room(TableRoom)` and `in_dialog(Share)` before a function: it does something only while that is the room, or the dialog; it
is handed the room or dialog as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import update_wrapper
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

from .app import App
from .core.done import UNUSED, Done
from .core.messages import Changed

Press: TypeAlias = Callable[[App, tuple[str, ...]], Done | None]
"""What a press does, given its arguments; None if they are not what it takes."""
Verbs: TypeAlias = Mapping[str, Press]
"""What a press on `data-do` does, by its verb."""
Fields: TypeAlias = Mapping[str, Callable[[App, Changed], Done]]
"""What is done when a field (`data-field`) gets another value, by the field's name or by what stands before its first dash."""

P = ParamSpec("P")
R = TypeVar("R")

def in_room(room: type[R]) -> Callable[[Callable[Concatenate[App, R, P], Done]], Callable[Concatenate[App, P], Done]]:
    """The function, done only while this kind of room is open; it is handed the room."""
    return _with(room, lambda app: app.room)


def in_dialog(dialog: type[R]) -> Callable[[Callable[Concatenate[App, R, P], Done]], Callable[Concatenate[App, P], Done]]:
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
