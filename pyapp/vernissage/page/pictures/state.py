"""The dialog of a picture to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from ..travel.state import Outgoing
from ..view.scene import Drawing


@dataclass(slots=True, eq=False)
class PictureDialog:
    """The dialog of a picture: which one it is, and what came of keeping it."""

    name: ClassVar = "drawing"
    drawing: Drawing
    what: tuple[str, ...]
    """Which one it is."""
    out: Outgoing | None = None
    """The link that goes with the picture of a result."""
    kept: Literal["", "coming", "kept", "failed"] = ""
