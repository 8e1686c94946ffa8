"""`show`: prints a position: the table in letters as comments, then the text notation. `show` can read its own output."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..games import GAMES, PLAYED
from ..games.notations import NOTATIONS
from ..lab.play import Clock
from ..library.letters import table_text
from ..library.links import open_link
from ..library.saving import read
from ..library.stepping import no_game
from ..table.chance import Rng
from ..table.game import CHANCE, Game, quiet
from ..table.match import chance_answer
from ..table.notation import BadNotation
from .arguments import check_seats, check_seed, game_options, what_is


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `show`."""
    what = f"a game ({', '.join(PLAYED)}), for a random position of it; a link; or a file with a position; - is standard input"
    parser.add_argument("what", metavar="WHAT", help=what)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="of a random game (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="what draws a random game (default: 1)")
    parser.add_argument("--answers", type=int, default=100, metavar="N", help="how far a random game goes (default: 100)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="of a random game, as patrons=2")


def run(args: argparse.Namespace, _clock: Clock) -> int:
    """Prints the position that was asked for. Returns 0, or 1 if it cannot be read."""
    parser: argparse.ArgumentParser = args.parser
    means = what_is(args.what)
    if means == "game":
        game = GAMES[args.what]
        check_seats(parser, game, args.seats)
        if args.answers < 0:
            parser.error("--answers must not be negative")
        check_seed(parser, args.seed)
        options = game_options(parser, game, args.seats, args.option)
        sys.stdout.write(commented(game, reached(game, args.seats, options, args.seed, args.answers)))
        return 0
    try:
        sys.stdout.write(commented(*_position(args.what, means)))
    except FileNotFoundError:
        sys.stderr.write(f"there is no file {args.what}\n")
        return 1
    except (OSError, UnicodeDecodeError, BadNotation) as bad:
        sys.stderr.write(f"{args.what}: {bad}\n")
        return 1
    except ValueError as bad:
        sys.stderr.write(f"{bad}\n")
        return 1
    return 0


def _position(what: str, means: str) -> tuple[Game[Any], Any]:
    """The position in a file, or at which a link begins to be watched. Raises ValueError for a game that is not there."""
    if means == "word":
        raise ValueError(no_game(what))
    if means == "link":
        link = open_link(what)
        return link.match.game, link.match.at(len(link.match.turns) if link.at is None else link.at)
    return read(sys.stdin.read() if what == "-" else Path(what).read_text(encoding="utf-8"))


def commented(game: Game[Any], s: Any) -> str:
    """The position in the text notation, with the table above it as comments."""
    picture = "".join(f"# {line}".rstrip() + "\n" for line in table_text(game, s).splitlines())
    return f"{picture}\n{NOTATIONS[game.key].position_text(s)}"


def reached(game: Game[Any], seats: int, options: Mapping[str, int], seed: int, answers: int) -> Any:
    """The position of the seed's random game after this many answers (chance's count too), or at its end."""
    rng = Rng(seed)
    s = game.new(seats, {**game.defaults, **options})
    for ply in range(answers):
        d = game.decision(s)
        if d is None:
            break
        a = chance_answer(game, s, d, seed, ply) if d.seat == CHANCE else rng.pick(game.options(s, d))
        game.advance(s, a, quiet)
    return s
