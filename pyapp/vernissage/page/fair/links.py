"""How many links a game takes: people are told before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.words import Words
from ..live.screens import SCREENS

MANY: Final = 80
"""From this number of links on, people are told that the game takes long."""


def links(game: str, seats: int, options: Mapping[str, int]) -> int | None:
    """About how many links the game will take; None if that is not known."""
    screen = SCREENS.get(game)
    return screen.links(seats, options) if screen and screen.links else None


def advice(words: Words, game: str, seats: int, options: Mapping[str, int]) -> str:
    """How many links the game will take, and for whom such a game is right (plain text)."""
    n = links(game, seats, options)
    if n is None:
        return ""
    said = words("%(seats)s players: about %(n)s links for the whole game.", seats=seats, n=n)
    if n < MANY:
        return said
    return f"{said} {words('That is some weeks of play: fewer players take fewer links.')}"
