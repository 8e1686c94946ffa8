"""Attacks by steps, returns and leaves that are valid by themselves, at a moment when nobody thinks of them."""

from dataclasses import replace
from random import Random

import pytest

from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, Party, at_random, filled, first, last, master, read, set_up
from tests.table.fair.two.test_attacks import playing, refused
from vernissage.games import GAMES
from vernissage.table.fair.trouble import Fork, Refused
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.items import Note, coming_back, consent
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.text import decode, encode, encode_invitation
from vernissage.table.link import Player


def come_back(party: Party, who: int) -> bytes:
    """The others have gone on without this party; it comes back with the next message. Its signature for that."""
    party.text = party.devices[who].come_back()
    for device in party.devices:
        assert device.receive(party.text) in ("consents", "same")
    party.go(first, hops=1)
    assert who not in party.record.gone
    ((_, _, said),) = party.record.backs
    return CURVES.sign(party.devices[who].keys.secret, said)


@cell("leave to have a draw made anew", "one", "pair")
def test_an_old_return_does_not_bring_back_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was stepped over once, came back, and has left for good since: nobody can use the return of then again."""
    party = playing("canvas", {})
    who = party.waited
    signature = come_back(party.goes_on_without(), who)
    party.go(first, until=lambda r: r.author() == who)
    party.go(first, hops=1)
    for _ in range(20):
        if party.record.author() == who and (draft := party.devices[who].draft()).may_leave:
            break
        party.go(first, hops=1)
    else:
        raise AssertionError("it never may leave")
    draft.leave()
    message = draft.finish()
    party.devices[who].sent(message)
    party.text = message.text
    party.opened()
    assert who in party.record.gone
    with pytest.raises(Refused):
        party.devices[who].come_back()
    with pytest.raises(Refused):
        party.record.copy().begin([Note("back", who)])
    linked = replace(party.linked, returns={who: signature})
    with monkeypatch.context() as changed:  # a program that writes it all the same
        changed.setattr(type(linked.record), "returning", lambda self, p: coming_back(self.table.id, self.steps[-1].at, p))
        text = encode(linked)
    assert text != party.text
    refused(party, text)


@cell("leave to have a draw made anew", "pair")
def test_nobody_is_stepped_over_and_back_with_one_message() -> None:
    """Its return was signed before: what it owed would be made anew, and it would have lost nothing."""
    party = playing("canvas", {})
    r = party.record
    who = party.waited
    note = Note("step", who, 2)
    record = sure(party.devices[sure(r.author_after(note))].record)
    record.copy().begin([note])
    with pytest.raises(Refused) as bad:
        record.copy().begin([note, Note("back", who)])
    assert bad.value.why == "turn"


@cell("leave to have a draw made anew", "pair")
def test_a_step_a_return_and_a_leave_in_one_message_are_taken_alike() -> None:
    """One is left out, one comes back, and the author itself leaves: all devices have the same after it, and those who are left
    play on.
    """
    party = playing("avant-carde", {}, 5, hops=14)
    back = party.waited
    party.goes_on_without()
    for _ in range(25):
        party.go(first, hops=1)
        waited = party.waited
        known = sure(party.devices[sure(party.record.author_after(Note("step", waited, 2)))].record)
        trial = known.copy()
        trial.begin([Note("step", waited, 2)])
        if trial.may_leave():
            break
    else:
        raise AssertionError("whoever is next always owes something")
    party.text = party.devices[back].come_back()
    party.opened()
    for device in party.devices:
        if device.may_agree():
            party.text = device.agree(2)
            party.opened()
    author = next(device for device in party.devices if device.party != waited and device.next == device.party)
    draft = author.draft()
    assert [(n.kind, n.party) for n in draft.notes] == [("step", waited), ("back", back)]
    draft.leave()
    message = draft.finish()
    author.sent(message)
    party.text = message.text
    party.opened()
    assert party.record.gone == {waited, author.party}
    assert [n.kind for at, n in party.record.notes if at == party.record.at - 1] == ["step", "back", "leave"]
    cold = read(party.text).record
    assert (cold.match.turns, cold.label) == (party.record.match.turns, party.record.label)
    party.go(first, hops=20, until=lambda r: r.authors[-1] == back)
    assert party.record.authors[-1] == back


@cell("go on without somebody present", "one", "pair")
def test_consents_without_a_reason_or_before_there_is_a_table_are_none() -> None:
    """Of equally many all take the smaller reason: one that begins no step would keep the others from ever agreeing."""
    for party, reason in ((playing("canvas", {}, 4), 0), (Party("canvas", 4).go(first, hops=1), 2)):
        r = party.record
        who = party.waited
        with pytest.raises(Refused):
            r.copy().begin([Note("step", who, reason)])
        signer = next(p for p in range(4) if p != who)
        said = consent(r.table.id, r.at, r.heads[-1], who, reason)
        consents = {signer: CURVES.sign(party.devices[signer].keys.secret, said)}
        refused(party, encode(replace(party.linked, reason=reason, consents=consents)), "consent")
    party = playing("canvas", {}, 4)
    text = party.devices[next(p for p in range(4) if p != party.record.author())].agree(1)
    assert decode(text, GAMES, CURVES)
    assert set_up(party.record)


@cell("hide an answer and use consents", "one")
def test_whoever_signs_one_reason_after_another_delays_a_step_by_a_press_and_no_more() -> None:
    party = playing("canvas", {}, 4)
    r = party.record
    who = party.waited
    ann, ben, eve = (party.devices[p] for p in range(4) if p != who)
    assert eve.linked is not None
    assert eve.party is not None
    alone = {}
    for reason in (1, 2, 3):
        said = consent(r.table.id, r.at, r.heads[-1], who, reason)
        consents = {eve.party: CURVES.sign(eve.keys.secret, said)}
        alone[reason] = encode(replace(eve.linked, reason=reason, consents=consents))
    ann.agree(2)
    presses = 1
    for reason in (3, 1, 2, 1, 3):
        ann.receive(alone[reason])
        assert ann.linked is not None
        if ann.party not in ann.linked.consents:
            ann.agree(2)
            presses += 1
    assert presses == 2  # of equally many the smaller reason counts, once
    ben.receive(ann.text)
    ben.agree(2)
    for reason in (2, 3):
        assert ben.receive(alone[reason]) == "same"
    assert ben.agreed() == Note("step", who, 1)


@pytest.mark.parametrize("live", [False, True], ids=["by link", "live"])
@cell("look ahead in the own deck in one's part, live", "one")
def test_whoever_joins_last_does_not_change_how_the_table_was_begun(live: bool) -> None:
    """Where cards stay concealed, entries look the same by link and live. By link, people can look ahead in their own deck."""
    game = GAMES["avant-carde"]
    ann, ben, cy = (Device(GAMES, CURVES, master(7, i)) for i in range(3))
    asked = Invitation(game, {**game.defaults, "patrons": 2}, 3, live=live)
    found = ben.join(ann.join(asked, "Ann"), "Ben")  # type: ignore[arg-type]
    assert isinstance(found, Invitation)
    cy.join(replace(found, live=not live), "Cy")
    for device in (ann, ben):
        before = device.text
        with pytest.raises(Refused):
            device.receive(cy.text)
        assert device.text == before


def test_nobody_who_joins_later_brings_bots() -> None:
    """Whoever had joined before had agreed to so many players; a bot of a guest is a second seat of the guest's."""
    game = GAMES["art-society"]
    ann, ben, cy = (Device(GAMES, CURVES, master(7, i)) for i in range(3))
    two = ann.join(Invitation(game, game.defaults, 2), "Ann", [Player("Iris", 2)])
    assert isinstance(two, Invitation)
    assert cy.receive(ann.text) == "invited"
    ben.join(two, "Ben", [Player("Otto", 2)])
    for device in (ann, cy):
        with pytest.raises(Refused):
            device.receive(ben.text)
    three = Device(GAMES, CURVES, master(8, 0)).join(Invitation(game, game.defaults, 3), "Ann")
    assert isinstance(three, Invitation)
    host, guest = Device(GAMES, CURVES, master(8, 0)), Device(GAMES, CURVES, master(8, 1))
    host.join(Invitation(game, game.defaults, 3), "Ann")
    guest.join(three, "Ben", [Player("Otto", 2)])
    with pytest.raises(Refused):
        host.receive(guest.text)


