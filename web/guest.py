"""Runs in a guest's worker, after `bot.py`: it gets the guest's file, and then views as text (vernissage.bots.hosting)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path("/guest")


def hosting() -> Callable[..., str]:
    """A function that does what is asked: `seat` (the file's name, its bytes, the game) and `think` (a view, the game, the
    seat, the luck).
    """
    from vernissage.bots.hosting import GuestHost  # noqa: PLC0415 - it has come with the rest

    FOLDER.mkdir()
    host = GuestHost(FOLDER)

    def asked(what: str, *given: Any) -> str:
        if what == "think":
            text, game, seat, luck = given
            return host.think(text, game, seat, int(luck))
        name, content, game = given
        return host.seat(name, content.to_bytes(), game)

    return asked
