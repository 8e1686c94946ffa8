"""Stepping through a game by text: moves, undo, views, positions there and back, and what is said of wrong input."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import vernissage as vn
from tests.library.test_library import ROOT, run
from tests.marks import seldom
from tests.sure import sure
from vernissage.games import GAMES
from vernissage.games.notations import NOTATIONS
from vernissage.table.game import CHANCE, IllegalAction
from vernissage.table.match import Match as TableMatch
from vernissage.table.notation import SHOWN

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_a_whole_game_is_played_by_text_and_taken_back(key: str) -> None:
    match, rng = vn.Match(key, seats=2, seed=5), vn.Rng(3)
    began, seen = vn.position(match), []
    while match.asked is not None:
        seen.append(vn.position(match))
        assert match.asked in {0, 1}
        assert match.moves()
        match.answer(f"  {rng.pick(match.moves()).upper()} ")
    assert match.moves() == []
    for before in reversed(seen):
        match.undo()
        assert vn.position(match) == before
    assert vn.position(match) == began
    with pytest.raises(IllegalAction, match="nothing can be taken back: no seat has answered yet"):
        match.undo()


def test_what_a_person_at_a_table_may_not_take_back_is_still_told() -> None:
    match = vn.Match("canvas", seed=1)
    match.answer(match.moves()[0])
    with pytest.raises(IllegalAction, match="nothing can be taken back: draw"):
        match.undo(freely=False)
    match.undo()
    assert not match.answers


def test_an_answer_can_be_an_action_and_is_the_same() -> None:
    match, other = vn.Match("canvas", seed=1), vn.Match("canvas", seed=1)
    action = vn.parse_move("canvas", match.view(0), "TAKE  22")
    assert match.answer(action) == other.answer("take 22")
    assert match.answers == other.answers == [action]


def test_a_view_hides_what_its_seat_may_not_know() -> None:
    match = vn.Match("art-society", seats=3, seed=8)
    while not match.moves()[0].startswith("bid"):
        match.answer(match.moves()[0])
    asked = sure(match.asked)
    match.answer(match.moves()[0])
    assert match.view(asked).bids == match.state.bids
    assert match.view((asked + 1) % 3).bids == match.view(None).bids != match.state.bids


@pytest.mark.slow
@pytest.mark.parametrize("key", [seldom(key) if key == "avant-carde" else key for key in GAMES])
def test_a_position_goes_there_and_back_at_every_step_and_is_played_on(key: str) -> None:
    for seats in {*vn.Match(key).game.seats[:2], vn.Match(key).game.seats[-1]}:
        match, rng = vn.Match(key, seats, seed=seats), vn.Rng(seats)
        while match.asked is not None:
            read = vn.parse(vn.position(match))
            assert (read.state, read.seats, read.asked, read.moves()) == (match.state, seats, match.asked, match.moves())
            move = rng.pick(match.moves())
            match.answer(move)
            read.answer(move)
            read.undo()
        assert vn.parse(vn.position(match)).state == match.state


@pytest.mark.slow
@pytest.mark.parametrize("key", ["art-society", "avant-carde", "null"])
def test_what_one_seat_sees_is_not_played_on(key: str) -> None:
    match, rng, hidden = vn.Match(key, seats=2, seed=4), vn.Rng(2), 0
    while match.asked is not None:
        for seat in range(2):
            seen = match.view(seat)
            if seen != match.state:
                hidden += 1
                with pytest.raises(ValueError, match="this is what one seat sees"):
                    vn.parse(NOTATIONS[key].position_text(seen))
        match.answer(rng.pick(match.moves()))
    assert hidden > 3


def test_what_was_read_goes_on_with_its_own_chance_and_is_no_link() -> None:
    def after(seed: int) -> str:
        read = vn.parse(vn.position(vn.Match("canvas", seed=1)), seed=seed)
        read.answer("take 22")
        return vn.position(read)

    assert after(1) == after(1)
    assert len({after(seed) for seed in range(5)}) > 1
    with pytest.raises(ValueError, match=r"was read from a position, and a link needs its beginning: save it with position"):
        vn.link(vn.parse(vn.position(vn.Match("canvas"))))
    assert vn.load(vn.link(vn.Match("canvas", seed=4))).seed == 4


def test_links_and_results_can_be_stepped_through_too() -> None:
    match = vn.play("canvas", ["greedy", "random"], seed=2).match(0)
    match.undo()
    again = vn.load(vn.link(match))
    assert again.moves() == match.moves() != []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: vn.Match("canvass"), "there is no game 'canvass'; did you mean 'canvas'? The games are art-society, canvas,"),
        (lambda: vn.Match("go"), "there is no game 'go'. The games are art-society, canvas, avant-carde."),
        (lambda: vn.play("Canvas", ["random"] * 2), "did you mean 'canvas'?"),
        (lambda: vn.Match("art-society", seats=5), "seats is from 2 to 4, not 5"),
        (lambda: vn.Match("canvas", seats="two"), "seats is a whole number, not 'two'"),  # type: ignore[call-overload]
        (lambda: vn.Match("canvas", seed=None), "seed is a whole number, not None"),  # type: ignore[call-overload]
        (lambda: vn.Match("canvas", seed=-1), "is not a whole number of 48 bits"),
        (lambda: vn.Match("canvas", options={"editon": 1}), "canvas has no option 'editon'; did you mean 'edition'?"),
        (lambda: vn.Match("canvas").view(2), "seat is from 0 to 1, not 2"),
        (lambda: vn.Match("canvas").answer(37), "37 is no answer: it is one of the texts that `moves()` lists"),
        (lambda: vn.Match("canvas").answer("take 59"), "'take 59' is not possible now. Possible: take 37; take 13;"),
        (lambda: vn.Match("canvas").answer("grab 37"), "there is no 'grab' now. Possible: take 37; take 13;"),
        (lambda: vn.Match("canvas").answer(""), "nothing was typed. Possible: take 37;"),
        (lambda: vn.parse(""), "line 1: a position begins with its game (art-society, canvas, avant-carde), not with ''"),
        (lambda: vn.parse("canvas 2\nedition new"), "line 2: 'new' is no edition: rulebook, published"),
        (lambda: vn.parse("null 2\npile 0 2 2 2\nprize 1\nclaims ? -\npoints 0 0\ngone 1\nnext ask 1 claim sealed\n"),
         "this is what one seat sees, with ? for the rest"),
    ],
)  # fmt: skip
def test_wrong_input_gets_a_sentence_that_names_what_was_expected(wrong: Any, said: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        wrong()
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: vn.load(None), "a link is a text, a page's address or what stands in it after the #, not None"),
        (lambda: vn.parse(None), "parse takes a position as text, as position(match) writes it, not None"),
        (lambda: vn.position("go"), "position takes a match, as Match(...), load(...) and parse(...) give it, not 'go'"),
        (lambda: vn.show(None), "show takes a match or a link as text, not None"),
    ],
)
def test_what_is_of_the_wrong_kind_is_named(wrong: Any, said: str) -> None:
    with pytest.raises(TypeError) as caught:
        wrong()
    assert said in str(caught.value)


def test_an_impossible_move_lists_at_most_twelve() -> None:
    match = vn.Match("avant-carde", seats=2, seed=3)
    rng, most = vn.Rng(1), 0
    while match.asked is not None:
        with pytest.raises(ValueError, match="Possible: ") as caught:
            match.answer("dance 1")
        listed = str(caught.value).split("Possible: ")[1].split("; ")
        assert len([one for one in listed if " more with " not in one]) <= SHOWN
        most = max(most, len(match.moves()))
        match.answer(rng.pick(match.moves()))
    assert most > SHOWN, "else nothing was left out"


def test_a_match_shows_itself_in_a_notebook() -> None:
    match = vn.play("art-society", ["greedy", "random"], seed=7).match(0)
    svg = sure(match._repr_svg_())
    assert svg.startswith("<svg")
    assert match._repr_mimebundle_() == {"text/plain": str(vn.show(match)), "image/svg+xml": svg}
    assert set(vn.Match("canvas")._repr_mimebundle_()) == {"text/plain"}, "no picture yet"


def test_the_template_of_a_game_is_not_among_the_games() -> None:
    assert list(vn.GAMES) == ["art-society", "canvas", "avant-carde"]
    assert vn.Match("null").asked == 0, "whoever copies it can still play it"


def test_playing_brings_nothing_of_the_page_in() -> None:
    code = (
        "import sys, vernissage as vn; match = vn.Match('canvas'); match.answer(match.moves()[0]); match.undo(); "
        "vn.parse(vn.position(match)); vn.load(vn.link(match)); vn.play('canvas', ['greedy', 'random']); "
        "print([m for m in sys.modules if m.startswith(('vernissage.page', 'vernissage.art.', 'vernissage.puzzles'))])"
    )
    assert run(code) == "[]"


def test_matches_of_the_table_can_be_saved_too() -> None:
    match: TableMatch[Any] = TableMatch(GAMES["canvas"], 2, {}, 1)
    assert vn.position(match) == vn.position(vn.Match("canvas", seed=1))
    assert match.decision is not None
    assert match.decision.seat != CHANCE


@pytest.mark.slow
def test_types_are_known_to_who_uses_the_library(tmp_path: Path) -> None:
    script = tmp_path / "typed.py"
    script.write_text("""\
from typing import assert_type
import vernissage as vn

def by_lot(view: vn.CanvasState, moves: list[str], rng: vn.Rng) -> str:
    return rng.pick(moves)

match = vn.Match("canvas", seats=2, seed=1)
assert_type(match.view(0), vn.CanvasState)
assert_type(vn.Match("art-society").state, vn.ArtSocietyState)
assert_type(vn.Match("avant-carde").state, vn.AvantCardeState)
assert_type(match.moves(), list[str])
assert_type(match.asked, int | None)
assert_type(vn.position(match), str)
action: vn.Action = vn.parse_move("canvas", match.view(0), "take 37")
match.answer(action)
match.answer(37)  # a fault that has to be found
""")
    checked = subprocess.run([sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", script],
                             cwd=ROOT, capture_output=True, text=True, check=False)  # fmt: skip
    faults = [line for line in checked.stdout.splitlines() if ": error:" in line]
    assert len(faults) == 1, checked.stdout + checked.stderr
    assert "typed.py:16: error: Argument 1" in faults[0]
