"""Games by link, from the invitation to the check, with several devices that never hear of each other but by links."""

import random
from collections.abc import Sequence

import pytest

from tests.page.double import FakeDevice, FakePage, Kept
from tests.sure import sure
from vernissage.page.core.messages import Arrived, Carried, Copy, ShareSheet
from vernissage.page.fair import sending
from vernissage.page.fair.seat import SeatPlay
from vernissage.page.fair.update import GamesByLink
from vernissage.page.table import turns
from vernissage.page.travel.share import qr_svg
from vernissage.page.travel.state import Reading
from vernissage.table.fair.editions import Record

NAMES = ("Ann", "Ben", "Cy")


def friends(page: FakePage) -> GamesByLink:
    linked = page.app.by_link
    assert isinstance(linked, GamesByLink)
    return linked


def seat(page: FakePage) -> SeatPlay:
    return sure(friends(page).playing)


def record(page: FakePage) -> Record:
    return sure(friends(page).record)


def opened(page: FakePage, link: str) -> None:
    """Opens a link, and waits until it has been read."""
    page.send(Arrived(link))
    settle(page)


def settle(page: FakePage) -> None:
    while isinstance(page.app.dialog, Reading):
        page.tick()


def resume(page: FakePage) -> None:
    """Opens the one game by link from the foyer."""
    cards = (e.attributes.get("id", "") for e in page.document.walk())
    page.press(next(ident for ident in cards if ident.startswith("linked-by-link")))
    settle(page)


def given(page: FakePage) -> str:
    """Copies the link of the open sheet, and closes it; what was put on the clipboard."""
    page.press("linked-copy")
    copied = page.asked[-1]
    assert isinstance(copied, Copy)
    page.send(Carried("copy", good=True))
    page.press("dialog-close")
    return copied.text.split("\n")[-1].partition("#")[2]


def devices(names: Sequence[str]) -> list[FakePage]:
    return [FakePage(FakeDevice(luck=1000 * (i + 1))) for i in range(len(names))]


def invited(game: str, names: tuple[str, ...] = NAMES, patrons: int = 0) -> list[FakePage]:
    """Devices that have sat down to one game: the first one invites, the invitation goes round."""
    pages = devices(names)
    host = pages[0]
    if patrons:
        host.app.setup(game).settings["patrons"] = patrons
    host.press(f"poster-button-{game}", "friends", "linked-by-link")
    host.enter("linked-name", names[0])
    host.press(f"linked-seats-{len(names)}", "linked-create")
    link = given(host)
    for page, name in zip(pages[1:], names[1:], strict=True):
        opened(page, link)
        assert f"{names[0]} invites you" in page.text("dialog")
        page.enter("linked-name", name)
        page.press("linked-join")
        link = given(page)
    set_up(pages, link)
    return pages


def set_up(pages: Sequence[FakePage], link: str) -> None:
    """Everybody shows a number for the set-up, and so has a part in it; the last one is who has invited the others."""
    for page in (*pages[1:-1], pages[0]):
        opened(page, link)
        if page is not pages[0]:
            assert "Send this to" in page.text("dialog")
            link = given(page)
    pages[0].press("linked-same")
    pages[0].press("linked-later")


def answer(page: FakePage, dice: random.Random) -> None:
    """Gives one answer, as the game's view would."""
    came = turns.give(page.app, (dice.choice(list(sure(seat(page).draft).choices)),))
    page.session._write(came.shows)
    for effect in came.effects:
        page.carry(effect)


def ready(page: FakePage) -> bool:
    send = page.find("linked-send")
    return send is not None and send.attributes["data-do"] == "linked send"


def finish(page: FakePage, dice: random.Random) -> None:
    """Answers all that this device is asked."""
    for _ in range(400):
        if ready(page):
            return
        answer(page, dice)
    raise AssertionError("the turn does not end")


def asked(pages: Sequence[FakePage]) -> FakePage | None:
    """Whose turn it is."""
    plays = ((p, friends(p).playing) for p in pages)  # who has not opened a link since the set-up has no table yet
    return next((p for p, play in plays if play is not None and play.draft is not None), None)


def move(pages: Sequence[FakePage], dice: random.Random, curious: float = 1) -> str:
    """One message: played, sent, and opened by who is asked next. All others open it as often as they are curious (0 to 1)."""
    page = sure(asked(pages))
    finish(page, dice)
    page.press("linked-send")
    settle(page)  # bots think
    link = given(page)
    following = record(page).author()
    for i, other in enumerate(pages):
        if other is not page and (i == following or curious == 1 or dice.random() < curious):
            opened(other, link)
    return link


