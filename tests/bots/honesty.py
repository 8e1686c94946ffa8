"""Finds bots that use hidden information: each question is asked in two states that differ only in what is hidden from the bot.

The second state is made by undoing the last secret answers of the others and giving other answers for them; if there are none,
by `Game.imagine`. In each state the same bot is first asked for the other seats too, with other luck, as at a table where it
plays all seats: so a bot that remembers what it saw or answered there is found as well. A bot whose answers differ is peeking.

    python -m tests.bots.honesty GAME LEVEL POSITIONS SEED

prints how many positions were tested, in how many of them something hidden differed, and in how many the answer differed.
"""

import sys
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, Final, NamedTuple

from vernissage.bots.bot import Bot, answer
from vernissage.bots.luck import luck
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE, Action, Options, Seat
from vernissage.table.match import Match

SECRETIVE: Final = {"art-society": ("bid",), "avant-carde": ()}
"""By game, the kinds of decision at which others may have answered in secret; empty for all."""
TABLES: Final[dict[str, tuple[tuple[int, Options], ...]]] = {
    "art-society": ((2, {}), (3, {}), (4, {})),
    "avant-carde": ((2, {}), (3, {"patrons": 2}), (2, {"patrons": 3}), (4, {"patrons": 4})),
    "canvas": ((2, {}), (3, {})),
}
"""By game, tables at which bots are asked: seats and options. Thieves and Conservators conceal cards."""

Ask = Callable[[Bot, Match[Any], Seat, int], Action]
"""How a bot is asked for a seat before a ply of a match."""


def asked(bot: Bot, match: Match[Any], seat: Seat, ply: int) -> Action:
    """As the page asks it: it gets the view and luck of its own."""
    return answer(bot, match.view(seat, ply), seat, Rng(luck(match, seat, ply)))


class Found(NamedTuple):
    """What a look at a bot has shown."""

    positions: int
    hidden: int
    """In how many something hidden differed."""
    changed: int
    """In how many the answer differed."""


def truths(key: str, seed: int) -> Iterator[tuple[Match[Any], Match[Any], Seat]]:
    """Questions, each in two truths that its seat cannot tell apart."""
    rng = Rng(seed)
    game, levels = GAMES[key], BOTS[key]
    while True:
        seats, options = rng.pick(TABLES[key])
        match: Match[Any] = Match(game, seats, options, rng.bits() >> 16)
        while (d := match.decision) is not None:
            kinds = SECRETIVE.get(key, ())
            several = len(game.options(match.state, d)) > 1
            if several and (not kinds or d.kind in kinds):
                yield match, otherwise(match, d.seat, rng), d.seat
            driver = levels["random" if rng.below(6) == 0 else "greedy"]
            match.answer(answer(driver, match.view(d.seat), d.seat, Rng(rng.bits())))


def others_last(match: Match[Any], seat: Seat) -> list[int]:
    """The plies at the end of a match at which others than the seat answered."""
    out: list[int] = []
    for ply in range(len(match.turns) - 1, -1, -1):
        if match.turns[ply].decision.seat in (seat, CHANCE):
            break
        out.append(ply)
    return out[::-1]


def otherwise(match: Match[Any], seat: Seat, rng: Rng) -> Match[Any]:
    """The same match in another truth that the seat cannot rule out."""
    twin = copy(match)
    twin.turns, twin.undone = list(match.turns), []
    last = others_last(match, seat)
    for _ in last:
        twin.undo(freely=True)
    while last and (d := twin.decision) is not None and d.seat != seat and len(twin.turns) < len(match.turns) + 30:
        twin.answer(rng.pick(match.game.options(twin.state, d)))
    if last and twin.decision == match.decision and twin.view(seat) == match.view(seat):
        return twin
    twin.turns, twin.state = list(match.turns), match.game.imagine(match.state, seat, rng)
    return twin


def look(bot: Bot, key: str, positions: int, seed: int, ask: Ask = asked, every: int = 1) -> Found:
    """Asks a bot in so many positions; only every so many questions of a game are taken, so that many games are seen."""
    hidden = changed = n = 0
    for k, (match, twin, seat) in enumerate(truths(key, seed)):
        if k % every:
            continue
        n += 1
        hidden += match.state != twin.state
        changed += _answered(bot, match, seat, ask, 1) != _answered(bot, twin, seat, ask, 2)
        if n == positions:
            break
    return Found(n, hidden, changed)


def _answered(bot: Bot, match: Match[Any], seat: Seat, ask: Ask, other_luck: int) -> Action:
    for ply in others_last(match, seat):
        other = match.turns[ply].decision.seat
        answer(bot, match.view(other, ply), other, Rng(other_luck))
    return ask(bot, match, seat, len(match.turns))


if __name__ == "__main__":
    which, level, count, start = sys.argv[1:]
    print(which, level, look(BOTS[which][level], which, int(count), int(start), every=3))
