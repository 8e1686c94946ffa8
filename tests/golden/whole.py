"""Whole games that are kept: a record holds the match, its answers and all that happened; tests replay the answers and compare.
Bots only made the answers: a change to them changes no record until the game's own command records its games anew.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from tests.games.unpacked import unpacked
from tests.golden import told
from vernissage.bots.bot import Bot, answer
from vernissage.table.chance import Rng
from vernissage.table.game import Game, Seat, packed
from vernissage.table.match import Match


class Golden(NamedTuple):
    """The golden games of a game: seats, options and seed by name; `more`: what its records hold beside what all hold."""

    game: Game[Any]
    answers: ModuleType
    games: Mapping[str, tuple[int, dict[str, int], int]]
    more: Callable[[Match[Any]], dict[str, Any]]
    bot: Callable[[str, int, Seat], Bot]
    """Who answers, by the game's name, the number of turns, and the seat that is asked."""

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game.key.replace("-", "_")

    def kept(self, name: str) -> dict[str, Any]:
        record: dict[str, Any] = json.loads((self.folder / f"{name}.json").read_text("utf-8"))
        return record

    def record(self, match: Match[Any]) -> dict[str, Any]:
        """What a record holds."""
        return {
            "seats": match.seats,
            "options": dict(match.options),
            "seed": match.seed,
            "answers": [" ".join([verb, *map(str, numbers)]) for verb, numbers in map(packed, match.answers)],
            "events": [told.text(e) for t in match.turns for e in t.events],
            **self.more(match),
            "scores": list(match.game.scores(match.state)),
            "winners": list(match.game.winners(match.state)),
        }

    def replayed(self, record: dict[str, Any]) -> Match[Any]:
        """The match of a record, played again from its answers."""
        given = [unpacked(self.answers, verb, *map(int, args)) for verb, *args in map(str.split, record["answers"])]
        return Match.replay(self.game, record["seats"], record["options"], record["seed"], given)

    def renew(self) -> None:
        """Plays the games with the bots, and records them."""
        for name, (seats, options, seed) in self.games.items():
            match = Match(self.game, seats, options, seed)
            while (d := match.decision) is not None:
                n = len(match.turns)
                match.answer(answer(self.bot(name, n, d.seat), match.view(d.seat), d.seat, Rng(n)))
            (self.folder / f"{name}.json").write_text(json.dumps(self.record(match), indent=0) + "\n", "utf-8")
