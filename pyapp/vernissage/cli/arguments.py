"""Arguments that several commands share: the game, its options, the seed, the contestants with their weights, the executor."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from ..bots.bot import Bot
from ..bots.characters import keyed
from ..bots.tastes import TASTES
from ..games import GAMES, PLAYED
from ..lab.jobs import Contestant, bot_for, contestant
from ..lab.outside import is_file
from ..lab.pairing import SetUp
from ..library.links import open_link
from ..library.stepping import game_named
from ..table.chance import SEED_BITS
from ..table.game import Game

_WORD: Final = r"[A-Za-z]+([- _][A-Za-z]+)*"
"""How the name of a game looks, rightly or wrongly written."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """Adds the game, as its key."""

    def key(text: str) -> str:
        try:
            return game_named(text).key
        except ValueError as bad:
            raise argparse.ArgumentTypeError(str(bad)) from bad

    parser.add_argument("game", type=key, metavar="GAME", help=", ".join(sorted(PLAYED)))


def add_setting(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that `setting` reads, and `--executor`."""
    add_game(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="players at the table (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="one of the game's, as patrons=2")
    parser.add_argument(
        "--executor", default="processes", metavar="WHERE",
        help="who plays: serial, processes, or dask://HOST:PORT, a cluster and network that you trust (default: processes)",
    )  # fmt: skip
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep the games in this file; go on from it if it is there")


def setting(args: argparse.Namespace) -> SetUp:
    """The game, seats, options and players that the arguments name. Exits with a message if they do not fit together."""
    parser: argparse.ArgumentParser = args.parser
    game = GAMES[args.game]
    check_seats(parser, game, args.seats, fewest=2)
    check_seed(parser, args.seed)
    return SetUp.of(args.game, args.seats, game_options(parser, game, args.seats, args.option), args.seed)


def game_options(parser: argparse.ArgumentParser, game: Game[Any], seats: int, given: Sequence[str]) -> dict[str, int]:
    """The game's options, read from NAME=N each. Exits with a message if the game has no such option or value."""
    options: dict[str, int] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in game.defaults or not (value.isascii() and value.isdigit()):
            parser.error(f"{game.key} has no option {text!r}: its options are {', '.join(sorted(game.defaults)) or 'none'}")
        options[name] = int(value)
    try:
        game.new(seats, {**game.defaults, **options})
    except ValueError as bad:
        parser.error(str(bad))
    return options


def check_seats(parser: argparse.ArgumentParser, game: Game[Any], seats: int, *, fewest: int = 1) -> None:
    """Exits with a message if the game does not seat so many."""
    if seats not in game.seats or seats < fewest:
        parser.error(f"{game.key} seats {max(game.seats[0], fewest)} to {game.seats[-1]}, not {seats}")


def check_seed(parser: argparse.ArgumentParser, seed: int) -> None:
    """Exits with a message if the seed is out of range."""
    if not 0 <= seed < 1 << SEED_BITS:
        parser.error(f"--seed must be a whole number from 0 to {(1 << SEED_BITS) - 1}")


def named(parser: argparse.ArgumentParser, game: str, text: str) -> Contestant:
    """The contestant that LEVEL names, which may be the path of a Python file, or LEVEL@FILE with the bot's weights in a JSON
    file, or a character's key: the bot of its level with its taste. Exits with a message if there is none.
    """
    level, _, file = (text, "", "") if is_file(text) else text.partition("@")
    who = None if file else keyed(level)
    try:
        if who is not None:
            taste = TASTES.get(game, {}).get(who.key)
            return contestant(game, who.level, {} if taste is None else taste.weights)
        return contestant(game, level, weights_in(Path(file)) if file else {})
    except (OSError, ValueError) as bad:
        parser.error(f"{file}: {bad}" if file else str(bad))


def weights_in(path: Path) -> dict[str, object]:
    """Reads weights by name from a JSON file, without checking names or values. Raises ValueError or OSError."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as bad:
        raise ValueError(f"this is not JSON ({bad})") from bad
    if not isinstance(found, dict):
        raise ValueError('weights are a JSON object, as {"token": 0.3}')  # noqa: TRY004 - a file's fault, not a caller's
    return found


def house_bot(parser: argparse.ArgumentParser, game: Game[Any], text: str) -> Bot:
    """The bot that a text names, as `named` reads it. Exits with a message if there is none."""
    return bot_for(game.key, named(parser, game.key, text))


def what_is(text: str) -> Literal["game", "link", "word", "path"]:
    """What somebody means: a game that there is, a link, a word that is neither, or the path of a file."""
    if text in GAMES:
        return "game"
    if "#" in text or "://" in text:
        return "link"
    if text == "-" or re.search(r"[./\\]", text) or Path(text).exists():
        return "path"
    try:
        open_link(text)
    except ValueError:
        return "word" if re.fullmatch(_WORD, text) else "link"
    return "link"