@pytest.mark.slow
@pytest.mark.parametrize("game", ["canvas", pytest.param("art-society", marks=pytest.mark.long)])
def test_a_whole_game(game: str) -> None:
    dice = random.Random(1)
    pages = invited(game)
    assert len({record(page).table.id for page in pages}) == 1
    link = ""
    while asked(pages) is not None:
        link = move(pages, dice, 0.1)
    for page in pages:
        if not seat(page).over:
            opened(page, link)
        assert seat(page).over
        page.press_if_there("linked-go")
        page.press("linked-fair")
        assert "All of it fits" in page.text("dialog")
        assert str(len(record(page).authors)) in page.text("dialog")
        assert "does not promise" in page.text("dialog")
    watcher = FakePage(FakeDevice(luck=9000))
    opened(watcher, link)
    assert "have played it by link" in page_text(watcher)
    assert seat(watcher).over
    watcher.press("linked-go", "replay")
    assert watcher.root["data-reel"] == "yes"
    watcher.key("Home")
    watcher.key("End")


@pytest.mark.slow
def test_the_first_rounds_of_avant_carde() -> None:
    """Whole games of it take hundreds of messages; on devices without pages the law of whole games plays them to their ends."""
    dice = random.Random(1)
    pages = invited("avant-carde")
    for _ in range(50):
        link = move(pages, dice, 0.1)
    for page in pages:
        opened(page, link)
    assert len({tuple(record(page).heads) for page in pages}) == 1
    assert len(record(pages[0]).heads) > 50
    watcher = FakePage(FakeDevice(luck=9000))
    opened(watcher, link)
    assert "You are watching" in page_text(watcher)


def page_text(page: FakePage) -> str:
    return page.text("dialog")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "region", "given"), [("art-society", "market", "Ready: "), ("avant-carde", "others", "")])
def test_the_table_tells_who_has_sealed_an_answer(game: str, region: str, given: str) -> None:
    """As the messages came, which is not the order in which the game asks; and nothing is told to be opened before it is."""
    dice, met, turned = random.Random(5), set(), False
    pages = invited(game)
    for _ in range(40):
        known = next(record(page) for page in pages if seat(page).draft is not None)
        in_it = () if known.phase is None else tuple(sorted(known.phase.places))
        if known.phase is not None:
            turned |= known.phase.order != tuple(sorted(known.phase.order))
            for page in pages:
                text = page.text(region)
                opens = seat(page).draft is not None and len(in_it) == len(NAMES)
                if given and not opens:
                    who = [name if i != seat(page).seat else "you" for i, name in enumerate(NAMES) if i in in_it]
                    said = "Everybody has bid." if len(in_it) == len(NAMES) else f"{given}{' and '.join(who)}. Still"
                    assert said in text, (in_it, text)
                elif not given and not opens:
                    assert text.count("Done laying.") == len(set(in_it) - {seat(page).seat})
            met.add(in_it)
        move(pages, dice)
        if len(met) == len(NAMES) + 1 and turned:
            return
    raise AssertionError(met)


def test_nothing_is_final_before_it_is_sent() -> None:
    dice = random.Random(2)
    pages = invited("canvas")
    page = sure(asked(pages))
    finish(page, dice)
    before = record(page)
    assert "Not sent yet" in page.text("decision")
    page.press("linked-undo")
    assert not ready(page)
    finish(page, dice)
    assert record(page) is before, "nothing of it is in the record"
    page.press("linked-send")
    given(page)
    assert len(record(page).heads) == len(before.heads) + 1
    assert "Waiting for" in page.text("decision")
    page.press("undo")
    assert "somebody else has moved since" in page_text(page)


def test_who_copies_the_own_key_has_not_given_the_link_out() -> None:
    pages = invited("canvas")
    page = sure(asked(pages))
    finish(page, random.Random(2))
    page.press("linked-send", "dialog-close")
    kept = sure(friends(page).kept)
    page.press("menu", "menu-line", "linked-line-copy")
    page.send(Carried("copy", good=True))
    assert page.said[-1].text == "Copied."
    assert friends(page).kept == kept
    page.send(Carried("copy", good=False))
    assert "write the key down" in page.see("linked-copied").text
    page.send(Carried("sheet", good=False))  # of a share sheet that was opened before: here is no link to copy
    assert "write the key down" in page.see("linked-copied").text


