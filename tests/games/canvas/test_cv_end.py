"""The end of Canvas: the last paintings, points, tie-breaks and their judge, and the solo game."""

import pytest

from tests.games.canvas.builders import GAME, answer, card, dealt, do, give, options, verbs
from tests.games.unpacked import flat
from vernissage.games.canvas.rules import box, scoring
from vernissage.games.canvas.rules import events as happened
from vernissage.games.canvas.rules.decisions import AskJudge, AskToss, AskTurn, Name, Toss
from vernissage.games.canvas.rules.state import NO_AUTOMATON, Painting, State
from vernissage.table.chance import Rng
from vernissage.table.game import Event

DONE = tuple(Painting(0, 1, 2, b, (0, 0, 0, 0), 0) for b in range(3))
SPATIAL = 3
"""Movement, Proximity, Space, Symmetry."""
WORTHLESS = card("S S . . ."), card("T H . . ."), card("HS T . . .")
"""Three cards that earn nothing there: the top one covers the others."""


def before_the_end(ribbons: list[tuple[int, ...]], tokens: list[int], people: int = 0) -> State:
    """Seat 0 is about to make the last painting, a worthless one."""
    s = dealt(len(ribbons), set=SPATIAL, people=people)
    for player, held, n in zip(s.players, ribbons, tokens, strict=True):
        player.paintings, player.ribbons, player.tokens = DONE, held, n
    s.players[0].paintings = DONE[:2]
    give(s, 0, *WORTHLESS)
    return s


def ended(ribbons: list[tuple[int, ...]], tokens: list[int], people: int = 0) -> tuple[State, list[Event]]:
    return answer(before_the_end(ribbons, tokens, people), "paint", *WORTHLESS, 2)


@pytest.mark.rule("CV-5.1")
def test_after_the_third_painting_turns_are_skipped() -> None:
    s = dealt(3)
    s.players[1].paintings = DONE
    s = do(s, "take", 0)
    assert GAME.decision(s) == AskTurn(2)


@pytest.mark.rule("CV-5.1")
def test_the_game_ends_with_everybodys_third_painting() -> None:
    s, events = ended([(0, 0, 0, 0)] * 2, [4, 4])
    assert [e.kind for e in events] == ["painted", "finished", "end"]
    assert GAME.decision(s) is None
    assert s.over
    s = before_the_end([(0, 0, 0, 0)] * 2, [4, 4])
    s.players[1].paintings = DONE[:2]
    s, events = answer(s, "paint", *WORTHLESS, 2)
    assert [e.kind for e in events] == ["painted", "finished"]
    assert GAME.decision(s) == AskTurn(1)
    s = do(s, "take", 0)
    assert GAME.decision(s) == AskTurn(1), "the one left goes on alone"


@pytest.mark.rule("CV-5.2")
def test_ribbons_score_by_their_tables() -> None:
    s = dealt(2, set=SPATIAL)
    s.players[0].ribbons = (2, 4, 1, 3)
    assert scoring.ribbon_points(s.players[0].ribbons, s.conditions) == (7, 12, 2, 6)
    assert GAME.scores(s) == (27, 0)


@pytest.mark.rule("CV-5.3")
@pytest.mark.parametrize(("edition", "each"), [(box.RULEBOOK, 1), (box.PUBLISHED, 2)])
def test_bonuses_score_by_edition(edition: int, each: int) -> None:
    s = dealt(2, set=SPATIAL, edition=edition)
    cards = card("T H . . ."), card(". t . H ."), card(". . ST H .")
    give(s, 0, *cards)
    s, events = answer(s, "paint", *cards, 0)  # T, t, ST, H: the bonus for Texture sees two
    assert s.players[0].paintings[0].bonus == 2
    assert happened.Bonus(0, 2, 2 * each) in events
    assert GAME.scores(s)[0] == sum(scoring.ribbon_points(s.players[0].ribbons, s.conditions)) + 2 * each
    assert scoring.bonus_points(s.players[0], edition) == 2 * each


@pytest.mark.rule("CV-5.4")
def test_the_highest_score_wins() -> None:
    s, _ = ended([(0, 1, 0, 0), (1, 0, 0, 0)], [9, 0])
    assert GAME.scores(s) == (2, 3)
    assert GAME.winners(s) == (1,)


@pytest.mark.rule("CV-5.4")
def test_tokens_break_a_tie() -> None:
    s, _ = ended([(1, 0, 0, 0), (0, 0, 0, 2), (0, 0, 0, 0)], [3, 4, 9], people=0b111)
    assert GAME.scores(s) == (3, 3, 0)
    assert GAME.winners(s) == (1,)
    assert GAME.decision(s) is None


@pytest.mark.rule("CV-5.4")
def test_the_runner_up_judges_a_full_tie() -> None:
    s, events = ended([(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 2), (0, 0, 0, 1)], [4, 2, 4, 9], people=0b0010)
    assert GAME.scores(s) == (3, 2, 3, 1)
    assert events[-1] == happened.Ended()
    assert GAME.winners(s) == (0, 2)
    assert GAME.decision(s) == AskJudge(1)
    assert options(s) == [Name(0), Name(2)]
    s, events = answer(s, "name", 2)
    assert events == [happened.Judged(1, 2)]
    assert GAME.winners(s) == (2,)
    assert GAME.decision(s) is None


@pytest.mark.rule("CV-5.4")
@pytest.mark.parametrize("people", [0, 0b101])
def test_with_a_bot_as_runner_up_the_victory_is_shared(people: int) -> None:
    s, _ = ended([(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 2)], [4, 4, 4], people)
    assert GAME.decision(s) is None
    assert GAME.winners(s) == (0, 2)


