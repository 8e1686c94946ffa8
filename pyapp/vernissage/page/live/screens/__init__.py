"""The table as a screen for all shows it: a tablet in the middle, a television. Nobody's things come first, and all are large.

Each game's is a module here that is called as the game is, with `regions(scene, ui, asked)` and `BARE`, the regions that it
leaves empty. A game without one is shown as the first seat sees it, without that seat's secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....games import part_of
from ....table.game import Seat
from ...core.markup import NOTHING, Content
from ...view.scene import REGIONS, Scene


def shown(scene: Scene, ui: Any, asked: Seat | None) -> Mapping[str, Content] | None:
    """The game's regions; None if this game has none of its own. `scene` is what everybody may see, and calls nobody
    "you"; `asked` is the seat whose message is next.
    """
    own = part_of(__name__, scene.game.key)
    if own is None:
        return None
    regions: Mapping[str, Content] = own.regions(scene, ui, asked)
    return {**dict.fromkeys(REGIONS, NOTHING), **regions}


def bare(key: str) -> frozenset[str]:
    """The regions in which the game of this key has nothing for an onlooker."""
    own = part_of(__name__, key)
    found: frozenset[str] = frozenset() if own is None else own.BARE
    return found
