"""What is bounded, and those who come to a bound: nobody is stuck there, thrown out, or knows more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import Party, at_random, filled, first, padded, read, set_up
from tests.table.fair.two.test_live import NEW_YORK, before_a_pause, here, places
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import phase as phases
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import LONGEST, ROOM
from vernissage.table.game import CHANCE

WHOLE = 900
"""Characters by which a live link of five grows from its first round to its last one."""


@places
@cell("look ahead in the own deck in one's part, live", "one")
def test_whoever_has_paused_as_often_as_can_be_plays_its_part_to_the_end(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it draws from then on follows from the last element: it is not stuck, but a changed program could look ahead."""
    party = before_a_pause(where)
    monkeypatch.setattr(phases, "MOST_STRETCHES", 1)
    who = party.waited
    for tried in range(60):
        draft = filled(party.author().draft(), at_random(Random(tried)))
        if any(t.decision.seat == CHANCE for t in _since_an_answer(draft, who)):
            break
    else:
        raise AssertionError("nothing was drawn after an answer")
    assert not draft.waits
    message = draft.finish()
    party.devices[who].sent(message)
    party.text = message.text
    party.opened()
    assert party.record.phase is None or here(party.record, who).awaits is None
    party.go(until=lambda r: r.phase is None)
    assert read(party.text).record.match.turns == party.record.match.turns


def _since_an_answer(draft: Any, who: int) -> list[Any]:
    """The turns of a part after its first answer."""
    turns, game = draft.match.turns, draft.match.game
    mine = [t for t in turns if game.secret(t.before, t.decision) == draft.record.table.seats[who][0]]
    first_answer = next((i for i, t in enumerate(mine) if t.decision.seat != CHANCE), len(mine))
    return mine[first_answer:]


def test_what_was_answered_before_a_draw_is_not_taken_back() -> None:
    """By link, too, where the draw follows at once: else everybody could look into the own deck, with no program changed."""
    for salt in range(20):
        party, dice = Party("avant-carde", 2, NEW_YORK, salt).go(first, until=set_up), Random(salt)
        for _ in range(30):
            draft = party.author().draft()
            assert draft.party is not None
            while draft.secret:
                before, seat = len(draft.match.turns), draft.record.table.person(draft.party)
                draft.answer(dice.choice(list(draft.choices)))
                game, since = draft.match.game, draft.match.turns[before:]
                drew = any(t.decision.seat == CHANCE and game.secret(t.before, t.decision) == seat for t in since)
                assert draft.may_undo() != drew
                if drew:
                    with pytest.raises(Refused):
                        draft.undo()
                    return
            party.go(at_random(dice), hops=1)
    raise AssertionError("nothing was drawn after an answer")


@pytest.mark.long
@cell("exhaust a live table", "pair")
def test_seals_of_as_many_as_can_be_left_out_make_no_link_too_long_for_the_others() -> None:
    """Three of five pause as often as they can, one after the other, and then open nothing. Whatever a link holds by then, the
    others still agree to go on, and whoever gets that reads it.
    """
    party = Party("avant-carde", 5, NEW_YORK, 1, live=True).go(first, until=set_up)
    party.go(first, until=lambda r: r.phase is not None and not r.phase.places and r.author() == r.phase.order[0])
    assert party.record.phase is not None
    liars = party.record.phase.order[::2]

    for _ in range(400):
        r = party.record
        if r.phase is None:
            break
        missing = r.phase.missing()
        who = r.author()
        if who not in liars or missing[:1] != [who]:
            party.go(first, hops=1)
            continue
        if len(here(r, who).stretches if who in r.phase.places else ()) < phases.MOST_STRETCHES - 1:
            with padded(liars):
                text = party.sends(party.devices[who], first)
            party.text = text
            party.opened()
        else:
            party.goes_on_without()
    assert party.record.gone == set(liars)
    assert party.longest + WHOLE < LONGEST - ROOM


@cell("exhaust a live table", "one")
def test_a_link_of_another_game_is_told_before_it_is_played_through() -> None:
    """Whoever knows all keys of a table can make links for it whose game is as long as anybody likes, as often as that is
    accepted: who has begun another game with these people may be another one, so it is nobody's fault.
    """
    party, other = (Party("canvas", 3, salt=salt).go(first, hops=hops) for salt, hops in ((1, 6), (2, 30)))
    with pytest.raises(Refused) as bad:
        next(party.devices[0].receiving(other.text))
    assert bad.value.why == "game"


def test_who_goes_along_with_the_others_reads_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a press that all of the game would hold up for seconds."""
    party = Party("canvas", 3).go(first, until=set_up).go(first, hops=20)
    begin, follow, begun, seen = Record.begin, Device.follow, [0], list[int]()

    def counted(record: Record, *notes: Any) -> int:
        begun[0] += 1
        return begin(record, *notes)

    def measured(device: Device, text: str) -> None:
        begun[0] = 0
        follow(device, text)
        seen.append(begun[0])

    monkeypatch.setattr(Record, "begin", counted)
    monkeypatch.setattr(Device, "follow", measured)
    party.goes_on_without()
    assert seen == [1]
    assert party.record.gone
