"""An unreliable network, and phones at a live table in it: lines break, frames come late, twice or out of order, phones sleep
and reload the page, and their people meet again.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from tests.table.fair.two.tables import CURVES, Choose, filled
from vernissage.games import GAMES
from vernissage.table.fair.editions import Device
from vernissage.table.fair.entries import MASTER
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import device as newer
from vernissage.table.fair.two.basis import digest
from vernissage.table.fair.two.device import restored
from vernissage.table.link import BadLink
from vernissage.table.live import code
from vernissage.table.live.code import Address, Description
from vernissage.table.live.company import Company
from vernissage.table.live.lines import Accept, Brought, Claimed, Close, Coded, Dial, Order, Planned, Post, Respond, Unmet, Wake
from vernissage.table.live.peers import Peers

HERE = (Address("4", bytes((192, 168, 0, 7)), 40_000),)


def looks_first(rng: Random) -> Choose:
    """Whoever plays live asks to see what lies face down: that costs a moment only."""
    return lambda draft: None if draft.dark else rng.choice(list(draft.choices))


@dataclass(frozen=True)
class Weather:
    """How bad the network is, each as a chance."""

    delay: int = 20
    """The most milliseconds that a frame takes."""
    late: float = 0.0
    """That it takes up to three seconds."""
    twice: float = 0.0
    lost: float = 0.0
    breaks: float = 0.0
    """That in a second some line breaks."""
    silently: float = 0.0
    """That nobody is told of it."""
    sleeps: float = 0.0
    """That in a second some phone is off for a while."""
    reloads: float = 0.0
    """That in a second some phone is loaded anew."""


FAIR = Weather()
FOUL = Weather(delay=60, late=0.05, twice=0.1, lost=0.02, breaks=0.04, silently=0.3, sleeps=0.02, reloads=0.01)


class Phone:
    """A device at the table, and what its person does."""

    def __init__(self, net: Network, name: str, *, watches: bool = False) -> None:
        self.net, self.name, self.watches = net, name, watches
        self.asleep_until = 0
        self.codes: dict[int, str] = {}
        self.thinks = False
        self.company = self._fresh(None)

    def _fresh(self, device: Device | None) -> Company:
        self.print = digest("certificate", self.net.rng.randbytes(16))
        self.session = next(self.net.counter)
        return Company(Peers(code.id_of(self.print), self.name, "watch" if self.watches else "play"), GAMES, CURVES, device)

    @property
    def peers(self) -> Peers:
        return self.company.peers

    @property
    def awake(self) -> bool:
        return self.net.now >= self.asleep_until

    def master(self) -> bytes:
        return self.net.rng.randbytes(MASTER)

    def reload(self) -> None:
        """The page is loaded anew: what is stored is there, the connections are not."""
        for line in [line for phone, line, _ in self.net.ends if phone is self]:
            self.net.cut(self, line, silently=False)
        device = self.company.device
        order = self.company.order
        self.company = self._fresh(None if device is None else restored(GAMES, CURVES, device.stored()))
        self.company.order = order if device is not None and device.record is not None else ()
        self.codes.clear()

    # -- what the person and the page do ----------------------------------------------------------------------------------

    def settle(self) -> None:
        """Takes up the news, and carries the orders out."""
        for _ in range(10_000):
            if not (self.peers.news or self.peers.orders):
                break
            for order in _taken(self.peers.orders):
                self.net.carry(self, order)
            for news in _taken(self.peers.news):
                self._heard(news)
            self.company.present()
        else:
            raise AssertionError("there is no end to the news")
        self.company.tell()
        self._turn()
        for order in _taken(self.peers.orders):
            self.net.carry(self, order)

    def _heard(self, news: Any) -> None:
        match news:
            case Coded(line, _, text):
                self.codes[line] = text
            case Brought(peer, text):
                self._brought(peer, text)
            case Planned():
                try:
                    self.company.planned(news, self.master)
                except (BadLink, Refused) as bad:
                    self.company.unfit(news.peer, bad)
                self.company.tell()
            case Claimed():
                self.company.claimed(news)

    def _brought(self, peer: str, text: str) -> None:
        try:
            for _ in self.company.receiving(text):
                pass
        except (BadLink, Refused) as bad:
            self.company.unfit(peer, bad)
        else:
            self.company.tell(peer)

    def _turn(self) -> None:
        device = self.company.device
        if device is None or device.record is None or device.seat is None or self.thinks:
            return
        if device.record.author() == device.seat:
            self.thinks = True
            self.net.later(self.net.rng.randrange(self.net.thinking), self._moves)

    def _moves(self) -> None:
        self.thinks = False
        device = self.company.device
        if not isinstance(device, newer.Device) or device.record is None or device.record.author() != device.seat:
            return
        message = filled(device.draft(), self.net.choose).finish()
        kept = device.kept(message)
        assert restored(GAMES, CURVES, kept).text == message.text
        device.sent(message)
        self.net.moved.append((self.net.now, self))
        self.company.tell()
        self.settle()


def _taken(things: list[Any]) -> list[Any]:
    out = list(things)
    things.clear()
    return out


class Network:
    """All phones, what is under way between them, and the time."""

    def __init__(self, seed: int, weather: Weather = FAIR, thinking: int = 1_500) -> None:
        self.rng = Random(seed)
        self.weather, self.thinking = weather, thinking
        self.choose = looks_first(self.rng)
        self.now = 1
        self.phones: list[Phone] = []
        self.counter = count(1)
        self.moved: list[tuple[int, Phone]] = []
        self.ends: dict[tuple[Phone, int, int], tuple[Phone, int, int]] = {}
        """By end of a line (phone, line, session) the other."""
        self._agreed: dict[tuple[Phone, int, int], tuple[Phone, int, int]] = {}
        """By end of a line the other, also where no browser knows yet where the other is."""
        self._ufrags: dict[str, tuple[Phone, int, int]] = {}
        self._due: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()

    def phone(self, name: str, *, watches: bool = False) -> Phone:
        phone = Phone(self, name, watches=watches)
        self.phones.append(phone)
        return phone

    def later(self, ms: int, what: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self.now + ms, next(self._order), what))

    # -- lines ------------------------------------------------------------------------------------------------------------

    def carry(self, phone: Phone, order: Order) -> None:
        w = self.weather
        match order:
            case Dial(line):
                self._describe(phone, line, "offer")
            case Respond(line, sdp):
                self._describe(phone, line, "active", sdp)
            case Accept(line, sdp):
                self._pair(phone, line, sdp)
            case Wake(line, candidates):
                assert list(candidates) == code.candidates(HERE)
                self._found((phone, line, phone.session))
            case Post(line, text):
                if self.rng.random() >= w.lost:
                    for _ in range(1 + (self.rng.random() < w.twice)):
                        self._post(phone, line, text)
            case Close(line):
                self.cut(phone, line, silently=self.rng.random() < w.silently, hung=True)

    def _describe(self, phone: Phone, line: int, role: code.Role, sdp: str = "") -> None:
        ufrag, session = f"{len(self._ufrags):08x}", phone.session
        own = code.write(Description(role, 0, ufrag, "0" * 32, phone.print, HERE))
        self._ufrags[ufrag] = phone, line, session
        if sdp:
            self._ufrags[ufrag + "!"] = self._ufrags[code.read(sdp, 0).ufrag]

        def tell() -> None:
            if phone.session == session:
                phone.peers.described(line, own, self.now)
                phone.settle()

        self.later(self.rng.randrange(1, 50), tell)

    def _pair(self, phone: Phone, line: int, sdp: str) -> None:
        ufrag = code.read(sdp, 0).ufrag
        mine, theirs = (phone, line, phone.session), self._ufrags[ufrag]
        if self._ufrags.get(ufrag + "!") != mine or not (phone.awake and theirs[0].awake):
            return
        if theirs[2] != theirs[0].session:
            return
        self._agreed[mine], self._agreed[theirs] = theirs, mine
        if code.read(sdp, 0).addresses:
            self._found(mine)

    def _found(self, mine: tuple[Phone, int, int]) -> None:
        """Two browsers that have agreed on a line have found each other."""
        theirs = self._agreed.get(mine)
        if theirs is None or not (mine[0].awake and theirs[0].awake) or theirs[2] != theirs[0].session or mine in self.ends:
            return
        self.ends[mine], self.ends[theirs] = theirs, mine
        for end in (mine, theirs):
            self.later(self.rng.randrange(1, 80), lambda end=end: self._at(end, lambda p, n: p.opened(n, self.now)))

    def _at(self, end: tuple[Phone, int, int], what: Callable[[Peers, int], None]) -> None:
        phone, line, session = end
        if phone.session == session and end in self.ends:
            if not phone.awake:
                self.later(500, lambda: self._at(end, what))
                return
            what(phone.peers, line)
            phone.settle()

    def _post(self, phone: Phone, line: int, text: str) -> None:
        other = self.ends.get((phone, line, phone.session))
        if other is None or not phone.awake:
            return
        ms = self.rng.randrange(3_000) if self.rng.random() < self.weather.late else self.rng.randrange(self.weather.delay)
        self.later(ms, lambda: self._at(other, lambda p, n: p.heard(n, text, self.now)))

    def cut(self, phone: Phone, line: int, *, silently: bool, hung: bool = False) -> None:
        mine = phone, line, phone.session
        self._agreed.pop(mine, None)
        other = self.ends.pop(mine, None)
        if other is None:
            return
        self.ends.pop(other, None)

        def tell(end: tuple[Phone, int, int]) -> None:
            if end[0].session == end[2]:
                end[0].peers.closed(end[1], self.now)
                end[0].settle()

        if not silently:
            self.later(self.rng.randrange(1, 100), lambda: tell(other))
        if not hung:
            self.later(self.rng.randrange(1, 100), lambda: tell(mine))

    # -- people -----------------------------------------------------------------------------------------------------------

    def meet(self, host: Phone, guest: Phone) -> None:
        """The two show each other their codes."""

        def offered() -> None:
            text = host.codes.get(line)
            if text is None:
                return
            try:
                there = guest.peers.take(text, self.now)
            except Unmet:
                return
            guest.settle()
            self.later(200, lambda: answered(there))

        def answered(there: int) -> None:
            text = guest.codes.pop(there, None)
            if text is None:
                return
            try:
                host.peers.take(text, self.now)
            except Unmet:
                return
            host.settle()

        line = host.peers.invite(self.now)
        host.settle()
        self.later(200, offered)

    # -- time -------------------------------------------------------------------------------------------------------------

    def run(self, ms: int, until: Callable[[], bool] = lambda: False) -> bool:
        """Lets time pass, until something holds; whether it does."""
        end, tick = self.now + ms, self.now
        while self.now < end and not until():
            if self._due and self._due[0][0] <= tick:
                self.now, _, what = heapq.heappop(self._due)
                what()
                continue
            self.now, tick = tick, tick + 1_000
            for phone in self.phones:
                if phone.awake:
                    phone.peers.tick(self.now)
                    phone.settle()
            self._weather()
        return until()

    def _weather(self) -> None:
        w, rng = self.weather, self.rng
        if self.ends and rng.random() < w.breaks:
            phone, line, _ = rng.choice(sorted(self.ends, key=lambda end: (end[0].name, end[1])))
            self.cut(phone, line, silently=rng.random() < w.silently)
        if rng.random() < w.sleeps:
            rng.choice(self.phones).asleep_until = self.now + rng.randrange(1_000, 25_000)
        if rng.random() < w.reloads:
            rng.choice(self.phones).reload()
        for phone in self.phones:
            here = {ident for ident, p in phone.peers.all.items() if p.here}
            away = [p for p in self.phones if p is not phone and p.awake and p.peers.me not in here]
            if away and phone.awake and rng.random() < (0.05 if here else 0.2):  # two show their codes to each other again
                self.meet(rng.choice(away), phone)

    # -- a game -----------------------------------------------------------------------------------------------------------

    def all_meet(self) -> None:
        """Everybody meets the first one, and so all meet all."""
        host = self.phones[0]
        for guest in self.phones[1:]:
            for _ in range(100):
                if any(p.here and p.name == host.name for p in guest.peers.all.values()):
                    break
                self.meet(host, guest)
                self.run(2_000)
            else:
                raise AssertionError(f"{guest.name} does not meet {host.name}")
        n = len(self.phones) - 1
        assert self.run(60_000, lambda: all(sum(x.here for x in p.peers.all.values()) == n for p in self.phones))

    def begin(self, key: str, options: dict[str, int], players: int) -> None:
        """The first one begins a game with so many of those who are here."""
        game, host = GAMES[key], self.phones[0]
        names = [phone.name for phone in self.phones[:players]]
        old = host.company.device.record if host.company.device is not None else None

        def sit_down() -> None:
            """Begins, and begins again when it came to nothing."""
            device = host.company.device
            if device is not None and device.record is not None and (old is None or device.record.table.id != old.table.id):
                return
            there = {p.name: p.id for p in host.peers.all.values() if p.here} | {host.name: host.peers.me}
            if host.awake and all(name in there for name in names):
                order = [there[name] for name in names]
                host.company.begin(game, {**game.defaults, **options}, order, host.master())
                host.settle()
            self.later(20_000, sit_down)

        sit_down()

    def over(self) -> bool:
        """Whether everybody knows how the game has ended."""
        records = [phone.company.device.record if phone.company.device else None for phone in self.phones]
        return all(r is not None and r.author() is None for r in records)
