"""The text notation: what is written is read back as it was, and nothing else is read."""

import pytest

from tests.games.art_society.builders import (
    CITY,
    GAME,
    GILT,
    LAND,
    ONE,
    WIDE2,
    auction,
    decor,
    hung,
    matched,
    painting,
    start,
    table,
    taking,
)
from vernissage.games.art_society.letters import wall
from vernissage.games.art_society.notation import parse_position, position_text
from vernissage.games.art_society.rules.decisions import AskDecor, SwapDecor
from vernissage.games.art_society.rules.state import FIRST, Player, State
from vernissage.games.notations import NOTATIONS
from vernissage.table.game import Step
from vernissage.table.notation import BadNotation, moves


def test_a_position_reads_like_one() -> None:
    wall = [hung(start(CITY), 5, 3), hung(decor(WIDE2), 7, 3)]
    s = taking(table(wall, [], assistants=[decor(ONE)]), painting(2, 3, LAND))
    s.bids, s.order = (7, 3), (0, 1)
    lines = position_text(s).splitlines()
    assert lines[0] == "art-society 2"
    assert f"hung {start(CITY)}@f4 2x1@h4 |" in lines
    assert "assistant 1x1" in lines
    assert "bids 7 3" in lines
    assert f"won {painting(2, 3, LAND)} took" in lines
    assert lines[-3:] == [f"next ask 0 place {painting(2, 3, LAND)} 0", "then do after 0", "then ask 0 close"]


def test_an_auction_reads_like_one() -> None:
    tiles = [painting(3, 3), painting(2, 2), painting(5, 5)]
    s = auction(table([hung(start(CITY), 5, 3)], [hung(start(LAND), 5, 3)]), tiles, [7, 9])
    assert f"lots 3x3:{tiles[0]} 2x2:{tiles[1]} 5x5:{tiles[2]}" in position_text(s)
    assert "order 1 0" in position_text(s)
    assert parse_position(position_text(s)) == s


def test_a_wall_in_letters() -> None:
    s = table([hung(start(CITY), 5, 3), hung(painting(2, 2, LAND, GILT), 7, 0), hung(decor(WIDE2), 7, 3)], [])
    rows = wall(s.players[0]).splitlines()
    assert rows == [
        "    abcdefghijkl",
        " 1  .......BB...",
        " 2  .......BB...",
        " 3  ............",
        " 4 >.....AA22...<",
        " 5 >.....AA.....<",
        " 6 >.....AA.....<",
        " 7  ............",
        " 8  ............",
        " 9  ............",
        f"A {start(CITY)} 2x3 city gilt",
        f"B {painting(2, 2, LAND, GILT)} 2x2 land gilt",
    ]
    assert wall(s.players[1]).splitlines()[5] == " 5 >.....**.....<"


@pytest.mark.rule("AS-5.7")
def test_decor_for_which_old_decor_was_exchanged_says_so() -> None:
    s = matched(4)
    s.agenda = (*s.agenda[:-1], AskDecor(0, 4, FIRST, 1))
    assert position_text(s).splitlines()[-3] == "next ask 0 decor 4 1 1"
    assert parse_position(position_text(s)) == s


def test_comments_and_empty_lines_are_passed_over() -> None:
    s = matched(4)
    lines = position_text(s).splitlines()
    assert parse_position("# a picture\n\n" + "\n\n# more\n".join(lines) + "\n# end") == s


