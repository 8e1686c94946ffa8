"""The leagues with friends, as the storage and exported files hold them: a link each, and who the person of this device is.

A link is kept as it came: it is replayed before anything of it is shown (page.league, which comes late).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from ...table.link import clean_name
from ..core.device import Storage
from ..core.untrusted import loads

LEAGUES: Final = "leagues"
"""The storage's key for them, and that of a file."""
MOST: Final = 40
"""The most leagues that are kept: those that came last."""
LONGEST_LINK: Final = 12_000
LONGEST: Final = MOST * (LONGEST_LINK + 500)


class KeptLeague(NamedTuple):
    """A league of this device."""

    id: str
    """The id of its challenge; empty if its link has not been read here yet."""
    link: str
    me: str = ""
    """The name of the person of this device in it; empty if they have no game in it."""
    open: bool = False
    """Whether they look at the games without one of their own."""


def checked(data: Any) -> list[KeptLeague]:
    """The leagues in data from outside; whatever else is in it is left out."""
    rows = data[:MOST] if type(data) is list else []
    return [KeptLeague(*row) for row in rows if _is_row(row)]


def _is_row(row: Any) -> bool:
    if type(row) is not list or len(row) != 4 or any(type(part) is not str for part in row[:3]) or type(row[3]) is not bool:
        return False
    ident, link, me, _ = row
    letters = link.replace("-", "a").replace("_", "a")
    fits = 0 < len(link) <= LONGEST_LINK and letters.isascii() and letters.isalnum()
    return fits and len(ident) <= 32 and clean_name(me) == me


def read(storage: Storage) -> list[KeptLeague]:
    """The leagues that are kept, the newest first; none if they cannot be read. Raises StorageForbidden."""
    try:
        return checked(loads(storage.get(LEAGUES) or "[]", LONGEST))
    except ValueError:
        return []


def write(storage: Storage, leagues: Iterable[KeptLeague]) -> None:
    """Keeps these leagues, and no others. Raises StorageFull and StorageForbidden."""
    storage.set(LEAGUES, json.dumps(_fitting([*leagues]), ensure_ascii=False, separators=(",", ":")))


def _fitting(some: list[KeptLeague]) -> list[KeptLeague]:
    """As many as are kept: those without a game of one's own go first, the oldest before the others."""
    while len(some) > MOST:
        some.remove(next((one for one in reversed(some) if not one.me), some[-1]))
    return some


def beside(here: Sequence[KeptLeague], came: Iterable[KeptLeague]) -> list[KeptLeague]:
    """The leagues that are here, and those of a file whose links are not. Their ids are not believed."""
    links = {one.link for one in here}
    return [*here, *(one._replace(id="") for one in came if one.link not in links)][:MOST]
