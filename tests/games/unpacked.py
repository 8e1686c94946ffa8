"""Answers out of a verb and numbers, as tests and golden files write them."""

from types import ModuleType
from typing import Any

from vernissage.table.game import Action


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
