"""What finished games tell, by the game's key, of the games that tell something."""

from __future__ import annotations

from typing import Final

from ...games import Parts

PASTS: Final = Parts(lambda one: one.past)
