"""Runs in a bot's worker: it gets a match as text, and asks the bot with what the bot's seat may see."""

import sys
from pathlib import Path
from typing import Any

import vernissage.games
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.bots.tastes import seated
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import decode

PLACE = "/lib/rest.zip"


def lacks() -> bool:
    """Whether the other games are missing here: they come with the rest of the page (see web/browser/rest.py)."""
    return bool(vernissage.games.coming())


def bring(archive: Any) -> None:
    """Makes what came with the rest of the page importable. `archive`: a Uint8Array of the browser."""
    Path(PLACE).write_bytes(archive.to_bytes())
    for name, module in list(sys.modules.items()):
        if name.startswith("vernissage.") and hasattr(module, "__path__"):
            module.__path__.append(f"{PLACE}/{name.replace('.', '/')}")
    vernissage.games.arrive()


def think(text: str, level: str, seat: int, luck: str, name: str) -> int:
    """The index of the bot's answer among the options. `luck` is the seed of the bot's generator, in decimal digits; `name` is
    what the seat's player is called.
    """
    match = decode(text, GAMES).match
    bot = seated(BOTS[match.game.key][level], match.game.key, level, name)
    chosen = answer(bot, match.view(seat), seat, Rng(int(luck)))
    d = match.decision
    if d is None:
        raise ValueError("nobody is asked in a game that is over")
    return list(match.game.options(match.state, d)).index(chosen)
