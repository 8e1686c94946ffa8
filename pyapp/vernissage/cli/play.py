"""`play`: one person plays against bots in a terminal. The table is drawn in letters, answers are typed in the notation."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ..bots.bot import Bot, answer
from ..bots.characters import CHARACTERS, free, keyed
from ..bots.registry import BOTS, LEVELS, nearest
from ..bots.tastes import seated
from ..games import GAMES
from ..games.notations import NOTATIONS
from ..lab.play import Clock
from ..library.letters import table_text
from ..library.links import open_link
from ..library.showing import scene
from ..library.stepping import no_game
from ..library.terminal import printer
from ..page.core.bidi import isolated
from ..page.programme import VIEWS
from ..page.view.scene import Scene
from ..table.chance import SEED_BITS, Rng, mix
from ..table.game import Seat, hearer
from ..table.link import Link, Player, clean_name, encode
from ..table.match import Match
from ..table.notation import BadMove, moves, parse_move, possible
from .arguments import check_seats, check_seed, game_options, house_bot, what_is

HELP: Final = """\
Type a move as it is listed. Besides: moves (all that are possible; moves WORD: those with a word), table (once more),
undo, link (the game as a link), quit (with a link to go on from)."""

_WIDE: Final = 100
LINKED: Final = "greedy"
"""Who goes on in a link for a bot that it cannot name: one of others, or one with weights from a file."""


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `play`."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(VIEWS)}; or a link, to go on with its game")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="LEVEL,...",
        help="the others: levels, characters' keys as zofia, files as ./mine.py (default: greedy); the last repeats",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: you and each bot, at least 2)")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="where you sit, from 0 (default: 0)")
    parser.add_argument("--seed", type=int, metavar="N", help="the deal (default: a new one)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="one of the game's, as patrons=2")
    parser.add_argument("--plain", action="store_true", help="no colours, even where `rich` is installed")


def run(args: argparse.Namespace, _clock: Clock) -> int:
    """Plays. Returns 0 if the game ended or the person left, 1 if the link that was given cannot be read."""
    parser: argparse.ArgumentParser = args.parser
    if args.game in VIEWS:
        match, seat, levels, names = _new_game(parser, args)
    else:
        try:
            match, seat, levels, names = _linked_game(open_link(args.game))
        except ValueError as bad:
            sys.stderr.write(f"{bad if what_is(args.game) == 'link' else no_game(args.game)}\n")
            return 1
    bots = {n: (level if level in LEVELS else LINKED, house_bot(parser, match.game, level)) for n, level in levels.items()}
    sitting = Sitting(match, seat, bots, input, printer(plain=args.plain), names)
    if not sitting.play():
        sys.stdout.write(f"Go on with: python -m vernissage play '#{sitting.link()}'\n")
    return 0


_Set: TypeAlias = tuple[Match[Any], Seat, dict[Seat, str], dict[Seat, str]]
"""A match, the person's seat, the levels of the other seats, and what bots are called that have a name."""


def _new_game(parser: argparse.ArgumentParser, args: argparse.Namespace) -> _Set:
    game, named = GAMES[args.game], args.bots.split(",")
    seats = max(len(named) + 1, 2) if args.seats is None else args.seats
    check_seats(parser, game, seats)
    if not 0 <= args.seat < seats:
        parser.error(f"the seats are 0 to {seats - 1}, not {args.seat}")
    if args.seed is not None:
        check_seed(parser, args.seed)
    options = game_options(parser, game, seats, args.option)
    others = [n for n in range(seats) if n != args.seat]
    levels: dict[Seat, str] = {}
    names: dict[Seat, str] = {}
    for n, text in zip(others, [*named, *[named[-1]] * len(others)], strict=False):
        who = keyed(text)
        levels[n] = text if who is None else who.level
        if levels[n] not in LEVELS:
            names[n] = _name_of(text, names.values())
        elif who is not None and who.name not in names.values():
            names[n] = who.name
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    return Match(game, seats, options, seed), args.seat, levels, names


def _name_of(text: str, taken: Collection[str]) -> str:
    """What a bot that is none of our levels is called: its file or level, numbered if several are so; never a character."""
    name = clean_name(Path(text.partition("@")[0]).stem)[:20].strip() or "Bot"
    used = {*taken, "You", *[who.name for who in CHARACTERS]}
    return next(called for n in count(1) if (called := name if n == 1 else f"{name} {n}") not in used)


def _linked_game(link: Link) -> _Set:
    """The person plays the link's first seat of a person; without one whose turn it is, against greedy bots."""
    match = link.match
    if match.game.key not in VIEWS:
        raise ValueError(f"{match.game.key} is not played in a terminal")
    asked = match.decision.seat if match.decision is not None else 0
    seat = next((n for n, player in enumerate(link.players) if not player.level), asked)
    linked = {n: player for n, player in enumerate(link.players) if player.level and n != seat}
    there = tuple(BOTS[match.game.key])
    levels = {n: nearest(linked[n].level, there) if n in linked else "greedy" for n in range(match.seats) if n != seat}
    return match, seat, levels, {n: player.name for n, player in linked.items() if player.name}


