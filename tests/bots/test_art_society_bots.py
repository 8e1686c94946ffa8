"""The bots of Art Society: their answers are legal, follow from the view alone, always the same, in slices, and good."""

from collections.abc import Iterator

import pytest

from tests.games.art_society.builders import (
    CITY,
    EBONY,
    GILT,
    LAND,
    OAK,
    ONE,
    PORTRAIT,
    SILVER,
    STILL,
    WIDE3,
    at,
    auction,
    crowded,
    decor,
    gap2x4,
    hung,
    matched,
    painting,
    run_out,
    start,
    table,
    taking,
    to_museum,
)
from tests.marks import seldom
from vernissage.bots import pace
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games.art_society.bots import evaluation, greedy, master, seasons
from vernissage.games.art_society.bots.judge import GAME
from vernissage.games.art_society.rules.decisions import AskBid, AskClose, AskDecor
from vernissage.games.art_society.rules.state import State
from vernissage.library.series import run
from vernissage.table.chance import Rng
from vernissage.table.game import BACK, CHANCE, Action, Step, quiet
from vernissage.table.match import chance_answer

LEVELS = ("random", "beginner", "greedy", "search", "master")
THINKERS = ("beginner", "greedy", "search", "master")
ART = BOTS["art-society"]


@pytest.fixture
def few_seasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the searching bot quick: what it does stays, how often does not."""
    monkeypatch.setattr(seasons, "SEASONS", 1)
    monkeypatch.setattr(seasons, "HORIZON", 2)
    monkeypatch.setitem(BOTS["art-society"], "master", master.Master(effort=seasons.Effort(3, 1, 2), trials=1))


def no_clock() -> float:
    return 0.0


def views(level: str, seats: int, seed: int) -> Iterator[tuple[State, Action]]:
    """The views on which a bot decides in a game that it plays on all seats, and its answers."""
    s, rng, ply = GAME.new(seats, {}), Rng(seed), 0
    while (d := GAME.decision(s)) is not None:
        if d.seat == CHANCE:
            a = chance_answer(GAME, s, d, seed, ply)
        else:
            view = GAME.view(s, d.seat)
            a = answer(ART[level], view, d.seat, rng)
            yield view, a
        GAME.advance(s, a, quiet)
        ply += 1


def asks_decor(s: State, budget: int) -> State:
    s.agenda = (AskClose(0), Step("after", (0,)), AskDecor(0, budget, 0))
    return s


def excess_to_be() -> State:
    """A painting that fits nowhere: not on the wall, not with the assistant, and the museum has nothing for it."""
    return taking(table(gap2x4(), [], assistants=[painting(5, 5)]), painting(5, 5, nth=1))


def exchangeable() -> State:
    s = table(gap2x4(), [], assistants=[painting(5, 5, CITY)])
    to_museum(s, painting(2, 4, PORTRAIT), painting(2, 2, PORTRAIT))
    return taking(s, painting(5, 5, PORTRAIT))


def swappable() -> State:
    row = [hung(decor(ONE), 4 + i, 2) for i in range(3)]
    s = table([hung(start(CITY), 5, 3), *row], [], assistants=[painting(5, 5)])
    run_out(s, ONE)
    return asks_decor(s, 1)


POSITIONS = {
    "store": excess_to_be,
    "exchange": exchangeable,
    "swap": swappable,
    "assist": lambda: taking(table([hung(start(CITY), 5, 3)], []), painting(5, 5)),
    "hang_assistant": lambda: taking(table([hung(start(CITY), 5, 3)], [], assistants=[painting(2, 2)]), painting(5, 5)),
    "give": lambda: matched(3),
    "enough": lambda: matched(5),
    "decor": lambda: matched(4),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("verb", POSITIONS)
@pytest.mark.usefixtures("few_seasons")
def test_rare_decisions_are_answered_legally_to_the_end_of_the_turn(level: str, verb: str) -> None:
    s = POSITIONS[verb]()
    if verb not in ("enough", "decor"):
        assert verb in {a.verb for a in GAME.options(s, GAME.decision(s))}
    for _ in range(20):
        d = GAME.decision(s)
        if d is None or d.kind == "close":
            break
        a = answer(ART[level], GAME.view(s, d.seat), d.seat, Rng(3))
        assert a in GAME.options(s, d)
        GAME.advance(s, a, quiet)
    assert GAME.decision(s).kind == "close"


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, seldom(3), seldom(4)])
@pytest.mark.usefixtures("few_seasons")
def test_whole_games_are_played_legally_from_views_that_stay_as_they_are(level: str, seats: int) -> None:
    asked = set()
    for view, a in views(level, seats, seed=seats):
        d = GAME.decision(view)
        asked.add(d.kind)
        assert a in GAME.options(view, d)
        if level not in ("search", "master") or len(asked) < 5:
            before = view.copy()
            again = answer(ART[level], view, d.seat, Rng(1))
            assert view == before
            assert again == answer(ART[level], before, d.seat, Rng(1)), "the same view and generator, another answer"
    assert asked >= {"start", "choose", "bid", "take", "place", "close"}


@pytest.mark.slow
@pytest.mark.parametrize("level", THINKERS)
def test_a_sealed_bid_is_answered_from_the_backs_of_the_others(level: str) -> None:
    s = table([hung(start(CITY), 5, 3)], [hung(start(LAND), 5, 3)])
    s = auction(s, [painting(3, 3), painting(2, 2), painting(5, 5)], [7, 9])
    s.order, s.bids = (), (7, 0)
    s.agenda = (Step("reveal"), AskBid(1))
    for p, card in zip(s.players, (7, 9), strict=True):
        p.hand |= 1 << card
        p.stack = p.stack[:-1]
    answers = set()
    for hidden in (1, 7, 20):
        s.bids = (hidden, 0)
        view = GAME.view(s, 1)
        assert view.bids == (BACK, 0)
        answers.add(answer(ART[level], view, 1, Rng(5)))
    assert len(answers) == 1


def test_a_bot_is_asked_only_for_its_own_seat() -> None:
    s = matched(2)
    with pytest.raises(ValueError, match="seat 1"):
        answer(ART["greedy"], s, 1, Rng(1))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_no_slice_does_more_than_its_share_of_work(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Counts the hangings tried, the one thing that takes time, between two pauses.
    tried = 0
    trials = evaluation.Wall.trials

    def counted(wall: evaluation.Wall, piece: int, look: evaluation.Outlook) -> list[tuple[float, int]]:
        nonlocal tried
        tried += 1
        return trials(wall, piece, look)

    monkeypatch.setattr(evaluation.Wall, "trials", counted)
    decisions = 0
    for view, _ in views("greedy", seats, seed=4):
        d = GAME.decision(view)
        if d.kind == "close" or decisions > 60:
            continue
        decisions += 1
        thinking, slices = ART["search"].think(view, d.seat, Rng(2)), 0
        while True:
            tried = 0
            try:
                next(thinking)
            except StopIteration:
                break
            slices += 1
            assert tried <= 3 * pace.SLICE, d
        assert slices < 200


def test_greedy_hangs_where_frames_match_and_types_do_not() -> None:
    # Left of it a painting of the type, right of it one of the frame.
    s = table([hung(painting(3, 3, CITY, OAK), 1, 3), hung(painting(3, 3, PORTRAIT, GILT), 8, 3), hung(start(LAND), 5, 4)], [])
    s = taking(s, painting(3, 3, CITY, GILT))
    a = answer(ART["greedy"], s, 0, Rng(1))
    assert a.verb == "hang"
    GAME.advance(s, a, quiet)
    assert GAME.decision(s).kind == "decor"
    wall = evaluation.Wall.of(s.players[0])
    assert not wall.bad


def ends_turn(level: str, s: State, luck: int) -> list[str]:
    """Lets a bot end seat 0's turn; the verbs of its answers."""
    verbs = []
    while (d := GAME.decision(s)).kind != "close":
        a = answer(ART[level], GAME.view(s, d.seat), d.seat, Rng(luck))
        verbs.append(a.verb)
        GAME.advance(s, a, quiet)
    return verbs


