"""One game, now live, now by links: at any message, by anybody, and nobody loses any of it."""

from __future__ import annotations

import random

import pytest

from tests.page.double import FakePage
from tests.page.live.test_live import answer, asked, begun, level, play_on, record, seat
from tests.page.live.wires import Wires, friends, live, shown
from vernissage.page.core.messages import Answered


def cut_off(net: Wires, who: int) -> FakePage:
    """This one's page is loaded anew, with all that was kept, and has no connection any more."""
    for end in [end for end in net.ends if end[0] == who]:
        net.cut(*end)
    net.pages[who] = page = FakePage(net.pages[who].device)
    net.names[who] += " again"
    net.settle()
    cards = (e.attributes.get("id", "") for e in page.document.walk())
    page.press(next(ident for ident in cards if ident.startswith("linked-by-link")))
    net.settle()
    return page


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
    if page.find("dialog-close"):
        page.press("dialog-close")
    return link


def comes_live(net: Wires, host: FakePage, who: int) -> None:
    """Meets the table once more."""
    page = net.pages[who]
    host.press("menu")
    host.press("menu-live")
    if host.find("live-invite") is not None:
        host.press("live-invite")
    net.settle()
    net.arrive(who, shown(host))
    page.send(Answered("codes", good=True))
    page.press("live-name")
    net.settle()
    host.press("live-paste")
    host.enter("linked-pasted", shown(page))
    host.press("live-pasted")
    net.settle()


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
    if ann.find("linked-go"):
        ann.press("linked-go")
    net.settle()
    assert record(ann).heads[-1] != known
    assert record(ann).heads[-1] == record(rest).heads[-1] == record(away).heads[-1]  # Ann has told the rest
    assert live(ann).company is not None
    assert live(ann).company.device is friends(ann).device  # type: ignore[union-attr]

    comes_live(net, ann, who)
    assert level(net)
    play_on(net, dice, 6)
    assert level(net)
    assert all(page.find("dialog-title") is None or page is not asked(net) for page in net.pages)


def test_a_game_changes_its_carrier_at_every_message() -> None:
    """Two who go by link and live in turns; what is sent by link is the same chain."""
    net, dice = begun("canvas", ("Ann", "Ben")), random.Random(33)
    play_on(net, dice, 5)
    for round_ in range(4):
        who = next((i for i, page in enumerate(net.pages) if page is asked(net)), None)
        assert who is not None
        page = cut_off(net, 1)
        if who == 1:
            net.arrive(0, by_link(page, dice))
            if net.pages[0].find("linked-go"):
                net.pages[0].press("linked-go")
        else:
            net.pass_time(8_000)
            net.arrive(1, by_link(net.pages[0], dice))
            if page.find("linked-go"):
                page.press("linked-go")
        net.settle()
        assert level(net), round_
        comes_live(net, net.pages[0], 1)
        play_on(net, dice, 3)
        assert level(net), round_
