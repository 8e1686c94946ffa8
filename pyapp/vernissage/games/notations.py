"""The notation of every game, by the game's key: moves and positions as text. The page does not import it."""

from __future__ import annotations

from typing import Final

from . import Parts

NOTATIONS: Final = Parts(lambda one: one.notation)