GOOD = position_text(matched(4))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("art-society 2", "art-society 5", "seats 2 to 4, not 5"),
        ("art-society 2", "chess 2", "'art-society' should stand here, not 'chess'"),
        ("round 1", "round one", "'one' is not a number"),
        ("round 1", "round 1 2", "1 should follow here, not 2"),
        ("round 1", "round \u0661", "is not a number"),
        ("gavel 0", "gavel 2", "2 is more than 1"),
        ("over no", "over perhaps", "'perhaps' is no answer: no, yes"),
        ("over no", "over yes", "a game that is over asks nothing more"),
        ("track 0 0 0 0", "track 0 0 0", "4 should follow here, not 3"),
        ("starting-bids 3-4", "starting-bids 4 3", "rising order"),
        ("starting-bids 3-4", "starting-bids 0-4", "below 1"),
        ("bids - -", "bids -", "2 bids should follow here, not 1"),
        ("hand 1-20", "hand 1-21", "21 is more than 20"),
        ("hand 1-20", "hand 1-19", "bids, not"),
        ("decor 36 18 18 18 18", "decor 35 18 18 18 18", "107 decor, not 108"),
        ("lots", "lots 3x3", "is no lot"),
        ("lots", "lots 3x9:?", "no back's size"),
        ("lots", "lots 2x2:111", "does not have the back 2x2"),
        ("assistant none", "assistant 4x1", "'4x1' is no decor"),
        ("rehangs 0", "rehangs 10", "10 is more than 9"),
        ("won none took", "won none lost", "is no fate"),
        ("won none took", "won none", "what became of it"),
        ("next ask 0", "next tell 0", "'ask' a seat a question"),
        ("next ask 0 decor", "next ask 0 dance", "'dance' is no decision"),
        ("next ask 0 decor 4 1", "next ask 0 decor 4", "2 should follow here, not 1"),
        ("next ask 0 decor 4 1", "next ask 0 decor 4 1 1 1", "3 should follow here, not 4"),
        ("then do after 0", "then do after", "1 should follow here, not 0"),
        ("then do after 0", "then do nothing 0", "is no step"),
        ("then do after 0", "next do after 0", "'then' should stand here"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line_and_the_reason(old: str, new: str, why: str) -> None:
    assert f"{old}" in GOOD
    bad = ("\n" + GOOD).replace(f"\n{old}", f"\n{new}", 1)[1:]
    with pytest.raises(BadNotation) as caught:
        parse_position(bad)
    assert why in caught.value.why
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.why}"
    assert 1 <= caught.value.line <= len(bad.splitlines()) + 1


@pytest.mark.parametrize(
    ("tile", "why"),
    [("2x1@l9", "does not lie inside the wall"), ("1x1@a1", "covers another tile"), ("1x1@m1", "no hung tile"),
     ("1x1@a10", "no hung tile"), ("none@a1", "no hung tile"), ("|", "one bar")],
)  # fmt: skip
def test_tiles_that_cannot_hang_are_refused(tile: str, why: str) -> None:
    lines = GOOD.splitlines()
    n = next(i for i, line in enumerate(lines) if line.startswith("hung"))
    lines[n] += f" {tile}"
    with pytest.raises(BadNotation, match=f"^line {n + 1}: .*{why}"):
        parse_position("\n".join(lines))


def test_a_painting_that_is_there_twice_is_refused() -> None:
    s = table([hung(start(CITY), 5, 3)], [])
    s.agenda = matched(1).agenda
    s.players[1].excess = (3,)
    s.supply &= ~(1 << 4)
    with pytest.raises(BadNotation, match="painting 3 is there twice"):
        parse_position(position_text(s))


def test_steps_on_top_are_refused() -> None:
    s = matched(4)
    s.agenda = (*s.agenda, Step("after", (0,)))
    with pytest.raises(BadNotation, match="should be a decision"):
        parse_position(position_text(s))


def test_a_player_is_whole_after_reading() -> None:
    s = matched(4)
    p: Player = parse_position(position_text(s)).players[0]
    assert p.taken.bit_count() == 25 + 4 * 4
    assert p.old_taken.bit_count() == 4 * 4


def test_moves_read_like_moves() -> None:
    def texts(s: State) -> list[str]:
        return list(moves(NOTATIONS[GAME.key], GAME, s))

    tiles = [painting(3, 3), painting(2, 2), painting(5, 5)]
    s = auction(table([hung(start(CITY), 5, 3)], [hung(start(LAND), 5, 3)]), tiles, [7, 9])
    assert texts(s) == [f"take {tile}" for tile in tiles]
    won = painting(2, 3, LAND)
    s = taking(table([hung(start(CITY), 5, 3)], [], assistants=[decor(ONE)]), won)
    assert {f"hang {won} at h4", "hang assistant at h4"} <= set(texts(s))
    s = matched(4)
    assert {"hang 1x1 at h4", "assist 1x1"} <= set(texts(s)), texts(s)
    swap = SwapDecor((1, 0, 0, 12))
    assert NOTATIONS[GAME.key].move_text(s, s.agenda[-1], swap) == "swap for 2x1 at a1 and 1x1 at a2"  # type: ignore[arg-type]
