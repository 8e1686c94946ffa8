"""What is asked next is near for whoever plays by keys: the focus goes there, or Tab leads there from the title."""

import pytest

from tests.page.double import FakePage
from tests.page.sessions import ANN, ZOFIA
from vernissage.page.core.messages import Do, Say
from vernissage.page.programme import VIEWS

MOST = 250
"""So many presses of a game are enough."""
PRESSES = 6
"""More presses than a decision takes: all lots of an auctioneer and a button, or a card that is lifted and played."""


def test_each_table_tells_how_its_keys_are_told() -> None:
    page = FakePage()
    for key in ("canvas", "art-society"):
        page.sit(key, (ANN, ZOFIA), 7)
        assert [one.text for one in page.said if "question mark" in one.text] == ["A question mark tells the keys."]
        assert page.see(page.said[-1].to.split()[0])  # Tab leads there


@pytest.mark.parametrize(
    ("key", "act", "region", "asked"),
    [
        ("canvas", "row-1", "market", "Your turn: take a card."),
        ("avant-carde", "patron-3", "market", "Lay your line, card by card."),
        ("art-society", "", "own", "Cover a star with your first painting."),
        ("art-society", "log-open", "bar", "Cover a star with your first painting."),
    ],
)
def test_who_lets_go_hears_again_what_is_asked(key: str, act: str, region: str, asked: str) -> None:
    page = FakePage()
    page.sit(key, (ANN, ZOFIA), 7)
    page.settle()
    if act:
        page.press(act)
    page.said.clear()
    assert page.key("Escape", region)
    assert page.said[-1].text == asked


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_tab_and_enter_alone_play_a_game(key: str) -> None:
    page, last, for_one, at_once = FakePage(), -1, 0, 0
    page.sit(key, (ANN, ZOFIA), 7)
    play = page.app.table()
    for _ in range(MOST):
        page.settle()
        if play.over:
            break
        assert page.key("Tab"), play.match.decision
        for_one = for_one + 1 if len(play.match.turns) == last else 0
        assert for_one < PRESSES, page.focus
        last, page.focus = len(play.match.turns), to_press(page)
        if play.asked == play.viewer and len(play.match.turns) > last and page.focus:
            there = page.focus
            page.key("Tab")
            assert page.focus == there, "the same is asked for"
            at_once += 1
    assert len(play.match.turns) > 20
    assert at_once or key == "canvas", "there somebody else is asked after each answer"


def to_press(page: FakePage) -> str:
    """Presses what has the focus, by Enter; gives what gets it then, or an empty text."""
    ident, page.focus = page.focus, ""
    if page.see(ident).attributes.get("role") == "gridcell":
        assert page.key("Enter", "own")
    else:
        page.press(ident)
    return page.focus


def test_what_a_closed_dialog_leaves_the_focus_on_is_told() -> None:
    page = FakePage()
    page.sit("canvas", (ANN, ZOFIA), 7)
    page.settle()
    page.send(Do("undo"))
    page.said.clear()
    page.send(Do("close"))
    assert page.said == [Say("Focus", here=True)]


def test_where_the_focus_went_is_told_after_an_answer_and_not_after_a_refused_one() -> None:
    page = FakePage()
    page.sit("avant-carde", (ANN, ZOFIA), 7)
    page.settle()
    page.said.clear()
    page.send(Do("room", ("give", "play", "999")))
    assert not any(one.here for one in page.said)
    page.press(page.app.table().view.asked(page.app.table().scene(page.app.look), page.app.table().ui))
    assert page.said[-1] == Say("Focus", here=True)
    assert page.focus.startswith("hand-")
