"""A match at the table by itself: who looks, what is taken back, what is kept; without a page."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.page.double import FakeDevice, FakePage
from vernissage.bots.bot import Adviser, Bot
from vernissage.bots.registry import BOTS, STRENGTH
from vernissage.games import GAMES, MANIFESTS
from vernissage.games.null.rules import Claim
from vernissage.page.core.measure import TableLook
from vernissage.page.core.messages import Do, Tick
from vernissage.page.core.words import Words
from vernissage.page.table import turns
from vernissage.page.table.play import AWAY, PRACTICE, Play, adviser
from vernissage.page.view import plain
from vernissage.table.chance import Rng
from vernissage.table.game import Action, Seat
from vernissage.table.link import Player, decode
from vernissage.table.match import Match
from vernissage.table.phrases import Phrases

LOOK = TableLook(Words("en"), compact=False, unit=52)
ANN, BEA, BOT = Player("Ann"), Player("Bea"), Player("Zofia", 1)


def table(*players: Player, answers: tuple[int, ...] = (), marks: tuple[str, ...] = ()) -> Play:
    """A game of claims, in which these claims have been made."""
    match: Match[Any] = Match(GAMES["null"], len(players), {}, 5)
    for number in answers:
        match.answer(Claim(number))
    return Play(match, players, plain.view(GAMES["null"], MANIFESTS["null"].show, Phrases()), BOTS["null"], "one", 0, marks)


def claims(play: Play) -> int:
    """How many claims have been made."""
    return sum(turn.decision.kind == "claim" for turn in play.match.turns)


def claim(play: Play, *numbers: int) -> None:
    for number in numbers:
        play.answer(Claim(number))


def test_a_mark_is_set_once_and_taken_away_alone() -> None:
    play = table(ANN, BOT, marks=("one", "two"))
    play.mark("one")
    assert play.marks == ("two", "one")
    play.mark("two", on=False)
    assert play.marks == ("one",)


def test_things_of_a_person_here_are_shown_and_of_the_first_seat_without_people() -> None:
    assert table(ANN, BEA, marks=(f"{AWAY}0",)).reader == 1
    assert table(BOT, ANN).reader == 1
    assert table(ANN, BEA, marks=(f"{AWAY}0", f"{AWAY}1")).reader == 0
    assert table(BOT, BOT).reader == 0


def test_at_the_end_a_person_here_who_has_won_looks() -> None:
    seen = set()
    for seed in range(30):
        play, rng = table(ANN, BEA, Player("Cy")), Rng(seed)
        assert play.curtain
        while (d := play.match.decision) is not None:
            play.answer(rng.pick(list(play.match.game.options(play.match.state, d))))
        play.hand_over()
        won = play.match.game.winners(play.match.state)
        assert play.viewer == (won[0] if won else 0)
        seen.add(play.viewer)
    assert seen > {0}, "sometimes somebody else than the first wins"


def test_only_practice_takes_back_what_came_after_ones_own_answer() -> None:
    practice = table(ANN, BOT, marks=(PRACTICE,))
    claim(practice, 2, 3)
    seats = [turn.decision.seat for turn in practice.match.turns]
    practice.undo()
    assert practice.asked == practice.viewer
    assert len(practice.match.turns) == max(i for i, seat in enumerate(seats) if seat == 0)
    plainly = table(ANN, BEA)
    plainly.viewer = 0
    claim(plainly, 2)
    plainly.undo()
    assert claims(plainly) == 0


def test_the_text_follows_the_match() -> None:
    play = table(ANN, BOT)
    for number in (2, 3):
        claim(play, number)
        assert decode(play.text, GAMES).match.answers == play.match.answers
        assert play.text is play.text, "made once"


def test_the_log_tells_every_turn_once_and_anew_what_was_turned_up_last() -> None:
    look, play, whole = LOOK, table(ANN, BOT), None
    rng = Rng(1)
    while (d := play.match.decision) is not None:
        play.answer(rng.pick(list(play.match.game.options(play.match.state, d))))
        whole = [one.texts for one in play.log(look)]
        again = Play(play.match, play.players, play.view, play.bots, "two", 0)
        assert whole == [one.texts for one in again.log(look)]
        assert len(whole) == len(play.match.turns)
    assert whole


@dataclass
class Slow(Bot):
    """A bot that claims what is the lowest when it begins, after some thought."""

    begun: int = 0

    def think(self, state: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        self.begun += 1
        options = list(GAMES["null"].options(state, GAMES["null"].decision(state)))  # type: ignore[arg-type]
        for _ in range(20):
            yield
        return options[0]


def test_a_thought_ends_with_an_answer_that_came_in_between() -> None:
    bot = Slow()
    play = table(ANN, BOT)
    play.bots = {"random": bot}
    device = FakeDevice()
    device.step = 5.0
    claim(play, 2)
    assert play.bot_asked
    assert play.think(device) is None
    assert play.think(device) is None
    assert bot.begun == 1
    claim(play, 3)
    while not play.bot_asked:
        claim(play, 1)
    play.think(device)
    assert bot.begun == 2, "it thinks about what is asked now"


def test_the_adviser_is_the_strongest_bot_that_tells_its_judgement() -> None:
    bots = {level: bot for level, bot in BOTS["canvas"].items() if isinstance(bot, Adviser)}
    strongest = next(level for level in reversed(STRENGTH) if level in bots)
    silent: Bot = Slow()
    assert adviser({STRENGTH[-1]: silent}) is None
    assert adviser({STRENGTH[-1]: silent, strongest: bots[strongest]}) is bots[strongest]
    assert adviser(BOTS["canvas"]) is bots[strongest]


@pytest.mark.slow
def test_a_question_with_one_answer_is_answered_and_taken_back_with_the_answer_before_it() -> None:
    page, rng = FakePage(), Rng(1)
    page.sit("avant-carde", (ANN, BOT), 1)
    settled = taken_back = 0
    for _ in range(80):
        play = page.app.table()
        page.said.clear()
        before, alone = len(play.match.turns), len(play.forced)
        mine = not play.bot_asked
        if mine:
            options = play.scene(page.app.look).options
            assert len(options) > 1, "nobody is asked what has one answer"
            page.session.show(turns.give(page.app, (rng.pick(list(options)),)))
        else:
            page.send(Tick(page.app.ticket))
        if len(play.forced) == alone:
            continue
        settled += 1
        told = " ".join(one.text for one in page.said if not one.shown)
        assert told.count("There was only one move.") == 1
        given = [one for turn in sorted(play.forced)[alone:] for one in play.log(page.app.look)[turn].texts]
        assert all(told.count(one) <= 1 for one in given), "it is told once"
        if mine and before + 1 in play.forced and play.border is None:
            after = len(play.match.turns)
            page.send(Do("undo"))
            assert (len(play.match.turns), play.asked) == (before, play.viewer)
            page.send(Do("redo"))
            assert len(play.match.turns) == after
            taken_back += 1
    assert settled
    assert taken_back
