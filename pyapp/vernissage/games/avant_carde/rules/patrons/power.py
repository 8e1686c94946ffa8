"""What a patron's power is made of: a small declaration whose effect is a fragment of the agenda.

Glossary: an *ask* of a fragment becomes a decision of the seat, a *do* a step. What such a decision tells
stands in `decisions.PatronAsks`. A step has the arguments (seat, place, ...).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from .....table.game import Action, Seat, Tell
from .....table.question import Question
from ..answers import Skip
from ..state import State

AS, AFTER, BUY = range(3)
"""When a power acts: while its card is played, before its match is judged; right after; on the own turn to buy."""

COPIES: Final = 1 << 30
"""As a power's reach: that of the card which it copies."""

SKIP: Final = Skip()

Run: TypeAlias = Callable[[State, tuple[int, ...], Tell], None]
When: TypeAlias = Callable[[State, Seat, int], bool]


class Ask(NamedTuple):
    """A question of a fragment: its named tuple, and what follows in it after `may_skip`."""

    asked: type[Any]
    args: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        """The kind of the decision, as that of a `Do` is the step's."""
        kind: str = self.asked._field_defaults["kind"]
        return kind


class Do(NamedTuple):
    """A step of a fragment."""

    kind: str
    args: tuple[int, ...] = ()


def always(_s: State, _seat: Seat, _i: int) -> bool:
    """A power that can be used at any time."""
    return True


class Power(NamedTuple):
    """One power of a patron. `key` names it in words and logs."""

    key: str
    part: int
    effect: tuple[Ask | Do, ...]
    once: bool = False
    """Once a turn, whatever the copies (AC-7.3)."""
    copied: bool = True
    """Whether it can be copied (AC-7.4)."""
    auto: bool = False
    """It only brings something and leaves no choice: the table uses it as soon as it can be used."""
    when: When = always
    """Whether the card at a place in the seat's line can use it now."""
    reach: int = 0
    """While a card is played: what its mask could become by this."""


class Patron(NamedTuple):
    """Who comes for a number."""

    key: str
    powers: tuple[Power, ...]
    by_peak: bool = False
    """With this patron in the game, awards go by the greatest sum unspent at any one moment (AC-3.4)."""


@dataclass(frozen=True)
class PatronSet:
    """Six patrons for the numbers 2 to 7, with the questions and steps that only they need, and hooks.

    `played(s, seat, place, tell)` hears of each card played face up, `bought(s, seat, number, card, index, tell)` of each
    buy; `offers(s, seat)` adds options to the turn to buy, which `answers` carry out by verb.
    """

    key: str
    patrons: tuple[Patron, Patron, Patron, Patron, Patron, Patron]
    questions: tuple[Question[State], ...] = ()
    steps: Mapping[str, Run] = field(default_factory=dict)
    played: Callable[[State, Seat, int, Tell], None] | None = None
    bought: Callable[[State, Seat, int, int, int, Tell], None] | None = None
    offers: Callable[[State, Seat], Sequence[Action]] | None = None
    answers: Mapping[str, Callable[[State, Seat, Any, Tell], None]] = field(default_factory=dict)
    conceals: bool = False
    """Whether cards are played concealed that stay so when lines are shown (AC-5.3)."""
