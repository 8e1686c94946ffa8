"""The menu as a dialog, and the kinds of notices."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ..keeping.journal import Trouble
from ..keeping.versions import Problem

Notice: TypeAlias = Literal["", "older", "settings", "without"] | Problem | Trouble
"""A problem of the storage or of the journal; or: an older version of a game was opened, the settings could not be read, the
page left the saved games alone.
"""


class Menu:
    """The menu."""

    name: ClassVar = "menu"
