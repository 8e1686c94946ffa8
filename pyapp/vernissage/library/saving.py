"""A match as text: links, as the page makes and opens them, and positions."""

from __future__ import annotations

from typing import Any

from ..games import GAMES, PLAYED
from ..games.notations import NOTATIONS
from ..table import link as links
from ..table.game import Game
from ..table.match import Match as TableMatch
from ..table.notation import BadNotation
from .links import open_link
from .stepping import Match, check_whole, notation_of


def load(text: str) -> Match[Any]:
    """The match that a link carries, played up to where it stands.

    `text` is a whole address, or what stands in it after the `#`. Raises what `open_link` raises.

    >>> import vernissage as vn
    >>> match = vn.Match("canvas", seats=2, seed=7)
    >>> vn.load(vn.link(match))
    <Match of canvas, 2 seats, seed 7: seat 0 is asked for turn>
    """
    found = open_link(text).match
    return Match.replay(found.game, found.seats, found.options, found.seed, found.answers)


def link(match: TableMatch[Any]) -> str:
    """The match as a link for a page's address, after the `#`: `load` reads it, and so does the page.

    Raises ValueError for a match that was read from a position: a link has all answers from the game's start.
    """
    if isinstance(match, Match) and not match.whole:
        raise ValueError("this match was read from a position, and a link needs its beginning: save it with position(match)")
    return links.encode(match)


def position(match: TableMatch[Any]) -> str:
    """The position in which a match is, as text: `parse` reads it. It has everything, also what the seats keep secret.

    Raises TypeError for what is no match.

    >>> import vernissage as vn
    >>> match = vn.Match("art-society", seats=3, seed=8)
    >>> vn.parse(vn.position(match)).moves() == match.moves()
    True
    """
    if not isinstance(match, TableMatch):
        raise TypeError(f"position takes a match, as Match(...), load(...) and parse(...) give it, not {match!r}")
    return notation_of(match.game).position_text(match.state)


def parse(text: str, *, seed: int = 1) -> Match[Any]:
    """A match that goes on from a position, as `position` and the command `show` write it. What chance draws from there on
    follows from the seed. Nothing before it is known, so it cannot be taken back any further, nor be made a link.

    Raises ValueError, with the line and what was expected there, for a text that is no position, and TypeError for what is no
    text.
    """
    if not isinstance(text, str):
        raise TypeError(f"parse takes a position as text, as position(match) writes it, not {text!r}")
    check_whole("seed", seed)
    game, state = read(text)
    words = [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]
    if any(word.startswith("?") for word in words):  # a lot that lies face down for everybody is written m:?
        raise ValueError("this is what one seat sees, with ? for the rest: only a whole position can be played on from")
    match: Match[Any] = Match(game, len(game.scores(state)), seed=seed)
    match.whole, match.state, match.turns = False, state, []
    match.settle()
    return match


def read(text: str) -> tuple[Game[Any], Any]:
    """The game and the state that a position's text tells of, also if it is a view. Raises BadNotation."""
    said = [(n, line.split()) for n, line in enumerate(text.splitlines(), start=1) if line.strip() and not line.startswith("#")]
    at, words = said[0] if said else (1, [""])
    if words[0] not in NOTATIONS:
        raise BadNotation(at, f"a position begins with its game ({', '.join(PLAYED)}), not with '{words[0]}'")
    return GAMES[words[0]], NOTATIONS[words[0]].parse_position(text)
