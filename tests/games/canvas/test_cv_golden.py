"""Golden games: the recorded answers give the recorded events, titles, scores and winners."""

from __future__ import annotations

import json

import pytest

from tests.games.canvas.golden import FOLDER, GAMES, record, replayed


def test_every_golden_game_is_recorded() -> None:
    assert sorted(p.stem for p in FOLDER.glob("*.json")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_recorded(name: str) -> None:
    told = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    match = replayed(told)
    assert record(match) == told
    assert match.decision is None
