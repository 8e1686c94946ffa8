"""Every link and every save that was ever kept opens as it did, or says which edition it needs."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.disk import Disk, Tab
from tests.golden.links.keep import HERE, held, told
from vernissage.games import GAMES
from vernissage.page.keeping.saves import Shelf
from vernissage.table import slices
from vernissage.table.link import BadLink, decode, encode

FILES = sorted(HERE.glob("*.json"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)


def kept(path: Path) -> dict[str, Any]:
    out: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return out


def test_every_game_has_its_present_edition_kept() -> None:
    assert {f"{game.key}-{game.edition}" for game in GAMES.values()} <= {path.stem for path in FILES}


@pytest.mark.slow
@every_file
def test_kept_links_open_or_name_their_edition(path: Path) -> None:
    content = kept(path)
    game = GAMES[content["game"]]
    assert content["links"]
    for each in content["links"]:
        if content["edition"] == game.edition:
            link = decode(each["link"], GAMES)
            assert told(link) == each["holds"]
            assert encode(link.match, link.kind, link.at, link.players) == each["link"]
        else:
            with pytest.raises(BadLink) as caught:
                decode(each["link"], GAMES)
            why = caught.value
            assert (why.reason, why.about, why.edition) == ("edition", game.key, content["edition"])


@pytest.mark.slow
@every_file
def test_kept_saves_open_or_name_their_edition(path: Path) -> None:
    content = kept(path)
    game = GAMES[content["game"]]
    shelf = Shelf(Tab(Disk()), "today")
    report = slices.whole(shelf.take_in(content["file"]))
    assert sorted(report.added) == sorted(content["saves"])
    assert report.refused == ()
    for game_id, holds in content["saves"].items():
        loaded = shelf.load(game_id)
        if content["edition"] == game.edition:
            assert loaded.match is not None
            assert held(loaded.match) == holds
            assert loaded.record is not None
            assert (loaded.record.result is not None) == holds["over"]
        else:
            assert loaded.problem == "edition"
            assert loaded.why is not None
            assert (loaded.why.about, loaded.why.edition) == (game.key, content["edition"])