def left_out() -> tuple[Party, int]:
    """A game of Canvas that goes on without somebody, and who that is."""
    party = playing("canvas", {}, 4)
    who = party.waited
    party.goes_on_without()
    return party, who


@cell("hide an answer and use consents", "carrier")
def test_whoever_leaves_a_return_out_of_a_link_delays_it_by_a_message_of_an_honest_device() -> None:
    """It holds until it is taken up, and every device that has seen it keeps it: nobody has to sign it again."""
    party, who = left_out()
    author = party.author()
    bare = party.text
    party.text = party.devices[who].come_back()
    knows = next(d for d in party.devices if d.party not in (who, author.party))
    assert knows.receive(party.text) == "consents"  # the author never sees it: the link that it gets is the one before
    assert author.text == bare
    party.text = party.sends(author, first)
    party.opened()
    for device in (knows, party.devices[who]):
        assert device.linked is not None
        assert list(device.linked.returns) == [who]
        assert encode(replace(device.linked, returns={})) == party.text
    while party.author() is not knows:
        party.text = party.sends(party.author(), first)
        party.opened()
    party.go(first, hops=1)
    assert who not in party.record.gone
    for device in party.devices:
        assert device.linked is not None
        assert not device.linked.returns


@cell("hide an answer and use consents", "carrier")
def test_a_return_on_an_older_link_counts_as_on_the_newest_one() -> None:
    """Whoever carries the link of who was left out only once the others have moved again delays the return by nothing."""
    party, who = left_out()
    returned = party.devices[who].come_back()
    others = [device for device in party.devices if device.party != who]
    party.go(first, hops=1)
    for device in others:
        assert device.receive(returned) == "consents"
        assert device.receive(returned) == "old"
    party.text = others[0].text
    party.go(first, hops=1)
    assert who not in party.record.gone
    assert all(device.receive(returned) == "old" for device in others)


