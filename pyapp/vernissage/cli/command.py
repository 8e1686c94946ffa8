"""What the command line understands: play, simulate and show."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.bot import Bot
from ..bots.registry import BOTS
from ..games import GAMES
from ..library.links import opened
from ..library.series import BrokenGame, Clock, figures, run, table
from ..library.terminal import bar, printer
from ..page.programme import LEVELS
from ..page.views import VIEWS
from ..table.chance import SEED_BITS
from ..table.game import Game, Seat
from ..table.link import Link
from ..table.match import Match
from ..table.notation import BadNotation
from .play import Sitting
from .show import drawn, reached, read


def main(argv: Sequence[str], clock: Clock) -> int:
    """Runs one command and returns the exit code: 0 done, 1 the rules were found broken, or a position or a link cannot be
    read. The clock times the bots.

    Raises SystemExit with 2, after a message, for a request that cannot be met.
    """
    parser = argparse.ArgumentParser(prog="python -m vernissage", description="Vernissage without a page.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help="play against bots, in this terminal"))
    _add_simulate(commands.add_parser("simulate", help="let bots play against each other"))
    _add_show(commands.add_parser("show", help="print a position, drawn in letters and in the text notation"))
    args = parser.parse_args(argv)
    code: int = args.run(args, clock)
    return code


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(VIEWS)}; or a link, to go on with its game")
    parser.add_argument("--bots", default="greedy", metavar="LEVEL,...", help="the others (default: greedy); the last repeats")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: you and each bot, at least 2)")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="where you sit, from 0 (default: 0)")
    parser.add_argument("--seed", type=int, metavar="N", help="the deal (default: a new one)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="one of the game's, as patrons=2")
    parser.add_argument("--plain", action="store_true", help="no colours, even where `rich` is installed")
    parser.set_defaults(run=_play, parser=parser)


def _play(args: argparse.Namespace, _clock: Clock) -> int:
    parser: argparse.ArgumentParser = args.parser
    if args.game in VIEWS:
        match, seat, levels = _new_game(parser, args)
    else:
        try:
            match, seat, levels = _linked_game(opened(args.game))
        except ValueError as bad:
            sys.stderr.write(f"{args.game} is none of {', '.join(VIEWS)}. As a link: {bad}\n")
            return 1
    bots = {n: (level, _bot(parser, match.game, level)) for n, level in levels.items()}
    sitting = Sitting(match, seat, bots, input, printer(plain=args.plain))
    if not sitting.play():
        sys.stdout.write(f"Go on with: python -m vernissage play '#{sitting.link()}'\n")
    return 0


def _new_game(parser: argparse.ArgumentParser, args: argparse.Namespace) -> tuple[Match[Any], Seat, dict[Seat, str]]:
    """The match, where the person sits, and the other seats' levels."""
    game, named = GAMES[args.game], args.bots.split(",")
    seats = max(len(named) + 1, 2) if args.seats is None else args.seats
    if seats not in game.seats:
        parser.error(f"{game.key} seats {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if not 0 <= args.seat < seats:
        parser.error(f"the seats are 0 to {seats - 1}, not {args.seat}")
    if args.seed is not None:
        _check_seed(parser, args.seed)
    options = _options(parser, game, seats, args.option)
    others = [n for n in range(seats) if n != args.seat]
    levels = dict(zip(others, [*named, *[named[-1]] * len(others)], strict=False))
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    return Match(game, seats, options, seed), args.seat, levels


def _linked_game(link: Link) -> tuple[Match[Any], Seat, dict[Seat, str]]:
    """The match of a link, for the first person that it names; else whoever is asked is the person, against greedy bots."""
    match = link.match
    if match.game.key not in VIEWS:
        raise ValueError(f"{match.game.key} is not played in a terminal")
    asked = match.decision.seat if match.decision is not None else 0
    seat = next((n for n, player in enumerate(link.players) if not player.level), asked)
    levels = {n: player.level for n, player in enumerate(link.players)}
    there = tuple(BOTS[match.game.key])
    return match, seat, {
        n: LEVELS[levels[n]] if 0 < levels.get(n, 0) < len(LEVELS) and LEVELS[levels[n]] in there else "greedy"
        for n in range(match.seats)
        if n != seat
    }


def _bot(parser: argparse.ArgumentParser, game: Game[Any], level: str) -> Bot:
    if level not in BOTS[game.key]:
        parser.error(f"{game.key} has no bot {level!r}: choose from {', '.join(BOTS[game.key])}")
    return BOTS[game.key][level]


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    levels = "; ".join(f"{key}: {', '.join(bots)}" for key, bots in BOTS.items())
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--bots", required=True, metavar="LEVEL,LEVEL,...", help=f"one a seat ({levels})")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: as many as bots)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many; seats rotate (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="one of the game's, as patrons=2")
    parser.add_argument("--check", action="store_true", help="count every piece after every answer, not only at the end")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.set_defaults(run=_simulate, parser=parser)


def _simulate(args: argparse.Namespace, clock: Clock) -> int:
    parser: argparse.ArgumentParser = args.parser
    game = GAMES[args.game]
    names = args.bots.split(",")
    line_up = [_bot(parser, game, name) for name in names]
    seats = len(names) if args.seats is None else args.seats
    if seats not in game.seats:
        parser.error(f"{args.game} seats {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if seats != len(names):
        parser.error(f"{seats} seats but {len(names)} bots: name one bot for each seat")
    if args.games < 1:
        parser.error("--games must be at least 1")
    _check_seed(parser, args.seed)
    options = _options(parser, game, seats, args.option)
    try:
        with bar(args.games, shown=True) as done:
            tally = run(game, line_up, args.games, args.seed, clock, options=options, check=args.check, done=done)
    except BrokenGame as broken:
        sys.stderr.write(f"{args.game}: {broken}\n")
        return 1
    found = figures(names, tally)
    sys.stdout.write(json.dumps(found, indent=1) + "\n" if args.json else table(found))
    return 0


def _options(parser: argparse.ArgumentParser, game: Game[Any], seats: int, given: Sequence[str]) -> dict[str, int]:
    """The game's options as they were given, NAME=N each."""
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


def _add_show(parser: argparse.ArgumentParser) -> None:
    what = f"a game ({', '.join(GAMES)}), for a random position of it; a link; or a file with a position; - is standard input"
    parser.add_argument("what", metavar="WHAT", help=what)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="of a random game (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="what draws a random game (default: 1)")
    parser.add_argument("--answers", type=int, default=100, metavar="N", help="how far a random game goes (default: 100)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="of a random game, as patrons=2")
    parser.set_defaults(run=_show, parser=parser)


def _show(args: argparse.Namespace, _clock: Clock) -> int:
    parser: argparse.ArgumentParser = args.parser
    if args.what in GAMES:
        game = GAMES[args.what]
        if args.seats not in game.seats:
            parser.error(f"{game.key} seats {game.seats[0]} to {game.seats[-1]}, not {args.seats}")
        if args.answers < 0:
            parser.error("--answers must not be negative")
        _check_seed(parser, args.seed)
        options = _options(parser, game, args.seats, args.option)
        sys.stdout.write(drawn(game, reached(game, args.seats, options, args.seed, args.answers)))
        return 0
    try:
        sys.stdout.write(drawn(*_position(args.what)))
    except (OSError, UnicodeDecodeError, BadNotation) as bad:
        sys.stderr.write(f"{args.what}: {bad}\n")
        return 1
    except ValueError as bad:
        sys.stderr.write(f"{bad}\n")
        return 1
    return 0


def _position(what: str) -> tuple[Game[Any], Any]:
    """The position in a file, or where a link begins to be watched."""
    if "#" in what:
        link = opened(what)
        return link.match.game, link.match.at(len(link.match.turns) if link.at is None else link.at)
    return read(sys.stdin.read() if what == "-" else Path(what).read_text(encoding="utf-8"))


def _check_seed(parser: argparse.ArgumentParser, seed: int) -> None:
    if not 0 <= seed < 1 << SEED_BITS:
        parser.error(f"--seed must be a whole number from 0 to {(1 << SEED_BITS) - 1}")
