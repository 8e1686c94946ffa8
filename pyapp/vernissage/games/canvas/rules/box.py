"""What is in the box of Canvas: every figure of the game and the icons of its cards, and nothing else.

Glossary: an *element* is one of Hue, Shape, Texture, Tone. A *bonus* is an icon that pays for one element. A *slot* is one
of the five places for icons along a card's foot. A *scoring card* is one of thirteen *conditions* with its table of points.
A *set* is a choice of four scoring cards. A card with a *left* word bears the first half of a title, the others the second.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .deck import TABLE

SEATS: Final = range(1, 6)

# The row, hands and the player's things (CV-1.3, CV-1.4, CV-2.2, CV-3.1).
ROW: Final = 5
TOKENS: Final = 4
BACKGROUNDS: Final = 3
HAND: Final = 5
LAYERS: Final = 3
PAINTINGS: Final = 3

SLOTS: Final = ("red", "yellow", "green", "blue", "purple")
ELEMENTS: Final = ("hue", "shape", "texture", "tone")
HUE, SHAPE, TEXTURE, TONE = range(4)
LETTERS: Final = "HSTO"
"""How the deck's table writes the elements; the same letter small is the bonus for that element."""


class Card(NamedTuple):
    """An art card: by slot the elements and the bonuses it shows there, as element numbers; which half of a title it bears."""

    card: int
    elements: tuple[tuple[int, ...], ...]
    bonuses: tuple[tuple[int, ...], ...]
    left: bool
    word: int
    """The number of its word among the left or the right words, 0 to 29."""


def _cards() -> tuple[Card, ...]:
    """Reads the deck's table: left words are on cards with the red slot and on those with yellow and green (CV-3.4)."""
    out: list[Card] = []
    words = [0, 0]
    for line in TABLE.split("\n"):
        fields = line.split()
        elements = tuple(tuple(LETTERS.index(x) for x in field if x in LETTERS) for field in fields)
        bonuses = tuple(tuple(LETTERS.index(x.upper()) for x in field if x.islower()) for field in fields)
        left = fields[0] != "." or (fields[1] != "." and fields[2] != ".")
        out.append(Card(len(out), elements, bonuses, left, words[left]))
        words[left] += 1
    return tuple(out)


CARDS: Final = _cards()
DECK: Final = tuple(range(len(CARDS)))

# Conditions, in alphabetical order (CV-4).
CONDITIONS: Final = (
    "composition",
    "consistency",
    "emphasis",
    "hierarchy",
    "movement",
    "proportion",
    "proximity",
    "repetition",
    "space",
    "style",
    "symmetry",
    "unity",
    "variety",
)
(
    COMPOSITION,
    CONSISTENCY,
    EMPHASIS,
    HIERARCHY,
    MOVEMENT,
    PROPORTION,
    PROXIMITY,
    REPETITION,
    SPACE,
    STYLE,
    SYMMETRY,
    UNITY,
    VARIETY,
) = range(13)

POINTS: Final = (
    (0, 1, 3, 9),
    (0, 3, 6, 10),
    (0, 1, 4, 11),
    (0, 4, 9, 15),
    (0, 3, 7, 12),
    (0, 2, 5, 10),
    (0, 2, 5, 8, 12),
    (0, 3, 7, 11, 16),
    (0, 2, 4, 7, 11),
    (0, 4, 10, 18),
    (0, 1, 3, 6, 11),
    (0, 2, 5, 10),
    (0, 4, 8, 13),
)
"""By condition, the points for 0, 1, 2, ... ribbons (CV-5.2); there are no more ribbons than the table is long (CV-3.5)."""

# Editions (content of the box): which condition is missing, and what a bonus pays for an icon (CV-5.3).
RULEBOOK, PUBLISHED = range(2)
MISSING: Final = (PROPORTION, UNITY)
BONUS_POINTS: Final = (1, 2)


def in_edition(edition: int) -> tuple[int, ...]:
    """The twelve conditions that the edition has a scoring card for."""
    return tuple(c for c in range(len(CONDITIONS)) if c != MISSING[edition])


SETS: Final = (
    ("rulebook", (VARIETY, REPETITION, UNITY, COMPOSITION)),
    ("first", (COMPOSITION, EMPHASIS, REPETITION, VARIETY)),
    ("balanced", (CONSISTENCY, EMPHASIS, HIERARCHY, PROPORTION)),
    ("spatial", (MOVEMENT, PROXIMITY, SPACE, SYMMETRY)),
    ("bonus", (HIERARCHY, MOVEMENT, PROPORTION, STYLE)),
    ("elements", (EMPHASIS, HIERARCHY, REPETITION, STYLE)),
)
"""Ready sets of four by name. Where an edition has no Unity, Proportion stands in for it, and the other way round."""
SET_SIZE: Final = 4
DRAWN, CHOSEN = len(SETS), len(SETS) + 1
"""The option `set` beyond the ready ones: four cards by lot; the four in the option `chosen`, a mask of conditions."""


def ready_set(index: int, edition: int) -> tuple[int, ...]:
    """The four conditions of a ready set in this edition."""
    missing, present = MISSING[edition], MISSING[1 - edition]
    return tuple(present if c == missing else c for c in SETS[index][1])


# Solo (CV-6).
SPEND_LIMIT: Final = 4
GRADES: Final = (("best", 40), ("runner_up", 35), ("honourable", 30), ("emerging", 25), ("participation", 0))
"""Grades by name with the points they begin at, the best first (CV-6.4)."""
