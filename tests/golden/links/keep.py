"""Links and saves as they were written, with what they hold: from now on they open, or say which edition they need.

`python3 -m tests.golden.links.keep` writes a file `KEY-EDITION.json` for every game that has none yet: run it when a game's
edition was raised, and keep the old files. `--renew` writes the files of the present editions anew: only while an edition has
not been published.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2] / "pyapp"))

from tests.fuzz.disk import Disk, Tab  # noqa: E402 - the product's place must be known first
from tests.fuzz.games import random_match  # noqa: E402
from vernissage.games import GAMES  # noqa: E402
from vernissage.page.keeping.record import Result, Save  # noqa: E402
from vernissage.page.keeping.saves import Shelf  # noqa: E402
from vernissage.table.game import Game, packed  # noqa: E402
from vernissage.table.link import Link, Player, encode  # noqa: E402
from vernissage.table.match import Match  # noqa: E402

NAMES = ("Ann", "Łucja", "O'Neil", "林", "Zoë")


def held(match: Match[Any]) -> dict[str, Any]:
    """What a match comes to: enough to tell whether it is the same one."""
    answers = json.dumps([[verb, *numbers] for verb, numbers in map(packed, match.answers)])
    return {
        "seats": match.seats,
        "options": dict(match.options),
        "seed": match.seed,
        "plies": len(match.turns),
        "answers": hashlib.sha256(answers.encode()).hexdigest(),
        "over": match.decision is None,
        "scores": list(match.game.scores(match.state)),
        "winners": list(match.game.winners(match.state)) if match.decision is None else [],
    }


def told(link: Link) -> dict[str, Any]:
    return {"kind": link.kind, "at": link.at, "players": [list(p) for p in link.players], **held(link.match)}


def content(game: Game[Any]) -> dict[str, Any]:
    """The links and the saves of a game, each with what it holds."""
    rng = Random(f"{game.key} {game.edition}")
    links = []
    matches = [random_match(game, rng, size) for size in (None, 3, 25) for _ in game.seats]
    for name in game.defaults:
        matches += [random_match(game, rng, 10, {name: value}) for value in (1, 2) if _takes(game, {name: value})]
    for match in matches:
        players = tuple(Player(NAMES[i], i % 3) for i in range(match.seats))
        for_all = (
            Link("go", match),
            Link("watch", match, len(match.turns) // 2),
            Link("deal", Match(game, match.seats, match.options, match.seed)),
            Link("go", match, None, players),
        )
        links += [{"link": encode(x.match, x.kind, x.at, x.players), "holds": told(x)} for x in for_all]
    shelf = Shelf(Tab(Disk()), "golden")
    for i, match in enumerate(matches[:6]):
        players = tuple(Player(NAMES[s], s % 3) for s in range(match.seats))
        record = Save(game.key, encode(match), players, f"No. {i}", {"round": i}, ("practice",) * (i % 2), 1_000 + i)
        assert shelf.save(f"g{i}", record, 2_000 + i).problem is None
        if match.decision is None:
            result = Result(tuple(game.scores(match.state)), tuple(game.winners(match.state)))
            assert shelf.finish(f"g{i}", result, 3_000 + i).problem is None
    saves = {f"g{i}": held(match) for i, match in enumerate(matches[:6])}
    return {"game": game.key, "edition": game.edition, "links": links, "file": shelf.export(), "saves": saves}


def _takes(game: Game[Any], options: dict[str, int]) -> bool:
    try:
        for seats in game.seats:
            game.new(seats, {**game.defaults, **options})
    except ValueError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m tests.golden.links.keep", description=__doc__)
    parser.add_argument("--renew", action="store_true", help="write the present editions' files anew")
    renew = parser.parse_args().renew
    for game in GAMES.values():
        path = HERE / f"{game.key}-{game.edition}.json"
        if renew or not path.exists():
            path.write_text(json.dumps(content(game), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            print(f"kept {path.name}")


if __name__ == "__main__":
    main()
