"""Finding puzzles: positions from games between bots, counted, the dull ones left out, sorted by how often bots miss them.

Glossary: a *candidate* is a position with its count; its *misses* say how often the strongest bot and the greedy one do not
find its best answer, each in percent of its tries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from ..games import Parts
from ..puzzles.kinds import KINDS
from ..puzzles.puzzle import Count
from .offer import Misses

A_GAME: Final = 5
"""At most so many puzzles are taken from one game between bots, each from another wall or hand."""
FINDERS: Final = Parts(lambda one: one.finder)
"""How each game's puzzles are found."""


class FoundPuzzle(NamedTuple):
    """A puzzle that was found."""

    misses: Misses
    fields: list[Any]
    counted: Count


def find(
    game: str, wanted: int, seed: int, told: Callable[[int], None] = lambda _n: None, kept: Iterable[Any] = ()
) -> list[FoundPuzzle]:
    """So many puzzles of a game, from easy to hard. The same seed finds the same ones. `told` hears of each that was found.

    What everybody finds is left out, and what is dull, or like another. The positions that are `kept` come first, as far as
    they are neither.
    """
    finder, kind = FINDERS[game], KINDS[game]
    out: list[FoundPuzzle] = []
    seen: set[str] = set()
    there: list[Any] = []
    for position in kept:
        count = kind.count(position, finder.most)
        if count is None or finder.is_dull(position, count) or any(finder.are_alike(position, one) for one in there):
            continue
        fields = kind.write(position)
        seen.add(str(fields))
        there.append(position)
        out.append(FoundPuzzle(finder.misses(position, count), fields, count))
        told(len(out))
    while len(out) < wanted:
        seed += 1
        here: list[Any] = []
        for position in finder.candidates(seed):
            fields = kind.write(position)
            if str(fields) in seen or len(here) == A_GAME or finder.once(fields) in here:
                continue
            seen.add(str(fields))
            count = kind.count(position, finder.most)
            if count is None or count.answers < finder.least or len(count.found) > 1 or finder.is_dull(position, count):
                continue
            if any(finder.are_alike(position, one) for one in there):
                continue
            misses = finder.misses(position, count)
            if not any(misses):
                continue
            there.append(position)
            out.append(FoundPuzzle(misses, fields, count))
            here.append(finder.once(fields))
            told(len(out))
            if len(out) == wanted:
                break
    return sorted(out, key=lambda one: (one.misses, -one.counted.best + one.counted.second, one.fields))
