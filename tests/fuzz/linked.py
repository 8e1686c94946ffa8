"""Cut-off turns of games by link, in the page itself: whatever link it has shown to anybody is the only one of its message.

Each case is a turn of a page at a Canvas for two, or an attempt at one: it ends between two operations of the storage or of
the journal, and with it the tab or the whole browser, whose storage is then back where it was at any moment since it began.
"""

import random
import re
from collections.abc import Callable, Iterator

from tests.fuzz.disk import Disk, Killed, Tab
from tests.page.double import FakeDevice, FakePage
from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.page.core.messages import Arrived, Batch, Carried, Journal
from vernissage.page.fair.update import GamesByLink
from vernissage.page.table import turns
from vernissage.page.travel.state import Reading
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import decode

_SHOWN = re.compile(r'value="[^"]*#([\w-]+)"')
LONGEST = 140
"""So many operations a turn takes, about."""


class Cut(Tab):
    """A tab's way to a disk, as a page's double asks for it."""

    forbidden = False

    @property
    def texts(self) -> dict[str, str]:
        return self.disk.texts


class Watched(FakePage):
    """A page at which `cut` looks before each operation of the journal; `shown` are the links that people could see."""

    def __init__(self, device: FakeDevice, cut: Callable[[str], None], shown: list[str]) -> None:
        self.cut, self.links = cut, shown
        super().__init__(device)

    def write(self, region: str, markup: str) -> None:
        super().write(region, markup)
        if region == "dialog":
            self.links += _SHOWN.findall(markup)

    def write_journal(self, batch: Batch) -> None:
        self.cut("journal")
        self.device.journal.write(batch)
        self.cut("written")
        self.device.journal.states[:-1] = []
        self.send(Journal("written"))


def cases(n: int, seed: int) -> Iterator[str]:
    """So many turns, each cut off somewhere or not at all; yields how it ended."""
    rng, done = random.Random(seed), 0
    while done < n:
        for outcome in game(rng):
            yield outcome
            done += 1
            if done == n:
                return


def game(rng: random.Random) -> Iterator[str]:
    """One game; fails if two links of one message were shown, or if the page does not come back to it."""
    disk, left, moments = Disk(), [-1], [{}]  # type: tuple[Disk, list[int], list[dict[str, str]]]

    def cut(what: str) -> None:
        if disk.texts != moments[-1]:
            moments.append(dict(disk.texts))
        left[0] -= 1
        if left[0] == 0:
            raise Killed(rng.random())

    device = FakeDevice(Cut(disk, cut), luck=rng.randrange(1 << 40))  # type: ignore[arg-type]
    partner = Device(GAMES, curves(), rng.randbytes(30))
    shown: list[str] = []
    page = Watched(device, cut, shown)
    link, looked = _begun(page, partner), 0
    by_index: dict[int, bytes] = {}
    while True:
        moments[:] = [dict(disk.texts)]
        left[0] = rng.randrange(1, LONGEST) if rng.random() < 0.9 else -1
        outcome = "whole"
        try:
            page = Watched(device, cut, shown)
            over = _turn(page, link, rng)
        except Killed:
            over = False
            if rng.random() < 0.5:
                disk.texts = dict(rng.choice(moments))
                outcome = "the browser was killed"
            else:
                outcome = "the tab was killed"
        left[0] = -1
        for text in shown[looked:]:
            found = decode(text, GAMES, curves(), partner.linked)
            assert isinstance(found, Linked)
            record = found.record
            heads = by_index.setdefault(record.at, record.heads[-1])
            assert heads == record.heads[-1], "two links of one message were shown"
        if len(shown) > looked and partner.receive(shown[-1]) == "new":
            link = _answered(partner, rng) or link
            outcome += ", and its link had been shown"
        looked = len(shown)
        yield outcome
        if over:
            return


def _begun(page: Watched, partner: Device) -> str:
    """The first link: the page has invited, and the partner has joined."""
    page.press("poster-button-canvas", "friends", "linked-by-link")
    page.enter("linked-name", "Ann")
    page.press("linked-seats-2", "linked-create")
    partner.receive(page.links[-1])
    page.links.clear()
    assert isinstance(partner.invitation, Invitation)
    partner.join(partner.invitation, "Ben")
    return partner.text


def _turn(page: Watched, link: str, rng: random.Random) -> bool:
    """Opens the newest link, answers and sends; what was sent before it is given out again. Whether the game is over."""
    page.send(Arrived(link))
    while isinstance(page.app.dialog, Reading):
        page.tick()
    linked = page.app.by_link
    assert isinstance(linked, GamesByLink)
    play = linked.playing
    assert play is not None, page.text("dialog")
    while play.draft is not None and not play.complete:
        came = turns.give(page.app, (rng.choice(list(play.draft.choices)),))
        page.session.show(came)
    if play.draft is not None:
        page.press("linked-go") if page.find("linked-go") else None
        page.press("linked-send")
    else:
        page.press("share" if page.find("share") else "linked-send")
    assert page.find("linked-address"), page.text("dialog")
    page.press("linked-copy")
    page.send(Carried("copy", good=True))
    page.press("dialog-close")
    record = linked.record
    return record is not None and record.author() is None


def _answered(partner: Device, rng: random.Random) -> str:
    """The partner's turns; the link after them, empty if it is not asked."""
    link = ""
    while isinstance(partner.record, Record) and partner.record.author() == partner.party:
        draft = partner.draft()
        while draft.choices and not draft.dark:
            draft.answer(rng.choice(list(draft.choices)))
        partner.sent(draft.finish())
        link = partner.text
    return link
