"""A seat's document contains nothing that the seat may not know: not in a name, a class, an id or the address of a picture.

Two methods find a leak whatever it looks like: the same document must result from another state that this seat cannot tell from
the real one (another order of the decks, other hands), and from other answers of another seat that this seat has not seen.
"""

from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from tests.marks import rest_seldom, seldom
from tests.page.double import FakePage
from tests.page.sessions import ANN, BEA, MAREK, asked, seated
from vernissage.page.programme import VIEWS
from vernissage.page.session import attributes, render
from vernissage.page.table.play import Play
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE, Revealed
from vernissage.table.match import Match

EVERY = 3
"""Every so many curtains are looked behind."""
MOST = 100
"""So many decisions and curtains of a game are enough."""
LONGEST = 12
"""So many answers that a seat gives one after the other are enough."""


def shown(page: FakePage, match: Match[Any]) -> tuple[dict[str, str], dict[str, str], list[str]]:
    """All that the page says of this match to whoever looks now."""
    app, play = page.app, page.app.table()
    twin = Play(match, play.players, play.view, play.bots, play.id, play.begun, play.marks)
    twin.viewer = play.viewer
    twin.refresh(app.look)
    room = app.room
    page.put(twin)
    try:
        said = [] if twin.curtain else [twin.view.sentence(twin.scene(app.look), twin.ui)]
        return render(app), attributes(app), said
    finally:
        app.room = room


def otherwise(match: Match[Any], viewer: int | None, rng: Rng) -> Match[Any] | None:
    """The match as it had come if whoever answered last had answered otherwise ever since it was asked, by luck; None if the
    viewer has seen or been told of it. Whether the game calls the answers sealed does not matter here: what its view does not
    show, its document may not show.
    """
    given = [turn for turn in match.turns if turn.decision.seat != CHANCE]
    who = given[-1].decision.seat if given else viewer
    if who == viewer:
        return None
    kept = len(given)
    while kept and given[kept - 1].decision.seat == who:
        kept -= 1
    twin = Match.replay(match.game, match.seats, match.options, match.seed, match.answers[:kept])
    start = len(twin.turns)
    for _ in range(LONGEST):
        d = twin.decision
        if d is None or d.seat != who:
            break
        twin.answer(rng.pick(match.game.options(twin.state, d)))
    told = [e for turn in (*match.turns[start:], *twin.turns[start:]) for e in turn.events]
    if twin.answers == match.answers or twin.decision != match.decision or any(isinstance(e, Revealed) for e in told):
        return None
    return twin if twin.view(viewer) == match.view(viewer) else None


@pytest.mark.slow
@pytest.mark.parametrize("key", rest_seldom(VIEWS))
@pytest.mark.parametrize("width", [seldom(1280), 360])
def test_another_truth_gives_the_same_document(key: str, width: int) -> None:
    page = seated(key, (ANN, BEA, MAREK), 7, width=width)
    rng, imagined, unseen, curtains, differed, secrets = Rng(5), 0, 0, 0, 0, 0
    for i, _ in enumerate(asked(page, 3)):
        play = page.app.table()
        if i > MOST:
            break
        if play.curtain and curtains and i % EVERY:
            continue
        before = shown(page, play.match)
        if play.curtain:
            curtains += 1
            assert {region for region, markup in before[0].items() if markup} == {"curtain"}
        else:
            twin = copy(play.match)
            seat = play.viewer
            assert seat is not None
            twin.state = play.match.game.imagine(play.match.state, seat, rng)
            differed += twin.state != play.match.state
            secrets += play.match.view(seat) != play.match.state
            assert shown(page, twin) == before
            imagined += 1
        other = otherwise(play.match, play.viewer, rng)
        if other is not None:
            assert shown(page, other) == before
            unseen += 1
    assert imagined
    assert curtains
    assert not secrets or (differed and unseen), "there are secrets, and nothing was exchanged for them"


def test_a_secret_would_be_found() -> None:
    page = seated("art-society", (ANN, BEA, MAREK), 7)
    for _ in asked(page, 3):
        play = page.app.table()
        twin = otherwise(play.match, play.viewer, Rng(3))
        if play.viewer is not None and twin is not None:
            play.view = replace(play.view, status=lambda scene: str(page.app.table().match.state.bids))
            assert shown(page, twin) != shown(page, play.match)
            return
    raise AssertionError("nobody has sealed an answer")
