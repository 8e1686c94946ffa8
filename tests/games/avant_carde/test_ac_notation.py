"""Avant Carde as text: what moves and positions look like, and what is refused. That nothing is lost is a law of all games."""

import pytest

from tests.games.avant_carde.builders import GAME, LO, PA, SI, TO, buying, do, play, table, use
from vernissage.games.avant_carde.notation import parse_position, position_text
from vernissage.games.avant_carde.rules.state import State
from vernissage.games.notations import NOTATIONS
from vernissage.table.notation import BadNotation, moves

NOTATION = NOTATIONS["avant-carde"]


def texts(s: State) -> list[str]:
    return list(moves(NOTATION, GAME, s))


def test_a_line_is_played_card_by_card() -> None:
    assert texts(table("r2 r4 b5 w1", "r2")) == ["play w1", "play r2", "play r4", "play b5", "stop"]


@pytest.mark.parametrize(
    ("s", "there"),
    [
        (play(table("r4", "r2"), "r4"), ["number 1", "number 7", "colour blue", "skip"]),
        (play(table("r5 b1", "r2", deck="b2 b3"), "r5"), ["draw", "bank", "skip"]),
        (play(table("r6", "r2", line="r5 r2"), "r6"), ["copy r2 at 1", "skip"]),
        (play(table("r2 b1", "r2", sets=PA), "r2"), ["conceal b1", "skip"]),
        (play(table("r3 b1", "r2", sets=TO), "r3"), ["discard b1", "skip"]),
        (play(table("r7", "r2", sets=TO), "r7"), ["colour orange", "colour purple"]),
        (use(buying("r7", "r2", line="r6 r3"), "snob.trash"), ["trash r6 at 0", "trash r7 in discard"]),
        (buying("", "r2", line="r3 r6 r4"), ["buy 3", "tuck 7", "use snob.trash at 0", "end"]),
        (use(buying("", "r2", line="r6 r5 r4 r2 b2", sets=LO), "collector.collect"), ["collect 2", "collect 4"]),
        (
            buying("", "r2", line="r2 r6 r7", discard="b1", sets=SI),
            ["upgrade r2 at 0 from 2 to 3", "upgrade b1 in discard from 1 to 2"],
        ),
    ],
)  # fmt: skip
def test_what_is_done_is_named_in_few_words(s: State, there: list[str]) -> None:
    assert [text for text in there if text not in texts(s)] == [], texts(s)


def test_a_position_reads_like_one() -> None:
    s = do(play(table("r4 b5", "r2 ~b3", line="r2", deck="b2 b2", discard="r11"), "r4"), "number", 5)
    lines = position_text(s).splitlines()
    assert lines[:2] == ["avant-carde 2", "sets" + 6 * " new-yorkers"]
    assert "stack 2 top r2 rest o2*3 r2*2 b2*3 p2*3 under" in lines
    assert {"hand b5", "deck b2*2", "discard r11"} <= set(lines)
    assert "laid r4 up 5,r patrons gallerist powers used was -" in lines
    assert "laid r2 up 2,r patrons perfectionist powers perfectionist.money used was -" in lines
    assert "laid b3 concealed - patrons powers used was -" in lines
    assert lines[-4:] == ["", "next ask 0 line", "then do end_line 0", "then do reveal"]


GOOD = position_text(GAME.new(2, {}))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("avant-carde 2", "avant-carde 6", "seats 1 to 5, not 6"),
        ("sets new-yorkers", "sets martians", "'martians' is no set of patrons: new-yorkers"),
        ("sets new-yorkers", "sets", "6 sets should follow here"),
        ("part deal", "part sleep", "'sleep' is no part of a round: deal, play, buy"),
        ("awards 24", "awards 23", "31 awards, not 32"),
        ("gems 1", "gems 2", "2 gems, not 1"),
        ("starters orange-blue", "starters", "card 0, not "),
        ("buys", "buys 0", "is no buy"),
        ("buys", "buys 0:8", "8 is more than 7"),
        ("trash", "trash r9", "'r9' is no card"),
        ("stack 2 top none rest", "stack 2 top rest", "one card, or none, is on top"),
        ("stack 2 top none rest", "stack 2 rest top", "should follow in this order"),
        ("hand", "hand r3", "has 4 card 11, not 3"),
        ("once", "once snob.sing", "'snob.sing' is no power"),
        ("next ask chance starter 0", "lasts love\nnext ask chance starter 0", "'love' is no step: owed, design"),
        ("next ask chance starter 0", "next ask chance starter", "1 should follow here, not 0"),
        ("next ask chance starter 0", "next ask 0 collect 0 0 0", None),
    ],
)
def test_what_is_wrong_is_refused_with_its_line_and_the_reason(old: str, new: str, why: str | None) -> None:
    assert f"\n{old}" in f"\n{GOOD}"
    bad = ("\n" + GOOD).replace(f"\n{old}", f"\n{new}", 1)[1:]
    with pytest.raises(BadNotation) as caught:
        parse_position(bad)
    assert (why or "has no answer") in caught.value.why, caught.value
