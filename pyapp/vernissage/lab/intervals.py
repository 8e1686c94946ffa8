"""How sure a share of victories is: after a number of games fixed beforehand, and at any time while games are still played.

The interval at any time is the hedged capital of Waudby-Smith and Ramdas, Estimating means of bounded random variables by
betting, Journal of the Royal Statistical Society B 86 (2024), section 4.2. Somebody who holds the mean to be m bets against
it, on each value by what the values before have shown; were m the mean, the capital would be a fair game's, and by Ville's
inequality it would ever grow to 2/alpha with a probability of at most alpha/2. The values m that neither those who bet on
more nor those who bet on less have ruled out are the interval. It may be looked at after every value, and the games stopped
by what it says: that is the sequential test here.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, log1p, sqrt
from typing import Final, TypeAlias

ALPHA: Final = 0.05
"""The intervals miss the truth at most that often: the part of whole tournaments for the one at any time."""
Z: Final = 1.959963984540054
"""The normal distribution's quantile at 1 - ALPHA/2."""
CAUTION: Final = 0.75
"""How much of the capital a bet risks at most."""
FINE: Final = 1e-7
"""How exactly the ends of an interval are found."""

Interval: TypeAlias = tuple[float, float]


def wilson(won: float, games: int) -> Interval:
    """The 95 % interval of a share after `won` victories in `games` games, their number fixed beforehand (Wilson, Probable
    inference, the law of succession, and statistical inference, Journal of the American Statistical Association 22, 1927).
    """
    if not games:
        return 0.0, 1.0
    share, more = won / games, Z * Z / games
    middle = (share + more / 2) / (1 + more)
    half = Z * sqrt(share * (1 - share) / games + more / games / 4) / (1 + more)
    return max(middle - half, 0.0), min(middle + half, 1.0)


class Evidence:
    """Independent values from 0 to 1 of one distribution, one for each deal."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self._bets: list[float] = []
        self._sum = self._squares = 0.0
        self._variance = 0.25

    def add(self, value: float) -> None:
        """Takes the next value."""
        n = len(self.values) + 1
        self._bets.append(sqrt(2 * log(2 / ALPHA) / (self._variance * n * log(1 + n))))
        self.values.append(value)
        self._sum += value
        mean = (0.5 + self._sum) / (n + 1)
        self._squares += (value - mean) ** 2
        self._variance = (0.25 + self._squares) / (n + 1)

    def over(self, m: float) -> bool:
        """Whether the mean is surely greater than m: an error of at most ALPHA/2, however often one asks."""
        most = CAUTION / m if m > 0 else inf
        return sum([log1p(min(bet, most) * (x - m)) for x, bet in zip(self.values, self._bets, strict=True)]) >= log(2 / ALPHA)

    def under(self, m: float) -> bool:
        """Whether the mean is surely less than m, as `over`."""
        most = CAUTION / (1 - m) if m < 1 else inf
        return sum([log1p(min(bet, most) * (m - x)) for x, bet in zip(self.values, self._bets, strict=True)]) >= log(2 / ALPHA)

    def interval(self) -> Interval:
        """The interval at this time, 0 to 1 before there is any value."""
        low = _edge(self.over, 0.0, 1.0) if self.over(0.0) else 0.0
        high = _edge(self.under, 1.0, 0.0) if self.under(1.0) else 1.0
        return low, high


def _edge(sure: Callable[[float], bool], inside: float, outside: float) -> float:
    """The last value on the way from `inside` to `outside` of which `sure` still holds."""
    while abs(inside - outside) > FINE:
        middle = (inside + outside) / 2
        if sure(middle):
            inside = middle
        else:
            outside = middle
    return inside
