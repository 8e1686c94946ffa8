"""`league`: puts links of a challenge together, replays every game, and prints the league and its link."""

from __future__ import annotations

import argparse
import sys

from ..bots.league import EDITION, strange
from ..games import GAMES
from ..lab.play import Clock
from ..table.found import link_in
from ..table.league import LONGEST, League, decode, encode, is_league, league
from ..table.link import BadLink
from ..table.slices import whole


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `league`."""
    parser.add_argument("links", metavar="LINK", nargs="+", help="links of one challenge, as friends have sent them")


def run(args: argparse.Namespace, _clock: Clock) -> int:
    """Prints the league of the links. Returns 0; 1 if a link cannot be read, is of another challenge, or holds a game in
    which a bot answers otherwise than the bots here.
    """
    leagues: list[League] = []
    for n, text in enumerate(args.links, 1):
        try:
            leagues.append(decode(link_in(text, is_league, longest=LONGEST), GAMES))
        except BadLink as bad:
            sys.stderr.write(f"link {n} does not replay: {bad}\n")
            return 1
    challenge = leagues[0].challenge
    for n, other in enumerate(leagues, 1):
        if encode(League(other.challenge)) != encode(League(challenge)):
            sys.stderr.write(f"link {n} is another challenge\n")
            return 1
    merged = league(challenge, (attempt for one in leagues for attempt in one.attempts))
    others = ", ".join(player.name for player in challenge.others)
    sys.stdout.write(f"{challenge.game.key}, seed {challenge.seed}, against {others}\n")
    strangers = False
    for n, attempt in enumerate(merged.attempts):
        note = ""
        if (same := merged.first_alike(n)) is not None:
            note = f"  the same game as {merged.attempts[same].name}'s"
        elif challenge.bots == EDITION and (found := whole(strange(challenge, attempt))) is not None:
            strangers, note = True, f"  at ply {found[0]} {challenge.players('')[found[1]].name} answers otherwise here"
        sys.stdout.write(f"{merged.place(n):>3}  {attempt.score:>4}  {attempt.name}{note}\n")
    if challenge.bots != EDITION:
        sys.stdout.write(f"The bots are of edition {challenge.bots}, those here of edition {EDITION}: not compared.\n")
    sys.stdout.write(f"{encode(merged)}\n")
    return int(strangers)
