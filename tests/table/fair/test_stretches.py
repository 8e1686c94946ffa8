"""Parts in stretches, as at tables that are begun live: whatever is drawn after an answer follows from an element that another
seat shows after it, so nobody can look ahead in the own deck. (Attacks on what all tables have in common: `test_attacks`.)
"""

from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from tests.sure import sure
from tests.table.fair.changed import UNCHECKED, Changed
from tests.table.fair.tables import CURVES, Choose, Party, at_random, filled, last, read, seals
from vernissage.games import GAMES
from vernissage.table.fair.chain import Keyed, digest, number
from vernissage.table.fair.device import Device, restored
from vernissage.table.fair.draft import Draft
from vernissage.table.fair.entries import master_of
from vernissage.table.fair.phase import Place
from vernissage.table.fair.record import Record
from vernissage.table.fair.report import not_promised, report
from vernissage.table.fair.text import Invitation, decode, encode, encode_invitation
from vernissage.table.fair.trouble import Refused
from vernissage.table.game import CHANCE
from vernissage.table.link import is_by_link
from vernissage.table.live.code import is_code

FIRST, AMONG, LAST = (2, 5), (3, 5), (3, 10)
"""Tables, by seats and salt, where the first seat of a phase draws in the middle of its part; where one after it does; where
the last one does, which plays openly.
"""
places = pytest.mark.parametrize(("seats", "salt"), [FIRST, AMONG, LAST], ids=["first", "among", "last"])


def pauses(r: Record) -> bool:
    """Whether the last message has ended a stretch, so that somebody else shows an element next."""
    return r.phase is not None and bool(r.authors) and r.phase.goes_on(r.authors[-1])


@cache
def _played(seats: int, salt: int) -> tuple[Record, Record]:
    """The record before and after the message that ends the first stretch; one device reads, as all would read the same."""
    party, choose = Party("avant-carde", seats, {"patrons": 1}, salt, stretched=True), at_random(Random(salt))
    record = party.record
    for _ in range(40):
        device = party.devices[sure(record.author())]
        device.record = record
        before, record = record, filled(device.draft(), choose).finish().record
        if pauses(record):
            return before, record
    raise AssertionError("nobody draws in the middle of a part")


def _party(seats: int, salt: int, record: Record) -> Party:
    party = Party("avant-carde", seats, {"patrons": 1}, salt, stretched=True)
    for device in party.devices:
        device.record = record.copy()
    party.text = encode(record)
    return party


def paused(seats: int, salt: int) -> tuple[Party, Choose]:
    """A table where somebody is in the middle of its part, and how all answer from there on."""
    return _party(seats, salt, _played(seats, salt)[1]), at_random(Random(salt))


def before_a_pause(seats: int, salt: int) -> Party:
    """A table where the next message could end a stretch."""
    return _party(seats, salt, _played(seats, salt)[0])


def here(r: Record, seat: int) -> Place:
    assert r.phase is not None
    return r.phase.places[seat]


def own(party: Party, seat: int) -> list[Any]:
    """The answers and draws of a seat that has paused, as far as its device has them."""
    return [turn.action for turn in sure(party.devices[seat].pausing()).turns]


@pytest.mark.slow
@places
def test_a_draw_after_an_answer_waits_for_another_seats_element(seats: int, salt: int) -> None:
    party, choose = paused(seats, salt)
    r = party.record
    seat = r.authors[-1]
    before = own(party, seat)
    helper = r.author()
    assert helper == (seat + 1) % seats
    draft = party.author().draft()
    assert draft.ready
    assert not draft.choices
    assert not draft.openly
    party.go(choose, hops=1)  # an element and nothing else
    assert party.record.author() == seat
    assert party.devices[seat].pausing() is not None
    again = party.devices[seat].draft()
    turns = [turn.action for turn in again.match.turns]
    assert turns[: len(before)] == before
    drawn = again.match.turns[len(before)]
    assert drawn.decision.seat == CHANCE
    assert not again.may_undo()  # nothing of what was answered before the draw
    party.go(choose, hops=1)
    party.go(choose, until=lambda r: r.phase is None)
    told = [d for d in party.record.drawn if d.secret and d.second == seat and d.first == helper]
    assert told, "the draw is told to be made of both elements"
    assert read(party.text).heads == party.record.heads


@places
def test_a_seat_that_knows_all_its_own_elements_cannot_tell_the_draw(seats: int, salt: int) -> None:
    """What the draw follows from holds an element that is in nothing that the seat has: not in its chains, nor in any link."""
    party, choose = paused(seats, salt)
    r, seat = party.record, party.record.authors[-1]
    helper = party.waited
    keys = party.devices[seat].keys
    seen: set[bytes] = set(keys.chain) | set(keys.secrets)
    for device, used in zip(party.devices, r.used, strict=True):
        seen |= set(device.keys.chain[: used + 1])
    party.go(choose, hops=1)
    element = party.record.latest[helper]
    assert element not in seen
    draft = party.devices[seat].draft()
    (*_, first, second) = here(draft.record, seat).stretches
    at = number(second.at)
    assert second.entropy == digest("hand", at, element)  # what the draw follows from, beside the secret
    assert second.entropy not in {digest("hand", at, one) for one in seen} | {first.entropy}


