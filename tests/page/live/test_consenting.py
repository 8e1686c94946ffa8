"""Games that began by link and go on live: people agree to go on without somebody while others are at a live table."""

from __future__ import annotations

import random

from tests.page.fair.test_consents import agree, stranded
from tests.page.fair.test_links import answer, invited, page_text, record, seat
from tests.page.live.wires import Wires, friends, joins, live
from vernissage.page.core.messages import Wired
from vernissage.table.live.lines import Brought


def test_a_consent_that_comes_live_is_told_and_drops_no_answers() -> None:
    pages = invited("avant-carde")
    waited, (one, two) = stranded(pages, 3)
    net = Wires(("Ann", "Ben"))
    net.pages = [one, waited]
    one.press("menu")
    one.press("menu-live")
    net.settle()
    one.press("live-name")
    net.settle()
    joins(net, one, 1)
    for page in net.pages:
        if page.find("dialog-close") is not None:
            page.press("dialog-close")
    assert record(waited).at == record(one).at
    answer(waited, random.Random(1))
    net.settle()
    draft = seat(waited).draft
    assert draft is not None
    answers = list(draft.answers)
    assert answers
    assert not draft.ready
    company = live(waited).company
    assert company is not None
    peer = next(iter(company.peers.all))
    live(waited).waiting[peer] = Brought(peer, agree(two))
    waited.send(Wired("tick"))
    net.settle()
    assert friends(waited).consents
    assert "The others want to go on without you" in page_text(waited)
    draft = seat(waited).draft
    assert draft is not None
    assert draft.answers == answers
