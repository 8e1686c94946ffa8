"""Golden games of Art Society: whole games kept as files; the engine must go on playing them just so.

`python -m tests.golden.art_society.renew` (with `pyapp` and the repository on PYTHONPATH) writes them anew. Do this only
when the rules or the order of options were changed on purpose, with a new `edition` of the game; look at what changed.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.golden.told import kept
from vernissage.games import GAMES
from vernissage.games.art_society.rules.questions import QUESTIONS
from vernissage.table.chance import Rng
from vernissage.table.game import Action, Game, packed
from vernissage.table.match import Match

HERE = Path(__file__).parent
GAME: Game[Any] = GAMES["art-society"]

PLANS = {
    # name: seats, options, seed, and the verbs that are preferred when offered
    "two": (2, {}, 20, ()),
    "three": (3, {}, 31, ("hang", "decor")),
    "four": (4, {"open_stacks": 1}, 42, ("exchange", "hang_assistant", "give", "assist")),
    "two-tied": (2, {}, 53, ("lowest bid",)),
}


def digest(match: Match[Any]) -> str:
    """A fingerprint of everything asked, offered, answered and told."""
    mark = hashlib.sha256()
    for t in match.turns:
        asked = QUESTIONS[t.decision.kind].numbers(t.decision)
        options = [packed(a) for a in GAME.options(t.before, t.decision)]
        told = tuple(map(kept, t.events))
        mark.update(repr((t.decision.seat, t.decision.kind, asked, options, packed(t.action), told)).encode())
    return mark.hexdigest()


def outcome(match: Match[Any]) -> dict[str, Any]:
    """What a golden game fixes besides its answers."""
    return {
        "turns": len(match.turns),
        "scores": list(GAME.scores(match.state)),
        "winners": list(GAME.winners(match.state)),
        "digest": digest(match),
    }


def choose(match: Match[Any], preferred: tuple[str, ...], rng: Rng) -> Action:
    """A random answer; half the time one with a preferred verb if there is any. Hanging again is rare."""
    assert match.decision is not None
    options = list(GAME.options(match.state, match.decision))
    if match.decision.kind == "bid" and "lowest bid" in preferred:
        return options[0]  # everybody plays the same cards: every round is a tie down to the starting bids
    liked = [a for a in options if a.verb in preferred]
    if liked and rng.below(2):
        return rng.pick(liked)
    return rng.pick([a for a in options if a.verb != "rehang" or rng.below(5) == 0] or options)


def play(name: str) -> dict[str, Any]:
    """The golden game of this name as it is written to its file."""
    seats, options, seed, preferred = PLANS[name]
    match, rng = Match(GAME, seats, options, seed), Rng(seed)
    while match.decision is not None:
        match.answer(choose(match, preferred, rng))
    return {
        "game": GAME.key,
        "edition": GAME.edition,
        "seats": seats,
        "options": options,
        "seed": seed,
        **outcome(match),
        "answers": [" ".join([verb, *map(str, numbers)]) for verb, numbers in map(packed, match.answers)],
    }


def main() -> None:
    for name in PLANS:
        (HERE / f"{name}.json").write_text(json.dumps(play(name), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
