"""Vernissage as a library: what `import vernissage` gives to Python users. The page has no part in it.

`vernissage` itself imports this only when one of these names is first asked for: the page, which imports `vernissage` too,
does not wait for them. In the same way pictures, and what of the page draws them, come only when `show` is asked for: who plays
needs neither.
"""

from typing import TYPE_CHECKING

from ..bots.bot import Bot
from ..games.art_society.rules.state import State as ArtSocietyState
from ..games.avant_carde.rules.state import State as AvantCardeState
from ..games.canvas.rules.state import State as CanvasState
from ..lab.outside import Choose
from ..table.chance import Rng
from ..table.game import Action, Game
from .playing import Results, play
from .saving import link, load, parse, position
from .stepping import GAMES_TO_PLAY as GAMES
from .stepping import Match, parse_move

if TYPE_CHECKING:
    from .showing import Showing, show
else:

    def __getattr__(name: str) -> object:
        """`show` and what it gives bring the page's views and all pictures in."""
        if name not in {"Showing", "show"}:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import showing  # noqa: PLC0415 - only for those who ask

        return getattr(showing, name)


__all__ = [
    "GAMES", "Action", "ArtSocietyState", "AvantCardeState", "Bot", "CanvasState", "Choose", "Game", "Match", "Results", "Rng",
    "Showing", "link", "load", "parse", "parse_move", "play", "position", "show",
]  # fmt: skip
