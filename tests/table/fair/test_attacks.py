"""The table of attacks in the README, row by row, on the real games: the attacker has a changed program, the
others have ours.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from tests.marks import rest_seldom
from tests.sure import sure
from tests.table.fair.tables import (
    CURVES,
    HIDING,
    REAL,
    Party,
    all_sealed,
    evenly,
    filled,
    first,
    has_choice,
    joined,
    last,
    lies_dark,
    master,
    read,
    seals,
    some_sealed,
)
from vernissage.games import GAMES
from vernissage.table.fair.chain import Keyed, digest, number
from vernissage.table.fair.curves import is_point
from vernissage.table.fair.device import Device, restored
from vernissage.table.fair.draft import Draft
from vernissage.table.fair.entries import Entry, Table, master_of
from vernissage.table.fair.phase import OwnPart, seal_of
from vernissage.table.fair.record import Record
from vernissage.table.fair.standing import Note
from vernissage.table.fair.text import Invitation, decode, encode, encode_invitation
from vernissage.table.fair.trouble import Fork, Refused
from vernissage.table.game import CHANCE


def _named(x: Any) -> str:
    return x if isinstance(x, str) else "-".join(f"{name}{value}" for name, value in x.items())


# Games of this edition are only finished, no new ones begun: on each change one of them is attacked, the others seldom.
every_game = pytest.mark.parametrize(("key", "options"), rest_seldom(REAL), ids=_named)
hiding_game = pytest.mark.parametrize(("key", "options"), rest_seldom(HIDING), ids=_named)


def refused(why: str, text: str, by: Device) -> Refused:
    """Every device refuses the link: one that knows nothing of the game, and this one, for this reason."""
    with pytest.raises(Refused):
        decode(text, GAMES, CURVES)
    kept = by.text
    with pytest.raises(Refused) as known:
        by.receive(text)
    assert known.value.why == why
    assert by.text == kept
    return known.value


def mover(party: Party) -> Party:
    """Some messages into the game; something lies face down, and what the next element turns up has several outcomes."""
    return party.go(first, hops=2).go(first, until=lambda r: lies_dark(r) and len(_odds(r)) > 1)


def _odds(r: Record) -> list[int]:
    d = sure(r.match.decision)
    return list(r.match.game.odds(r.match.state, d)) if d.seat == CHANCE else []


def entropy(r: Record, element: bytes) -> bytes:
    return digest("public", r.table.id, number(r.at), r._last, element)


# -- draws ------------------------------------------------------------------------------------------------------------


@every_game
def test_the_opener_cannot_steer_a_draw(key: str, options: dict[str, int]) -> None:
    """Only one element fits its chain: every other one, made up or its own but further on, is refused."""
    party = mover(Party(key, 3, options))
    device, seat = party.author(), party.record.author()
    assert seat is not None
    used = party.record.used[seat]
    for element in (*(device.keys.chain[used + n] for n in (0, 2, 3, 9)), bytes(16), b"", device.keys.chain[used + 1] + b"\0"):
        with pytest.raises(Refused) as bad:
            party.record.copy().begin(element)
        assert bad.value.why == "element"
        assert bad.value.party == seat


@every_game
def test_the_mover_cannot_steer_or_foresee_a_draw(key: str, options: dict[str, int]) -> None:
    """What it knows leaves every outcome as likely as the rules say; and what it answers does not change what is drawn from."""
    party = mover(Party(key, 3, options))
    r = party.record
    odds = _odds(r)
    seen = Counter(Keyed(entropy(r, digest("guess", number(i))[:16])).weighted(0, odds) for i in range(2_000))
    assert evenly([seen[i] for i in range(len(odds))], odds) < 4
    links = []
    for how in (first, last):
        other = Party(key, 3, options).go(first, hops=4).go(first, until=lambda r: r.phase is None)
        text = other.sends(other.author(), how)
        links.append(read(text))
    assert links[0]._last == links[1]._last  # the element, and so all that is drawn from it, is the same


@every_game
def test_the_opener_cannot_foresee_a_draw(key: str, options: dict[str, int]) -> None:
    """Up to the mover's message its element is hidden: whatever it could be, every outcome is as likely as the rules say."""
    party = mover(Party(key, 3, options))
    r, seat = party.record, party.record.author()
    assert seat is not None
    odds, own = _odds(r), party.devices[seat].keys.chain[r.used[seat] + 1]
    guesses = (digest("guess", number(i))[:16] for i in range(2_000))
    seen = Counter(Keyed(digest("public", r.table.id, number(r.at), e, own)).weighted(0, odds) for e in guesses)
    assert evenly([seen[i] for i in range(len(odds))], odds) < 4


