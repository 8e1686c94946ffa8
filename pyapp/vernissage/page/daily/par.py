"""Par: the score of the strongest bot on the person's seat, with the same deal and the same opponents."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from ...bots.bot import Bot
from ...bots.daily import PAR, SEAT, Deal
from ...bots.luck import luck
from ...bots.tastes import seated
from ...table.chance import Rng


def par(the: Deal, bots: Mapping[str, Bot], opponents: Sequence[str]) -> Generator[int, None, int]:
    """Plays the deal in slices, against opponents of these names. Yields how many answers have been given so far; returns the
    score.
    """
    match, given = the.match(), 0
    beside = zip(the.opponents, opponents, strict=True)
    sitting = [bots[PAR], *[seated(bots[level], the.game, level, name) for level, name in beside]]
    while (d := match.decision) is not None:
        thinking = sitting[d.seat].think(match.view(d.seat), d.seat, Rng(luck(match, d.seat, len(match.turns))))
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