def test_what_it_would_draw_alone_tells_nothing_about_the_draw() -> None:
    """An attacker that goes on with the numbers that it has sees other cards than those that come."""
    right = []
    for seats, salt in (FIRST, AMONG, LAST):
        party, choose = paused(seats, salt)
        r, seat = party.record, party.record.authors[-1]
        match = sure(party.devices[seat].pausing())
        assert match.decision is not None
        options, odds = match.game.options(match.state, match.decision), match.game.odds(match.state, match.decision)
        secret = party.devices[seat].keys.secrets[r.told[seat] + 1]
        alone = Keyed(digest("private", r.table.id, bytes([seat]), secret, here(r, seat).entropy))
        guess = options[alone.weighted(0, odds)]
        party.go(choose, hops=1)
        right.append(party.devices[seat].draft().match.turns[len(match.turns)].action == guess)
    assert not all(right)


def test_by_link_a_draw_is_seen_before_anything_is_sent() -> None:
    """The other kind of table, to compare."""
    party = Party("avant-carde", 2, {"patrons": 1}, FIRST[1])
    choose, seen = at_random(Random(FIRST[1])), 0
    for _ in range(12):
        draft = filled(party.author().draft(), choose)
        assert not draft.waits
        asked = [turn.decision.seat for turn in draft.match.turns[-40:]] if draft.answers else []
        mine = asked.index(draft.seat) if draft.seat in asked else len(asked)
        seen += draft.record.phase is not None and CHANCE in asked[mine:]
        party.go(choose, hops=1)
    assert seen


# -- who changes its program ------------------------------------------------------------------------------------------

DRAWS_TOO_SOON = Changed(("phase", "if self._stretched and who in self._since:", "if False:"))
"""It draws from the numbers that it has, as at a table by link."""
ONCE_MORE = Changed(("draft", 'record.seal(seal, self._box(record, part, seal) if boxed else b"", more=self.waits)',
                     'record.seal(seal, self._box(record, part, seal) if boxed else b"", more=True)'))  # fmt: skip
"""It says that more comes when its part is complete, to wait for other cards."""


def cheats(party: Party, copy: Changed) -> str:
    """The message of the next seat as this copy makes it. All take it: nobody can see into a seal."""
    device = copy.device(party.author())
    text = str(filled(device.draft(), last).finish().text)
    for one in party.devices:
        one.receive(text)
    party.text = text
    return text


def nobody_takes_the_opening(party: Party, liar: int, copy: Changed) -> None:
    """The liar's own program opens what it has sealed, and everybody else refuses it."""
    party.go(last, until=lambda r: r.author() == liar and r.phase is not None and r.phase.committed(r.gone), hops=9)
    assert party.record.author() == liar
    assert party.record.phase is not None
    text = str(filled(copy.device(party.devices[liar]).draft(), last).finish().text)
    for device in (*(d for d in party.devices if d.seat != liar), Device(GAMES, CURVES)):
        with pytest.raises(Refused) as bad:
            device.receive(text)
        assert bad.value.why in ("secret", "seal", "more", "element", "game")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "salt"), [FIRST, AMONG], ids=["first", "among"])
def test_whoever_does_not_wait_for_the_element_cannot_open(seats: int, salt: int) -> None:
    party = before_a_pause(seats, salt)
    liar = party.waited
    for tried in range(60):
        draft, honest, choose = DRAWS_TOO_SOON.device(party.author()).draft(), party.author().draft(), at_random(Random(tried))
        while draft.decision is not None and honest.decision is not None:
            a = sure(choose(draft))
            draft.answer(a)
            honest.answer(a)
        if honest.waits:
            break
    assert honest.waits
    party.text = str(filled(draft, choose).finish().text)
    party.opened()
    nobody_takes_the_opening(party, liar, DRAWS_TOO_SOON)


@pytest.mark.parametrize(("seats", "salt"), [FIRST, AMONG], ids=["first", "among"])
def test_a_stretch_without_a_draw_cannot_be_opened(seats: int, salt: int) -> None:
    """Whoever waits for an element more than the rules draw with could choose between two draws."""
    party = before_a_pause(seats, salt)
    liar = party.record.author()
    cheats(party, ONCE_MORE)
    assert pauses(party.record)
    party.go(last, hops=1)
    assert party.record.author() == liar
    with pytest.raises(Refused) as bad:
        party.author().draft()
    assert bad.value.why == "secret"


@pytest.mark.slow
@places
def test_the_flag_that_more_comes_is_signed(seats: int, salt: int) -> None:
    party, _ = paused(seats, salt)
    r = party.record.copy()
    seat = r.authors[-1]
    here(r, seat).more = False
    with pytest.raises(Refused):
        decode(encode(r), GAMES, CURVES)
    with pytest.raises(Refused):
        Device(GAMES, CURVES).receive(encode(r))