@every_game
def test_a_redo_draws_the_same(key: str, options: dict[str, int]) -> None:
    one, two = (mover(Party(key, 3, options)) for _ in range(2))
    for party in (one, two):
        party.go(first, hops=1)
    assert one.record.match.turns == two.record.match.turns
    assert one.text == two.text


@every_game
def test_two_neighbours_together_can_foresee_a_draw_and_not_steer_it(key: str, options: dict[str, int]) -> None:
    """Not promised, be they two people or one who sits on both seats: README says so."""
    party = mover(Party(key, 3, options))
    r, seat = party.record, party.record.author()
    assert seat is not None
    ahead = party.devices[seat].keys.chain[r.used[seat] + 1]
    d = sure(r.match.decision)
    told = list(r.match.game.options(r.match.state, d))[Keyed(entropy(r, ahead)).weighted(0, _odds(r))]
    ply = len(r.match.turns)
    party.go(first, hops=1)
    assert party.record.match.turns[ply].action == told


@pytest.mark.parametrize("patrons", [0, 1, 4])
def test_a_changed_program_can_look_at_its_own_deck_and_not_choose(patrons: int) -> None:
    """Not promised: within its own line a seat's draws follow from what its device holds. But they are what they are."""
    party = Party("avant-carde", 3, {"patrons": patrons}).go(first, until=some_sealed)
    seat = party.waited
    device = party.devices[seat]
    draft = device.draft()
    ahead = [t.action for t in filled(device.draft(), first).match.turns]  # played through to the end, and not sent
    filled(draft, first)
    assert [t.action for t in draft.match.turns] == ahead


# -- what is secret ---------------------------------------------------------------------------------------------------


@hiding_game
def test_nobody_reads_what_is_sealed(key: str, options: dict[str, int]) -> None:
    party = Party(key, 4, options).go(last, until=some_sealed)
    r = party.record
    assert r.phase is not None
    seat = r.authors[-1]
    here = r.phase.places[seat]
    part = _own_part(party, seat)
    assert seal_of(r.table, seat, here, part) == here.seal  # with the secret the guess can be tried...
    for guess in (r.latest[seat], r._last, bytes(16), here.entropy[:16]):  # ...and with nothing that others have
        assert seal_of(r.table, seat, here, OwnPart(guess, part.answers)) != here.seal
    first_seat = r.phase.order[0]
    if seat != first_seat:
        for thief in set(range(4)) - {seat, first_seat}:
            assert _spy(party, thief).unboxed(seat) is None
    for other in range(4):
        shown = r.match.view(other)
        assert shown == party.devices[other].record.match.view(other)  # type: ignore[union-attr]
        assert r.match.turns == read(party.text).match.turns


def _spy(party: Party, seat: int) -> Draft:
    """What a changed program makes of its link when it is not its turn: a draft only to open boxes with."""
    draft = Draft.__new__(Draft)
    draft.record, draft.seat, draft._keys = party.record.copy(), seat, party.devices[seat].keys
    return draft


def _own_part(party: Party, seat: int) -> OwnPart:
    return sure(_spy(party, seat).unboxed(seat))


@hiding_game
def test_two_worlds_give_the_same_link_but_for_seal_box_and_signature(key: str, options: dict[str, int]) -> None:
    links = []
    for how in (first, last):
        party = Party(key, 4, options).until(seals)
        device = party.author()
        links.append(party.sends(device, how))
    a, b = map(read, links)
    assert a.phase is not None
    assert b.phase is not None
    seat = a.authors[-1]
    assert a.phase.places[seat].seal != b.phase.places[seat].seal
    for r in (a, b):
        assert r.phase is not None
        r.phase.places[seat].seal = r.phase.places[seat].box = b""
        r.signatures[seat] = bytes(64)
    assert encode(a) == encode(b)


