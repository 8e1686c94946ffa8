"""Random games of Avant Carde: every number of players with every set of patrons, and with sets mixed number by number.

After every answer each card, award and gem is accounted for, and money, tucks and upgrades are no debts.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random

from vernissage.games.avant_carde.rules.game import MIX, AvantCarde, heaps
from vernissage.games.avant_carde.rules.patrons import SETS
from vernissage.games.avant_carde.rules.state import State
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
    tokens, cards, answers = _tokens(s), heaps(s), 0
    while (d := GAME.decision(s)) is not None:
        found = GAME.options(s, d)
        assert found, d
        GAME.advance(s, rng.choice(found), quiet)
        answers += 1
        assert answers <= GAME.longest, "it does not end"
        before, cards = cards, heaps(s)
        changed = [(old, new) for old, new in zip(before, cards, strict=True) if old != new]
        gone, come = (sorted(chain.from_iterable(some)) for some in zip(*changed, strict=True)) if changed else ([], [])
        assert gone == come, f"cards were lost or made on the way: {gone} became {come}"
        assert _tokens(s) == tokens, "awards or gems were lost or made on the way"
        for p in s.players:
            assert min(p.money, p.tucks, p.upgrades) >= 0, "money, tucks or upgrades are owed"
    return answers


def _tokens(s: State) -> tuple[int, int]:
    """All awards, those from outside taken off, and all gems."""
    return s.awards + s.extras - s.outside + sum([p.awards for p in s.players]), s.gems + sum([p.gem for p in s.players])
