"""Small markup that every part of the table uses: marks, icons, titles, figures, panels.

Glossary: a *mark* is a painting type's shape, colour and letter in one; `kind` is the type as an index into `box.TYPES`.
"""

from __future__ import annotations

from functools import lru_cache

from ....art import marks
from ....games.art_society import box
from ...core.markup import Markup, Node, Part, el
from ...core.words import Words
from ...view.phrases import figure, signed


def n(v: float) -> str:
    """A number for markup: at most two decimals and no needless nought."""
    return f"{v:.2f}".rstrip("0").rstrip(".")


def cite(text: str) -> Node:
    """A work's title."""
    return el("cite", text)


def icon(name: str) -> Markup:
    """A line icon; it says nothing to a screen reader."""
    return Markup(marks.icon(name))


def rect(cls: str, x: float, y: float, w: float, h: float) -> Node:
    """A rectangle inside a picture."""
    return el("rect", cls=cls, x=n(x), y=n(y), width=n(w), height=n(h))


def sheet(kind: str, head: Part, text: Part, *body: Part, corner: Part = "") -> Node:
    """A decision's panel: heading, text, body, and a button in the head's corner."""
    said = el("p", text, cls="fine") if text else ""
    return el("div", el("div", el("h2", head), said, corner, cls="dc-h"), *body, cls=f"decide {kind}")


def note(sign: str, text: Part, *, fine: bool = False) -> Node:
    """A row that only tells something; `fine` as in `lesson`."""
    return el("li", icon(sign), el("span", text, cls="tx"), cls="nil note fine" if fine else "nil note")


def letter(words: Words, kind: int) -> str:
    """The letter of a type, which each language chooses so that the four differ."""
    return (words.of("letter", "C"), words.of("letter", "P"), words.of("letter", "S"), words.of("letter", "L"))[kind]


def glyph(words: Words, kind: int, cx: float, cy: float, size: float) -> Markup:
    """A mark inside a picture, round (cx, cy), `size` px high."""
    return _glyph(kind, cx, cy, size, letter(words, kind))


@lru_cache(maxsize=512)
def _glyph(kind: int, cx: float, cy: float, size: float, letter_: str) -> Markup:
    return Markup(marks.mark(box.TYPES[kind], cx, cy, size, letter_))


def mark(words: Words, kind: int) -> Node:
    """A mark that stands in a line of text; what it means is said beside it."""
    drawn = glyph(words, kind, 12, 12.4 if kind == 3 else 12, 18.5)
    return el("svg", drawn, cls="mark", viewBox="0 0 24 24", aria_hidden="true")


__all__ = ["cite", "figure", "glyph", "icon", "letter", "mark", "n", "note", "rect", "sheet", "signed"]
