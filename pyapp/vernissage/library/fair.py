"""Games between several devices: their links are checked without a browser."""

from __future__ import annotations

from ..games import GAMES
from ..page.core.words import Words
from ..page.travel.render import why_bad
from ..table.fair.editions import Invitation, decode
from ..table.fair.report import Report, report
from ..table.fair.trouble import SAID, Fork, Refused
from ..table.found import link_in
from ..table.link import BadLink, is_by_link
from .curves import curves
from .links import opens


def checked(text: str) -> Report:
    """The link in a text, a whole address or what stands in it after the `#`: everything in it is played through and checked.

    Raises ValueError that says what is wrong, and `curves.NoCurves` if the library that checks signatures is not installed.
    """
    link = link_in(text, opens, is_by_link)
    words = Words("en")
    if link and not is_by_link(link) and opens(link):
        raise ValueError(words("This is a link of a game on one device: all in it is open to all, there is nothing to check."))
    try:
        found = decode(link, GAMES, curves())
    except BadLink as bad:
        raise ValueError(f"This link cannot be opened. {why_bad(words, bad)}") from bad
    except Refused as bad:
        raise ValueError(f"This link is refused. {words(SAID[bad.why])}{_where(bad)}") from bad
    if isinstance(found, Invitation):
        why = words("This is an invitation: the game has not begun, and there is nothing to check yet.")
        raise ValueError(why)  # noqa: TRY004 - a link's fault, not a caller's
    return report(found)


def compared(a: Report, b: Report) -> Fork | None:
    """Where two checked links of one game contradict each other, or None. Raises ValueError for two games."""
    if a.record.table.id != b.record.table.id:
        raise ValueError("These two links are of different games.")
    for k, (x, y) in enumerate(zip(a.record.heads, b.record.heads, strict=False)):
        if x != y:
            return Fork((a.record.authors[k - 1], b.record.authors[k - 1]), k, "", "")
    return None


def _where(bad: Refused) -> str:
    where = [f"message {bad.at}"] if bad.at is not None else []
    where += [f"device {bad.party + 1}"] if bad.party is not None else []
    where += [bad.about] if bad.about else []
    return f" ({', '.join(where)})" if where else ""
