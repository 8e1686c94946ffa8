"""Spare lines: how a device comes back by itself after its network was gone for long.

A browser gives a connection up after some fifteen seconds without an answer, and a new one needs codes. So connected devices
agree on a second one in advance, but do not tell their browsers where the other device is: such a connection waits, and sends
nothing. Once a device notices that it is back, it lets its browser search for the other one, which need not do anything.

Firefox gives such a connection up after five seconds, so with it new codes are needed.
"""

from __future__ import annotations

from typing import Final

from . import code
from .code import Description
from .lines import MOST_LINES, Accept, Dial, Respond, Thread, Wake
from .threads import Threads

BACK: Final = 30_000
"""Milliseconds for which a device searches for every peer that it loses, after it has come back."""


class Spares(Threads):
    """All peers and lines of one device, with spare lines."""

    waits = True
    """Whether this browser keeps a connection that waits: without that there are no spare lines."""
    _back: int | None = None
    """When this device came back the last time: its network was gone, or it slept."""

    def gone(self) -> None:
        """The browser has no network any more: a search would use the spare lines up for nothing."""
        self._back = None

    def back(self, now: int) -> None:
        """The browser has a network again, or this device slept: searches for all peers that are not here."""
        self._back = now
        for peer in self.all.values():
            if not peer.here:
                self._wake(peer.id)

    def _lost(self, ident: str, now: int) -> None:
        """The line to a peer has ended: if that is because this device was away, searches for the peer."""
        if self._back is not None and now - self._back < BACK:
            self._wake(ident)

    def _wake(self, ident: str) -> None:
        for thread in self._spares(ident):
            if thread.there:
                self.orders.append(Wake(thread.line, tuple(code.candidates(thread.there))))
                thread.there = ()

    def _spare(self, now: int) -> None:
        """Agrees on a spare line with each peer that has none; the one with the smaller id begins."""
        for peer in self.all.values():
            main = None if peer.line is None else self._threads.get(peer.line)
            full = len(self._threads) >= MOST_LINES
            if main is None or not main.greeted or main.spared or not peer.here or full or not self.waits:
                continue
            main.spared = True
            if self.me < peer.id:
                self._forget(peer.id)
                self.orders.append(Dial(self._thread("spare", 0, now, peer.id, peer.id).line))

    def _agreed(self, found: Description, now: int) -> None:
        """Takes a peer's description for a spare line."""
        if found.role == "offer":
            self._forget(found.id)
            if self.waits and len(self._threads) < MOST_LINES:
                thread = self._thread("spared", found.tag, now, found.id, found.id)
                thread.there = found.addresses
                self.orders.append(Respond(thread.line, code.write(found, waits=True)))
            return
        for thread in self._spares(found.id):
            if thread.made == "spare" and thread.sent and not thread.there:
                thread.there = found.addresses
                self.orders.append(Accept(thread.line, code.write(found, waits=True)))

    def _spares(self, ident: str) -> list[Thread]:
        """The spare lines to a peer that are not open."""
        return [t for t in self._threads.values() if t.peer == ident and not t.up and t.spares]

    def _forget(self, ident: str) -> None:
        for thread in self._spares(ident):
            self._drop(thread.line)
