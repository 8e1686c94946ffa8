"""A device at a live table: its peers, and the game that it plays with them.

As in games by link, the order of steps for a message matters (see `fair.device`): it is finished, stored, sent, and then told.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from ..fair.curves import Curves
from ..fair.editions import Device, Entry, News, Record, device_for, is_newer, keys_in
from ..fair.looks import look, numbered
from ..fair.trouble import Refused
from ..fair.two import device as newer
from ..fair.two.entries import NAME, Invitation
from ..fair.two.text import decoding, table_in
from ..game import Game, Seat
from ..link import BadLink, clean_name
from .lines import Claimed, Peer, Planned
from .peers import Peers
from .seating import claim, holds, is_next, newest, rank, vouch


class Company:
    """What one device knows of its live table."""

    def __init__(self, peers: Peers, games: Mapping[str, Game[Any]], curves: Curves, device: Device | None = None) -> None:
        """`device`: holds the game that is at hand already, if there is one."""
        self.peers, self.games, self.curves, self.device = peers, games, curves, device
        peers.door = self
        self.order: tuple[str, ...] = ()
        """The ids of those who sit down to the next game, by seat."""
        self._earlier: dict[str, tuple[Device, tuple[str, ...]]] = {}
        """The last game of each that another one has displaced here, and its order, by who began it: others may play it."""
        self._past: tuple[bytes, ...] = ()
        """The keys of those who sat in the last game that has ended here, or came when it was over."""
        self._claims: dict[str, tuple[Seat, bytes]] = {}
        self._seats: dict[tuple[str, Seat, bytes], bool] = {}
        self._greeted: set[str] = set()

    # -- sitting down -----------------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether this device plays in no unfinished game; one that has not begun is given up if somebody of it is ignored."""
        device = self.device
        if device is None or device.place is None or device.record is None or device.record.author() is None:
            return True
        return not device.record.laid and any(self.peers.all[i].barred for i in self.order if i in self.peers.all)

    @property
    def awaited(self) -> str | None:
        """The id of whom the game at hand waits for before it begins: who is to sit down, or to show a number for the set-up.
        None if it has begun, or that is not known.
        """
        device = self.device
        if device is None or not self.order:
            return None
        record = device.record
        n = len(_entries(device)) if record is None else None if record.laid else record.author()
        return None if n is None or n >= len(self.order) else self.order[n]

    def begin(self, game: Game[Any], options: Mapping[str, int], order: Sequence[str], master: bytes) -> None:
        """Begins a game. This device takes the first seat; `master` is its secret for this game. A message costs little here:
        each draw in the middle of a part takes another party's element, and each opens its own part. Raises Refused.
        """
        device = newer.Device(self.games, self.curves, master)
        device.join(Invitation(game, options, len(order), live=True), self._name())
        self._take(device, tuple(order))

    def _name(self, taken: Sequence[str] = ()) -> str:
        """The own name as an entry can hold it, also with a number after it."""
        return numbered(clean_name(self.peers.name.encode()[: NAME - len(" (9)")].decode(errors="ignore")), taken)

    def planned(self, plan: Planned, luck: Callable[[], bytes]) -> bool:
        """Handles an invitation that goes round, and joins if it is this device's turn. Returns whether anything was new.

        `luck` returns a new master. Raises BadLink and Refused, with the reason `older` if the peer's version of the page
        begins games of edition 1; then nothing has changed.
        """
        if self.peers.me not in plan.order or not self.free:
            return False
        if not is_newer(plan.text):
            raise Refused("older")
        found = self._invitation(plan.text)
        if not found.live or not found.entries or len(plan.order) != found.parties:
            raise Refused("more")
        device = next((d for d in self._mine() if _entries(d)[:1] == found.entries[:1]), None)
        if device is not None and (device.record is not None or device is not self.device):
            return False  # the game has begun here and may be over, or a newer one has replaced it
        if device is not None and self.order not in ((), plan.order):
            return False  # who sits down is for its beginner to say, and has been said: a neighbour names others
        if device is None and not self._gives_way(plan):
            return False
        device = device or newer.Device(self.games, self.curves, luck())
        came = device.receive(plan.text)
        asked = device.invitation
        joins = device.entry is None and isinstance(asked, Invitation) and is_next(self.peers.me, plan.order, asked)
        if joins and isinstance(device, newer.Device) and isinstance(asked, Invitation):
            device.join(asked, self._name([e.name for e in asked.entries]))
        self._take(device, plan.order)
        return joins or came == "invited"

    def _gives_way(self, plan: Planned) -> bool:
        """Whether the game at hand gives way to one that was not known here, which only its beginner's word can tell of. Two
        people may begin at the same time, and all devices have to choose alike: the smaller id counts, unless somebody of
        the game at hand is away, or ignored; then the other is a new attempt. Who begins too often is for people to ignore: no
        device can tell who of two was asked to begin.
        """
        beginner = plan.order[0]
        if plan.peer != beginner:
            return False
        if self.device is None or self.device.record is not None or self.order[:1] in ((), (beginner,)):
            return True
        here = {self.peers.me, *(peer.id for peer in self.peers.all.values() if peer.here)}
        return beginner < self.order[0] or not here.issuperset(self.order)

    def _invitation(self, text: str) -> Invitation:
        """Reads an invitation. If the link contains a record instead, it stops at once, because reading that may take long.
        Raises BadLink and Refused.
        """
        reading = decoding(text, self.games, self.curves)
        try:
            next(reading)
        except StopIteration as end:
            if isinstance(end.value, Invitation):
                return end.value
        raise Refused("more")

    def unfit(self, peer: str, bad: BadLink | Refused) -> None:
        """What a peer has sent was refused: its fault, but where that lies in what only this device knows. Whoever asks two
        devices to different games has each tell the other of its own.
        """
        if not isinstance(bad, Refused) or bad.why not in ("own", "game"):
            self.peers.unfit(peer)

    def _mine(self) -> list[Device]:
        return [*([self.device] if self.device is not None else []), *(device for device, _ in self._earlier.values())]

    def displaced(self, device: Device | None) -> bool:
        """Whether a game that this device is set up for, and may have shown a number for, has given way to the one at hand."""
        return any(d is device for d, _ in self._earlier.values())

    def _take(self, device: Device, order: tuple[str, ...]) -> None:
        if device is not self.device:
            self._seats, self._greeted = {}, set()
            if self.device is not None and self.device.record is not None and self.device.record.author() is None:
                self._past = _keys(self.device)
            mine = self.device
            if mine is not None and mine.entry is not None and (mine.record is None or mine.record.author() is not None):
                self._earlier[self.order[0] if self.order else ""] = mine, self.order
        self.device, self.order = device, order

    def takes_up(self, device: Device) -> bool:
        """Continues with this device's game if no game is played here yet, or if it is the same game. Returns whether the peers
        have to be told how far it is, which is so after a link was opened.
        """
        old, new, told = self.device, device.record, self.peers.newest
        if new is None:
            return False
        if device is old:
            if told is None or told.key != new.table.id[:8].hex() or told.rank < rank(new):
                return True
            return told.rank == rank(new) and told != newest(device, self.order)
        if old is not None and (old.record is None or old.record.table.id != new.table.id):
            return False
        self._take(device, self.order)
        return True

    # -- a game under way -------------------------------------------------------------------------------------------------

    def receiving(self, text: str) -> Generator[float, None, News]:
        """Reads, in slices, a link that a peer has brought. It may belong to the game at hand or to one that this device has
        joined. A device that plays nothing reads links of all games. For another game the result is "old". Raises BadLink,
        Refused and Fork as `Device.receiving` does.
        """
        if self.device is not None and text == self.device.text:
            return "same"
        keys = keys_in(text, self.games)
        device = next((d for d in self._mine() if _is_of(d, keys)), None)
        if device is None and (self._stays(None) or keys == self._past):
            return "old"
        playing = None if self.device is None or self.free else self.device.record
        known = device is not None
        device = device or device_for(text, self.games, self.curves)
        news = yield from device.receiving(text)
        if not known and self._stays(device):  # an invitation may have come while the link was read
            self._past = keys if device.record is not None and device.record.author() is None else self._past
            return "old"
        if device is not self.device and device.record is not None:
            if playing is not None and _first_of(playing) < _first_of(device.record):
                return "old"  # two games have come together: all devices choose alike
            order = next((order for d, order in self._earlier.values() if d is device), ())
            self._earlier = {who: kept for who, kept in self._earlier.items() if kept[0] is not device}
            self._take(device, order)
        return news

    def _stays(self, other: Device | None) -> bool:
        """Whether the game at hand stays, and not another one that this device would look on at: it plays, or is about to. What
        it has only looked on at, or has played to the end, or an invitation that it has yet to answer, gives way to a game that
        goes on, and not to one that is over.
        """
        mine, record = self.device, None if other is None else other.record
        if mine is None or (record is not None and record.author() is None):
            return mine is not None
        return mine.entry is not None if mine.record is None else not self.free

    def tell(self, source: str = "") -> None:
        """Tells the others how far the game is, and which seat this device plays. `source`: the peer that brought the news; it
        is not told.
        """
        if self.device is None:
            return
        how_far = newest(self.device, self.order)
        if how_far is not None:
            self.peers.tell(how_far, source)
        self.present()

    def present(self) -> None:
        """Tells peers that have just arrived which seat this device plays."""
        here = {peer.id for peer in self.peers.all.values() if peer.here}
        self._greeted &= here
        if self.device is None:
            return
        self._succeed()
        for ident in sorted(here - self._greeted):
            mine = claim(self.device, self.peers.me, ident)
            if mine is None:
                return
            if self.peers.claim(ident, *mine):
                self._greeted.add(ident)

    def claimed(self, news: Claimed) -> None:
        """Keeps a peer's claim to a seat. It is checked later, when this device knows the game."""
        self._claims = {ident: said for ident, said in self._claims.items() if ident in self.peers.all}
        self._claims[news.peer] = news.seat, news.signature
        self._seats = {key: right for key, right in self._seats.items() if key[0] != news.peer}
        self._succeed()

    def _succeed(self) -> None:
        """Whoever has proven to play a seat has its name, and that of one that is away, which is forgotten: a page that was
        loaded again may do so before anybody knows that the old one is gone.
        """
        for ident in [ident for ident, peer in self.peers.all.items() if not peer.here]:
            seat = self.seat_of(ident)
            new = None if seat is None else self.player(seat)
            if new is not None:
                self.peers.succeeds(new.id, ident)
        for seat, entry in enumerate(() if self.device is None or self.device.record is None else _entries(self.device)):
            peer = self.player(seat)
            if peer is not None and peer.name != entry.name and look(entry.name) != look(self.peers.name):
                self.peers.calls(peer.id, entry.name)

    # -- introductions (see `lines.Door`) --------------------------------------------------------------------------

    @property
    def runs(self) -> bool:
        """Whether a game is under way here."""
        return self.device is not None and self.device.record is not None and self.device.record.author() is not None

    @property
    def plays(self) -> bool:
        """Whether this device has a seat in it."""
        return self.device is not None and self.device.place is not None

    def sits(self, peer: str) -> bool:
        """Whether a peer has proven that it has a seat in it."""
        return self.seat_of(peer) is not None

    def signature(self, other: str, text: str) -> str:
        """The own seat's signature under a code for another device; empty without a seat in a game under way."""
        device = self.device
        if device is None or device.record is None or device.place is None or not self.runs:
            return ""
        said = vouch(device.record, self.peers.me, other, text)
        return f"{device.place}.{device.curves.sign(device.keys.secret, said).hex()}"

    def vouches(self, other: str, text: str, signature: str) -> bool:
        """Whether a code of another device is signed by a player of the game under way."""
        record = None if self.device is None else self.device.record
        seat, _, data = signature.partition(".")
        number = seat.isascii() and seat.isdecimal() and len(seat) == 1
        if record is None or not number or int(seat) >= len(record.table.entries):
            return False
        try:
            signed = bytes.fromhex(data)
        except ValueError:
            return False
        return self.curves.verify(record.table.entries[int(seat)].key, vouch(record, other, self.peers.me, text), signed)

    # -- who plays which seat -----------------------------------------------------------------------------------------------

    def seat_of(self, peer: str) -> Seat | None:
        """The seat that a peer plays, proven by its claim; None if it plays none, or has not claimed one yet."""
        record = None if self.device is None else self.device.record
        if record is None or self.device is None or peer not in self._claims:
            return None
        seat, signature = self._claims[peer]
        key = peer, seat, record.table.id + signature
        if key not in self._seats:
            self._seats[key] = holds(record.table, self.device.curves, seat, signature, peer, self.peers.me)
        return seat if self._seats[key] else None

    def proves(self, peer: str, text: str) -> bool:
        """Whether a peer has proven that it has a seat in the game of a link, whose keys anybody can know. A wrong
        proof is its fault, as it takes as long to look at as a right one.
        """
        if peer not in self._claims or not is_newer(text):
            return False
        with suppress(BadLink, Refused):
            if holds(table_in(text, self.games), self.curves, *self._claims[peer], peer, self.peers.me):
                return True
        self.peers.unfit(peer)
        return False

    def player(self, seat: Seat) -> Peer | None:
        """The peer that plays a seat; None if it is not here."""
        return next((peer for peer in self.peers.all.values() if peer.here and self.seat_of(peer.id) == seat), None)


def _entries(device: Device) -> tuple[Entry, ...]:
    if device.record is not None:
        return device.record.table.entries
    return () if device.invitation is None else device.invitation.entries


def _first_of(record: Record) -> tuple[bool, int, bytes]:
    """Of two games the one of the smaller value is played: one that has begun, then the longer one, as nobody is called away
    from a game that goes on, then the one of the smaller id.
    """
    return not record.laid, -rank(record) if record.laid else 0, record.table.id


def _keys(device: Device) -> tuple[bytes, ...]:
    return tuple(e.key for e in _entries(device))


def _is_of(device: Device, keys: tuple[bytes, ...]) -> bool:
    """Whether a link with these keys belongs to this device's game."""
    if device.record is not None:
        return _keys(device) == keys
    return device.entry is not None and device.entry.key in keys
