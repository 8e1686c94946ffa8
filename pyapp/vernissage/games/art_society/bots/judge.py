"""Bots that have a judge for each kind of decision: it values all answers, and the bot gives the best."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules.game import ArtSociety
from ..rules.state import State

GAME: Final = ArtSociety()

Values: TypeAlias = Generator[None, None, list[float]]
"""Thinks in slices, and returns a value for each option."""

Judge: TypeAlias = Callable[[State, Any, Sequence[Any], Rng], Values]
"""Values the options of a decision: takes the view, the decision, its options and a generator."""


class Judging:
    """Plays Art Society by judges, which are found by the kind of decision. For a kind without a judge it gives the first
    option.
    """

    def __init__(self, judges: Mapping[str, Judge]) -> None:
        self.judges = judges

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`. Of equal values it takes the first."""
        d = GAME.decision(view)
        if d is None or d.seat != seat:
            raise ValueError(f"nothing is asked of seat {seat}")
        options = GAME.options(view, d)
        judge = self.judges.get(d.kind)
        if judge is None or len(options) == 1:
            return options[0]
        values = yield from judge(view, d, options, rng)
        return options[best(values)]


def best(values: Sequence[float]) -> int:
    """The index of the highest value; of equal ones, the first."""
    return max(range(len(values)), key=values.__getitem__)
