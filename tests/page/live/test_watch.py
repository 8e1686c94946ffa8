"""A screen for all: whoever only looks on sees everybody's things, nobody's first, and nothing that lies face down."""

import random
import re
from copy import copy
from typing import Any

import pytest

from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import friends, seat
from tests.page.live.test_live import asked, level, play_on
from tests.page.live.wires import Wires, joins, opened
from vernissage.page.session import attributes, render
from vernissage.table.chance import Rng
from vernissage.table.match import Match

NAMES = ("Ann", "Ben", "Cy")


def watched(game: str, language: str = "en") -> tuple[Wires, FakePage]:
    """Three who play, and a screen that looks on."""
    net = opened(game, NAMES)
    host, screen = net.pages[0], FakePage(FakeDevice(luck=77_000), languages=(language,))
    net.names.append("Screen")
    net.pages.append(screen)
    net.press(host, "live-invite")
    joins(net, host, len(NAMES), "Screen", "live-watch")
    net.press(host, "live-begin")
    return net, screen


def document(page: FakePage, match: Match[Any]) -> tuple[object, object]:
    """All that the page says while this is the match."""
    play = seat(page)
    play._changed()
    play._match = match
    play.refresh(page.app.look)
    return render(page.app), attributes(page.app)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["canvas", "art-society", "avant-carde"])
def test_a_screen_shows_everybody_and_another_truth_gives_the_same_document(game: str) -> None:
    net, screen = watched(game)
    play_on(net, random.Random(20), 2)
    known = seat(screen).match
    match = Match(known.game, len(NAMES), known.options, 21)  # with all that the screen's own device never has
    dice, rng, differed, secrets = random.Random(21), Rng(22), 0, 0
    for n in range(90):
        d = match.decision
        if d is None:
            break
        if n % 6 == 5:
            twin = copy(match)
            twin.state = match.game.imagine(match.state, n % len(NAMES), rng)
            before = document(screen, match)
            told = " ".join(screen.text(region) for region in ("own", "others", "market", "shared", "decision"))
            assert all(name in told for name in NAMES)
            assert not before[0]["hand"]  # type: ignore[index]
            assert document(screen, twin) == before
            differed += twin.state != match.state
            secrets += match.view(None) != match.state
        match.answer(dice.choice(list(match.game.options(match.state, d))))
    assert differed or not secrets, "there are secrets, and nothing was exchanged for them"
    assert secrets or game == "canvas"
    assert screen.root["data-watch"] == "yes"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["canvas", "art-society", "avant-carde"])
def test_on_a_phone_a_screen_has_no_tab_with_nothing_in_it(game: str) -> None:
    net, screen = watched(game)
    play_on(net, random.Random(4), 8)
    for press in (None, "log-open"):
        if press is not None:  # this draws the tabs anew, and nothing of the game
            screen.press(press)
        buttons = (e for e in screen.document.walk() if "tab" in e.attributes.get("class", "").split())
        tabs = [e.attributes["id"].removeprefix("tab-") for e in buttons]
        assert "market" in tabs
        assert all(screen.text(region) for region in tabs)


@pytest.mark.slow
def test_nobody_is_you_for_who_looks_on() -> None:
    net, screen = watched("art-society")
    play_on(net, random.Random(9), 30)
    assert not re.search(r"\bYou(r)?\b", " ".join(screen.text(r) for r in ("own", "others", "shared", "market", "log")))
    now = [e for e in screen.document.walk() if "now" in e.attributes.get("class", "").split() and e.name == "li"]
    name = next(e.name for i, e in enumerate(seat(screen).known.table.entries) if i == seat(screen).asked)
    assert any(name in "".join(text for part in e.walk() for text in part.children if isinstance(text, str)) for e in now)
    assert "left" not in screen.text("bar")  # whose bids would they be?
    assert "left" in net.pages[0].text("bar")


@pytest.mark.long
def test_nobody_is_you_at_the_end_of_a_game_that_was_looked_at() -> None:
    net, screen = watched("canvas", "pl")
    play_on(net, random.Random(5))
    assert asked(net) is None
    assert level(net)
    assert seat(screen).over
    assert friends(screen).seat is None
    assert screen.root["data-watch"] == ""
    assert not re.search(r"\b([Tt]y|[Ww]ygrywasz)\b", screen.text("decision"))
