"""What a game offers to the lab: how its puzzles are found, and what is learned about it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..puzzles.puzzle import Count
from .play import Clock


class Misses(NamedTuple):
    """How often the best answer is missed, in percent: the more, the harder."""

    strongest: int
    greedy: int
    by_eye: int
    """By taking step by step what looks best, which is what people do first."""


class Finder(NamedTuple):
    """How one game's puzzles are found."""

    candidates: Callable[[int], Iterator[Any]]
    is_dull: Callable[[Any, Count], bool]
    are_alike: Callable[[Any, Any], bool]
    """Whether whoever has solved the one has nothing new with the other."""
    misses: Callable[[Any, Count], Misses]
    most: int
    """The most answers that a puzzle may have, so that its count can be repeated."""
    least: int
    """With fewer there is nothing to look for."""
    once: Callable[[list[Any]], Any] = str
    """Of a position's fields, what may be taken from a game between bots only once."""


class Learning(NamedTuple):
    """What is learned about one game by self-play: a part of the command `learn`."""

    add: Callable[[ArgumentParser], None]
    """Adds its arguments."""
    run: Callable[[Namespace, Clock], int]
    """Learns, and prints what its bots take. Returns 0."""
