"""Live tables: nobody reads for others, and whatever is drawn in a part after an answer follows from an element that another
party shows after it, so nobody can look ahead in the own deck. (What all tables have in common: `test_attacks`.)
"""

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, HIDING, Party, all_sealed, at_random, filled, first, last, read, some_sealed
from vernissage.games import GAMES
from vernissage.table import link
from vernissage.table.fair.entries import master_of
from vernissage.table.fair.report import not_promised, report
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import draft as drafts
from vernissage.table.fair.two import phase as phases
from vernissage.table.fair.two import text as text_of
from vernissage.table.fair.two.basis import SECRETS, SIZE, Keyed, digest, taken_back, u8, u16
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.draft import Draft, crypted, left_off, unboxed
from vernissage.table.fair.two.entries import Entry, Invitation
from vernissage.table.fair.two.phase import Asked, Help, Place, Playing
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import decode, encode, encode_invitation
from vernissage.table.game import CHANCE, Action
from vernissage.table.link import Player

NEW_YORK = {"patrons": 1}
TABLES = {"first": (3, 2, 24), "last": (3, 31, 29), "two": (2, 10, 30)}
"""By who pauses in the middle of its part, the first of its phase, the last, or the second of two: people, salt, messages."""
places = pytest.mark.parametrize("where", TABLES)
hiding_game = pytest.mark.parametrize(("key", "options"), HIDING)


def wanted(r: Record) -> Help:
    """What the part waits for that is not whole."""
    assert r.phase is not None
    return sure(r.phase.help())


def here(r: Record, party: int) -> Place:
    assert r.phase is not None
    return r.phase.places[party]


@cache
def _texts(where: str) -> tuple[str, str]:
    """The link before the message that ends a stretch, and after it."""
    people, salt, n = TABLES[where]
    party = Party("avant-carde", people, NEW_YORK, salt, live=True)
    choose = at_random(Random(salt))
    party.go(choose, hops=n - 1)
    before = party.text
    party.go(choose, hops=1)
    return before, party.text


def _at(where: str, text: str) -> Party:
    people, salt, _ = TABLES[where]
    party = Party("avant-carde", people, NEW_YORK, salt, live=True)
    party.text = text
    party.opened()
    return party


def paused(where: str) -> Party:
    """Somebody is in the middle of its part, and another party shows an element next."""
    party = _at(where, _texts(where)[1])
    assert party.record.author() == wanted(party.record).party
    return party


def before_a_pause(where: str) -> Party:
    """The next message can end a stretch."""
    return _at(where, _texts(where)[0])


def refused(party: Party, text: str, but: int = -1) -> None:
    """No device takes the link, but the one that made it."""
    for device in (*(d for d in party.devices if d.party != but), Device(GAMES, CURVES)):
        with pytest.raises(Refused):
            device.receive(text)


def own(party: Party, who: int) -> list[Action]:
    """The answers and draws of a party that has paused, as its device has them."""
    return [turn.action for turn in sure(party.devices[who].pausing()).turns]


@pytest.mark.slow
@places
def test_a_draw_after_an_answer_waits_for_another_partys_element(where: str) -> None:
    party = paused(where)
    r = party.record
    who, helper = r.authors[-1], wanted(r).party
    assert helper == here(r, who).dealer != who
    before, draft = own(party, who), party.author().draft()
    assert draft.ready
    assert not draft.choices
    assert not draft.answers
    party.go(hops=1)  # an element and nothing else
    assert party.record.author() == who
    assert own(party, who) == before
    again = party.devices[who].draft()
    assert [turn.action for turn in again.match.turns][: len(before)] == before
    assert again.match.turns[len(before)].decision.seat == CHANCE
    assert not again.may_undo()  # nothing of what was answered before the draw
    party.go(until=lambda r: r.phase is None)
    told = [d for d in party.record.drawn if d.secret and d.who == (helper, who)]
    assert told, "the draw is told to be made of both numbers"
    assert read(party.text).record.heads == party.record.heads


