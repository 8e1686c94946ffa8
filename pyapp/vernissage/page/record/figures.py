"""The figures of a record: games and victories by opponents with intervals, averages of the sheet's lines, bids, the best
works.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from ...table.game import Seat
from ..keeping.record import Save
from ..past.offer import Bid, Facts, FinishedWork
from ..past.reading import PastReader

Z: Final = 1.959963984540054
"""The normal distribution's quantile at 97.5 %."""
WASTED: Final = 3
"""A bid is wasted if a card lower by at least so much would have got the same place."""
FEW: Final = 3
"""From so many games on there are an average, and victories by opponents."""
ENOUGH: Final = 10
"""From so many games on there are a course of scores, and shares with intervals: of fewer they would tell of luck alone."""
COURSE: Final = 50
"""The most games in the plot of scores."""

Opponents: TypeAlias = tuple[int | str, ...]
"""The other players, sorted: bots by level, people by name. Empty for a solo game."""


class PastGame(NamedTuple):
    """A finished game of the person."""

    ident: str
    record: Save
    seat: Seat
    facts: Facts | None
    """None if the game has not been read, or cannot be."""

    @property
    def score(self) -> int:
        """The person's points."""
        return 0 if self.record.result is None else self.record.result.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person has won it."""
        return self.record.result is not None and self.seat in self.record.result.winners

    @property
    def opponents(self) -> Opponents:
        """See `Opponents`."""
        others = [p for seat, p in enumerate(self.record.players) if seat != self.seat]
        bots = sorted(p.level for p in others if p.level)
        return (*bots, *sorted(p.name for p in others if not p.level))


class VictoryShare(NamedTuple):
    """The share of victories against some opponents."""

    opponents: Opponents
    games: int
    won: int
    low: float
    high: float
    """The bounds of the share's 95 % interval."""


def people(reader: PastReader) -> list[str]:
    """The names of those who have finished games here, the one with most games first."""
    names = Counter(record.players[seat].name for _, record in reader.games for seat in record.people)
    return [name for name, _ in names.most_common()]


def pasts(reader: PastReader, game: str, name: str) -> list[PastGame]:
    """A person's finished games of one kind, newest first."""
    return [
        PastGame(ident, record, seat, reader.known.get(ident, {}).get(seat))
        for ident, record in reader.games
        if record.game == game
        for seat in record.people
        if record.players[seat].name == name
    ]


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of `won` victories in `games` games (Wilson, Probable inference, the law of succession, and
    statistical inference, Journal of the American Statistical Association 22, 1927).
    """
    if not games:
        return 0.0, 1.0
    share, more = won / games, Z * Z / games
    middle = (share + more / 2) / (1 + more)
    half = Z * sqrt(share * (1 - share) / games + more / games / 4) / (1 + more)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def shares(some: Sequence[PastGame]) -> list[VictoryShare]:
    """The shares of victories by opponents, the most frequent ones first."""
    games, won = Counter(p.opponents for p in some), Counter(p.opponents for p in some if p.won)
    return [VictoryShare(who, n, won[who], *wilson(won[who], n)) for who, n in games.most_common()]


def means(some: Iterable[PastGame]) -> list[tuple[str, float]]:
    """The average of each line of the score sheet, in the sheet's order, over the games that have been read."""
    read = [p.facts.lines for p in some if p.facts is not None]
    return [(line, sum(one[line] for one in read) / len(read)) for line in (read[0] if read else ())]


def mean(values: Sequence[float]) -> float:
    """The average; 0 for no values."""
    return sum(values) / len(values) if values else 0.0


def running(scores: Sequence[int], over: int = 8) -> list[float]:
    """For each score, the average of it and of those before it, `over` scores at most."""
    return [mean(scores[max(i + 1 - over, 0) : i + 1]) for i in range(len(scores))]


def bids(some: Iterable[PastGame]) -> list[Bid]:
    """All bids in the games that have been read."""
    return [bid for p in some if p.facts is not None for bid in p.facts.bids]


def wasted(bid: Bid) -> bool:
    """Whether a bid was wasted."""
    return bid.spare >= WASTED


def best(some: Iterable[PastGame]) -> tuple[PastGame, FinishedWork] | None:
    """The best work in the games that have been read, the earliest of equal ones; None if there are none."""
    there = [(p, work) for p in some if p.facts is not None for work in p.facts.works]
    return max(reversed(there), key=lambda one: one[1].worth, default=None)


def honours(some: Iterable[PastGame]) -> dict[str, PastGame]:
    """The honours of the games, each with the first game that brought it."""
    return {ident: p for p in some if p.facts is not None for ident in p.facts.honours}
