"""Face-down piles as counts."""

import pytest

from vernissage.table.piles import kinds, less, more


def test_piles_are_counts() -> None:
    assert kinds((0, 2, 0, 1)) == [1, 3]
    assert less((0, 2, 1), 1) == (0, 1, 1)
    assert less((0, 2, 1), 1, 2) == (0, 0, 1)
    assert more((0, 2, 1), 0, 3) == (3, 2, 1)


def test_a_pile_gives_no_more_than_it_has() -> None:
    with pytest.raises(ValueError, match="holds 2 of kind 1, not 3"):
        less((0, 2), 1, 3)
