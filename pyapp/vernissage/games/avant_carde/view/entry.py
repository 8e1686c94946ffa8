"""The entry of Avant Carde: see `GamePage`."""

from __future__ import annotations

from typing import Final

from ....page.view.entry import GamePage
from ....table.part import Part
from .settings import SETTINGS
from .view import VIEW

ENTRY: Final = GamePage(VIEW, SETTINGS, Part(__package__, ".advice:COUNSEL"), Part(__package__, ".plates:plates"))
