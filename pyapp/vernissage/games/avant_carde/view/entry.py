"""The entry of Avant Carde: see `Entry`."""

from __future__ import annotations

from typing import Final

from ....page.view.entry import Entry
from ....table.part import Part
from .settings import SETTINGS
from .view import VIEW

ENTRY: Final = Entry(
    VIEW, SETTINGS, Part(__package__, ".advice:COUNSEL"), Part(__package__, ".plates:plates")
)
