"""Answers out of a verb and numbers, as tests and golden files write them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from vernissage.table.game import Action


def unpacked(decisions: ModuleType, verb: str, *numbers: int) -> Action:
    """The answer of a game's module of decisions with this verb. Raises KeyError for a verb that the game does not have."""
    kinds: dict[str, Any] = {}
    for kind in vars(decisions).values():
        if isinstance(kind, type) and "verb" in getattr(kind, "_field_defaults", {}):
            kinds[kind._field_defaults["verb"]] = kind
    answer: Action = kinds[verb](*numbers)
    return answer
