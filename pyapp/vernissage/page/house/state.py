"""The house's own dialog, and what notices can be of."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ..keeping.journal import Trouble
from ..keeping.versions import Problem

Notice: TypeAlias = Literal["", "older", "settings", "without"] | Problem | Trouble
"""A problem of the storage or of the journal, or: an older version was opened, the settings could not be read, saved games are
left alone."""


class Menu:
    """The menu."""

    name: ClassVar = "menu"
