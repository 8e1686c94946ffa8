"""Introductions: two devices that have not met connect over a neighbour of both. The neighbour may lie.

It could name devices that are not there, and offer addresses of its choice in their names. So before a game runs, few
introductions are taken from one neighbour; once it runs, only those that a player of that game has signed, two devices of each
seat at a time, and at a game of others as few of them. Whoever only looks on joins by a code that a person takes. What is
refused is dropped before a connection is made.
"""

from __future__ import annotations

from typing import Final

from . import code
from .frames import BadFrame, Frame, Patience
from .lines import (
    FOR_CODES,
    MOST_INTRODUCED,
    MOST_LINES,
    MOST_OF_A_SEAT,
    MOST_PENDING,
    Accept,
    Dial,
    Miss,
    Peer,
    Respond,
    Thread,
)
from .spares import Spares

GRACE: Final = 300
"""Milliseconds for which the peer with the larger id waits, so that the one with the smaller id calls first."""
AGAIN: Final = 8_000
"""Milliseconds between two calls to the same peer."""


class Introductions(Spares):
    """All peers and connections of one device, with introductions."""

    def _mend(self, now: int) -> None:
        """Calls peers that others are connected to and this device is not."""
        seen = {ident for peer in self.all.values() if peer.here for ident in peer.sees} - {self.me}
        missed = [ident for ident in sorted(seen) if ident not in self.all or not self.all[ident].here]
        self._missed = {ident: self._missed.get(ident) or Miss(now) for ident in missed}
        if self._runs and self.door is not None and not self.door.plays:
            return  # nobody would take a call of somebody who only looks on
        for ident, miss in self._missed.items():
            peer = self.all.get(ident)
            early = self.me > ident and now - miss.since < GRACE
            calls = any(t.peer == ident and not t.up and not t.spares for t in self._threads.values())
            if early or calls or (peer is not None and peer.barred) or (miss.stranger and self._runs):
                continue
            if miss.called is not None and now - miss.called < AGAIN:
                continue
            ways = sorted(p.id for p in self.all.values() if p.here and ident in p.sees and self._may_introduce(p))
            if ways:
                miss.called = now
                via = self.all[ways[now // AGAIN % len(ways)]]
                self._count(via)
                self.orders.append(Dial(self._thread("call", 0, now, ident, via.id).line))

    def _may_introduce(self, via: Peer) -> bool:
        """Whether one more introduction is taken from this neighbour."""
        pending = [t.via for t in self._threads.values() if t.made in ("call", "called") and not t.greeted]
        if len(pending) >= MOST_INTRODUCED or pending.count(via.id) >= MOST_PENDING:
            return False
        return len(self._threads) < MOST_LINES - FOR_CODES and (self._trusts or via.account[0] < MOST_INTRODUCED)

    def _count(self, via: Peer) -> None:
        if not self._trusts:
            via.account[0] += 1

    @property
    def _trusts(self) -> bool:
        """Whether introductions that players have signed are not counted: in the own game only. All who play a game of others
        may be one person, who has brought it for that.
        """
        return self._runs and self.door is not None and self.door.plays

    def _crowds(self, seat: str, source: str) -> bool:
        """Whether as many devices as can be are here by the signature of this seat. What is on its way does not count: a
        neighbour may offer once more what it has passed on.
        """
        there = [p for p in self.all.values() if p.here and p.seat == seat and p.id != source]
        return bool(seat) and len(there) >= MOST_OF_A_SEAT

    def _answers_for(self, thread: Thread, peer: Peer) -> None:
        """Whoever was introduced counts with its neighbour, so that devices that one person runs have one account together;
        whom people have met by a code has a new one.
        """
        via, peer.seat = self.all.get(thread.via), thread.seat
        if thread.made in ("offer", "answer"):
            peer.account = [0]
        elif via is not None:
            peer.account = via.account

    def _signalled(self, peer: Peer, to: str, source: str, text: str, now: int) -> None:
        """Takes a code that came through a neighbour, or passes it on to the device that it is for, at most once. One that
        cannot be read, or is of somebody else, goes no further: nobody answers for what another has sent.
        """
        said, (text, _, signature) = text, text.partition(" ")
        found = code.decode(text)
        if found.id != source or source == self.me:
            raise BadFrame("a code of somebody else")
        if to != self.me:
            target = self.all.get(to)
            if source == peer.id and target is not None:
                self._post(target, Frame("signal", (to, source, said)), Patience.FOR_OTHERS)
            return
        known = self.all.get(source)
        if known is not None and known.barred:
            return
        if source == peer.id:
            self._agreed(found, now)
            return
        mine = [t for t in self._threads.values() if t.peer == source and not t.up and t.made in ("call", "called")]
        if self._runs and not (self.door is not None and self.door.vouches(source, text, signature)):
            if found.role != "offer" and source in self._missed:
                self._missed[source].stranger = True
            return
        seat = signature[:1] if self._runs else ""
        if self._crowds(seat, source):
            return
        if found.role != "offer":
            thread = next((t for t in mine if t.made == "call" and t.sent), None)
            if thread is not None:
                thread.since, thread.seat = now, seat
                self.orders.append(Accept(thread.line, code.write(found)))
            return
        if any(t.made == "call" for t in mine) and self.me < source:
            return  # both call at the same time: the call of the smaller id counts
        for thread in mine:
            self._drop(thread.line)
        if self._may_introduce(peer):
            self._count(peer)
            thread = self._thread("called", found.tag, now, source, peer.id)
            thread.seat = seat
            self.orders.append(Respond(thread.line, code.write(found)))
