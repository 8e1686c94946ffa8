"""Back closes what is open, then goes to the foyer, then leaves the site; Forward opens it again, if it can be."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.marks import seldom
from tests.page.double import FakeDevice, FakePage, read
from tests.page.sessions import ANN, BEA, asked
from vernissage.page.core.messages import Arrived, Carried, Do, Forget, Locked, Resized, Went
from vernissage.page.core.presses import asked_of_room, parsed
from vernissage.page.replay.state import Replay
from vernissage.page.routes import Route, route
from vernissage.page.table.state import TableRoom
from vernissage.page.trail import Trail

PHONE = Resized(360, 740, still=True)


class Tab:
    """A tab's history, which goes back only once it is told to (`arrive`)."""

    def __init__(self, entries: list[Route | None], at: int) -> None:
        self.entries, self.at, self.steps = entries, at, 0

    def here(self) -> Route | None:
        return self.entries[self.at]

    def write(self, route: Route) -> None:
        self.entries[self.at] = route

    def add(self, below: Route, route: Route) -> None:
        self.entries[self.at :] = [below, route]
        self.at += 1

    def back(self, steps: int) -> None:
        assert steps <= self.at, "the page would leave the site"
        self.steps = steps

    def arrive(self) -> bool:
        gone, self.at, self.steps = self.steps, self.at - self.steps, 0
        return gone > 0


class Browser(FakePage):
    """A page in a tab with a history."""

    def __init__(
        self, device: FakeDevice | None = None, entries: list[Route | None] | None = None, at: int = 0, **how: object
    ) -> None:
        self.tab = Tab(entries or [None], at)
        self.trail = Trail(self.tab)
        super().__init__(device, route=self.tab.here() or (), **how)  # type: ignore[arg-type]
        self.arrive()

    def stand(self, route: Route) -> None:
        super().stand(route)
        self.trail.stand(route)

    def arrive(self) -> None:
        """The browser does what it was asked to."""
        while self.tab.arrive():
            assert self.trail.went() is None

    def press(self, *idents: str) -> None:
        for ident in idents:
            super().press(ident)
            self.arrive()

    def go(self, steps: int) -> None:
        """People go back or forward."""
        self.tab.at += steps
        there = self.trail.went()
        if there is not None:
            self.send(Went(there))
        self.arrive()

    def reloaded(self, *, rest: bool = True) -> Browser:
        """The page after a reload of the tab."""
        return Browser(self.device, list(self.tab.entries), self.tab.at, locks=self.locks, rest=rest)

    @property
    def room(self) -> str:
        return self.root["data-room"]

    @property
    def right(self) -> bool:
        """Whether the entry is the one for where people are."""
        return self.tab.here() == route(self.app)


def table(page: Browser, key: str = "canvas") -> None:
    page.press(f"poster-button-{key}", "play")
    page.settle()


def test_back_closes_the_dialog_then_leaves_the_table_and_adds_no_entry_for_a_move() -> None:
    page = Browser()
    table(page)
    for n, _ in enumerate(asked(page)):
        if n == 4:
            break
    text = page.app.table().text
    page.press("menu")
    assert [len(one or ()) for one in page.tab.entries] == [0, 1, 2]
    page.go(-1)
    assert (page.room, page.dialog, page.app.table().text) == ("table", "", text)
    page.go(-1)
    assert (page.room, page.tab.at) == ("foyer", 0), "one more leaves the site"
    page.go(1)
    assert (page.room, page.dialog, page.app.table().text) == ("table", "", text), "nothing is answered twice"
    page.go(1)
    assert (page.room, page.dialog, page.right) == ("table", "menu", True)
    page.go(-2)
    assert (page.room, page.dialog) == ("foyer", "")


def test_what_a_button_closes_is_gone_back_over() -> None:
    page = Browser()
    page.press("menu", "dialog-close")
    assert (page.tab.at, len(page.tab.entries), page.right) == (0, 2, True)
    table(page)
    assert [len(one or ()) for one in page.tab.entries] == [0, 1], "the set-up or menu that was open is no step on the way back"
    page.press("menu", "menu-leave")
    assert (page.room, page.tab.at) == ("foyer", 0)


