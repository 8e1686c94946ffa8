"""What a hostile device says at a live table: nothing that it says makes another one throw, hang, or believe what is not so.

The hostile device has met, knows all that is public, and changes what an honest one would say; its codes go to people as well.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tests.fuzz import newer
from tests.fuzz.links import broken
from tests.table.fair.two.tables import CURVES
from tests.table.live.network import FOUL, Network
from vernissage.games import GAMES
from vernissage.table.fair.report import report
from vernissage.table.fair.trouble import Fork, Refused
from vernissage.table.fair.two.basis import digest
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.text import decode, encode, encode_invitation
from vernissage.table.link import ALPHABET, BadLink
from vernissage.table.live import code
from vernissage.table.live.code import Address, Description
from vernissage.table.live.company import Company
from vernissage.table.live.frames import Frame, Patience
from vernissage.table.live.lines import Accept, Brought, Claimed, Coded, Planned, Post, Respond, Unmet
from vernissage.table.live.peers import Peers

HERE = (Address("4", bytes((192, 168, 0, 7)), 40_000),)
MASTER = bytes(range(30))
EVE = digest("certificate", b"Eve")


class Victim:
    """A device at a table with Eve, and with a game that it watches, or none."""

    def __init__(self, linked: Linked | None) -> None:
        device = None
        if linked is not None:
            stored = {"line": "", "name": "", "bots": "", "asked": "", "link": encode(linked), "other": ""}
            device = restored(GAMES, CURVES, stored)
        self.peers = Peers(code.id_of(digest("certificate", b"Ann")), "Ann")
        self.company = Company(self.peers, GAMES, CURVES, device)
        self.line = self.peers.invite(0)
        self.peers.described(self.line, code.write(_description("offer", b"Ann")), 0)
        (coded,) = [n for n in self.peers.news if isinstance(n, Coded)]
        self.peers.take(code.encode(_description("active", b"Eve", code.decode(coded.text).tag)), 0)
        self.peers.opened(self.line, 0)
        self.peers.heard(self.line, "hello\n1\nplay\nEve\n0", 0)
        self.company.tell()
        self.now = 0

    def hears(self, text: str) -> str:
        """What comes of a frame: as the page takes it."""
        peers = self.peers
        if self.line not in peers._threads:
            return "hung up"
        peers._threads[self.line].patience = Patience(self.now)
        peers.heard(self.line, text, self.now)
        faults = peers._threads[self.line].patience.faults if self.line in peers._threads else 1
        came = "no frame" if faults else "taken"
        news, peers.news[:] = list(peers.news), []
        for one in news:
            came = self._heard(one) or came
        for order in peers.orders:
            if isinstance(order, Respond | Accept):  # whatever a browser is given was written by ourselves
                found = code.read(order.sdp, 0)
                assert order.sdp in (code.write(found), code.write(found, waits=True))
            if isinstance(order, Post):
                assert len(order.text) < 16_000
        assert len(peers.orders) < 100
        peers.orders.clear()
        assert len(peers.all) <= 12
        assert len(peers._threads) <= 40
        return came

    def _heard(self, news: Any) -> str:
        company = self.company
        try:
            match news:
                case Brought():
                    for _ in company.receiving(news.text):
                        pass
                    company.tell(news.peer)
                    return "a link: read"
                case Planned():
                    company.planned(news, lambda: MASTER)
                    company.tell()
                    return "a plan: read"
                case Claimed():
                    company.claimed(news)
                    assert company.seat_of(news.peer) is None, "somebody else's seat"
                    return "a claim"
        except (BadLink, Refused, Fork) as bad:
            return f"refused: {type(bad).__name__}"
        return ""


def _description(role: code.Role, name: bytes, tag: int = 0) -> Description:
    return Description(role, tag, "0123abcd", "0" * 32, digest("certificate", name), HERE)


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases; yields what came of each."""
    rng = Random(seed)
    records, invitations = newer.good_ones(rng)
    good = {encode(r) for r in records}
    texts = sorted(good) + [encode_invitation(i) for i in invitations]
    victim = Victim(None)
    for i in range(n):
        if i % 40 == 0 or victim.line not in victim.peers._threads:
            victim = Victim(rng.choice([None, *records]))
        text = _said(rng, records, texts, victim.peers.me)
        victim.now += rng.randrange(200)
        if rng.random() < 0.1:
            victim.peers.tick(victim.now)
        try:
            if rng.random() < 0.1:
                yield _carried(rng, victim)
                continue
            came = victim.hears(text)
            device = victim.company.device
            if isinstance(device, Device) and device.linked is not None:
                bare = encode(replace(device.linked, consents={}, returns={}))
                own = device.linked.record.authors == [device.party]  # it was the last to join, and has begun
                assert own or device.text in good or bare in good, "a link was taken up that nobody has signed"
            yield came
        except BaseException as e:
            e.add_note(f"broken by {text!r}")
            raise


