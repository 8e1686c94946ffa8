"""Scoring (AS-12)."""

import pytest

from tests.games.art_society.builders import (
    CITY,
    GAME,
    LAND,
    ONE,
    PORTRAIT,
    STILL,
    TALL2,
    TALL3,
    WIDE2,
    WIDE3,
    at,
    crowded,
    decor,
    hung,
    painting,
    start,
    table,
    to_museum,
)
from vernissage.games.art_society.rules import box, hanging, scoring
from vernissage.games.art_society.rules.state import Placed, State, mask

MIDDLE = hung(start(CITY), 5, 2)


def ranked(s: State, *order: int) -> State:
    """The types in this order of prestige, all of them sent to the museum."""
    to_museum(s, *(painting(5, 5, t) for t in order))
    track = [0] * 4
    for i, t in enumerate(order):
        track[t] = 40 - 9 * i
    s.track = tuple(track)
    return s


@pytest.mark.rule("AS-12.1")
def test_every_painting_without_faux_pas_scores_its_types_worth_whatever_its_size() -> None:
    wall = [MIDDLE, hung(painting(2, 2, LAND), 7, 2), hung(painting(4, 4, CITY), 0, 0), hung(painting(3, 3, STILL), 9, 6)]
    s = ranked(table(wall, []), CITY, PORTRAIT, STILL, LAND)
    sheet = scoring.sheet(s, 0)
    assert sheet.prestige == (10, 0, 3, 2)
    assert sheet.earned == ((0, 2), (), (3,), (1,))


@pytest.mark.rule("AS-12.2")
def test_decor_scores_its_shields() -> None:
    tiles = [hung(decor(k), x, y) for k, x, y in ((ONE, 7, 2), (WIDE2, 7, 3), (TALL2, 4, 2), (WIDE3, 5, 1), (TALL3, 3, 2))]
    assert scoring.sheet(table([MIDDLE, *tiles], []), 0).decor == 1 + 2 + 2 + 3 + 3
    assert scoring.sheet(table([MIDDLE], [], assistants=[decor(WIDE3)]), 0).decor == 0


@pytest.mark.rule("AS-12.3")
def test_the_leading_types_paintings_that_touch_the_band_score() -> None:
    wall = [
        hung(painting(2, 2, LAND, nth=0), 0, 2),  # its lower row is in the band
        hung(painting(2, 2, LAND, nth=1), 2, 5),  # its upper row is
        hung(painting(2, 2, LAND, nth=2), 4, 1),  # ends above the band
        hung(painting(2, 2, LAND, nth=3), 6, 6),  # begins below it
        hung(painting(2, 2, CITY), 8, 3),  # not the leading type
        hung(painting(2, 4, LAND), 10, 2),  # across it
    ]
    s = ranked(table(wall, []), LAND, PORTRAIT, STILL, CITY)
    sheet = scoring.sheet(s, 0)
    assert sheet.eyeline == 9
    assert sheet.in_eyeline == (0, 1, 5)
    assert scoring.sheet(table(wall, []), 0).eyeline == 0, "no type leads while the museum is empty"


@pytest.mark.rule("AS-12.3")
def test_a_faux_pas_counts_for_the_eyeline() -> None:
    s = ranked(table([hung(start(LAND), 5, 2), hung(painting(2, 2, LAND), 7, 2)], []), LAND, PORTRAIT, STILL, CITY)
    sheet = scoring.sheet(s, 0)
    assert (sheet.prestige, sheet.eyeline) == ((0, 0, 0, 0), 6)


@pytest.mark.rule("AS-12.4")
def test_a_full_wall_scores_five() -> None:
    full = crowded(hung(painting(4, 4, LAND), 8, 5))
    assert scoring.sheet(table(full, []), 0).full == 5
    almost = crowded(hung(painting(4, 3), 8, 5), hung(decor(WIDE3), 8, 8))
    assert scoring.sheet(table(almost, []), 0).full == 0


@pytest.mark.rule("AS-12.5")
def test_each_bare_corner_costs_two() -> None:
    corners = [hung(decor(ONE), 0, 0), hung(painting(2, 2), 10, 0), hung(decor(WIDE2), 0, 8), hung(decor(TALL2), 11, 7)]
    for n in range(5):
        sheet = scoring.sheet(table([MIDDLE, *corners[:n]], []), 0)
        assert sheet.corners == -2 * (4 - n)
        assert sheet.bare == box.CORNERS[n:]


@pytest.mark.rule("AS-12.6")
def test_each_excess_painting_costs_two_and_the_assistants_tile_nothing() -> None:
    s = table([MIDDLE], [hung(start(LAND), 5, 2)], assistants=[painting(3, 3)])
    assert scoring.sheet(s, 0).excess == 0
    for n in (1, 2):
        s.players[0].excess = tuple(painting(5, 5, nth=i) for i in range(n))
        assert scoring.sheet(s, 0).excess == -2 * n