@pytest.mark.parametrize("level", ["search", "master"])
@pytest.mark.parametrize("luck", [1, 2, 3])
def test_a_painting_is_not_kept_while_its_only_place_is_good(level: str, luck: int) -> None:
    # It was kept for later, when other paintings had covered the place.
    s = table(crowded(hung(painting(2, 2, PORTRAIT), 8, 5)), [hung(start(LAND), 5, 3)])
    assert ends_turn(level, taking(s, painting(2, 4, CITY, nth=1)), luck)[0] == "hang"


@pytest.mark.parametrize("level", ["search", "master"])
@pytest.mark.parametrize("luck", [1, 2, 3])
def test_a_painting_leaves_the_only_place_of_the_one_that_is_kept_and_both_are_hung(level: str, luck: int) -> None:
    s = table(crowded(hung(decor(ONE), 8, 5)), [hung(start(LAND), 5, 3)], assistants=[painting(2, 4, CITY)])
    s = taking(s, painting(2, 2, STILL, nth=1))
    assert len(GAME.options(s, GAME.decision(s))) > 3
    assert {"hang", "hang_assistant"} <= set(ends_turn(level, s, luck))
    assert s.players[0].assistant is None


def test_greedy_bids_high_only_for_what_is_worth_it() -> None:
    def bid(tiles: list[int]) -> int:
        s = table([hung(start(LAND), 5, 3)], [hung(start(PORTRAIT), 5, 3)])
        s = auction(s, tiles, [1, 2])
        for p in s.players:
            p.hand, p.stack = sum(1 << card for card in range(1, 21)), p.stack[:1]
        s.order, s.bids = (), (0, 0)
        s.agenda = (AskBid(0),)
        s.track = (30, 20, 10, 1)
        return answer(ART["greedy"], s, 0, Rng(1)).card

    alike = [painting(2, 2, CITY, frame) for frame in (OAK, SILVER, EBONY)]
    unlike = [painting(3, 3, CITY), painting(3, 3, LAND), painting(5, 5, LAND)]
    assert bid(alike) < 5 < bid(unlike)


