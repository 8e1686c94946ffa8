"""Golden games of Art Society: `PYTHONPATH=pyapp:. python -m tests.games.art_society.golden` records them anew.

They are games by lot, in which some verbs are preferred, so that more of the rules is seen.
"""

import hashlib
from collections.abc import Generator
from typing import Any

from tests.golden.told import kept
from tests.golden.whole import Golden
from vernissage.games.art_society.rules import GAME, decisions
from vernissage.games.art_society.rules.questions import QUESTIONS
from vernissage.table.chance import Rng
from vernissage.table.game import Action, Seat, packed
from vernissage.table.match import Match


class Preferring:
    """Answers by lot, half the time with one of these verbs if there is any. Hanging again is rare."""

    def __init__(self, *verbs: str) -> None:
        self.verbs = verbs

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        yield
        d = GAME.decision(view)
        options = list(GAME.options(view, d))
        if d.kind == "bid" and "lowest bid" in self.verbs:
            return options[0]  # everybody plays the same cards: every round is a tie down to the starting bids
        liked = [a for a in options if a.verb in self.verbs]
        if liked and rng.below(2):
            return rng.pick(liked)
        return rng.pick([a for a in options if a.verb != "rehang" or rng.below(5) == 0] or options)


BOTS = {
    "two": Preferring(),
    "three": Preferring("hang", "decor"),
    "four": Preferring("exchange", "hang_assistant", "give", "assist"),
    "two-tied": Preferring("lowest bid"),
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


GOLDEN = Golden(
    GAME,
    decisions,
    {"two": (2, {}, 20), "three": (3, {}, 31), "four": (4, {"open_stacks": 1}, 42), "two-tied": (2, {}, 53)},
    more=lambda match: {"digest": digest(match)},
    bot=lambda name, _turns, _seat: BOTS[name],
)

if __name__ == "__main__":
    GOLDEN.renew()
