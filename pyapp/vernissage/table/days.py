"""Days by the calendar, and the seed that every game has for each of them: arithmetic, no clock.

Glossary: a *day* is a whole number of days since 1 January 1970, UTC, as clocks in milliseconds count them.

The calendar is that of the paper "chrono-Compatible Low-Level Date Algorithms" (Howard Hinnant, 2013), whose year begins in
March, so that a leap day comes last. The library's own `datetime` would come into the page for these few lines.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .chance import SEED_BITS, mix

DAY_MS: Final = 86_400_000
"""A day in milliseconds: clocks of computers have no leap seconds."""
MONDAY: Final = 0
_ERA: Final = 146_097
"""The days of 400 years."""
_EPOCH: Final = 719_468
"""The days from 1 March of the year 0 to 1 January 1970."""


class Date(NamedTuple):
    """A date of the Gregorian calendar: the month from 1 to 12, the day of the month from 1."""

    year: int
    month: int
    day: int

    def __str__(self) -> str:
        """As ISO 8601 writes it: 2026-11-22."""
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


def day_at(ms: int) -> int:
    """The day of a time in milliseconds since 1970."""
    return ms // DAY_MS


def date_of(day: int) -> Date:
    """The date of a day."""
    era, of_era = divmod(day + _EPOCH, _ERA)
    year = (of_era - of_era // 1460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    month = (5 * of_year + 2) // 153  # 0 is March
    return Date(year + 400 * era + (month > 9), (month + 2) % 12 + 1, of_year - (153 * month + 2) // 5 + 1)


def day_of(date: Date) -> int:
    """The day of a date."""
    year = date.year - (date.month < 3)
    era, of_era = divmod(year, 400)
    of_year = (153 * ((date.month + 9) % 12) + 2) // 5 + date.day - 1
    return era * _ERA + of_era * 365 + of_era // 4 - of_era // 100 + of_year - _EPOCH


def weekday(day: int) -> int:
    """The day of the week, from `MONDAY`, 0, to 6."""
    return (day + 3) % 7


def month_of(day: int) -> tuple[int, int]:
    """The first day of the day's month, and how many days the month has."""
    date = date_of(day)
    first = day_of(Date(date.year, date.month, 1))
    over = date.year * 12 + date.month  # the month after, from 0
    return first, day_of(Date(over // 12, over % 12 + 1, 1)) - first


def seed_of(day: int, game: int, edition: int) -> int:
    """The match seed that the game with this number has on a day: the same for everybody, for as long as its edition lasts."""
    return mix(mix(mix(day) + game) + edition) >> 64 - SEED_BITS


__all__ = ["DAY_MS", "MONDAY", "Date", "date_of", "day_at", "day_of", "month_of", "seed_of", "weekday"]