def test_the_price_of_a_card_rises_with_its_rank_and_falls_to_nothing_in_the_last_round() -> None:
    hand = sum(1 << card for card in range(1, 21))
    prices = [greedy.card_price(hand, card, 6.0) for card in range(1, 21)]
    assert prices == sorted(prices)
    assert prices[-1] > 2
    assert greedy.card_price(hand, 20, 1.0) < 0.1


def test_the_walls_value_knows_what_its_tiles_score() -> None:
    look = evaluation.outlook((40, 30, 20, 10), 0.5)
    assert look.worth == pytest.approx((5, 4, 3, 2), abs=0.01)
    wall = evaluation.Wall()
    wall.hang(painting(2, 2, CITY, OAK), at(4, 3))
    assert wall.points(look) == pytest.approx(5 + 3, abs=0.01)
    assert wall.hang(painting(2, 3, CITY, OAK), at(6, 3)) == 1, "one frame matched"
    assert wall.points(look) == pytest.approx(3 + 3, abs=0.01), "both are in a faux pas, and count for the eyeline"
    wall.hang(decor(WIDE3), at(4, 6))
    assert wall.points(look) == pytest.approx(9, abs=0.01)


def test_trials_are_what_hanging_really_changes() -> None:
    look = evaluation.outlook((12, 9, 20, 0), 6.0)
    for view, _ in views("greedy", 2, seed=9):
        d = GAME.decision(view)
        if d.kind != "place":
            continue
        wall = evaluation.Wall.of(view.players[d.seat])
        before = wall.points(look) + evaluation.space(wall.taken, 6.0)
        for gain, place in wall.trials(d.tile, look):
            then = wall.copy()
            k = then.hang(d.tile, place)
            after = then.points(look) + evaluation.space(then.taken, 6.0)
            assert gain == pytest.approx(after - before + evaluation.SHIELD * k)


def test_bare_and_crowded_walls_are_told_apart() -> None:
    assert evaluation.space(0, 9.0) > 0
    full = (1 << 108) - 1
    assert evaluation.space(full, 9.0) == 5
    assert evaluation.space(full & ~1, 1.0) == -2, "one corner is bare"
    assert not crowded()[0].place


@pytest.mark.long
@pytest.mark.usefixtures("few_seasons")
def test_greedy_beats_random_and_search_beats_greedy() -> None:
    assert run(GAME, [ART["greedy"], ART["random"]], 12, 1, no_clock).wins[0] >= 11
    assert run(GAME, [ART["search"], ART["greedy"]], 16, 1, no_clock).wins[0] >= 11


@pytest.mark.long
def test_a_beginner_beats_who_plays_by_lot_and_loses_to_greedy() -> None:
    """Of 584 games it won 83 %, and 2 % of 44."""
    assert run(GAME, [ART["beginner"], ART["random"]], 60, 1, no_clock).wins[0] >= 40
    assert run(GAME, [ART["beginner"], ART["greedy"]], 12, 1, no_clock).wins[0] <= 3


@pytest.mark.long
def test_more_than_two_greedy_bots_share_the_wins_of_a_table() -> None:
    tally = run(GAME, [ART["greedy"]] * 3 + [ART["random"]], 8, 2, no_clock)
    assert tally.wins[3] == 0
    assert sum(tally.wins) == pytest.approx(8)
