"""How many links a game takes: people are told before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.words import Words

MEASURED: Final[Mapping[str, Mapping[int, int]]] = {
    "art-society": {2: 90, 3: 120, 4: 145},
    "canvas": {2: 25, 3: 40, 4: 50, 5: 65},
    "avant-carde": {2: 65, 3: 75, 4: 85, 5: 100},
}
"""About how many links a game takes, by game and number of players: measured in games of bots. For Art Society with hangings
that are final when they are sent.
"""
CLOSING: Final[Mapping[int, int]] = {2: 120, 3: 165, 4: 205}
"""The same for Art Society if everybody may change their hanging at the end of the round; by number of players."""
MANY: Final = 80
"""From this number of links on, people are told that the game takes long."""


def advice(words: Words, game: str, seats: int, options: Mapping[str, int]) -> str:
    """How many links the game will take, and for whom such a game is right (plain text)."""
    n = CLOSING.get(seats) if options.get("closing") else MEASURED.get(game, {}).get(seats)
    if n is None:
        return ""
    said = words("%(seats)s players: about %(n)s links for the whole game.", seats=seats, n=n)
    if n < MANY:
        return said
    return f"{said} {words('That is some weeks of play: fewer players take fewer links.')}"