def test_another_secret_than_the_next_one_is_refused() -> None:
    copy = Changed(*UNCHECKED, ("draft", "return self._keys.secrets[n]", "return self._keys.secrets[n + 1]"))
    party = Party("avant-carde", 2, stretched=True).until(seals)
    liar = party.waited
    cheats(party, copy)
    nobody_takes_the_opening(party, liar, copy)


# -- what else happens ------------------------------------------------------------------------------------------------


def goes_without(party: Party, who: int) -> None:
    """Somebody is not waited for: whoever can go on does."""
    for device in party.devices:
        steps = device.stands_in()
        if device.seat != who and "without" in steps:
            party.text = party.sends(device, last, steps)
            break
    else:
        raise AssertionError("nobody can go on")
    party.opened()


def test_who_leaves_in_the_middle_of_its_part_is_played_by_nobody() -> None:
    party, choose = paused(*AMONG)
    seat = party.record.authors[-1]
    party.go(choose, hops=1)
    assert party.record.author() == seat
    goes_without(party, seat)
    party.go(last, until=lambda r: r.phase is None)
    assert seat in party.record.gone
    assert [more for _, more in party.record.void] == [True]
    party.go(last, hops=6)
    cold = read(party.text)
    assert cold.match.turns == party.record.match.turns


def test_when_the_one_who_is_to_show_an_element_has_left_the_next_one_does() -> None:
    party, choose = paused(*AMONG)
    seat, helper = party.record.authors[-1], party.record.author()
    assert helper is not None
    goes_without(party, helper)
    third = ({0, 1, 2} - {seat, helper}).pop()
    assert party.record.authors[-1] == third
    assert party.record.author() == seat
    party.go(choose, until=lambda r: r.phase is None)
    assert read(party.text).match.turns == party.record.match.turns


def test_a_lost_device_goes_on_in_the_middle_of_its_part() -> None:
    party, choose = paused(*AMONG)
    seat = party.record.authors[-1]
    lost = party.devices[seat]
    again = Device(GAMES, CURVES, master_of(lost.line))
    assert again.receive(party.text) == "new"
    assert [t.action for t in again.pausing().turns] == own(party, seat)  # type: ignore[union-attr]
    kept = restored(GAMES, CURVES, lost.stored())
    assert kept.text == lost.text
    party.devices[seat] = again
    party.go(choose, until=lambda r: r.phase is None)
    assert read(party.text).heads == party.record.heads


def test_a_spoilt_box_of_ones_own_does_not_lock_a_seat_out() -> None:
    party, choose = paused(*AMONG)
    seat = party.record.authors[-1]
    party.go(choose, hops=1)
    spoilt = party.record.copy()
    here(spoilt, seat).box = bytes(len(here(spoilt, seat).box))
    device, twin = party.devices[seat], restored(GAMES, CURVES, party.devices[seat].stored())
    device.record = _played(*AMONG)[1]
    assert device.receive(encode(spoilt)) == "new"
    assert isinstance(device.draft(), Draft)  # it keeps the box that it knows
    stranger = Device(GAMES, CURVES, master_of(twin.line))  # whose device is lost as well has its line and the spoilt link only
    stranger.receive(encode(spoilt))
    assert stranger.pausing() is None
    with pytest.raises(Refused) as bad:
        stranger.draft()
    assert bad.value.party == seat


def test_nobody_looks_ahead_is_no_more_among_what_is_not_promised() -> None:
    live = Party("avant-carde", 2, stretched=True).record
    by_link = Party("avant-carde", 2).record
    assert set(not_promised(by_link).here) - set(not_promised(live).here) == {
        "Players with a changed program: they can look at the next cards of their own deck, but not choose them."
    }
    assert len(not_promised(by_link).here) == len(not_promised(live).here) + 1
    assert report(live).record.table.id != by_link.table.id


def test_the_two_kinds_of_table_are_not_taken_for_each_other() -> None:
    one, two = Party("avant-carde", 2), Party("avant-carde", 2, stretched=True)
    assert one.record.table.id != two.record.table.id
    with pytest.raises(Refused):
        one.devices[0].receive(two.text)
    game = GAMES["avant-carde"]
    entries = two.record.table.entries[:1]
    invitation = Invitation(game, dict(game.defaults), 2, entries, stretched=True)
    assert decode(encode_invitation(invitation), GAMES, CURVES) == invitation
    with pytest.raises(Refused):
        Invitation(game, dict(game.defaults), 2, entries)  # anchors of one chain and of two are of different lengths


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "options", "hops", "told"),
    [("avant-carde", {"patrons": 4}, 25, "735d60f58e113360"), ("art-society", {}, 30, "62f528c38f52e165")],
)
def test_links_of_before_are_written_and_read_as_they_were(key: str, options: dict[str, int], hops: int, told: str) -> None:
    """The digests are of links that the program wrote before there were stretches."""
    party = Party(key, 3, options, 5).go(last, hops=hops)
    assert sha256(party.text.encode()).hexdigest()[:16] == told
    assert encode(read(party.text)) == party.text


def test_a_link_is_not_taken_for_a_code_with_which_people_meet() -> None:
    for stretched in (False, True):
        text = Party("canvas", 2, stretched=stretched).text
        assert is_by_link(text)
        assert not is_code(text)
