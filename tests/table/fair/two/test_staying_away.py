"""Who stays away at the worst moment, and is stepped over: nobody chooses so between two draws of which one is known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import (
    CONCEALING,
    HIDING,
    REAL,
    Party,
    all_sealed,
    at_random,
    first,
    padded,
    read,
    set_up,
    some_sealed,
)
from tests.table.fair.two.test_attacks import deepcopy_of
from tests.table.fair.two.test_concealed import KEY, keen
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two.draft import Draft
from vernissage.table.fair.two.items import Note
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import LONGEST, ROOM

every_hiding = pytest.mark.parametrize(
    ("key", "options", "live"),
    [
        pytest.param(*game, live, marks=pytest.mark.slow if live == (i % 2 == 0) else pytest.mark.long)
        for i, game in enumerate(REAL[1:])
        for live in (False, True)
    ],
)
"""Each game with secrets, one way on each change, the other with what is long."""


def unknown_after(party: Party, who: int, shown: list[int], choose: Any) -> int:
    """How many draws come in the next messages; each follows from an element of somebody else that nobody had shown by then, at
    the least: the own hand as well.
    """
    n, tried, r = len(party.record.drawn), 0, party.record
    for _ in range(12):
        if r.author() is None:
            break
        party.go(choose, hops=1)
        r = party.record
        here = None if r.phase is None else r.phase.places.get(who)
        if here is not None and here.shut and not here.earlier:
            assert here.dealer != who
            assert here.label > shown[here.dealer]
            tried += 1
    for d in r.drawn[n:]:
        if not d.secret:
            assert any(shown[p] < d.label for p in d.who if p != who)
            tried += 1
    return tried


@every_hiding
@cell("steer a draw or hand by messages, masters, joining", "one", "host")
def test_the_last_to_open_does_not_choose_between_two_draws(key: str, options: dict[str, int], live: bool) -> None:
    """It knows all parts by then, and so what is drawn from after the phase, with its own and without: neither tells a draw."""

    def last_to_open(r: Record) -> bool:
        phase = r.phase
        return all_sealed(r) and phase is not None and (not r.table.unread or len(phase.closed()) == 1)

    party = Party(key, 4, options, 3, live=live).go(first, until=set_up).go(at_random(Random(3)), hops=60, until=last_to_open)
    who = party.waited
    assert party.record.phase is not None
    shown = list(party.record.shown)
    opened, without = deepcopy_of(party), deepcopy_of(party).goes_on_without()
    assert who in without.record.gone
    assert unknown_after(opened, who, shown, first)
    assert unknown_after(without, who, shown, first)


@pytest.mark.slow
@pytest.mark.parametrize("live", [False, True], ids=["by link", "live"])
@pytest.mark.parametrize(("key", "options"), [HIDING[1], CONCEALING[0]])
@cell("leave to have a draw made anew", "one")
def test_whoever_is_next_in_a_phase_agrees_before_it_knows_its_hand(key: str, options: dict[str, int], live: bool) -> None:
    """It would be dealt to by who has dealt for the one that is stepped over. Only by link and without concealed cards it is:
    whoever has sealed shows nothing there before all have. (If its own dealer has shown its number by then, that stays.)
    """
    party = Party(key, 4, options, 2, live=live).go(first, until=set_up)
    party.go(first, hops=40, until=lambda r: some_sealed(r) and r.phase is not None and len(r.phase.missing()) > 1)
    r = party.record
    assert r.phase is not None
    skipped, after = r.phase.missing()[:2]
    assert r.author() == skipped
    shown = list(r.shown)
    party.goes_on_without()
    party.go(first, hops=3, until=lambda r: r.phase is not None and after in r.phase.places)
    assert party.record.phase is not None
    here = party.record.phase.places[after]
    assert here.dealer != after
    assert (here.label > shown[here.dealer] or here.dealer == skipped) == r.table.unread
    party.go(first, hops=12)
    cold = read(party.text).record
    assert (cold.heads, cold.label, cold.match.turns) == (party.record.heads, party.record.label, party.record.match.turns)


def hands(party: Party, shown: list[int], entropy: bytes) -> dict[int, tuple[int, int, bool]]:
    """By party, who deals for it in the phase that goes on or comes next, from which label, and whether it knew its hand
    when `shown` was what others had shown, and draws followed from `entropy`.
    """
    found, n = dict[int, tuple[int, int, bool]](), party.record.phases
    while party.record.phases == n and party.record.author() is not None:
        if (phase := party.record.phase) is not None:
            for who, here in phase.places.items():
                one = here.stretches[0]
                known = shown[one.dealer] >= one.label and phase.entropy == entropy
                found.setdefault(who, (one.dealer, one.label, known))
        party.go(first, hops=1)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("salt", "options", "live", "at"),
    [
        pytest.param(1, {"patrons": 4}, True, 29, id="its dealer is in the middle of the order"),
        pytest.param(1, {"patrons": 3}, False, 5, id="nobody has committed yet"),
        pytest.param(0, {"patrons": 1}, True, 41, id="whoever helps is left out"),
        pytest.param(1, {"patrons": 2}, False, 24, id="before the phase"),
        pytest.param(1, {"patrons": 2}, True, 22, id="whoever has dealt before the phase is left out"),
    ],
)
@cell("steer a draw or hand by messages, masters, joining", "one")
def test_whoever_agrees_to_a_step_does_not_choose_between_a_hand_that_it_knows_and_another_one(
    salt: int, options: dict[str, int], live: bool, at: int
) -> None:
    """Where nobody reads for others: a hand that is known stays, whoever is left out; one that changes is known to nobody."""
    party = Party(KEY, 4, options, salt, live=live).go(first, until=set_up).go(keen(Random(salt)), until=lambda r: r.at == at)
    r = party.record
    there = () if (waited := r.author()) is None else r.asked(waited)
    shown, entropy = list(r.shown), r.entropy if r.phase is None else r.phase.entropy
    waits, steps = (hands(one, shown, entropy) for one in (deepcopy_of(party), deepcopy_of(party).goes_on_without()))
    known = 0
    for p in there:
        if p in waits and p in steps and waits[p] != steps[p]:
            assert not waits[p][2]
            assert not steps[p][2]
        known += p in waits and waits[p][2] and (r.phase is None or p not in r.phase.places)
    assert known


@pytest.mark.slow
@pytest.mark.parametrize("options", [HIDING[1][1], CONCEALING[0][1]], ids=["first line", "parisians"])
@cell("steer a draw or hand by messages, masters, joining", "pair")
def test_whoever_deals_is_left_out_and_whoever_deals_instead_as_well(options: dict[str, int]) -> None:
    """Three of five, one after the other: nobody who agrees chooses between a hand that it knows and another one."""
    party, changed = Party(KEY, 5, options, 2, live=True).go(first, until=set_up), 0
    party.go(first, until=lambda r: r.phase is not None and not r.phase.places and r.author() == r.phase.order[0])
    for _ in range(3):
        r, waited = party.record, party.record.author()
        assert r.phase is not None
        assert waited == r.phase.missing()[0]
        shown, entropy, there = list(r.shown), r.phase.entropy, r.asked(waited)
        waits = hands(deepcopy_of(party), shown, entropy)
        party.goes_on_without()
        steps = hands(deepcopy_of(party), shown, entropy)
        for p in there:
            if waits[p] != steps[p]:
                changed += 1
                assert not waits[p][2]
                assert not steps[p][2]
    assert changed


@pytest.mark.slow
@pytest.mark.parametrize("live", [False, True], ids=["by link", "live"])
@cell("change what is sealed, signed, named", "one")
def test_whoever_has_sealed_and_stays_away_until_all_others_are_open_does_not_come_back(live: bool) -> None:
    """It knows all bids then, also as the one who reads by link, and would take its own back, for a message or two."""
    party = Party("art-society", 4, {"closing": 0}, 3, live=live).go(first, until=set_up)
    party.go(at_random(Random(3)), until=all_sealed)
    party.go(first, until=lambda r: r.phase is not None and (not live or len(r.phase.closed()) == 1))
    who = party.waited
    party.goes_on_without()
    device = party.devices[who]
    early = deepcopy_of(party)
    if not live:  # until then it may: its part is opened
        early.text = early.devices[who].come_back()
        early.opened()
        assert party.record.returning(who)
        assert early.go(first, until=lambda r: r.phase is None).record.void == []
        assert who not in early.record.gone
    party.go(first, until=lambda r: r.phase is None)
    assert party.record.authors[party.record.void[-1].at - 1] == who
    with pytest.raises(Refused):
        device.come_back()
    with pytest.raises(Refused):
        party.record.copy().begin([Note("back", who)])
    party.go(first, hops=6)


@pytest.mark.slow
@cell("steer a draw or hand by messages, masters, joining", "one")
def test_whoever_includes_a_return_does_not_choose_by_it_what_it_knows_by_then() -> None:
    """It turns up what lies face down first, and with that a phase may begin: who takes part in it, who deals and who reads
    does not depend on a return that it can include or leave for the next one.
    """
    choose, begun = at_random(Random(2)), 0
    party = Party("art-society", 4, {"closing": 0}, 2).go(first, until=set_up).go(choose, hops=4)
    who = party.waited
    party.goes_on_without(choose)
    for _ in range(14):
        author, r = party.author(), party.record
        assert author.linked is not None
        assert author.party is not None
        waits, takes = (Draft(author.linked, author.party, author.keys, notes).record for notes in ([], [Note("back", who)]))
        if r.phase is None and waits.phase is not None:
            assert takes.phase is not None
            assert (takes.phase.order, takes.sitting) == (waits.phase.order, waits.sitting)
            begun += 1
        party.go(choose, hops=1)
    assert begun


@pytest.mark.slow
def test_seals_that_nobody_can_open_make_no_link_too_long() -> None:
    """Live, one party pauses again and again, more often than any part by the rules, as nobody sees into a seal: whatever it
    does so, the others go on without it, and all their links are read.
    """
    party = Party(KEY, 3, {"patrons": 1}, 1, live=True).go(first, until=set_up)
    party.go(first, until=lambda r: r.phase is not None and not r.phase.places and r.author() == r.phase.order[0])
    liar = party.author()
    assert liar.party is not None

    for _ in range(200):
        try:
            with padded((liar.party,)):
                party.text = party.sends(liar, first)
                party.opened()
        except Refused:
            break
        party.go(first, hops=1)  # whoever helps
    else:
        raise AssertionError("it goes on for ever")
    party.goes_on_without()
    party.go(first, hops=40)
    assert liar.party in party.record.gone
    assert len(party.record.authors) > 60
    assert party.longest < LONGEST - ROOM
