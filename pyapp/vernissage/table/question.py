"""A game's table of questions: for each kind of decision what is asked, what may be answered and what an answer does.

A game has one such table, `QUESTIONS`, beside the named tuples of its decisions and answers: whoever wants to know what can
happen at its table reads that one place. The rules, the text notation and the page read it too.

    QUESTIONS = {q.kind: q for q in (
        Question(AskClaim, claims, claim, N_("%(name)s claims a prize in secret.")),
        ...
    )}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .game import Action, Agenda, Decision, Game, Seat, Step, Tell, pending

S = TypeVar("S")


def N_(phrase: str) -> str:  # noqa: N802 - gettext's own name for it
    """Marks a phrase for the catalogues without translating it: games know no language."""
    return phrase


class Question(NamedTuple, Generic[S]):
    """One kind of decision."""

    asked: type[Any]
    """The decision's named tuple."""
    options: Callable[[S, Any], Sequence[Action]]
    """Every legal answer to a decision of this kind, as `Game.options` gives them. Takes the state and the decision."""
    answer: Callable[[S, Any, Any, Tell], None]
    """Carries a legal answer out, up to the next step or decision: the state, the decision, the answer, whom to tell."""
    sentence: str = ""
    """What the seat does, for those who wait for it: a phrase with `%(name)s`. Chance's questions have none."""

    @property
    def kind(self) -> str:
        """The decision's kind, as `Decision.kind` says it."""
        kind: str = self.asked._field_defaults["kind"]
        return kind

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the decision's own numbers: all but its seat, its kind and whether it is sealed."""
        return tuple(name for name in self.asked._fields if name not in ("seat", "kind", "sealed"))

    @property
    def fewest(self) -> int:
        """How many of these numbers have no default and so must be given."""
        return sum(1 for name in self.names if name not in self.asked._field_defaults)

    def ask(self, seat: Seat, numbers: Sequence[int]) -> Decision:
        """The decision with these numbers, as `numbers` gives them. Raises TypeError if there are too few or too many."""
        if len(numbers) > len(self.names):
            raise TypeError(f"{self.kind} has {len(self.names)} numbers, not {len(numbers)}")
        d: Decision = self.asked(seat=seat, **dict(zip(self.names, numbers, strict=False)))
        return d

    def numbers(self, d: Decision) -> tuple[int, ...]:
        """A decision of this kind as numbers, those at the end left out that are 0 by default."""
        values = [(name, int(getattr(d, name))) for name in self.names]
        while values and values[-1][1] == self.asked._field_defaults.get(values[-1][0]):
            values.pop()
        return tuple(value for _, value in values)


class _Going(Protocol):
    """A state with an agenda."""

    agenda: Agenda


G = TypeVar("G", bound=_Going)


class Asking(Game[G]):
    """Rules on a table of questions: a game goes from decision to decision as its agenda says, and runs the steps between."""

    steps: Mapping[str, Callable[[G, tuple[int, ...], Tell], None]] = MappingProxyType({})
    """What each kind of step does; it is off the agenda already."""

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def decision(self, s: G) -> Decision | None:
        """See `Game.decision`."""
        return pending(s.agenda)

    def options(self, s: G, d: Decision) -> Sequence[Action]:
        """See `Game.options`."""
        found: Sequence[Action] = self.questions[d.kind].options(s, d)
        return found

    def odds(self, s: G, d: Decision) -> Sequence[int]:
        """See `Game.odds`: all alike, where a game does not say otherwise."""
        return (1,) * len(self.options(s, d))

    def answer(self, s: G, d: Decision, a: Action, tell: Tell) -> None:
        """Carries out the answer to a decision that is off the agenda already."""
        self.questions[d.kind].answer(s, d, a, tell)

    def advance(self, s: G, a: Action, tell: Tell) -> None:
        """See `Game.advance`. Raises ValueError if the game is over."""
        d = pending(s.agenda)
        if d is None:
            raise ValueError("the game is over")
        s.agenda = s.agenda[:-1]
        self.answer(s, d, a, tell)
        self.run(s, tell)

    def run(self, s: G, tell: Tell) -> None:
        """Carries out the steps on top of the agenda, down to the next decision."""
        while s.agenda and type(step := s.agenda[-1]) is Step:
            s.agenda = s.agenda[:-1]
            self.steps[step.kind](s, step.args, tell)
