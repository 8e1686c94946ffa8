"""Puzzles in the page: tried on the game's own table, solved, shown, with reasons; stars are kept, exported and taken in."""

from __future__ import annotations

import json

import pytest

from tests.page.daily.test_daily import DAY, Clock
from tests.page.double import FakePage, Kept
from vernissage.games.art_society.late.board import WallBoard, _order
from vernissage.games.avant_carde.late.board import LineBoard
from vernissage.games.canvas.late.board import PileBoard
from vernissage.page.core.messages import Do, Picked
from vernissage.page.keeping import stars
from vernissage.page.puzzles.boards import TABLES, sight
from vernissage.page.puzzles.room import PuzzleRoom, name, of_the_day, pack
from vernissage.puzzles.kinds import KINDS
from vernissage.puzzles.puzzle import Puzzle
from vernissage.table.game import packed

every_game = pytest.mark.parametrize("game", KINDS)


def opened(game: str, number: int = 1, storage: Kept | None = None, language: str = "en") -> tuple[FakePage, PuzzleRoom]:
    page = FakePage(Clock(storage=storage), languages=(language,))
    page.press("puzzle")
    page.send(Do("room", ("puzzle-go", game, str(number))))
    room = page.app.visit
    assert isinstance(room, PuzzleRoom)
    assert room.puzzle.game == game
    return page, room


def solve(page: FakePage, room: PuzzleRoom, puzzle: Puzzle) -> None:
    """Gives the best answer with presses alone."""
    board, answer = room.board, puzzle.answer
    if isinstance(board, WallBoard):
        for i in _order(puzzle, answer):
            page.press(f"tile-{i}")
            scene = board.scene(sight(page.app, puzzle))
            places = [a.at for a in scene.options]  # type: ignore[attr-defined]
            assert answer[i] in places
            for _ in range(len(places)):
                if board.ui.place == answer[i]:
                    break
                page.press("place-next")
            page.press("hang")
    elif isinstance(board, PileBoard):
        for card in answer:
            page.press(f"hand-{card}")
    else:
        assert isinstance(board, LineBoard)
        for n in answer:
            a = list(board.position()[2])[n]
            board_act = next(
                e.attributes["id"]
                for e in page.document.walk()
                if e.attributes.get("data-do", "").startswith("room give ") and _means(e.attributes["data-do"], a)
            )
            page.press(board_act)


def _means(act: str, action: object) -> bool:
    verb, numbers = packed(action)  # type: ignore[arg-type]
    return act.split(" ")[2:] == [verb, *map(str, numbers)]


def test_the_puzzle_of_the_day_is_one_press_away() -> None:
    page = FakePage(Clock())
    page.press("puzzle")
    room = page.app.visit
    assert isinstance(room, PuzzleRoom)
    assert (room.puzzle.game, room.puzzle.number) == of_the_day(DAY, list(KINDS))
    assert page.focus == "title"
    assert "Puzzle of the day" in page.text("foyer")
    page.press("leave")
    assert page.find("play") is not None


def test_a_week_has_harder_puzzles_at_its_end() -> None:
    games = list(KINDS)
    week = [of_the_day(DAY + n, games) for n in range(7)]
    assert {game for game, _ in week} == set(games)
    strengths = [pack(game)[number - 1].strength for game, number in week]
    assert strengths == sorted(strengths)
    assert strengths[0] == 1
    assert strengths[-1] == 3


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("number", [1, 40, 77, 101])
def test_the_best_answer_given_by_presses_is_found_to_be_the_best(game: str, number: int) -> None:
    page, room = opened(game, number)
    give = page.find("puzzle-give")
    assert (give.text if give else "") == TABLES[game].waits, "what is next is laying"
    assert give is None or "disabled" in give.attributes
    assert page.see("puzzle-how").text == TABLES[game].how
    solve(page, room, room.puzzle)
    assert room.board.answer is not None
    assert KINDS[game].worth(room.puzzle.position, room.board.answer) == room.puzzle.best
    page.press("puzzle-give")
    assert room.solved
    assert page.focus == "verdict"
    assert page.see("verdict").text.startswith("Solved")
    assert f"all {room.puzzle.answers} answers" in page.text("foyer")
    kept = stars.read(page.device.storage)
    assert kept == {game: {name(room.puzzle): 3}}


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_puzzle_has_its_reasons_which_add_up(game: str, language: str) -> None:
    page, _ = opened(game, language=language)
    for puzzle in pack(game):
        parts = TABLES[game].board(puzzle).told(sight(page.app, puzzle), puzzle.answer)
        assert all(part.move for part in parts)
        points = sum(r.points or 0 for part in parts for r in part.reasons)
        assert points == puzzle.best, (puzzle.number, parts)


