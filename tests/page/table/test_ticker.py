"""What bots do is told where the title is, long enough to be read, and counted once it is one's turn."""

import pytest

from tests.page.double import FakePage
from vernissage.page.core.messages import Do, Resized
from vernissage.page.core.motion import SPEEDS, Speed
from vernissage.page.table import turns
from vernissage.page.table.state import TableRoom
from vernissage.page.table.ticker import READ
from vernissage.table.link import Player

PLAYERS = (Player("Ann", 0), Player("Zofia", 2), Player("Marek", 2))


def sat(key: str = "canvas", *, still: bool = False, speed: Speed = "normal") -> FakePage:
    page = FakePage()
    page.app.likes.speed = speed
    page.sit(key, PLAYERS, 7)
    page.send(Resized(1280, 800, still=still))
    return page


def answer(page: FakePage) -> None:
    """The person gives the first answer that there is."""
    match = page.app.table().match
    assert match.decision is not None
    page.session.show(turns.give(page.app, (match.game.options(match.state, match.decision)[0],)))


def table(page: FakePage) -> TableRoom:
    assert isinstance(page.app.room, TableRoom)
    return page.app.room


def bot_moves(page: FakePage) -> None:
    """The bot that is asked thinks until it answers."""
    turns_ = len(page.app.table().match.turns)
    while len(page.app.table().match.turns) == turns_:
        assert page.tick()


def dots(page: FakePage) -> list[bool]:
    found = [e for e in page.see("title").walk() if e.name == "i"]
    return ["on" in (e.attributes.get("class") or "") for e in found]


def test_each_move_of_a_bot_is_the_title_until_ones_own_turn() -> None:
    page = sat()
    answer(page)
    assert table(page).told is None
    own = page.see("title").text
    for bot, moved in (("Zofia", [True, False]), ("Marek", [True, True])):
        bot_moves(page)
        told = page.app.table().sentences(page.app.look, 0)
        assert page.see("title").text in told
        assert page.see("title").text.startswith(bot)
        assert dots(page) == moved
        assert "data-held" not in page.see("title").attributes, "it is read while pieces move"
        assert page.find("since") is None
        assert page.waits[-1].ms >= READ
    assert page.app.table().asked == 0
    page.tick()
    assert page.see("title").text not in (*told, own)
    assert "data-held" in page.see("title").attributes
    assert page.see("since").text == "2 moves since yours"
    assert page.see("tab-log").text == "Log 2 new", "a number alone told nobody what it counts"
    page.press("since")
    assert page.root["data-log"] == "open"


@pytest.mark.parametrize("ended_by", ["time", "a press"])
def test_the_last_move_of_a_game_is_told_before_its_end_is_shown(ended_by: str) -> None:
    """The tally lay over it at once."""
    page = sat()
    while not page.app.table().over:
        answer(page) if page.app.table().asked == 0 else page.tick()
    assert page.app.table().match.turns[-1].decision.seat == 1, "take another seed"
    assert page.root["data-room"] == "table"
    assert page.see("title").text == "Zofia completed a painting: Patient Moon."
    assert page.find("rematch") is None
    assert page.waits[-1].ms >= READ
    page.tick() if ended_by == "time" else page.key("ArrowRight")
    assert page.root["data-room"] == "result"
    assert page.find("tally-on")
    assert page.said[-1].text == "The game is over."


def test_a_press_of_ones_own_ends_it() -> None:
    page = sat()
    answer(page)
    bot_moves(page)
    bot_moves(page)
    assert table(page).told is not None
    answer(page)
    assert table(page).told is None


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_takes_as_long_as_the_speed_says(speed: Speed) -> None:
    page = sat(speed=speed)
    answer(page)
    bot_moves(page)
    assert (table(page).told is not None) == (speed != "off")
    if speed != "off":
        assert page.waits[-1].ms >= READ / SPEEDS[speed]


def test_without_motion_or_pauses_nothing_is_told_there_but_moves_are_counted() -> None:
    for page in (sat(still=True), sat()):
        answer(page)
        page.send(Do("skip"))
        while page.app.table().bot_asked:
            page.tick()
            assert table(page).told is None
            assert all(wait.ms == 0 for wait in page.waits)
        assert "2 moves since yours" in page.text("bar")


def test_a_first_game_tells_its_own_steps() -> None:
    page = FakePage()
    page.send(Resized(1280, 800, still=False))
    page.press("learn")
    page.settle()
    assert table(page).told is None
    assert "since then" not in page.text("bar")


def test_a_bots_face_is_beside_what_that_bot_has_done() -> None:
    """Its last answer of a round begins the turn of the next one, which is another's."""
    page, seen = sat("avant-carde"), 0
    for _ in range(400):
        play = page.app.table()
        if play.over:
            break
        if play.bot_asked:
            bot = play.match.decision.seat
            bot_moves(page)
            if (told := table(page).told) is not None:
                assert told.seat == bot
                others = ["You", *(one.name for seat, one in enumerate(PLAYERS) if seat and seat != bot)]
                assert not told.text.startswith(tuple(f"{name}:" for name in others)), told.text
                seen += 1
        elif not page.tick():
            answer(page)
    assert seen > 20
