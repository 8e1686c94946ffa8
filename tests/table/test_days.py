"""The calendar's arithmetic, compared with the standard library's."""

import calendar
import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.table.chance import SEED_BITS
from vernissage.table.days import DAY_MS, date_of, day_at, day_of, month_of, seed_of, weekday

DAYS = st.integers(min_value=-719_162, max_value=2_932_896)  # the years 1 to 9999, as datetime has them
EPOCH = dt.date(1970, 1, 1)


@given(DAYS)
def test_dates_are_the_calendars(day: int) -> None:
    date = EPOCH + dt.timedelta(days=day)
    assert date_of(day) == (date.year, date.month, date.day)
    assert day_of(date_of(day)) == day
    assert weekday(day) == date.weekday()
    assert str(date_of(day)) == date.isoformat()


@given(DAYS)
def test_months_have_their_days(day: int) -> None:
    first, length = month_of(day)
    date = date_of(day)
    assert date_of(first) == (date.year, date.month, 1)
    assert length == calendar.monthrange(date.year, date.month)[1]


@pytest.mark.parametrize(("ms", "day"), [(0, 0), (DAY_MS - 1, 0), (DAY_MS, 1), (-1, -1)])
def test_a_day_begins_at_midnight_utc(ms: int, day: int) -> None:
    assert day_at(ms) == day


def test_seeds_are_a_matchs_and_differ_by_day_game_and_edition() -> None:
    seeds = [seed_of(day, game, edition) for day in range(20_000, 20_100) for game in range(4) for edition in range(1, 4)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << SEED_BITS for seed in seeds)
