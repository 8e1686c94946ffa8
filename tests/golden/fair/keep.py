"""Links of whole games between devices as they were written: they open for ever, or say which edition they need.

`PYTHONPATH=pyapp:. python -m tests.golden.fair.keep` writes a file `KEY-EDITION.json` for every game that has none yet;
`--renew` writes those of the present editions anew: only while they have not been published.
"""

import argparse
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from tests.table.fair.tables import Party, all_sealed, at_random, last, read
from vernissage.games import GAMES
from vernissage.table.fair.record import Record
from vernissage.table.game import packed

HERE = Path(__file__).parent
PLAYED = {"null": (3, {}), "canvas": (3, {}), "art-society": (3, {"closing": 0}), "avant-carde": (2, {"patrons": 1})}


def held(record: Record) -> dict[str, Any]:
    """What a record comes to: enough to tell whether it is the same one."""
    turns = json.dumps([[verb, *numbers] for verb, numbers in (packed(t.action) for t in record.match.turns)])
    return {
        "names": [e.name for e in record.table.entries],
        "words": record.table.words,
        "messages": len(record.authors),
        "head": record.heads[-1].hex(),
        "answers": hashlib.sha256(turns.encode()).hexdigest(),
        "drawn": len(record.drawn),
        "notes": [list(note) for note in record.notes],
        "waiting": record.author(),
        "scores": list(record.match.game.scores(record.match.state)),
    }


def content(key: str) -> list[dict[str, Any]]:
    """A link from the midst of a game, one with sealed parts, one with a seat that has left, and one of a whole game."""
    seats, options = PLAYED[key]
    party = Party(key, seats, options, salt=2026)
    texts = [party.text]
    party.go(at_random(Random(1)), hops=9)
    texts.append(party.text)
    if key != "canvas":
        texts.append(party.go(last, until=all_sealed).text)
    if seats > 2:
        helper = next(d for d in party.devices if d.stands_in())
        way = helper.stands_in()
        party.text = party.sends(helper, at_random(Random(2)), way)
        party.opened()
        texts.append(party.text)
    texts.append(party.go(at_random(Random(3))).text)
    return [{"link": text, "holds": held(read(text))} for text in texts]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.fair.keep", description=__doc__)
    parser.add_argument("--renew", action="store_true", help="write the present editions' files anew")
    renew = parser.parse_args().renew
    for key in PLAYED:
        path = HERE / f"{key}-{GAMES[key].edition}.json"
        if renew or not path.exists():
            path.write_text(json.dumps(content(key), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
