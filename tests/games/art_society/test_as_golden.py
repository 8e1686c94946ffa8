"""Golden games: kept as files, replayed answer by answer (see tests/golden/art_society/renew.py)."""

import json
from pathlib import Path

import pytest

from tests.games.unpacked import unpacked
from tests.golden.art_society.renew import GAME, HERE, PLANS, outcome
from vernissage.games.art_society.rules import decisions
from vernissage.table.match import Match

FILES = sorted(HERE.glob("*.json"))


def test_every_plan_has_its_file() -> None:
    assert {p.stem for p in FILES} == set(PLANS)


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_a_golden_game_is_played_just_so(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    assert kept["edition"] == GAME.edition, "a new edition needs new golden games: see renew.py"
    answers = [unpacked(decisions, verb, *map(int, args)) for verb, *args in (a.split() for a in kept["answers"])]
    match = Match.replay(GAME, kept["seats"], kept["options"], kept["seed"], answers)
    assert match.decision is None
    assert outcome(match) == {key: kept[key] for key in ("turns", "scores", "winners", "digest")}
