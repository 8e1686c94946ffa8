"""The names of a record's rows: opponents, lines of the score sheet (plain text)."""

from __future__ import annotations

from collections import Counter

from ..app import App
from ..core.words import Words
from ..programme import level_name
from ..view.phrases import listing
from .figures import Opponents


def opponents(words: Words, who: Opponents) -> str:
    """The other players."""
    if not who:
        return words("alone")
    told = []
    for one, n in Counter(who).items():
        name = level_name(words, one) if isinstance(one, int) else one or words("somebody")
        told.append(name if n == 1 else f"{n} × {name}")  # noqa: RUF001
    return listing(words, told)


def decimal(words: Words, v: float) -> str:
    """An average with one decimal."""
    return f"{v:.1f}".replace(".", words.of("decimal sign", ".")).replace("-", "\N{MINUS SIGN}")


def percent(v: float) -> str:
    """A share as a percentage."""
    return f"{100 * v:.0f}\N{NO-BREAK SPACE}%"


def person(app: App, name: str) -> str:
    """The name of a person of the record."""
    return name or app.words("You")
