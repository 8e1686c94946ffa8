"""Explanations of the words and signs on a table. People press one where it stands; a list of all of them opens.

A view calls `explained` where a word or sign stands; its press opens the list with this term first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.markup import Child, Content, Node, el, is_text
from ..core.words import Words


class Sign(NamedTuple):
    """A word that is used on a game's table. Word and text are phrases for the catalogue."""

    key: str
    word: str
    text: str
    sign: Callable[[Words], Content] | None = None
    """Draws the term's sign as the table shows it (markup); None if the term has no sign."""


def explained(words: Words, term: Sign, shown: Child = "", *, where: str = "", state: str = "") -> Node:
    """A button with the term's word or sign (`shown`). `where` tells the ids of one term in several places apart, `state` is
    heard after a word. Tab leads to words alone: a sign stands beside what people come for, and each word opens the whole list.
    """
    word = words(term.word)
    text = str(shown or word) if is_text(shown) else ""
    return el(
        "button",
        # On the button itself a title would be read each time.
        el("span", shown or word, title=words(term.text)),
        type="button",
        cls="term" if text else "term sign",
        tabindex=None if text else -1,
        id=f"term-{term.key}{where}",
        data_do=f"explain {term.key}",
        aria_haspopup="dialog",
        # The visible text comes first in the spoken one, so that people who control the page by voice are understood (WCAG
        # 2.5.3).
        aria_label=(f"{text}, {state}" if state else text) if text else words("%(word)s: what is this?", word=word),
    )


def heading(words: Words, term: Sign, shown: Child = "", note: str = "", *, state: str = "", **more: str) -> Node:
    """A term as a heading, with a note beside it. Who cannot see them hears both as the button's name, or a fuller `state`."""
    beside = {"cls": "h-note", "aria_hidden": "true", **more}
    return el("h2", explained(words, term, shown, state=state or note), " ", el("span", note, **beside))
