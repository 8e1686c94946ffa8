"""All games: the one registry.

A game is a folder here; its `manifest` says what it offers. So a new game is a new folder and one line in `HOUSE`.

Python in the page has every manifest, but of the games only FIRST when it starts. The others come a moment later, with the
rest of the page: then `arrive` imports their rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import Any, Final, TypeVar

from ..table.game import Game
from ..table.part import Part
from .manifest import Manifest

T = TypeVar("T")

HOUSE: Final = (
    "art_society",
    "canvas",
    "avant_carde",
    "null",
)
"""The games' folders, in the order of their posters."""
FIRST: Final = "canvas"
"""The key of the game that a newcomer's page begins with, and has whole when it starts: the one that is learnt soonest."""
TEMPLATES: Final = ("null",)
"""Those that are no games to be played, but to be copied."""

_MANIFESTS: Final = {folder: Part[Manifest](__name__, f".{folder}.manifest:MANIFEST")() for folder in HOUSE}
MANIFESTS: Final[Mapping[str, Manifest]] = {one.show.key: one for one in _MANIFESTS.values()}
"""What each game offers, by its key: also of games that are still to come."""
PLAYED: Final = tuple(one.show.key for folder, one in _MANIFESTS.items() if folder not in TEMPLATES)
"""The keys of the games that people play."""

GAMES: dict[str, Game[Any]] = {}
"""Every game by its key, as far as they are here."""


def arrive() -> None:
    """Imports the rules of the games that have come by now."""
    here = {key: GAMES.get(key) or one.rules() for key, one in MANIFESTS.items() if one.rules.here}
    GAMES.clear()  # so that they stand in the order of their posters
    GAMES.update(here)


def coming() -> tuple[str, ...]:
    """The keys of the games that people play which are not here yet."""
    return tuple(key for key in PLAYED if key not in GAMES)


class Parts(MutableMapping[str, T]):
    """One part of every game that is here and offers it, in the order of GAMES. It is made when it is first asked for."""

    def __init__(self, part: Callable[[Manifest], Callable[[], T] | None]) -> None:
        """`part`: what makes it, of a manifest; None if the game does not offer it."""
        self._part = part
        self._made: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        """The part. Raises KeyError if the game is not here or does not offer it."""
        make = self._part(MANIFESTS[key]) if key in GAMES else None
        if make is None:
            raise KeyError(key)
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def __setitem__(self, key: str, part: T) -> None:
        self._made[key] = part

    def __delitem__(self, key: str) -> None:
        del self._made[key]

    def __contains__(self, key: object) -> bool:
        return key in GAMES and self._part(MANIFESTS[str(key)]) is not None

    def __iter__(self) -> Iterator[str]:
        return (key for key in GAMES if key in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


arrive()
