"""The deal of the day: opponents by weekday, the same deal for all, none before the first."""

from itertools import pairwise

import pytest

from vernissage.bots.daily import FIRST, OPPONENTS, deal
from vernissage.bots.registry import BOTS
from vernissage.table.days import Date, day_of

KEYS = ("art-society", "canvas", "avant-carde")
MONDAY = day_of(Date(2026, 11, 16))


@pytest.mark.parametrize("key", KEYS)
def test_a_week_goes_from_easy_to_hard(key: str) -> None:
    strength = {level: n for n, level in enumerate(BOTS[key])}
    week = [deal(key, MONDAY + n).opponents for n in range(7)]
    assert week == list(OPPONENTS)
    strongest = [max(strength[level] for level in levels) for levels in week]
    assert strongest == sorted(strongest)
    assert week[0] == ("beginner", "beginner")
    assert set(week[-1]) == {"search"}


@pytest.mark.parametrize("key", KEYS)
def test_every_deal_of_a_year_can_be_begun_by_the_person(key: str) -> None:
    for day in range(MONDAY, MONDAY + 366, 13):
        the = deal(key, day)
        match = the.match()
        assert match.seats == 1 + len(the.opponents)
        assert match.decision is not None


def test_avant_cardes_patrons_change_every_monday() -> None:
    patrons = [deal("avant-carde", MONDAY + n).options["patrons"] for n in range(-1, 36)]
    assert all((a != b) == (n % 7 == 0) for n, (a, b) in enumerate(pairwise(patrons)))
    assert set(patrons) == set(range(5))


def test_there_is_none_before_the_first() -> None:
    with pytest.raises(ValueError, match="before the first"):
        deal("canvas", FIRST - 1)
    with pytest.raises(KeyError):
        deal("chess", FIRST)
