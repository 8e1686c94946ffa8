"""What a bot does in its worker: it gets a match as text, and of that match the bot sees what its seat may see."""

import json

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import decode


def think(text: str, level: str, seat: int, luck: str) -> str:
    """The answer as JSON: the verb, then its arguments. `luck` is the seed of the bot's own generator, in decimal."""
    match = decode(text, GAMES).match
    chosen = answer(BOTS[match.game.key][level], match.view(seat), seat, Rng(int(luck)))
    return json.dumps([chosen.verb, *chosen.args])
