"""Golden games of Avant Carde: `PYTHONPATH=pyapp:. python -m tests.games.avant_carde.golden` records them anew.

A record holds the match, its answers and all that happened; the test replays the answers and compares. The bot and the
lots only made the answers: a change to the bot changes no record until this command is run.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.unpacked import unpacked
from tests.golden import told
from vernissage.bots.bot import answer
from vernissage.bots.random import Random
from vernissage.games.avant_carde.bots.judge import Judge
from vernissage.games.avant_carde.rules import answers
from vernissage.games.avant_carde.rules.game import AvantCarde
from vernissage.table.chance import Rng
from vernissage.table.game import packed
from vernissage.table.match import Match

FOLDER = Path(__file__).parents[2] / "golden" / "avant_carde"
MIX = {"twos": 3, "threes": 5, "fours": 4, "fives": 3, "sixes": 2, "sevens": 4}
GAMES: dict[str, tuple[int, dict[str, int], int]] = {
    "two_new_yorkers": (2, {}, 201),
    "three_tokyoites": (3, {"patrons": 1}, 202),
    "four_parisians": (4, {"patrons": 2}, 203),
    "five_londoners": (5, {"patrons": 3}, 204),
    "two_singaporeans": (2, {"patrons": 4}, 205),
    "three_mixed": (3, MIX, 206),
    "solo_easy": (1, {"difficulty": 0}, 207),
    "solo_parisians": (1, {"patrons": 2, "difficulty": 3}, 208),
}


def record(match: Match[Any]) -> dict[str, Any]:
    """What a record holds."""
    return {
        "seats": match.seats,
        "options": dict(match.options),
        "seed": match.seed,
        "answers": [" ".join([verb, *map(str, numbers)]) for verb, numbers in map(packed, match.answers)],
        "events": [told.text(e) for t in match.turns for e in t.events],
        "rounds": match.state.round,
        "scores": list(match.game.scores(match.state)),
        "winners": list(match.game.winners(match.state)),
    }


def play(seats: int, options: dict[str, int], seed: int) -> Match[Any]:
    """A game of the judge that all bots share, whose every tenth answer is by lot, so that more of the rules is seen."""
    game = AvantCarde()
    match = Match(game, seats, options, seed)
    judge, lots = Judge(), Random(game)
    while (d := match.decision) is not None:
        n = len(match.turns)
        match.answer(answer(lots if n % 10 == 0 else judge, match.view(d.seat), d.seat, Rng(n)))
    return match


def replayed(told: dict[str, Any]) -> Match[Any]:
    """The match of a record, played again from its answers."""
    given = [unpacked(answers, verb, *map(int, args)) for verb, *args in (line.split() for line in told["answers"])]
    return Match.replay(AvantCarde(), told["seats"], told["options"], told["seed"], given)


if __name__ == "__main__":
    for name, (seats, options, seed) in GAMES.items():
        text = json.dumps(record(play(seats, options, seed)), indent=0)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
