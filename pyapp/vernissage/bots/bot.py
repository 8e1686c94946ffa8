"""A bot: something that answers a seat's decisions from what that seat may see.

Bots think in slices: `think` yields after every few milliseconds of work, so that a page can go on between two slices, and
returns the answer at the end. The same view and the same generator give the same answer.

Glossary: a *term* is one named part of what a bot holds an answer to be worth. An *adviser* is a bot that tells its judgement
by terms, for people who ask for a hint or look back. *Weights* are the named figures of a bot's judgement that can be set
without touching its code: a NamedTuple, its defaults being what the bot of the house plays with.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from ..table.chance import Rng
from ..table.game import Action, Seat
from ..table.slices import whole


@runtime_checkable
class Bot(Protocol):
    """One way of playing one game."""

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """Chooses among `game.options(view, game.decision(view))` for `seat`; `view` is `game.view(state, seat)`."""
        ...


class Bounds(NamedTuple):
    """The lowest and the highest value of a weight. They stand in its annotation: `Annotated[float, Bounds(0, 1)]`."""

    low: float
    high: float


@runtime_checkable
class Tunable(Protocol):
    """A bot with weights. Its class takes them as its only argument: `type(bot)(weights)` is the bot with other weights."""

    weights: Any


BEST: Final = 3
"""How many answers an adviser tells of."""


class Term(NamedTuple):
    """A part of an answer's value: what for, how many points of the bot's judgement, and ids and figures for the words."""

    name: str
    points: float
    details: tuple[int, ...] = ()
    scored: bool = False
    """Whether the rules give exactly these points for this answer (see `Weighed`). If not, they are an estimate."""


class Weighed(NamedTuple):
    """An answer with its value, which is the sum of its terms, and which the bot decides by.

    The `scored` terms are what the answer changes in the seat's score (`Game.scores`), if the plan is carried out that a
    term `plan` names, and before anything else happens.
    """

    action: Action
    value: float
    terms: tuple[Term, ...]
    stage: int = 0
    """An answer of a higher stage comes first, whatever the values: it costs nothing, and the others can be given after it."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that tells how it judges."""

    def weigh(
        self, view: Any, seat: Seat, rng: Rng, also: Action | None = None
    ) -> Generator[None, None, list[Weighed]]:
        """Thinks in slices, as `Bot.think` does; returns the answers that it holds to be best, at most `BEST`, the best first,
        and after them `also` if it is not among them. Empty if it has no judgement for this decision.
        """
        ...

    def clear(self, kind: str) -> float:
        """By how much two answers to a decision of this kind have to differ for one to be clearly better."""
        ...


def ranked(weighed: list[Weighed], also: Action | None) -> list[Weighed]:
    """What `Adviser.weigh` returns, of all the answers that were weighed in their order."""
    order = sorted(weighed, key=lambda w: (-w.stage, -w.value))
    return order[:BEST] + [w for w in order[BEST:] if w.action == also]


def answer(bot: Bot, view: Any, seat: Seat, rng: Rng) -> Action:
    """The bot's answer, thought through in one go."""
    return whole(bot.think(view, seat, rng))
