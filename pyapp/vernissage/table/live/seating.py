"""Games at a live table: who joins next, how far a game is, and which peer plays which seat."""

from __future__ import annotations

from collections.abc import Sequence

from ..fair.curves import Curves
from ..fair.editions import Device, Record, Table
from ..fair.two import device as newer
from ..fair.two.basis import digest
from ..fair.two.entries import Invitation
from ..fair.two.text import encode_invitation
from ..game import Seat
from .frames import MARK, Frame
from .lines import Newest


def rank(record: Record) -> int:
    """How far a game is, as a number that grows with each message and is above that of every invitation."""
    return 100 + len(record.heads)


def newest(device: Device, order: Sequence[str] = ()) -> Newest | None:
    """How far a device's game is; None if there is nothing to tell. `order`: for an invitation, the ids of those who sit down,
    by seat.
    """
    if device.record is not None:
        r = device.record
        return Newest(r.table.id[:8].hex(), rank(r), _mark(device), Frame("link", (device.text,)))
    if not isinstance(device.invitation, Invitation) or not order:
        return None
    entries, text = device.invitation.entries, encode_invitation(device.invitation)
    # Every game has masters of its own, so the first player's key identifies the game.
    mark = digest("invited", text.encode()).hex()[:MARK]
    return Newest(entries[0].key[:8].hex(), len(entries), mark, Frame("plan", (" ".join(order), text)))


def _mark(device: Device) -> str:
    """What differs between two states of a game with as many messages: the last one, and who has signed something since."""
    r = device.record
    last = b"" if r is None else r.heads[-1]
    linked = device.linked if isinstance(device, newer.Device) else None
    if linked is None or not (linked.consents or linked.returns):
        return last.hex()[:MARK]
    signed = [bytes(sorted(who)) for who in (linked.consents, linked.returns)]
    return digest("signed", last, bytes([linked.reason]), *signed).hex()[:MARK]


def is_next(me: str, order: Sequence[str], invitation: Invitation) -> bool:
    """Whether it is this device's turn to join."""
    n = len(invitation.entries)
    return len(order) == invitation.parties > n and order[n] == me


def presence(table: Table, speaker: str, hearer: str) -> bytes:
    """The bytes that a seat's player signs to prove to one peer who it is. They hold for these two devices
    and this game only.
    """
    return digest("here", table.id, speaker.encode(), hearer.encode())


def claim(device: Device, speaker: str, hearer: str) -> tuple[Seat, bytes] | None:
    """The own seat, and the signature that proves it to `hearer`; None if the device has no seat."""
    if device.record is None or device.place is None:
        return None
    return device.place, device.curves.sign(device.keys.secret, presence(device.record.table, speaker, hearer))


def vouch(record: Record, speaker: str, hearer: str, text: str) -> bytes:
    """The bytes that a seat's player signs under a code that goes to another device through a neighbour."""
    return digest("here", record.table.id, speaker.encode(), hearer.encode(), digest("code", text.encode()))


def holds(table: Table, curves: Curves, seat: Seat, signature: bytes, speaker: str, hearer: str) -> bool:
    """Whether a peer's claim to a seat is right."""
    if not 0 <= seat < len(table.entries):
        return False
    return curves.verify(table.entries[seat].key, presence(table, speaker, hearer), signature)
