"""The greedy bot of Avant Carde takes what an answer alone brings: it looks one card ahead in its line, and spends all its
money on the most expensive cards, those of its two colours first.
"""

from __future__ import annotations

from ...games.avant_carde import box
from ...games.avant_carde.answers import Buy, Upgrade
from ...games.avant_carde.questions import END
from ...games.avant_carde.state import State, stack
from ...table.game import Action, Seat
from .judge import Judge, colours
from .lines import Lines


class Greedy(Judge):
    """Plays as the module says, and otherwise judges as all do."""

    def _ahead(self, the: Lines, left: int, aim: int) -> float:
        """The fewer cards can follow, the better, if one can: what fits few goes while it can."""
        n = (the.beside(aim) & left).bit_count()
        return 1 / n if n else 0.0

    def _buy(self, view: State, seat: Seat, options: list[Action]) -> Action:
        liked = colours(view, seat)
        first = self._first(view, seat, options, liked)
        if first:
            return first[0]
        if any(isinstance(a, Upgrade) for a in options):
            return super()._buy(view, seat, options)
        buys = [a for a in options if isinstance(a, Buy)]
        fitting = [a for a in buys if box.CARDS[stack(view, a.number).top].colour in liked]
        return fitting[-1] if fitting else buys[-1] if buys else END
