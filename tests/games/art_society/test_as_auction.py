"""Lots and bids (AS-2, AS-3)."""

import pytest

from tests.games.art_society.builders import GAME, args, asked, auction, do, options, painting, table
from tests.games.art_society.test_as_setup import begun, seats
from vernissage.games.art_society.rules import box
from vernissage.games.art_society.rules.decisions import Bid, Choose
from vernissage.games.art_society.rules.events import Ordered
from vernissage.games.art_society.rules.questions import supply_left
from vernissage.games.art_society.rules.state import NO_BID
from vernissage.table.game import BACK, CHANCE, Event, IllegalAction, Revealed, apply


@seats
@pytest.mark.rule("AS-2.1")
def test_the_auctioneer_chooses_one_more_than_there_are_players(n: int) -> None:
    s = begun(n).state
    for i in range(n + 1):
        assert asked(s) == (s.gavel, "choose")
        assert {a.verb for a in options(s)} == {"choose"}, "the choice is mandatory"
        assert args(s, "choose") == [(f,) for f in range(len(box.FORMATS))]
        assert all(lot.tile == BACK for lot in s.lots), "nothing is turned up before the choice is complete"
        s = do(s, "choose", i)
    assert [lot.format for lot in s.lots] == list(range(n + 1))
    assert asked(s) == (CHANCE, "turn")


@pytest.mark.rule("AS-2.1")
def test_the_same_back_may_be_chosen_while_the_supply_has_it() -> None:
    s = begun(4).state
    fives = [p.tile for p in box.PAINTINGS if p.format == 13]
    assert len(fives) == 4
    for left in (4, 3, 2, 1):
        assert supply_left(s)[13] == left
        s = do(s, "choose", 13)
    assert supply_left(s)[13] == 0
    assert (13,) not in args(s, "choose")
    with pytest.raises(IllegalAction):
        do(s, "choose", 13)
    s = do(s, "choose", 0)
    for left in (4, 3, 2, 1):
        assert len(args(s, "turn")) == left
        s = do(s, "turn", *args(s, "turn")[0])
    assert {lot.tile for lot in s.lots[:4]} == set(fives)


@pytest.mark.rule("AS-2.1")
def test_a_back_tells_value_and_shape() -> None:
    shapes = {(f.value, f.w, f.h) for f in box.FORMATS}
    assert len(shapes) == len(box.FORMATS)


@seats
@pytest.mark.rule("AS-2.2")
def test_fronts_do_not_exist_before_they_are_turned_up(n: int) -> None:
    s = begun(n).state
    for _ in range(n + 1):
        s = do(s, "choose", 0)
    for i in range(n + 1):
        assert asked(s) == (CHANCE, "turn")
        left = [t for t in range(16) if t not in {lot.tile for lot in s.lots}]
        assert args(s, "turn") == [(t,) for t in left], "every front of this back is as likely as another"
        assert set(GAME.odds(s, GAME.decision(s))) == {1}
        s = do(s, "turn", left[i])
    assert all(lot.tile != BACK for lot in s.lots)
    assert asked(s) == (s.gavel, "bid")


@seats
@pytest.mark.rule("AS-2.3")
def test_a_lots_value_stays_known(n: int) -> None:
    match = begun(n)
    while match.decision.kind == "choose":
        match.answer(GAME.options(match.state, match.decision)[-1])
    for lot in match.view(None).lots:
        assert box.FORMATS[lot.format].value == box.PAINTINGS[lot.tile].value == 9


@seats
@pytest.mark.rule("AS-3.1")
def test_everybody_bids_in_secret_and_a_card_is_used_once(n: int) -> None:
    s = table(*[[]] * n, gavel=n - 1)
    s = auction(s, [painting(2, 2, nth=i) for i in range(n + 1)], [5 + i for i in range(n)])
    for seat, p in enumerate(s.players):
        assert not p.hand >> 5 + seat & 1, "the card has left the hand"
        assert p.hand.bit_count() == 19
        assert p.stack == (seat + 1, 5 + seat)


