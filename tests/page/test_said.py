"""What is said to a screen reader while bots play: all that happens, and once for each of their turns."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.page.double import FakePage
from tests.page.sessions import ANN, MAREK, ZOFIA
from vernissage.bots.bot import answer
from vernissage.page.core.messages import Effect, Focus, Say
from vernissage.page.games.views import VIEWS
from vernissage.page.table import turns as table
from vernissage.table.chance import Rng

MOST = 400
"""So many answers of a game are enough."""


class Listener(FakePage):
    """A page that keeps everything that it says, in its order."""

    def __init__(self) -> None:
        self.all: list[Say] = []
        super().__init__()

    def carry(self, effect: Effect) -> None:
        if isinstance(effect, Say):
            self.all.append(effect)
        super().carry(effect)


@pytest.mark.parametrize("key", VIEWS)
def test_a_bots_turn_is_told_once_and_whole(key: str) -> None:
    page, rng = Listener(), Rng(3)
    page.sit(key, (ANN, ZOFIA, MAREK), 7)
    play = page.app.table()
    happened: list[str] = []
    begun = len(play.match.turns)  # how the table was laid is there to be read
    asked, told, turns, long_ones, answers = play.asked, 0, 0, 0, 0
    while not play.over and len(play.match.turns) < MOST:
        if play.asked != asked:
            turns, long_ones = turns + 1, long_ones + (answers > 1 and asked in (1, 2))
            asked, told, answers = play.asked, 0, 0
        before, ply, bot = len(page.all), len(play.match.turns), play.bot_asked
        if bot:
            assert page.tick(), "nobody answers"
        else:
            seat = play.viewer
            assert seat is not None
            action = answer(play.bots.get("greedy", play.bots["random"]), play.match.view(seat), seat, rng)
            for effect in table.give(page.app, (action,)).effects:
                if not isinstance(effect, Focus):
                    page.carry(effect)
        answers += len(play.match.turns) > ply
        if len(play.match.turns) > ply and not play.bot_asked:
            happened += play.told(page.app.look, begun)
            begun = len(play.match.turns)
        said = page.all[before:]
        if bot:
            told += sum(not one.urgent for one in said)
            assert told <= 1, [one.text for one in said]
            assert not play.bot_asked or not any(one.urgent for one in said), "only who is asked is interrupted"
        if not play.bot_asked and not play.over:
            assert said[-1].urgent, "a person is asked, and hears it"
    assert turns > 3
    seats = [turn.decision.seat for turn in play.match.turns]
    if sum(a == b in (1, 2) for a, b in pairwise(seats)) > 20:  # else turns are one answer each
        assert long_ones > 3
    heard = " ".join(one.text for one in page.all)
    assert len(happened) > 10
    assert not [text for text in happened if text not in heard]
