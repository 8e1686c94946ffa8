"""Devices: joining, opening links, drafts that can be taken back, storing, and being cut off at any moment."""

import json
from random import Random
from typing import Any

import pytest

from tests.table.fair.tables import (
    CURVES,
    REAL,
    Party,
    all_sealed,
    at_random,
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
from vernissage.table.fair import chain
from vernissage.table.fair.chain import Keyed, digest, number
from vernissage.table.fair.device import FIELDS, Device, restored
from vernissage.table.fair.entries import Entry
from vernissage.table.fair.text import Invitation, decode, encode, encode_invitation
from vernissage.table.fair.trouble import SAID, Refused, Why
from vernissage.table.game import BACK
from vernissage.table.link import BadLink, is_by_link
from vernissage.table.link import decode as open_link


def invited(key: str = "art-society", seats: int = 3) -> Invitation:
    game = GAMES[key]
    return Invitation(game, dict(game.defaults), seats)


# -- joining ----------------------------------------------------------------------------------------------------------


def test_an_invitation_goes_round_and_the_last_to_join_begins() -> None:
    ann, ben, cy = (Device(GAMES, CURVES, master(1, i)) for i in range(3))
    one: Any = joined(ann, invited(), "Ann")
    assert isinstance(one, Invitation)
    assert ben.receive(encode_invitation(one)) == "invited"
    assert ben.invitation == one
    two: Any = joined(ben, one, "Łucja")
    assert ann.receive(encode_invitation(two)) == "invited"  # the host sees who is in
    assert [e.name for e in ann.invitation.entries] == ["Ann", "Łucja"]  # type: ignore[union-attr]
    assert ann.receive(encode_invitation(one)) == "old"
    assert ann.receive(encode_invitation(two)) == "same"
    record: Any = joined(cy, two, "Cy", level=2)
    for device in (ann, ben):
        assert device.receive(encode(record)) == "new"
    assert [d.seat for d in (ann, ben, cy)] == [0, 1, 2]
    assert [e.level for e in record.table.entries] == [0, 0, 2]  # whoever plays with bots says so: it is in the id
    assert record.authors == [2]
    assert record.author() == 0
    assert ann.receive(encode_invitation(two)) == "old"


def test_a_full_table_a_taken_name_and_a_second_entry_are_refused() -> None:
    ann, ben, cy, dee = (Device(GAMES, CURVES, master(2, i)) for i in range(4))
    one: Any = joined(ann, invited("canvas", 2), "Ann")
    for device, name in ((ben, "Ann"), (ann, "Anna"), (ben, ""), (ben, "a" * 25), (ben, "\u202eBen"), (ben, " Ben")):
        with pytest.raises(Refused) as bad:
            joined(device, one, name)
        assert bad.value.why == "names"
        assert device.record is None
    joined(ben, one, "Ben")
    full = Invitation(one.game, one.options, 2, (*one.entries, ben.entry))  # type: ignore[arg-type]
    with pytest.raises(Refused) as bad:
        joined(cy, full, "Cy")
    assert bad.value.why == "full"
    with pytest.raises(Refused):
        Invitation(one.game, one.options, 2, (*full.entries, Entry("Dee", dee.keys.key, dee.keys.chain[0])))


def test_a_game_that_cannot_be_played_so_is_refused_before_anybody_joins() -> None:
    game = GAMES["avant-carde"]
    with pytest.raises(Refused) as bad:
        Invitation(game, {**game.defaults, "patrons": 2}, 3)
    assert bad.value.why == "obstacle"
    assert "stay concealed" in bad.value.about
    with pytest.raises(Refused):
        Invitation(GAMES["canvas"], dict(GAMES["canvas"].defaults), 1)


def test_who_agreed_to_other_options_refuses_the_first_link() -> None:
    game = GAMES["art-society"]
    ann, ben = (Device(GAMES, CURVES, master(3, i)) for i in range(2))
    one: Any = joined(ann, Invitation(game, {**game.defaults, "closing": 0}, 2), "Ann")
    other = Invitation(game, {**game.defaults, "closing": 1}, 2, one.entries)
    record: Any = joined(ben, other, "Ben")
    with pytest.raises(Refused) as bad:
        ann.receive(encode(record))
    assert bad.value.why == "game"


def test_a_device_needs_a_master_of_its_length_and_an_onlooker_has_no_secrets() -> None:
    with pytest.raises(ValueError, match="30 bytes"):
        Device(GAMES, CURVES, b"short")
    onlooker = Device(GAMES, CURVES)
    assert onlooker.receive(Party("canvas", 2).text) == "new"
    assert onlooker.seat is None
    assert onlooker.stands_in() == ()
    for what in (lambda: onlooker.keys, lambda: onlooker.line, onlooker.draft):
        with pytest.raises(Refused) as bad:
            what()
        assert bad.value.why == "own"


# -- links ------------------------------------------------------------------------------------------------------------


def test_links_of_before_say_that_this_one_is_of_a_later_format_and_the_other_way_round() -> None:
    party = Party("canvas", 2)
    assert is_by_link(party.text)
    with pytest.raises(BadLink) as bad:
        open_link(party.text, GAMES)
    assert bad.value.reason == "format"
    from vernissage.table.link import encode as plain  # noqa: PLC0415 - for this one test
    from vernissage.table.match import Match  # noqa: PLC0415

    usual = plain(Match(GAMES["canvas"], 2, {}, 7))
    assert not is_by_link(usual)
    assert not is_by_link("")
    assert not is_by_link("no link")
    with pytest.raises(BadLink) as bad:
        decode(usual, GAMES, CURVES)
    assert bad.value.reason == "format"


def test_cut_and_mistyped_links_are_told_apart_from_forged_ones() -> None:
    text = Party("canvas", 3).text
    reasons = set()
    swapped = text[:20] + text[21] + text[20] + text[22:]
    for bad in (text[:-1], text[:50], text[1:], text[:9] + "*" + text[10:], "", swapped, text * 40):
        with pytest.raises(BadLink) as why:
            decode(bad, GAMES, CURVES)
        reasons.add(why.value.reason)
    assert reasons <= {"cut", "damaged", "mistyped", "long"}


def test_a_link_of_a_game_that_is_not_here_or_of_another_edition_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Party("canvas", 3).text
    with pytest.raises(BadLink) as bad:
        decode(text, {"null": GAMES["null"]}, CURVES)
    assert bad.value.reason == "game"
    monkeypatch.setattr(type(GAMES["canvas"]), "edition", 2)
    with pytest.raises(BadLink) as bad:
        decode(text, GAMES, CURVES)
    assert (bad.value.reason, bad.value.about) == ("edition", "canvas")


def test_every_reason_has_words() -> None:
    from typing import get_args  # noqa: PLC0415

    assert set(SAID) == set(get_args(Why))


# -- drafts -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), REAL, ids=str)
def test_a_draft_can_be_taken_back_and_leaves_no_trace(key: str, options: dict[str, int]) -> None:
    party, rng = Party(key, 3, options), Random(4)
    undone = 0
    for _ in range(25):
        device = party.author()
        draft = device.draft()
        before = device.text
        for _ in range(3):
            if draft.choices:
                a = rng.choice(list(draft.choices))
                draft.answer(a)
                if draft.may_undo():
                    assert draft.undo() == a
                    undone += 1
        assert device.text == before
        filled(draft, first)
        while draft.may_undo():
            draft.undo()
            undone += 1
        one = filled(draft, first).finish()
        assert one.text == draft.finish().text == filled(device.draft(), first).finish().text
        device.sent(one)
        party.text = one.text
        party.opened()
    assert undone > 20


@pytest.mark.slow
def test_what_is_drawn_for_a_secret_part_cannot_be_taken_back() -> None:
    """An honest device shows no card and lets the answer before it be given anew."""
    party, seen = Party("avant-carde", 3, {"patrons": 1}), 0
    rng = Random(5)
    for _ in range(60):
        draft = party.author().draft()
        while draft.secret:
            turns = len(draft.match.turns)
            draft.answer(rng.choice(list(draft.choices)))
            drew = draft.secret and draft.match.turns[-1].decision.seat < 0 and len(draft.match.turns) > turns + 1
            if drew:
                seen += 1
                assert not draft.may_undo()
                with pytest.raises(Refused):
                    draft.undo()
        party.go(at_random(rng), hops=1)
    assert seen


def test_a_draft_shows_the_back_of_what_lies_face_down() -> None:
    party = Party("avant-carde", 3).until(lambda draft: has_choice(draft) and any(a.verb == "buy" for a in draft.choices))
    draft = party.author().draft()
    buy = next(a for a in draft.choices if a.verb == "buy")
    number_of = buy.number  # type: ignore[attr-defined]
    draft.answer(buy)
    assert draft.dark
    assert draft.ready  # it may be sent, to have the card turned up
    assert draft.shown(draft.seat).stacks[number_of - 2].top == BACK
    for a in draft.choices:
        assert a in draft.choices
    assert draft.decision is None or draft.decision.seat == draft.seat
    with pytest.raises(Refused) as bad:
        draft.answer(buy._replace(number=99))  # type: ignore[attr-defined]
    assert bad.value.why == "illegal"


def test_a_message_that_is_not_complete_cannot_be_sent() -> None:
    party = Party("art-society", 3).until(has_choice)
    draft = party.author().draft()
    assert not draft.ready
    with pytest.raises(Refused) as bad:
        draft.finish()
    assert bad.value.why == "unfinished"


def test_a_seat_that_has_sealed_sees_its_own_answer_and_no_other() -> None:
    party = Party("art-society", 3, {"closing": 0}).until(seals)
    draft = party.author().draft()
    draft.answer(draft.choices[4])
    view = draft.match.view(draft.seat)
    assert draft.decision is None
    assert draft.ready
    assert not draft.dark
    assert all(bid in (0, BACK) for seat, bid in enumerate(view.bids) if seat != draft.seat)
    assert not view.order  # nothing has been revealed, with stand-ins least of all


# -- storing ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), REAL, ids=str)
def test_a_stored_device_is_the_same_device(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(last, hops=7)
    for device in party.devices:
        fields = json.loads(json.dumps(device.stored()))
        assert tuple(fields) == FIELDS
        again = restored(GAMES, CURVES, fields)
        assert again.stored() == fields
        assert again.text == device.text
        assert again.seat == device.seat
    author = party.author()
    again = restored(GAMES, CURVES, author.stored())
    assert filled(again.draft(), last).finish().text == filled(author.draft(), last).finish().text


def test_what_is_stored_badly_is_refused() -> None:
    fields = Party("canvas", 2).devices[0].stored()
    wrong = [("line", "A" * 43 + "B"), ("link", fields["link"][:-2]), ("link", fields["asked"]), ("asked", fields["link"])]
    for name, value in wrong:
        with pytest.raises(ValueError):  # noqa: PT011 - BadLink and Refused are, too
            restored(GAMES, CURVES, {**fields, name: value})
    strange = Party("canvas", 2, salt=8).devices[0].stored()
    with pytest.raises(Refused):
        restored(GAMES, CURVES, {**fields, "link": strange["link"]})


class KilledNow(Exception):
    """The device ends here."""


@pytest.mark.slow
@pytest.mark.parametrize(("key", "most"), [("null", 120), ("canvas", 40), *(
    pytest.param(*game, marks=pytest.mark.long) for game in (("art-society", 40), ("avant-carde", 20)))])  # fmt: skip
def test_a_device_that_is_killed_at_any_moment_makes_no_fork(key: str, most: int) -> None:
    """220 kills in all: whatever was shown to anybody is the only message of its index, and the game goes on."""
    rng, kills, game = Random(6), 0, 0
    while kills < most:
        party = Party(key, 2, {}, salt=game)
        game += 1
        disks = [json.dumps(d.stored()) for d in party.devices]
        shown: dict[int, bytes] = {}
        text = party.text
        while (record := read(text)).author() is not None and kills < most:
            seat = record.author()
            assert seat is not None
            device = restored(GAMES, CURVES, json.loads(disks[seat]))
            try:
                news = device.receive(text)
                if device.seat == device.record.author():  # type: ignore[union-attr]
                    _kill(rng)
                    message = filled(device.draft(), at_random(rng)).finish()
                    _kill(rng)
                    kept = json.dumps(device.kept(message))
                    _kill(rng)
                    disks[seat] = kept  # one write: the whole text or nothing
                    _kill(rng)
                    assert disks[seat] == kept  # read back
                    device.sent(message)
                    _kill(rng)
                else:
                    assert news in ("old", "same")  # sent already, or stored and not shown: it is shown again
                text = device.text
                found = read(text)
                assert shown.setdefault(found.at, found.heads[-1]) == found.heads[-1], "two messages of one index were shown"
            except KilledNow:
                kills += 1
        for device in party.devices:
            device.receive(text)


def _kill(rng: Random) -> None:
    if rng.random() < 0.3:
        raise KilledNow


# -- draws ------------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_million_draws_are_even_with_one_seat_that_tries_to_bend_them() -> None:
    """The seat tries masters and takes the one that looks best for whatever element the other seat would need to have."""
    odds = (3, 1, 2, 5, 1)
    counts, rng = [0] * len(odds), Random(7)
    for table in range(10_000):
        honest = rng.randbytes(16)
        tries = [digest("bent", number(table), number(k)) for k in range(3)]
        best = max(tries, key=lambda id_: Keyed(digest("public", id_, number(2), id_[:16], bytes(16))).weighted(0, odds) == 0)
        source = Keyed(digest("public", best, number(2), best[:16], honest))
        for j in range(100):
            counts[source.weighted(j, odds)] += 1
    assert sum(counts) == 1_000_000
    assert evenly(counts, odds) < 3


def test_a_draw_is_exact_whatever_the_weights() -> None:
    for odds in ((1,), (1, 1), (7, 0, 3), (1 << 40, 1), tuple(range(1, 60))):
        counts = [0] * len(odds)
        source = Keyed(digest("even", number(len(odds))))
        for j in range(4_000):
            counts[source.weighted(j, odds)] += 1
        kept = [(n, w) for n, w in zip(counts, odds, strict=True) if w]
        assert all(not n for n, w in zip(counts, odds, strict=True) if not w)
        if len(kept) > 1 and min(w for _, w in kept) * 4_000 / sum(odds) > 5:
            assert evenly([n for n, _ in kept], [w for _, w in kept]) < 4


def test_a_chain_leads_back_and_never_ahead() -> None:
    grown = chain.grown(b"m" * 30, b"k" * 32)
    assert len(grown) == chain.LENGTH + 1
    assert chain.taken_back(grown[9], b"k" * 32, 9) == tuple(grown[9::-1])
    assert chain.before(grown[1], b"l" * 32) != grown[0]
    with pytest.raises(Refused) as bad:
        chain.taken_back(grown[0], b"k" * 32, chain.LENGTH + 1)
    assert bad.value.why == "used up"


def test_no_two_lists_of_parts_have_one_digest() -> None:
    found = {digest("a", b"bc"), digest("ab", b"c"), digest("a", b"b", b"c"), digest("a", b"", b"bc"), digest("a", b"bc", b"")}
    assert len(found) == 5


def test_messages_of_whole_games_are_few() -> None:
    """README's counts, by messages: a Canvas turn is one; what lies face down at the end of a turn costs none."""
    party = Party("canvas", 3).go(first)
    turns = sum(t.decision.seat >= 0 for t in party.record.match.turns)
    assert len(party.record.authors) <= turns + 2
    sealed = Party("art-society", 4, {"closing": 0}).go(first, until=all_sealed).go(first, until=lambda r: r.phase is None)
    start = sealed.record.at
    sealed.go(first, until=all_sealed).go(first, until=lambda r: r.phase is None)
    assert sealed.record.at - start <= 2 * 4 + 2
    assert not lies_dark(sealed.record) or sealed.record.author() is not None


def test_a_link_of_a_later_phase_keeps_its_own_boxes() -> None:
    """A device that has slept through the rest of a phase knows boxes that are open by now, and none of the next phase's."""
    party = Party("null", 3, salt=31).go(until=some_sealed)
    sleeper = Device(GAMES, CURVES)
    sleeper.receive(party.text)
    assert sleeper.record is not None
    known = sleeper.record.phase
    party.go(until=lambda r: not some_sealed(r) and r.phase is None).go(until=some_sealed)
    found = party.record.phase
    assert known is not None
    assert found is not None
    assert set(known.places) != set(found.places) or all(known.places[s].at != found.places[s].at for s in found.places)
    assert sleeper.receive(party.text) == "new"
    assert sleeper.text == party.text