def test_what_is_answered_and_not_sent_is_still_there_after_a_visit() -> None:
    dice = random.Random(3)
    pages = invited("canvas")
    page = sure(asked(pages))
    finish(page, dice)
    answers = list(sure(seat(page).draft).answers)
    again = FakePage(page.device)
    assert "Not sent yet" in again.text("foyer")
    resume(again)
    assert sure(seat(again).draft).answers == answers
    assert ready(again)


def test_a_device_that_is_cut_off_shows_the_very_same_link_again() -> None:
    dice = random.Random(4)
    pages = invited("canvas")
    page = sure(asked(pages))
    finish(page, dice)
    page.press("linked-send")
    link = friends(page).link
    again = FakePage(page.device)
    resume(again)
    assert "does not know your move" in again.text("decision")
    again.press("linked-send")
    assert given(again) == link
    assert "Waiting for" in again.text("decision")


def test_what_cannot_be_kept_is_not_sent() -> None:
    dice = random.Random(5)
    pages = invited("canvas")
    page = sure(asked(pages))
    finish(page, dice)
    before = len(record(page).heads)
    page.device.storage.full = True
    page.press("linked-send")
    assert len(record(page).heads) == before
    assert any("not sent" in said.text for said in page.said)
    page.device.storage.full = False
    page.press("linked-send")
    assert len(record(page).heads) == before + 1


@pytest.mark.slow
def test_old_and_doubled_links_change_nothing() -> None:
    dice = random.Random(6)
    pages = invited("canvas")
    links = [move(pages, dice) for _ in range(4)]
    ann = pages[0]
    heads = list(record(ann).heads)
    opened(ann, links[-1])
    assert record(ann).heads == heads
    opened(ann, links[0])
    assert "newer one" in page_text(ann)
    assert record(ann).heads == heads
    ann.press("linked-again")
    assert given(ann) == links[-1]


def test_a_lost_link_can_be_sent_again_by_anybody() -> None:
    dice = random.Random(7)
    pages = invited("canvas")
    link = move(pages, dice)
    for page in pages:
        page.press_if_there("linked-go")
        page.press("share")
        assert given(page) == link


def test_others_look_on_and_cannot_answer() -> None:
    dice = random.Random(8)
    pages = invited("canvas")
    link = move(pages, dice)
    watcher = FakePage(FakeDevice(luck=9000))
    opened(watcher, link)
    assert "Ann, Ben and Cy play here" in page_text(watcher)
    watcher.press("linked-go")
    assert seat(watcher).draft is None
    assert not watcher.find("linked-undo")
    opened(watcher, move(pages, dice))
    assert len(record(watcher).authors) == len(record(pages[0]).authors)


def test_two_different_moves_are_shown_and_nobody_is_accused() -> None:
    dice = random.Random(9)
    pages = invited("canvas")
    page = sure(asked(pages))
    copy = FakeDevice(Kept(), luck=5000)
    copy.storage.texts = dict(page.device.storage.texts)
    finish(page, dice)
    page.press("linked-send")
    first = given(page)
    twin = FakePage(copy)
    resume(twin)
    while not ready(twin) or friends(twin).playing.draft.answers == page_answers(page):  # type: ignore[union-attr]
        if ready(twin):
            twin.press("linked-undo")
        answer(twin, dice)
    twin.press("linked-send")
    second = given(twin)
    assert first != second
    other = next(p for p in pages if p is not page)
    opened(other, first)
    heads = list(record(other).heads)
    opened(other, second)
    assert "two different moves" in page_text(other)
    assert "cheat" not in page_text(other).lower()
    assert record(other).heads == heads
    other.press("linked-proof")
    assert first in other.files[-1].text
    assert second in other.files[-1].text
    other.press("linked-follow")
    assert record(other).heads != heads
    assert len(record(other).heads) == len(heads)


def page_answers(page: FakePage) -> list[object]:
    """What the device answered last."""
    match = record(page).match
    return [t.action for t in match.turns if t.decision.seat == seat(page).seat][-1:]


