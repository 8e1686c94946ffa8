"""Markup that escapes by default: a text becomes part of a document only as text, whoever typed it.

Glossary: `Markup` is a string that is markup already; every other value is text and is escaped when it is put in.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

VOID: Final = frozenset(("input", "br", "hr", "img"))
"""HTML elements without content and end."""


class Markup(str):
    """A string that may stand in a document as it is."""

    __slots__ = ()


Attribute: TypeAlias = str | int | bool | None
Part: TypeAlias = str | int


def esc(thing: Part) -> Markup:
    """The thing as markup: itself if it is `Markup`, else its text, escaped."""
    return thing if isinstance(thing, Markup) else Markup(escape(str(thing)))


def join(parts: Iterable[Part]) -> Markup:
    """The parts one after the other."""
    return Markup("".join(map(esc, parts)))


def el(name: str, /, *parts: Part, **attributes: Attribute) -> Markup:
    """An element with its content. An attribute's `_` stands for `-`, and `cls` for class; True stands alone, None and False
    are left out.

    Raises ValueError for attributes that the page's policy forbids (`style`, `on...`) and for the content of a void element.
    """
    out = [f"<{name}"]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        label = "class" if key == "cls" else key.rstrip("_").replace("_", "-")
        if label == "style" or label.startswith("on"):
            raise ValueError(f"{label} is not allowed in the page")
        out.append(f" {label}" if value is True else f' {label}="{escape(str(value))}"')
    out.append(">")
    if name in VOID:
        if parts:
            raise ValueError(f"{name} has no content")
        return Markup("".join(out))
    return Markup("".join((*out, *map(esc, parts), f"</{name}>")))


def filled(phrase: str, **things: Part) -> Markup:
    """A translated phrase with its `%(name)s` filled in: markup stays markup, all else is escaped, the phrase too."""
    return Markup(escape(phrase) % {key: esc(thing) for key, thing in things.items()})
