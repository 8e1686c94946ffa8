"""Work that waits for the browser."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import js

from vernissage.page.core.messages import Message

Send: TypeAlias = Callable[[Message], bool]
"""Hands a message to the app; tells whether the app used it."""

doing: set[asyncio.Task[Message | None]] = set()


def later(work: Coroutine[Any, Any, Message | None], send: Send) -> None:
    """Starts work that waits for the browser, and hands its answer, if any, to the app. If it fails by a fault of ours, people
    are told.
    """

    def finished(task: asyncio.Task[Message | None]) -> None:
        doing.discard(task)
        if fault := task.exception():
            js.vernissage.failed()
            raise fault
        if (answer := task.result()) is not None:
            send(answer)

    doing.add(task := asyncio.ensure_future(work))
    task.add_done_callback(finished)
