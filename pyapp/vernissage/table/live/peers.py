"""Who is at a live table, from the view of one device: how devices meet, connect to all others, pass news on, and reconnect.

The class is pure. Events come in by method calls, with the time in milliseconds. `orders` lists what the connections must do,
and `news` what the game must know; their owners take both away.

Glossary: a *line* is a connection to another device, finished or not; its number is never used again. A *peer* is a device,
known by the id of its certificate (see `code`). Two devices meet by an offer and an answer that people carry. Then each is
*introduced* to all others over the existing lines. A peer is *away* if nothing is heard from it, and has *left* if it said so.
`Newest` is how far the game is here. Each device tells it in its beats, and sends whoever is behind what is newer: so a message
that gets lost on the way is sent again.
"""

from __future__ import annotations

from typing import Final

from ..fair.looks import look, numbered
from ..link import BadLink
from . import code
from .code import TAGS, Description
from .frames import EDITION, MOST, MOST_PEERS, NO_KEY, NO_MARK, ROLES, SHORT, VERSION, BadFrame, Frame, read
from .introductions import Introductions
from .lines import (
    MOST_LINES,
    MOST_OPEN,
    Accept,
    Brought,
    Claimed,
    Coded,
    Dial,
    Failed,
    Line,
    Newest,
    Peer,
    Planned,
    Post,
    Respond,
    Thread,
    Unmet,
)

BEAT: Final = 2_000
"""Milliseconds between two beats."""
SILENT: Final = 6_500
"""Milliseconds without a frame after which a peer is away."""
PENDING: Final = 15_000
"""Milliseconds that an introduction may take."""


