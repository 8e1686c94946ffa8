"""What self-play teaches about buys, how much draws decide, and who reads bids."""

from collections import Counter
from collections.abc import Generator
from itertools import islice
from typing import Any

import pytest

from vernissage.bots.bot import answer
from vernissage.games import GAMES
from vernissage.games.art_society.bots import greedy
from vernissage.games.art_society.bots.judge import Judging
from vernissage.games.art_society.lab.reading import BidReader
from vernissage.games.art_society.rules.decisions import AskBid
from vernissage.games.avant_carde.bots.features import NAMES, features, time_of
from vernissage.games.avant_carde.bots.search import deck_of
from vernissage.games.avant_carde.lab import ceiling, learning
from vernissage.games.avant_carde.lab.learning import (
    LATE,
    Learner,
    Squares,
    drawn,
    late_buys,
    lead,
    learned_on,
    moment,
    one_pass,
    played_out,
)
from vernissage.games.avant_carde.rules.answers import Buy
from vernissage.games.avant_carde.rules.questions import END
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE, Action
from vernissage.table.match import Match

CARDE, ART = GAMES["avant-carde"], GAMES["art-society"]


def no_clock() -> float:
    return 0.0


def test_least_squares_find_what_values_were_made_of() -> None:
    true, rng, squares = [2.0, -1.0, 0.5], Rng(4), Squares(3)
    for _ in range(4000):
        found = [rng.below(100) / 50 - 1 for _ in true]
        squares.add(found, sum(w * x for w, x in zip(true, found, strict=True)) + rng.below(100) / 100 - 0.5)
    assert squares.solved() == pytest.approx(true, abs=0.1)


def test_more_passes_make_the_mean_of_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = iter(([3.0, 0.0], [6.0, 2.0]))
    asked = []

    def one(weights: list[float], tried: float, patrons: int, numbers: range, seed: int, clock: object) -> list[float]:
        asked.append((list(weights), numbers))
        return next(passes)

    monkeypatch.setattr(learning, "one_pass", one)
    told: list[list[float]] = []
    found = learned_on([1.0, 4.0], 2, 0, 2, 10, 1, no_clock, lambda _n, weights: told.append(list(weights)))
    assert found == pytest.approx([(1 + 1 + 3 + 6) / 4, (4 + 4 + 0 + 2) / 4])
    assert told[0] == pytest.approx([5 / 3, 8 / 3])
    assert asked == [([1.0, 4.0], range(10)), ([1.0, 4.0], range(10, 20))], "all try out around the same, on other deals"


def test_what_is_recorded_is_more_than_the_mean_of_what_might_have_been_done() -> None:
    """Over all that might have been done, weighted by how likely it was, the features recorded come to nothing."""
    learner, match = Learner([0.1] * len(NAMES), 0.5), Match(CARDE, 2, {}, 3)
    looked = 0
    while (d := match.decision) is not None and looked < 5:
        view = match.view(d.seat)
        buys = [a for a in CARDE.options(match.state, d) if isinstance(a, Buy)]
        if d.kind == "buy" and len(buys) > 1:
            deck = deck_of(view, d.seat)
            found = [*(features(view, d.seat, deck, view.stacks[a.number - 2].top) for a in buys), []]
            chances = [0.5 / len(found) + 0.5 * (k == 1) for k in range(len(found))]
            rows = [learner._more(found, k, 1) for k in range(len(found))]
            for column in zip(*rows, strict=True):
                assert sum(p * x for p, x in zip(chances, column, strict=True)) == pytest.approx(0, abs=1e-9)
            looked += 1
        match.answer(answer(learner, view, d.seat, Rng(1)))
    assert looked == 5
    assert learner.record


def test_a_pass_learns_the_same_again() -> None:
    def learn() -> list[float]:
        return one_pass([0.0] * len(NAMES), 1.0, 0, range(4), 2, no_clock)

    once = learn()
    assert once == learn()
    assert any(once)


@pytest.mark.slow
def test_play_outs_correct_the_weights_of_late_times_alone() -> None:
    """Buys at an early time are not tried out: what is known of them stays as it is."""
    before, told = [0.25] * len(NAMES), list[int]()
    after = played_out(before, 0, 3, 5, told.append)
    assert told == [1, 2, 3]
    assert after == played_out(before, 0, 3, 5, told.append), "the same seed teaches the same"
    changed = {name for name, old, new in zip(NAMES, before, after, strict=True) if old != new}
    assert changed
    assert all(name.endswith(("time 2", "time 3")) for name in changed)


