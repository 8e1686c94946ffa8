"""What is told of Art Society to whoever cannot see it: lots with their values, what the museum did, what a button is about."""

import re

from tests.page.double import read
from tests.page.sessions import ANN, ZOFIA, asked, seated
from vernissage.games.art_society.view.names import size_name
from vernissage.page.view.phrases import figure

SOME = 40
"""So many questions have several rounds in them."""


def test_a_lot_is_told_once_with_its_value_and_the_museum_with_what_it_did_to_everybody() -> None:
    page = seated("art-society", (ANN, ZOFIA), 7)
    for n, _ in enumerate(asked(page)):
        if n == SOME:
            break
    told = " ".join(one.text for one in page.said)
    turned = re.findall(r"Turned up: [^.]*", told)
    assert len(turned) > 6
    assert all(re.search(r", value \d+$", one) for one in turned)
    log = read(page.regions["log"]).text
    assert "Zofia put up a lot of value" in log
    assert "Zofia put up" not in told, "what is turned up tells it"
    assert told.count("went to the museum") == told.count("The museum brings: ") > 1
    assert "Portrait from 0 to 3. The museum brings: you 0 and Zofia +2. Confirm your wall, or hang again." in told


def test_a_button_says_what_it_is_about() -> None:
    page = seated("art-society", (ANN, ZOFIA), 7)
    for _ in asked(page):
        if page.app.table().match.decision.kind == "take":
            break
    page.press(next(f"lot-{i}" for i in range(3) if page.see(f"lot-{i}").attributes.get("data-do")))
    assert page.see("take").text == "Take it, hang later"
    assert [e.text for e in page.document.walk() if e.attributes.get("data-do") == "room letgo"] == ["Another lot"]


def test_the_lots_that_were_chosen_are_told_and_then_that_the_next_return_calls_them() -> None:
    page = seated("art-society", (ANN, ZOFIA), 7)
    for _ in asked(page):
        if page.app.table().match.decision.kind == "choose":
            break
    page.said.clear()
    for pick in ("pick-0", "pick-1", "pick-3"):
        page.press(pick)
    first, second, third = (size_name(page.app.words, 2, high) for high in (2, 3, 4))
    assert [one.text for one in page.said] == [
        f"1 of 3 chosen: {first}", f"2 of 3 chosen: {first} and {second}",
        f"3 of 3 chosen: {first}, {second} and {third}. Enter: Call these lots.",
    ]  # fmt: skip
    assert page.focus == "call"


def test_the_one_card_that_tab_comes_to_says_that_arrows_lift_cards() -> None:
    page = seated("art-society", (ANN, ZOFIA), 7)
    for _ in asked(page):
        if page.app.table().match.decision.kind == "bid":
            break
    hand = [e.attributes for e in page.document.walk() if (e.attributes.get("id") or "").startswith("bid-")]
    label = f"Bid 1, the lowest of {len(hand)}: arrows lift a card"
    assert [e["aria-label"] for e in hand if e["tabindex"] == "0"] == [label]
    assert hand[1]["aria-label"] == "Bid 2"
    page.said.clear()
    page.press("bid-1", "bid-1")
    page.settle()
    told = [one.text for one in page.said]
    assert told.index("Focus") > next(i for i, text in enumerate(told) if "The bids: you 1" in text)
    assert page.focus == "seen"
    assert not any("Order of choosing" in text for text in told), "of two, the title tells it"


def test_in_a_new_round_the_scores_and_what_is_left_are_told_once_and_the_lots_where_one_is_taken() -> None:
    page = seated("art-society", (ANN, ZOFIA), 7)
    rounds = takes = 0
    for n, _ in enumerate(asked(page)):
        match = page.app.table().match
        scores, told = match.game.scores(match.state), [one.text for one in page.said]
        if stand := [text for text in told if text.startswith("Scores: ")]:
            points = " and ".join(f"{who} {figure(score)}" for who, score in zip(("you", "Zofia"), scores, strict=True))
            left = match.state.players[0].hand.bit_count()
            assert stand == [f"Scores: {points}; {left} bids left; {stand[0].rpartition('; ')[2]}"]
            rounds += 1
        if page.find("seen") is not None:
            page.said.clear()
            page.press("seen")
            (had,) = (one.text for one in page.said if one.text.startswith("To be had: "))
            assert had.count("; ") + 1 == sum(lot.taker is None for lot in match.state.lots)
            takes += 1
        page.said.clear()
        if n == SOME:
            break
    assert rounds == match.state.round > 2
    assert takes
