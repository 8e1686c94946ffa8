"""Tables of several devices for tests of edition 2: each party has a device, and a link goes round."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from tests.table.fair.tables import CURVES, HIDING, NAMES, Around, Choose, at_random, filled, first, last  # noqa: F401
from vernissage.games import GAMES
from vernissage.table.fair.entries import MASTER
from vernissage.table.fair.two import phase as phases
from vernissage.table.fair.two.basis import digest
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.phase import Asked
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import decode, encode
from vernissage.table.link import Player

CONCEALING: list[tuple[str, dict[str, int]]] = [("avant-carde", {"patrons": 2}), ("avant-carde", {"patrons": 3})]
"""Those in which cards stay concealed after a phase: Parisians, Londoners."""
REAL: list[tuple[str, dict[str, int]]] = [("canvas", {}), *HIDING, *CONCEALING]


def master(salt: int, party: int) -> bytes:
    return digest("test", salt.to_bytes(8, "big"), bytes([party]))[:MASTER]


@contextmanager
def padded(liars: Collection[int]) -> Iterator[None]:
    """While this holds, the seals of these parties say that more comes, after whatever they have answered: no rule knows."""
    honest = phases.asked

    def asked(table: Any, phase: Any, who: int, *rest: Any) -> Asked:
        if who not in liars:
            return honest(table, phase, who, *rest)
        place = phase.places[who]
        phase.places[who] = place.stretches[0]
        found = honest(table, phase, who, *rest)
        phase.places[who] = place
        return found._replace(digits=(*found.digits, *[()] * len(place.earlier)), more=True)

    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(phases, "asked", asked)
        yield


class Party(Around):
    """All devices of a table, and the newest link."""

    def __init__(
        self,
        key: str,
        people: int,
        options: dict[str, int] | None = None,
        salt: int = 0,
        bots: Sequence[int] = (),
        *,
        live: bool = False,
    ) -> None:
        """`bots`: how many bots each party runs, the host first."""
        game = GAMES[key]
        self.devices = [Device(GAMES, CURVES, master(salt, i)) for i in range(people)]
        found: Invitation | Linked = Invitation(game, {**game.defaults, **(options or {})}, people, live=live)
        for i, (name, device) in enumerate(zip(NAMES, self.devices, strict=False)):
            assert isinstance(found, Invitation)
            n = bots[i] if i < len(bots) else 0
            found = device.join(found, name, [Player(f"{name}'s {k}", 2) for k in range(n)])
        assert isinstance(found, Linked)
        self.text = encode(found)
        self.longest = len(self.text)
        self.opened()

    def opened(self) -> None:
        super().opened()
        self.longest = max(self.longest, len(self.text))

    @property
    def linked(self) -> Linked:
        found = self.devices[0].linked
        assert isinstance(found, Linked)
        return found

    @property
    def record(self) -> Record:
        return self.linked.record

    def goes_on_without(self, choose: Choose = first) -> Party:
        """All others agree to go on without the one who is waited for, and one of them moves; everybody opens every link."""
        waited = self.author()
        for device in self.devices:
            if device is not waited and device.may_agree():
                self.text = device.agree(2)
                for other in self.devices:
                    assert other.receive(self.text) in ("consents", "same")
        author = next(device for device in self.devices if device is not waited and may_begin(device))
        self.text = self.sends(author, choose)
        self.opened()
        return self


def may_begin(device: Device) -> bool:
    """Whether the next message is this device's, a step included to which all have agreed."""
    return device.next is not None and device.next == device.party


def read(text: str) -> Linked:
    found = decode(text, GAMES, CURVES)
    assert isinstance(found, Linked)
    return found


def set_up(record: Record) -> bool:
    """Everybody has shown the first element."""
    return min(record.shown) >= 0


def some_sealed(record: Record) -> bool:
    """Somebody has sealed, and somebody else has yet to."""
    return record.phase is not None and bool(record.phase.places) and bool(record.phase.missing())


def all_sealed(record: Record) -> bool:
    """Everybody has committed, and parts are to be opened."""
    return record.phase is not None and bool(record.phase.places) and not record.phase.missing()