@hiding_game
def test_a_sealed_answer_cannot_be_changed_after_seeing_the_others(key: str, options: dict[str, int]) -> None:
    party = Party(key, 2, options).go(last, until=all_sealed)
    r = party.record.copy()
    assert r.phase is not None
    seat = r.phase.order[0]
    device = party.devices[seat]
    true = _own_part(party, seat)
    r.begin(device.keys.chain[r.used[seat] + 1])
    other = r.ask(seat, true.secret, lambda _s, _d, o: o[0])  # what it would rather have said
    assert other.answers != true.answers
    with pytest.raises(Refused) as bad:
        r.open_part(seat, other)
    assert (bad.value.why, bad.value.party) == ("seal", seat)
    forced(r, seat, other)  # a changed program that does not check opens it all the same...
    text = signed(r, device)
    assert refused("seal", text, party.devices[1 - seat]).party == seat  # ...and everybody else finds it is not what was sealed


def forced(r: Record, seat: int, part: OwnPart) -> None:
    """What a changed program does in place of `open_part`: no check."""
    assert r.phase is not None
    r.phase.places[seat].part = part
    r._opened.append((seat, part))
    if seat != r.now:
        r.latest[seat] = part.secret
        r.used[seat] += 1
    for other in [s for s in r.phase.order if r.phase.places[s].part is None]:
        raise AssertionError(f"{other} is to be opened as well")
    r._finish_phase()


def signed(r: Record, device: Device) -> str:
    """The message ended, however incomplete it is, and signed by this device."""
    if r.now is not None:
        while (options := r.choices()) and not r.dark():
            r.answer(options[0])
        r.end()
    r.sign(device.curves.sign(device.keys.secret, r.heads[-1]))
    return encode(r)


@hiding_game
def test_only_the_next_element_is_a_secret(key: str, options: dict[str, int]) -> None:
    """A seat could try other elements for a better hand: whichever it takes, its opening is refused and names it."""
    party = Party(key, 3, options).go(last, until=some_sealed)
    seat = party.waited
    device = party.devices[seat]
    for ahead in (0, 1, 3, 7):
        r = party.record.copy()
        r.begin(device.keys.chain[r.used[seat] + 1])
        assert r.sit()
        part = r.ask(seat, device.keys.chain[r.used[seat] + ahead] if ahead != 1 else bytes(16), lambda _s, _d, o: o[0])
        r.phase.places[seat].seal = r.sealed(seat, part)  # type: ignore[union-attr]
        with pytest.raises(Refused) as bad:
            r.check(seat, part)
        assert (bad.value.why, bad.value.party) == ("secret", seat)


@hiding_game
def test_a_copied_seal_cannot_be_opened(key: str, options: dict[str, int]) -> None:
    """A seal holds the game, the place and the seat."""
    party = Party(key, 4, options).go(last, until=lambda r: some_sealed(r) and len(r.phase.places) == 1)  # type: ignore[union-attr]
    r = party.record
    assert r.phase is not None
    victim, thief = r.authors[-1], r.author()
    assert thief is not None
    part, here = _own_part(party, victim), r.phase.places[victim]
    other = Party(key, 4, options, salt=5)
    assert seal_of(r.table, victim, here, part) == here.seal
    assert seal_of(other.record.table, victim, here, part) != here.seal
    assert seal_of(r.table, thief, here, part) != here.seal
    assert seal_of(r.table, victim, replace(here, entropy=bytes(32)), part) != here.seal
    copied = party.record.copy()
    copied.begin(party.devices[thief].keys.chain[copied.used[thief] + 1])
    copied.seal(here.seal, here.box)
    text = signed(copied, party.devices[thief])
    for device in party.devices:
        device.receive(text)  # a seal says nothing yet
    with pytest.raises(Refused) as bad:
        copied.check(thief, part)
    assert bad.value.party == thief


@hiding_game
def test_a_box_that_does_not_open_is_found_at_once_and_its_seat_opens_itself(key: str, options: dict[str, int]) -> None:
    party = Party(key, 4, options).go(last, until=some_sealed)
    party.go(last, hops=1)
    r = party.record
    assert r.phase is not None
    bad, opener = r.authors[-1], r.phase.order[0]
    kept = party.devices[bad].stored()
    spoilt = r.copy()
    assert spoilt.phase is not None
    spoilt.phase.places[bad].box = bytes(len(spoilt.phase.places[bad].box))
    text = encode(spoilt)
    for device in party.devices:
        device.record = read(text)  # as if it had come so from that seat
    party.devices[bad].record = read(kept["link"])
    party.text = text
    party.go(last, until=all_sealed)
    draft = party.devices[opener].draft()
    assert draft.shut == [bad]
    party.go(last, hops=1)
    assert party.record.phase is not None
    assert party.record.notes == [Note(party.record.at - 1, "shut", bad)]
    assert party.record.author() == bad
    party.go(last, hops=1)
    assert party.record.phase is None
    assert read(party.text).match.turns == party.record.match.turns


