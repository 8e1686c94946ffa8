"""What a bot does in its worker: it gets a match as text, and of that match the bot sees what its seat may see."""

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import decode


def think(text: str, level: str, seat: int, luck: str) -> int:
    """The place of the bot's answer among the options, from 0. `luck` is the seed of its own generator, in decimal."""
    match = decode(text, GAMES).match
    chosen = answer(BOTS[match.game.key][level], match.view(seat), seat, Rng(int(luck)))
    d = match.decision
    if d is None:
        raise ValueError("nobody is asked in a game that is over")
    return list(match.game.options(match.state, d)).index(chosen)
