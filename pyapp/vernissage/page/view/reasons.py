"""Reasons: the terms of a bot's evaluation in words, with their figures.

Glossary: a *reason* is a term as people read it. Its figure is exact if the rules give just these points; else it is an
estimate, and marked as one. A *counsel* knows the words of one game's answers and terms.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ...bots.bot import Weighed
from ...table.game import Action
from ...table.match import Match
from ..core.markup import Content
from ..core.words import Words
from .phrases import signed
from .scene import Reply, Scene


class Reason(NamedTuple):
    """A term in words. Without points it only explains."""

    text: str
    points: float | None = None
    scored: bool = False


class Counsel(Protocol):
    """The words of one game for its answers and for what they are worth."""

    about: str
    """What an answer costs, in the game's unit: a phrase with `points`."""

    def move(self, scene: Scene, one: Weighed) -> str:
        """The answer in a sentence, in the words of the log or of the buttons on the table (plain text)."""

    def reasons(self, scene: Scene, one: Weighed) -> list[Reason]:
        """Why the answer is worth what it is worth. Raises LookupError for a term that has no words."""

    def show(self, scene: Scene, ui: Any, one: Weighed) -> Reply:
        """Shows the answer at the table without giving it: picks up what the answer uses, or at least moves the focus to where
        it is given.
        """

    def board(self, scene: Scene, played: Action, better: Action | None) -> Content:
        """One board with what was played and, if something was, what would have been better: see `page.view.compared`."""

    def undone(self, match: Match[Any], ply: int) -> bool:
        """Whether the same seat took the answer at this ply back later in the same round, as the rules allow."""


def number(words: Words, points: float) -> str:
    """Points with one decimal and without a sign: "0.8"."""
    return f"{abs(points):.1f}".replace(".", words.of("decimal sign", "."))


def worth_telling(reasons: list[Reason]) -> list[Reason]:
    """The reasons worth telling: without points first, then the rules', then estimates that do not round to 0."""
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
