"""Small markup that every part of the table uses: marks, icons, buttons, titles, figures.

Glossary: a *mark* is a painting type's shape, colour and letter in one; `kind` is the type as an index into `box.TYPES`.
"""

from __future__ import annotations

from html import escape

from ...art import marks
from ...games.art_society import box
from ..phrases import figure, signed
from ..words import Words


def n(v: float) -> str:
    """A number for markup: at most two decimals and no needless nought."""
    return f"{v:.2f}".rstrip("0").rstrip(".")


def cite(text: str) -> str:
    """A work's title as markup."""
    return f"<cite>{escape(text)}</cite>"


def filled(phrase: str, **markup: str) -> str:
    """A translated phrase as markup, with markup in place of its `%(name)s`; the phrase itself is escaped."""
    return escape(phrase) % markup


def icon(name: str) -> str:
    """A line icon; it says nothing to a screen reader."""
    return marks.icon(name)


def letter(words: Words, kind: int) -> str:
    """The letter of a type, which each language chooses so that the four differ."""
    return (words.of("letter", "C"), words.of("letter", "P"), words.of("letter", "S"), words.of("letter", "L"))[kind]


def glyph(words: Words, kind: int, cx: float, cy: float, size: float) -> str:
    """A mark inside a picture, round (cx, cy), `size` px high."""
    return marks.mark(box.TYPES[kind], cx, cy, size, letter(words, kind))


def mark(words: Words, kind: int) -> str:
    """A mark that stands in a line of text; what it means is said beside it."""
    return (
        f'<svg class="mark" viewBox="0 0 24 24" '
        f'aria-hidden="true">{glyph(words, kind, 12, 12.4 if kind == 3 else 12, 18.5)}</svg>'
    )


__all__ = ["cite", "figure", "filled", "glyph", "icon", "letter", "mark", "n", "signed"]
