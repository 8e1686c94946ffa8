"""Bots of others: what installed packages offer by the entry point `vernissage.bots`, each named GAME.LEVEL, as `canvas.mine`;
and what is in a Python file, whose path is its level's name, as `./mine.py`.

Such a bot gets what every bot gets: views, questions and luck. It runs as any Python code does that somebody has installed:
with all that a program may do.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from runpy import run_path
from typing import Any, Final, TypeAlias

from ..bots.bot import Bot, Tunable
from ..bots.registry import BOTS
from ..games import GAMES
from ..games.notations import NOTATIONS
from ..table.chance import Rng
from ..table.game import Action, Game, IllegalAction, Seat
from ..table.notation import moves, parse_move

GROUP: Final = "vernissage.bots"

Choose: TypeAlias = Callable[[Any, Sequence[str], Rng], str]
"""The plainest bot: a function of what its seat sees (the game's state), of every possible move as text, and of a generator of
its own; it gives one of the moves. The same view and the same luck should give the same move.
"""


def bot_of(game: str, level: str) -> Bot:
    """The bot of a level, ours or of others; these are asked for only if we have none of the name.

    Raises ValueError, with a message that says what to mend, if there is none, or if it is no bot; OSError for a file that
    cannot be read.
    """
    if level in BOTS[game]:
        return BOTS[game][level]
    if is_file(level):
        return in_file(game, level)
    found = _offered(game).get(level)
    if found is None:
        raise ValueError(f"{game} has no bot {level!r}: choose from {', '.join(levels(game))}")
    whose = f"the bot {found.name} ({found.value}), which another package offers,"
    try:
        bot = found.load()
    except Exception as failed:  # any code of others
        raise ValueError(f"{whose} cannot be loaded: {type(failed).__name__}: {failed}") from failed
    if isinstance(bot, type) or not isinstance(bot, Bot):
        says = "it has to be an object with `think(view, seat, rng)`, as vernissage.bots.bot says"
        raise ValueError(f"{whose} is no bot: {says}")  # noqa: TRY004 - a package's fault, not a caller's
    BOTS[game][level] = bot
    return bot


def levels(game: str) -> list[str]:
    """The names of all bots of a game, those of others last."""
    return [*BOTS[game], *[level for level in _offered(game) if level not in BOTS[game]]]


def _offered(game: str) -> dict[str, EntryPoint]:
    named = [(point.name.rpartition("."), point) for point in entry_points(group=GROUP)]
    return {level: point for (key, _, level), point in sorted(named) if key == game}


class _Guest:
    """A bot from outside: its answers are checked, and it may be a mere function."""

    def __init__(self, game: Game[Any], bot: Bot | Choose, name: str) -> None:
        self.game, self.bot, self.name = game, bot, name

    def think(self, view: Any, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`. Raises BadMove or IllegalAction for what is no option, with the bot's name."""
        if isinstance(self.bot, Bot):
            d = self.game.decision(view)
            action = yield from self.bot.think(view, seat, rng)
            if d is None or action not in self.game.options(view, d):
                raise IllegalAction(f"{self.name} answered {action!r}, which is no option")
            return action
        there = moves(NOTATIONS[self.game.key], self.game, view)
        move = self.bot(view, list(there), rng)
        if move in there:
            return there[move]
        if not isinstance(move, str):
            raise IllegalAction(f"{self.name} gave {move!r}, and not one of the moves")
        try:
            return parse_move(NOTATIONS[self.game.key], self.game, view, move)
        except ValueError as bad:
            raise IllegalAction(f"{self.name}: {bad}") from bad


def guest(game: Game[Any], bot: Bot | Choose, name: str) -> Bot:
    """The bot with its answers checked; it has weights if `bot` has some."""
    if not isinstance(bot, Bot) or not isinstance(bot, Tunable):
        return _Guest(game, bot, name)
    kind: Callable[[Any], Bot] = type(bot)

    class Weighted(_Guest):
        def __init__(self, weights: Any) -> None:
            super().__init__(game, kind(weights), name)
            self.weights = weights

    return Weighted(bot.weights)


def is_file(level: str) -> bool:
    """Whether a level's name is the path of a bot's Python file, as ./mine.py."""
    return level.endswith(".py")


@lru_cache
def in_file(game: str, path: str) -> Bot:
    """The bot in a Python file: what is called `bot` there, or `BOT` as in the page, or else the only function of its own
    without a leading underscore. The file is run, with all that a program may do, and once in a process: all games there have
    the same bot, whatever becomes of the file.

    Raises OSError if it cannot be read, and ValueError that says what to mend if it cannot be run or has no such bot.
    """
    try:
        there = run_path(path)
    except OSError:
        raise
    except Exception as failed:  # any code of others
        raise ValueError(f"{path} cannot be run: {type(failed).__name__}: {failed}") from failed
    own = [one for name, one in there.items() if getattr(one, "__code__", None) and one.__code__.co_filename == path
           and not name.startswith("_")]  # fmt: skip
    named = [there[name] for name in ("bot", "BOT") if name in there]
    found = named[0] if named else own[0] if len(own) == 1 else None
    if isinstance(found, type) or not (isinstance(found, Bot) or callable(found)):
        says = "call a function of (view, moves, rng), or an object with `think`, `bot` in it"
        raise ValueError(f"{path} has no bot: {says}")  # noqa: TRY004 - a file's fault, not a caller's
    return guest(GAMES[game], found, Path(path).stem)