@pytest.mark.parametrize("n", [2, 3, 4])
@pytest.mark.rule("AS-12.7")
def test_the_highest_total_wins_then_the_cards_in_hand_then_it_is_shared(n: int) -> None:
    s = table(*[[hung(start(i), 5, 2)] for i in range(n)])
    assert len(set(GAME.scores(s))) == 1
    for p in s.players:
        p.hand = 1 << 7 | 1 << 3
    assert GAME.winners(s) == tuple(range(n)), "all equal: shared"
    s.players[0].hand = 1 << 9 | 1 << 1
    assert GAME.winners(s) == tuple(range(n)), "the sum counts, not the cards"
    s.players[1].hand = 1 << 11
    assert GAME.winners(s) == (1,)
    s.players[n - 1].excess = ()
    s.players[0].hung = (*s.players[0].hung, hung(decor(ONE), 7, 2))
    assert GAME.winners(s) == (0,), "a point more beats every hand"


def example() -> tuple[Placed, ...]:
    """The wall of the worked example, in an order in which it can be hung; the starting painting is the Portrait."""
    two, tall = (2, 2), (2, 3)
    tiles = [
        (tall, PORTRAIT, 4, 2), (tall, LAND, 2, 2), (tall, LAND, 0, 2), (tall, STILL, 6, 2),
        (two, STILL, 4, 0), (two, CITY, 2, 0), (two, PORTRAIT, 6, 0), (two, CITY, 8, 0), (two, LAND, 10, 0),
        (tall, STILL, 10, 2),
        (two, CITY, 4, 5), (two, STILL, 2, 5), (two, PORTRAIT, 2, 7), (two, CITY, 0, 7),
    ]  # fmt: skip
    out: list[Placed] = []
    for (w, h), kind, x, y in tiles:
        nth = sum(1 for t in out if t.piece < box.SUPPLY and is_a(t.piece, w, h, kind))
        out.append(hung(painting(w, h, kind, nth=nth) if out else start(kind), x, y))
    return (
        *out,
        hung(decor(TALL3), 8, 2),
        hung(decor(TALL3), 9, 2),
        hung(painting(2, 2, LAND, nth=1), 8, 5),
        hung(decor(TALL2), 10, 5),
        hung(painting(2, 2, LAND, nth=2), 10, 7),
        hung(decor(TALL2), 6, 5),
        hung(decor(ONE), 7, 5),
    )


def is_a(tile: int, w: int, h: int, kind: int) -> bool:
    p = box.PAINTINGS[tile]
    return (p.w, p.h, p.type) == (w, h, kind)


@pytest.mark.rule("AS-12.9")
def test_the_worked_example_scores_64() -> None:
    wall = example()
    s = ranked(table(wall, []), LAND, CITY, PORTRAIT, STILL)
    s.players[0].excess = (painting(3, 3, LAND),)
    assert wall[0].piece in box.STARTING
    assert mask(wall[0]) & box.STAR_MASK
    taken = mask(wall[0])
    for t in wall[1:]:  # it is a wall that can come about: each tile fits where it hangs when it is hung
        assert hanging.places(taken, t.piece) >> t.place & 1, t
        taken |= mask(t)
    sheet = scoring.sheet(s, 0)
    of_type = [[i for i, t in enumerate(wall) if t.piece < 116 and box.PAINTINGS[t.piece].type == k] for k in range(4)]
    assert [len(group) for group in of_type] == [4, 3, 4, 5]
    assert [len(group) for group in sheet.earned] == [4, 3, 4, 3]
    assert sheet.prestige == (16, 9, 8, 15)
    assert len(sheet.in_faux_pas) == 2
    assert set(sheet.in_faux_pas) < set(of_type[LAND])
    assert sheet.decor == 11
    assert sheet.eyeline == 9
    assert set(sheet.in_faux_pas) < set(sheet.in_eyeline)
    assert sheet.full == 0
    assert (sheet.corners, sheet.bare) == (-2, (at(0, 0),))
    assert sheet.excess == -2
    assert sheet.total == 64
    assert GAME.scores(s)[0] == 64


@pytest.mark.rule("AS-12.8")
def test_the_sheet_has_every_line_and_what_earned_it() -> None:
    s = ranked(table(example(), [MIDDLE]), LAND, CITY, PORTRAIT, STILL)
    s.players[0].excess = (painting(3, 3, LAND),)
    for seat, p in enumerate(s.players):
        sheet = scoring.sheet(s, seat)
        lines = (*sheet.prestige, sheet.decor, sheet.eyeline, sheet.full, sheet.corners, sheet.excess)
        assert sum(lines) == sheet.total == GAME.scores(s)[seat]
        worth = scoring.worths(s)
        for kind, group in enumerate(sheet.earned):
            assert sheet.prestige[kind] == len(group) * worth[kind]
            assert all(box.PAINTINGS[p.hung[i].piece].type == kind for i in group)
            assert not set(group) & set(sheet.in_faux_pas)
        assert sheet.eyeline == 3 * len(sheet.in_eyeline)
        assert sheet.corners == -2 * len(sheet.bare)
