"""Whole games by random play, in which people also agree to go on without somebody, leave, and come back."""

from random import Random

import pytest

from tests.marks import rest_seldom, seldom
from tests.table.fair.two.tables import CURVES, REAL, Party, at_random, filled, first, read, set_up
from vernissage.games import GAMES
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two.device import restored
from vernissage.table.fair.two.draft import Draft
from vernissage.table.game import Action

CASES = [
    pytest.param(key, options, people, bots, live, marks=pytest.mark.slow if of == game < 3 else pytest.mark.long)
    for game, (key, options) in enumerate(REAL)
    for of, (people, bots, live) in enumerate(((2, (), False), (3, (), False), (2, (1,), False), (3, (), True)))
]  # fmt: skip
"""On each change each game is played once, with other people at its table; the rest is long."""


@pytest.mark.parametrize(("key", "options", "people", "bots", "live"), CASES)
def test_a_whole_game(key: str, options: dict[str, int], people: int, bots: tuple[int, ...], live: bool) -> None:
    party = Party(key, people, options, salt=people, bots=bots, live=live)
    r = party.go(at_random(Random(1)), hops=90).go(first).record  # what is left of a long game is played by firsts
    assert r.author() is None
    assert r.match.decision is None
    cold = read(party.text).record
    assert (cold.heads, cold.match.turns, cold.drawn) == (r.heads, r.match.turns, r.drawn)
    labels = [d.label for d in r.drawn if not d.secret]  # in a phase they are those of its messages
    assert all(d.label < r.label for d in r.drawn)
    assert sorted(set(labels)) == list(dict.fromkeys(labels))  # labels grow
    assert r.words


def test_asking_what_could_lie_there_changes_nothing() -> None:
    """A bot asks before each answer: what could have lain there then is not what is asked later."""
    party = Party("art-society", 2, {"closing": 0}, bots=(1,)).go(until=set_up)

    def asks(draft: Draft) -> Action | None:
        assert draft.seen()
        return draft.choices[0]

    party.go(asks, hops=12)
    assert read(party.text).record.heads == party.record.heads
    assert party.record.phases


@pytest.mark.slow
@pytest.mark.parametrize("live", [False, seldom(True)], ids=["by link", "live"])
@pytest.mark.parametrize("salt", [0, seldom(1)])
@pytest.mark.parametrize(("key", "options"), rest_seldom(REAL, often=2))
def test_people_go_on_without_somebody_who_comes_back_or_leaves(
    key: str, options: dict[str, int], salt: int, live: bool
) -> None:
    """Everything at every moment: each link can be read by who knows nothing, and all devices come to the same."""
    dice, seen = Random(f"{key}{salt}{options}"), set[str]()
    party = Party(key, 4, options, salt, live=live).go(until=set_up)
    choose = at_random(dice)
    for _ in range(30):
        r = party.record
        waited = r.author()
        if waited is None:
            break
        what = dice.random()
        there = [p for p in range(4) if p != waited and p not in r.gone]
        if what < 0.12 and len(there) > 1:
            for p in there:
                party.text = party.devices[p].agree(2)
                for d in party.devices:
                    assert d.receive(party.text) in ("consents", "same")
            author = [p for p in there if _may(party, p)]
            assert len(author) == 1
            waited = author[0]
            seen.add("step")
        elif what < 0.3 and (out := [p for p in r.gone if r.returning(p)]):
            party.text = party.devices[out[0]].come_back()
            for d in party.devices:
                assert d.receive(party.text) in ("consents", "same")
            seen.add("back")
        draft = filled(party.devices[waited].draft(), choose)
        if what > 0.97 and len(r.gone) < 2:
            try:
                fresh = party.devices[waited].draft()
                fresh.leave()
            except Refused:
                pass
            else:
                draft = fresh
                seen.add("leave")
        message = draft.finish()
        party.devices[waited].sent(message)
        assert restored(GAMES, CURVES, party.devices[waited].stored()).text == message.text
        party.text = message.text
        party.opened()
        assert len({d.text for d in party.devices}) == 1
        cold = read(party.text).record
        assert cold.heads == party.record.heads
        assert (cold.shown, cold.gone, cold.author(), cold.label) == (
            party.record.shown, party.record.gone, party.record.author(), party.record.label,
        )  # fmt: skip
        assert cold.match.turns == party.record.match.turns
    assert seen


def _may(party: Party, p: int) -> bool:
    try:
        party.devices[p].draft()
    except Refused:
        return False
    return True
