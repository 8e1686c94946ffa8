"""Setting up a game: who sits where, the options, the deal.

Glossary: an *occupant* is who has a seat as it is set up; a *deal* is a match's seed as people write it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...bots.characters import Character, free, named
from ...bots.registry import LEVELS
from ...table.chance import SEED_BITS
from ...table.game import Game
from ...table.link import Player, clean_name
from ..view.settings import Row, Setting, rows

PERSON: Final = ""
DEFAULT_LEVEL: Final = "greedy"
MOST: Final = 4
"""The most players of a game that is started without setting it up."""


@dataclass(slots=True)
class Occupant:
    """Who has a seat: a person (`level` is empty) or a bot."""

    level: str
    name: str


@dataclass(slots=True)
class Setup:
    """A game about to be started."""

    occupants: list[Occupant]
    settings: dict[str, int]
    deal: str = ""
    fault: str = ""
    """The id of the field that keeps the game from being started (no person plays, too few are picked, or that is no deal);
    empty if none does.
    """

    def resize(self, seats: int, levels: Collection[str]) -> None:
        """Changes the number of seats; at new ones sit bots."""
        while len(self.occupants) < seats:
            level = next((p.level for p in self.occupants if p.level), usual(levels))
            self.occupants.append(Occupant(level, free_name(level, self.occupants)))
        del self.occupants[seats:]

    @property
    def people(self) -> int:
        """How many people play."""
        return sum(p.level == PERSON for p in self.occupants)

    def rows(self, settings: Sequence[Setting]) -> list[Row]:
        """The settings that are shown now."""
        return rows(settings, self.settings, len(self.occupants))

    def options(self, settings: Sequence[Setting], defaults: Mapping[str, int]) -> dict[str, int]:
        """The match's options: what is not shown is at the game's default."""
        return {**defaults, **{row.setting.name: row.value for row in self.rows(settings)}}

    def check(self, settings: Sequence[Setting], seed: int | None) -> None:
        """Notes in `fault` what keeps the game from being started, if anything does."""
        missing = next((row.setting.name for row in self.rows(settings) if not row.complete), None)
        self.fault = (
            field_id("level", 0)
            if not self.people
            else field_id("setting", missing)
            if missing is not None
            else "deal"
            if seed is None
            else ""
        )

    def players(self) -> tuple[Player, ...]:
        """The players, as a record names them."""
        return tuple(Player(clean_name(p.name), LEVELS.index(p.level)) for p in self.occupants)

    def seed(self, luck: int) -> int | None:
        """The seed of the deal that was typed; a random one if none was; None if what was typed is no deal."""
        text = "".join(self.deal.split())
        if not text:
            return luck
        if not (text.isascii() and text.isdigit() and len(text) <= 15 and int(text) < 1 << SEED_BITS):
            return None
        return int(text)


def field_id(kind: str, *which: str | int) -> str:
    """A field's id, and its name in a `Changed`: "level-0", "setting-set", "setting-chosen-3"."""
    return "-".join((kind, *map(str, which)))


def usual(levels: Collection[str]) -> str:
    """The level of a bot unless people choose another."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else next(reversed(list(levels)))


def free_name(level: str, occupants: list[Occupant]) -> str:
    """The name of a character for a bot of this level, which nobody at the table has."""
    return free(level, {p.name for p in occupants})[0].name


def castable(occupants: list[Occupant], occupant: Occupant) -> list[Character]:
    """The characters who may sit in this seat, where a bot plays: who sits there now, and who is free."""
    now = [who for who in (named(occupant.name),) if who is not None]
    return now + free(occupant.level, {p.name for p in occupants})


def plain(game: Game[Any], levels: Collection[str], name: str) -> Setup:
    """The set-up that a game starts with: a person of this name and bots."""
    setup = Setup([Occupant(PERSON, name)], dict(game.defaults))
    setup.resize(min(max(game.seats), MOST), levels)
    return setup


def grouped(deal: int) -> str:
    """A deal's number as people read it: from five figures on in groups of three."""
    return f"{deal:,}".replace(",", "\N{NO-BREAK SPACE}") if deal > 9999 else str(deal)
