"""A game's manifest: what the game offers. Every game's folder has one, `MANIFEST` of its module `manifest`.

Each part is named there, and comes when it is asked for. So a manifest imports nothing of its game: it is in the page's memory
before the rules of the later games are. A part that is None is not offered, and the page shows nothing of it.

Glossary: a *tab* is a region that a phone shows in the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..table.part import Part
from ..table.question import N_

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..bots.day import Day
    from ..bots.taste import Taste
    from ..lab.offer import Finder, Learning
    from ..page.evening.offer import Rounds
    from ..page.live.offer import Screen
    from ..page.past.offer import Past
    from ..page.puzzles.offer import PuzzleTable
    from ..page.view.entry import GamePage
    from ..puzzles.puzzle import PuzzleKind
    from ..table.game import Game
    from ..table.match import Match
    from ..table.notation import Notation
    from ..table.phrases import Phrases


class Show(NamedTuple):
    """A game in the programme. All texts are phrases for the catalogue."""

    key: str
    title: str
    about: str = ""
    """What the game is about, in one sentence."""
    line: str = ""
    """The line at the foot of its poster; empty if it has none."""
    minutes: int = 0
    """How many minutes a game takes, roughly."""
    players: tuple[int, int] = (1, 1)
    """The fewest and the most players."""
    tabs: tuple[tuple[str, str], ...] = (("others", N_("Players")),)
    """The regions that a phone shows in the sheet, with their names, in order; by default those of the plain view."""
    keys: tuple[tuple[str, str], ...] = ()
    """The keys that work at its table: the name on the keyboard, and what the key does."""
    prefix: str = ""
    """The prefix of the clauses' numbers in its rules (`AS`); empty if it has no rules text yet."""


class Manifest(NamedTuple):
    """What a game offers."""

    show: Show
    rules: Part[Game[Any]]
    notation: Part[Notation[Any]]
    """Moves and positions as text. Not in the page."""
    letters: Part[Callable[[Any, tuple[str, ...]], str]] | None = None
    """The table in letters, of a state and the players' names. Not in the page. None: the state as Python writes it."""
    poster: Part[Callable[[str], str]] | None = None
    """Draws the poster as an SVG element of 312 by 468 units; the argument is the address of the art folder, with a slash at
    its end. Not in the page. None: the plain poster.
    """
    bots: Part[Mapping[str, Bot | Part[Bot]]] | None = None
    """The bots by level, weakest first. None: only the visitor plays."""
    tastes: Part[Mapping[str, Taste]] | None = None
    """What characters like in this game, by their keys."""
    words: Part[Phrases] | None = None
    """What the plain view says."""
    view: Part[GamePage] | None = None
    """The table in the page. None: the plain view."""
    day: Part[Day] | None = None
    """None: no deal of the day. Late, as all below: it comes with the rest of the page."""
    past: Part[Past] | None = None
    """What a finished game tells. None: its score and who won, alone."""
    evening: Part[Callable[[Match[Any], Sequence[range]], Rounds]] | None = None
    """What rounds tell at the end, of a finished match and the plies of each. None: their scores alone."""
    puzzles: Part[PuzzleKind[Any]] | None = None
    """None: not in the room of puzzles. The pack is `pack.txt` beside the module."""
    puzzle_table: Part[PuzzleTable] | None = None
    """How its puzzles are shown; needed if it has some."""
    finder: Part[Finder] | None = None
    """How the lab finds its puzzles. Not in the page."""
    reader: Part[Callable[[Bot, int], Bot]] | None = None
    """A player that asks a bot what it would answer in the others' places, so many times, and answers best against that. Not in
    the page. None: `exploit` only plays out.
    """
    learner: Part[Learning] | None = None
    """What the lab learns about it by self-play. Not in the page."""
    screen: Part[Screen] | None = None
    """The table for all to see. None: as the first seat sees it, without its secrets."""
