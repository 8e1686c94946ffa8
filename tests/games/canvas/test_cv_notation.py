"""Canvas as text: what moves and positions look like, and what is refused. That nothing is lost is a law of all games."""

import pytest

from tests.games.canvas.builders import GAME, answer, dealt, do, give
from vernissage.games.canvas.notation import parse_position, position_text
from vernissage.games.notations import NOTATIONS
from vernissage.table.notation import BadNotation, moves

NOTATION = NOTATIONS["canvas"]


def test_moves_read_like_moves() -> None:
    s = dealt()
    taken = list(moves(NOTATION, GAME, s))
    assert taken == [f"take {card}" for card in s.row]
    give(s, 0, 3, 17, 42)
    there = list(moves(NOTATION, GAME, s))
    assert "paint 3 17 42 on 0" in there
    assert "paint 42 17 3 on 2" in there
    assert len(there) == 5 + 6 * 3
    waiting, _ = answer(s, "take", 0)
    assert set(moves(NOTATION, GAME, waiting)) == {f"deal {card}" for card in s.deck}
    assert list(moves(NOTATION, GAME, GAME.new(2, {"set": 6})))[:2] == ["draw composition", "draw consistency"]


def test_a_position_reads_like_one() -> None:
    s = dealt(2, 1)
    give(s, 0, 3, 17, 42)
    row = s.row
    s = do(s, "paint", 3, 17, 42, 1)
    lines = position_text(s).splitlines()
    assert lines[:3] == ["canvas 2", "edition rulebook", "scoring variety repetition unity composition"]
    assert f"row {' '.join(f'{card}+0' for card in row)}" in lines
    assert any(line.startswith("painting 3 17 42 on 1 bonus ") for line in lines)
    assert lines[-1] == "next ask 1 turn"


GOOD = position_text(dealt(2, 1))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("canvas 2", "canvas 6", "seats 1 to 5, not 6"),
        ("edition rulebook", "edition third", "'third' is no edition: rulebook, published"),
        ("scoring variety", "scoring proportion", "'proportion' is no further scoring card of this edition"),
        ("scoring variety", "scoring unity", "'unity' is no further scoring card"),
        ("scoring variety", "scoring space variety", "4 scoring cards at most, not 5"),
        ("row ", "row 7 ", "'7' is no card of the row"),
        ("row ", "row 70+1 ", "70 is more than 59"),
        ("people", "people 5", "5 is more than 4"),
        ("automaton none", "automaton 3", "an automaton plays where there is one seat"),
        ("gone", "gone 5", "twice"),
        ("tokens 4", "tokens 5", "9 tokens, not 8"),
        ("hand", "hand 1", "card 1 is there twice"),
        ("ribbons 0 0 0 0", "ribbons 0 0 0 0\npainting 1 2 3", "a painting is written"),
        ("ribbons 0 0 0 0", "ribbons 0 0 0 0\npainting 1 2 3 on 3 bonus 0 ribbons 0 0 0 0", "3 is more than 2"),
        ("seat 0", "seat 1", "seat 0 should stand here"),
        ("next ask 0 turn", "next ask chance toss", None),
        ("next ask 0 turn", "next do turn 0", "should be a decision"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line_and_the_reason(old: str, new: str, why: str | None) -> None:
    assert f"\n{old}" in f"\n{GOOD}"
    bad = ("\n" + GOOD).replace(f"\n{old}", f"\n{new}", 1)[1:]
    with pytest.raises(BadNotation) as caught:
        parse_position(bad)
    assert (why or "has no answer") in caught.value.why, caught.value
