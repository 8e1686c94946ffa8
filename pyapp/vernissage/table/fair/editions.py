"""The two editions of the protocol: which one a link is of, and what reads and plays it.

All games begin with edition 2. Edition 1 is there to finish and to look at games that were begun with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from .. import link as links
from ..game import Game
from ..link import BadLink, Player, Reader
from . import device as older
from . import draft as older_draft
from . import entries as older_entries
from . import record as older_record
from . import text as older_text
from .curves import Curves
from .trouble import Refused
from .two import device as newer
from .two import draft as newer_draft
from .two import entries as newer_entries
from .two import record as newer_record
from .two import text as newer_text
from .two.linked import Linked

News: TypeAlias = older.News | newer.News
Device: TypeAlias = older.Device | newer.Device
Draft: TypeAlias = older_draft.Draft | newer_draft.Draft
Record: TypeAlias = older_record.Record | newer_record.Record
Sent: TypeAlias = older_draft.Sent | newer_draft.Sent
Entry: TypeAlias = older_entries.Entry | newer_entries.Entry
Table: TypeAlias = older_entries.Table | newer_entries.Table
Invitation: TypeAlias = older_text.Invitation | newer_entries.Invitation


def is_newer(text: str) -> bool:
    """Whether a link is of edition 2. Raises BadLink for what is a link of neither edition."""
    if len(text) > newer_text.LONGEST:
        raise BadLink("long")
    r = Reader(links.number_in(text))
    if r.below(links.NOT_A_MATCH + 1) != links.NOT_A_MATCH:
        raise BadLink("format")
    number = r.gamma()
    if number not in newer_text.FORMATS + older_text.FORMATS:
        raise BadLink("format")
    return number in newer_text.FORMATS


def check_edition(device: Device, text: str) -> None:
    """Raises Refused if a link is of the other edition than the device's game, and BadLink for what is a link of neither."""
    if is_newer(text) != isinstance(device, newer.Device):
        raise Refused("game")


def decode(text: str, games: Mapping[str, Game[Any]], curves: Curves) -> Record | Invitation:
    """Reads a link from nothing, and checks all of it. Raises BadLink and Refused."""
    if not is_newer(text):
        return older_text.decode(text, games, curves)
    found = newer_text.decode(text, games, curves)
    return found.record if isinstance(found, Linked) else found


def keys_in(text: str, games: Mapping[str, Game[Any]]) -> tuple[bytes, ...]:
    """The keys of those who sit in the game of a link, or are invited so far; nothing is checked. Raises as the two do."""
    return newer_text.keys_in(text, games) if is_newer(text) else older_text.keys_in(text, games)


def device_for(text: str, games: Mapping[str, Game[Any]], curves: Curves, master: bytes | None = None) -> Device:
    """A device that can open the link, as an onlooker or with a master. It has not opened it yet. Raises BadLink."""
    return newer.Device(games, curves, master) if is_newer(text) else older.Device(games, curves, master)


def restored(games: Mapping[str, Game[Any]], curves: Curves, fields: Mapping[str, str]) -> Device:
    """The device that was stored. Raises BadLink, Refused or ValueError if what is stored is not whole."""
    if fields.keys() == set(older.FIELDS):
        return older.restored(games, curves, fields)
    return newer.restored(games, curves, fields)


def are_fields(names: frozenset[str]) -> bool:
    """Whether a stored device of either edition has fields of these names."""
    return names in (frozenset(older.FIELDS), frozenset(newer.FIELDS))


def kept(device: Device, sent: Sent) -> dict[str, str]:
    """The device as it is to be stored before the message's link is shown to anybody. Raises Refused if the two do not fit."""
    heads = [] if device.record is None else device.record.heads
    if sent.record.heads[: len(heads)] != heads:
        raise Refused("game")
    if isinstance(device, older.Device) and isinstance(sent, older_draft.Sent):
        return device.kept(sent)
    if isinstance(device, newer.Device) and isinstance(sent, newer_draft.Sent):
        return device.kept(sent)
    raise Refused("game")


def take(device: Device, sent: Sent) -> None:
    """Takes over a message that has been stored: from here on it is final. Raises Refused if it does not follow."""
    if isinstance(device, older.Device) and isinstance(sent, older_draft.Sent):
        return device.sent(sent)
    if isinstance(device, newer.Device) and isinstance(sent, newer_draft.Sent):
        return device.sent(sent)
    raise Refused("game")


def seated(entries: Sequence[Entry]) -> tuple[Player, ...]:
    """Who sits where, of those who have joined so far."""
    out: list[Player] = []
    for e in entries:
        if isinstance(e, older_entries.Entry):
            out.append(Player(e.name, e.level))
        else:
            out += [Player(e.name), *(Player(*bot) for bot in e.bots)]
    return tuple(out)


def seats_when_full(invitation: Invitation) -> int:
    """How many seats the game has once everybody has joined."""
    if isinstance(invitation, older_text.Invitation):
        return invitation.seats
    return len(seated(invitation.entries)) + invitation.parties - len(invitation.entries)
