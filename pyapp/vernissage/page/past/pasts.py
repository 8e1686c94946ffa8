"""What finished games tell, by the game's key, of the games that tell something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...games import Parts
from ..core.words import Words
from ..view.phrases import points

PASTS: Final = Parts(lambda one: one.past)


def amount_in(key: str) -> Callable[[Words, int], str]:
    """What tells a result of the game with its unit: points, unless its past says otherwise."""
    return PASTS[key].amount if key in PASTS else points
