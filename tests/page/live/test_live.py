"""Live tables as people see them: meeting, playing without a press for sending, away and back, links in between, once more."""

import random
from collections.abc import Callable

import pytest

from tests.marks import seldom
from tests.page.double import FakePage
from tests.page.fair.test_links import NAMES, friends, record, seat
from tests.page.live.wires import Wires, cut_off, joins, live, opened, shown, shows_code
from tests.sure import sure
from tests.table.fair.tables import joined
from vernissage.page.core.messages import Carried, Wire, Wired
from vernissage.page.fair.seat import SeatPlay
from vernissage.page.table import turns
from vernissage.table.fair.device import Device as Older
from vernissage.table.fair.text import Invitation
from vernissage.table.game import Action
from vernissage.table.live.frames import Frame


def answer(page: FakePage, dice: random.Random) -> None:
    """Gives one answer, as the game's view would, and lets the page do what follows."""
    play = seat(page)
    assert play.draft is not None
    give(page, dice.choice(list(play.draft.choices)))


def give(page: FakePage, action: Action) -> None:
    """Gives this answer."""
    came = turns.give(page.app, (action,))
    page.session._write(came.shows)
    for effect in came.effects:
        page.carry(effect)
    page.send(Wired("tick"))


def asked(net: Wires) -> FakePage | None:
    """Who can answer something."""
    return next((p for p in net.pages if friends(p).playing and seat(p).draft is not None and seat(p).draft.choices), None)  # type: ignore[union-attr]


def play_on(net: Wires, dice: random.Random, answers: int = 5_000) -> None:
    for _ in range(answers):
        page = asked(net)
        if page is None:
            return
        answer(page, dice)
        net.settle()
        net.pass_time(1_000)  # so much is listened to a second, and no more


def play_while(net: Wires, dice: random.Random, holds: Callable[[], bool]) -> None:
    """Plays on as long as this holds, which has an end."""
    for _ in range(500):
        if not holds():
            return
        assert asked(net) is not None, "nobody is asked any more"
        play_on(net, dice, 1)
    raise AssertionError("it holds for ever")


def begun(game: str = "canvas", names: tuple[str, ...] = NAMES) -> Wires:
    net = opened(game, names)
    host = net.pages[0]
    net.press(host, "live-begin")
    return net


def level(net: Wires) -> bool:
    return len({record(page).heads[-1] for page in net.pages}) == 1


def test_everybody_is_at_the_table_after_two_codes_each() -> None:
    net = opened("canvas", NAMES)
    for page, name in zip(net.pages, NAMES, strict=True):
        text = page.text("dialog")
        assert "Who is here" in text
        assert all(other in text for other in NAMES)
        assert f"{name} (you)" in text
    assert net.pages[0].find("live-begin") is not None
    assert net.pages[1].find("live-begin") is None


@pytest.mark.slow
def test_a_game_goes_across_by_itself() -> None:
    net, dice = begun(), random.Random(1)
    assert level(net)
    waiting = next(page for page in net.pages if page is not asked(net))
    assert "The game has begun" in waiting.text("dialog")
    play_on(net, dice, 12)
    assert level(net)
    assert all(isinstance(friends(page).playing, SeatPlay) for page in net.pages)
    waiting = next(page for page in net.pages if page is not asked(net))
    assert "'s turn." in waiting.text("decision")
    assert "Moves arrive by themselves" in waiting.text("decision")
    assert not waiting.find("linked-send")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["art-society", "avant-carde"])
def test_the_log_is_as_if_it_were_made_anew(game: str) -> None:
    net, dice = begun(game, NAMES[:2]), random.Random(17)
    play_on(net, dice, 2)
    for _ in range(24):
        play_on(net, dice, 1)
        for page in (page for page in net.pages if friends(page).playing is not None):
            play = seat(page)
            told = [one.texts for one in play.log(page.app.look)]
            play._log_for = None
            assert [one.texts for one in play.log(page.app.look)] == told
    assert any(told)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["canvas", seldom("art-society"), seldom("avant-carde")])
