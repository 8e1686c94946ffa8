"""Parisians by link: what lies concealed is in its owner's page alone, until it is turned up or the round is over."""

import random

import pytest

from tests.page.fair.test_consents import agree, name, played
from tests.page.fair.test_links import asked, friends, invited, move, opened, page_text, record, seat
from tests.sure import sure
from vernissage.page.core import markup
from vernissage.page.fair.shown import panel as by_link
from vernissage.page.live import panel as live
from vernissage.table.fair.report import not_promised, noted
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
        hides = sure(r.table.concealing)
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


@pytest.mark.slow
def test_who_is_left_out_while_its_cards_lie_concealed_reads_that_there_is_no_way_back() -> None:
    """Or else whoever has played what it never had would say nothing, and lose nothing."""
    dice = random.Random(3)
    pages = invited("avant-carde", patrons=2)
    for _ in range(60):
        move(pages, dice)
        r, waited = record(pages[0]), asked(pages)
        assert isinstance(r, Record)
        assert waited is not None
        if r.round is not None and pages.index(waited) in r.round.owed:
            break
    for page in pages:
        page.press_if_there("dialog-close")
    one, two = (page for page in pages if page is not waited)
    link = agree(one)
    opened(two, link)
    assert f"{name(waited)} has not told yet what lies concealed" in page_text(two)
    opened(one, agree(two))
    ahead = sure(asked([one, two]))
    link = played(ahead)
    other = one if ahead is two else two
    opened(other, link)
    assert [note.what for note in noted(record(other))] == ["step", "untold"]
    assert f"Nobody can check what {name(waited)} did in the round" in page_text(other)
    opened(waited, link)
    assert "so you cannot come back" in page_text(waited)
    assert waited.find("linked-back") is None
    waited.press("linked-go")
    assert "so you cannot come back" in waited.text("decision")
    assert waited.find("behind-back") is None
    waited.press("behind-follow")
    assert "so you cannot come back" in waited.text("decision")
    assert waited.find("linked-back") is None


def test_scores_that_nobody_can_check_are_told_with_the_result() -> None:
    """A false part in the last round, and silence: the result says that nobody has checked it, by link as live."""
    page = invited("canvas")[0]
    r, hand = record(page), friends(page)
    assert isinstance(r, Record)
    for after in (by_link._after, live._after):
        assert "Nobody can check" not in markup.written(after(hand))
    r.untold.append((1, 1))
    for after in (by_link._after, live._after):
        assert "Nobody can check what Ben did in the round of message 1" in markup.written(after(hand))
