"""Attackers with a changed copy of the program, on each real game: what they send is not taken by ours, or gains them nothing.
(Attacks that need no other program, but copies of storage or of links, stand in `test_attacks`.)
"""

from typing import Any

import pytest

from tests.table.fair.changed import UNCHECKED, Changed
from tests.table.fair.tables import CURVES, Party, all_sealed, filled, first, has_choice, last, lies_dark, read, some_sealed
from tests.table.fair.test_attacks import every_game, hiding_game
from vernissage.games import GAMES
from vernissage.table.fair.device import Device
from vernissage.table.fair.record import Record
from vernissage.table.fair.standing import Note
from vernissage.table.fair.text import decode
from vernissage.table.fair.trouble import Refused
from vernissage.table.game import CHANCE


def sends(copy: Changed, device: Device, choose: Any = first) -> str:
    """What the owner of a device sends who runs this copy."""
    return str(filled(copy.device(device).draft(), choose).finish().text)


def refused(party: Party, text: str, whys: set[str], liar: int | None) -> None:
    """Every device refuses it for one of these reasons, and so does one that knows nothing; nothing has changed. Where
    a seal does not fit, its owner is named.
    """
    for device in party.devices:
        with pytest.raises(Refused) as bad:
            device.receive(text)
        assert bad.value.why in whys
        assert bad.value.party == liar or bad.value.why not in ("seal", "secret")
        assert device.text == party.text
    with pytest.raises(Refused):
        decode(text, GAMES, CURVES)


def takes(device: Device, text: str) -> bool:
    """Whether a device takes a link; it may refuse it, and raise nothing else."""
    try:
        return device.receive(text) == "new"
    except Refused:
        return False


ANOTHER_ELEMENT = Changed(*UNCHECKED, ("draft", "return self._keys.chain[n]", "return self._keys.chain[n + 1]"))
OTHER_DRAWS = Changed(("record", 'digest("public", self.table.id', "digest(type(self).kind, self.table.id"))
UNSIGNED = Changed(
    *UNCHECKED, ("draft", "record.sign(self._keys.curves.sign(self._keys.secret, record.heads[-1]))", "record.sign(bytes(64))")
)
"""Its draws follow from something else, once its `kind` is no more "public"."""
SPEAKS_FOR_OTHERS = Changed(
    *UNCHECKED, ("record", "seat = self.author()", "seat = self.author() if type(self).speaks is None else type(self).speaks")
)
"""Whoever runs this begins a message though somebody else is asked."""
SECOND_THOUGHTS = Changed(
    *UNCHECKED,
    (
        "draft",
        "part = self.unboxed(other)\n",
        """part = self.unboxed(other)
            if other == self.seat:
                part = record.ask(other, part.secret, lambda _s, _d, options: options[0])
""",
    ),
)
"""The first seat opens its own part with other answers than it has sealed."""
BETTER_HAND = Changed(*UNCHECKED, ("draft", "self._part = OwnPart(self._secret(record), ", "self._part = OwnPart(bytes(16), "))
"""Its secret is one that it has chosen."""
BAD_BOX = Changed(
    ("draft", "return crypted(packed_part(part.secret, digits), self._key_with(record, reader), seal)", "return bytes(32)")
)
ONE_TOO_MANY = Changed(
    *UNCHECKED,
    ("draft", "part = self._replayed()\n            if record.openly()",
     "part = self._replayed()\n            part = part._replace(answers=part.answers * 2)\n            if record.openly()"),
)  # fmt: skip
"""It seals more than it was asked for."""


@every_game
def test_a_draw_cannot_be_steered_by_another_element(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=3).go(first, until=lambda r: lies_dark(r) and r.phase is None)
    seat = party.record.author()
    refused(party, sends(ANOTHER_ELEMENT, party.author()), {"game", "own", "element", "signature", "more", "names"}, seat)