@cell("hide an answer and use consents", "carrier")
def test_who_was_left_out_keeps_the_newest_link_of_the_others() -> None:
    """An older one of theirs, which somebody carries once more, does not take its place."""
    party = playing("canvas", {}, 4)
    who = party.waited
    victim, others = party.devices[who], [device for device in party.devices if device.party != who]
    known, party.devices = party.text, others
    for device in others:
        party.text = device.agree(2)
        party.opened()
    links = []
    for _ in range(3):
        author = next(device for device in others if device.next == device.party)
        party.text = party.sends(author, first)
        party.opened()
        links.append(party.text)
    for text in (links[0], links[2], links[1], links[0]):
        assert victim.receive(text) == "stepped"
    assert (victim.text, victim.ahead) == (known, links[2])


@cell("leave to have a draw made anew", "one")
def test_a_return_of_another_step_does_not_come_back_by_itself() -> None:
    """What was signed for one step is not kept for the next one of the same party."""
    party, who = left_out()
    party.text = party.devices[who].come_back()
    knows = next(d for d in party.devices if d.party not in (who, party.author().party))
    assert knows.receive(party.text) == "consents"
    party.opened()
    party.go(first, hops=1)
    assert who not in party.record.gone
    party.go(first, hops=20, until=lambda r: r.author() == who)
    party.goes_on_without()
    assert who in party.record.gone
    for device in party.devices:
        assert device.linked is not None
        assert not device.linked.returns


