"""Three board games about art: rules, bots, pictures and pages, in pure Python.

For Python users: `Match` is a game being played, answer by answer; `position` writes down where it stands and `parse` reads
that back; `play` lets bots play, `show` shows a match in letters or as SVG, `load` opens a link and `link` makes one. `GAMES`
are the games, `Game` and `Bot` say what a game and a bot have to be. README.md has examples.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "GAMES", "Action", "ArtSocietyState", "AvantCardeState", "Bot", "CanvasState", "Choose", "Game", "Match", "Results", "Rng",
    "Showing", "link", "load", "parse", "parse_move", "play", "position", "show",
]  # fmt: skip

if TYPE_CHECKING:
    from .library import (
        GAMES,
        Action,
        ArtSocietyState,
        AvantCardeState,
        Bot,
        CanvasState,
        Choose,
        Game,
        Match,
        Results,
        Rng,
        Showing,
        link,
        load,
        parse,
        parse_move,
        play,
        position,
        show,
    )
else:

    def __getattr__(name: str) -> object:
        """What is asked for first brings the library in: the page, which never asks, does without it (PEP 562)."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - only for those who ask

        return getattr(import_module("vernissage.library"), name)

    def __dir__() -> list[str]:
        return sorted([*globals(), *__all__])
