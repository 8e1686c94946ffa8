"""What is told of a turn to buy in Avant Carde to whoever cannot see it: what can be done, and each fact once."""

import re

import pytest

from tests.games.avant_carde.builders import buying
from tests.page.avant_carde.sitting import start
from tests.page.sessions import ANN, ZOFIA, asked, seated
from vernissage.games.avant_carde.view.view import VIEW

TUCK = "one card can be tucked in the gallery."
END = "S: End my turn."
AWARD = "This turn: 0 awards; the next one at $6."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("b1", ("Your turn to buy: $1.", f"No card is that cheap; {TUCK}", END)),
        ("b1 r1", ("Your turn to buy: $2.", f"Can be bought: red 2; {TUCK}", END)),
        ("b1 r1 o1 p1", ("Your turn to buy: $4.", f"Can be bought: red 2, red 3, red 4; {TUCK}", END)),
    ],
)
def test_who_buys_hears_what_can_be_done(line: str, told: tuple[str, ...]) -> None:
    s = start(2, 7)
    s.match.state = buying("", "b6", line=line)
    assert VIEW.heard(s.scene(), s.ui()) == told


def test_the_money_of_a_turn_is_told_once_with_what_it_is_worth() -> None:
    page = seated("avant-carde", (ANN, ZOFIA), 7)
    turns = 0
    for n, _ in enumerate(asked(page)):
        told = [one.text for one in page.said]
        if page.app.table().match.decision.kind == "buy" and AWARD in told:
            at = told.index(AWARD)
            asks = max(i for i in range(at) if told[i].startswith("Your turn to buy: $"))
            new = [one for one in told[:asks] if one.startswith("New in the gallery: ")]
            assert at - asks == 2
            assert told[asks - len(new) : asks] == new, "what is new comes straight before the question"
            assert all(re.fullmatch(r"\w+ \d, [A-Z]\w+", card) for one in new for card in one[20:-1].split("; "))
            assert told[at + 1] == END
            assert not any(": the turn to buy" in one for one in told)
            assert not new or "Next of the" not in told[asks - 2], "what is new is told once"
            turns += 1
        page.said.clear()
        if n == 20:
            break
    assert turns > 2


def test_who_sits_down_hears_the_patrons_and_a_bought_card_tells_its_own() -> None:
    page = seated("avant-carde", (ANN, ZOFIA), 7)
    told = " ".join(one.text for one in page.said)
    gallery = told.split("The gallery: ")[1].split(".")[0].split("; ")
    assert [re.fullmatch(r"\w+ (\d+), [A-Z]\w+", one)[1] for one in gallery] == list("234567")
    assert re.search(r"Round 1\. (You are first|First player: )", told)
    for _ in asked(page):
        if any(" bought for " in one.text for one in page.said):
            break
    assert any(re.search(r": \w+ \d+, [A-Z]\w+ bought for \$", one.text) for one in page.said)
