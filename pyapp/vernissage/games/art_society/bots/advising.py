"""Bots of Art Society that can explain their evaluation of answers in terms."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final

from ....bots.bot import BEST, Weighed, ranked
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules.state import State
from .greedy import WEIGHTS, Weights, judges
from .judge import GAME, Judging


class Advising(Judging):
    """The greedy bot. With the default weights it can explain its values (`terms`)."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        super().__init__(judges(weights))

    def weigh(self, view: State, seat: Seat, rng: Rng, also: Action | None = None) -> Generator[None, None, list[Weighed]]:
        """See `Adviser.weigh`."""
        from .terms import EXPLAINED  # noqa: PLC0415 - imported when somebody first asks

        d = GAME.decision(view)
        if d is None or d.seat != seat:
            raise ValueError(f"nothing is asked of seat {seat}")
        options, judge = GAME.options(view, d), self.judges.get(d.kind)
        if judge is None or len(options) == 1:
            return []
        values = yield from judge(view, d, options, Rng(rng.state))
        yield
        order = sorted(range(len(options)), key=lambda i: -values[i])
        told = [i for n, i in enumerate(order) if n < BEST or options[i] == also]
        terms = yield from EXPLAINED[d.kind](view, d, options, [(i, values[i]) for i in told], Rng(rng.state))
        return ranked([Weighed(options[i], values[i], t) for i, t in zip(told, terms, strict=True)], also)

    def clear(self, kind: str) -> float:
        """See `Adviser.clear`."""
        return CLEAR.get(kind, CLEAR["place"])


CLEAR: Final[Mapping[str, float]] = {"start": 1.5, "place": 1.5, "take": 1.5, "choose": 2.0, "bid": 1.5}
"""How many points better an answer must be to be clearly better, by the kind of decision."""
