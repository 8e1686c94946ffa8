"""The course of a finished game, round by round.

Glossary: a *round* is that of the replay. Scores of a round are those after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...games import Parts
from ...table.match import Match
from ..replay.state import rounds, stops
from .offer import Rounds

ROUNDS: Final = Parts(lambda one: one.evening)


@dataclass(frozen=True, slots=True)
class Evening:
    """A game by rounds; each list has one entry per round."""

    plies: list[int]
    """The ply at which each round begins."""
    scores: list[tuple[int, ...]]
    """The scores by seat, after the round."""
    told: Rounds
    """What the game tells beside them."""

    def round_of(self, ply: int) -> int:
        """The index of the round that contains a ply."""
        return max(sum(begun <= ply for begun in self.plies) - 1, 0)


def evening(match: Match[Any]) -> Evening:
    """The evening of a finished match."""
    at = stops(match)
    counted = rounds(match, at)
    begun = [at[i] for i in range(len(at) - 1) if counted[i] and (i == 0 or counted[i] != counted[i - 1])]
    ends = [*begun[1:], len(match.turns)]
    parts = [range(*part) for part in zip(begun, ends, strict=True)]
    key = match.game.key
    scores = [tuple(match.game.scores(match.at(end))) for end in ends]
    return Evening(begun, scores, ROUNDS[key](match, parts) if key in ROUNDS else Rounds())
