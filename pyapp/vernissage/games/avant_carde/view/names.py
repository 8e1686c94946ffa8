"""The names of cards, colours, money and awards, as whole phrases of the catalogue.

Glossary: a *mask* says what a card counts as (see `games.avant_carde.rules.box`). A *card* is a face, as an int.
"""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_, Words
from ..rules import box

COLOURS: Final = (N_("orange"), N_("red"), N_("blue"), N_("purple"), N_("white"), N_("gray"))


def colour(words: Words, c: int) -> str:
    """The name of a colour."""
    return words(COLOURS[c])


def mask_colour(card: int, mask: int) -> int:
    """The colour that a card counts as: the printed one, unless its mask has another."""
    return next((c for c in box.REAL if mask & box.COLOUR_BIT[c]), box.CARDS[card].colour)


def mask_numbers(card: int, mask: int) -> list[int]:
    """The numbers that a card counts as: those of its mask, or the printed one if the mask has none."""
    return [n for n, bit in enumerate(box.NUMBER_BIT) if mask & bit] or [box.NUMBER[card]]


def changed(card: int, mask: int) -> bool:
    """Whether a card counts as something that is not printed on it."""
    return bool(mask) and mask != box.MASK[card]


def card_word(words: Words, card: int) -> str:
    """A card as it is printed: its colour and number."""
    return words("%(colour)s %(number)s", colour=colour(words, box.CARDS[card].colour), number=box.NUMBER[card])


def laid_word(words: Words, card: int, mask: int) -> str:
    """A card in a line: what is printed on it and, if it differs, what it counts as."""
    printed = card_word(words, card)
    if not changed(card, mask):
        return printed
    return words("%(card)s that counts as %(other)s", card=printed, other=mask_word(words, card, mask))


def mask_word(words: Words, card: int, mask: int) -> str:
    """What a card with this mask counts as."""
    numbers = mask_numbers(card, mask)
    c = colour(words, mask_colour(card, mask))
    if len(numbers) > 1:
        return words("%(colour)s %(number)s and %(other)s", colour=c, number=numbers[0], other=numbers[1])
    return words("%(colour)s %(number)s", colour=c, number=numbers[0])


def money(words: Words, n: int) -> str:
    """A sum of money: "$3"."""
    return words("$%(n)s", n=n) if n >= 0 else words("minus $%(n)s", n=-n)


def awards(words: Words, n: int) -> str:
    """A number of awards: "2 awards"."""
    return words.count("%(n)s award", "%(n)s awards", n)


def cards(words: Words, n: int) -> str:
    """A number of cards: "2 cards"."""
    return words.count("%(n)s card", "%(n)s cards", n)
