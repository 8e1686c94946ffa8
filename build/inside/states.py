"""Plays seeded games of every kind and prints as JSON, by game, a hash of all their answers, last states and links. It is the
same in every Python and every Pyodide that plays alike.

`games.json` in its folder says for each level of bots how many games are played, and how many answers of each the bots give
before random ones follow: {level: [games, answers]}.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any


def played(game: Any, seed: int, level: str, answers: int) -> bytes:
    """The hash of a game: its decisions and answers, its last state, its link."""
    from vernissage.bots.bot import answer
    from vernissage.bots.registry import BOTS
    from vernissage.games import GAMES
    from vernissage.table.chance import Rng
    from vernissage.table.link import decode, encode
    from vernissage.table.match import Match

    seen, rng, count = hashlib.sha256(), Rng(seed), 0
    match = Match(game, game.seats[seed % len(game.seats)], {}, seed)
    while (d := match.decision) is not None:
        count += 1
        bot = BOTS[game.key][level if count <= answers else "random"]
        given = answer(bot, match.view(d.seat), d.seat, rng)
        seen.update(f"{d!r} {given!r}".encode())
        match.answer(given)
    seen.update(f"{match.state!r}".encode())
    link = encode(match)
    if encode(decode(link, GAMES).match) != link:
        raise ValueError(f"the link of {game.key} {seed} is read as another game")
    seen.update(link.encode())
    return seen.digest()


def main() -> None:
    """Prints the hashes."""
    sys.path.insert(0, ".")
    from vernissage.bots.registry import BOTS
    from vernissage.games import GAMES

    wanted = json.loads(Path("games.json").read_text(encoding="utf-8"))
    found = {}
    for key, game in GAMES.items():
        seen = hashlib.sha256()
        for level in BOTS[key]:
            games, answers = wanted[level]
            for seed in range(games):
                seen.update(played(game, seed, level, answers))
        found[key] = seen.hexdigest()
    print(json.dumps(found))


main()
