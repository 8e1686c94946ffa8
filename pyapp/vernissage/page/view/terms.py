"""What the words and signs of a table mean: pressed where they stand, all of them in one list.

A view puts `explained` where a word or sign stands; its press opens the list with this term first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.markup import Content, Node, Part, el, is_text
from ..core.words import Words


class Term(NamedTuple):
    """A word of a game, as its table has it. Word and text are phrases for the catalogue."""

    key: str
    word: str
    text: str
    sign: Callable[[Words], Content] | None = None
    """How the table draws it (markup); None if it only says the word."""


def explained(words: Words, term: Term, shown: Part = "", *, where: str = "") -> Node:
    """The term where it stands: a button with its word, or with what is `shown` instead, such as its sign. `where` tells
    several places of one term apart.
    """
    word = words(term.word)
    return el(
        "button",
        shown or word,
        type="button",
        cls="term" if is_text(shown) else "term sign",
        id=f"term-{term.key}{where}",
        data_do=f"explain {term.key}",
        title=words(term.text),
        # What is seen comes first in what is heard, so that who says it to the page is understood (WCAG 2.5.3).
        aria_label=words("%(word)s: what is this?", word=shown if shown and is_text(shown) else word),
    )