@pytest.mark.rule("CV-5.4")
def test_if_all_are_tied_the_victory_is_shared() -> None:
    s, _ = ended([(1, 0, 0, 0), (1, 0, 0, 0)], [4, 4], people=0b11)
    assert GAME.decision(s) is None
    assert GAME.winners(s) == (0, 1)
    assert scoring.runner_up(s) is None


@pytest.mark.rule("CV-5.4")
def test_of_level_runners_up_the_one_with_more_tokens_or_earlier_in_turn_judges() -> None:
    held = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0)]
    assert GAME.decision(ended(held, [4, 3, 3, 4], 0b1111)[0]) == AskJudge(1)
    assert GAME.decision(ended(held, [4, 3, 5, 4], 0b1111)[0]) == AskJudge(2)


@pytest.mark.rule("CV-6.1")
def test_the_automaton_takes_the_second_turn_with_four_tokens() -> None:
    s = dealt(1)
    assert GAME.decision(s) == AskTurn(0)
    assert s.automaton == 4
    s = do(s, "take", 1)
    assert GAME.decision(s) == AskToss()
    s = do(s, "toss", 0)
    assert GAME.decision(s) == AskTurn(0)
    give(s, 0, *s.deck[:2])
    s, _ = answer(s, "paint", *s.players[0].hand, 0)
    assert GAME.decision(s) == AskToss(), "also after a painting"
    assert dealt(2).automaton == NO_AUTOMATON


@pytest.mark.rule("CV-6.2")
def test_the_toss_decides_which_card_the_automaton_takes() -> None:
    s = do(dealt(1), "take", 2)  # leaves tokens on the two cards at the free end
    assert options(s) == [Toss(n) for n in range(5)]
    row = s.row
    s, events = answer(s, "toss", 1)
    assert events == [happened.AutomatonTook(1, row[1], 1)]
    assert s.gone == (row[1],)
    assert s.on_row == (2, 0, 0, 0)
    assert s.automaton == 4
    assert GAME.pieces(s) == {"cards": 60, "tokens": 8}


@pytest.mark.rule("CV-6.2")
def test_with_no_token_up_it_takes_the_free_card() -> None:
    s = do(dealt(1), "take", 2)
    row = s.row
    s, events = answer(s, "toss", 0)
    assert events == [happened.AutomatonTook(0, row[0], 1)]
    assert s.automaton == 5


@pytest.mark.rule("CV-6.2")
@pytest.mark.parametrize(
    ("tokens", "odds"), [(0, (1,)), (1, (1, 1)), (3, (1, 3, 3, 1)), (4, (1, 4, 6, 4, 1)), (6, (1, 6, 15, 20, 22))]
)
def test_each_token_falls_either_way_up_and_four_are_the_most_it_spends(tokens: int, odds: tuple[int, ...]) -> None:
    s = do(dealt(1), "take", 0)
    s.automaton = tokens
    assert GAME.odds(s, AskToss()) == odds
    assert len(options(s)) == len(odds)


@pytest.mark.rule("CV-6.2")
def test_it_spends_no_more_than_the_row_is_long_for() -> None:
    s = do(dealt(1), "take", 0)
    s.deck, s.row, s.on_row = (), s.row[:2], (0, 0)
    assert options(s) == [Toss(0), Toss(1)]
    assert GAME.odds(s, AskToss()) == (1, 15)
    last = s.row[1]
    s, _ = answer(s, "toss", 1)
    assert s.gone[-1] == last


@pytest.mark.rule("CV-6.2")
def test_with_the_row_empty_it_does_nothing() -> None:
    s = dealt(1)
    give(s, 0, 1, 2, 3, 4)
    s.deck, s.row, s.on_row = (), s.row[:1], (0,)
    s, _ = answer(s, "take", 0)
    assert GAME.decision(s) == AskTurn(0)
    assert verbs(s) == {"paint"}


@pytest.mark.rule("CV-6.3")
def test_the_automaton_makes_nothing_and_scores_nothing() -> None:
    rng = Rng(11)
    for seed in range(10):
        s = dealt(1, seed=seed)
        while (d := GAME.decision(s)) is not None:
            a = rng.pick(options(s))
            last = d
            s, events = answer(s, *flat(a))
        assert last.kind == "turn", "the third painting ends the game at once"
        assert [e.kind for e in events][-2:] == ["finished", "end"]
        assert len(GAME.scores(s)) == 1
        assert len(s.gone) > 3
        assert len(set(s.gone) | set(s.deck) | set(s.row)) == len(s.gone) + len(s.deck) + len(s.row)


@pytest.mark.rule("CV-6.4")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (55, "best"),
        (40, "best"),
        (39, "runner_up"),
        (35, "runner_up"),
        (34, "honourable"),
        (30, "honourable"),
        (29, "emerging"),
        (25, "emerging"),
        (24, "participation"),
        (0, "participation"),
    ],
)
def test_grades(points: int, name: str) -> None:
    assert box.GRADES[scoring.grade(points)][0] == name


@pytest.mark.rule("CV-6.4")
def test_only_best_in_show_wins_a_solo_game() -> None:
    s = dealt(1, set=SPATIAL)
    s.players[0].ribbons = (3, 4, 3, 3)  # 12 + 12 + 7 + 6
    assert (GAME.scores(s), GAME.winners(s)) == ((37,), ())
    s.players[0].ribbons = (3, 4, 4, 3)
    assert (GAME.scores(s), GAME.winners(s)) == ((41,), (0,))
