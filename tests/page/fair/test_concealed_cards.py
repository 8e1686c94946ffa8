"""Parisians by link: what lies concealed is in its owner's page alone, until it is turned up or the round is over."""

from __future__ import annotations

import random

import pytest

from tests.page.fair.test_links import invited, move, opened, record, seat
from vernissage.table.fair.report import not_promised
from vernissage.table.fair.two.draft import own_match
from vernissage.table.fair.two.record import Record
from vernissage.table.game import BACK


@pytest.mark.slow
def test_what_lies_concealed_is_shown_to_its_owner_alone() -> None:
    dice, seen, link = random.Random(3), 0, ""
    pages = invited("avant-carde", patrons=2)
    for _ in range(60):
        link = move(pages, dice)
        r = record(pages[0])
        assert isinstance(r, Record)
        if r.round is None:
            continue
        hides = r.table.concealing
        assert hides is not None
        for owner in r.round.owed:
            mine = record(pages[owner])
            assert isinstance(mine, Record)
            faces = hides.faces(own_match(mine, owner).state, owner)
            seen += len(faces)
            for viewer, page in enumerate(pages):
                play = seat(page)
                if r.round.held is not None and play.draft is not None:
                    continue  # about to tell it, it has the next round before it
                shown = hides.faces(play.scene(page.app.look).state, owner)
                assert shown == faces if viewer == owner else set(shown.values()) <= {BACK}
    assert seen > 3
    for page in pages:
        opened(page, link)
    assert len({tuple(record(page).heads) for page in pages}) == 1
    told = not_promised(record(pages[0]))
    assert "Concealed cards are checked at the end of the round." in told.here
    assert not any("opens all that is sealed first" in said for said in (*told.here, *told.rest))  # each opens its own
