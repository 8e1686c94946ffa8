"""Runs in a guest's worker, after `bot.py`: it gets the guest's file, and then views as text (vernissage.bots.hosting)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import vernissage.bots

ROOMS, FOLDER = Path("/lib/rooms.zip"), Path("/guest")


def hosting(archive: Any) -> Callable[..., str]:
    """A function that does what is asked: `seat` (the file's name, its bytes, the game) and `think` (a view, the game, the
    seat, the luck). `archive`: the late rooms' file as a Uint8Array of the browser, with the code for that.
    """
    ROOMS.write_bytes(archive.to_bytes())
    vernissage.bots.__path__.append(f"{ROOMS}/vernissage/bots")
    from vernissage.bots.hosting import Host  # noqa: PLC0415 - it has just come

    FOLDER.mkdir()
    host = Host(FOLDER)

    def asked(what: str, *given: Any) -> str:
        if what == "think":
            text, game, seat, luck = given
            return host.think(text, game, seat, int(luck))
        name, content, game = given
        return host.seat(name, content.to_bytes(), game)

    return asked
