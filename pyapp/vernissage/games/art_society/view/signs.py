"""Small pieces of markup for all parts of the table: marks, icons, titles, figures, panels.

Glossary: a *mark* shows a painting type by its shape, colour and letter. `kind` is the type as an index into `box.TYPES`.
"""

from __future__ import annotations

from functools import lru_cache

from ....art import marks
from ....page.core.markup import Child, Markup, Node, el
from ....page.core.words import Words
from ....page.view.phrases import figure, signed
from ..rules import box


def n(v: float) -> str:
    """A number for markup: rounded to two decimals, without trailing zeros."""
    return f"{v:.2f}".rstrip("0").rstrip(".")


def cite(text: str) -> Node:
    """A work's title, marked up as one."""
    return el("cite", text)


def icon(name: str) -> Markup:
    """A line icon. Screen readers do not see it."""
    return Markup(marks.icon(name))


def rect(cls: str, x: float, y: float, w: float, h: float) -> Node:
    """A rectangle inside a picture."""
    return el("rect", cls=cls, x=n(x), y=n(y), width=n(w), height=n(h))


def sheet(kind: str, head: Child, text: Child, *body: Child, corner: Child = "") -> Node:
    """A decision's panel: heading, text, body, and a button in the head's corner."""
    said = el("p", text, cls="fine") if text else ""
    return el("div", el("div", el("h2", head), said, corner, cls="dc-h"), *body, cls=f"decide {kind}")


def note(sign: str, text: Child, *, fine: bool = False) -> Node:
    """A row with a remark; `fine`: it is fine print, which a lesson leaves out."""
    return el("li", icon(sign), el("span", text, cls="tx"), cls="nil note fine" if fine else "nil note")


def letter(words: Words, kind: int) -> str:
    """The letter of a type. Each language chooses four different ones."""
    return (words.of("letter", "C"), words.of("letter", "P"), words.of("letter", "S"), words.of("letter", "L"))[kind]


def glyph(words: Words, kind: int, cx: float, cy: float, size: float) -> Markup:
    """A mark inside a picture: its centre is (cx, cy), its height `size` px."""
    return _glyph(kind, cx, cy, size, letter(words, kind))


@lru_cache(maxsize=512)
def _glyph(kind: int, cx: float, cy: float, size: float, letter_: str) -> Markup:
    return Markup(marks.mark(box.TYPES[kind], cx, cy, size, letter_))


def mark(words: Words, kind: int) -> Node:
    """A mark in a line of text. The text beside it says what it means."""
    drawn = glyph(words, kind, 12, 12.4 if kind == 3 else 12, 18.5)
    return el("svg", drawn, cls="mark", viewBox="0 0 24 24", aria_hidden="true")


def open_bids() -> Node:
    """The picture of open stacks: three bids, face up."""
    cards = (
        el("g", el("rect", width=26, height=36, rx=2), el("text", bid, x=13, y=24, text_anchor="middle"),
           transform=f"translate({6 + 22 * i} {6 - 3 * (i % 2)}) rotate({6 * i - 6} 13 18)")
        for i, bid in enumerate((4, 11, 17))
    )  # fmt: skip
    return el("svg", *cards, cls="bids-up", viewBox="0 0 82 46")


__all__ = ["cite", "figure", "glyph", "icon", "letter", "mark", "n", "note", "open_bids", "rect", "sheet", "signed"]
