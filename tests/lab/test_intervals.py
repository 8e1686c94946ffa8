"""What the intervals promise, held against games whose true share is known."""

import pytest

from vernissage.lab.intervals import Evidence, wilson
from vernissage.table.chance import Rng

RUNS, DEALS = 200, 150

FAIR_SIX = [1.0, 1.0, 0.5, 0.5, 0.0]
"""Two games a deal, 60 % of the victories."""


def test_wilson_is_as_published() -> None:
    # Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3
    published = ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718))
    for won, games, low, high in published:
        assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def evidence(values: list[float]) -> Evidence:
    out = Evidence()
    for value in values:
        out.add(value)
    return out


def stopped(values: list[float], runs: int, seed: int) -> tuple[float, float]:
    """In which part of the runs 60 % seemed surely exceeded at some time: to the evidence, and to Wilson's interval."""
    rng = Rng(seed)
    ours = naive = 0
    for _ in range(runs):
        seen, won, over, past = Evidence(), 0.0, False, False
        for n in range(1, DEALS + 1):
            value = rng.pick(values)
            seen.add(value)
            won += value
            if n % 5 == 0:
                over = over or seen.over(0.6)
                past = past or wilson(2 * won, 2 * n)[0] > 0.6
        ours, naive = ours + over, naive + past
    return ours / runs, naive / runs


def test_stopping_for_what_is_seen_errs_no_more_often_than_promised() -> None:
    ours, naive = stopped(FAIR_SIX, RUNS, 1)
    assert ours <= 0.025 + 0.022, "2.5 % promised, and twice the standard error of 200 runs"
    assert naive > 0.1, "an interval for a fixed number of games is wrong far more often when one may stop at any time"


def test_a_bot_that_is_stronger_is_found_so() -> None:
    ours, _ = stopped([1.0, 1.0, 1.0, 0.5, 0.5, 1.0], 40, 2)
    assert ours == 1.0


@pytest.mark.slow
def test_the_truth_is_missed_by_few_intervals() -> None:
    rng = Rng(3)
    missed = 0
    for _ in range(RUNS):
        low, high = evidence([rng.pick(FAIR_SIX) for _ in range(80)]).interval()
        missed += not low <= 0.6 <= high
    assert missed <= 0.05 * RUNS


def test_the_interval_is_what_is_not_ruled_out() -> None:
    rng = Rng(4)
    seen = evidence([rng.pick(FAIR_SIX) for _ in range(60)])
    low, high = seen.interval()
    assert low < 0.6 < high
    assert seen.over(low - 1e-6)
    assert not seen.over(low + 1e-6)
    assert seen.under(high + 1e-6)
    assert not seen.under(high - 1e-6)


def test_the_interval_shrinks_and_nothing_is_known_at_first() -> None:
    assert Evidence().interval() == (0.0, 1.0)
    lengths = []
    for n in (10, 40, 160, 640):
        low, high = evidence((FAIR_SIX * n)[:n]).interval()
        lengths.append(high - low)
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] < 0.15


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_whoever_always_wins_or_loses(value: float) -> None:
    low, high = evidence([value] * 100).interval()
    assert 0.0 <= low < high <= 1.0
    assert (low > 0.9) if value else (high < 0.1)
