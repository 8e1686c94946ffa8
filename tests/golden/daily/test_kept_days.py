"""Every deal of the day is the one that it always was."""

import pytest

from tests.golden.daily.keep import DAYS, HERE, line
from vernissage.games import GAMES

KEYS = ("art-society", "canvas", "avant-carde")


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_the_first_400_days_are_as_they_were(key: str) -> None:
    kept = (HERE / f"{key}-{GAMES[key].edition}.txt").read_text(encoding="utf-8").splitlines()
    assert kept == [line(key, day) for day in DAYS]


@pytest.mark.parametrize("key", KEYS)
def test_no_two_days_are_alike(key: str) -> None:
    kept = (HERE / f"{key}-{GAMES[key].edition}.txt").read_text(encoding="utf-8").splitlines()
    assert len({row.split()[3] for row in kept}) == len(DAYS)
