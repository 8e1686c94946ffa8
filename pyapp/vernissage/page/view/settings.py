"""A game's options as people set them up: which questions the set-up asks, which answers there are, and when.

Glossary: a *setting* is one of a game's options as people set it. A *choice* is one of its possible values. A setting of
*picks* takes several of its choices, and its value is a bit mask of them. All texts are phrases for the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from ..core.markup import Node
from ..core.words import Words

SEATS: Final = "seats"
"""In a condition, this name stands for the number of players."""


class When(NamedTuple):
    """A condition: an earlier setting of this name (or `SEATS`) has one of these values."""

    name: str
    values: tuple[int, ...]


class Choice(NamedTuple):
    """A value that a setting can have, and its name."""

    value: int
    label: str
    hint: tuple[str, ...] = ()
    """What the choice means: one sentence, or names that are shown as a list."""
    when: When | None = None
    """When people can choose it; None: always."""
    look: Callable[[], Node] | None = None
    """Makes its picture, when the set-up is open; None: it has none. Screen readers skip it: the label says what it is."""


class Setting(NamedTuple):
    """One of a game's options: its key in the game, its name, and what it means."""

    name: str
    label: str
    hint: str
    choices: tuple[Choice, ...] = ()
    """The possible values; empty for a switch, whose values are 0 and 1."""
    picks: int = 0
    """How many choices people must pick; 0: the value is that of one choice."""
    when: When | None = None
    """When the setting is shown; while it is not, it has the game's default. None: always."""
    look: Callable[[], Node] | None = None
    """Makes a switch's picture; None: it has none."""


class Row(NamedTuple):
    """A setting as it is shown now: the choices that are possible now, and its value."""

    setting: Setting
    choices: tuple[Choice, ...]
    value: int

    @property
    def picked(self) -> int:
        """How many of its choices are picked."""
        return sum(self.value >> c.value & 1 for c in self.choices)

    @property
    def complete(self) -> bool:
        """Whether the game can be played with its value."""
        return not self.setting.picks or self.picked == self.setting.picks


def rows(settings: Sequence[Setting], values: Mapping[str, int], seats: int) -> list[Row]:
    """The settings that are shown, with their values. A value that is not possible any more counts as not chosen."""
    out: list[Row] = []
    known = {SEATS: seats}
    for s in settings:
        if _holds(s.when, known):
            choices = tuple(c for c in s.choices if _holds(c.when, known))
            row = Row(s, choices, _value(s, choices, values.get(s.name, 0)))
            known[s.name] = row.value
            out.append(row)
    return out


def tally(words: Words, row: Row) -> str:
    """How many choices are picked, and how many must be: "2 of 4 picked"."""
    return words("%(n)s of %(all)s picked", n=row.picked, all=row.setting.picks)


def _holds(when: When | None, known: Mapping[str, int]) -> bool:
    return when is None or known.get(when.name) in when.values


def _value(s: Setting, choices: tuple[Choice, ...], value: int) -> int:
    if not s.choices:
        return int(bool(value))
    there = [c.value for c in choices]
    if s.picks:
        return value & sum(1 << n for n in there)
    return value if value in there else there[0]