@cell("foresee a public draw", "one", "carrier")
def test_a_lost_device_is_not_restored_at_a_table_that_it_has_not_signed_at() -> None:
    """Whoever brings it the newest link could bring one of a table of its own making, with the same entry: the device would
    show there what the others at the true table must not know yet.
    """
    party = playing("canvas", {}, 3)
    (entry, *_), game = party.record.table.entries, GAMES["canvas"]
    ben, cy = (Device(GAMES, CURVES, master(9, i)) for i in range(2))
    asked = ben.join(Invitation(game, game.defaults, 3, (entry,)), "Ben")
    assert isinstance(asked, Invitation)
    cy.join(asked, "Cy")
    assert ben.receive(cy.text) == "new"
    ben.sent(ben.draft().finish())
    assert ben.record is not None
    assert ben.record.author() == 0
    lost = Device(GAMES, CURVES, master(0, 0))
    with pytest.raises(Refused) as bad:
        lost.receive(ben.text)
    assert bad.value.why == "own"
    assert lost.receive(party.text) == "new"
    assert lost.party == 0


@cell("go on without somebody present", "n-1")
def test_a_device_says_so_too_when_the_others_go_on_without_it_for_the_second_time() -> None:
    """They let it come back, and leave it out again, with one link: it had been left out before, and would follow silently."""
    party, who = left_out()
    party.text = party.devices[who].come_back()
    others = [device for device in party.devices if device.party != who]
    for device in others:
        device.receive(party.text)
    victim, known = party.devices[who], party.text
    party.devices = others
    by = {device.party: device for device in others}
    for _ in range(20):
        r = sure(others[0].record)
        if r.author() == who:
            break
        party.text = party.sends(by[r.author()], first)
        party.opened()
    for device in others:
        party.text = device.agree(1)
        party.opened()
    party.text = party.sends(next(d for d in others if d.next == d.party), first)
    assert victim.receive(party.text) == "stepped"
    assert victim.text == known


@pytest.mark.slow
@cell("two histories", "one")
def test_two_copies_of_one_device_at_a_live_table_part_only_where_a_person_answers() -> None:
    """One was restored from the other's line or file. What they send by themselves is the same, to the byte; two answers are a
    fork for all, each keeps its own and the other as proof, and the copy whose person follows plays on.
    """
    party, alike, dice = Party("avant-carde", 3, {"patrons": 1}, 3, live=True), 0, Random(3)
    for _ in range(60):
        device = party.author()
        copy = restored(GAMES, CURVES, device.stored())
        drafts = [device.draft(), copy.draft()]
        if drafts[0].decision is None:
            sent = [draft.finish() for draft in drafts]
            assert sent[0].text == sent[1].text
            alike += 1
        elif alike > 3 and len(drafts[0].choices) > 1:
            break
        party.go(at_random(dice, looks=1), hops=1)
    one, two = (filled(draft, choose).finish() for draft, choose in zip(drafts, (first, last), strict=True))
    assert one.text != two.text
    device.sent(one)
    copy.sent(two)
    third = next(other for other in party.devices if other is not device)
    assert third.receive(one.text) == "new"
    for there, text in ((third, two.text), (device, two.text), (copy, one.text)):
        kept = there.text
        with pytest.raises(Fork) as fork:
            there.receive(text)
        assert fork.value.parties == (device.party, device.party)
        assert (there.text, there.forks) == (kept, {device.party: text})
    copy.follow(one.text)
    assert copy.forks == {device.party: two.text}
    party.text = one.text
    party.devices = [copy if other is device else other for other in party.devices]
    party.opened()
    party.go(first, hops=12)
    assert copy.party in party.record.authors[one.record.at - 1 :]


def test_an_invitation_to_another_game_of_the_same_host_is_no_older_link() -> None:
    """Who passes Ann's invitation on has changed its options; whoever has joined that is told so by Ann's own one."""
    game = GAMES["art-society"]
    ann, mal, cy = (Device(GAMES, CURVES, master(6, n)) for n in range(3))
    true = ann.join(Invitation(game, {**game.defaults, "closing": 1}, 3), "Ann")
    assert isinstance(true, Invitation)
    changed = mal.join(replace(true, options={**game.defaults, "closing": 0}), "Mal")
    assert isinstance(changed, Invitation)
    cy.receive(encode_invitation(changed))
    assert isinstance(cy.join(changed, "Cy"), Linked)
    before = cy.text
    with pytest.raises(Refused) as bad:
        cy.receive(encode_invitation(true))
    assert bad.value.why == "game"
    assert cy.receive(encode_invitation(changed)) == "old"
    assert cy.text == before
