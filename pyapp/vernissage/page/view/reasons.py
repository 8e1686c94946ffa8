"""Reasons: a bot's terms in words, with their figures.

Glossary: a *reason* is a term that people are told. Its figure is exact where the rules give just these points, else it is an
estimate and said to be one. A *counsel* is what one game knows of this.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ...bots.bot import Weighed
from ...table.match import Match
from ..core.words import Words
from ..view.phrases import signed
from ..view.scene import Reply, Scene


class Reason(NamedTuple):
    """A term in words; without points it only explains."""

    text: str
    points: float | None = None
    scored: bool = False


class Counsel(Protocol):
    """How one game speaks of its answers and of what they are worth."""

    def move(self, scene: Scene, one: Weighed) -> str:
        """The answer in a sentence, in the words of the log or of the table's buttons (plain text)."""
        ...

    def reasons(self, scene: Scene, one: Weighed) -> list[Reason]:
        """Why it is worth what it is worth. Raises LookupError for a term that has no words."""
        ...

    def show(self, scene: Scene, ui: Any, one: Weighed, *, wide: bool) -> Reply:
        """Shows the answer at the table without giving it: what it picks up, or at least where it is given (the focus).
        `wide`: whether everything lies side by side.
        """
        ...

    def undone(self, match: Match[Any], ply: int) -> bool:
        """Whether the answer of this turn was taken back later in the same round, by the rules."""
        ...


def number(words: Words, points: float) -> str:
    """Points with one decimal and without a sign."""
    return f"{abs(points):.1f}".replace(".", words.of("decimal sign", "."))


def told(reasons: list[Reason]) -> list[Reason]:
    """The reasons worth telling: estimates that come to nothing are left out; what the rules give comes first."""
    kept = [r for r in reasons if r.points is None or r.scored or abs(r.points) >= 0.05]
    return sorted(kept, key=lambda r: (r.points is not None, not r.scored, -abs(r.points or 0)))


def figure(words: Words, reason: Reason) -> str:
    """A reason's figure: "+4", or "about +0.8"; empty if it has none."""
    if reason.points is None:
        return ""
    if reason.scored:
        return signed(round(reason.points))
    sign = "+" if reason.points > 0 else "\N{MINUS SIGN}"
    return words("about %(points)s", points=sign + number(words, reason.points))