@seats
@pytest.mark.rule("AS-3.1")
def test_bids_are_asked_from_the_auctioneer_on_and_revealed_together(n: int) -> None:
    told: list[Event] = []
    match = begun(n)
    while match.decision.kind == "choose":
        match.answer(Choose(0))
    s = match.state
    order = [(s.gavel + i) % n for i in range(n)]
    for i, seat in enumerate(order):
        assert asked(s) == (seat, "bid")
        assert GAME.decision(s).sealed
        assert args(s, "bid") == [(c,) for c in range(1, 21)]
        s = apply(GAME, s, Bid(20 - i), told.append)
        if i < n - 1:
            assert not told
            for other in (*range(n), None):
                seen = GAME.view(s, other).bids
                assert all(seen[x] == (20 - order.index(x) if x == other else BACK) for x in order[: i + 1])
                assert all(seen[x] == NO_BID for x in order[i + 1 :])
    assert told[:2] == [Revealed(s.bids), Ordered(s.order)]
    assert GAME.view(s, None).bids == s.bids, "all are revealed together"


@seats
@pytest.mark.rule("AS-3.2")
def test_the_highest_bid_takes_first(n: int) -> None:
    bids = [7, 20, 1, 12][:n]
    s = auction(table(*[[]] * n), [painting(2, 2, nth=i) for i in range(n + 1)], bids)
    assert s.order == tuple(sorted(range(n), key=lambda seat: -bids[seat]))
    assert asked(s) == (1, "take")


def stacked(stacks: list[tuple[int, ...]], bids: list[int]) -> tuple[int, ...]:
    """The order of acquiring when these cards lie in the stacks, starting bids first."""
    s = table(*[[]] * len(stacks))
    for p, stack in zip(s.players, stacks, strict=True):
        p.stack = stack
        for card in stack[1:]:
            p.hand &= ~(1 << card)
    return auction(s, [painting(2, 2, nth=i) for i in range(len(stacks) + 1)], bids).order


@pytest.mark.rule("AS-3.3")
@pytest.mark.parametrize(
    ("stacks", "bids", "order"),
    [
        # The starting bids decide at once.
        ([(1,), (2,)], [9, 9], (1, 0)),
        # The next card down decides, and not an older one.
        ([(4, 3, 8), (1, 12, 9)], [5, 5], (1, 0)),
        # Three cards down.
        ([(1, 20, 7, 6), (4, 19, 7, 6)], [5, 5], (0, 1)),
        # All the way down.
        ([(3, 10, 11, 12), (2, 10, 11, 12)], [13, 13], (0, 1)),
        # A tie in the middle: the others are not touched.
        ([(1, 2), (4, 1), (3, 20)], [8, 8, 9], (2, 0, 1)),
        ([(1, 2), (4, 1), (3, 20)], [8, 8, 7], (0, 1, 2)),
        # Three tie, the next card parts one, the starting bids the other two.
        ([(1, 5), (2, 5), (3, 4)], [10, 10, 10], (1, 0, 2)),
        ([(2, 5), (1, 5), (3, 6)], [10, 10, 10], (2, 0, 1)),
        # Four tie; two pairs tie at the next card.
        ([(1, 5), (2, 6), (3, 5), (4, 6)], [10, 10, 10, 10], (3, 1, 2, 0)),
        # Two pairs at once.
        ([(1, 8), (2, 3), (3, 4), (4, 8)], [10, 6, 6, 10], (3, 0, 2, 1)),
        # Four tie down to the starting bids.
        ([(3, 9, 8), (1, 9, 8), (4, 9, 8), (2, 9, 8)], [7, 7, 7, 7], (2, 0, 3, 1)),
    ],
)
def test_equal_bids_look_down_the_stacks(stacks: list[tuple[int, ...]], bids: list[int], order: tuple[int, ...]) -> None:
    assert stacked(stacks, bids) == order


@seats
@pytest.mark.rule("AS-3.4")
def test_played_bids_are_public_knowledge(n: int) -> None:
    """They were open when played, so a view keeps them; what the table shows of them is the page's choice."""
    s = auction(table(*[[]] * n), [painting(2, 2, nth=i) for i in range(n + 1)], list(range(3, 3 + n)))
    for seat in (*range(n), None):
        assert [p.stack for p in GAME.view(s, seat).players] == [p.stack for p in s.players]
