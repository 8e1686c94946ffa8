"""The course of a finished game, round by round.

Glossary: a *round* is that of the replay. Scores and worths of a round are those after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...games.art_society import box, scoring
from ...table.game import REVEAL, Seat
from ...table.match import Match
from ..past.told import about
from ..replay.state import rounds, stops


@dataclass(frozen=True, slots=True)
class Haul:
    """What a seat gained in a round of Avant Carde: cards bought, cards trashed, awards taken."""

    bought: tuple[int, ...] = ()
    trashed: tuple[int, ...] = ()
    awards: int = 0


@dataclass(frozen=True, slots=True)
class Evening:
    """A game by rounds; each list has one entry per round."""

    plies: list[int]
    """The ply at which each round begins."""
    scores: list[tuple[int, ...]]
    """The scores by seat, after the round."""
    bids: list[tuple[int, ...]] = field(default_factory=list)
    """In Art Society: the bids by seat."""
    worths: list[tuple[int, ...]] = field(default_factory=list)
    """In Art Society: the worth of a painting, by type."""
    hauls: list[dict[Seat, Haul]] = field(default_factory=list)
    """In Avant Carde: the hauls by seat."""

    def round_of(self, ply: int) -> int:
        """The index of the round that contains a ply."""
        return max(sum(begun <= ply for begun in self.plies) - 1, 0)


def evening(match: Match[Any]) -> Evening:
    """The evening of a finished match."""
    at = stops(match)
    counted = rounds(match, at)
    begun = [at[i] for i in range(len(at) - 1) if counted[i] and (i == 0 or counted[i] != counted[i - 1])]
    ends = [*begun[1:], len(match.turns)]
    out = Evening(begun, [tuple(match.game.scores(match.at(end))) for end in ends])
    for start, end in zip(begun, ends, strict=True):
        events = [event for turn in match.turns[start:end] for event in turn.events]
        if match.game.key == "art-society":
            out.bids.append(next((tuple(e.args) for e in events if e.kind == REVEAL), ()))
            worths = scoring.worths(match.at(end))
            out.worths.append(tuple(worths[kind] for kind in range(len(box.TYPES))))
        if match.game.key == "avant-carde":
            out.hauls.append({seat: _haul(events, seat) for seat in range(match.seats)})
    return out


def _haul(events: list[Any], seat: Seat) -> Haul:
    return Haul(
        tuple(card for _, card, *_ in about(events, "bought", seat)),
        tuple(card for card, *_ in about(events, "trashed", seat)),
        sum(awards for awards, *_ in about(events, "awards", seat)),
    )
