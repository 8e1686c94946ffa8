"""Set-up and turns of Canvas: the row, tokens, hands, completing a painting."""

from itertools import permutations

import pytest

from tests.games.canvas.builders import GAME, answer, card, dealt, do, give, options, settle, verbs
from tests.games.unpacked import flat
from tests.sure import sure
from vernissage.games.canvas.rules import box, layers, reading, scoring
from vernissage.games.canvas.rules import events as happened
from vernissage.games.canvas.rules.decisions import AskDeal, AskDraw, AskTurn, Take
from vernissage.games.canvas.rules.state import State
from vernissage.table.chance import Rng
from vernissage.table.game import IllegalAction


def names(s: State) -> list[str]:
    return [box.CONDITIONS[c] for c in s.conditions]


@pytest.mark.rule("CV-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play(seats: int) -> None:
    s = dealt(seats)
    assert len(s.players) == seats
    assert GAME.decision(s) == AskTurn(0)
    assert GAME.pieces(s)["cards"] == 60


@pytest.mark.rule("CV-1.1")
@pytest.mark.parametrize("seats", [0, 6])
def test_others_do_not(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        GAME.new(seats, {})


@pytest.mark.rule("CV-1.2")
def test_scoring_cards_by_ready_set() -> None:
    assert names(GAME.new(2, {})) == ["variety", "repetition", "unity", "composition"]
    assert names(GAME.new(2, {"set": 3})) == ["movement", "proximity", "space", "symmetry"]
    assert names(GAME.new(2, {"edition": 1})) == ["variety", "repetition", "proportion", "composition"]
    assert names(GAME.new(2, {"set": 2})) == ["consistency", "emphasis", "hierarchy", "unity"]
    assert names(GAME.new(2, {"set": 2, "edition": 1})) == ["consistency", "emphasis", "hierarchy", "proportion"]


@pytest.mark.rule("CV-1.2")
def test_scoring_cards_chosen() -> None:
    chosen = 1 << box.STYLE | 1 << box.SPACE | 1 << box.UNITY | 1 << box.EMPHASIS
    assert names(GAME.new(2, {"set": box.CHOSEN, "chosen": chosen})) == ["emphasis", "space", "style", "unity"]
    for wrong in (
        {"set": box.CHOSEN, "chosen": chosen, "edition": 1},  # Unity is not in it
        {"set": box.CHOSEN, "chosen": chosen | 1 << box.VARIETY},
        {"set": box.CHOSEN, "chosen": chosen ^ 1 << box.STYLE},
        {"set": box.CHOSEN, "chosen": chosen ^ 1 << box.STYLE | 1 << 13},
        {"set": box.CHOSEN},
        {"set": 0, "chosen": chosen},
        {"set": box.CHOSEN + 1},
        {"set": -1},
        {"edition": 2},
        {"people": -1},
        {"people": 32},
        {"tempo": 1},
    ):
        with pytest.raises(ValueError, match=r"."):
            GAME.new(2, wrong)


@pytest.mark.rule("CV-1.2")
def test_scoring_cards_drawn() -> None:
    seen = set()
    for seed in range(20):
        s, rng = GAME.new(3, {"set": box.DRAWN, "edition": seed % 2}), Rng(seed)
        for left in (12, 11, 10, 9):
            assert GAME.decision(s) == AskDraw()
            assert len(options(s)) == left
            assert GAME.odds(s, AskDraw()) == (1,) * left
            s, events = answer(s, "draw", rng.pick(options(s)).condition)
            assert events == [happened.Drawn(s.conditions[-1])]
        assert len(set(s.conditions)) == 4
        assert set(s.conditions) <= set(box.in_edition(s.edition))
        seen |= set(s.conditions)
        assert GAME.decision(s) == AskDeal()
    assert seen == set(range(13))


@pytest.mark.rule("CV-1.3")
def test_five_cards_are_dealt_to_the_row() -> None:
    s = GAME.new(2, {})
    for n in range(5):
        assert GAME.decision(s) == AskDeal()
        assert [a.card for a in options(s)] == [c for c in range(60) if c not in s.row]
        assert set(GAME.odds(s, AskDeal())) == {1}
        s, events = answer(s, "deal", 7 * n + 3)
        assert events == [happened.Dealt(7 * n + 3)]
    assert s.row == (3, 10, 17, 24, 31)
    assert s.on_row == (0,) * 5
    assert len(s.deck) == 55


@pytest.mark.rule("CV-1.3")
def test_nothing_is_hidden_and_the_deck_has_no_order() -> None:
    s = dealt(3)
    give(s, 1, 4, 5)
    assert list(s.deck) == sorted(s.deck)
    for seat in (0, 1, 2, None):
        assert GAME.view(s, seat) == s
    assert GAME.imagine(s, 0, Rng(1)) == s


@pytest.mark.rule("CV-1.4")
def test_what_each_player_starts_with() -> None:
    for player in dealt(5).players:
        assert player.tokens == 4
        assert player.hand == ()
    s = dealt(2)
    give(s, 0, 1, 2, 3)
    assert {a.background for a in options(s) if a.verb == "paint"} == {0, 1, 2}


@pytest.mark.rule("CV-2.1")
def test_turns_go_round() -> None:
    s = dealt(3)
    order = []
    for _ in range(6):
        order.append(sure(GAME.decision(s)).seat)
        s = do(s, "take", 0)
    assert order == [0, 1, 2, 0, 1, 2]
    assert verbs(s) == {"take"}
    give(s, 0, *[c for c in range(60) if c not in s.row and c in s.deck][:1])
    assert verbs(s) == {"take", "paint"}
    s, _ = answer(s, "paint", *s.players[0].hand, 0)
    assert GAME.decision(s) == AskTurn(1), "completing a painting is the whole turn"


@pytest.mark.rule("CV-2.2")
def test_five_cards_in_hand_must_become_a_painting() -> None:
    s = dealt(2)
    give(s, 0, 1, 2, 3, 4)
    assert verbs(s) == {"take", "paint"}
    s = do(do(s, "take", 0), "take", 0)
    assert len(s.players[0].hand) == 5
    assert verbs(s) == {"paint"}
    assert len(options(s)) == 60 * 3
    with pytest.raises(IllegalAction):
        answer(s, "take", 0)


@pytest.mark.rule("CV-2.3")
def test_a_card_costs_a_token_on_each_card_before_it() -> None:
    s = dealt(2)
    row = s.row
    s, events = answer(s, "take", 2)
    assert events == [happened.Took(0, 2, row[2], 0)]
    assert s.players[0].tokens == 2
    assert s.players[0].hand == (row[2],)
    assert s.row == (row[0], row[1], row[3], row[4])
    assert s.on_row == (1, 1, 0, 0)


@pytest.mark.rule("CV-2.3")
def test_no_card_beyond_the_tokens() -> None:
    s = dealt(2)
    for tokens, reach in ((0, 1), (1, 2), (3, 4), (4, 5), (9, 5)):
        s.players[0].tokens = tokens
        assert options(s) == [Take(n) for n in range(reach)]


@pytest.mark.rule("CV-2.3", "CV-2.4")
def test_tokens_on_the_card_do_not_help_to_pay_for_it() -> None:
    s = dealt(2)
    s.players[0].tokens, s.on_row = 0, (0, 3, 0, 0, 0)
    assert options(s) == [Take(0)]


@pytest.mark.rule("CV-2.4")
def test_tokens_on_a_card_are_taken_with_it() -> None:
    s = do(do(dealt(2), "take", 3), "take", 1)
    assert [p.tokens for p in s.players] == [1, 4]
    assert s.on_row == (2, 1, 0, 0, 0)
    s, events = answer(s, "take", 0)
    assert events[0].got == 2
    assert s.players[0].tokens == 3
    assert GAME.pieces(s)["tokens"] == 8


@pytest.mark.rule("CV-2.5")
def test_the_row_closes_up_and_is_filled_at_the_far_end() -> None:
    s = dealt(2)
    row = s.row
    s, _ = answer(s, "take", 1)
    assert GAME.decision(s) == AskDeal()
    new = s.deck[20]
    s = settle(s, new)
    assert s.row == (row[0], row[2], row[3], row[4], new)
    assert s.on_row == (1, 0, 0, 0, 0)
    assert new not in s.deck


@pytest.mark.rule("CV-2.5")
def test_with_the_deck_empty_the_row_shrinks() -> None:
    s = dealt(2)
    s.deck = ()
    for left in (4, 3):
        s, _ = answer(s, "take", 0)
        assert len(s.row) == left
        assert sure(GAME.decision(s)).kind == "turn"


@pytest.mark.rule("CV-2.5")
def test_with_the_row_empty_only_completing_is_possible() -> None:
    s = dealt(2)
    give(s, 0, 1, 2, 3, 4)
    s.deck, s.row, s.on_row = (), (), ()
    assert verbs(s) == {"paint"}


@pytest.mark.rule("CV-2.6")
def test_who_can_make_no_painting_is_out_of_turns() -> None:
    s = dealt(3)
    give(s, 0, 1, 2, 3, 4)
    give(s, 1, 5, 6)
    give(s, 2, 7, 8, 9)
    s.deck, s.row, s.on_row = (), (), ()
    s, _ = answer(s, "paint", 1, 2, 3, 0)
    assert GAME.decision(s) == AskTurn(2), "seat 1 is passed over"
    s, events = answer(s, "paint", 7, 8, 9, 1)
    assert GAME.decision(s) is None
    assert s.over
    assert events[-1] == happened.Ended()
    assert [len(p.paintings) for p in s.players] == [1, 0, 1]
    assert s.players[0].hand == (4,)


@pytest.mark.rule("CV-2.6")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_card_of_the_row_can_end_the_game(seats: int) -> None:
    s = dealt(seats)
    give(s, 0, 1)
    s.deck, s.row, s.on_row = (), s.row[:1], (0,)
    s, events = answer(s, "take", 0)
    assert len(s.players[0].hand) == 2
    assert [e.kind for e in events] == ["took", "end"], "nobody can make a painting, and there is nothing for the automaton"
    assert GAME.decision(s) is None


@pytest.mark.rule("CV-1.1")
def test_the_deck_lasts_for_five_who_take_all_they_can() -> None:
    s, rng = dealt(5), Rng(4)
    while (d := GAME.decision(s)) is not None:
        can = options(s)
        s = do(s, *flat(can[0])) if d.kind == "turn" else answer(s, *flat(rng.pick(can)))[0]
    assert all(len(p.paintings) == 3 and len(p.hand) == 2 for p in s.players)
    assert (len(s.deck), len(s.row)) == (0, 5)


@pytest.mark.rule("CV-3.1")
def test_a_painting_takes_three_cards_in_any_order_over_a_background() -> None:
    s = dealt(2)
    give(s, 0, 10, 20, 30, 40)
    paints = [a[:-1] for a in options(s) if a.verb == "paint"]
    assert paints == [(*order, b) for order in permutations((10, 20, 30, 40), 3) for b in range(3)]
    s, events = answer(s, "paint", 40, 10, 30, 1)
    (painting,) = s.players[0].paintings
    assert (painting.bottom, painting.middle, painting.top, painting.background) == (40, 10, 30, 1)
    assert events[0] == happened.Painted(0, 40, 10, 30, 1)
    assert s.players[0].hand == (20,), "the rest stays in hand"
    s = do(s, "take", 0)
    give(s, 0, 50, 51)
    assert {a.background for a in options(s) if a.verb == "paint"} == {0, 2}, "each background once"
    s, _ = answer(s, "paint", 20, 50, 51, 2)
    s = do(s, "take", 0)
    give(s, 0, 41, 42, 43)
    assert {a.background for a in options(s) if a.verb == "paint"} == {0}


@pytest.mark.rule("CV-3.1")
def test_two_cards_make_no_painting() -> None:
    s = dealt(2)
    give(s, 0, 10, 20)
    assert verbs(s) == {"take"}


@pytest.mark.rule("CV-3.5")
def test_ribbons_are_taken_from_every_scoring_card_at_once() -> None:
    s = dealt(2)  # Variety, Repetition, Unity, Composition
    cards = card("S S . . ."), card(". . O H ."), card(". . . S HS")
    give(s, 0, *cards)
    s, events = answer(s, "paint", *cards, 0)
    seen = layers.visible(*cards)
    assert scoring.repetition(seen) == 2
    assert s.players[0].ribbons == (0, 2, 1, 1)
    assert [e for e in events if isinstance(e, happened.Ribbons)] == [
        happened.Ribbons(0, box.REPETITION, 2, 2),
        happened.Ribbons(0, box.UNITY, 1, 1),
        happened.Ribbons(0, box.COMPOSITION, 1, 1),
    ]
    assert GAME.scores(s) == (7 + 2 + 1, 0)


@pytest.mark.rule("CV-3.5")
def test_no_more_ribbons_than_the_scoring_card_pays_for() -> None:
    s = dealt(2)
    cards = card("S S . . ."), card(". . O H ."), card(". . . S HS")
    give(s, 0, *cards)
    s.players[0].ribbons = (0, 3, 3, 3)
    s, events = answer(s, "paint", *cards, 0)
    assert s.players[0].ribbons == (0, 4, 3, 3)
    assert s.players[0].paintings[0].ribbons == (0, 1, 0, 0)
    assert happened.Ribbons(0, box.REPETITION, 2, 1) in events


@pytest.mark.rule("CV-3.7")
def test_any_three_cards_can_be_tried_in_any_order() -> None:
    s = dealt(2, seed=5, set=3)
    give(s, 0, 6, 14, 29, 37, 58)
    for order in permutations(s.players[0].hand, 3):
        shown = reading.preview(s, 0, *order)
        after, _ = answer(s, "paint", *order, 0)
        assert GAME.scores(after)[0] == shown.points
        assert after.players[0].ribbons == tuple(r.taken for r in shown.readings)
        assert shown.seen == layers.visible(*order)
        assert shown.title == layers.title_cards(*order)
        assert [r.condition for r in shown.readings] == list(s.conditions)
    away = reading.preview(s, 0, *s.deck[:3])  # also with cards that are not in hand
    assert away.points >= 0
