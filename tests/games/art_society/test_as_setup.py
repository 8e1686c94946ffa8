"""Setting up (AS-1)."""

import pytest

from tests.games.art_society.builders import GAME, args, asked, at, do, options
from vernissage.games.art_society.rules import box
from vernissage.games.art_society.rules.game import ArtSociety
from vernissage.table.game import CHANCE
from vernissage.table.match import Match

seats = pytest.mark.parametrize("n", [2, 3, 4])


def begun(n: int, seed: int = 5) -> Match[object]:
    """A match in which everybody has hung the starting painting in the first place offered."""
    match = Match(GAME, n, {}, seed)
    while match.decision.kind == "start":
        match.answer(GAME.options(match.state, match.decision)[0])
    return match


@pytest.mark.rule("AS-1.1")
def test_two_to_four_play() -> None:
    for n in (0, 1, 5):
        with pytest.raises(ValueError, match="seats 2 to 4"):
            GAME.new(n, {})
    for n in (2, 3, 4):
        assert len(GAME.new(n, {}).players) == n


@pytest.mark.rule("AS-3.4")
def test_open_stacks_is_an_option_and_off_by_default() -> None:
    assert ArtSociety.defaults["open_stacks"] == 0
    GAME.new(2, {"open_stacks": 1})
    for wrong in ({"open_stacks": 2}, {"stacks": 1}):
        with pytest.raises(ValueError, match="no option"):
            GAME.new(2, wrong)


@seats
@pytest.mark.rule("AS-1.2")
def test_everybody_begins_with_an_empty_wall_a_free_assistant_and_twenty_bid_cards(n: int) -> None:
    for p in GAME.new(n, {}).players:
        assert [card for card in range(64) if p.hand >> card & 1] == list(range(1, 21))
        assert (p.hung, p.taken, p.assistant, p.excess, p.stack) == ((), 0, None, (), ())


@seats
@pytest.mark.rule("AS-1.3")
def test_one_starting_painting_is_dealt_to_each_and_the_rest_leave_the_game(n: int) -> None:
    s, dealt = GAME.new(n, {}), []
    for seat in range(n):
        assert asked(s) == (CHANCE, "deal")
        assert GAME.decision(s).whose == seat
        left = [a.tile for a in options(s)]
        assert left == [t for t in box.STARTING if t not in dealt]
        assert GAME.odds(s, GAME.decision(s)) == (1,) * len(left)
        dealt.append(left[-1])
        s = do(s, "deal", left[-1])
    for seat in range(n):
        assert asked(s) == (seat, "start")
        assert GAME.decision(s).tile == dealt[seat]
        s = do(s, "hang", *args(s, "hang")[0])
    # Those left over are never offered: no back on offer is a starting painting's, and no front drawn is one.
    match = begun(n)
    seen = set()
    while match.decision is not None and match.state.round < 6:
        seen |= {lot.tile for lot in match.state.lots}
        match.answer(GAME.options(match.state, match.decision)[0])
    assert len(seen) > n + 1
    assert not seen & set(box.STARTING)


@seats
@pytest.mark.rule("AS-1.4")
def test_the_starting_painting_covers_a_star_and_needs_no_neighbour(n: int) -> None:
    match = Match(GAME, n, {}, 3)
    for seat in range(n):
        assert asked(match.state) == (seat, "start")
        assert all(not p.stack for p in match.state.players), "starting bids are dealt after all have hung"
        places = [a.at for a in GAME.options(match.state, match.decision)]
        # 2x3 over (5,4) or (6,4): columns 4 to 6, rows 2 to 4.
        assert places == [at(x, y) for y in (2, 3, 4) for x in (4, 5, 6)]
        match.answer(GAME.options(match.state, match.decision)[seat])
        assert match.state.players[seat].taken & box.STAR_MASK
        assert match.state.players[seat].taken.bit_count() == 6


@seats
@pytest.mark.rule("AS-1.5")
def test_starting_bids_are_dealt_open_and_the_lowest_takes_the_gavel(n: int) -> None:
    gavels = set()
    for seed in range(25):
        s = begun(n, seed).state
        cards = [p.stack for p in s.players]
        assert all(len(stack) == 1 for stack in cards)
        values = [stack[0] for stack in cards]
        assert len(set(values)) == n
        assert set(values) <= {1, 2, 3, 4}
        assert s.gavel == values.index(min(values))
        assert asked(s) == (s.gavel, "choose")
        for seat in (*range(n), None):
            assert [p.stack for p in GAME.view(s, seat).players] == cards
        assert s.round == 1
        gavels.add(s.gavel)
    assert gavels == set(range(n))


@pytest.mark.rule("AS-1.5")
def test_each_starting_bid_is_as_likely_as_another() -> None:
    s = GAME.new(2, {})
    for _ in range(2):
        s = do(s, "deal", options(s)[0].tile)
    for _ in range(2):
        s = do(s, "hang", at(5, 3))
    assert [a.card for a in options(s, "deal_bid")] == [1, 2, 3, 4]
    s = do(s, "deal_bid", 3)
    assert [a.card for a in options(s, "deal_bid")] == [1, 2, 4]
    assert GAME.odds(s, GAME.decision(s)) == (1, 1, 1)


@seats
@pytest.mark.rule("AS-1.6")
def test_the_markers_start_off_the_track(n: int) -> None:
    s = begun(n).state
    assert s.track == (0, 0, 0, 0)
    assert s.museum == ((), (), (), ())
