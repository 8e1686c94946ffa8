"""What is there where a type says that it may not be."""

from typing import TypeVar

T = TypeVar("T")


def sure(one: T | None) -> T:
    """The very thing; fails if there is none."""
    assert one is not None
    return one
