"""Golden games of Avant Carde, replayed from their answers."""

from __future__ import annotations

import json

import pytest

from tests.games.avant_carde.golden import FOLDER, GAMES, record, replayed


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    told = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert record(replayed(told)) == told


def test_there_is_a_record_for_each_golden_game_and_no_other() -> None:
    assert {p.stem for p in FOLDER.glob("*.json")} == set(GAMES)
