"""What the words and signs of a table mean: pressed where they stand, all of them in one list.

A view puts `explained` where a word or sign stands; its press opens the list with this term first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .markup import Markup, Part, el
from .words import Words


class Term(NamedTuple):
    """A word of a game, as its table has it. Word and text are phrases for the catalogue."""

    key: str
    word: str
    text: str
    sign: Callable[[Words], str] | None = None
    """How the table draws it (markup); None if it only says the word."""


def explained(words: Words, term: Term, shown: Part = "", *, where: str = "") -> Markup:
    """The term where it stands: a button with its word, or with what is `shown` instead, such as its sign. `where` tells
    several places of one term apart.
    """
    word = words(term.word)
    return el(
        "button",
        shown or word,
        type="button",
        cls="term sign" if isinstance(shown, Markup) else "term",
        id=f"term-{term.key}{where}",
        data_do=f"explain {term.key}",
        title=words(term.text),
        aria_label=words("%(word)s: what is this?", word=word),
    )
