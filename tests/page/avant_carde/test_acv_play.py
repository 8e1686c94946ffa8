"""Whole games through the view alone: by single taps, by keyboard alone, and the pointer's drag."""

import re
from typing import Any

import pytest

from tests.marks import rest_seldom
from tests.page.avant_carde.sitting import MIX, by_keys, by_taps, start, wander
from tests.page.sitting import Sitting
from tests.sure import sure
from vernissage.games.avant_carde.rules.decisions import AskBuy, AskLine
from vernissage.games.avant_carde.rules.state import PLAY
from vernissage.games.avant_carde.view.names import card_word
from vernissage.games.avant_carde.view.things.line import can_follow
from vernissage.games.avant_carde.view.ui import own_decision
from vernissage.games.avant_carde.view.view import VIEW
from vernissage.table.chance import Rng


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "seed", "options"), rest_seldom([(2, 1, {}), (3, 2, {"patrons": 2}), (2, 3, {"patrons": 4}), (1, 4, MIX)])
)
def test_a_game_is_played_by_single_taps(seats: int, seed: int, options: dict[str, int]) -> None:
    s, rng = start(seats, seed, compact=bool(seed % 2), options=options), Rng(seed)
    while s.match.decision is not None:
        by_taps(s, rng)
    assert s.match.state.over


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 5, {}), (1, 6, {"patrons": 3})])
def test_a_game_is_played_by_keyboard_alone(seats: int, seed: int, options: dict[str, int]) -> None:
    s, rng = start(seats, seed, options=options), Rng(seed)
    while s.match.decision is not None:
        by_keys(s, rng)
    assert s.match.state.over


def dragged(s, card: int, *points: float, end: str = "up") -> bool:
    """Drags a card of the hand; the points are heights across the hand, 0 its upper edge."""
    moved = False
    for phase, y in [("down", points[0]), *(("move", y) for y in points[1:]), (end, points[-1])]:
        reply = VIEW.pointed(s.scene(), s.ui(), phase, f"give play {card}", 0.5, y)
        moved = (reply is not None and s.take(reply)) or moved
    return moved


@pytest.mark.rule("AC-2.1")
def test_a_card_is_dragged_onto_the_line() -> None:
    s = start(2, 7)
    card = s.scene().options[0].card
    hand = s.regions()["hand"]
    VIEW.pointed(s.scene(), s.ui(), "down", f"give play {card}", 0.5, 0.5)
    assert s.regions()["hand"] == hand  # a card that is written anew under the pointer would never be pressed
    assert not dragged(s, card, 0.5, 0.2, 0.4)
    assert not dragged(s, card, 0.5, -0.6, end="cancel")
    assert not s.match.state.players[s.seat].line
    assert dragged(s, card, 0.5, -0.3, -0.6)
    assert [x.card for x in s.match.state.players[s.seat].line] == [card]


@pytest.mark.rule("AC-2.1")
def test_a_card_that_cannot_follow_says_so_and_stays() -> None:
    for s in wander(2, 9, rounds=3):
        if s.match.state.part != PLAY or not any(a.verb == "stop" for a in s.scene().options):
            continue
        hand = s.match.state.players[s.seat].hand
        can = {a.card for a in s.scene().options if a.verb == "play"}
        out = [i for i, card in enumerate(hand) if card not in can]
        if out:
            reply = sure(VIEW.keyed(s.scene(), s.ui(), str(out[0] + 1), "hand"))
            assert not reply.answers
            assert reply.refused
            return
    raise AssertionError


@pytest.mark.rule("AC-2.3")
def test_a_line_without_a_card_takes_a_second_press() -> None:
    s = next(s for s in wander(2, 9, rounds=2) if any(a.verb == "play" for a in s.scene().options) and not mine(s).line)
    for way in (lambda ui: VIEW.press(s.scene(), ui, "give", ("stop",)), lambda ui: VIEW.keyed(s.scene(), ui, "s", "hand")):
        reply = way(s.ui())
        assert not reply.answers
        assert reply.refused
        assert reply.say == "Your line is empty: press once more to leave it so."
        assert [a.verb for a in way(reply.ui).answers] == ["stop"]


@pytest.mark.rule("AC-2.1")
def test_the_hand_is_heard_before_a_line_and_the_line_as_it_grows() -> None:
    begun = grown = 0
    for s in wander(2, 9, rounds=3):
        scene, line = s.scene(), mine(s).line
        if isinstance(own_decision(scene), AskBuy):
            assert VIEW.sentence(scene, s.ui()) in VIEW.heard(scene, s.ui())[:2]
        elif not isinstance(own_decision(scene), AskLine):
            assert VIEW.heard(scene, s.ui()) == (VIEW.sentence(scene, s.ui()),)
        elif line:
            told, left, how = VIEW.heard(scene, s.ui())
            assert how == "S: End my line."
            assert re.fullmatch(r"Your line, (\d+) cards?, \$\1: .*\w+ \d+.*\.", told)
            assert told.count(",") > len(line)
            plays = {a.card for a in scene.options if a.verb == "play"}
            can = [card_word(scene.words, card) for card in mine(s).hand if card in plays]
            assert left == (f"Can follow: {', '.join(can)}." if can else f"{can_follow(scene)}.")
            grown += 1
        else:
            held = ", ".join(card_word(scene.words, card) for card in mine(s).hand)
            task, stand, hand = VIEW.heard(scene, s.ui())
            assert (task, hand) == ("Lay your line, card by card.", f"Your hand: {held}.")
            awards = [one.awards for one in s.match.state.players]
            names = ["you" if seat == scene.seat else name for seat, name in enumerate(scene.names)]
            each = " and ".join(f"{name} {n}" for name, n in zip(names, awards, strict=True))
            assert stand == f"Awards: {s.match.state.awards} left; {each}."
            begun += 1
    assert begun > 3
    assert grown > 10


def test_a_digit_plays_a_card_which_is_told_as_played_and_not_before() -> None:
    s = start(2, 7)
    reply = VIEW.keyed(s.scene(), s.ui(), "1", "hand")
    assert reply.answers
    assert not reply.say


def mine(s: Sitting) -> Any:
    """What the seat that is asked has."""
    return s.match.state.players[s.seat]


@pytest.mark.parametrize("key", list("wclmre"))
def test_query_keys_tell(key: str) -> None:
    for i, s in enumerate(wander(3, 11, options=MIX, rounds=3)):
        if i % 7 == 0:
            reply = sure(VIEW.keyed(s.scene(), s.ui(), key, "own"))
            assert reply.say
            assert not reply.answers


def test_escape_closes_one_thing_at_a_time() -> None:
    s = start(3, 13)
    s.press("pile", "discard")
    s.press("patron", "5")
    s.press("seat", str((s.seat + 1) % 3))
    for _ in range(3):
        s.key("Escape")
    assert (s.ui().seat, s.ui().patron, s.ui().pile) == (-1, 0, "")
    assert VIEW.keyed(s.scene(), s.ui(), "Escape", "own") is None
