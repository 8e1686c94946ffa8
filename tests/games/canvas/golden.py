"""Golden games of Canvas: `python -m tests.games.canvas.golden` plays them with the bots and records them anew.

A record holds the match, its answers and all that happened; the test replays the answers and compares. The bots only
made the answers: a change to them changes no record until this command is run.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.unpacked import unpacked
from tests.golden import told
from vernissage.bots.bot import answer
from vernissage.games.canvas.bots.search import Greedy, Search
from vernissage.games.canvas.rules import box, decisions, titles
from vernissage.games.canvas.rules.game import Canvas
from vernissage.table.chance import Rng
from vernissage.table.game import packed
from vernissage.table.match import Match

FOLDER = Path(__file__).parents[2] / "golden" / "canvas"
CHOICE = 1 << box.CONSISTENCY | 1 << box.SPACE | 1 << box.STYLE | 1 << box.SYMMETRY
GAMES: dict[str, tuple[int, dict[str, int], int]] = {
    "solo": (1, {}, 101),
    "solo_published": (1, {"edition": 1, "set": 1}, 106),
    "two_rulebook": (2, {}, 102),
    "two_spatial": (2, {"set": 3, "people": 3}, 107),
    "three_drawn": (3, {"set": box.DRAWN}, 103),
    "four_published": (4, {"edition": 1, "set": 4}, 104),
    "five_chosen": (5, {"set": box.CHOSEN, "chosen": CHOICE}, 105),
}


def record(match: Match[Any]) -> dict[str, Any]:
    """What a record holds."""
    return {
        "seats": match.seats,
        "options": dict(match.options),
        "seed": match.seed,
        "answers": [" ".join([verb, *map(str, numbers)]) for verb, numbers in map(packed, match.answers)],
        "events": [told.text(e) for t in match.turns for e in t.events],
        "titles": [[titles.title_of(*q[:3], "en") for q in p.paintings] for p in match.state.players],
        "scores": list(match.game.scores(match.state)),
        "winners": list(match.game.winners(match.state)),
    }


def play(seats: int, options: dict[str, int], seed: int) -> Match[Any]:
    """A game between the two bots, seat by seat in turn."""
    match = Match(Canvas(), seats, options, seed)
    while (d := match.decision) is not None:
        bot = (Search(), Greedy())[d.seat % 2]
        match.answer(answer(bot, match.view(d.seat), d.seat, Rng(len(match.turns))))
    return match


def replayed(told: dict[str, Any]) -> Match[Any]:
    """The match of a record, played again from its answers."""
    answers = [unpacked(decisions, verb, *map(int, args)) for verb, *args in (line.split() for line in told["answers"])]
    return Match.replay(Canvas(), told["seats"], told["options"], told["seed"], answers)


if __name__ == "__main__":
    for name, (seats, options, seed) in GAMES.items():
        text = json.dumps(record(play(seats, options, seed)), indent=0)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
