"""Who stays away at the worst moment, and is stepped over: nobody chooses so between two draws of which one is known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CONCEALING, HIDING, REAL, Party, all_sealed, at_random, first, read, set_up, some_sealed
from tests.table.fair.two.test_attacks import deepcopy_of
from vernissage.table.fair.two.record import Record

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
    who = party.record.author()
    assert who is not None
    assert party.record.phase is not None
    shown = list(party.record.shown)
    opened, without = deepcopy_of(party), deepcopy_of(party).goes_on_without()
    assert who in without.record.gone
    assert unknown_after(opened, who, shown, first)
    assert unknown_after(without, who, shown, first)


@pytest.mark.parametrize("live", [False, True], ids=["by link", "live"])
@pytest.mark.parametrize(("key", "options"), [HIDING[1], CONCEALING[0]])
@cell("leave to have a draw made anew", "one")
def test_whoever_is_next_in_a_phase_agrees_before_it_knows_its_hand(key: str, options: dict[str, int], live: bool) -> None:
    """It would be dealt to by who has dealt for the one that is stepped over. Only by link and without concealed cards it is:
    whoever has sealed shows nothing there before all have.
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
    assert here.dealer not in (skipped, after)
    assert (here.label > shown[here.dealer]) == r.table.unread
    party.go(first, hops=12)
    cold = read(party.text).record
    assert (cold.heads, cold.label, cold.match.turns) == (party.record.heads, party.record.label, party.record.match.turns)
