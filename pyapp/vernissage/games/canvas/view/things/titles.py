"""The words on the art cards and the titles they make (CV-3.4), in the page's language.

A language has them in `locale/<code>/canvas.titles.txt`, whose head says how; what it has not is English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from .....page.core.packaged import data
from .....page.core.words import Words
from ...rules import box, titles

SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
NOUN: Final = "\N{HORIZONTAL ELLIPSIS}"
"""Stands in the form of a left word where the right word goes, if that is not behind it."""


class Book(NamedTuple):
    """The words of a language."""

    left: tuple[Mapping[str, str], ...]
    """By left word: its form for each gender."""
    right: tuple[tuple[str, str], ...]
    """By right word: its gender, and the word inside of a title."""
    alone: str
    """The gender of a left word without a right one."""


_ENGLISH: Final = Book(tuple({"n": word} for word in titles.LEFT_PARTED), tuple(("n", w) for w in titles.RIGHT_PARTED), "n")


def read(text: str) -> Book:
    """Reads a language's file. Raises ValueError or KeyError if it is no such file, or lacks a word."""
    lines = (line.partition("=") for line in text.splitlines() if "=" in line and not line.startswith(";"))
    told = {name.strip(): said.strip() for name, _, said in lines}
    genders = told["genders"].split()
    left = tuple(dict(zip(genders, _parts(told[word], len(genders)), strict=True)) for word in titles.LEFT)
    right = tuple((gender, noun) for gender, noun in (_parts(told[word], 2) for word in titles.RIGHT))
    if not {told["alone"], *(gender for gender, _ in right)} <= set(genders):
        raise ValueError(f"the genders are {', '.join(genders)}")
    return Book(left, right, told["alone"])


def _parts(text: str, n: int) -> list[str]:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != n or not all(parts):
        raise ValueError(f"{n} things belong there: {text}")
    return parts


@cache
def _book(language: str) -> Book:
    try:
        return read(data(f"locale/{language}/canvas.titles.txt").decode("utf-8"))
    except OSError:
        return _ENGLISH


def _written(language: str, left: int | None, right: int | None) -> str:
    book = _book(language)
    gender, noun = (book.alone, "") if right is None else book.right[right]
    form = NOUN if left is None else book.left[left][gender]
    text = (form if NOUN in form else f"{form} {NOUN}").replace(NOUN, noun).strip()
    return text[:1].upper() + text[1:]


def title(words: Words, left: int | None, right: int | None) -> str:
    """The title that a left and a right word make, or one of them alone."""
    return _written(words.language, left, right).replace(titles.PARTS, "")


def title_of(words: Words, bottom: int, middle: int, top: int) -> str:
    """The title of a painting of three cards (CV-3.4)."""
    return title(words, *titles.words_of(bottom, middle, top))


def word(words: Words, card: int) -> str:
    """The word on a card by itself."""
    return parted(words, card).replace(SOFT_HYPHEN, "")


def parted(words: Words, card: int) -> str:
    """The word on a card by itself, with a soft hyphen where a long one may be parted."""
    c = box.CARDS[card]
    pair = (c.word, None) if c.left else (None, c.word)
    return _written(words.language, *pair).replace(titles.PARTS, SOFT_HYPHEN)
