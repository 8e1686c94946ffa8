"""The menu as a dialog, and the kinds of notices."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from ..keeping.journal import Trouble
from ..keeping.versions import Problem

Restart: TypeAlias = Literal["again", "again-unsaved", "again-live"]
RESTARTS: Final[dict[str, Restart]] = {"": "again", "unsaved": "again-unsaved", "live": "again-live"}
"""What is said once the page has begun again by itself, by what is lost."""
Notice: TypeAlias = Literal["", "older", "settings", "without"] | Restart | Problem | Trouble
"""A problem of the storage or of the journal; or: an older version of a game was opened, the settings could not be read, the
page left the saved games alone, the page has begun again by itself.
"""


class Menu:
    """The menu."""

    name: ClassVar = "menu"
