"""Links, as the page makes and opens them: a match as a short text."""

from __future__ import annotations

from typing import Any

from ..games import GAMES
from ..page.core.words import Words
from ..page.travel.render import why_bad
from ..table import link as links
from ..table.link import BadLink, Link
from ..table.match import Match


def opened(text: str) -> Link:
    """The link in a text: a whole address, or what stands in it after the `#`. Raises ValueError that says what is wrong."""
    try:
        return links.decode(text.strip().rpartition("#")[2], GAMES)
    except BadLink as bad:
        raise ValueError(f"This link cannot be opened. {why_bad(Words('en'), bad)}") from bad


def load(text: str) -> Match[Any]:
    """The match that a link carries, played up to where it stands.

    `text` is a whole address, or what stands in it after the `#`. Raises ValueError that says what is wrong with it.

    >>> import vernissage as vn
    >>> match = vn.Match(vn.GAMES["canvas"], seats=2, options={}, seed=7)
    >>> vn.load(vn.link(match))
    <Match of canvas, 2 seats, seed 7: seat 0 is asked for turn>
    """
    return opened(text).match


def link(match: Match[Any]) -> str:
    """The match as a link for a page's address, after the `#`: `load` reads it, and so does the page."""
    return links.encode(match)
