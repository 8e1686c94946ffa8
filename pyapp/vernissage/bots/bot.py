"""Bots: they answer a seat's decisions, and see only what that seat may see.

Bots think in slices: `think` yields after every few milliseconds of work, so that a page can react between two slices. At the
end it returns the answer. The same view and the same generator give the same answer.

Glossary: a *term* is a named part of the value that a bot gives to an answer. An *adviser* is a bot that explains its values by
terms, for hints and looks back. *Weights* are the named figures of a bot's judgement that can be set without touching its code:
a NamedTuple whose defaults are those of our bot.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from ..table.chance import Rng
from ..table.game import Action, Seat
from ..table.slices import whole


@runtime_checkable
class Bot(Protocol):
    """Plays one game in one way."""

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """Chooses among `game.options(view, game.decision(view))` for `seat`; `view` is `game.view(state, seat)`.
        Takes its luck from `rng`, and yields after every few milliseconds. Raises ValueError if nothing is asked.
        """
        ...


class Bounds(NamedTuple):
    """The lowest and the highest value of a weight. They stand in its annotation: `Annotated[float, Bounds(0, 1)]`."""

    low: float
    high: float


@runtime_checkable
class Tunable(Protocol):
    """A bot with weights. They are the only argument of its class: `type(bot)(weights)` is the same bot with other weights."""

    weights: Any


BEST: Final = 3
"""The most answers that an adviser explains."""


class Term(NamedTuple):
    """A part of an answer's value: its name, its points in the bot's judgement, and ids and figures for the words."""

    name: str
    points: float
    details: tuple[int, ...] = ()
    scored: bool = False
    """Whether the rules give exactly these points for the answer (see `Weighed`). Else they are an estimate."""


class Weighed(NamedTuple):
    """An answer with its value: the sum of its terms. The bot decides by this value.

    The `scored` terms are what the answer changes in the seat's score (`Game.scores`), before anything else happens. If there
    is a term `plan`, they assume that the plan is carried out.
    """

    action: Action
    value: float
    terms: tuple[Term, ...]
    stage: int = 0
    """Answers of a higher stage come before all others, whatever their values: they cost nothing, and the
    others stay possible.
    """


@runtime_checkable
class Adviser(Protocol):
    """A bot that explains its values."""

    def weigh(self, view: Any, seat: Seat, rng: Rng, also: Action | None = None) -> Generator[None, None, list[Weighed]]:
        """Thinks in slices like `Bot.think`. Returns the best answers, at most `BEST`, the best first; after them `also`, if it
        is not among them. Empty if the bot has no judgement for this decision. Raises ValueError if nothing is asked of `seat`.
        """
        ...

    def clear(self, kind: str) -> float:
        """By how much the values of two answers to a decision of this kind must differ for one to be clearly better."""
        ...


def ranked(weighed: list[Weighed], also: Action | None) -> list[Weighed]:
    """The result of `Adviser.weigh`, from all weighed answers in their order."""
    order = sorted(weighed, key=lambda w: (-w.stage, -w.value))
    return order[:BEST] + [w for w in order[BEST:] if w.action == also]


def answer(bot: Bot, view: Any, seat: Seat, rng: Rng) -> Action:
    """The bot's answer, computed without pauses."""
    return whole(bot.think(view, seat, rng))