def test_a_whole_game(game: str) -> None:
    net, dice = begun(game), random.Random(2)
    play_on(net, dice)
    assert level(net)
    for page in net.pages:
        assert seat(page).over
        page.press("linked-fair")
        assert "All of it fits" in page.text("dialog")
        page.press("dialog-close")


@pytest.mark.slow
def test_once_more_without_meeting_again() -> None:
    net, dice = begun("canvas", NAMES[:2]), random.Random(3)
    play_on(net, dice)
    before = record(net.pages[0]).table.id
    net.press(net.pages[0], "live-rematch")
    assert level(net)
    assert record(net.pages[1]).table.id != before
    play_on(net, dice, 3)
    assert level(net)


@pytest.mark.slow
def test_who_is_away_is_told_and_comes_back_to_everything() -> None:
    net, dice = begun(), random.Random(4)
    play_on(net, dice, 9)
    there = next(p for p in net.pages if p is not asked(net))
    off = net.pages.index(asked(net) or there)
    net.off.add(off)
    net.pass_time(8_000)
    assert "is away" in there.text("decision")
    assert there.find("live-again") is not None
    net.off.clear()
    net.pass_time(3_000)
    assert "is away" not in there.text("decision")
    play_on(net, dice, 3)
    assert level(net)


@pytest.mark.slow
def test_a_device_that_was_loaded_again_meets_once_more_and_goes_on() -> None:
    net, dice = begun(), random.Random(5)
    play_on(net, dice, 9)
    host, _ = net.pages[0], cut_off(net, 2)
    play_on(net, dice, 2)
    shows_code(net, host)
    joins(net, host, 2)
    assert level(net)
    play_on(net, dice, 6)
    assert level(net)


def test_a_page_of_an_older_version_is_named_before_a_game_waits_for_it() -> None:
    """It would refuse each invitation, and without a word: the game would never begin."""
    net = opened("canvas", NAMES, older=[1])
    host = net.pages[0]
    assert "The page of Ben is of another version, so no game can begin: load it anew there." in host.text("dialog")
    assert host.find("live-begin") is None


def test_an_invitation_of_an_older_version_is_told_and_nobody_is_shut_out() -> None:
    net = opened("canvas", NAMES[:2])
    ann, ben = net.pages
    app, ids = ann.app, [live(page).company.peers.me for page in net.pages]  # type: ignore[union-attr]
    game = app.games["canvas"]
    old = Older(app.games, app.device.curves(), bytes(30))
    joined(old, Invitation(game, dict(game.defaults), 2, stretched=True), "Ann")
    for _ in range(9):
        there, line = net.ends[0, 1]
        net._due.append((there, Wired("heard", line, Frame("plan", (" ".join(ids), old.text)).text)))
        net.settle()
    assert "The page of Ann is of another version" in ben.text("dialog")
    assert sum("The page of Ann is of another version" in said.text for said in ben.said) == 1, "it asks again with each beat"
    assert live(ben).company.peers.all[ids[0]].here  # type: ignore[union-attr]
    assert friends(ben).device is None


@pytest.mark.slow
def test_it_goes_on_by_links_and_live_again() -> None:
    net, dice = begun("canvas", NAMES[:2]), random.Random(6)
    play_on(net, dice, 8)
    for page in net.pages:
        net.press(page, "menu", "menu-live", "live-leave")
    page = sure(asked(net))
    for _ in range(40):
        if page.find("linked-send") is not None and page.find("linked-send").attributes["data-do"] == "linked send":  # type: ignore[union-attr]
            break
        answer(page, dice)
    assert "Not sent yet" in page.text("decision")
    page.press("linked-send", "dialog-close")
    ann, _ = net.pages
    net.press(ann, "menu", "menu-live")
    net.press(ann, "live-name")
    joins(net, ann, 1)
    assert level(net)
    play_on(net, dice, 4)
    assert level(net)


