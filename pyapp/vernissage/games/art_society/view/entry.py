"""The entry of Art Society: see `Entry`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.markup import Node
from ...core.words import N_, Words
from ...view.entry import Entry
from ...view.reasons import Counsel
from ...view.settings import Setting
from . import SHOW
from .signs import open_bids
from .view import VIEW

SETTINGS: Final = (
    Setting(
        "open_stacks",
        N_("Open stacks"),
        N_("Everybody's played bids can be looked at all the time, not only when a tie is settled."),
        look=open_bids,
    ),
)


def poster(art: str) -> str:
    """See `Entry.poster`."""
    from ....art import posters  # noqa: PLC0415 - only the build of the site draws it

    return posters.art_society(("Art Society",), "", art)


def counsel() -> Counsel:
    """See `Entry.counsel`."""
    from .advice import ArtSocietyCounsel  # noqa: PLC0415 - imported when somebody first asks for a hint

    return ArtSocietyCounsel()


def plates(words: Words) -> Mapping[str, Node]:
    """See `Entry.plates`."""
    from .plates import plates as made  # noqa: PLC0415 - imported when somebody opens the rules

    return made(words)


ENTRY: Final = Entry(SHOW, VIEW, poster, counsel, SETTINGS, plates)
