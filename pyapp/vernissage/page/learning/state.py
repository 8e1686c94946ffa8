"""The dialogs that explain: the rules, the words of the table, the keys, the end of a first game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True, eq=False)
class Rules:
    """The rules of the game at hand."""

    name: ClassVar = "rules"
    sought: str = ""
    """What is looked for in them."""
    numbered: bool = False
    """Whether the clauses' numbers are shown."""


@dataclass(slots=True, eq=False)
class Terms:
    """The words and signs of the game at hand."""

    name: ClassVar = "words"
    term: str = ""
    """The one that is explained first; empty for none."""


class Keys:
    """The keys of the room."""

    name: ClassVar = "keys"


class Learnt:
    """What one knows at the end of a first game."""

    name: ClassVar = "learnt"