def test_nothing_is_written_until_the_page_itself_has_gone_back() -> None:
    tab = Tab([None], 0)
    trail = Trail(tab)
    for there in (("record",), (), ("day",)):
        trail.stand(there)
    assert (tab.entries, tab.steps) == ([(), ("record",)], 1)
    assert tab.arrive()
    assert trail.went() is None
    assert tab.entries == [(), ("day",)]


def test_a_dialog_becomes_a_room_in_the_same_entry() -> None:
    page = Browser()
    page.press("setup", "start")
    assert [len(one or ()) for one in page.tab.entries] == [0, 1]
    page.go(-1)
    assert page.room == "foyer"
    page.press("menu", "menu-record")
    assert page.tab.entries == [(), ("record",)]
    page.go(-1)
    assert page.app.visit is None
    page.go(1)
    assert page.app.visit is not None


@pytest.mark.parametrize("visit", ["record", "collection", "puzzle", "day"])
def test_each_room_beside_the_foyer_is_opened_again(visit: str) -> None:
    page = Browser()
    page.send(Do(visit))
    leg = page.app.visit.leg
    assert leg.split(" ")[0] == visit
    for again in (page, page.reloaded()):
        again.go(-1)
        assert again.app.visit is None
        again.go(1)
        assert type(again.app.visit) is type(page.app.visit) or again is not page
        assert again.app.visit.leg == leg
        assert again.right


def test_what_cannot_be_opened_anew_is_passed_over() -> None:
    page = Browser()
    table(page)
    page.send(Do("share"))
    assert page.dialog == "share"
    page.go(-1)
    page.go(1)
    assert (page.dialog, page.room, page.tab.at, page.right) == ("", "table", 1, True)
    page.go(-1)
    page.device.storage.texts.clear()
    page.app.take_stock()
    page.go(1)
    assert (page.room, page.tab.at, page.text("notice")) == ("foyer", 0, "")


def test_the_sheet_of_a_phone_and_the_log_of_a_desk_lie_over_the_table() -> None:
    page = Browser()
    table(page, "art-society")
    page.press("log-open")
    assert page.tab.at == 2
    page.go(-1)
    assert (page.root["data-log"], page.room, page.tab.at) == ("", "table", 1)
    page.send(PHONE)
    page.press("tab-others", "menu")
    assert page.tab.at == 3
    page.go(-1)
    assert (page.root["data-tab"], page.root["data-sheet"], page.dialog) == ("others", "", "")
    page.go(-1)
    assert (page.root["data-tab"], page.room) == ("", "table")
    page.go(-1)
    assert page.room == "foyer"
    page.send(PHONE)
    page.go(1)
    page.press("tab-others", "tab-others")
    assert (page.tab.at, page.right) == (1, True)


def test_a_replay_lies_over_its_table() -> None:
    page = Browser()
    table(page)
    page.send(Do("replay"))
    assert isinstance(page.app.room, Replay)
    page.go(-1)
    assert isinstance(page.app.room, TableRoom)
    page.go(1)
    assert isinstance(page.app.room, Replay)
    page.go(-2)
    assert page.room == "foyer"


def test_a_reload_stands_where_one_was() -> None:
    page = Browser()
    table(page)
    text = page.app.table().text
    page.press("menu")
    page.locks.clear()
    fresh = page.reloaded()
    assert (fresh.app.table().text, fresh.dialog, fresh.text("notice")) == (text, "", "")
    assert (fresh.tab.at, fresh.right) == (1, True)
    fresh.go(-1)
    assert fresh.room == "foyer"


def test_who_presses_something_while_the_rest_comes_is_not_taken_back() -> None:
    page = Browser()
    page.send(Do("record"))
    assert page.app.visit is not None
    for pressed in (False, True):
        fresh = page.reloaded(rest=False)
        assert (fresh.app.visit, len(fresh.app.held)) == (None, 1)
        if pressed:
            fresh.press("poster-button-art-society")
        fresh.send(Carried("rest", good=True))
        assert (fresh.app.visit is None) is pressed


def test_the_curtain_hangs_after_a_reload_and_after_forward() -> None:
    page = Browser()
    page.sit("canvas", (ANN, BEA), 3)
    page.settle()
    page.press("curtain-go")
    page.go(-1)
    page.go(1)
    assert page.app.table().curtain, "somebody else may sit there by now"
    page.press("curtain-go")
    page.locks.clear()
    assert page.reloaded().app.table().curtain


