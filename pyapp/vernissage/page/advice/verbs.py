"""What presses on hints and looks back do. The functions import the rest of this folder only when they are called."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import Done
from ..core.messages import Changed
from ..core.presses import maybe, number, press, word
from ..press import Fields, Verbs


def hint(app: App) -> Done:
    """Opens the dialog of hints for the present decision."""
    from . import asked

    return asked.hint(app)


def follow(app: App, i: int) -> Done:
    """Shows hint number `i` at the table."""
    from . import asked

    return asked.follow(app, i)


def look_back(app: App, game_id: str | None) -> Done:
    """Opens the look back at the game on the table or in the replay, or at a finished one of the shelf."""
    from . import back

    return back.look_back(app, game_id)


def point(app: App, i: int) -> Done:
    """Shows moment number `i` of the look back."""
    from . import back

    return back.point(app, i)


def see(app: App) -> Done:
    """Opens the replay at the point of the look back that is shown."""
    from . import back

    return back.see(app)


def scrub(app: App, message: Changed) -> Done:
    """Shows the point of the look back to which people have moved the slider."""
    from . import back

    return back.scrub(app, message)


VERBS: Final[Verbs] = {
    "hint": press(hint),
    "follow": press(follow, number),
    "look-back": press(look_back, maybe(word)),
    "point": press(point, number),
    "see-point": press(see),
}
FIELDS: Final[Fields] = {"lookback": scrub}
