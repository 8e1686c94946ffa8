"""What a press on hints and looks back does. What they need is imported only here, when somebody asks."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import Done
from ..press import Verbs, maybe, number, press, word

# ruff: noqa: PLC0415


def hint(app: App) -> Done:
    """Opens the hints for the present decision."""
    from . import asked

    return asked.hint(app)


def follow(app: App, i: int) -> Done:
    """Shows a hint at the table."""
    from . import asked

    return asked.follow(app, i)


def look_back(app: App, game_id: str | None) -> Done:
    """Looks back at the game in the room, or at a finished one of the shelf."""
    from . import back

    return back.look_back(app, game_id)


def point(app: App, i: int) -> Done:
    """Goes to the replay at a point of the look back."""
    from . import back

    return back.point(app, i)


VERBS: Final[Verbs] = {
    "hint": press(hint),
    "follow": press(follow, number),
    "look-back": press(look_back, maybe(word)),
    "point": press(point, number),
}
