"""Canvas's bots: legal, deterministic, thinking in slices, and each better than the one below."""

import sys
from itertools import combinations, permutations
from time import thread_time
from typing import Any

import pytest

from tests.games.canvas.builders import GAME, dealt, do, give
from tests.games.unpacked import flat
from vernissage.bots.bot import Bot, answer
from vernissage.bots.random import Random
from vernissage.games.canvas.bots.search import Greedy, Market, Search, Worths
from vernissage.games.canvas.rules import box, layers, scoring
from vernissage.games.canvas.rules.decisions import Name
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

LOTS = Random(GAME)
MOST_CALLS = 12_000
"""What a slice of a thought may make: some milliseconds' worth."""


def play(bots: list[Bot], seed: int, **options: int) -> Match[Any]:
    match = Match(GAME, len(bots), options, seed)
    while (d := match.decision) is not None:
        match.answer(answer(bots[d.seat], match.view(d.seat), d.seat, Rng(seed * 1000 + len(match.turns))))
    return match


def wins(one: Bot, other: Bot, games: int, seed: int) -> int:
    """How many of so many games `one` wins outright, first and second in turn, over all ready sets and both editions."""
    won = 0
    for i in range(games):
        seat = i % 2
        bots = [one, other] if seat == 0 else [other, one]
        match = play(bots, seed + i, set=i // 2 % 6, edition=i // 12 % 2)
        won += GAME.winners(match.state) == (seat,)
    return won


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_bots_play_whole_games_with_any_number_of_seats(seats: int) -> None:
    bots: list[Bot] = [Greedy(), Search()]
    match = play([bots[seat % 2] for seat in range(seats)], seats, set=box.DRAWN)
    assert all(len(p.paintings) == 3 for p in match.state.players)


def test_greedy_beats_lots() -> None:
    assert wins(Greedy(), LOTS, 40, 1) >= 38


@pytest.mark.long
def test_search_beats_greedy() -> None:
    assert wins(Search(), Greedy(), 20, 500) >= 12


def test_a_link_of_a_finished_game_of_four_is_short() -> None:
    names = [Player(name, level) for level, name in enumerate(("Wanda", "Zofia", "Marek", "Duarte"))]
    for seed in range(12):
        bots: list[Bot] = [LOTS, LOTS, LOTS, Greedy() if seed == 0 else LOTS]
        match = play(bots, 2**47 + seed, set=box.CHOSEN, chosen=0b1111 << seed % 4 + 6 if seed % 4 != 3 else 0b1111)
        assert len(encode(match, players=names)) < 300


@pytest.mark.slow
def test_the_same_view_and_generator_give_the_same_answer() -> None:
    assert play([Search(), Greedy()], 3).turns == play([Search(), Greedy()], 3).turns


def test_bots_leave_the_view_as_it_is() -> None:
    s = dealt(2)
    give(s, 0, 1, 20, 40)
    kept = GAME.copy(s)
    for bot in (Greedy(), Search()):
        answer(bot, s, 0, Rng(1))
        assert s == kept


@pytest.mark.slow
def test_search_thinks_in_short_slices() -> None:
    """Counted in calls, of any function, which a busy machine does not change: a whole thought makes some hundred thousand."""
    s = dealt(3, set=4)
    give(s, 0, 1, 20, 40)
    thinking = Search().think(s, 0, Rng(1))
    slices: list[int] = []
    calls = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    while True:
        calls = 0
        sys.setprofile(count)
        try:
            next(thinking)
        except StopIteration:
            break
        finally:
            sys.setprofile(None)
        slices.append(calls)
    assert len(slices) > 100
    assert max(slices) < MOST_CALLS
    assert sum(slices) > 20 * MOST_CALLS, "one slice is a small part of the whole"


def test_the_market_knows_the_best_of_six_orders() -> None:
    market = Market(tuple(box.SETS[3][1]), box.RULEBOOK)
    worths = Worths(market, (0, 0, 0, 0), market.ahead[0])
    rng = Rng(5)
    for _ in range(50):
        three = rng.shuffled(box.DECK)[:3]
        best = 0
        for order in permutations(three):
            seen = layers.visible(*order)
            earned = [min(n, 3) for n in scoring.ribbons(seen, market.conditions, 0)]
            best = max(best, sum(scoring.ribbon_points(earned, market.conditions)) + scoring.bonus_icons(seen))
        assert worths.of(three) == best
        assert worths.best((market.outcome(worths.order(three)),)) == best


def test_what_is_to_come_is_worth_more_with_more_ribbons_and_paintings() -> None:
    market = Market(tuple(box.SETS[1][1]), box.PUBLISHED)
    for _ in market.learn():
        pass
    assert len(market.ahead) == 3
    for fewer, more in zip(market.ahead, market.ahead[1:], strict=False):
        assert all(more[held] >= fewer[held] for held in fewer)
    one = market.ahead[1]
    assert one[2, 0, 0, 0] - one[1, 0, 0, 0] > one[1, 0, 0, 0] - one[0, 0, 0, 0], "a steep table draws on"


def test_a_bot_that_must_judge_names_one_of_the_tied() -> None:
    s = dealt(3)
    s.over, s.players[1].tokens = True, 0
    for bot in (Greedy(), Search()):
        assert answer(bot, s, 1, Rng(2)) in (Name(0), Name(2))


def test_greedy_makes_its_painting_when_no_card_adds_to_it() -> None:
    s = dealt(2, set=1)
    give(s, 0, *max(combinations(s.deck[:12], 3), key=Worths(m := Market(s.conditions, 0), (0, 0, 0, 0), m.ahead[0]).of))
    turns = 0
    while not s.players[0].paintings:
        a = answer(Greedy(), s, 0, Rng(1))
        s = do(s, *flat(a))
        s = do(s, "take", 0)
        turns += 1
    assert turns <= 3


def test_sixty_orders_are_scored_in_two_milliseconds() -> None:
    """Five cards taken three at a time, in every order, on four scoring cards; the processor's own time, the best try."""
    conditions = (box.SPACE, box.PROXIMITY, box.SYMMETRY, box.MOVEMENT)
    took = []
    for n in range(20):
        hand = [(n * 7 + k * 11) % 60 for k in range(5)]
        start = thread_time()
        for bottom, middle, top in permutations(hand, 3):
            seen = layers.visible(bottom, middle, top)
            scoring.gained((0, 0, 0, 0), scoring.ribbons(seen, conditions, 0), conditions)
            scoring.bonus_icons(seen)
        took.append(thread_time() - start)
    assert min(took) < 0.002