class Peers(Introductions):
    """The devices at a live table, as one device sees them."""

    # -- people meet ------------------------------------------------------------------------------------------------------

    def invite(self, now: int) -> Line:
        """Begins a meeting; the news `Coded` follows with the offer. If too many offers are open, the oldest one ends."""
        offers = [t for t in self._threads.values() if t.made == "offer" and not t.up]
        if len(offers) >= MOST_OPEN:
            self._drop(offers[0].line)
        self._tag = (self._tag + 1) % TAGS
        thread = self._thread("offer", self._tag, now)
        self.orders.append(Dial(thread.line))
        return thread.line

    def take(self, text: str, now: int) -> Line:
        """Takes a code that people have carried here. For an offer, the news `Coded` follows with the answer. An answer
        completes an own offer. Returns the line.

        Raises BadLink if the text is no code, and Unmet if it leads to no meeting.
        """
        found = code.decode(text)
        if found.id == self.me:
            raise Unmet("own")
        known = self.all.get(found.id)
        if known is not None and known.here:
            raise Unmet("met")
        if found.role != "offer":
            return self._answered(found, now)
        if len(self._threads) >= MOST_LINES or (len(self.all) >= MOST_PEERS and self._gives_way() is None):
            raise Unmet("full")
        for old in [t for t in self._threads.values() if t.made == "answer" and not t.up]:
            self._drop(old.line)
        thread = self._thread("answer", found.tag, now, found.id)
        self.orders.append(Respond(thread.line, code.write(found)))
        return thread.line

    def _answered(self, found: Description, now: int) -> Line:
        threads = self._threads.values()
        thread = next((t for t in threads if t.made == "offer" and t.sent and not t.peer and t.tag == found.tag), None)
        if thread is None:
            raise Unmet("late")
        thread.peer, thread.since = found.id, now
        self.orders.append(Accept(thread.line, code.write(found)))
        return thread.line

    def stop(self, line: Line) -> None:
        """Gives up an unfinished meeting."""
        thread = self._threads.get(line)
        if thread is not None and not thread.up:
            self._drop(line)

    def leave(self) -> None:
        """Tells all peers that this device leaves, and closes all lines."""
        for peer in self.all.values():
            self._post(peer, Frame("bye"))
        for line in list(self._threads):
            self._drop(line)
        self.all.clear()

    # -- what the connections tell ----------------------------------------------------------------------------------------

    def described(self, line: Line, sdp: str, now: int) -> None:
        """The browser has described itself for a line; `sdp` is empty if it could not."""
        thread = self._threads.get(line)
        if thread is None or thread.sent:
            return
        try:
            text = code.encode(code.read(sdp, thread.tag))
        except ValueError:
            self._drop(line)
            self.news.append(Failed(line))
            return
        thread.sent, thread.since = True, now
        if thread.made == "offer":
            self.news.append(Coded(line, "offer", text))
        elif thread.made == "answer":
            self.news.append(Coded(line, "answer", text))
        else:
            self._signal(thread, text)

    def opened(self, line: Line, now: int) -> None:
        """A line is open for frames."""
        thread = self._threads.get(line)
        if thread is None or thread.up or not thread.peer:
            return
        thread.up, thread.since = True, now
        self._greet(thread)

    def _greet(self, thread: Thread) -> None:
        fields = VERSION, self.role, self.name, "1" if thread.greeted else "0"
        self.orders.append(Post(thread.line, Frame("hello", fields).text))

    def closed(self, line: Line, now: int) -> None:
        """A line is closed, or could not be opened."""
        thread = self._threads.pop(line, None)
        if thread is None:
            return
        if not thread.up and thread.made in ("offer", "answer"):
            self.news.append(Failed(line))
        peer = self.all.get(thread.peer)
        if peer is not None and peer.line == line:
            peer.line, peer.sees = None, frozenset()
            self._lost(peer.id, now)
            self._changed()
            self._mend(now)

    def heard(self, line: Line, text: str, now: int) -> None:
        """A frame has arrived. No content of it makes this method raise."""
        thread, self._now = self._threads.get(line), now
        if thread is None or not thread.peer:
            return
        self.opened(line, now)
        peer = self.all.get(thread.peer) or Peer(thread.peer)
        if not thread.patience.takes(min(len(text), MOST), now, text[:MOST].partition("\n")[0]):
            self._fault(thread, peer)
            return
        try:
            frame = read(text)
            if thread.greeted and frame.kind == "hello":
                if frame.fields[3] == "0":  # the first greeting was lost
                    self._greet(thread)
            elif thread.greeted:
                self._take(peer, frame, now)
            else:
                self._greeted(thread, peer, frame, now)
        except (BadFrame, BadLink):
            thread.patience.faults += 1
            self._fault(thread, peer)
            return
        if peer.away:
            peer.away = False
            self._changed()
        peer.heard = now

    def unfit(self, peer_id: str) -> None:
        """The game has refused what this peer sent: that counts as a fault of the peer."""
        peer = self.all.get(peer_id)
        thread = None if peer is None or peer.line is None else self._threads.get(peer.line)
        if peer is not None and thread is not None:
            thread.patience.faults += 8
            self._fault(thread, peer)

    def _fault(self, thread: Thread, peer: Peer) -> None:
        if thread.patience.over:
            if peer.id in self.all or len(self.all) < MOST_PEERS:
                self.all[peer.id] = peer
            self._bar(peer)

    def ignore(self, peer_id: str) -> None:
        """Accepts nothing more from a peer, by a press of the person, until people carry a code between the two."""
        if (peer := self.all.get(peer_id)) is not None:
            self._bar(peer)

    def _bar(self, peer: Peer) -> None:
        peer.barred, peer.line = True, None
        for thread in [t for t in self._threads.values() if t.peer == peer.id]:
            self._drop(thread.line)
        self._changed()

    # -- frames -----------------------------------------------------------------------------------------------------------

    def _greeted(self, thread: Thread, peer: Peer, frame: Frame, now: int) -> None:
        if frame.kind != "hello" or (peer.barred and thread.made not in ("offer", "answer")):
            raise BadFrame("no greeting")
        if self._crowds(thread.seat, peer.id):
            raise BadFrame("no place")
        _, role, peer.name, _ = frame.fields
        if peer.id not in self.all and len(self.all) >= MOST_PEERS:
            gone = self._gives_way()
            if gone is None:
                raise BadFrame("no place")
            self._leaves(gone)
        peer.name = numbered(peer.name, [self.name, *(p.name for p in self.all.values() if p is not peer)])
        self._answers_for(thread, peer)
        old = peer.line
        self.all[peer.id] = peer
        peer.line, peer.heard, peer.away, peer.barred, thread.greeted = thread.line, now, False, False, True
        peer.role = next(r for r in ROLES if r == role)
        if old is not None and old != thread.line:
            self._drop(old)
        self._changed()
        self._post(peer, Frame("edition", (EDITION,)))
        self._post(peer, Frame("sees", (self._seeing(),)))
        self._tell_how_far(peer)

    def _take(self, peer: Peer, frame: Frame, now: int) -> None:
        fields = frame.fields
        match frame.kind:
            case "sees":
                peer.sees = frozenset(fields[0].split()) - {peer.id}
                self._mend(now)
            case "signal":
                self._signalled(peer, fields[0], fields[1], fields[2], now)
            case "link":
                if self.newest is None or self.newest.frame != frame:
                    self.news.append(Brought(peer.id, fields[0]))
            case "plan":
                if self.newest is None or self.newest.frame != frame:
                    self.news.append(Planned(peer.id, tuple(fields[0].split()), fields[1]))
            case "claim":
                self.news.append(Claimed(peer.id, int(fields[0]), bytes.fromhex(fields[1])))
            case "beat":
                self._compare(peer, fields[0], int(fields[1]), fields[2])
            case "edition":
                peer.edition = fields[0]
                self._changed()
            case "bye":
                self._leaves(peer.id)
                self._changed()

    def succeeds(self, ident: str, old: str) -> None:
        """A peer has proven that it plays on for one that is away: it takes that one's name, and the other is forgotten."""
        name = self.all[old].name
        self._leaves(old)
        self.all[ident].name = name
        self._changed()

    def calls(self, ident: str, name: str) -> None:
        """A peer has proven to play the seat of this name: it has it, and whoever else calls itself so has a number."""
        names = [self.name, name, *(p.name for p in self.all.values())]
        for other in self.all.values():
            if other.id != ident and look(other.name) == look(name):
                other.name = numbered(name, names)
        self.all[ident].name = name
        self._changed()

    def _leaves(self, ident: str) -> None:
        gone = self.all.pop(ident)
        if gone.line is not None:
            self._drop(gone.line)  # else it would be heard on it, and be nobody
        self._forget(ident)

    def _gives_way(self) -> str | None:
        """Who is forgotten for somebody new where all places are taken: of whom nothing is accepted any more, else who is away
        and plays no seat.
        """
        door = self.door if self.door is not None and self.door.plays else None  # in a game of others one may hold all seats
        away = [p for p in self.all.values() if not p.here and (p.barred or door is None or not door.sits(p.id))]
        return min(away, key=lambda p: not p.barred).id if away else None

    # -- the game ---------------------------------------------------------------------------------------------------------

    def tell(self, newest: Newest, source: str = "") -> None:
        """Tells all peers how far the game is, but `source`, which brought the news, and those connected to it."""
        if newest == self.newest:
            return
        self.newest = newest
        brought = self.all.get(source)
        there = {source} | (brought.sees if brought is not None else frozenset())
        for peer in self.all.values():
            if peer.id not in there:
                self._post(peer, newest.frame)

    def claim(self, peer: str, seat: int, signature: bytes) -> bool:
        """Tells a peer that this device plays a seat. Returns whether that was sent."""
        there = self.all.get(peer)
        return there is not None and self._post(there, Frame("claim", (str(seat), signature.hex())))

    def _compare(self, peer: Peer, key: str, rank: int, mark: str) -> None:
        mine = self.newest
        if mine is None or (key == mine.key and mine.mark.startswith(mark)):
            return
        if key != mine.key or rank <= mine.rank:
            self._post(peer, mine.frame)

    def _tell_how_far(self, peer: Peer) -> None:
        key, rank, mark = (NO_KEY, 0, NO_MARK) if self.newest is None else self.newest[:3]
        self._post(peer, Frame("beat", (key, str(rank), mark if peer.edition else mark[:SHORT])))

    # -- time -------------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Lets time pass: call it about every second. After a long pause no peer counts as away: nothing could be heard."""
        slept = 0 < self._ticked < now - SILENT // 2
        self._ticked = self._now = now
        if slept:
            self.back(now)
        self._spare(now)
        if now - self._beat >= BEAT:
            self._beat = now
            for peer in self.all.values():
                self._post(peer, Frame("sees", (self._seeing(),)))
                self._tell_how_far(peer)
            for thread in self._threads.values():
                if thread.up and not thread.greeted:
                    self._greet(thread)
        for thread in list(self._threads.values()):
            waits = thread.made in ("call", "called") or (thread.made == "offer" and bool(thread.peer))
            if not thread.greeted and (waits or thread.up) and now - thread.since > PENDING:
                self._drop(thread.line)
                if thread.made in ("offer", "answer"):
                    self.news.append(Failed(thread.line))
        for peer in self.all.values():
            if slept:
                peer.heard = now
            if peer.here and now - peer.heard > SILENT:
                peer.away = True
                self._changed()
        self._mend(now)
