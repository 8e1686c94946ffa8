"""The programme: the games that are shown, how the page names and draws each, and the names of the bots' levels."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from ..bots.registry import LEVELS, STRENGTH
from ..games import GAMES, MANIFESTS, PLAYED, Parts
from ..games.manifest import Manifest, Show
from ..table.phrases import Phrases
from .core.words import N_, Words
from .view.entry import GamePage
from .view.reasons import Counsel
from .view.scene import View
from .view.settings import Setting

PROGRAMME: Final = tuple(MANIFESTS[key].show for key in PLAYED)
"""The games in the order of their posters: also those that are still to come."""


def show(key: str) -> Show:
    """What the programme says of a game. A game that is not in it is called by its key."""
    return next((one for one in PROGRAMME if one.key == key), Show(key, key))


def _entry(one: Manifest) -> Callable[[], GamePage] | None:
    if one.show.key not in PLAYED:
        return None

    def plain() -> GamePage:
        from .view.plain import view  # noqa: PLC0415 - none of our games needs it

        return GamePage(view(GAMES[one.show.key], one.show, one.words() if one.words else Phrases()))

    return one.view or plain


ENTRIES: Final[Mapping[str, GamePage]] = Parts(_entry)
"""How each game looks, in the order of their posters; without an entry of its own by a plain one."""


VIEWS: Final[Mapping[str, View[Any]]] = Parts(lambda one: (lambda: ENTRIES[one.show.key].view) if _entry(one) else None)
"""The views by their games' keys."""
COUNSEL: Final[Mapping[str, Counsel]] = Parts(
    lambda one: ENTRIES[one.show.key].counsel if one.view is not None else None
)
"""What puts each game's reasons into words; games without advice have none."""


def settings(key: str) -> tuple[Setting, ...]:
    """What people can set up in a game."""
    return ENTRIES[key].settings if key in ENTRIES else ()


OFFERED: Final = STRENGTH[1:]
"""The levels that the set-up offers: the random bot only where there is no other; in older games it plays on."""

SLOW: Final = frozenset({"search", "master"})
"""Levels whose bots think so long that they do it in a worker."""

LEVEL_HINTS: Final = {
    "random": N_("random"),
    "beginner": N_("easy"),
    "greedy": N_("medium"),
    "search": N_("strong"),
    "master": N_("strongest"),
}
"""The strength of each level, in a word."""

LEVEL_WAYS: Final = {
    "random": N_("Plays at random."),
    "beginner": N_("Takes what looks big and dear, as in a first game."),
    "greedy": N_("Takes what is worth most now, and looks no further."),
    "search": N_("Thinks ahead, and tries out what may come."),
    "master": N_("Judges each move by how games end after it."),
}
"""How each level plays, in a sentence. `bots/README.md` says it game by game."""


def offered(levels: Collection[str], *there: str) -> list[str]:
    """The levels to choose from: those that a game offers, and those that are `there` already; weakest first."""
    some = [level for level in STRENGTH if level in levels and (level in OFFERED or level in there)]
    return some or list(levels)


def level_names(words: Words) -> dict[str, str]:
    """The name of each level. A patron of Avant Carde may have the same one."""
    return {
        "random": words.of("level", "Visitor"),
        "beginner": words.of("level", "Amateur"),
        "greedy": words.of("level", "Collector"),
        "search": words.of("level", "Curator"),
        "master": words.of("level", "Master"),
    }


def level_name(words: Words, level: int) -> str:
    """The name of a bot's level, by its number in a save."""
    return level_names(words)[LEVELS[min(level, len(LEVELS) - 1)]]