def test_somebody_only_looks_on() -> None:
    net = opened("canvas", NAMES[:2])
    net.names.append("Screen")
    net.pages.append(FakePage())
    host, screen = net.pages[0], net.pages[2]
    net.press(host, "live-invite")
    joins(net, host, 2, "Screen", "live-watch")
    net.press(host, "live-begin")
    play_on(net, random.Random(7), 5)
    assert level(net)
    play = seat(screen)
    assert play.onlooker
    assert play.device.master is None


def test_a_code_that_leads_nowhere_says_why() -> None:
    net = opened("canvas", NAMES[:2])
    host = net.pages[0]
    net.press(host, "live-invite")
    own = shown(host)
    host.press("live-paste")
    host.enter("linked-pasted", "nonsense")
    host.press("live-pasted")
    assert "not the whole code of a table" in host.text("dialog")
    host.enter("linked-pasted", own)
    host.press("live-pasted")
    assert "your own code" in host.text("dialog")


def test_where_the_share_sheet_does_not_open_the_code_is_there_to_be_copied() -> None:
    net = opened("canvas", NAMES[:1], sheet=True)
    host = net.pages[0]
    host.press("live-sheet")
    host.send(Carried("sheet", good=False))
    assert "copy the link" in host.see("live-copied").text
    assert host.focus == "live-copy"
    host.send(Carried("copy", good=False))
    assert "copy it yourself" in host.see("live-copied").text
    assert host.focus == "live-address"


def test_without_a_camera_the_link_is_pasted() -> None:
    net = opened("canvas", NAMES[:1])
    host = net.pages[0]
    host.press("live-scan")
    assert host.find("live-camera") is not None
    host.send(Wired("no-camera", 0, "NotAllowedError"))
    assert host.find("live-camera") is None
    assert "does not let this page use the camera" in host.text("dialog")


def test_what_the_camera_sees_is_taken_when_it_is_a_code() -> None:
    net = opened("canvas", NAMES[:1])
    net.names.append("Ben")
    net.pages.append(FakePage(luck_of(net)))
    host, ben = net.pages
    net.arrive(1, shown(host))
    ben.enter("linked-name", "Ben")
    net.press(ben, "live-name")
    host.press("live-scan")
    host.send(Wired("scanned", 0, "https://example.org/somewhere"))
    assert host.find("live-camera") is not None
    host.send(Wired("scanned", 0, f"https://example.org/#{shown(ben)}"))
    net.settle()
    assert host.find("live-camera") is None
    assert "Ben" in host.text("dialog")


def luck_of(net: Wires) -> object:
    return type(net.pages[0].device)(luck=9_000)


def test_an_answer_that_is_opened_in_another_tab_reaches_the_table() -> None:
    net = opened("canvas", NAMES[:1])
    net.names += ["Ben", "Tab"]
    net.pages += [FakePage(luck_of(net)), FakePage(luck_of(net))]  # type: ignore[arg-type]
    host, ben, tab = net.pages
    net.arrive(1, shown(host))
    ben.enter("linked-name", "Ben")
    net.press(ben, "live-name")
    answer = shown(ben)
    net.arrive(2, answer)
    assert "your other tab" in tab.text("dialog")
    host.send(Wired("offered", 0, answer))
    net.settle()
    tab.send(Wired("handed", 0, answer))
    assert "The table has it" in tab.text("dialog")
    assert live(host).company is not None
    assert [p.name for p in live(host).company.peers.all.values()] == ["Ben"]  # type: ignore[union-attr]


def test_an_answer_that_nobody_waits_for_is_told() -> None:
    net = opened("canvas", NAMES[:2])
    net.names.append("Tab")
    net.pages.append(FakePage(luck_of(net)))  # type: ignore[arg-type]
    host, ben, tab = net.pages
    net.press(ben, "live-invite")
    net.arrive(2, shown(ben))
    tab.enter("linked-name", "Tab")
    net.press(tab, "live-name")
    answer = shown(tab)
    net.names.append("Other")
    net.pages.append(FakePage(luck_of(net)))  # type: ignore[arg-type]
    net.arrive(3, answer)
    net.pages[3].send(Wired("nobody"))
    assert "No table is waiting" in net.pages[3].text("dialog")
    assert host is not tab


