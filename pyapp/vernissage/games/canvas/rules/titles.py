"""The words on the art cards and the titles they make (CV-3.4), in English; `view/things/titles.py` has them in any language.

Glossary: a *left* word is the first half of a title, a *right* word the second; words have the numbers of `box.Card.word`.
"""

from __future__ import annotations

from typing import Final

from . import box, layers

PARTS: Final = "·"
"""Stands in a long word where it may be parted."""
LEFT_PARTED: Final = (
    "Absent-Minded", "Amber", "Borrowed", "Cere·monial", "Curious", "Drowsy", "En·chanted", "For·gotten", "Glass", "Homesick",
    "Im·possible", "In·visible", "Lopsided", "Lost", "Melan·choly", "Nameless", "Paper", "Patient", "Polite", "Re·luctant",
    "Restless", "Runaway", "Shy", "Sleep·less", "Stubborn", "Tender", "Un·finished", "Velvet", "Weight·less", "Whisper·ing",
)  # fmt: skip
RIGHT_PARTED: Final = (
    "After·noon", "Applause", "Carousel", "Comet", "Daydream", "Door", "Echo", "Farewell", "Garden", "Giant", "Harbour",
    "Horizon", "Kingdom", "Laby·rinth", "Lullaby", "Masquer·ade", "Moon", "Orches·tra", "Piano", "Picnic", "Promise",
    "Rumour", "Stair·case", "Tea Party", "Tempest", "Umbrella", "Voyage", "Waltz", "Wedding", "Whale",
)  # fmt: skip
LEFT: Final = tuple(word.replace(PARTS, "") for word in LEFT_PARTED)
RIGHT: Final = tuple(word.replace(PARTS, "") for word in RIGHT_PARTED)


def title(left: int | None, right: int | None) -> str:
    """The title that a left and a right word make, or one of them alone."""
    return " ".join(word for word in (left is not None and LEFT[left], right is not None and RIGHT[right]) if word)


def title_of(bottom: int, middle: int, top: int) -> str:
    """The title of a painting of three cards (CV-3.4)."""
    return title(*words_of(bottom, middle, top))


def words_of(bottom: int, middle: int, top: int) -> tuple[int | None, int | None]:
    """The numbers of the left and the right word of a painting of three cards; None: there is none (CV-3.4)."""
    left, right = (None if card is None else box.CARDS[card].word for card in layers.title_cards(bottom, middle, top))
    return left, right


def word(card: int) -> str:
    """The word on a card by itself."""
    c = box.CARDS[card]
    return title(c.word, None) if c.left else title(None, c.word)
