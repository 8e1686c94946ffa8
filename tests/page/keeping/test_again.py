"""The page begins again by itself after Python has ended: it stands where it stood, and says so."""

import random

import pytest

from tests.page.daily.test_puzzles import every_game, opened, solve
from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import answer, invited, ready, seat
from tests.page.sessions import ANN, BEA, MAREK, ZOFIA, asked, seated
from tests.sure import sure
from vernissage.page.core.messages import Do, Locked
from vernissage.page.core.presses import parsed
from vernissage.page.puzzles.room import PuzzleRoom, PuzzleTry, name
from vernissage.page.table.state import TableRoom
from vernissage.page.table.turns import keep, tick
from vernissage.page.travel.state import Reading

GAMES = ("art-society", "canvas", "avant-carde")


def again(page: FakePage) -> FakePage:
    """The page that has begun again in the same tab, with what its root and the browser's storage had."""
    fresh = FakePage(page.device, route=page.route, lost=page.root["data-lost"])
    while isinstance(fresh.app.dialog, Reading):
        fresh.tick()
    return fresh


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_each_question_of_a_game_with_bots_stands_there_again(key: str) -> None:
    page = seated(key, (ANN, ZOFIA, MAREK), 3)
    for n, _ in enumerate(asked(page)):
        if n > 12:
            break
        fresh = again(page)
        assert fresh.app.table().text == page.app.table().text
        assert fresh.text("decision") == page.text("decision")
        assert fresh.root["data-room"] == "table"
        assert fresh.text("notice") == "The page had to start again: your answers are saved."
    assert n > 9


def test_a_bot_that_was_asked_answers_the_same() -> None:
    page = seated("canvas", (ANN, ZOFIA), 3)
    play = page.app.table()
    while not play.bot_asked:
        play.answer(play.scene(page.app.look).options[0])
    keep(page.app, play)
    fresh = again(page)
    assert fresh.app.table().bot_asked
    fresh.settle()
    assert isinstance(page.app.room, TableRoom)
    while play.bot_asked:
        tick(page.app, page.app.room)
    assert fresh.app.table().text == play.text


def test_the_curtain_hangs_between_people_at_one_device() -> None:
    page = seated("canvas", (ANN, BEA), 3)
    page.press("curtain-go")
    assert again(page).app.table().curtain, "somebody else may sit there by now"


@every_game
def test_a_half_made_puzzle_lies_there_again_with_what_was_tried(game: str) -> None:
    page, room = opened(game, 2)
    solve(page, room, room.puzzle)
    whole = room.board.laid
    room.tries.append(PuzzleTry(whole, room.puzzle.best - 1))  # as if it had been worth less
    page.press({"art-society": "tile-0", "canvas": f"hand-{whole[-1]}", "avant-carde": "puzzle-back"}[game])
    fresh = again(page)
    back = fresh.app.visit
    assert isinstance(back, PuzzleRoom)
    assert back.puzzle == room.puzzle
    assert back.board.laid == room.board.laid != whole
    assert back.board.answer is None
    assert [one.answer for one in back.tries] == [whole], "its stars are no more than before"
    assert "your answers are saved" in fresh.text("notice")
    fresh.press("leave")
    assert fresh.find("play") is not None


def test_an_empty_board_and_a_shown_answer_are_there_again() -> None:
    page, room = opened("canvas", 3)
    page.press("puzzle-before")
    back = again(page).app.visit
    assert isinstance(back, PuzzleRoom)
    assert (back.puzzle, back.board.laid) == (room.puzzle, ())
    page.press("puzzle-show")
    back = again(page).app.visit
    assert isinstance(back, PuzzleRoom)
    assert back.shown


@pytest.mark.parametrize("words", ["canvas", "canvas 0 open none", "chess 0 open none", "canvas %s open 1.x", "art-society"])
def test_a_puzzle_of_another_version_of_the_page_gives_way_to_that_of_the_day(words: str) -> None:
    _, room = opened("canvas", 3)
    press = f"puzzle {words.replace('%s', name(room.puzzle))}"
    fresh = FakePage(FakeDevice(), route=(press,), lost="")
    assert isinstance(fresh.app.visit, PuzzleRoom)


def test_in_the_foyer_it_says_so_too_and_no_table_is_opened() -> None:
    page = FakePage()
    fresh = again(page)
    assert fresh.root["data-room"] == "foyer"
    assert "your answers are saved" in fresh.text("notice")
    fresh.press("dismiss")
    assert fresh.text("notice") == ""


def test_the_next_game_that_is_opened_has_no_notice_of_it() -> None:
    page = seated("canvas", (ANN, ZOFIA), 3)
    fresh = again(page)
    fresh.press("leave")
    fresh.send(Do(*parsed(page.route[0])))
    assert fresh.root["data-room"] == "table"
    assert fresh.text("notice") == ""


def test_what_the_browser_did_not_take_is_told_as_lost() -> None:
    page = seated("canvas", (ANN, ZOFIA), 3)
    page.device.storage.full = True
    for n, _ in enumerate(asked(page)):
        if n == 2:
            break
    assert page.root["data-saved"] == "no"
    assert "is lost" in again(page).text("notice")


def test_a_table_that_another_tab_has_taken_meanwhile_is_asked_about() -> None:
    page = seated("canvas", (ANN, ZOFIA), 3)
    ident = page.app.table().id
    fresh = FakePage(page.device, route=page.route, lost="", locks={ident})
    assert fresh.dialog == "elsewhere"
    fresh.locks.clear()
    fresh.send(Locked(ident, mine=True))
    assert fresh.app.table().id == ident


def test_the_answers_of_a_turn_by_link_that_was_not_sent_are_there() -> None:
    page, _ = invited("canvas", ("Ann", "Ben"))
    dice = random.Random(1)
    for _ in range(2):
        if not ready(page):
            answer(page, dice)
    draft = sure(seat(page).draft)
    fresh = again(page)
    kept = sure(seat(fresh).draft)
    assert (kept.choices, seat(fresh).match.answers) == (draft.choices, seat(page).match.answers)
    assert "your answers are saved" in fresh.text("notice")


def test_at_a_live_table_the_others_have_to_be_met_anew() -> None:
    fresh = FakePage(FakeDevice(), lost="live")
    assert "connect with the others" in fresh.text("notice")
