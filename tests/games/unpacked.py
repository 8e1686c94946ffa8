"""Answers as a verb and numbers, as tests and golden files write them."""

from types import ModuleType
from typing import Any, Generic, TypeVar

from vernissage.table.game import Action, Event, Game, apply, packed

S = TypeVar("S")


def unpacked(answers: ModuleType, verb: str, *numbers: int) -> Action:
    """The answer of a game's module with this verb and so many numbers. Raises LookupError if the game has none such."""
    for kind in vars(answers).values():
        if isinstance(kind, type) and issubclass(kind, tuple) and getattr(kind, "_fields", ())[-1:] == ("verb",):
            of: Any = kind
            if of._field_defaults["verb"] != verb:
                continue
            is_row = "tuple" in str(next(iter(of.__annotations__.values())))
            if is_row or len(of._fields) == len(numbers) + 1:
                answer: Action = of(numbers) if is_row else of(*numbers)
                return answer
    raise LookupError(f"no answer is called {verb} with {len(numbers)} numbers")


def flat(a: Action) -> tuple[str, *tuple[int, ...]]:
    """An answer as tests give it: its verb, then its numbers."""
    verb, numbers = packed(a)
    return verb, *numbers


class Answering(Generic[S]):
    """What can be answered in a game's states, and what comes of it."""

    def __init__(self, game: Game[S], answers: ModuleType) -> None:
        self.game, self.answers = game, answers

    def do(self, s: S, verb: str, *args: int, told: list[Event] | None = None) -> S:
        """The state after an answer, which must be legal; what happened is added to `told`."""
        return apply(self.game, s, unpacked(self.answers, verb, *args), (told if told is not None else []).append)

    def options(self, s: S, verb: str | None = None) -> list[Action]:
        """What may be answered now (with this verb); nothing if the game is over or nothing is asked."""
        d = self.game.decision(s)
        return [] if d is None else [a for a in self.game.options(s, d) if verb in (None, a.verb)]

    def args(self, s: S, verb: str) -> list[tuple[int, ...]]:
        """The numbers of the answers with this verb."""
        return [packed(a)[1] for a in self.options(s, verb)]

    def verbs(self, s: S) -> set[str]:
        """What the seat that is asked can do."""
        return {a.verb for a in self.options(s)}
