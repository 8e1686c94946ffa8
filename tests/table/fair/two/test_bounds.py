"""What is bounded, and those who come to a bound: nobody is stuck there, thrown out, or knows more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import Party, at_random, filled, first, read, set_up
from tests.table.fair.two.test_live import NEW_YORK, before_a_pause, here, places
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import phase as phases
from vernissage.table.game import CHANCE


@places
@cell("look ahead in the own deck in one's part, live", "one")
def test_whoever_has_paused_as_often_as_can_be_plays_its_part_to_the_end(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it draws from then on follows from the last element: it is not stuck, but a changed program could look ahead."""
    party = before_a_pause(where)
    monkeypatch.setattr(phases, "MOST_STRETCHES", 1)
    who = party.record.author()
    assert who is not None
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