def test_a_table_in_another_tab_is_asked_about_and_back_asks_no_more() -> None:
    page = Browser()
    table(page)
    ident = page.app.table().id
    page.go(-1)
    page.locks.add(ident)
    page.go(1)
    assert (page.dialog, page.right) == ("elsewhere", True)
    page.go(-1)
    assert (page.dialog, page.room) == ("", "foyer")
    page.send(Locked(ident, mine=True))
    assert page.room == "foyer"


def test_who_goes_back_before_the_table_is_there_stays_in_the_foyer() -> None:
    page = Browser()
    table(page)
    ident = page.app.table().id
    page.go(-1)
    page.lock = lambda effect: None  # type: ignore[method-assign, assignment]  # the browser takes its time
    page.go(1)
    assert (page.room, page.tab.at) == ("foyer", 1)
    page.go(-1)
    page.send(Locked(ident, mine=True))
    assert (page.room, page.tab.at) == ("foyer", 0)


def test_a_link_has_one_entry_and_going_back_does_nothing_with_it() -> None:
    page = Browser()
    table(page)
    page.send(Do("share"))
    found = re.search(r'value="[^"]*(#[^"]+)"', page.regions["dialog"])
    assert found
    fresh = Browser(fragment=found[1])
    assert (fresh.dialog, fresh.tab.entries) == ("arrival", [(), ("",)])
    fresh.go(-1)
    assert (fresh.dialog, fresh.room, fresh.asked.count(Forget())) == ("", "foyer", 1)
    page.go(-1)
    page.tab.entries[page.tab.at + 1 :] = [None]  # typed into the address bar: the browser makes the entry
    page.tab.at += 1
    assert page.trail.went() is None
    page.send(Arrived(found[1]))
    assert (page.dialog, page.tab.entries[page.tab.at]) == ("arrival", ("resume " + page.app.table().id, ""))
    page.go(-1)
    assert (page.dialog, page.room) == ("", "table")


def test_the_end_of_a_first_game_leads_to_the_foyer() -> None:
    page = Browser()
    page.press("poster-button-canvas")
    page.send(Do("learn", ("canvas",)))
    for _ in range(400):
        if page.dialog == "learnt":
            break
        page.send(Do("lesson", ("next",)))
        page.send(Do("lesson", ("show",)))
        page.settle()
    assert page.dialog == "learnt"
    page.go(-1)
    assert (page.room, page.tab.at, page.dialog) == ("foyer", 0, "")


@pytest.mark.slow
@pytest.mark.parametrize("luck", [0, 1, 2, *map(seldom, range(3, 12))])
def test_wherever_people_go_back_leads_out(luck: int) -> None:
    """Whatever is pressed in a slow browser: as many steps back as its route has legs end in the foyer, none leaves before."""
    rng, page = Random(luck), Browser()
    if luck % 2:
        page.send(PHONE)
    for _ in range(250):
        roll = rng.random()
        if roll < 0.2 and page.tab.at and not page.tab.steps:
            page.go(-1)
        elif roll < 0.3 and page.tab.at < len(page.tab.entries) - 1 and not page.tab.steps:
            page.go(1)
        elif roll < 0.6:
            page.arrive()
        else:
            there = read(page.regions["dialog"]) if page.dialog else page.document
            pressed = [one for one in there.walk() if "disabled" not in one.attributes]
            does = [one.attributes["data-do"] or "" for one in pressed if "data-do" in one.attributes]
            act, do = [one for one in does if asked_of_room(one)], [one for one in does if not asked_of_room(one)]
            if act and rng.random() < 0.5:
                page.send(Do(*parsed(rng.choice(act))))
            elif do:
                page.send(Do(*parsed(rng.choice(do))))
            if page.waits and rng.random() < 0.8:
                page.tick()
    page.arrive()
    page.send(Resized(1280, 800, still=True))
    page.arrive()
    steps = len(route(page.app))
    assert page.tab.at <= steps + 1
    for _ in range(page.tab.at):
        page.go(-1)
    assert (page.room, page.dialog, page.tab.at) == ("foyer", "", 0)