@places
@cell("look ahead in the own deck in one's part, live", "one", "host")
def test_who_knows_all_its_own_numbers_cannot_tell_the_draw(where: str) -> None:
    """What it follows from holds an element that is in nothing that the party has."""
    party = paused(where)
    r = party.record
    who, help_ = r.authors[-1], wanted(r)
    keys = party.devices[who].keys
    known = {*keys.chain, *keys.secrets}
    for p, device in enumerate(party.devices):
        known |= set(device.keys.chain[: r.shown[p] + 2])
    party.go(hops=1)
    deal = party.devices[help_.party].keys.chain[help_.label + 1]
    assert deal not in known
    place = here(party.devices[who].draft().record, who)
    assert (place.label, place.deal) == (help_.label, deal)
    source = digest("private", r.table.id, u16(place.label), u8(who), keys.secrets[r.phases + 1], deal, _entropy(r))
    game = r.table.game
    match = sure(party.devices[who].pausing())
    assert match.decision is not None
    options, odds = game.options(match.state, match.decision), game.odds(match.state, match.decision)
    drawn = party.devices[who].draft().match.turns[len(match.turns)].action
    assert drawn == options[Keyed(source).weighted(0, odds)]


def _entropy(r: Record) -> bytes:
    assert r.phase is not None
    return r.phase.entropy


@cell("look ahead in the own deck in one's part, live", "pair", "n-1")
def test_two_who_tell_each_other_can() -> None:
    """The helper's number is all that is missing; it was bound before the answer, so nobody chooses by it."""
    party = paused("first")
    r = party.record
    help_ = wanted(r)
    told = party.devices[help_.party].keys.chain[help_.label + 1]
    party.go(hops=1)
    assert here(party.devices[r.authors[-1]].draft().record, r.authors[-1]).deal == told


@hiding_game
@cell("read a sealed part before the own seal, live", "one", "host", "pair", "n-1", "carrier")
def test_nobody_reads_a_box_but_its_owner(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options, salt=4, live=True).go(until=some_sealed)
    tried = 0
    while some_sealed(party.record) or all_sealed(party.record):
        r = party.record
        assert r.phase is not None
        for owner, place in r.phase.places.items():
            entry = r.table.entries[owner]
            for me, device in enumerate(party.devices):
                if place.part is None:
                    tried += 1
                    mine = unboxed(device.linked.record.copy(), owner, me, device.keys)  # type: ignore[union-attr]
                    assert (mine is not None) == (me == owner)
                    for other in r.table.entries:  # whatever key it has with anybody
                        secret = crypted(place.box, device.keys.shared(other.key), place.seal)[:SIZE]
                        fits = taken_back(entry.key, SECRETS, r.phases + 1, secret)[0] == entry.anchor[SIZE:]
                        assert fits == (me == owner and other is entry)
        party.go(hops=1)
    assert tried > 6


@hiding_game
def test_each_opens_its_own_part(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options, salt=4, live=True).go(until=all_sealed)
    order = party.record.phase.order  # type: ignore[union-attr]
    party.go(until=lambda r: r.phase is None)
    assert party.record.authors[-2:] == list(order[:2])  # the last one has played openly
    assert not party.record.notes


# -- who changes its program ------------------------------------------------------------------------------------------


@places
@cell("seal something illegal", "one", "host", "pair", "n-1")
def test_whoever_does_not_wait_for_the_element_cannot_open(where: str) -> None:
    party = before_a_pause(where)
    liar = party.waited
    device = party.devices[liar]
    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(Playing, "answered", lambda *_: None)
        draft = filled(device.draft(), last)
        for tried in range(60):
            draft = filled(device.draft(), at_random(Random(tried)))
            if _would_pause(device, draft.answers):
                break
        text = draft.finish().text
    if where != "first":  # it is the last one, who plays openly
        refused(party, text, but=liar)
        return
    device.receive(text)
    for other in party.devices:
        other.receive(text)  # nobody can see into a seal
    party.text = text
    party.go(last, until=lambda r: all_sealed(r) and r.author() == liar)
    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(Playing, "answered", lambda *_: None)
        text = filled(device.draft(), last).finish().text
    refused(party, text, but=liar)


def _would_pause(device: Device, answers: list[Action]) -> bool:
    """Whether an honest program would wait on the way to these answers."""
    with pytest.MonkeyPatch.context() as mp:
        mp.undo()
        mp.setattr(Playing, "answered", _ANSWERED)
        draft = device.draft()
        for a in answers:
            if draft.waits or a not in draft.choices:
                return True
            draft.answer(a)
        return draft.waits


