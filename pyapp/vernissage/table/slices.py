"""Work in slices: a generator that yields when its caller may do something else, and returns its result at the end."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(work: Generator[object, None, T]) -> T:
    """The result of the work, done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            out: T = done.value
            return out
