"""Finding puzzles of Avant Carde: hands as lines began."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....bots.bot import Bot, answer
from ....bots.registry import BOTS
from ....lab.candidates import states
from ....lab.offer import Finder, Misses
from ....puzzles.puzzle import Count
from ....table.chance import Rng
from ..late.puzzles import GAME, PUZZLES, SEAT, Position
from ..rules import box
from ..rules.patrons import SETS
from ..rules.state import PLAY


def _lines(seed: int) -> Iterator[Position]:
    """Hands as lines began, each with one of its cards played first."""
    rng = Rng(seed)
    which = seed % len(SETS)
    for s in states("avant-carde", 3, seed, {"patrons": which}):
        seat = s.agenda[-1].seat
        p = s.players[seat]
        if s.part != PLAY or p.line or len(p.hand) < box.HAND or rng.below(3):
            continue
        first = rng.pick(p.hand)
        rest = list(p.hand)
        rest.remove(first)
        yield Position(which, first, tuple(rest))


def _line_is_dull(position: Position, count: Count) -> bool:
    """Whether the line is short, or most of the hand are 2s, which go with one another in any order."""
    twos = sum(box.NUMBER[card] == 2 for card in (position.first, *position.hand))
    return len(PUZZLES.cards(position, count.found[0])) < 5 or twos > 3


def _play(position: Position, bot: Bot, luck: int) -> int | None:
    kind, rng = PUZZLES, Rng(luck)
    s = kind.state(position)
    while s.part == PLAY:
        s = kind.step(s, answer(bot, GAME.view(s, SEAT), SEAT, rng))
    return kind.money(s)


def _lines_are_alike(one: Position, other: Position) -> bool:
    """Whether patrons and numbers are the same: then one is hardly more than the other in other colours."""
    numbers = [sorted(box.NUMBER[card] for card in (p.first, *p.hand)) for p in (one, other)]
    return one.patrons == other.patrons and numbers[0] == numbers[1]


def _line_misses(position: Position, count: Count) -> Misses:
    best = count.best
    bots = BOTS["avant-carde"]
    strongest = _play(position, bots["master"], 1) != best
    greedy = _play(position, bots["greedy"], 1) != best
    rng, kind, missed = Rng(1), PUZZLES, 0
    for _ in range(20):  # any card that fits, until none does
        s = kind.state(position)
        while s.part == PLAY:
            there = kind.options(s)
            s = kind.step(s, there[rng.below(max(len(there) - 1, 1))])
        missed += kind.money(s) != best
    return Misses(100 * strongest, 100 * greedy, 5 * missed)


FINDER: Final = Finder(_lines, _line_is_dull, _lines_are_alike, _line_misses, 4_000, 24)
