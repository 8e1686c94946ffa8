"""Work in slices: a generator that yields wherever whoever waits for it may do something else, and returns what came of it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(work: Generator[object, None, T]) -> T:
    """What comes of the work, done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            out: T = done.value
            return out
