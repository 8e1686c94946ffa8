"""Chance: pinned for ever, because every link relies on it; and fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.table.chance import Rng, draw, mix, weighted


def test_the_generator_is_splitmix64() -> None:
    """The first outputs of SplitMix64 from state 0, as its authors' reference program prints them."""
    rng = Rng(0)
    assert [rng.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert mix(0) == 0


def test_draws_are_pinned() -> None:
    assert [draw(1, ply, 1000) for ply in range(8)] == [237, 43, 237, 833, 111, 198, 797, 748]
    assert draw(1, 3, 1000) != draw(2, 3, 1000)


@given(st.integers(0, (1 << 48) - 1), st.integers(0, 10_000), st.integers(1, 500))
def test_a_draw_is_in_range_and_repeats(seed: int, ply: int, n: int) -> None:
    assert 0 <= draw(seed, ply, n) < n
    assert draw(seed, ply, n) == draw(seed, ply, n)


def test_draws_are_fair_over_plies_and_over_seeds() -> None:
    for counts in (Counter(draw(5, ply, 6) for ply in range(6000)), Counter(draw(seed, 5, 6) for seed in range(6000))):
        assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5  # chi square, 5 degrees, p = 0.001


def test_weights_are_kept() -> None:
    counts = Counter(weighted(9, ply, [1, 0, 3]) for ply in range(4000))
    assert counts[1] == 0
    assert 900 < counts[0] < 1100
    for wrong in ([], [0, 0]):
        with pytest.raises(ValueError, match="cannot draw"):
            weighted(1, 1, wrong)


@given(st.integers(0, 1 << 64), st.lists(st.integers()))
def test_shuffling_keeps_everything(seed: int, things: list[int]) -> None:
    shuffled = Rng(seed).shuffled(things)
    assert sorted(shuffled) == sorted(things)
    assert shuffled == Rng(seed).shuffled(things)


def test_every_order_is_as_likely() -> None:
    counts = Counter(tuple(Rng(seed).shuffled("abc")) for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < n < 1150 for n in counts.values())


def test_one_of_nothing_cannot_be_drawn() -> None:
    for n in (0, -3):
        with pytest.raises(ValueError, match="cannot draw"):
            Rng(1).below(n)
