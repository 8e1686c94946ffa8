"""The dialogs that explain: the rules, the words of the table, the keys, the end of a first game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True, eq=False)
class Rules:
    """The rules of the game at hand."""

    name: ClassVar = "rules"
    sought: str = ""
    """What is searched for in the rules."""
    at: int = -1
    """The find that was gone to last; -1 for none yet."""
    numbered: bool = False
    """Whether the clauses' numbers are shown."""
    chapter: int = 0
    """The chapter that is read, as its index."""


@dataclass(slots=True, eq=False)
class Terms:
    """The words and signs of the game at hand."""

    name: ClassVar = "words"
    term: str = ""
    """The word that is explained first; empty for none."""


class KeyList:
    """The keys of the room."""

    name: ClassVar = "keys"


class Learnt:
    """The dialog at the end of a first game: what the pupil knows now."""

    name: ClassVar = "learnt"
