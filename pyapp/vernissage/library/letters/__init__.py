"""Tables in letters, for a terminal: every game's position drawn as text, with the names that the notation uses.

`table_text` draws whatever it is given: a view shows what that seat may know.
"""

from __future__ import annotations

from typing import Any

from ...games import MANIFESTS
from ...page.core.bidi import isolated
from ...table.game import Game


def table_text(game: Game[Any], s: Any, names: tuple[str, ...] = ()) -> str:
    """The position of a game, a line for everything, 80 columns where that is enough; `names` are the players' by seat
    ("seat 0" and so on, if there are none). A game without a drawing of its own is shown as its state is written in Python.
    """
    called = tuple(map(isolated, names)) or tuple(f"seat {seat}" for seat in range(len(game.scores(s))))
    letters = MANIFESTS[game.key].letters if game.key in MANIFESTS else None
    return f"{s}\n" if letters is None else letters()(s, called)
