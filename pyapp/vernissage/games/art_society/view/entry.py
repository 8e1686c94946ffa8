"""The entry of Art Society: see `GamePage`."""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_
from ....page.view.entry import GamePage
from ....page.view.settings import Setting
from ....table.part import Part
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


ENTRY: Final = GamePage(
    VIEW, SETTINGS, Part(__package__, ".advice:COUNSEL"), Part(__package__, ".plates:plates")
)
