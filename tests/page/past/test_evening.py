"""The evening: a finished game round by round, as a graph, a table and the story of a deck; from there into the replay."""

from itertools import pairwise
from typing import Any

import pytest

from tests.page.double import FakePage
from tests.page.sessions import ANN, MAREK, ZOFIA
from tests.page.table.test_results import ended
from vernissage.games.avant_carde.late.evening import hauls
from vernissage.games.avant_carde.rules.events import Bought
from vernissage.page.core.messages import Carried, Do
from vernissage.page.evening.series import evening
from vernissage.page.past.told import about, events
from vernissage.page.programme import VIEWS
from vernissage.page.replay.state import Replay
from vernissage.page.table import turns
from vernissage.page.table.play import Play
from vernissage.table.match import Match


def at_the_end(key: str) -> tuple[FakePage, Match[Any]]:
    page = FakePage()
    page.sit(key, (ANN, ZOFIA, MAREK), 4)
    match, play = ended(key, 3), page.app.table()
    page.put(Play(match, play.players, play.view, play.bots, play.id, play.begun))
    page.session.show(turns.asks(page.app, page.app.table()))
    return page, match


@pytest.mark.parametrize("key", VIEWS)
def test_every_round_has_its_scores_and_the_last_are_the_result(key: str) -> None:
    match = ended(key, 3)
    told = evening(match)
    assert told.scores[-1] == tuple(match.game.scores(match.state))
    assert len(told.plies) == len(told.scores) > 3
    assert told.plies == sorted(set(told.plies))
    assert told.round_of(told.plies[2]) == told.round_of(told.plies[3] - 1) == 2


def test_bids_and_worths_are_those_of_the_auctions() -> None:
    match = ended("art-society", 3)
    told = evening(match)
    assert [sorted({row[seat] for row in told.told.dots}) for seat in range(3)] == [
        sorted(match.state.players[seat].stack[1:]) for seat in range(3)
    ]
    assert all(max(row) == 5 and min(row) >= 2 for row in zip(*(band.worths[1:] for band in told.told.bands), strict=True))


def test_what_a_deck_became_is_what_was_bought_and_trashed() -> None:
    match = ended("avant-carde", 3)
    plies = evening(match).plies
    parts = [range(*part) for part in pairwise([*plies, len(match.turns)])]
    for seat in range(3):
        gained = [row[seat] for row in hauls(match, parts)]
        assert sum(haul.awards for haul in gained) == match.state.players[seat].awards
        bought = [*about(events(match), Bought, seat)]
        assert sum(len(haul.bought) for haul in gained) == len(bought)


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_the_graph_stands_below_the_tally_once_it_is_told_and_leads_to_the_replay(key: str) -> None:
    page, match = at_the_end(key)
    play = page.app.table()
    assert page.find("moment-2") is not None
    rows = [e for e in page.document.walk() if e.name == "tr" and "ev-" not in e.attributes.get("class", "")]
    told = evening(match)
    assert len([r for r in rows if r.text.startswith(f"{len(told.scores)} ")]) == 1, "the last round is in the table"
    ply = told.plies[2]
    page.press("moment-2")
    assert isinstance(page.app.room, Replay)
    assert page.app.room.at >= ply
    assert page.app.room.play is play


def test_before_the_last_line_there_is_no_graph_that_would_tell_the_winner() -> None:
    page, _ = at_the_end("canvas")
    page.press("result-previous")
    assert page.find("moment-0") is None
    assert "evening" not in page.regions["after"]


def test_it_is_shown_once_the_rest_of_the_page_is_here() -> None:
    page, _ = at_the_end("canvas")
    page.app.browser.rest = False
    page.send(Do("total"))
    assert page.find("moment-0") is None
    page.send(Carried("rest", good=True))
    assert page.find("moment-0") is not None


def test_a_round_that_is_not_there_leads_nowhere() -> None:
    page, match = at_the_end("canvas")
    page.send(Do("moment", (str(len(match.turns) + 1),)))
    page.send(Do("moment", ("x",)))
    assert not isinstance(page.app.room, Replay)
