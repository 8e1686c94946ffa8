"""Golden games: the recorded answers give what was recorded, events, scores and winners."""

import pytest

from tests.games.art_society.golden import GOLDEN as ART_SOCIETY
from tests.games.avant_carde.golden import GOLDEN as AVANT_CARDE
from tests.games.canvas.golden import GOLDEN as CANVAS
from tests.golden.whole import Golden

ALL = (ART_SOCIETY, AVANT_CARDE, CANVAS)


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.game.key)
def test_there_is_a_record_for_each_golden_game_and_no_other(golden: Golden) -> None:
    assert {p.stem for p in golden.folder.glob("*.json")} == set(golden.games)


@pytest.mark.parametrize(("golden", "name"), [(golden, name) for golden in ALL for name in golden.games])
def test_a_golden_game_goes_as_recorded(golden: Golden, name: str) -> None:
    match = golden.replayed(golden.kept(name))
    assert golden.record(match) == golden.kept(name)
    assert match.decision is None
