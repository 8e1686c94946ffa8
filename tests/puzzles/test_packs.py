"""Every puzzle was proved by counting all answers: repeated here for 30, for some by brute force with the rules."""

import json
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vernissage.puzzles
from vernissage.games.art_society.late import puzzles as art_society
from vernissage.games.art_society.rules import hanging
from vernissage.games.art_society.rules.state import Placed
from vernissage.games.avant_carde.late import puzzles as avant_carde
from vernissage.games.canvas.late import puzzles as canvas
from vernissage.lab.puzzles import FINDERS
from vernissage.puzzles.kinds import KINDS, pack_of
from vernissage.puzzles.puzzle import STRENGTHS, Count, Puzzle, unpacked
from vernissage.table.grid import listed

PACKAGE = Path(vernissage.puzzles.__file__).parents[1]
REPEATED = 30
every_game = pytest.mark.parametrize("game", KINDS)


def text_of(game: str) -> str:
    return (PACKAGE / pack_of(game)).read_text(encoding="utf-8")


def pack(game: str) -> tuple[Puzzle, ...]:
    return unpacked(KINDS[game], text_of(game))


def by_lot(game: str, n: int) -> list[Puzzle]:
    return Random(f"{game} puzzles").sample(pack(game), n)


def test_there_are_a_hundred_a_game_and_they_fit_in_40_kb() -> None:
    texts = [text_of(game) for game in KINDS]
    assert all(len(text.splitlines()) >= 100 for text in texts)
    assert sum(len("".join(text.splitlines(keepends=True)[:100])) for text in texts) <= 40_000


@every_game
def test_none_is_there_twice(game: str) -> None:
    positions = [str(puzzle.position) for puzzle in pack(game)]
    assert len(set(positions)) == len(positions)


@every_game
def test_none_is_dull_or_like_another(game: str) -> None:
    finder = FINDERS[game]
    puzzles = pack(game)
    for i, puzzle in enumerate(puzzles):
        assert not [one.number for one in puzzles[:i] if finder.are_alike(puzzle.position, one.position)], puzzle.number
        count = Count(puzzle.answers, puzzle.best, (puzzle.answer,), 0)
        assert not finder.is_dull(puzzle.position, count), puzzle.number


@every_game
def test_strengths_part_a_pack_in_three(game: str) -> None:
    strengths = [puzzle.strength for puzzle in pack(game)]
    assert strengths == sorted(strengths)
    parts = [strengths.count(n) for n in range(1, STRENGTHS + 1)]
    assert sum(parts) == len(strengths)
    assert max(parts) - min(parts) <= 1


@every_game
def test_positions_are_written_as_they_are_read(game: str) -> None:
    for line in text_of(game).splitlines():
        fields = json.loads(line)[0]
        assert KINDS[game].write(KINDS[game].read(fields)) == fields


@every_game
def test_every_answer_is_worth_what_the_pack_says_by_the_rules(game: str) -> None:
    for puzzle in pack(game):
        assert KINDS[game].worth(puzzle.position, puzzle.answer) == puzzle.best


@pytest.mark.slow
@every_game
def test_the_count_of_30_by_lot_comes_to_the_same(game: str) -> None:
    for puzzle in by_lot(game, REPEATED):
        count = KINDS[game].count(puzzle.position, FINDERS[game].most)
        assert count is not None
        assert (count.answers, count.best, count.found) == (puzzle.answers, puzzle.best, (puzzle.answer,))
        assert FINDERS[game].least <= count.answers
        assert count.second < count.best, "one answer is the best"


@pytest.mark.slow
def test_hangings_are_the_same_by_brute_force() -> None:
    kind = art_society.PUZZLES
    for puzzle in sorted(by_lot("art-society", REPEATED), key=lambda p: p.answers)[:2]:
        position = puzzle.position
        reached: dict[tuple[int, ...], int] = {}
        for order in permutations(range(3)):
            for at in orders(position, [position.tiles[i] for i in order], ()):
                answer = tuple(place for _, place in sorted(zip(order, at, strict=True)))
                if answer not in reached:
                    reached[answer] = kind.worth(position, answer) or 0
        assert len(reached) == puzzle.answers
        assert [a for a, worth in reached.items() if worth == max(reached.values())] == [puzzle.answer]
        assert max(reached.values()) == puzzle.best


def orders(position: art_society.Position, tiles: list[int], at: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to hang the tiles in this order, one after the other, by the rules."""
    if not tiles:
        return [at]
    return [
        done
        for place in listed(hanging.places(art_society.PUZZLES.player(position).taken, tiles[0]))
        for done in orders(position._replace(hung=(*position.hung, Placed(tiles[0], place))), tiles[1:], (*at, place))
    ]


def test_paintings_are_the_same_by_brute_force() -> None:
    for puzzle in by_lot("canvas", 3):
        worths: dict[tuple[int, ...], int] = {}
        for answer in product(puzzle.position.hand, repeat=3):
            worth = canvas.PUZZLES.worth(puzzle.position, answer)
            if worth is not None:
                worths[answer] = worth
        assert len(worths) == puzzle.answers == 60
        assert [a for a, worth in worths.items() if worth == puzzle.best] == [puzzle.answer]
        assert max(worths.values()) == puzzle.best


@pytest.mark.slow
def test_lines_are_the_same_one_after_the_other() -> None:
    kind = avant_carde.PUZZLES
    for puzzle in sorted(by_lot("avant-carde", REPEATED), key=lambda p: p.answers)[:5]:
        made: dict[tuple[int, ...], int] = {}

        def play(answer: tuple[int, ...], puzzle: Puzzle = puzzle, made: dict[tuple[int, ...], int] = made) -> None:
            n = 0
            while True:
                try:
                    worth = kind.worth(puzzle.position, (*answer, n))
                    cards = kind.cards(puzzle.position, (*answer, n))
                except IndexError:
                    return
                if worth is None:
                    play((*answer, n))
                else:
                    made[cards] = max(made.get(cards, 0), worth)
                n += 1

        play(())
        assert len(made) == puzzle.answers
        assert [money for money in made.values() if money >= puzzle.best] == [puzzle.best]


BAD: list[tuple[str, Any]] = [
    ("art-society", [[0, 0, 1, 1], [2, 3, 4], [0]]),
    ("art-society", [[0, 107], [2, 3, 4], [0]]),
    ("art-society", [[0, 0], [0, 3, 4], [0]]),
    ("art-society", [[0, 0], [3, 4], [0]]),
    ("canvas", [[0, 1, 2, 3], [0, 0, 0, 0], [1, 2, 3, 4, 4]]),
    ("canvas", [[0, 1, 2, 5], [0, 0, 0, 0], [1, 2, 3, 4, 5]]),
    ("canvas", [[0, 1, 2, 3], [9, 0, 0, 0], [1, 2, 3, 4, 5]]),
    ("avant-carde", [9, 0, [1, 2]]),
    ("avant-carde", [0, 0, [1, 99]]),
]


@pytest.mark.parametrize(("game", "fields"), BAD)
def test_what_is_no_position_is_refused(game: str, fields: Any) -> None:
    with pytest.raises(ValueError, match=r"no (wall|position)"):
        KINDS[game].read(fields)


@pytest.mark.parametrize(
    ("game", "answer"),
    [("art-society", (0, 0, 0)), ("art-society", (1,)), ("canvas", (1, 1, 2)), ("canvas", ()), ("avant-carde", (99,))],
)
def test_what_the_rules_do_not_allow_is_worth_nothing(game: str, answer: tuple[int, ...]) -> None:
    assert KINDS[game].worth(pack(game)[0].position, answer) is None
