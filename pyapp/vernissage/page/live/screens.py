"""The table as a screen for all shows it. A game without a screen of its own is shown as the first seat sees it, without that
seat's secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...games import Parts
from ...table.game import Seat
from ..core.markup import NOTHING, Content
from ..view.scene import REGIONS, Scene

SCREENS: Final = Parts(lambda one: one.screen)


def shown(scene: Scene, ui: Any, asked: Seat | None) -> Mapping[str, Content]:
    """The regions of the game's own screen, as `Screen.regions` says; none if it has no screen of its own."""
    own = SCREENS.get(scene.game.key)
    return {} if own is None else {**dict.fromkeys(REGIONS, NOTHING), **own.regions(scene, ui, asked)}


def bare(key: str) -> frozenset[str]:
    """The regions in which the game of this key has nothing for an onlooker."""
    return SCREENS[key].bare if key in SCREENS else frozenset()
