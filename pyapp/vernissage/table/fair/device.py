"""One device at a table of several: joining, opening links, and the message that its player is about to send.

The order matters in which a message is made: `Draft.finish`; then what `Device.kept` gives is stored and read back; then
`Device.sent`; and only then anybody sees the link. A device that is cut off at any moment then never sends two messages for
one.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, Final, Literal, TypeAlias

from ..game import Game, Seat
from ..link import LONGEST, BadLink
from ..match import Match
from ..slices import whole
from . import chain
from .chain import digest
from .curves import Curves
from .draft import Draft, Keys, Sent, left_off
from .entries import MASTER, Entry, line_of, master_of, runner
from .record import Record
from .standing import Unusual
from .text import ROOM, Invitation, decode, decoding, encode, encode_invitation
from .trouble import Fork, Refused

News: TypeAlias = Literal["invited", "new", "same", "old", "stepped"]
"""What a link brought: an invitation, messages that were not known, what is known, or less than that; or that somebody goes on
without a seat that is waited for here, which this device does not do by itself.
"""

Stored: TypeAlias = Mapping[str, str]
"""A device as it is stored: all its fields are text."""


class Device:
    """What one player has: a master secret, its entry, and the newest link of its game. An onlooker has a link only."""

    def __init__(self, games: Mapping[str, Game[Any]], curves: Curves, master: bytes | None = None) -> None:
        """`master` is `MASTER` random bytes, used for this one game; None for an onlooker.

        Raises ValueError for another length.
        """
        if master is not None and len(master) != MASTER:
            raise ValueError(f"a master has {MASTER} bytes, not {len(master)}")
        self.games, self.curves, self.master = games, curves, master
        self.entry: Entry | None = None
        self.invitation: Invitation | None = None
        self.record: Record | None = None
        self.other = ""
        """The other link of a fork, or one that goes on without somebody: it is kept as proof."""
        self.left: frozenset[Seat] = frozenset()
        """Without whom that goes on, if its person has not agreed yet."""
        self._keys: Keys | None = None
        self._written: tuple[Record, str] | None = None
        """The record at hand with its link, which is asked for several times a message."""

    # -- who this is --------------------------------------------------------------------------------------------------

    @property
    def keys(self) -> Keys:
        """The seat's secrets. Raises Refused for an onlooker."""
        if self._keys is None:
            if self.master is None:
                raise Refused("own")
            secret = digest("key", self.master)
            key = self.curves.public(secret)
            self._keys = Keys(self.curves, self.master, secret, key, chain.grown(self.master, key), {})
        return self._keys

    @property
    def seat(self) -> Seat | None:
        """The seat in the game; None before the game has begun, and for onlookers."""
        if self.record is None or self.master is None:
            return None
        return next((i for i, e in enumerate(self.record.table.entries) if e.key == self.keys.key), None)

    @property
    def place(self) -> int | None:
        """The place of this device's entry: its seat."""
        return self.seat

    @property
    def next(self) -> Seat | None:
        """Whose message is next; None when the game is over."""
        return None if self.record is None else self.record.author()

    @property
    def addressee(self) -> Seat | None:
        """Whose device is to get the newest link; None if it is this one, or the game is over."""
        who = None if self.record is None or self.next is None else runner(self.record.table.entries, self.next)
        return None if who == self.seat else who

    @property
    def line(self) -> str:
        """The line of 43 characters that restores this seat on another device. Raises Refused for an onlooker."""
        if self.master is None:
            raise Refused("own")
        return line_of(self.master)

    @property
    def text(self) -> str:
        """The newest link; empty if there is none yet."""
        record = self.record
        if record is None:
            return "" if self.invitation is None else encode_invitation(self.invitation)
        if self._written is None or self._written[0] is not record:
            self._written = record, encode(record)
        return self._written[1]

    def bot(self, n: int) -> Device:
        """The device of the n-th bot that this one runs, from 1: what is secret of it follows from the master here, so that one
        line restores both. Raises Refused for an onlooker.
        """
        if self.master is None:
            raise Refused("own")
        return Device(self.games, self.curves, digest("bot", self.master, bytes([n]))[:MASTER])

    # -- links --------------------------------------------------------------------------------------------------------

    def receive(self, text: str) -> News:
        """Opens a link. Raises BadLink and Refused for one that is not right, and Fork if it and what is known here cannot both
        be; whatever is raised, nothing has changed but `other`.
        """
        return whole(self.receiving(text))

    def receiving(self, text: str, room: int = ROOM) -> Generator[float, None, News]:
        """Opens a link as `receive` does, in slices: yields which part of it has been read, 0 to 1. Raises Refused,
        Fork and BadLink as it does. `room`: so many characters are to be left for the next message; 0 for a link of
        one's own.
        """
        if text and text == self.text:
            return "same"
        if len(text) > LONGEST - room:
            raise BadLink("long")
        found = yield from decoding(text, self.games, self.curves, self.record)
        if isinstance(found, Invitation):
            return self._invited(found)
        self._check_own(found)
        mine = self.record
        if mine is not None:
            if mine.table.id != found.table.id:
                raise Refused("game")
            for k, (a, b) in enumerate(zip(mine.heads, found.heads, strict=False)):
                if a != b:
                    self.other = text
                    raise Fork((mine.authors[k - 1], found.authors[k - 1]), k, self.text, text)
            if len(found.heads) <= len(mine.heads):
                return "same" if len(found.heads) == len(mine.heads) else "old"
            if self.seat is not None and found.gone - mine.gone:
                self.other, self.left = text, found.gone - mine.gone  # `follow` is for its person to press
                return "stepped"
            _keep_boxes(mine, found)
        self.record = found
        if found.phase is None:  # else boxes that were known may stand in it, and not those of the text
            self._written = found, text
        return "new"

    def follow(self, text: str) -> None:
        """Goes on from the other link: a person's decision. What was known is kept as the other one. Raises
        Refused if it is of another game, or not this device's.
        """
        found = decode(text, self.games, self.curves)
        if not isinstance(found, Record) or (self.record is not None and self.record.table.id != found.table.id):
            raise Refused("game")
        self._check_own(found)
        self.other, self.record, self.left = self.text, found, frozenset()

    def _check_own(self, found: Record) -> None:
        if self.master is None:
            return
        entries = found.table.entries
        mine = self.entry
        if mine is None:  # restored by its line: where it has signed, else it would show there what it must not
            mine = next((e for seat, e in enumerate(entries) if e.key == self.keys.key and seat in found.authors), None)
            if mine is None or mine.anchor != self.keys.anchor(stretched=found.table.stretched):
                raise Refused("own")
            self.entry = mine
        asked = self.invitation
        if mine not in entries:
            raise Refused("own")
        if asked is not None:
            table = found.table
            same = asked.game is table.game and dict(asked.options) == dict(table.options)
            same &= asked.stretched == table.stretched
            if not same or entries[: len(asked.entries)] != asked.entries or len(entries) != asked.seats:
                raise Refused("game")

    def _invited(self, found: Invitation) -> News:
        if self.record is not None:
            return "old"
        known = self.invitation
        if known is not None:
            both = min(len(known.entries), len(found.entries))
            other = (found.game, found.seats, found.stretched) != (known.game, known.seats, known.stretched)
            other = other or dict(found.options) != dict(known.options)
            if other or found.entries[:both] != known.entries[:both]:
                raise Refused("own" if self.entry is not None else "game")
            if len(found.entries) <= len(known.entries):
                return "same" if found == known else "old"
        self.invitation = found
        return "invited"

    # -- playing ------------------------------------------------------------------------------------------------------

    def draft(self, steps: tuple[Unusual, ...] = ()) -> Draft:
        """The message of this seat, begun: it turns up what lay face down, and opens what this seat can open. `steps` are taken
        where somebody is not waited for. Raises Refused if it is not this seat's turn.
        """
        if self.record is None or self.seat is None:
            raise Refused("own")
        return Draft(self.record, self.seat, self.keys, steps)

    def stands_in(self) -> tuple[Unusual, ...]:
        """How this seat could go on without waiting for the one whose turn it is: the steps for `draft`; none if it cannot.
        `alone` where it opens its own part instead; else `without`, once for each that has left before it.
        """
        if self.record is None or self.seat is None or self.record.author() in (self.seat, None):
            return ()
        left: Unusual = "without"
        ways: list[tuple[Unusual, ...]] = [("alone",), *((left,) * n for n in range(1, self.record.seats - 1))]
        for steps in ways:
            trial = self.record.copy()
            try:
                for what in steps:
                    trial.step_over(what)
            except Refused:
                continue
            if trial.author() == self.seat:
                return steps
        return ()

    def pausing(self) -> Match[Any] | None:
        """The match as this seat has left it in the middle of its part, while another seat's element is waited for; None if it
        has not, or what it has answered cannot be read any more.
        """
        if self.record is None or self.seat is None:
            return None
        try:
            part = left_off(self.record, self.seat, self.keys)
        except Refused:
            return None
        return None if part is None else self.record.sitting(self.seat, part)[0]

    def sent(self, message: Sent) -> None:
        """Takes over a message of this seat that has been stored and read back: from here on it is final.

        Raises Refused if it does not follow from what is known here.
        """
        known = self.record
        if known is None or message.record.heads[: len(known.heads)] != known.heads:
            raise Refused("game")
        self.record, self._written = message.record, (message.record, message.text)

    # -- storing ------------------------------------------------------------------------------------------------------

    def stored(self) -> dict[str, str]:
        """The device as it is to be stored; `restored` reads it back."""
        entry = self.entry
        return {
            "line": "" if self.master is None else self.line,
            "name": "" if entry is None else entry.name,
            "level": "" if entry is None else str(entry.level),
            "asked": "" if self.invitation is None else encode_invitation(self.invitation),
            "link": "" if self.record is None else self.text,
            "other": self.other,
        }

    def kept(self, message: Sent) -> dict[str, str]:
        """The device as it is to be stored before the message's link is shown to anybody."""
        return {**self.stored(), "link": message.text}


