"""The characters that play for seats without a person: twelve, each with a level.

Glossary: a *taste* is a factor on a weight of a bot, by its name; 1 is no taste. No bot has a taste yet, so no text may claim
one: for now a character is a face, a name and a level.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
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
    taste: Mapping[str, float]


CHARACTERS: Final = (
    Character(
        "jun",
        "Jun",
        N_("Nine years old, and draws on everything that holds still."),
        "beginner",
        {"slip": 3, "eyeline": 2, "deny": 0},
    ),
    Character(
        "kreska",
        "Kreska",
        N_("The gallery's dachshund. Nobody has the heart to send her out."),
        "beginner",
        {"slip": 2, "line": 2, "price": 1.6},
    ),
    Character(
        "oskar",
        "Oskar",
        N_("Has guarded the museum for forty years and knows every board that creaks."),
        "beginner",
        {"slip": 1.5, "corners": 3, "assistant": 1.5},
    ),
    Character(
        "zofia",
        "Zofia",
        N_("Collects, and has never come home from a flea market with empty hands."),
        "greedy",
        {"price": 1.5, "decor": 1.2},
    ),
    Character("marek", "Marek", N_("Makes frames, and looks at the picture last."), "greedy", {"frames": 2.5, "price": 0.9}),
    Character(
        "noor",
        "Noor",
        N_("Paints walls by night, these days with the mayor's blessing."),
        "greedy",
        {"early": 2, "area": 1.5, "price": 0.6},
    ),
    Character(
        "ottoline",
        "Ottoline",
        N_("A duchess, related to half of the portraits."),
        "greedy",
        {"portrait": 2.5, "city": 0.6, "land": 0.6, "still": 0.6},
    ),
    Character("duarte", "Duarte", N_("A dealer who knows what you want before you do."), "search", {"deny": 3}),
    Character(
        "henri",
        "Henri",
        N_("A forger gone straight. Ask him which of the Vermeers is his."),
        "search",
        {"follow": 2, "keep": 1.5},
    ),
    Character(
        "leela",
        "Leela",
        N_("An auctioneer who has retired and brings the gavel all the same."),
        "master",
        {"tally": 2, "late": 2, "price": 1.3},
    ),
    Character(
        "ines", "Ines", N_("Writes reviews, always with the red pencil."), "search", {"trash": 2, "colours": 1.5, "deny": 1.3}
    ),
    Character("amara", "Amara", N_("The head of the house. The others learnt it all from her."), "master", {}),
)
"""The characters, from the beginners to the strongest."""


def named(name: str) -> Character | None:
    """The character with this name; None if there is none."""
    return next((c for c in CHARACTERS if c.name == name), None)


def free(level: str, taken: Collection[str]) -> list[Character]:
    """The characters that may take a seat of this level: those of the level whose names are not taken. If there are none, all
    others whose names are not taken.
    """
    left = [c for c in CHARACTERS if c.name not in taken]
    return [c for c in left if c.level == level] or left
