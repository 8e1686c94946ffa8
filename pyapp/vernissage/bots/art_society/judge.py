"""A bot that gives every answer a value, by a function for each kind of decision, and takes the best answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ...games.art_society.rules import ArtSociety
from ...games.art_society.state import State
from ...table.chance import Rng
from ...table.game import Action, Seat

GAME: Final = ArtSociety()

Values: TypeAlias = Generator[None, None, list[float]]
"""Thinks in slices; returns a value for each option."""

Judge: TypeAlias = Callable[[State, Any, Sequence[Any], Rng], Values]
"""Values the options of a decision in a view."""


class Judging:
    """Plays Art Society by its judges, named by the kind of decision; a kind without a judge takes its first option."""

    def __init__(self, judges: Mapping[str, Judge]) -> None:
        self.judges = judges

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`. Of equal values the first option's counts."""
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
    """The index of the highest value, the first of equals."""
    return max(range(len(values)), key=values.__getitem__)