@hiding_game
def test_an_illegal_answer_under_a_seal_is_found_when_it_is_opened(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(last, until=some_sealed)
    seat = party.waited
    device, r = party.devices[seat], party.record.copy()
    r.begin(device.keys.chain[r.used[seat] + 1])
    assert r.sit()
    y = device.keys.chain[r.used[seat] + 1]
    true = r.ask(seat, y, lambda _s, _d, o: o[0])
    strange = OwnPart(y, (*true.answers, true.answers[0]))  # one answer too many; it could be any that is not legal
    if r.openly():
        with pytest.raises(Refused):
            r.ask(seat, y, lambda _s, _d, _o: NoAnswer())  # cannot even be written: links number legal answers
        return
    r.seal(r.sealed(seat, strange), bytes(24))
    text = signed(r, device)
    party.opened()
    party.text = text
    party.opened()
    party.go(last, until=all_sealed)
    opener = party.author()
    draft = opener.draft()
    assert draft.shut == [seat]  # found at once, by the first seat; the seat has to open itself, and cannot
    party.text = party.sends(opener, last)
    party.opened()
    assert party.record.author() == seat
    with pytest.raises(Refused):
        device.draft().finish()


class NoAnswer:
    verb = "nothing"


@hiding_game
def test_nothing_is_opened_before_all_have_sealed_and_nobody_opens_others_only(key: str, options: dict[str, int]) -> None:
    party = Party(key, 4, options).go(last, until=some_sealed)
    r = party.record.copy()
    assert r.phase is not None
    sealer, seat = r.authors[-1], r.author()
    assert seat is not None
    r.begin(party.devices[seat].keys.chain[r.used[seat] + 1])
    with pytest.raises(Refused) as bad:
        r.open_part(sealer, _own_part(party, sealer))
    assert bad.value.why == "shut"
    party.go(last, until=all_sealed)
    r = party.record.copy()
    assert r.phase is not None
    opener = party.devices[r.phase.order[0]]
    r.begin(opener.keys.chain[r.used[r.phase.order[0]] + 1])
    spy = _spy(party, r.phase.order[0])
    for other in r.openable()[1:]:
        part = sure(spy.unboxed(other))
        r.ask(other, part.secret, _answers(part))
        r.open_part(other, part)
    with pytest.raises(Refused) as bad:
        r.end()
    assert (bad.value.why, bad.value.party) == ("unfinished", r.phase.order[0])


def _answers(part: OwnPart) -> Any:
    left = list(part.answers)
    return lambda _s, _d, _o: left.pop(0)


@hiding_game
def test_the_first_seat_can_read_boxes_before_they_are_opened(key: str, options: dict[str, int]) -> None:
    """Not promised: it is bound by then, but it could tell a friend who has yet to seal."""
    party = Party(key, 4, options).go(last, until=some_sealed).go(last, hops=1)
    assert party.record.phase is not None
    opener, sealer = party.record.phase.order[0], party.record.authors[-1]
    assert party.record.author() not in (opener, sealer)
    assert _spy(party, opener).unboxed(sealer) == _own_part(party, sealer)
    with pytest.raises(Refused) as bad:
        party.devices[opener].draft()
    assert bad.value.why == "turn"


# -- histories --------------------------------------------------------------------------------------------------------


@every_game
def test_two_histories_are_a_fork_with_a_proof(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=3).until(has_choice)
    seat = party.record.author()
    liar = party.author()
    other = deepcopy(liar.stored())
    one = party.sends(liar, first)
    twin = _again(other)
    two = party.sends(twin, last)
    assert one != two
    honest = party.devices[(seat or 0) - 1]
    assert honest.receive(one) == "new"
    with pytest.raises(Fork) as fork:
        honest.receive(two)
    assert fork.value.parties == (seat, seat)
    assert (fork.value.mine, fork.value.other) == (one, two)
    assert read(one).table.id == read(two).table.id  # the proof: both links can be checked by anybody
    assert honest.text == one
    honest.follow(two)  # a person's decision
    assert honest.text == two
    assert honest.other == one


def _again(fields: dict[str, str]) -> Device:
    """A device from a copy of its storage."""
    return restored(GAMES, CURVES, fields)


@every_game
def test_a_restored_storage_that_chooses_again_is_a_fork(key: str, options: dict[str, int]) -> None:
    """The same draw comes again, and everybody who has opened the first link sees the second message."""
    party = Party(key, 3, options).go(first, hops=3).until(has_choice)
    seat = party.record.author()
    kept = party.author().stored()
    party.go(first, hops=3)
    two = party.sends(_again(kept), last)
    for device in party.devices:
        with pytest.raises(Fork) as fork:
            device.receive(two)
        assert fork.value.parties == (seat, seat)
        assert device.text == party.text


@every_game
def test_leaving_a_message_out_is_a_fork_of_who_does_it(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=3).until(has_choice)
    seat = party.record.author()
    kept = party.author().stored()
    party.go(first, hops=2)  # this seat, then another
    leaver = _again(kept)
    text = party.sends(leaver, last)  # it goes on as if the other had said nothing
    with pytest.raises(Fork) as fork:
        party.devices[party.record.authors[-1]].receive(text)
    assert fork.value.parties[0] == seat


@every_game
def test_another_seats_message_cannot_be_changed_or_forged(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=3).until(lambda draft: has_choice(draft) and not draft.opened)
    was, seat = party.record.copy(), party.record.author()
    assert seat is not None
    party.go(first, hops=1)
    forged = was.copy()
    forged.begin(party.record.latest[seat])  # the messenger says it again, with another answer
    while options_left := forged.choices():
        if forged.dark():
            break
        forged.answer(options_left[-1])
    forged.end()
    forged.sign(party.record.signatures[seat])
    assert forged.heads[-1] != party.record.heads[-1]
    assert refused("signature", encode(forged), party.devices[(seat + 1) % 3]).party == seat


@every_game
def test_names_options_and_entries_cannot_be_changed(key: str, options: dict[str, int]) -> None:
    """Everything hangs on the id, which is in the first head, which is in every signature."""
    party = Party(key, 3, options).go(first, hops=3)
    r = party.record
    ann = r.table.entries[0]
    for entry in (ann._replace(name="Eva"), ann._replace(level=2), ann._replace(anchor=bytes(16))):
        changed = r.copy()
        changed.table = Table(r.table.game, r.table.options, (entry, *r.table.entries[1:]))
        if entry.anchor != ann.anchor:
            changed.latest[0] = bytes(16)
        with pytest.raises(Refused):
            decode(encode(changed), GAMES, CURVES)
        with pytest.raises(Refused):
            party.devices[1].receive(encode(changed))
    name = {"canvas": "edition", "art-society": "open_stacks", "avant-carde": "patrons"}[key]
    value = 1 - min(r.table.options[name], 1)
    changed = r.copy()
    changed.table = Table(r.table.game, {**r.table.options, name: value}, r.table.entries)
    with pytest.raises(Refused):
        decode(encode(changed), GAMES, CURVES)


@every_game
def test_old_doubled_and_foreign_links_do_no_harm(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options)
    old = party.text
    party.go(first, hops=1)
    older, newest = party.text, party.go(first, hops=1).text
    for device in party.devices:
        assert device.receive(old) == "old"
        assert device.receive(older) == "old"
        assert device.receive(newest) == "same"
        assert device.text == newest
    foreign = Party(key, 3, options, salt=1)
    with pytest.raises(Refused) as bad:
        party.devices[0].receive(foreign.text)
    assert bad.value.why == "game"
    onlooker = Device(GAMES, CURVES)
    assert onlooker.receive(newest) == "new"
    with pytest.raises(Refused) as bad:
        onlooker.receive(foreign.text)
    assert bad.value.why == "game"


# -- joining ----------------------------------------------------------------------------------------------------------


@every_game
def test_grinding_at_joining_is_useless(key: str, options: dict[str, int]) -> None:
    """Whoever joins last can try masters: what the set-up draws needs the next seat's element, which it does not know."""
    game = GAMES[key]
    invitation = Invitation(game, {**game.defaults, **options}, 3)
    ann, ben = Device(GAMES, CURVES, master(9, 0)), Device(GAMES, CURVES, master(9, 1))
    found: Any = joined(ben, joined(ann, invitation, "Ann"), "Ben")  # type: ignore[arg-type]
    seen: Counter[int] = Counter()
    odds: list[int] = []
    for i in range(30):
        r: Any = joined(Device(GAMES, CURVES, master(100 + i, 2)), found, "Cy")
        odds = _odds(r)
        assert len(odds) > 1
        for j in range(50):  # what the hidden element could be
            seen[Keyed(entropy(r, digest("could be", number(j))[:16])).weighted(0, odds)] += 1
    assert evenly([seen[i] for i in range(len(odds))], odds) < 4


@every_game
@pytest.mark.parametrize(
    "bad", [bytes(32), b"\1" + bytes(31), (2**255 - 20).to_bytes(32, "little"), b"\xff" * 32], ids=["0", "1", "-1", "odd"]
)
def test_keys_of_small_order_are_refused(key: str, options: dict[str, int], bad: bytes) -> None:
    party = Party(key, 3, options)
    r = party.record
    entries = (r.table.entries[0]._replace(key=bad), *r.table.entries[1:])
    changed = r.copy()
    changed.table = Table(r.table.game, r.table.options, entries)
    with pytest.raises(Refused) as why:
        decode(encode(changed), GAMES, CURVES)
    assert (why.value.why, why.value.party) == ("key", 0)


@every_game
def test_who_is_replaced_or_renamed_at_joining_sees_it_at_the_first_link(key: str, options: dict[str, int]) -> None:
    game = GAMES[key]
    ann, ben, cy = (Device(GAMES, CURVES, master(3, i)) for i in range(3))
    one: Any = joined(ann, Invitation(game, {**game.defaults, **options}, 3), "Ann")
    two: Any = joined(ben, one, "Ben")
    mallory = Device(GAMES, CURVES, master(66, 6))
    second: Any = joined(mallory, one, "Ben")
    for entry in (second.entries[1], two.entries[1]._replace(name="Bob")):
        entries = (two.entries[0], entry)
        record: Any = joined(Device(GAMES, CURVES, cy.master), replace(two, entries=entries), "Cy")
        with pytest.raises(Refused) as bad:
            ben.receive(encode(record))
        assert bad.value.why in ("own", "game")
        assert ben.record is None
    for twin in (Entry("Ben", cy.keys.key, cy.keys.chain[0]), Entry("Cy", ben.keys.key, ben.keys.chain[0])):
        with pytest.raises(Refused) as bad:
            replace(two, entries=(*two.entries, twin))
        assert bad.value.why == "names"
    record = joined(cy, two, "Cy")
    assert ben.receive(encode(record)) == "new"
    assert len(record.table.words.split()) == 6
    stranger: Any = joined(Device(GAMES, CURVES, master(67, 6)), two, "Cy")  # in an empty seat: only the words tell
    assert stranger.table.words != record.table.words


@every_game
def test_a_key_that_is_no_point_is_refused(key: str, options: dict[str, int]) -> None:
    """Nobody could ever sign with it: the seat would wait for ever, and its boxes would be readable by chance only."""
    no_point = next(k for n in range(2, 99) if not is_point(k := bytes((n, *[0] * 31))))
    r = Party(key, 3, options).record
    changed = r.copy()
    entries = (*r.table.entries[:2], r.table.entries[2]._replace(key=no_point))
    changed.table = Table(r.table.game, r.table.options, entries)
    with pytest.raises(Refused) as why:
        decode(encode(changed), GAMES, CURVES)
    assert (why.value.why, why.value.party) == ("key", 2)
    invitation = Invitation(r.table.game, r.table.options, 3, entries[2:])
    with pytest.raises(Refused) as why:
        Device(GAMES, CURVES).receive(encode_invitation(invitation))
    assert why.value.why == "key"


@pytest.mark.slow
@hiding_game
def test_a_carrier_cannot_make_a_link_so_long_that_the_next_one_is_lost(key: str, options: dict[str, int]) -> None:
    """Boxes are not signed: each is bounded, so that a link to which a carrier has added leaves room for the own message, and
    whoever is next reads that, too.
    """
    party = Party(key, 3, options).go(last, until=some_sealed)
    device, phase = party.author(), party.record.phase
    assert phase is not None
    seat = next(iter(phase.places))

    def spoilt(size: int) -> Record:
        changed = party.record.copy()
        assert changed.phase is not None
        changed.phase.places[seat].box = bytes(size)
        return changed

    for size in (72, 4_000):
        with pytest.raises(Refused) as bad:
            Device(GAMES, CURVES).receive(encode(spoilt(size)))
        assert bad.value.why == "more"
    device.record = spoilt(64)
    message = filled(device.draft(), last).finish()
    assert Device(GAMES, CURVES).receive(message.text) == "new"
    assert restored(GAMES, CURVES, device.kept(message)).text == message.text
    device.record = spoilt(72)  # nobody would read the own link: the message is not made
    with pytest.raises(Refused):
        filled(device.draft(), last).finish()


# -- staying away -----------------------------------------------------------------------------------------------------


@every_game
def test_who_is_waited_for_is_known_to_all_and_nobody_can_speak_instead(key: str, options: dict[str, int]) -> None:
    """Withholding is not prevented: everybody sees whom all wait for."""
    party = Party(key, 4, options).go(first, hops=5)
    waited = party.record.author()
    for seat, device in enumerate(party.devices):
        assert device.record is not None
        assert device.record.author() == waited
        if seat != waited:
            with pytest.raises(Refused) as bad:
                device.draft()
            assert bad.value.why == "turn"


@pytest.mark.slow
@every_game
def test_a_seat_that_leaves_is_played_by_nobody(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, hops=6)
    gone = party.waited
    helper = next(d for d in party.devices if d.stands_in() == ("without",))
    at = party.record.at
    party.text = party.sends(helper, first, ("without",))
    party.opened()
    assert Note(at, "without", gone) in party.record.notes
    party.go(first)
    assert gone not in party.record.authors[at - 1 :]
    assert party.game.decision(party.record.match.state) is None
    assert read(party.text).match.turns == party.record.match.turns


@pytest.mark.slow
@hiding_game
@pytest.mark.parametrize("sealed", [False, True], ids=["sealing", "opening"])
def test_a_seat_that_leaves_a_phase_costs_its_part_and_no_more(key: str, options: dict[str, int], sealed: bool) -> None:
    party = Party(key, 4, options).go(last, until=all_sealed if sealed else some_sealed)
    assert party.record.phase is not None
    gone, start = party.record.author(), len(party.record.match.turns)
    true = {s: _own_part(party, s) for s, here in party.record.phase.places.items() if s != gone and here.box}
    helper = next(d for d in party.devices if _could(d, ("without",)))
    party.text = party.sends(helper, last, ("without",))
    party.opened()
    party.go(last, until=lambda r: r.phase is None)
    turns = party.record.match.turns[start:]
    for seat, part in true.items():
        assert [t.action for t in turns if t.decision.seat == seat][: len(part.answers)] == list(part.answers)
    party.go(first)
    assert party.game.decision(party.record.match.state) is None
    assert read(party.text).match.turns == party.record.match.turns


@every_game
def test_a_device_does_not_accept_its_own_removal(key: str, options: dict[str, int]) -> None:
    """Whoever is next can say that a seat has left whose player is there. Its own device says so and keeps its record; what it
    answers then is the other way on, for all to see.
    """
    party = Party(key, 3, options).go(first, hops=6)
    victim, before = party.author(), party.text
    attacker = next(d for d in party.devices if d.stands_in() == ("without",))
    text = party.sends(attacker, first, ("without",))
    for _ in range(2):
        assert victim.receive(text) == "stepped"
        assert (victim.text, victim.other) == (before, text)
    again = restored(GAMES, CURVES, victim.stored())
    assert (again.text, again.other) == (before, text)
    third = next(d for d in party.devices if d not in (victim, attacker))
    assert third.receive(text) == "stepped"  # it waits for its person's consent as well
    assert (third.text, third.left) == (before, {victim.seat})
    third.follow(text)
    assert (third.text, third.left) == (text, set())
    onlooker = Device(GAMES, CURVES)
    onlooker.receive(before)
    assert onlooker.receive(text) == "new"
    answered = party.sends(again, first)
    with pytest.raises(Fork):
        attacker.receive(answered)
    victim.follow(text)  # its person's decision: it looks on
    assert victim.text == text
    attacker.receive(text)
    assert victim.receive(text) == "same"


def _could(device: Device, steps: Any) -> bool:
    try:
        device.draft(steps)
    except Refused:
        return False
    return True


@hiding_game
def test_where_the_first_seat_does_not_open_each_opens_its_own(key: str, options: dict[str, int]) -> None:
    party = Party(key, 4, options).go(last, until=all_sealed)
    assert party.record.phase is not None
    opener = party.record.phase.order[0]
    true = {s: _own_part(party, s) for s in party.record.phase.order[:-1]}
    start = len(party.record.match.turns)
    helper = next(d for d in party.devices if d.stands_in() == ("alone",))
    party.text = party.sends(helper, last, ("alone",))
    party.opened()
    party.go(last, until=lambda r: r.phase is None or r.author() == opener)
    assert party.record.author() == opener  # its own is the last that is shut
    party.go(last, until=lambda r: r.phase is None)
    turns = party.record.match.turns[start:]
    for seat, part in true.items():
        own = [t.action for t in turns if t.decision.seat == seat][: len(part.answers)]
        assert own == list(part.answers)
    assert [n.what for n in party.record.notes] == ["alone"]
    assert read(party.text).match.turns == party.record.match.turns


@hiding_game
def test_two_seats_that_go_on_from_one_point_are_told_and_nobody_is_blamed(key: str, options: dict[str, int]) -> None:
    """The first seat opens late, while the next one no longer waits: two messages of one index, by two seats."""
    party = Party(key, 4, options).go(last, until=all_sealed)
    assert party.record.phase is not None
    opener, other = party.record.phase.order[:2]
    one = party.sends(party.devices[opener], last)
    two = party.sends(party.devices[other], last, ("alone",))
    with pytest.raises(Fork) as fork:
        party.devices[opener].receive(two)
    assert fork.value.parties == (opener, other)
    third = next(d for seat, d in enumerate(party.devices) if seat not in (opener, other))
    assert third.receive(two) == "new"
    with pytest.raises(Fork) as fork:
        third.receive(one)
    assert fork.value.parties == (other, opener)
    third.follow(one)  # they agree on the first seat's
    party.devices[other].follow(one)
    assert third.text == party.devices[other].text == party.devices[opener].text == one


@every_game
def test_a_lost_device_goes_on_by_its_line_and_any_newest_link(key: str, options: dict[str, int]) -> None:
    party = Party(key, 4, options).go(last, hops=9)
    if GAMES[key].key != "canvas":
        party.go(last, until=all_sealed)  # what it sealed is in the link as well
    seat = party.waited
    line = party.devices[seat].line
    new = Device(GAMES, CURVES, master_of(line))
    assert new.receive(party.text) == "new"
    assert new.seat == seat
    party.devices[seat] = new
    party.go(last, hops=2)
    assert read(party.text).heads == party.record.heads


def test_a_mistyped_line_is_told() -> None:
    device = Device(GAMES, CURVES, master(1, 1))
    line = device.line
    assert len(line) == 43
    assert master_of(line) == device.master
    abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for i in range(43):
        for c in abc.replace(line[i], ""):
            with pytest.raises(ValueError, match="wrong"):
                master_of(line[:i] + c + line[i + 1 :])
        for j in range(i):
            if line[i] != line[j]:
                swapped = list(line)
                swapped[i], swapped[j] = swapped[j], swapped[i]
                with pytest.raises(ValueError, match="wrong"):
                    master_of("".join(swapped))
    for bad in (line[:-1], line + "A", "", " " + line[1:], line[:20] + "ł" + line[21:]):
        with pytest.raises(ValueError, match="43"):
            master_of(bad)


def test_a_spoilt_box_of_ones_own_does_not_lock_a_seat_out() -> None:
    """Boxes are not signed: whoever carries the link could spoil the first seat's own. Its device keeps what it knows."""
    party = Party("art-society", 3, {"closing": 0}).go(last, until=all_sealed)
    r = party.record.copy()
    assert r.phase is not None
    opener = party.devices[r.phase.order[0]]
    for here in r.phase.places.values():
        here.box = bytes(len(here.box))
    opener.record = _at(party, opener)
    assert opener.receive(encode(r)) == "new"
    assert r.phase.order[0] not in opener.draft().shut


def _at(party: Party, device: Device) -> Record:
    """The device's record as it was after its own seal."""
    again = Party("art-society", 3, {"closing": 0}).go(last, until=some_sealed)
    assert device.seat == again.record.authors[-1]
    return again.record


def test_a_lost_device_is_not_restored_at_a_table_that_it_has_not_signed_at() -> None:
    """Whoever brings it the newest link could bring one of a table of its own making, with the same entry: the device would
    show there what the others at the true table must not know yet.
    """
    party = Party("canvas", 3).go(last, hops=4)
    (entry, *_), game = party.record.table.entries, GAMES["canvas"]
    ben, cy = (Device(GAMES, CURVES, master(9, i)) for i in range(2))
    trap = joined(cy, joined(ben, Invitation(game, game.defaults, 3, (entry,)), "Ben"), "Cy")
    lost = Device(GAMES, CURVES, master(0, 0))
    with pytest.raises(Refused) as bad:
        lost.receive(encode(trap))
    assert bad.value.why == "own"
    assert lost.receive(party.text) == "new"
    assert lost.seat == 0
