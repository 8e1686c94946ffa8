"""Every link of a game between devices that was ever kept opens as it did, or says which edition it needs."""

import json
from pathlib import Path

import pytest

from tests.golden.fair.keep import HERE, PLAYED, content, held
from tests.table.fair.tables import CURVES
from vernissage.games import GAMES
from vernissage.table.fair.record import Record
from vernissage.table.fair.text import decode, encode
from vernissage.table.link import BadLink

every_file = pytest.mark.parametrize("path", sorted(HERE.glob("*.json")), ids=lambda p: p.stem)


@every_file
def test_kept_links_open_as_they_did(path: Path) -> None:
    key, _, edition = path.stem.rpartition("-")
    for kept in json.loads(path.read_text(encoding="utf-8")):
        if int(edition) != GAMES[key].edition:
            with pytest.raises(BadLink) as bad:
                decode(kept["link"], GAMES, CURVES)
            assert (bad.value.reason, bad.value.about, bad.value.edition) == ("edition", key, int(edition))
            continue
        found = decode(kept["link"], GAMES, CURVES)
        assert isinstance(found, Record)
        assert held(found) == kept["holds"]
        assert encode(found) == kept["link"]


@pytest.mark.slow
@pytest.mark.parametrize("key", PLAYED)
def test_devices_write_the_links_that_were_kept(key: str) -> None:
    """The same masters and answers give the same messages: signatures, seals and draws hold nothing that is not in them."""
    kept = HERE / f"{key}-{GAMES[key].edition}.json"
    assert json.loads(kept.read_text(encoding="utf-8")) == json.loads(json.dumps(content(key)))
