"""Tables of several devices for tests: each player has a device, and a link goes round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Self

from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.table.fair.chain import digest
from vernissage.table.fair.device import Device
from vernissage.table.fair.draft import Draft
from vernissage.table.fair.entries import MASTER, Entry, Table
from vernissage.table.fair.record import Record
from vernissage.table.fair.text import Invitation, decode, encode
from vernissage.table.fair.trouble import Refused
from vernissage.table.game import Action

CURVES = curves()
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve")

HIDING: list[tuple[str, dict[str, int]]] = [
    ("art-society", {"closing": 0}),
    ("avant-carde", {}),
    ("avant-carde", {"patrons": 1}),
    ("avant-carde", {"patrons": 4}),
]
"""The real games with secrets, by key and options."""
REAL: list[tuple[str, dict[str, int]]] = [("canvas", {}), *HIDING, ("art-society", {})]
"""The real games that can be played by link."""

Choose = Callable[[Any], "Action | None"]
"""How somebody answers; None to send what is ready."""


def master(salt: int, seat: int) -> bytes:
    return digest("test", salt.to_bytes(8, "big"), bytes([seat]))[:MASTER]


def first(draft: Any) -> Action | None:
    return None if draft.dark else draft.choices[0]


def last(draft: Any) -> Action | None:
    return None if draft.dark else draft.choices[-1]


def at_random(rng: Random, looks: float = 0.3) -> Choose:
    def choose(draft: Any) -> Action | None:
        return None if draft.dark and rng.random() < looks else rng.choice(list(draft.choices))

    return choose


def filled(draft: Any, choose: Choose) -> Any:
    """The draft with everything answered."""
    while draft.decision is not None:
        a = choose(draft)
        if a is None:
            assert draft.ready
            break
        draft.answer(a)
    return draft


def joined(device: Device, invitation: Invitation, name: str, level: int = 0) -> Any:
    """Takes the next free seat, as devices did when games of this edition began: the invitation to pass on, or, if that was
    the last seat, the record with the first message.
    """
    if len(invitation.entries) >= invitation.seats:
        raise Refused("full")
    entry = Entry(name, device.keys.key, device.keys.anchor(stretched=invitation.stretched), level)
    found = replace(invitation, entries=(*invitation.entries, entry))
    if len(found.entries) < found.seats:
        device.entry, device.invitation = entry, found
        return found
    record = Record(Table(found.game, found.options, found.entries, found.stretched))
    record.begin(device.keys.chain[1])
    record.end()
    record.sign(device.curves.sign(device.keys.secret, record.heads[-1]))
    device.entry, device.invitation, device.record = entry, found, record
    return record


class Around:
    """A link that goes round between the devices of a table."""

    devices: list[Any]
    text: str

    @property
    def record(self) -> Any:
        raise NotImplementedError

    def opened(self) -> None:
        """Everybody opens the newest link. Whom the others go on without looks on."""
        for device in self.devices:
            if device.receive(self.text) == "stepped":
                device.follow(self.text)

    def sends(self, device: Any, choose: Choose, notes: Any = ()) -> str:
        message = filled(device.draft(notes), choose).finish()
        device.sent(message)
        return str(message.text)

    def go(self, choose: Choose = first, hops: int = 9_999, until: Callable[[Any], bool] | None = None) -> Self:
        """Passes the link on, so many times, or until something holds; everybody opens every link."""
        for _ in range(hops):
            author = self.record.author()
            if author is None or (until is not None and until(self.record)):
                return self
            self.text = self.sends(self.devices[author], choose)
            self.opened()
        return self

    def until(self, holds: Callable[[Draft], bool], choose: Choose = first) -> Self:
        """Passes the link on until this holds of the next message, begun."""
        while not holds(self.author().draft()):
            self.go(choose, hops=1)
        return self

    @property
    def waited(self) -> int:
        """Who is waited for, in a game that is not over."""
        seat = self.record.author()
        assert isinstance(seat, int)
        return seat

    def author(self) -> Any:
        return self.devices[self.waited]


class Party(Around):
    """All devices of a table, and the newest link."""

    def __init__(
        self, key: str, seats: int, options: dict[str, int] | None = None, salt: int = 0, *, stretched: bool = False
    ) -> None:
        game = GAMES[key]
        self.devices = [Device(GAMES, CURVES, master(salt, i)) for i in range(seats)]
        self.game = game
        found: Invitation | Record = Invitation(game, {**game.defaults, **(options or {})}, seats, stretched=stretched)
        for name, device in zip(NAMES, self.devices, strict=False):
            assert isinstance(found, Invitation)
            found = joined(device, found, name)
        assert isinstance(found, Record)
        self.text = encode(found)
        self.opened()

    @property
    def record(self) -> Record:
        found = self.devices[0].record
        assert isinstance(found, Record)
        return found


def read(text: str) -> Record:
    found = decode(text, GAMES, CURVES)
    assert isinstance(found, Record)
    return found


def some_sealed(record: Record) -> bool:
    """Somebody has sealed, and somebody else has yet to."""
    return record.phase is not None and 0 < len(record.phase.places) < len(record.phase.order)


def all_sealed(record: Record) -> bool:
    """Everybody has committed, and the first seat opens all with the next message."""
    return record.phase is not None and record.phase.committed(record.gone)


def has_choice(draft: Draft) -> bool:
    """Whether the message can be made in two ways at least that all may know."""
    return not draft.secret and not draft.dark and len(draft.choices) > 1


def seals(draft: Draft) -> bool:
    """Whether the message is a seal."""
    return draft.secret and not draft.openly


def lies_dark(record: Record) -> bool:
    return bool(record.authors) and record.dark()


def evenly(counts: Sequence[int], odds: Sequence[int]) -> float:
    """Chi-squared by degree of freedom: about 1 if the counts are as the odds say."""
    total, weight = sum(counts), sum(odds)
    expected = [total * w / weight for w in odds]
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True)) / (len(odds) - 1)