class Sitting:
    """One match in a terminal: `ask` returns what is typed (EOFError at the end of the input), `tell` prints a line."""

    def __init__(
        self,
        match: Match[Any],
        seat: Seat,
        bots: Mapping[Seat, tuple[str, Bot]],
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        names: Mapping[Seat, str] = MappingProxyType({}),
    ) -> None:
        """`bots`: for every seat but the person's, the level and the bot. `names`: what bots are called; the others are called
        as characters of their level.
        """
        self.match, self.seat, self.ask, self.tell = match, seat, ask, tell
        called = {seat: "You", **names}
        for n, (level, _) in bots.items():
            called[n] = called.get(n) or free(level, called.values())[0].name
        self.bots = {n: seated(bot, match.game.key, level, called[n]) for n, (level, bot) in bots.items()}
        self.names = tuple(called[n] for n in range(match.seats))
        self.players = tuple(Player(name, LEVELS.index(bots[n][0]) if n in bots else 0) for n, name in enumerate(self.names))
        self.notation, self.view = NOTATIONS[match.game.key], VIEWS[match.game.key]
        self.told = 0
        """How many of the match's turns the person has been told."""

    def play(self) -> bool:
        """Plays until the game ends or the person leaves. Returns whether it ended."""
        self.tell(HELP)
        self._news()
        try:
            while (d := self.match.decision) is not None:
                if d.seat in self.bots:
                    luck = Rng(mix(self.match.seed << 8 ^ d.seat) ^ len(self.match.turns))
                    self.match.answer(answer(self.bots[d.seat], self.match.view(d.seat), d.seat, luck))
                    self._news()
                elif not self._person():
                    return False
        except (EOFError, KeyboardInterrupt):
            self.tell("")
            return False
        self._result()
        return True

    def link(self) -> str:
        """The game as a link that names its players, so that it can be resumed with the same bots."""
        return encode(self.match, players=self.players)

    def _scene(self) -> Scene:
        d, game = self.match.decision, self.match.game
        shown = scene(self.match, self.match.view(self.seat), self.seat, self.names)
        own = d is not None and d.seat == self.seat
        return replace(shown, options=game.options(shown.state, d) if own and d is not None else ())

    def _table(self) -> None:
        self.tell("\n" + table_text(self.match.game, self.match.view(self.seat), self.names))

    def _asked(self) -> None:
        """Prints the table, the question to the person, and what can be typed."""
        self._table()
        shown = self._scene()
        there = moves(self.notation, self.match.game, shown.state)
        self.tell(f"{self.view.sentence(shown, self.view.ui(shown, None))} {possible(there)}")

    def _news(self) -> None:
        """Prints what has happened since the person last read."""
        shown = self._scene()
        for turn in self.match.turns[self.told :]:
            for event in turn.events:
                if hearer(event) in (None, self.seat) and (text := self.view.told(event, shown)):
                    self.tell(f"  {text}")
        self.told = len(self.match.turns)

    def _person(self) -> bool:
        """Lets the person answer the pending decision. Returns False if they leave."""
        self._asked()
        while True:
            shown = self._scene()
            there = moves(self.notation, self.match.game, shown.state)
            word, _, rest = self.ask("> ").strip().partition(" ")
            if word == "quit":
                return False
            if word == "moves":
                self._list([move for move in there if rest in move])
            elif word == "table":
                self._asked()
            elif word in ("help", "?"):
                self.tell(HELP)
            elif word == "link":
                self.tell(self.link())
            elif word == "undo":
                if self._undo():
                    self._asked()
            else:
                try:
                    self.match.answer(parse_move(self.notation, self.match.game, shown.state, f"{word} {rest}"))
                except BadMove as bad:
                    self.tell(str(bad))
                    continue
                self._news()
                return True

    def _undo(self) -> bool:
        """Takes the person's last answer back, unless somebody has learnt something since; then it says why not."""
        why = self.match.border(self.seat)
        if why is None:
            self.match.undo()
            self.told = len(self.match.turns)
            return True
        self.tell(
            {
                "start": "There is nothing to take back yet.",
                "draw": "This cannot be taken back: something new was turned up.",
                "reveal": "This cannot be taken back: a secret choice was shown.",
                "other": "This cannot be taken back: somebody else has answered since.",
            }[why]
        )
        return False

    def _list(self, texts: list[str]) -> None:
        wide = max(map(len, texts), default=0) + 2
        across = max(_WIDE // wide, 1)
        for i in range(0, len(texts), across):
            self.tell("".join(f"{text:{wide}}" for text in texts[i : i + across]).rstrip())
        if not texts:
            self.tell("No such move is possible now.")

    def _result(self) -> None:
        game, s = self.match.game, self.match.state
        self._table()
        scores, won = game.scores(s), game.winners(s)
        for seat in sorted(range(self.match.seats), key=lambda n: (n not in won, -scores[n])):
            self.tell(f"{isolated(self.names[seat])}: {scores[seat]}{', the victory' if seat in won else ''}")
