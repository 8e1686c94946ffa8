"""How much skill can win in Avant Carde at all: a bot that knows all draws to come against itself without.

A *fate* settles every draw of a game by what is drawn from and when, not by how many answers came before, so that the same fate
can be met by other buys. The *seer* knows it: at each buy it tries every answer out, lets the judge (`JUDGE`) play all seats
on to the end under that fate, and gives the answer with the greatest lead. No bot that has to guess will win more than the seer
wins by its buys; it is honest nowhere else, and no part of the game.

A seer may be *short-sighted*: then it knows its own draws alone, and tries each answer under several samples of all others.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from ....bots.bot import answer
from ....table.chance import Rng, mix
from ....table.game import CHANCE, Action, Decision, Options, Seat, quiet
from ..bots.judge import GAME, Judge
from ..rules.answers import Buy
from ..rules.decisions import AskBuy
from ..rules.questions import END
from ..rules.state import State
from .learning import drawn, lead

JUDGE = Judge()
"""Plays on: long lines, and the dearest cards of two colours."""


def fated(s: State, d: Decision, fate: int) -> Action:
    """What a fate draws: each option as likely as chance would draw it."""
    seat = getattr(d, "whose", getattr(d, "number", 0))
    sizes = [len(p.hand) + 16 * len(p.line) for p in s.players] + [len(x.rest) for x in s.stacks]
    return drawn(s, d, hash((fate, crc32(d.kind.encode()), seat, s.round, s.part, tuple(sizes))))


class Sight(NamedTuple):
    """What a seer knows: all draws of a fate; with `samples`, its own alone, and so many samples of the others."""

    seat: Seat
    samples: int = 0


def play_on(s: State, fate: int, seer: Sight | None = None, own: tuple[Seat, int] | None = None) -> State:
    """Plays to the end under a fate, in place; everybody is the judge, and one seat may be a seer.

    `own`: a seat whose draws follow from another fate, and that fate.
    """
    rng = Rng(1)
    while (d := GAME.decision(s)) is not None:
        if d.seat == CHANCE:
            a = fated(s, d, fate if own is None or getattr(d, "whose", None) != own[0] else own[1])
        elif seer is not None and d.seat == seer.seat and isinstance(d, AskBuy):
            a = foreseen(s, seer, fate)
        else:
            a = answer(JUDGE, GAME.view(s, d.seat), d.seat, rng)
        GAME.advance(s, a, quiet)
    return s


def foreseen(s: State, seer: Sight, fate: int) -> Action:
    """The answer to a turn to buy that leads to the greatest lead; the judge's own if none leads to more."""
    seat = seer.seat
    own = answer(JUDGE, GAME.view(s, seat), seat, Rng(1))
    options = GAME.options(s, AskBuy(seat))
    others = [a for a in options if a != own and (isinstance(a, Buy) or a == END)]
    if not isinstance(own, Buy) and own != END:
        return own
    best, found = _lead_after(s, own, seer, fate), own
    for a in others:
        value = _lead_after(s, a, seer, fate)
        if value > best:
            best, found = value, a
    return found


def _lead_after(s: State, a: Action, seer: Sight, fate: int) -> int:
    """The lead in the end after an answer; with samples, the sum of theirs. The samples are the same for all answers."""
    total = 0
    for k in range(max(seer.samples, 1)):
        then = GAME.copy(s)
        GAME.advance(then, a, quiet)
        others = mix(hash((fate, s.round, k)) & (1 << 64) - 1)
        total += lead(play_on(then, others, own=(seer.seat, fate)) if seer.samples else play_on(then, fate), seer.seat)
    return total


def seen(seed: int, number: int, options: Options, samples: int = 0) -> tuple[float, int]:
    """One game of the seer against the judge, its seat by turns: the part of the victory that it won, and its lead.

    `samples`: see `Sight`.
    """
    seer = Sight(number % 2, samples)
    s = play_on(GAME.new(2, {**GAME.defaults, **options}), mix(seed) + number // 2, seer)
    won = GAME.winners(s)
    return (seer.seat in won) / max(len(won), 1), lead(s, seer.seat)
