"""The characters that play for seats without a person: twelve, each with a level. What each of them likes in a game is its
taste there (`tastes`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ..table.question import N_


class Character(NamedTuple):
    """One of the twelve characters. Its name is not translated; the sentence about it is a phrase for the catalogue."""

    key: str
    """The name of the face's file: see `art.paths.face_file`."""
    name: str
    sentence: str
    level: str
    """A key of `registry.BOTS`."""


CHARACTERS: Final = (
    Character("jun", "Jun", N_("Nine years old, and draws on everything that holds still."), "beginner"),
    Character("kreska", "Kreska", N_("The gallery's dachshund. Nobody has the heart to send her out."), "beginner"),
    Character("oskar", "Oskar", N_("Has guarded the museum for forty years and knows every board that creaks."), "beginner"),
    Character("zofia", "Zofia", N_("Collects, and has never come home from a flea market with empty hands."), "greedy"),
    Character("marek", "Marek", N_("Makes frames, and looks at the picture last."), "greedy"),
    Character("noor", "Noor", N_("Paints walls by night, these days with the mayor's blessing."), "greedy"),
    Character("ottoline", "Ottoline", N_("A duchess, related to half of the portraits."), "greedy"),
    Character("duarte", "Duarte", N_("A dealer who knows what you want before you do."), "search"),
    Character("henri", "Henri", N_("A forger gone straight. Ask him which of the Vermeers is his."), "search"),
    Character("leela", "Leela", N_("An auctioneer who has retired and brings the gavel all the same."), "master"),
    Character("ines", "Ines", N_("Writes reviews, always with the red pencil."), "search"),
    Character("amara", "Amara", N_("The head of the house. The others learnt it all from her."), "master"),
)
"""The characters, from the beginners to the strongest."""


def named(name: str) -> Character | None:
    """The character with this name; None if there is none."""
    return next((c for c in CHARACTERS if c.name == name), None)


def keyed(key: str) -> Character | None:
    """The character with this key; None if there is none."""
    return next((c for c in CHARACTERS if c.key == key), None)


def free(level: str, taken: Collection[str]) -> list[Character]:
    """The characters that may take a seat of this level: those of the level whose names are not taken. If there are none, all
    others whose names are not taken.
    """
    left = [c for c in CHARACTERS if c.name not in taken]
    return [c for c in left if c.level == level] or left
