"""Games without a person are watched, not played: links, files and saves of them open as a replay."""

from random import Random

import pytest

from tests.fuzz.games import random_match
from tests.page.double import FakeDevice, FakePage
from tests.sure import sure
from vernissage.games import GAMES
from vernissage.page.core.messages import Arrived, Changed, Do, Picked
from vernissage.page.core.presses import parsed
from vernissage.page.keeping.record import Result, Save
from vernissage.page.keeping.saves import Shelf
from vernissage.page.programme import VIEWS
from vernissage.page.replay.update import SLIDER
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

EXAMPLE = "GV-8MU4b3ve99Wm2k&p=MUFubmEKMUJlbg"
"""A link with which this went wrong."""


def bots(match: Match[object]) -> tuple[Player, ...]:
    return tuple(Player(name, 1 + seat % 2) for seat, name in enumerate(("Anna", "Ben", "Cy", "Dora", "Edo")[: match.seats]))


def games(key: str, seed: int) -> list[Match[object]]:
    """One just begun, one in its middle, one at its end."""
    rng = Random(seed)
    begun, half, over = (random_match(GAMES[key], rng, n) for n in (0, 12, None))
    assert over.decision is None
    return [begun, half, over]


def watched(page: FakePage) -> None:
    """A game is shown as a replay, and everything that a replay has can be pressed."""
    replay = sure(page.app.replay)
    assert page.app.play is None
    assert page.root["data-room"] != "foyer"
    for index in sorted({0, len(replay.stops) // 2, len(replay.stops) - 1}):
        page.send(Changed(SLIDER, str(index)))
        for seat in range(replay.play.match.seats):
            page.send(Do("of", (str(seat),)))
    assert page.find("look-back") is None
    for do in ("look-back", "log", "share", "close", "hint", "replay", "undo", "explain", "close"):
        page.send(Do(*parsed(do)))
        page.settle()


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
@pytest.mark.parametrize("kind", ["go", "watch"])
def test_a_link_opens_as_a_replay(key: str, kind: str) -> None:
    for match in games(key, 3):
        page = FakePage(fragment=encode(match, kind, players=bots(match)))  # type: ignore[arg-type]
        page.settle()
        assert page.find("accept-new") is None
        page.press("accept-watch")
        watched(page)


def test_the_example_opens_as_a_replay() -> None:
    page = FakePage(fragment=EXAMPLE)
    page.settle()
    page.press("accept-watch")
    watched(page)
    page.press("reel-leave")
    assert page.root["data-room"] == "foyer"
    assert page.app.stock.going_on == [], "nothing is kept of it"


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_games_that_earlier_pages_kept_are_watched(key: str) -> None:
    device = FakeDevice()
    shelf = Shelf(device.storage, "old")
    for n, match in enumerate(games(key, 4)):
        over = match.decision is None
        result = Result(match.game.scores(match.state), match.game.winners(match.state)) if over else None
        record = Save(key, encode(match), bots(match), begun=n, result=result)
        assert shelf.save(f"g{n}", record, n).problem is None
    before = dict(device.storage.texts)

    page = FakePage(device)
    page.settle()  # the cards are drawn
    assert "Look at it" in page.text("foyer")
    assert "Anna" in page.text("foyer")
    for game in ("g0", "g1"):
        page.send(Do("resume", (game,)))  # the foyer has one of them under its button, the other as a card
        watched(page)
        page.press("reel-leave")
        page.settle()
    for way in ("replay", "result"):
        page.press("games", "games-over")
        assert page.find("look-back-g2") is None
        assert not page.send(Do("resume", ())), "no game is named"
        page.press(f"{way}-g2")
        assert sure(page.app.replay).ended == (way == "result")
        watched(page)
        page.press("reel-leave")
        page.settle()
    page.press("games", "games-keep")
    page.send(Do("look-back", ("g2",)))
    watched(page)
    assert device.storage.texts == before, "nothing of it is written"


@pytest.mark.parametrize("key", VIEWS)
def test_a_file_of_them_is_taken_in_and_watched(key: str) -> None:
    device = FakeDevice()
    old = Shelf(device.storage, "old")
    match = games(key, 5)[1]
    assert old.save("a", Save(key, encode(match), bots(match)), 1).problem is None
    page = FakePage()
    page.send(Do("open", ("link",)))
    page.send(Picked("file", old.export()))
    page.settle()
    assert "1 game was added" in page.text("dialog")
    page.press("games-on", "all-resume-a")
    watched(page)


@pytest.mark.parametrize("key", VIEWS)
def test_somebody_can_play_on_from_a_point_of_one(key: str) -> None:
    match = games(key, 6)[1]
    page = FakePage(fragment=encode(match, players=bots(match)))
    page.settle()
    page.press("accept-watch", "what-if")
    play = page.app.table()
    assert play.people == (0,)
    assert play.viewer == 0


def test_a_link_that_comes_to_a_table_leaves_the_game_there_as_it_was() -> None:
    page = FakePage()
    page.sit("canvas", (Player("Ann"), Player("Zofia", 1)), 7)
    game = page.app.table().id
    page.send(Arrived("#" + EXAMPLE))
    page.settle()
    page.press("accept-watch")
    watched(page)
    page.press("reel-leave")
    page.settle()
    page.press(f"resume-{game}")
    assert page.app.table().people == (0,)
