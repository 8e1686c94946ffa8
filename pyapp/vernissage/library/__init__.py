"""Vernissage as a library: what `import vernissage` gives to Python users. The page has no part in it.

`vernissage` itself imports this only when one of these names is first asked for: the page, which imports `vernissage` too,
does not wait for them.
"""

from ..bots.bot import Bot
from ..games import GAMES
from ..table.game import Game
from ..table.match import Match
from .links import link, load
from .playing import Choose, Results, play
from .showing import Showing, show

__all__ = ["GAMES", "Bot", "Choose", "Game", "Match", "Results", "Showing", "link", "load", "play", "show"]