TABLES = ("null", *("null", "canvas", "null", "avant-carde", "null", "null", "canvas", "null", "null", "art-society") * 10)


def tables(n: int, seed: int) -> Iterator[str]:
    """So many games of four at live tables in a foul network: all devices end with the same record, which is in order."""
    for i in range(n):
        net = Network(seed * 1_000 + i)
        for name in ("Ann", "Ben", "Cy", "Dee"):
            net.phone(name)
        net.all_meet()
        net.weather = FOUL
        key = TABLES[i % len(TABLES)]
        net.begin(key, {}, 4)
        assert net.run(20_000_000, net.over), f"{key} does not end"
        (text,) = {phone.company.device.text for phone in net.phones if phone.company.device is not None}
        found = decode(text, GAMES, CURVES)
        assert isinstance(found, Linked)
        assert report(found.record).over
        yield key


def _carried(rng: Random, victim: Victim) -> str:
    """A code that people carry."""
    role: code.Role = rng.choice(("offer", "active", "passive"))
    text = code.encode(_description(role, rng.randbytes(3), rng.randrange(256)))
    if rng.random() < 0.8:
        text = _mangled(rng, text)
    try:
        victim.peers.take(text, victim.now)
    except (BadLink, Unmet) as bad:
        return f"a code: {type(bad).__name__}"
    return "a code: read"


def _said(rng: Random, records: list[Linked], texts: list[str], me: str) -> str:
    """A frame of a hostile device."""
    eve = code.id_of(EVE)
    ids = [me, eve, rng.randbytes(16).hex(), rng.randbytes(16).hex()]
    match rng.randrange(12):
        case 0:
            frame = Frame("hello", ("1", rng.choice(("play", "watch")), rng.choice(("Eve", "Ann", "<b>", "x" * 30)), "0"))
        case 1:
            frame = Frame("sees", (" ".join(rng.sample(ids, rng.randrange(5))),))
        case 2:
            offer = code.encode(_description(rng.choice(("offer", "active")), rng.choice((b"Eve", b"Ann", b"Cy"))))
            frame = Frame("signal", (rng.choice(ids), rng.choice(ids), _mangled(rng, offer) if rng.random() < 0.5 else offer))
        case 3 | 4 | 5:
            frame = Frame("link", (newer.changed(rng, records, texts),))
        case 6:
            order = [me, eve, *ids[2:]]
            rng.shuffle(order)
            plan = rng.choice(texts) if rng.random() < 0.7 else newer.changed(rng, records, texts)
            frame = Frame("plan", (" ".join(order[: rng.randrange(1, 5)]), plan))
        case 7:
            frame = Frame("claim", (str(rng.randrange(9)), rng.randbytes(64).hex()))
        case 8:
            frame = Frame("beat", (rng.randbytes(8).hex(), str(rng.randrange(2_000)), rng.randbytes(4).hex()))
        case 9:
            frame = Frame("link", (rng.choice(texts),))
        case 10:
            frame = Frame("edition", (str(rng.randrange(12)),))
        case _:
            frame = Frame("bye") if rng.random() < 0.02 else Frame("sees", ("",))
    text = frame.text
    return _mangled(rng, text) if rng.random() < 0.25 else text


def _mangled(rng: Random, text: str) -> str:
    """A text with something wrong in it."""
    at = rng.randrange(len(text) + 1)
    match rng.randrange(5):
        case 0:
            return text[:at] + rng.choice("\n \0\ud800é" + ALPHABET) + text[at + 1 :]
        case 1:
            return text[:at]
        case 2:
            return text * rng.randrange(2, 30)
        case 3:
            return text[:at] + "".join(map(chr, rng.choices(range(1, 0x3000), k=rng.randrange(1, 60)))) + text[at:]
        case _:
            return broken(text, [text], rng) if text.strip(ALPHABET) == "" else text.replace("\n", "\n\n", 1)