@every_game
def test_an_answer_that_is_shown_brings_no_star_then_or_later(game: str) -> None:
    page, room = opened(game, 5)
    page.press("puzzle-show")
    assert room.over
    assert "The best answer" in page.see("verdict").text
    page.send(Do("room", ("puzzle-go", game, "5")))
    solve(page, room, room.puzzle)
    page.press("puzzle-give")
    assert stars.read(page.device.storage) == {game: {name(room.puzzle): 0}}


def test_a_second_try_costs_a_star() -> None:
    page, room = opened("canvas", 3)
    wrong = [c for c in room.puzzle.position.hand if c not in room.puzzle.answer][:1] + list(room.puzzle.answer[:2])
    for card in wrong:
        page.press(f"hand-{card}")
    page.press("puzzle-give")
    assert page.see("verdict").text.startswith("Not yet")
    assert len(room.tries) == 1
    for card in wrong:
        page.press(f"hand-{card}")
    solve(page, room, room.puzzle)
    page.press("puzzle-give")
    assert room.earned == 2
    page.press("puzzle-next")
    assert room.puzzle.number == 4
    assert not room.tries


def test_the_easel_does_not_tell_what_a_pile_earns() -> None:
    page, room = opened("canvas", 2)
    before = page.see("score-0").text
    page.said.clear()
    for card in room.puzzle.answer:
        page.press(f"hand-{card}")
    assert page.see("score-0").text == before
    assert not page.said
    assert not page.send(Do("room", ("best",)))
    assert not page.send(Do("room", ("order", "0")))
    assert not page.key("n", "foyer")


def test_a_painting_can_be_taken_down_and_what_hung_by_it_alone_comes_too() -> None:
    page, room = opened("art-society", 7)
    solve(page, room, room.puzzle)
    board = room.board
    assert isinstance(board, WallBoard)
    page.press("tile-0")
    assert board.answer is None
    assert 0 not in board.hung
    assert page.focus == "tile-0"


def test_a_line_is_taken_back_step_by_step() -> None:
    page, room = opened("avant-carde", 9)
    solve(page, room, room.puzzle)
    board = room.board
    assert isinstance(board, LineBoard)
    for _ in range(len(room.puzzle.answer)):
        page.press("puzzle-back")
    assert board.answer is None
    assert not board.done
    assert page.find("puzzle-back") is None


def test_strengths_and_neighbours_lead_to_other_puzzles() -> None:
    page, room = opened("canvas", 1)
    page.press("strength-3")
    assert room.puzzle.strength == 3
    page.press("puzzle-before")
    assert room.puzzle.strength == 2
    page.press("puzzles-avant-carde")
    assert room.puzzle.game == "avant-carde"
    for args in [("chess", "1"), ("canvas", "x"), ("canvas",)]:
        assert not page.send(Do("room", ("puzzle-go", *args)))


def test_export_and_import_keep_the_stars() -> None:
    page, room = opened("canvas", 3)
    solve(page, room, room.puzzle)
    page.press("puzzle-give")
    text = page.app.shelf.export()
    assert json.loads(text)["schema"] == 2
    other, theirs = opened("canvas", 4)
    other.press("puzzle-show")
    other.send(Do("leave"))
    other.send(Do("open", ("games",)))
    other.send(Picked("file", text))
    other.settle()
    assert stars.read(other.device.storage) == {"canvas": {name(room.puzzle): 3, name(theirs.puzzle): 0}}


@pytest.mark.parametrize("bad", ["[]", "{", '{"canvas": 3}', '{"canvas": {"x": 9, "y": true, "Z!": 1}}', "9" * 60_000])
def test_damaged_stars_are_left_out(bad: str) -> None:
    storage = Kept()
    storage.texts[stars.STARS] = bad
    assert all(not some for some in stars.read(storage).values())
    page, _ = opened("canvas", 1, storage)
    page.press("puzzle-show")
    assert sum(map(len, stars.read(storage).values())) == 1


def test_a_full_storage_is_told() -> None:
    page, _ = opened("canvas", 1)
    page.device.storage.full = True
    page.press("puzzle-show")
    assert page.app.notice == "full"
