"""The entry of Canvas: see `Entry`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.markup import Node
from ...core.words import Words
from ...view.entry import Entry
from ...view.reasons import Counsel
from . import SHOW
from .settings import SETTINGS
from .view import VIEW


def poster(art: str) -> str:
    """See `Entry.poster`."""
    from ....art import posters  # noqa: PLC0415 - only the build of the site draws it

    return posters.canvas(("Canvas",), art)


def counsel() -> Counsel:
    """See `Entry.counsel`."""
    from .advice import CanvasCounsel  # noqa: PLC0415 - imported when somebody first asks for a hint

    return CanvasCounsel()


def plates(words: Words) -> Mapping[str, Node]:
    """See `Entry.plates`."""
    from .plates import plates as made  # noqa: PLC0415 - imported when somebody opens the rules

    return made(words)


ENTRY: Final = Entry(SHOW, VIEW, poster, counsel, SETTINGS, plates)
