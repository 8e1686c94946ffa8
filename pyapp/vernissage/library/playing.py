"""Games between bots, from Python: `play`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from types import MappingProxyType
from typing import Any, TypeAlias

from ..bots.bot import Bot
from ..bots.registry import BOTS
from ..lab.outside import Choose, bot_of, guest
from ..lab.play import Played
from ..table.game import Action, Game, Options
from .progress import Progress
from .series import Tally, figures, run, table
from .stepping import Match, game_named

Kept: TypeAlias = tuple[int, list[Action]]
"""A game that was played: the match's seed, and what the seats answered."""


@dataclass(frozen=True)
class Results:
    """The results of many games. Lists are in the order in which the bots were named."""

    game: Game[Any]
    bots: tuple[str, ...]
    tally: Tally
    options: Options
    kept: tuple[Kept, ...] = field(repr=False)

    def __len__(self) -> int:
        """How many games were played."""
        return len(self.kept)

    @property
    def wins(self) -> list[float]:
        """By bot, the games it won; a victory that n share counts 1/n for each."""
        return [round(won, 3) for won in self.tally.wins]

    @property
    def scores(self) -> list[float]:
        """By bot, its mean score."""
        return [round(total / len(self), 3) for total in self.tally.totals]

    def match(self, n: int) -> Match[Any]:
        """The n-th game, from 0, whole: it can be shown, linked and looked at answer by answer. Bot i sat in seat
        (i + n) modulo the seats. Raises IndexError if there is none.
        """
        seed, answers = self.kept[n]
        return Match.replay(self.game, len(self.bots), self.options, seed, answers)

    def __repr__(self) -> str:
        won = ", ".join(f"{name} {wins:g}" for name, wins in zip(self.bots, self.wins, strict=True))
        return f"<Results of {len(self)} games of {self.game.key}: wins {won}>"

    def __str__(self) -> str:
        """A table for reading."""
        return table(figures(self.bots, self.tally), times=False).rstrip("\n")


def play(
    game: str | Game[Any],
    bots: Sequence[str | Bot | Choose],
    *,
    games: int = 1,
    seed: int = 1,
    options: Options = MappingProxyType({}),
    progress: bool = False,
) -> Results:
    """Lets bots play games against each other, one a seat; who sits where rotates. The same seed plays the same games.

    `game` is a game or its key; a bot is one of our levels (`random`, `greedy`, `search`), a `Bot`, or a function: see
    `Choose`. `options` are the game's. With `progress` a line on the error stream tells how far it is.

    Raises ValueError for a game, a bot or an option that does not exist, and IllegalAction, with the bot's name, for an answer
    that is no option.

    >>> import vernissage as vn
    >>> vn.play("canvas", ["greedy", "random"], games=4)
    <Results of 4 games of canvas: wins greedy 4, random 0>
    """
    the = game_named(game)
    if len(bots) not in the.seats:
        raise ValueError(f"{the.key} seats {the.seats[0]} to {the.seats[-1]}, and {len(bots)} bots were named")
    if games < 1:
        raise ValueError("at least one game has to be played")
    names = tuple(bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__) for bot in bots)
    named = zip(bots, names, strict=True)
    line_up = [_house(the, bot) if isinstance(bot, str) else guest(the, bot, name) for bot, name in named]
    kept: list[Kept] = []
    told = Progress(perf_counter, sys.stderr)

    def after(played: Played) -> None:
        kept.append((played.seed, played.answers))
        if progress:
            told.show(len(kept), games, str)

    try:
        tally = run(the, line_up, games, seed, perf_counter, options=options, after=after)
    finally:
        told.close()
    return Results(the, names, tally, {**the.defaults, **options}, tuple(kept))


def _house(game: Game[Any], level: str) -> Bot:
    if game.key not in BOTS:
        raise ValueError(f"{game.key} has no bots")
    return bot_of(game.key, level)
