"""What is said to a screen reader while bots play: all that happens, and once for each of their turns."""

import re
from itertools import pairwise

import pytest

from tests.page.double import FakePage
from tests.page.sessions import ANN, MAREK, ZOFIA
from tests.page.sitting import acts
from vernissage.bots.bot import answer
from vernissage.page.core.messages import Do, Effect, Focus, Say
from vernissage.page.programme import VIEWS
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


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_a_bots_turn_is_told_once_and_whole(key: str) -> None:
    page, rng = Listener(), Rng(3)
    page.sit(key, (ANN, ZOFIA, MAREK), 7)
    play = page.app.table()
    happened: list[str] = []
    begun = len(play.match.turns)  # how the table was laid is there to be read
    asked, told, turns, long_ones, answers, turned = play.asked, 0, 0, 0, 0, 0
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
            spared = play.view.spared(play.scene(page.app.look))
            happened += [text for text in play.sentences(page.app.look, begun) if text not in spared]
            begun = len(play.match.turns)
        said = [one for one in page.all[before:] if not one.to]  # where the next key leads is no part of what happens
        if bot:
            told += len(said) - (0 if play.bot_asked or play.over else len(table.heard(page.app, play)))
            assert told <= 1, [one.text for one in said]
        if not play.bot_asked and not play.over:
            first = play.view.unseen(play.scene(page.app.look), play.ui)
            turned += first
            asked_ = list(table.heard(page.app, play))
            there = said[: len(asked_)] if first else said[-len(asked_) :]
            assert there == asked_, "a person is asked, and hears it last; of bids, first"
    assert turns > 3
    assert turned or key != "art-society"
    seats = [turn.decision.seat for turn in play.match.turns]
    if sum(a == b in (1, 2) for a, b in pairwise(seats)) > 20:  # else turns are one answer each
        assert long_ones > 3
    heard = " ".join(one.text for one in page.all)
    assert len(happened) > 10
    assert not [text for text in happened if text not in heard]


@pytest.mark.parametrize("key", VIEWS)
def test_what_is_shown_over_a_table_is_one_short_sentence_and_never_what_the_title_or_the_log_says(key: str) -> None:
    """Whatever is pressed, also when it does nothing, and while several seats move at once (Avant Carde's rounds)."""
    page, rng, settled = Listener(), Rng(4), 0
    page.sit(key, (ANN, ZOFIA, MAREK), 7)
    play = page.app.table()
    for _ in range(120):
        if play.over:
            break
        if play.bot_asked:
            page.tick()
            continue
        page.send(Do("room", ("nothing",)))
        for _ in range(4):
            if play.asked == play.viewer:
                page.send(Do(*rng.pick(acts(page.regions))))
        if play.asked == play.viewer:
            seat, alone = play.viewer, len(play.forced)
            level = "greedy" if "greedy" in play.bots else "random"
            for effect in table.give(page.app, (answer(play.bots[level], play.match.view(seat), seat, rng),)).effects:
                if isinstance(effect, Say):
                    page.carry(effect)
            settled += len(play.forced) > alone
    told = set(play.sentences(page.app.look, 0))
    shown = {one.text for one in page.all if one.shown}
    assert shown, "some press did nothing"
    assert settled or key != "avant-carde"
    for text in shown:
        assert len(text) < 100, text
        assert not re.search(r"[.!?] \w", text), text
        assert not [one for one in told if one in text], text


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_figures_are_heard_with_their_units(key: str) -> None:
    page, rng = FakePage(), Rng(5)
    page.sit(key, (ANN, ZOFIA), 5)
    seen = 0
    while len(page.app.table().match.turns) < 120 and not page.app.table().over:
        play = page.app.table()
        if play.bot_asked:
            page.settle()
            continue
        for e in page.document.walk():
            classes = (e.attributes.get("class") or "").split()
            if "va" in classes:
                assert re.search(r"[^\W\d]|\$", e.text), e.text
                seen += 1
            if {"lot", "taken"} <= set(classes):
                assert re.search(r", value \d+, (yours|taken by|at the museum)", e.attributes["aria-label"])
        page.session.show(table.give(page.app, (answer(play.bots["greedy"], play.match.view(0), 0, rng),)))
    assert seen or key == "null"
