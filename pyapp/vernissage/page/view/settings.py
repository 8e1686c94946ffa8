"""A game's options as people set them up: what is asked, which answers there are, and when.

Glossary: a *setting* is one of a game's options as people set it; a *choice* is one of the values it can have; a setting of
*picks* takes several of its choices, and its value is a mask of them. All texts are phrases for the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ..core.words import Words

SEATS: Final = "seats"
"""Stands in a condition for the number of players."""


class When(NamedTuple):
    """Holds while a setting that stands before (or `SEATS`) has one of these values."""

    name: str
    values: tuple[int, ...]


class Choice(NamedTuple):
    """A value that a setting can have, and what it is called."""

    value: int
    label: str
    hint: tuple[str, ...] = ()
    """What it means: one sentence, or names that are listed."""
    when: When | None = None
    """When it can be had; None: always."""


class Setting(NamedTuple):
    """One of a game's options: its name there, what it is called, and what it means."""

    name: str
    label: str
    hint: str
    choices: tuple[Choice, ...] = ()
    """The values it can have; none for a switch, which is 0 or 1."""
    picks: int = 0
    """How many choices are to be picked; 0: it has the value of one."""
    when: When | None = None
    """When it is shown; else it has the game's default."""


class Row(NamedTuple):
    """A setting as it is shown now: the choices that can be had, and its value."""

    setting: Setting
    choices: tuple[Choice, ...]
    value: int

    @property
    def picked(self) -> int:
        """How many of its choices are picked."""
        return sum(self.value >> c.value & 1 for c in self.choices)

    @property
    def complete(self) -> bool:
        """Whether it has a value that the game can be played with."""
        return not self.setting.picks or self.picked == self.setting.picks


def rows(settings: Sequence[Setting], values: Mapping[str, int], seats: int) -> list[Row]:
    """The settings that are shown, with their values: what cannot be had any more counts as not chosen."""
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
    """How many are picked of how many."""
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
