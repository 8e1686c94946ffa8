"""What all puzzles have alike.

Glossary: a *position* is what is given, plain whole numbers in rows; an *answer* is what is done with it, whole numbers too;
its *worth* is what the task asks for: points, or dollars. The *count* looks at every answer. A *pack* is a text with puzzles,
one a line, sorted from easy to hard.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

P = TypeVar("P")

Answer: TypeAlias = tuple[int, ...]

STRENGTHS: Final = 3
"""A pack is parted into so many strengths: easy, middling, hard."""


class Count(NamedTuple):
    """What a count of all answers came to."""

    answers: int
    """How many there are."""
    best: int
    """What the best is worth."""
    found: tuple[Answer, ...]
    """Those that are worth as much, at most two: a puzzle has one."""
    second: int
    """What the best of all others is worth; as much as `best` if there are several best."""


class PuzzleKind(Protocol[P]):
    """One game's puzzles."""

    game: str
    """The game's key."""

    def read(self, fields: Sequence[Any]) -> P:
        """The position of a pack's fields. Raises ValueError for what is none."""

    def write(self, position: P) -> list[Any]:
        """The fields that `read` reads."""

    def worth(self, position: P, answer: Answer) -> int | None:
        """What an answer is worth by the game's own rules; None if the rules do not allow it."""

    def count(self, position: P, most: int) -> Count | None:
        """The count of all answers; None if there are more than `most`."""


class Puzzle(NamedTuple):
    """A puzzle of a pack."""

    game: str
    number: int
    """From 1: its place in the pack."""
    strength: int
    """1 to `STRENGTHS`."""
    position: Any
    answers: int
    best: int
    answer: Answer


def packed(rows: Iterable[tuple[list[Any], Count]]) -> str:
    """Positions as written, with their counts, as the text of a pack."""
    return "".join(
        json.dumps([fields, count.answers, count.best, list(count.found[0])], separators=(",", ":")) + "\n"
        for fields, count in rows
    )


def unpacked(kind: PuzzleKind[Any], text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a pack. Raises ValueError for a text that is none."""
    lines = text.splitlines()
    out = []
    for i, line in enumerate(lines):
        fields, answers, best, answer = json.loads(line)
        strength = 1 + i * STRENGTHS // len(lines)
        out.append(Puzzle(kind.game, i + 1, strength, kind.read(fields), answers, best, tuple(answer)))
    return tuple(out)
