"""Bots that think in a worker; offers of newer builds; shortcuts."""

import runpy
from typing import Any

import pytest

from build.places import WEB
from tests.page.double import FakeDevice, FakePage, Kept
from tests.page.table.test_table import claim
from tests.page.tiny import GAMES, VIEWS
from tests.sure import sure
from vernissage.bots.bot import answer
from vernissage.bots.random import Random
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES as HOUSE
from vernissage.page.core.messages import Do, Newer, Renew, Think, Thought
from vernissage.page.programme import VIEWS as HOUSE_VIEWS
from vernissage.page.table.play import Play
from vernissage.table.chance import Rng
from vernissage.table.link import Player
from vernissage.table.match import Match

PERSON, CURATOR = Player("Ann"), Player("Zofia", 3)
LEVELS = {level: Random(GAMES["null"]) for level in ("random", "search")}
KIT: dict[str, Any] = {"games": GAMES, "views": VIEWS, "bots": {"null": LEVELS}}


def seated(*players: Player, **more: Any) -> FakePage:
    page = FakePage(**KIT, **more)
    page.sit("null", players, 7)
    return page


def sent_away(page: FakePage) -> Think:
    """Lets time pass; the bot that was sent away to think."""
    page.settle()
    found = [effect for effect in page.asked if isinstance(effect, Think)]
    page.asked.clear()
    assert len(found) == 1
    return found[0]


def own(page: FakePage, asked: Think) -> int:
    """The place of what the bot would answer here: these bots take the first option."""
    match = page.app.table().match
    assert sure(match.decision).seat == asked.seat
    return 0


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(HOUSE))
def test_a_bot_answers_alike_here_and_there(key: str) -> None:
    think = runpy.run_path(str(WEB / "bot.py"))["think"]
    levels = [level for level in ("greedy", "search") if level in BOTS[key]]
    for level in levels:
        match = Match(HOUSE[key], 3, {}, 11)
        players = (PERSON, *(Player(f"Bot {n}", ("", "random", "greedy", "search").index(level)) for n in (1, 2)))
        play = Play(match, players, HOUSE_VIEWS[key], BOTS[key], "id", 0)
        seen = 0
        while seen < 3:
            d = sure(match.decision)
            if not play.bot_asked:
                options = match.game.options(match.state, d)
                play.answer(options[len(match.turns) % len(options)])
                continue
            seat, which, name, luck = play.question()
            there = think(play.text, which, seat, str(luck), name)
            while (here := play.think(FakeDevice())) is None:
                pass
            assert list(match.game.options(match.state, match.decision))[there] == here
            play.answer(here)
            seen += 1


def test_a_character_has_its_taste_here_and_there() -> None:
    think = runpy.run_path(str(WEB / "bot.py"))["think"]
    match = Match(HOUSE["canvas"], 2, {}, 12)
    play = Play(match, (PERSON, Player("Zofia", 2)), HOUSE_VIEWS["canvas"], BOTS["canvas"], "id", 0)
    shown = 0
    while (d := match.decision) is not None:
        if not play.bot_asked:
            options = match.game.options(match.state, d)
            play.answer(options[len(match.turns) % len(options)])
            continue
        seat, level, name, luck = play.question()
        while (here := play.think(FakeDevice())) is None:
            pass
        options = list(match.game.options(match.state, d))
        assert options[think(play.text, level, seat, str(luck), name)] == here
        plain = options[think(play.text, level, seat, str(luck), "")]
        assert plain == answer(BOTS["canvas"]["greedy"], match.view(seat), seat, Rng(luck))
        shown += plain != here
        play.answer(here)
    assert shown > 0


def test_only_the_bots_that_think_long_are_sent_away() -> None:
    page = seated(PERSON, Player("Zofia", 1), workers=True)
    claim(page, 1)
    page.settle()
    assert not page.asked
    assert len(page.app.table().match.answers) == 2


