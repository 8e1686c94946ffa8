"""Setting Avant Carde up: a set of patrons, a mix of them number by number, and alone the awards to take."""

import pytest

from tests.page.double import FakePage
from vernissage.games.avant_carde.rules.game import MIX, MIXED
from vernissage.games.avant_carde.rules.patrons import SETS


def set_up(seats: int) -> FakePage:
    page = FakePage()
    page.press("poster-button-avant-carde", "setup", f"seats-{seats}")
    return page


@pytest.mark.rule("AC-1.6")
def test_a_set_is_chosen_for_all_numbers() -> None:
    for which, one in enumerate(SETS):
        page = set_up(2)
        page.enter("setting-patrons", str(which))
        assert page.find(f"setting-{MIX[0]}") is None
        page.press("start")
        assert page.app.table().match.state.sets == (which,) * 6, one.key


@pytest.mark.rule("AC-1.6")
def test_a_mix_is_chosen_a_number_at_a_time() -> None:
    page = set_up(3)
    page.enter("setting-patrons", str(MIXED))
    for name, which in zip(MIX, (1, 2, 3, 4, 5, 1), strict=True):
        page.enter(f"setting-{name}", str(which))
    assert "it is that number as well as a 4" not in page.text("dialog"), "what the chosen ones do is told, not the others"
    assert "draw a card; if it matches" not in page.text("dialog")
    assert "two upgrades" in page.text("dialog")
    page.press("start")
    assert page.app.table().match.state.sets == (0, 1, 2, 3, 4, 0)


@pytest.mark.rule("AC-9.1")
def test_alone_the_number_of_awards_is_chosen() -> None:
    assert set_up(2).find("setting-difficulty") is None
    page = set_up(1)
    assert "12, normal" in page.text("dialog")
    for which, awards in enumerate((8, 12, 16, 20)):
        page = set_up(1)
        page.enter("setting-difficulty", str(which))
        page.press("start")
        assert page.app.table().match.state.awards == awards
