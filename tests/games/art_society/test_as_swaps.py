"""Old decor exchanged for other decor when a kind has run out (AS-5.7)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from tests.games.art_society.builders import (
    BENT,
    CITY,
    GAME,
    GILT,
    LAND,
    ONE,
    ROW,
    STILL,
    TALL2,
    TALL3,
    WIDE2,
    WIDE3,
    args,
    asked,
    at,
    decor,
    do,
    hung,
    matched,
    options,
    painting,
    run_out,
    short,
    start,
    table,
    taking,
    verbs,
)
from vernissage.games.art_society.rules import box, events, hanging, swaps
from vernissage.games.art_society.rules.decisions import AskDecor, SwapDecor
from vernissage.games.art_society.rules.state import DECOR_BASE, FIRST, FURTHER, Placed, is_painting, mask
from vernissage.table.chance import Rng
from vernissage.table.game import Event
from vernissage.table.grid import listed


@pytest.mark.rule("AS-5.7")
def test_three_small_tiles_in_a_row_are_exchanged_for_a_long_one() -> None:
    s = short(*ROW)
    # Three for one, or either pair for one of two; nothing else brings a small tile back.
    assert set(args(s, "swap")) == {(WIDE3, at(4, 2)), (WIDE2, at(4, 2)), (WIDE2, at(5, 2))}
    assert verbs(s) == {"swap"}
    taken, wide = s.players[0].taken, s.decor[WIDE3]
    told: list[Event] = []
    s = do(s, "swap", WIDE3, at(4, 2), told=told)
    assert told[0] == events.Swapped(0, (WIDE3, at(4, 2)))
    assert s.players[0].taken == taken, "exactly the same spaces"
    assert [t for t in s.players[0].hung if t.piece >= decor(ONE)] == [hung(decor(WIDE3), 4, 2)]
    assert s.decor[ONE] == 3
    assert s.decor[WIDE3] == wide - 1
    assert verbs(s) == {"decor", "give"}, "and now the earned tile must be taken"
    s = do(s, "decor", *args(s, "decor")[0])
    assert asked(s) == (0, "close")
    assert s.decor[ONE] == 2


@pytest.mark.rule("AS-5.7")
def test_a_column_and_a_mixed_strip_will_do() -> None:
    assert set(options(short(hung(decor(ONE), 4, 3), hung(decor(ONE), 4, 4)))) == {SwapDecor((TALL2, at(4, 3)))}
    assert set(options(short(hung(decor(ONE), 4, 3), hung(decor(TALL2), 4, 4)))) == {SwapDecor((TALL3, at(4, 3)))}


@pytest.mark.rule("AS-5.7")
def test_decor_is_exchanged_only_with_its_neighbours_for_what_there_is_and_brings_the_kind_back() -> None:
    assert asked(short(*[hung(decor(ONE), x, y) for x, y in ((4, 4), (5, 5), (6, 2))])) == (0, "close"), "apart"
    assert asked(short(hung(decor(ONE), 4, 4), hung(decor(ONE), 3, 3))) == (0, "close"), "corner to corner"
    assert asked(short(hung(decor(WIDE2), 4, 2), hung(decor(TALL2), 4, 3))) == (0, "close"), "nothing of the kind comes back"
    s = short(hung(decor(WIDE2), 5, 2), hung(decor(ONE), 5, 1), hung(decor(ONE), 6, 1))
    assert set(args(s, "swap")) == {(WIDE2, at(5, 1)), (TALL2, at(5, 1), TALL2, at(6, 1))}, "no tile covers a block of 2x2"
    s = short(*ROW, out=(ONE, WIDE3))
    assert set(args(s, "swap")) == {(WIDE2, at(4, 2)), (WIDE2, at(5, 2))}, "there must be a tile for it"


@pytest.mark.rule("AS-5.7")
def test_no_exchange_while_the_wanted_tile_is_there_or_cannot_be_used() -> None:
    assert "swap" not in verbs(short(*ROW, out=()))
    s = short(*ROW, out=(WIDE2, TALL2), k=2)
    assert "swap" not in verbs(s), "a small tile cannot help to a larger one"
    strip = (hung(decor(WIDE2), 3, 2), hung(decor(ONE), 5, 2))
    assert "swap" in verbs(short(*strip, out=(WIDE2,), k=2))
    assert "swap" not in verbs(short(*strip, out=(WIDE2,), k=1)), "it would be worth more than was earned"


@pytest.mark.rule("AS-5.7")
def test_without_an_exchange_there_is_no_decor_or_a_smaller_one() -> None:
    assert asked(short()) == (0, "close")
    s = short(out=(WIDE2, TALL2), k=2)
    assert {a.decor for a in options(s)} == {ONE}


@pytest.mark.rule("AS-5.7")
def test_decor_hung_this_round_is_not_exchanged() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3), hung(decor(ONE), 5, 2)], [], assistants=[decor(ONE)])
    run_out(s, ONE)
    s = do(taking(s, painting(2, 2, LAND, GILT)), "hang_assistant", at(6, 2))
    s = do(s, "hang", at(7, 3))
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-5.7", "AS-4.5")
def test_an_exchange_stays_when_the_round_is_hung_again() -> None:
    s = do(short(*ROW), "swap", WIDE3, at(4, 2))
    s = do(s, "decor", *args(s, "decor")[0])
    s = do(s, "rehang")
    assert s.players[0].hung == (hung(painting(2, 2, CITY, GILT), 5, 3), hung(decor(WIDE3), 4, 2))
    assert s.decor[ONE] == 3
    assert args(s, "hang")
    s = do(s, "hang", at(7, 3))
    assert "swap" not in verbs(s)


@pytest.mark.rule("AS-5.7")
def test_several_tiles_come_for_several_that_form_no_strip() -> None:
    s = short(*BENT)
    both = (WIDE2, at(0, 0), WIDE3, at(1, 1))
    assert options(s) == [SwapDecor(both)]
    taken, stock = s.players[0].taken, s.decor
    told: list[Event] = []
    s = do(s, "swap", *both, told=told)
    assert told == [events.Swapped(0, both)]
    assert s.players[0].taken == taken
    mine = [t for t in s.players[0].hung if not is_painting(t.piece)]
    assert mine == [hung(decor(WIDE2), 0, 0), hung(decor(WIDE3), 1, 1)]
    assert s.decor == (1, stock[WIDE2], stock[TALL2] + 1, stock[WIDE3] - 1, stock[TALL3])
    s = do(s, "decor", *args(s, "decor")[0])
    s = do(s, "rehang")
    assert [t for t in s.players[0].hung if not is_painting(t.piece)] == mine, "the exchange stays"


@pytest.mark.rule("AS-5.7")
def test_as_many_tiles_are_needed_as_the_supply_has() -> None:
    ends = [hung(decor(ONE), 3, 1), hung(decor(WIDE2), 4, 1), hung(decor(WIDE2), 6, 1), hung(decor(ONE), 8, 1)]
    three = (WIDE2, at(3, 1), WIDE2, at(5, 1), WIDE2, at(7, 1))

    def swappable(left: int) -> list[tuple[int, ...]]:
        wall = [hung(painting(2, 2, CITY, GILT), 5, 3), hung(painting(2, 2, STILL), 3, 2), *ends]
        s = table(wall, [])
        s.decor = (0, left, 0, 0, 0)
        return args(do(taking(s, painting(2, 2, LAND, GILT)), "hang", at(7, 3)), "swap")

    assert swappable(3) == [three]
    assert swappable(2) == [], "what is taken down comes back only when the new tiles hang"


@pytest.mark.rule("AS-5.7")
def test_one_tile_is_never_exchanged_alone_nor_more_than_four() -> None:
    s = short(hung(decor(WIDE2), 4, 2), out=(WIDE2,), k=2)
    assert "swap" not in verbs(s), "for two small ones it would free a tile, but it is no exchange of neighbours"
    row = [hung(decor(ONE), 1, 2), *(hung(decor(WIDE2), x, 2) for x in (2, 4, 6)), hung(decor(ONE), 8, 2)]
    s = short(*row, out=(ONE, WIDE3))
    assert args(s, "swap") == [], "four rows of two would do, for five tiles"


@pytest.mark.rule("AS-5.7")
def test_one_exchange_for_one_tile_however_little_it_helps() -> None:
    """Exchanges could undo each other without end: after one the tile is taken, the next tile may ask for one again."""
    old = [hung(decor(ONE), 9, 0), hung(decor(ONE), 9, 1), hung(decor(WIDE2), 9, 4), hung(decor(WIDE2), 9, 5)]
    s = matched(5, stock=(0, 0, 3, 0, 0), more=old)
    column, block = (TALL2, at(9, 0)), (TALL2, at(9, 4), TALL2, at(10, 4))
    assert args(s, "swap") == [column, block]
    s = do(s, "swap", *column)
    assert GAME.decision(s) == AskDecor(0, 5, FIRST, 1)
    assert "swap" not in verbs(s), "though there is still no row of two"
    s = do(s, "give", ONE)
    assert GAME.decision(s) == AskDecor(0, 4, FURTHER)
    assert args(s, "swap") == [block]


def tilings(area: int, stock: Sequence[int]) -> Iterator[tuple[Placed, ...]]:
    """Every way to cover an area with tiles of a stock."""
    if not area:
        yield ()
        return
    for kind, d in enumerate(box.DECOR):
        t = Placed(DECOR_BASE + kind, (area & -area).bit_length() - 1)
        x, _ = box.WALL.xy(t.place)
        if stock[kind] and x + d.w <= box.WALL.width and mask(t) and mask(t) & area == mask(t):
            for rest in tilings(area & ~mask(t), [n - (k == kind) for k, n in enumerate(stock)]):
                yield (t, *rest)


def of_one_piece(gone: Sequence[Placed], new: Sequence[Placed]) -> bool:
    """Whether no some of the tiles cover just what some of the new ones do."""
    for n in range(1, len(gone)):
        for some in combinations(gone, n):
            area = sum(mask(t) for t in some)
            if all(mask(t) & area in (0, mask(t)) for t in new):
                return False
    return not set(gone) & set(new)


def brute(old: Sequence[Placed], stock: Sequence[int], wanted: set[int]) -> set[tuple[int, ...]]:
    """Every swap: two to four old tiles that free a wanted one, and every other way to cover their spaces, of one piece."""
    out = set()
    for n in range(2, 5):
        for gone in combinations(old, n):
            if any(t.piece - DECOR_BASE in wanted for t in gone):
                for new in tilings(sum(mask(t) for t in gone), stock):
                    if of_one_piece(gone, new):
                        out.add(tuple(n for t in sorted(new, key=lambda t: t.place) for n in (t.piece - DECOR_BASE, t.place)))
    return out


@pytest.mark.slow
@pytest.mark.rule("AS-5.7")
def test_the_exchanges_are_all_that_there_are() -> None:
    """Against a slow search over all choices of old tiles and all ways to cover their spaces."""
    sizes = set()
    for seed in range(60):
        rng, s = Rng(seed), table([hung(start(CITY), 5, 3)], [])
        p = s.players[0]
        for _ in range(11):
            kind = rng.pick([ONE, ONE, WIDE2, TALL2, WIDE3, TALL3])
            hanging.hang(p, decor(kind), rng.pick(listed(hanging.places(p.taken, decor(kind)))))
        p.old = len(p.hung)
        stock = [rng.pick([1, 2, 5]) for _ in box.DECOR]
        wanted = set(rng.pick([[ONE], [ONE], [WIDE2], [TALL3], [ONE, TALL2]]))
        stock = [0 if kind in wanted else n for kind, n in enumerate(stock)]
        found = [a.tiles for a in swaps.options(p, stock, wanted)]
        assert len(found) == len(set(found))
        assert set(found) == brute(p.hung[1:], stock, wanted)
        assert [len(new) for new in found] == sorted(len(new) for new in found)
        sizes |= {(len(swaps.read(p, new).gone), len(new) // 2) for new in found}
    assert {(2, 1), (3, 1), (2, 2), (3, 2), (4, 2), (4, 3)} <= sizes


@pytest.mark.rule("AS-5.7")
def test_a_wall_full_of_decor_still_has_a_bounded_choice() -> None:
    """Far more decor than ever hangs on one wall, side by side."""
    rng, s = Rng(5), table([hung(start(CITY), 5, 3)], [])
    p = s.players[0]
    for space in range(100):
        if not p.taken >> space & 1:
            fit = [k for k, d in enumerate(box.DECOR) if box.WALL.room(p.taken, d.w, d.h) >> space & 1]
            hanging.hang(p, decor(rng.pick([ONE, *fit])), space)
    p.old = len(p.hung)
    assert p.old > 40
    assert 50 < len(swaps.options(p, (0, 9, 9, 9, 9), {ONE})) < 1000
