"""The lines of one device at a live table, and the peers at their ends; `Peers` says what is done with them."""

from __future__ import annotations

from .frames import REGULAR, Frame, Patience, Role
from .lines import Close, Door, Line, Made, Miss, Newest, News, Order, Peer, PeersChanged, Post, Thread


class Threads:
    """All peers and lines of one device. For the terms see `peers`."""

    def __init__(self, me: str, name: str, role: Role = "play") -> None:
        """`me`: the own id. `name`: the own name, already checked by `link.clean_name`."""
        self.me, self.name, self.role = me, name, role
        self.all: dict[str, Peer] = {}
        """All peers that this device has met and that have not left, by id."""
        self.orders: list[Order] = []
        self.news: list[News] = []
        self.newest: Newest | None = None
        self._threads: dict[Line, Thread] = {}
        self._next = self._tag = 0
        self._beat = self._ticked = self._now = 0
        self._seen = ""
        self._missed: dict[str, Miss] = {}
        self.door: Door | None = None
        """The game at hand, if there can be one."""

    def _thread(self, made: Made, tag: int, now: int, peer: str = "", via: str = "") -> Thread:
        self._next += 1
        thread = Thread(self._next, made, tag, now, peer, via, patience=Patience(now), sent_on=Patience(now, 0.5))
        self._threads[self._next] = thread
        return thread

    def _drop(self, line: Line) -> None:
        if self._threads.pop(line, None) is not None:
            self.orders.append(Close(line))

    def _post(self, peer: Peer, frame: Frame, spare: float = 0.0) -> bool:
        """Sends a frame. Others can cause all kinds but the regular ones, so of those a peer gets only as many as it will
        accept; what is not sent comes again after a beat. Returns whether it was sent.
        """
        thread = None if peer.line is None else self._threads.get(peer.line)
        if thread is None or not (frame.kind in REGULAR or thread.sent_on.takes(len(frame.text), self._now, frame.kind, spare)):
            return False
        self.orders.append(Post(thread.line, frame.text))
        return True

    @property
    def _runs(self) -> bool:
        return self.door is not None and self.door.runs

    def _signed(self, other: str, text: str) -> str:
        """The own signature under a code for another device, where one is asked for."""
        return self.door.signature(other, text) if self.door is not None and self._runs else ""

    def _signal(self, thread: Thread, text: str) -> None:
        if (via := self.all.get(thread.via)) is not None:
            signature = "" if thread.spares else self._signed(thread.peer, text)
            self._post(via, Frame("signal", (thread.peer, self.me, f"{text} {signature}" if signature else text)))

    def _seeing(self) -> str:
        return " ".join(sorted(peer.id for peer in self.all.values() if peer.here))

    def _changed(self) -> None:
        """Notes that somebody has come or gone. If other peers are connected now than before, tells all of them."""
        self.news.append(PeersChanged())
        if (seen := self._seeing()) != self._seen:
            self._seen = seen
            for peer in self.all.values():
                self._post(peer, Frame("sees", (seen,)))
