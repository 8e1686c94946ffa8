"""The log: by rounds, with pictures of what moved, and nothing in it that its reader may not know."""

from __future__ import annotations

import re

import pytest

from tests.page.double import FakePage, read
from vernissage.bots.bot import answer
from vernissage.page.core.messages import Tick
from vernissage.page.table import turns
from vernissage.page.table.logbook import entries
from vernissage.table.chance import Rng
from vernissage.table.link import Player


def played(key: str, answers: int = 60) -> FakePage:
    page, rng = FakePage(), Rng(2)
    page.sit(key, (Player("Ann"), Player("Zofia", 1)), 4)
    for _ in range(answers):
        play = page.app.table()
        if play.bot_asked:
            page.send(Tick(page.app.ticket))
        elif not play.over:
            page.session.show(turns.give(page.app, (answer(play.bots["beginner"], play.match.view(0), 0, rng),)))
    return page


@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_each_turn_has_its_seats_colour_and_pictures_and_stands_under_its_round(key: str) -> None:
    page = played(key)
    log, play = page.regions["log"], page.app.table()
    heads = [int(n) for n in re.findall(r"<h3>Round (\d+)</h3>", log)]
    assert heads == sorted(set(heads), reverse=True)
    assert bool(heads) == (key != "canvas"), "Canvas has no rounds"
    items = [e for e in read(log).walk() if e.name == "li"]
    told = [texts for texts in play.log(page.app.look) if texts]
    assert len(items) == len(told)
    assert {e.attributes.get("class") for e in items} >= {"paper-sage", "paper-slate"}
    assert 'class="things"' in log


@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_what_was_not_told_to_a_reader_has_no_picture(key: str) -> None:
    page = played(key, 30)
    play, look = page.app.table(), page.app.look
    scene, told = play.scene(look), play.log(look)
    nothing = list(entries(play.view, scene, play.match.turns, told, lambda _to: False))
    assert [one.texts for one in nothing] == [tuple(texts) for texts in told if texts]
    assert not any(one.things for one in nothing)
