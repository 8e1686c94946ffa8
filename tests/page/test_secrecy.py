"""What a seat may not know is nowhere in its document: not in a name, a class, an id or an address of a picture.

Two ways that find it whatever it looks like: the same document must come out of another truth that this seat cannot tell
from the real one (another order of the decks, other hands), and of another sealed answer of somebody else.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from tests.page.double import FakePage
from tests.page.sessions import ANN, BEA, MAREK, asked, seated
from vernissage.page.games.views import VIEWS
from vernissage.page.render import attributes, render
from vernissage.page.table.play import Play
from vernissage.table.chance import Rng
from vernissage.table.game import REVEAL
from vernissage.table.match import Match

EVERY = 3
"""Every so many curtains are looked behind."""
MOST = 100
"""So many decisions and curtains of a game are enough."""


def shown(page: FakePage, match: Match[Any]) -> tuple[dict[str, str], dict[str, str], list[str]]:
    """All that the page says of this match to whoever looks now."""
    app, play = page.app, page.app.table()
    twin = Play(match, play.players, play.view, play.bots, play.id, play.begun, play.marks)
    twin.viewer = play.viewer
    twin.refresh(app.look)
    app.play = twin
    try:
        said = [] if twin.curtain else [twin.view.sentence(twin.scene(app.look), twin.ui)]
        return render(app), attributes(app), said
    finally:
        app.play = play


def sealed_otherwise(match: Match[Any], viewer: int | None) -> list[Match[Any]]:
    """Matches that differ in the last answer, if that was somebody else's, sealed, and has not been shown."""
    last = match.turns[-1] if match.turns else None
    if last is None or not last.decision.sealed or last.decision.seat == viewer or any(e.kind == REVEAL for e in last.events):
        return []
    out = []
    for other in match.game.options(last.before, last.decision):
        twin = Match.replay(match.game, match.seats, match.options, match.seed, match.answers[:-1])
        twin.answer(other)
        if other != last.action and twin.decision == match.decision:
            out.append(twin)
    return out[:4]


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
@pytest.mark.parametrize("width", [1280, 360])
def test_another_truth_gives_the_same_document(key: str, width: int) -> None:
    page = seated(key, (ANN, BEA, MAREK), 7, width=width)
    rng, imagined, otherwise, curtains, differed, secrets = Rng(5), 0, 0, 0, 0, 0
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
        for twin in sealed_otherwise(play.match, play.viewer):
            assert shown(page, twin) == before
            otherwise += 1
    assert min(imagined, curtains) > 5
    assert secrets == 0 or differed + otherwise > 8, "there are secrets, and nothing was exchanged for them"


def test_a_secret_would_be_found() -> None:
    page = seated("art-society", (ANN, BEA, MAREK), 7)
    for _ in asked(page, 3):
        play = page.app.table()
        twins = sealed_otherwise(play.match, play.viewer)
        if play.viewer is not None and twins:
            play.view = replace(play.view, status=lambda scene: str(page.app.table().match.state.bids))
            assert shown(page, twins[0]) != shown(page, play.match)
            return
    raise AssertionError("nobody has sealed an answer")