def test_a_link_is_given_out_by_code_and_by_the_share_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is given out is the very link of the sheet; a code that is too long is told."""
    page = FakePage(FakeDevice(luck=1000), sheet=True)
    page.press("poster-button-canvas", "friends", "linked-by-link")
    page.enter("linked-name", "Ann")
    page.press("linked-create")
    link = friends(page).link
    page.press("linked-sheet")
    asked_for = page.asked[-1]
    assert isinstance(asked_for, ShareSheet)
    assert asked_for.address.endswith(f"#{link}")
    assert "invited" in asked_for.text
    page.send(Carried("sheet", good=False))
    assert "copy the link" in page_text(page)
    assert page.focus == "linked-copy"
    page.press("linked-code")
    assert qr_svg(asked_for.address) == friends(page).code
    monkeypatch.setattr(sending, "qr_svg", qr_svg_of_too_much)
    page.press("linked-code")
    assert "too long for a QR code" in page_text(page)
    page.press("linked-file")
    assert link in page.files[-1].text


def qr_svg_of_too_much(_text: str) -> str:
    return qr_svg("x" * 3_000)


def test_a_lost_device_is_restored_by_its_line() -> None:
    dice = random.Random(10)
    pages = invited("canvas")
    link = move(pages, dice)
    page = sure(asked(pages))
    line = sure(friends(page).device).line
    fresh = FakePage(FakeDevice(luck=7000))
    opened(fresh, link)
    fresh.press("linked-restore")
    fresh.enter("linked-line", line[:-1] + ("A" if line[-1] != "A" else "B"))
    fresh.press("linked-go-on")
    assert "one of its 43 characters is wrong" in page_text(fresh)
    fresh.enter("linked-line", f" {line[:20]} {line[20:]} ")
    fresh.press("linked-go-on")
    assert seat(fresh).seat == seat(page).seat
    finish(fresh, dice)
    fresh.press("linked-send")
    pages[pages.index(page)] = fresh
    link = given(fresh)
    for other in pages:
        if other is not fresh:
            opened(other, link)
            assert len(record(other).authors) == len(record(fresh).authors)


def test_a_name_that_is_taken_is_told_and_nothing_is_lost() -> None:
    ann, ben, _ = devices(NAMES)
    ann.press("poster-button-canvas", "friends", "linked-by-link", "linked-create")
    assert "Write your name" in page_text(ann)
    ann.enter("linked-name", "Ann")
    ann.press("linked-create")
    link = given(ann)
    opened(ben, link)
    ben.enter("linked-name", "Ann")
    ben.press("linked-join")
    assert "has this name already" in page_text(ben)
    ben.enter("linked-name", "Александра Константинова")  # 47 bytes: an entry holds 40
    ben.press("linked-join")
    assert "pass it on" in page_text(ben)
    assert [kept.names for kept in friends(ben).games] == [("Ann", "Александра Константи")]
    assert "The invitation is under way" in FakePage(ben.device).text("foyer")


def test_a_changed_link_is_told_and_changes_nothing() -> None:
    dice = random.Random(11)
    pages = invited("canvas")
    link = move(pages, dice)
    ann = pages[0]
    heads = list(record(ann).heads)
    for at in range(5, len(link), 37):
        wrong = link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]
        opened(ann, wrong)
        assert record(ann).heads == heads if friends(ann).device else True
    assert "cannot be opened" in page_text(ann)


def test_it_is_told_when_the_part_cannot_be_loaded() -> None:
    page = FakePage(rest=False)
    page.press("friends")
    page.send(Carried("rest", good=False))
    assert any("could not be loaded" in said.text for said in page.said)
    assert page.app.by_link is None


def test_polish_is_spoken() -> None:
    page = FakePage(languages=("pl",))
    page.press("poster-button-canvas", "friends", "linked-by-link")
    assert "Zaproś do gry Canvas" in page_text(page)
    page.enter("linked-name", "Wanda")
    page.press("linked-create")
    assert "krąży" in page_text(page)


def test_there_are_four_ways_to_play_with_others_and_each_begins() -> None:
    page = FakePage()
    page.press("poster-button-canvas")
    ways = ("linked-by-link", "Invite to Canvas"), ("linked-live", "Play live"), ("linked-one-device", "Set up Canvas")
    for ident, leads in ways:
        page.press("friends")
        text = page_text(page)
        assert "2–10 people" in text  # noqa: RUF001 - a range
        assert "links for 3" in text
        page.press(ident)
        assert leads in page_text(page)
        page.press("dialog-close")
    page.press("friends", "linked-challenge")
    page.settle()
    assert page.find("lg-play") is not None