_ANSWERED = Playing.answered


@cell("change what is sealed, signed, named", "one", "host", "pair", "n-1")
def test_whoever_takes_back_what_it_answered_before_the_draw_cannot_open() -> None:
    """Its first stretch is sealed; once it knows the card, its program says that it had answered otherwise."""
    earlier, party = before_a_pause("first"), paused("first")
    liar = party.record.authors[-1]
    device = party.devices[liar]
    assert device.record is not None
    said = sure(left_off(device.record, liar, device.keys))
    for tried in range(200):
        other = filled(earlier.author().draft(), at_random(Random(tried)))
        if other.waits and tuple(other.answers) != said.answers:
            break
    assert other.waits
    party.go(hops=1)
    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(drafts, "left_off", lambda *_: said._replace(answers=tuple(other.answers)))
        party.text = party.sends(device, last)
    party.opened()
    party.go(last, until=lambda r: all_sealed(r) and r.author() == liar)
    with pytest.raises(Refused):
        party.sends(device, last)
    assert party.record.author() == liar


@cell("steer a draw or hand by messages, masters, joining", "one", "host", "pair", "n-1")
def test_whoever_asks_for_an_element_that_no_draw_takes_cannot_open() -> None:
    """It waits once more than the rules say, for another card, or to move all later labels on."""
    party = Party("avant-carde", 3, NEW_YORK, 1, live=True)
    party.go(first, until=lambda r: r.phase is not None and not r.phase.places and r.author() == r.phase.order[0])
    liar = party.waited
    device, honest = party.devices[liar], phases.asked

    def more(*args: Any) -> Asked:
        found = honest(*args)
        return found._replace(more=True)

    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(phases, "asked", more)
        party.text = party.sends(device, first)
    party.opened()
    assert party.record.author() == wanted(party.record).party
    party.go(hops=1)
    with pytest.raises(Refused):
        device.draft()  # an honest program is stuck with it

    def padded(table: Any, phase: Any, who: int, *rest: Any) -> Asked:
        if who != liar:
            return honest(table, phase, who, *rest)
        place = phase.places[who]
        phase.places[who] = place.stretches[0]
        found = honest(table, phase, who, *rest)
        phase.places[who] = place
        return found._replace(digits=(*found.digits, *[()] * len(place.earlier)), more=not place.earlier)

    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(phases, "asked", padded)
        party.text = party.sends(device, first)
        party.opened()
    party.go(last, until=lambda r: all_sealed(r) and r.author() == liar)
    with pytest.MonkeyPatch.context() as mp:
        mp.setattr(phases, "asked", padded)
        text = filled(device.draft(), first).finish().text
    refused(party, text, but=liar)


def test_a_guest_brings_no_bots() -> None:
    """A bot of a guest would take a seat, and a voice among the draws, that nobody has offered."""
    game, device = GAMES["canvas"], Device(GAMES, CURVES, bytes(30))
    invitation = Invitation(game, dict(game.defaults), 3, live=True)
    with pytest.raises(Refused) as bad:
        device.join(invitation, "Eve", [Player("Bo", 2)])
    assert bad.value.why == "names"
    joined = device.join(invitation, "Eve")
    assert isinstance(joined, Invitation)
    (eve,) = joined.entries
    forged = encode_invitation(joined)
    object.__setattr__(joined, "entries", (Entry(eve.name, eve.key, eve.anchor, (Player("Bo", 2),)),))
    forged = encode_invitation(joined)
    with pytest.raises(Refused):
        decode(forged, GAMES, CURVES)


# -- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@places
@cell("change, lengthen a link or box", "one", "host", "pair", "n-1", "carrier")
def test_a_box_is_covered_as_long_as_it_is_in_the_link(where: str) -> None:
    """Also when its owner's latest message is another one: it has helped since."""
    party = paused(where)
    helpers = 0
    for _ in range(2):
        r = party.record
        for owner, place in r.shut_boxes().items():
            kept, helpers = place.box, helpers + (r.authors[-1] == owner and len(r.authors) != here(r, owner).at)
            for change in (kept[:-1] + bytes([kept[-1] ^ 1]), bytes([kept[0] ^ 128]) + kept[1:], bytes(len(kept))):
                place.box = change
                refused(party, encode(party.linked), but=0)
                place.box = kept
        party.go(hops=1)
    assert helpers or where != "last"