@every_game
def test_whoever_draws_otherwise_draws_for_itself_alone(key: str, options: dict[str, int]) -> None:
    """What comes of a draw is in no link: everybody finds it out anew, and finds what is true."""
    party, bent = Party(key, 3, options).go(first, hops=2), 0
    for _ in range(12):
        party.go(first, until=lambda r: lies_dark(r) and r.phase is None and r.author() is not None)
        if party.record.author() is None:
            break
        ply = len(party.record.match.turns)
        OTHER_DRAWS.record.Record.kind = "public"
        liar = OTHER_DRAWS.device(party.author())
        OTHER_DRAWS.record.Record.kind = "bent"
        theirs = liar.draft()
        truth = party.author().draft()
        text = filled(theirs, first).finish().text
        if theirs.match.turns[ply:] != truth.match.turns[ply:] and truth.match.turns[ply].decision.seat == CHANCE:
            bent += theirs.match.turns[ply].action != truth.match.turns[ply].action
            for device in (Device(GAMES, CURVES), party.devices[party.record.authors[-1]]):
                before = device.text
                if takes(device, text):
                    assert device.record is not None
                    assert device.record.match.turns[ply].action == truth.match.turns[ply].action
                else:
                    assert device.text == before
            return
        party.go(first, hops=1)
    raise AssertionError(f"nothing was drawn otherwise ({bent})")


@every_game
def test_a_message_that_is_not_signed_is_refused(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=3).until(has_choice)
    text = sends(UNSIGNED, party.author())
    UNSIGNED.opens(text)
    refused(party, text, {"signature"}, party.record.author())


@every_game
def test_nobody_speaks_for_somebody_else(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=3).until(has_choice)
    asked = party.record.author()
    for seat in {0, 1, 2} - {asked}:
        SPEAKS_FOR_OTHERS.record.Record.speaks = None
        liar = SPEAKS_FOR_OTHERS.device(party.devices[seat])
        SPEAKS_FOR_OTHERS.record.Record.speaks = seat
        refused(party, liar.draft().finish().text, {"more", "element", "signature", "own", "game", "over", "seal"}, seat)


@hiding_game
def test_a_sealed_answer_is_not_changed_by_who_opens(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(last, until=all_sealed)
    assert party.record.phase is not None
    opener = party.author()
    honest = filled(opener.draft(), last).finish().text
    text = sends(SECOND_THOUGHTS, opener, last)
    assert text != honest
    SECOND_THOUGHTS.opens(text)
    refused(party, text, {"seal"}, opener.seat)


@hiding_game
def test_a_secret_of_ones_own_choice_opens_nothing(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(last, until=some_sealed)
    seat, liar = party.record.author(), party.author()
    if filled(BETTER_HAND.device(liar).draft(), last).openly:
        refused(party, sends(BETTER_HAND, liar, last), {"secret", "element", "own", "game", "more", "signature"}, seat)
        return
    _cannot_be_opened(party, BETTER_HAND, seat)


@hiding_game
def test_what_is_not_legal_cannot_be_opened(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(last, until=some_sealed)
    _cannot_be_opened(party, ONE_TOO_MANY, party.record.author())


def _cannot_be_opened(party: Party, copy: Changed, seat: int | None) -> None:
    """A seal that hides what is against the rules is found in the same round: everybody sees that all wait for its seat."""
    assert seat is not None
    device = party.devices[seat]
    party.text = filled(copy.device(device).draft(), last).finish().text
    party.opened()
    party.go(last, until=all_sealed)
    opener = party.author()
    assert opener.draft().shut == [seat]
    party.text = party.sends(opener, last)
    party.opened()
    assert party.record.notes == [Note(party.record.at - 1, "shut", seat)]
    assert party.record.author() == seat
    with pytest.raises(Refused):
        device.draft().finish()
    refused(party, filled(copy.device(device).draft(), last).finish().text, {"seal", "secret", "element", "own"}, seat)


@hiding_game
def test_a_box_that_holds_nothing_costs_one_message(key: str, options: dict[str, int]) -> None:
    party = Party(key, 4, options).go(last, until=some_sealed)
    seat, liar = party.record.author(), party.author()
    party.text = sends(BAD_BOX, liar, last)
    liar.sent(filled(liar.draft(), last).finish())  # it keeps what it has sealed for itself
    party.opened()
    party.go(last, until=all_sealed)
    assert party.author().draft().shut == [seat]
    party.go(last, hops=1)
    assert party.record.author() == seat
    party.go(last, until=_no_phase)
    assert [n.what for n in party.record.notes] == ["shut"]
    assert read(party.text).match.turns == party.record.match.turns


def _no_phase(r: Record) -> bool:
    return r.phase is None
