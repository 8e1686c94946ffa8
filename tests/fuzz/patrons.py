"""Random games of Avant Carde: every number of players with every set of patrons, and with sets mixed number by number.

After every answer each card, award and gem is accounted for, and money, tucks and upgrades are no debts.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from vernissage.games.avant_carde.patrons import SETS
from vernissage.games.avant_carde.rules import MIX, AvantCarde
from vernissage.table.game import quiet

GAME = AvantCarde()
MIXED = len(SETS)


def cases(n: int, seed: int) -> Iterator[str]:
    """So many games, the numbers of players and the sets by turns; yields what was played."""
    for i in range(n):
        seats = GAME.seats[i % len(GAME.seats)]
        which = i // len(GAME.seats) % (MIXED + 1)
        rng = Random(f"{seed} {i}")
        options = {name: 1 + rng.randrange(MIXED) for name in MIX} if which == MIXED else {"patrons": which}
        try:
            answers = play(seats, options, rng)
        except BaseException as e:
            e.add_note(f"broken by game {i} of seed {seed}: {seats} players, {options}")
            raise
        name = SETS[which].key if which < MIXED else "mixed"
        yield f"{seats} players, {name}, under {(answers // 1000 + 1) * 1000:,} answers"


def play(seats: int, options: dict[str, int], rng: Random) -> int:
    """Plays a game by random answers; gives their number."""
    s = GAME.new(seats, options)
    start, answers = GAME.pieces(s), 0
    while (d := GAME.decision(s)) is not None:
        found = GAME.options(s, d)
        assert found, d
        GAME.advance(s, rng.choice(found), quiet)
        answers += 1
        assert answers <= GAME.longest, "it does not end"
        assert GAME.pieces(s) == start, "a piece was lost or made on the way"
        assert all(p.money >= 0 and p.tucks >= 0 and p.upgrades >= 0 for p in s.players)
    return answers
