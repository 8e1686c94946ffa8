"""What is told of Art Society to whoever cannot see it: lots with their values, what the museum did, what a button is about."""

import re

from tests.page.double import read
from tests.page.sessions import ANN, ZOFIA, asked, seated

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
    assert told.count("went to the museum") == told.count("Points by that: ") > 1
    assert "Portrait from 0 to 3. Points by that: you 0 and Zofia +2. Confirm your wall, or hang again." in told


def test_a_button_says_what_it_is_about() -> None:
    page = seated("art-society", (ANN, ZOFIA), 7)
    for _ in asked(page):
        if page.app.table().match.decision.kind == "take":
            break
    page.press(next(f"lot-{i}" for i in range(3) if page.see(f"lot-{i}").attributes.get("data-do")))
    assert page.see("take").text == "Just take this lot"
    assert [e.text for e in page.document.walk() if e.attributes.get("data-do") == "room letgo"] == ["Another lot"]