def test_a_bot_that_was_sent_away_answers_once() -> None:
    page = seated(PERSON, CURATOR, workers=True)
    claim(page, 1)
    asked = sent_away(page)
    assert (asked.match, asked.level, asked.name, asked.seat) == (page.app.table().text, "search", "Zofia", 1)
    before = len(page.app.table().match.answers)
    message = Thought(asked.ticket, own(page, asked))
    assert page.send(message)
    assert len(page.app.table().match.answers) == before + 1
    assert not page.send(message), "the same answer a second time is none"


def test_what_was_taken_back_left_or_taken_over_gets_no_answer() -> None:
    page = seated(PERSON, CURATOR, workers=True)
    claim(page, 1)
    asked = sent_away(page)
    page.send(Do("leave"))
    assert not page.send(Thought(asked.ticket, 0))
    page.sit("null", (PERSON, CURATOR), 7)
    claim(page, 2)
    again = sent_away(page)
    assert not page.send(Thought(asked.ticket, 0))
    assert len(page.app.table().match.answers) == 1
    assert page.send(Thought(again.ticket, own(page, again)))


def test_skipping_the_pauses_does_not_ask_who_thinks_already() -> None:
    page = seated(PERSON, CURATOR, workers=True)
    claim(page, 1)
    asked = sent_away(page)
    page.send(Do("skip"))
    page.settle()
    assert not page.asked
    assert page.send(Thought(asked.ticket, own(page, asked)))


def test_who_cannot_think_there_thinks_here_from_now_on() -> None:
    page = seated(PERSON, CURATOR, workers=True)
    claim(page, 1)
    asked = sent_away(page)
    assert page.send(Thought(asked.ticket, None))
    page.settle()
    assert not page.asked
    assert len(page.app.table().match.answers) == 2


# -- a newer build --------------------------------------------------------------------------------------------------------


def test_a_newer_build_is_offered_in_the_foyer_and_said_once() -> None:
    page = FakePage(**KIT)
    page.send(Newer())
    page.send(Newer())
    assert page.text("notice") == "A newer version is here. Load the newer version"
    assert [said.text for said in page.said if "newer" in said.text] == ["A newer version is here."]
    page.send(Do("open", ("rules",)))
    assert page.find("renew") is None, "a dialog lies over it"
    page.send(Do("close"))
    page.send(Do("language", ("pl",)))
    assert page.text("notice") == "Jest nowsza wersja strony. Wczytaj nowszą wersję"
    page.press("renew")
    assert page.asked == [Renew()]


def test_a_newer_build_is_offered_between_turns_alone() -> None:
    page = seated(PERSON, CURATOR, workers=True)
    claim(page, 1)
    asked = sent_away(page)
    page.send(Newer())
    assert page.find("renew") is None, "a bot thinks"
    assert not page.send(Do("renew"))
    page.send(Thought(asked.ticket, own(page, asked)))
    page.settle()
    assert page.app.table().asked == 0
    assert "Load the newer version" in page.text("bar")
    assert not page.text("notice")
    assert page.said[-1].text == "A newer version is here, and your game is saved."
    page.press("later")
    assert page.find("renew") is None


def test_a_game_that_could_not_be_saved_is_not_risked_for_a_newer_build() -> None:
    storage = Kept()
    page = seated(PERSON, PERSON, device=FakeDevice(storage))
    storage.full = True
    page.press("curtain-go")
    claim(page, 1)
    page.send(Newer())
    assert page.find("renew") is None
    page.press("dismiss")
    assert page.find("renew") is None


# -- shortcuts ------------------------------------------------------------------------------------------------------------


def test_a_shortcut_opens_the_set_up_of_its_game() -> None:
    for key in HOUSE_VIEWS:
        page = FakePage(choose=key)
        assert page.dialog == "setup"
        assert page.app.plans.chosen == key
        assert page.focus == "dialog-title"
    assert FakePage(choose="nonsense").dialog == ""
