"""Links, as the page makes them, opened."""

from __future__ import annotations

from ..games import GAMES
from ..table import link as links
from ..table.found import link_in
from ..table.link import BadLink, Link


def opens(link: str) -> bool:
    """Whether the text is a link of a game on one device."""
    try:
        links.decode(link, GAMES)
    except BadLink:
        return False
    return True


def open_link(text: str) -> Link:
    """The link in a text: an address, or what stands after its `#`. Raises ValueError that says why, TypeError for no text."""
    if not isinstance(text, str):
        raise TypeError(f"a link is a text, a page's address or what stands in it after the #, not {text!r}")
    try:
        return links.decode(link_in(text, opens), GAMES)
    except BadLink as bad:
        from ..page.core.words import Words  # noqa: PLC0415 - the page's words, for bad links alone
        from ..page.travel.render import why_bad  # noqa: PLC0415 - as above

        raise ValueError(f"This link cannot be opened. {why_bad(Words('en'), bad)}") from bad