@pytest.mark.long
@pytest.mark.parametrize("where", ["first", "last"])
def test_no_changed_digit_is_taken(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    party, dice, written = paused(where), Random(5), text_of._text
    for hop in range(3):
        digits: list[Any] = []
        monkeypatch.setattr(text_of, "_text", lambda found, out=digits: out.extend(found) or written(found))
        encode(party.linked)
        monkeypatch.undo()
        for i in range(3, len(digits)):
            value, radix = digits[i]
            if radix > 1:
                changed = [*digits[:i], ((value + dice.randrange(1, min(radix, 1 << 64))) % radix, radix), *digits[i + 1 :]]
                with pytest.raises((Refused, link.BadLink)):
                    decode(written(changed), GAMES, CURVES, party.linked if i % 2 else None)
        if hop < 2:
            party.go(hops=1)


# -- who is away ------------------------------------------------------------------------------------------------------


def without(party: Party, who: int) -> None:
    """All others agree to go on without somebody, and somebody of them does."""
    for p, device in enumerate(party.devices):
        if p != who:
            party.text = device.agree(2)
            party.opened()
    goes_on = next(d for p, d in enumerate(party.devices) if p != who and d.next == p)
    party.text = party.sends(goes_on, last)
    party.opened()
    assert who in party.record.gone


@pytest.mark.parametrize("where", ["first", "last"])
def test_who_does_not_help_is_stepped_over_and_another_one_shows_for_a_fresh_label(where: str) -> None:
    party = paused(where)
    r = party.record
    old = wanted(r)
    without(party, old.party)
    new = sure(here(party.record, r.authors[-1]).awaits)
    assert new.label > old.label
    assert new.party not in (old.party, r.authors[-1])
    assert party.record.authors[-1] == new.party
    party.go(last, hops=60, until=lambda r: r.phase is None)
    assert party.record.phase is None
    assert read(party.text).record.match.turns == party.record.match.turns


@pytest.mark.parametrize("where", ["first", "last"])
def test_who_is_lost_in_the_middle_of_its_part_has_none(where: str) -> None:
    party = paused(where)
    party.go(hops=1)
    who = party.waited
    without(party, who)
    party.go(last, hops=60, until=lambda r: r.phase is None)
    assert {v.more for v in party.record.void} == {True}
    assert read(party.text).record.match.turns == party.record.match.turns


def test_who_has_sealed_does_not_leave_before_it_has_opened() -> None:
    """Else it could look at what is drawn for another one, and take its own part back."""
    party = paused("last")
    helper = party.author().draft()
    assert helper.party in helper.record.shut_boxes()
    assert not helper.may_leave
    with pytest.raises(Refused):
        helper.leave()


@pytest.mark.slow
@places
def test_a_device_lost_in_the_middle_of_its_part_is_restored_by_its_line_and_the_newest_link(where: str) -> None:
    party = paused(where)
    who = party.record.authors[-1]
    before = own(party, who)
    fresh = Device(GAMES, CURVES, master_of(party.devices[who].line))
    assert fresh.receive(party.text) == "new"
    assert fresh.party == who
    party.devices[who] = restored(GAMES, CURVES, fresh.stored())
    assert own(party, who) == before
    party.go(until=lambda r: r.phase is None)
    stranger = Device(GAMES, CURVES)
    stranger.receive(party.text)
    assert stranger.pausing() is None


def test_what_is_told_of_a_live_table() -> None:
    live, by_link = (Party("art-society", 3, {"closing": 0}, live=live).go(until=some_sealed).record for live in (True, False))
    told, other = not_promised(live), not_promised(by_link)
    only = {*other.here, *other.rest} - {*told.here, *told.rest}
    assert len(only) == 2
    assert all(said.startswith("By link, ") for said in only)
    assert any(f" {phases.MOST_STRETCHES - 1} times " in said for said in told.rest)
    assert not report(live).older


def test_a_draft_of_a_game_by_link_never_waits() -> None:
    party = Party("avant-carde", 2, NEW_YORK, 10)
    choose, seen = at_random(Random(10)), 0
    for _ in range(20):
        draft: Draft = filled(party.author().draft(), choose)
        assert not draft.waits
        seen += draft.record.phase is not None
        party.go(choose, hops=1)
    assert seen
