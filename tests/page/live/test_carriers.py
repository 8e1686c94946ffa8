"""One game, now live, now by links: at any message, by anybody, and nobody loses any of it."""

from __future__ import annotations

import random

import pytest

from tests.page.double import FakePage
from tests.page.fair.test_links import friends, record, seat
from tests.page.live.test_live import answer, asked, begun, give, level, play_on
from tests.page.live.wires import Wires, cut_off, joins, live, opened, shows_code
from tests.sure import sure
from vernissage.table.fair.two import phase as phases
from vernissage.table.game import CHANCE, Action


def by_link(page: FakePage, dice: random.Random) -> str:
    """Answers one message, and sends it: the link."""
    for _ in range(60):
        found = page.find("linked-send")
        if found is not None and found.attributes["data-do"] == "linked send":
            page.press("linked-send")
            break
        if seat(page).draft is None or not seat(page).draft.choices:  # type: ignore[union-attr]
            break
        answer(page, dice)
    link = friends(page).link
    page.press_if_there("dialog-close")
    return link


def comes_live(net: Wires, host: FakePage, who: int) -> None:
    """Meets the table once more, and both go back to the game."""
    shows_code(net, host)
    joins(net, host, who)
    for page in (host, net.pages[who]):
        assert "Who is here" in page.text("dialog")
        page.press("dialog-close")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "before"), [("canvas", 7), ("art-society", 11), ("avant-carde", 13)])
def test_who_is_away_goes_on_by_link_and_comes_back_live(game: str, before: int) -> None:
    net, dice = begun(game), random.Random(31)
    play_on(net, dice, before)
    while asked(net) is net.pages[0]:  # Ann stays here
        play_on(net, dice, 1)
    who = next(i for i, page in enumerate(net.pages) if page is asked(net))
    away = cut_off(net, who)
    ann, rest = net.pages[0], next(p for i, p in enumerate(net.pages) if i not in (0, who))
    net.pass_time(8_000)
    assert f"{('Ann', 'Ben', 'Cy')[who]} is away" in ann.text("decision")
    assert ann.find("live-again") is not None

    ann.press("linked-send")  # what Ann has goes out as a link; it brings nothing new there
    net.arrive(who, friends(ann).link)
    ann.press("dialog-close")
    if away.find("linked-go"):
        away.press("linked-go")
    elif away.find("dialog-close"):
        away.press("dialog-close")
    link, known = by_link(away, dice), record(ann).heads[-1]
    net.arrive(0, link)
    ann.press_if_there("linked-go")
    net.settle()
    assert record(ann).heads[-1] != known
    assert record(ann).heads[-1] == record(rest).heads[-1]  # Ann has told the rest
    assert record(away).heads[-1] in record(ann).heads  # and may have sent a message that asks nothing of her
    assert live(ann).company is not None
    assert live(ann).company.device is friends(ann).device  # type: ignore[union-attr]

    comes_live(net, ann, who)
    assert level(net)
    play_on(net, dice, 6)
    assert level(net)
    assert not any(page.find("dialog-title") for page in net.pages)


@pytest.mark.slow
def test_a_game_changes_its_carrier_at_every_message() -> None:
    """Two who go by link and live in turns; what is sent by link is the same chain."""
    net, dice = begun("canvas", ("Ann", "Ben")), random.Random(33)
    play_on(net, dice, 5)
    for round_ in range(4):
        who = sure(next((i for i, page in enumerate(net.pages) if page is asked(net)), None))
        page = cut_off(net, 1)
        if who == 1:
            net.arrive(0, by_link(page, dice))
            net.pages[0].press_if_there("linked-go")
        else:
            net.pass_time(8_000)
            net.arrive(1, by_link(net.pages[0], dice))
            page.press_if_there("linked-go")
        net.settle()
        assert level(net), round_
        comes_live(net, net.pages[0], 1)
        play_on(net, dice, 3)
        assert level(net), round_


def pausing() -> tuple[Wires, random.Random]:
    """Two at a live table, with patrons of whom some draw in the middle of a part; and dice."""
    net = opened("avant-carde", ("Ann", "Ben"))
    net.pages[0].app.setup("avant-carde").settings["patrons"] = 1
    net.press(net.pages[0], "live-begin")
    return net, random.Random(5)


def pauses(page: FakePage) -> Action | None:
    """An answer after which something is drawn in the middle of the own part; None if there is none now."""
    play = seat(page)
    assert play.draft is not None
    for a in play.draft.choices if play.draft.secret else ():
        draft = play.device.draft()
        for said in (*play.draft.answers, a):
            draft.answer(said)
        if draft.waits:
            return a
    return None


def before_a_pause(net: Wires, dice: random.Random) -> tuple[int, Action]:
    """Plays on until somebody can answer so; who, and how."""
    for _ in range(400):
        page = sure(asked(net))
        found = pauses(page)
        if found is not None:
            return net.pages.index(page), found
        play_on(net, dice, 1)
    raise AssertionError("nobody draws in the middle of a part")


def drawn(page: FakePage, before: list[Action]) -> bool:
    """Whether what was there is still there, and a draw has come after it."""
    turns = seat(page).match.turns
    return [t.action for t in turns[: len(before)]] == before and turns[len(before)].decision.seat == CHANCE


@pytest.mark.slow
def test_whoever_has_paused_as_often_as_can_be_is_told_so_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phases, "MOST_STRETCHES", 2)
    net, dice = pausing()
    who, a = before_a_pause(net, dice)
    page = net.pages[who]
    assert page.find("linked-unhelped") is None
    give(page, a)
    net.settle()
    assert seat(page).draft is not None
    assert "You have drawn so often in the middle of your part" in page.text("decision")
    play_on(net, dice, 12)
    assert page.find("linked-unhelped") is None
    assert level(net)


@pytest.mark.long
def test_a_draw_in_the_middle_of_a_part_takes_another_device_live_and_by_link() -> None:
    net, dice = pausing()

    who, a = before_a_pause(net, dice)
    page = net.pages[who]
    before, messages = [*(t.action for t in seat(page).match.turns), a], len(record(page).authors)
    give(page, a)
    net.settle()
    assert len(record(page).authors) == messages + 2  # the own one, and the other's, which nobody has pressed for
    assert drawn(page, before)
    assert level(net)

    who, a = before_a_pause(net, dice)
    page, other = net.pages[who], cut_off(net, 1 - who)
    net.pass_time(8_000)
    before = [*(t.action for t in seat(page).match.turns), a]
    give(page, a)
    assert [t.action for t in seat(page).match.turns] == before
    assert "What is drawn next lies face down" in page.text("decision")
    link = by_link(page, dice)
    assert [t.action for t in seat(page).match.turns] == before  # what has been answered stays in sight meanwhile
    net.arrive(1 - who, link)
    other.press_if_there("linked-go")
    assert "There is nothing to decide here" in other.text("decision")
    net.arrive(who, by_link(other, dice))
    page.press_if_there("linked-go")
    assert drawn(page, before)
