"""Par: the score of the strongest bot on the person's seat, with the same deal and the same opponents."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from ...bots.bot import Bot
from ...bots.daily import PAR, SEAT, Deal
from ...table.chance import Rng
from ..table.play import luck


def par(the: Deal, bots: Mapping[str, Bot]) -> Generator[int, None, int]:
    """Plays the deal in slices. Yields how many answers have been given so far; returns the score."""
    match, levels = the.match(), (PAR, *the.opponents)
    given = 0
    while (d := match.decision) is not None:
        thinking = bots[levels[d.seat]].think(match.view(d.seat), d.seat, Rng(luck(match, d.seat, len(match.turns))))
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                match.answer(done.value)
                break
            yield given
        given += 1
        yield given
    return match.game.scores(match.state)[SEAT]