@pytest.mark.slow
def test_play_outs_begin_at_late_decisions_of_a_seat_that_sees_its_own_cards_alone() -> None:
    for view, seat in islice(late_buys(1, 3), 6):
        d = CARDE.decision(view)
        assert (d.kind, d.seat) == ("buy", seat)
        assert time_of(view) >= LATE
        assert CARDE.view(view, seat) == view


def test_a_draw_is_the_same_whatever_was_bought() -> None:
    match: Match[Any] = Match(CARDE, 2, {}, 3)
    d = next(t.decision for t in match.turns if t.decision.seat == CHANCE and hasattr(t.decision, "whose"))
    s = next(t.before for t in match.turns if t.decision == d)
    other = s.copy()
    other.stacks = (other.stacks[1], *other.stacks[1:])
    other.players[1 - d.whose].money += 3
    for fate in range(20):
        assert moment(s, d, fate) == moment(other, d, fate)
    assert len({drawn(s, d, moment(s, d, fate)) for fate in range(40)}) > 1


# -- the ceiling of luck ------------------------------------------------------------------------------------------------


def test_a_fate_draws_each_card_as_often_as_chance_would() -> None:
    match: Match[Any] = Match(CARDE, 2, {}, 3)
    d = next(t.decision for t in match.turns if t.decision.seat == CHANCE and t.decision.kind == "turn")
    s = next(t.before for t in match.turns if t.decision == d)
    count = Counter(ceiling.fated(s, d, fate) for fate in range(1200))
    options, odds = CARDE.options(s, d), CARDE.odds(s, d)
    for a, copies in zip(options, odds, strict=True):
        assert count[a] / 1200 == pytest.approx(copies / sum(odds), abs=0.06)


def test_the_same_fate_plays_the_same_game() -> None:
    def end(fate: int) -> Any:
        return ceiling.play_on(CARDE.new(2, CARDE.defaults), fate)

    assert end(5) == end(5)
    assert end(5) != end(6)


def test_a_seats_own_draws_may_follow_another_fate() -> None:
    def end(own: tuple[int, int] | None) -> Any:
        return ceiling.play_on(CARDE.new(2, CARDE.defaults), 5, own=own)

    assert end((0, 5)) == end(None)
    assert end((0, 6)) != end(None)


@pytest.mark.slow
def test_who_knows_the_draws_wins_more() -> None:
    won, leads = zip(*[ceiling.seen(1, n, {}) for n in range(4)], strict=True)
    assert sum(leads) > 0
    assert sum(won) >= 2


def test_a_seer_answers_only_what_is_asked() -> None:
    s = CARDE.new(2, CARDE.defaults)
    d = CARDE.decision(s)
    while d is not None and d.kind != "buy":
        a = ceiling.fated(s, d, 1) if d.seat == CHANCE else answer(ceiling.JUDGE, CARDE.view(s, d.seat), d.seat, Rng(1))
        CARDE.advance(s, a, lambda _: None)
        d = CARDE.decision(s)
    assert d is not None
    before = CARDE.copy(s)
    assert ceiling.foreseen(s, ceiling.Sight(d.seat), 1) in [*CARDE.options(s, d), END]
    assert s == before
    assert lead(s, 0) == -lead(s, 1)


# -- who reads bids -----------------------------------------------------------------------------------------------------


class Lowest(Judging):
    """Bids its lowest card; for the rest it is greedy. It notes what it was shown."""

    def __init__(self) -> None:
        super().__init__(greedy.judges())
        self.shown: list[Any] = []

    def think(self, view: Any, seat: int, rng: Rng) -> Generator[None, None, Action]:
        d = ART.decision(view)
        if isinstance(d, AskBid):
            self.shown.append(view)
            yield
            return ART.options(view, d)[0]
        return (yield from super().think(view, seat, rng))


def test_who_reads_bids_asks_in_the_rivals_places_and_never_sees_a_bid() -> None:
    bot = Lowest()
    match: Match[Any] = Match(ART, 3, {}, 5)
    asked = 0
    while (d := match.decision) is not None and asked < 6:
        view = match.view(d.seat)
        if isinstance(d, AskBid):
            before = view.copy()
            bot.shown.clear()
            a = answer(BidReader(bot, 2), view, d.seat, Rng(1))
            assert a in ART.options(match.state, d)
            assert view == before
            assert len(bot.shown) == 2 * 2
            assert all(set(shown.bids) == {0} or not any(bid > 0 for bid in shown.bids) for shown in bot.shown)
            rivals = [ART.options(shown, ART.decision(shown))[0].card for shown in bot.shown]
            # It pays no more than it takes to be first: a higher card would be worth the same, and is worth more later.
            assert a.card <= max(rivals) + 1 or a.card - 1 not in [b.card for b in ART.options(match.state, d)]
            asked += 1
        match.answer(answer(bot, view, d.seat, Rng(2)))
    assert asked == 6