def _keep_boxes(known: Record, found: Record) -> None:
    """Boxes are not signed, as they leave the link when they are open: whoever carried it could have spoilt one. Those that
    were known here before, this seat's own among them, stay as they were.
    """
    if known.phase is not None and found.phase is not None:
        for seat, here in known.phase.places.items():
            there = found.phase.places.get(seat)
            if there is not None and there.at == here.at:  # else the link is of a later phase
                there.box = here.box


def restored(games: Mapping[str, Game[Any]], curves: Curves, fields: Stored) -> Device:
    """The device that `Device.stored` wrote. Raises BadLink, Refused or ValueError if what is stored is not whole."""
    line = fields["line"]
    device = Device(games, curves, master_of(line) if line else None)
    if fields["asked"]:
        found = decode(fields["asked"], games, curves)
        if not isinstance(found, Invitation):
            raise BadLink("damaged")
        device.invitation = found
    record = decode(fields["link"], games, curves) if fields["link"] else None
    if isinstance(record, Invitation):
        raise BadLink("damaged")
    if fields["name"]:
        asked = device.invitation
        stretched = record.table.stretched if record is not None else asked is not None and asked.stretched
        anchor = device.keys.anchor(stretched=stretched)
        device.entry = Entry(fields["name"], device.keys.key, anchor, int(fields["level"]))
    if record is not None:
        device._check_own(record)  # noqa: SLF001 - this module's own class
        device.record = record
    device.other = fields["other"]
    return device


__all__ = ["Device", "Draft", "News", "Sent", "Stored", "restored"]
FIELDS: Final = ("line", "name", "level", "asked", "link", "other")
"""The fields of a stored device."""
