"""A bot whose weights can be tuned in next to no time."""

from collections.abc import Generator
from typing import Annotated, Any, NamedTuple

from vernissage.bots.bot import Bounds
from vernissage.games.null.rules import Claim
from vernissage.table.chance import Rng
from vernissage.table.game import Action


class Weights(NamedTuple):
    """How often it claims 1, and something that does not matter."""

    meek: Annotated[float, Bounds(0, 1)] = 0.9
    hat: Annotated[float, Bounds(-5, 5)] = 2.0


class Claimer:
    """A bot for the null game: it claims 1 or 2. At a table of three, two of whom claim 1, whoever claims 2 gets the prize."""

    def __init__(self, weights: Weights = Weights()) -> None:  # noqa: B008 - immutable
        self.weights = weights

    def think(self, view: Any, seat: int, rng: Rng) -> Generator[None, None, Action]:
        yield
        return Claim(1 if rng.below(1000) < 1000 * self.weights.meek else 2)
