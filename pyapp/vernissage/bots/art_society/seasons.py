"""Trying walls out: the same paintings come to each of several walls for some rounds, and what the walls are worth then counts.

The weaker half of the candidates drops out after each heat, and the rest is tried on more samples (sequential halving:
Karnin, Koren, Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013).

Glossary: a *season* is a sample of the rounds to come: by round, the paintings offered. A *heat* is so many seasons for all
candidates that are left.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ...games.art_society import box
from ...table.chance import Rng
from ..pace import Pace
from .evaluation import Outlook, Wall
from .turn import hang_best, take_in

OFFERS: Final = 3
"""How many paintings a wall is offered in a round; it takes the best."""
HORIZON: Final = 4
"""How many rounds a season has at most."""
CANDIDATES: Final = 6
"""How many walls enter the first heat: those of the highest value."""
SEASONS: Final = 12
"""How many seasons the first heat has; each further one has twice as many."""
PAR: Final = 3.5
"""What a round brings a player, about: a game that ends early keeps it from the others too."""
KEPT_LONG: Final = 1.0
"""From how many points on the assistant's tile is hung at the end of a round."""
WORK: Final = 12
"""The units of work of one wall's season, about."""

Season: TypeAlias = Sequence[Sequence[int]]


class Effort(NamedTuple):
    """How much is tried out: so many walls, so many seasons for each in the first heat, so many rounds a season at most."""

    candidates: int
    seasons: int
    horizon: int


def sampled(unseen: Sequence[int], rounds: float, rng: Rng, horizon: int) -> Season:
    """A season of the rounds after this one, if so many rounds are left; the paintings are drawn from the unseen ones."""
    n = min(round(rounds - 1), horizon) if unseen else 0
    return [[rng.pick(unseen) for _ in range(OFFERS)] for _ in range(n)]


def fortune(wall: Wall, season: Season, look: Outlook) -> float:
    """What the wall is worth after a season in which every round's best painting was hung greedily."""
    wall = wall.copy()
    rounds = look.rounds
    for n, offers in enumerate(season):
        if wall.taken == box.WALL.all or wall.excess >= box.EXCESS_LIMIT:
            return wall.value(look._replace(rounds=0.5)) + PAR * (len(season) - n)
        rounds -= 1
        now = look._replace(rounds=rounds)
        kept = wall.assistant
        found = [(best[0], tile) for tile in offers if (best := wall.best(tile, now)) is not None]
        take_in(wall, max(found)[1] if found else offers[0], now)
        if kept is not None and wall.gain(kept, now) > KEPT_LONG:
            wall.assistant = None
            hang_best(wall, kept, now)
    return wall.value(look._replace(rounds=max(rounds - 1, 0.5)))


def fittest(
    walls: Sequence[Wall], unseen: Sequence[int], look: Outlook, rng: Rng, pace: Pace, effort: Effort | None = None
) -> Generator[None, None, int]:
    """The index of the wall that does best in sampled seasons."""
    candidates, seasons, horizon = effort or Effort(CANDIDATES, SEASONS, HORIZON)
    values = [wall.value(look) for wall in walls]
    left = sorted(range(len(walls)), key=lambda i: -values[i])[:candidates]
    sums = dict.fromkeys(left, 0.0)
    while len(left) > 1:
        for _ in range(seasons):
            season = sampled(unseen, look.rounds, rng, horizon)
            for i in left:
                sums[i] += fortune(walls[i], season, look)
                if pace.due(WORK):
                    yield
        left = sorted(left, key=lambda i: -sums[i])[: len(left) // 2]
        seasons *= 2
    return left[0]
