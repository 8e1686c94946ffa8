"""How many links a game takes, told before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.words import Words

MEASURED: Final[Mapping[str, Mapping[int, int]]] = {
    "art-society": {2: 90, 3: 120, 4: 145},
    "canvas": {2: 25, 3: 40, 4: 50, 5: 65},
    "avant-carde": {2: 65, 3: 75, 4: 85, 5: 100},
}
"""By game and players, about so many links in games of bots; in Art Society with hangings that are final when they are sent."""
CLOSING: Final[Mapping[int, int]] = {2: 120, 3: 165, 4: 205}
"""The same for Art Society where everybody may hang again at the end of the round."""
MANY: Final = 80
"""From so many on people are told that it takes long."""


def advice(words: Words, game: str, seats: int, options: Mapping[str, int]) -> str:
    """How many links it will be, and for whom that is."""
    n = CLOSING.get(seats) if options.get("closing") else MEASURED.get(game, {}).get(seats)
    if n is None:
        return ""
    said = words("%(seats)s players: about %(n)s links for the whole game.", seats=seats, n=n)
    if n < MANY:
        return said
    return f"{said} {words('That is some weeks of play: fewer players take fewer links.')}"
