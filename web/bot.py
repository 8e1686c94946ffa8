"""Runs in a bot's worker: it gets a match as text, and asks the bot with what the bot's seat may see."""

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import decode


def think(text: str, level: str, seat: int, luck: str) -> int:
    """The index of the bot's answer among the options. `luck` is the seed of the bot's generator, in decimal digits."""
    match = decode(text, GAMES).match
    chosen = answer(BOTS[match.game.key][level], match.view(seat), seat, Rng(int(luck)))
    d = match.decision
    if d is None:
        raise ValueError("nobody is asked in a game that is over")
    return list(match.game.options(match.state, d)).index(chosen)