def test_a_browser_that_cannot_connect_says_so() -> None:
    page = FakePage()
    page.press("poster-button-canvas", "friends", "linked-live")
    assert Wire("start") in page.wires
    page.send(Wired("ready"))
    assert "cannot connect devices" in page.text("dialog")


def test_polish_is_spoken() -> None:
    page = FakePage(languages=("pl",))
    page.press("poster-button-canvas", "friends", "linked-live")
    page.send(Wired("ready"))
    assert "nie" in page.text("dialog")
    assert "cannot" not in page.text("dialog")


def test_the_screen_is_kept_on_in_the_own_turns_if_the_person_wants_it() -> None:
    net, dice = begun("canvas", NAMES[:2]), random.Random(8)
    play_on(net, dice, 3)
    waits = next(page for page in net.pages if page is not asked(net))
    waits.press("live-awake")
    assert [wire for wire in waits.wires if wire.what == "awake"] == []  # not yet: somebody else is asked
    play_while(net, dice, lambda: asked(net) is not waits)
    assert live(waits).lit
    play_while(net, dice, lambda: asked(net) is waits)
    assert not live(waits).lit
    waits.send(Wired("asleep", 0, "refused"))
    assert "lets the screen go dark" in waits.text("decision")


@pytest.mark.slow
def test_a_page_that_has_a_network_again_comes_back_without_codes() -> None:
    net, dice = begun(), random.Random(16)
    play_on(net, dice, 6)
    for end in [end for end in net.ends if end[0] == 2]:
        net.cut(*end)
        net.pages[2].send(Wired("closed", end[1]))
    net.settle()
    net.pass_time(2_000)
    assert live(net.pages[0]).seen == {"Ben"}
    net.pages[2].send(Wired("online"))
    net.settle()
    assert live(net.pages[0]).seen == {"Ben", "Cy"}
    play_on(net, dice, 6)
    assert level(net)


def test_bots_that_were_chosen_for_a_game_by_link_are_said_not_to_play_live() -> None:
    net = Wires(NAMES[:2])
    host = net.pages[0]
    host.press("poster-button-canvas", "friends", "linked-by-link")
    net.press(host, "linked-seats-3", "linked-bots-1", "linked-ways", "linked-live")
    host.enter("linked-name", "Ann")
    net.press(host, "live-name")
    joins(net, host, 1, "Ben")
    said = host.see("live-with").text
    assert "bots chosen for a game by link do not play" in said
    net.press(host, "live-begin")
    assert [player.name for player in record(host).table.players] == ["Ann", "Ben"]


@pytest.mark.slow
def test_a_table_whose_storage_was_full_goes_on_once_there_is_room() -> None:
    """The move that came meanwhile was not kept, so it was neither shown nor told; nothing else comes, as all wait for it."""
    net, dice = begun("canvas", NAMES[:2]), random.Random(8)
    ann, ben = net.pages
    play_on(net, dice, 4)
    while asked(net) is not ann:
        play_on(net, dice, 1)
    ben.device.storage.full = True
    before, told = seat(ben).known.heads[-1], live(ben).company.peers.newest  # type: ignore[union-attr]
    while asked(net) is ann:
        answer(ann, dice)
        net.settle()
    net.pass_time(6_000)
    assert seat(ben).known.heads[-1] == before
    assert live(ben).company.peers.newest == told  # type: ignore[union-attr]
    assert [said.text for said in ben.said].count("This browser does not keep the game, so nothing was sent.") == 1
    ben.device.storage.full = False
    net.pass_time(2_000)
    assert level(net)
    assert asked(net) is ben
    kept = friends(ben).shelf.load(friends(ben).kept.id)  # type: ignore[union-attr]
    assert kept is not None
    assert kept.device["link"] == friends(ben).link
    play_on(net, dice, 4)
    assert level(net)
