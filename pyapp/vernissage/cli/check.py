"""`check`: checks a link of a game between several devices without a browser, and says what such a check does not promise."""

from __future__ import annotations

import argparse
import sys

from ..lab.play import Clock
from ..library.curves import NoCurves
from ..library.fair import checked, compared
from ..page.core.bidi import isolated
from ..page.core.words import Words
from ..table.fair.report import SHUT, Report, not_promised, said_shut
from ..table.game import packed


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `check`."""
    parser.add_argument("link", metavar="LINK", help="a link of a game between several devices, a whole address or its end")
    parser.add_argument("other", nargs="?", metavar="OTHER", help="another link of the same game: do the two agree?")
    parser.add_argument("--draws", action="store_true", help="list each draw, and the two players whose numbers made it")


def run(args: argparse.Namespace, _clock: Clock) -> int:
    """Checks the links. Returns 0 if all is right, 1 if a link is wrong or two links contradict each other."""
    parser: argparse.ArgumentParser = args.parser
    try:
        found = checked(args.link)
        sys.stdout.write("\n".join(lines(found, draws=args.draws)) + "\n")
        if args.other is None:
            return 0
        other = checked(args.other)
        fork = compared(found, other)
    except NoCurves as missing:
        parser.error(str(missing))
    except ValueError as bad:
        sys.stderr.write(f"{bad}\n")
        return 1
    if fork is None:
        sys.stdout.write("\nThe two links agree: one goes on from the other, or they are the same.\n")
        return 0
    names = [isolated(e.name) for e in found.record.table.entries]
    a, b = (names[party] for party in fork.parties)
    who = f"{a} has sent two different messages" if a == b else f"{a} and {b} have both sent a message"
    sys.stdout.write(f"\nThe two links do not agree: {who}, as number {fork.at}. Agree which one counts, and go on from it.\n")
    return 1


def lines(found: Report, *, draws: bool) -> list[str]:
    """The report as lines of text; with `draws`, every draw too."""
    record = found.record
    names, players = [isolated(e.name) for e in record.table.entries], [isolated(p.name) for p in record.table.players]
    out = [
        f"{record.table.game.key}, {len(players)} players: {', '.join(players)}",
        *(["An older protocol, edition 1: it promises less than games that begin now."] if found.older else []),
        f"Words to compare: {record.words or 'not yet, everybody has to show a number first'}",
        "",
        f"Checked: {found.messages} messages, {found.draws} draws, {found.phases} phases of sealed answers. All answers are",
        "legal, all draws and seals follow from what everybody bound at the start, and each player has signed all up to the",
        "last message of their own.",
    ]
    if found.sealed:
        out.append(f"{found.sealed} parts are sealed and not open yet: what is in them cannot be checked before that.")
    said = {
        "alone": "from message {at} on each opened their own seal, as {name} did not",
        "without": "{name} has left; from message {at} on nobody plays this seat",
        "shut": "with message {at} the seal of {name} could not be opened by the first to commit",
        "step": "from message {at} on the others have gone on without {name}, and all have signed that",
        "untold": "with message {at} what {name} had concealed stays untold: nobody can check what {name} did in that round",
        "back": "with message {at} {name} has come back",
        "leave": "with message {at} {name} has left",
    }
    for note in found.notes:
        who = ", ".join(names[seat] for seat in found.agreed(note))
        out.append(f"Note: {said[note.what].format(at=note.at, name=names[note.who])}. Signed since by {who}.")
    if found.over:
        out.append(f"The game is over. Scores: {', '.join(map(str, record.match.game.scores(record.match.state)))}")
    elif found.waiting is not None:
        out.append(f"The next message is {names[found.waiting]}'s.")
    if draws:
        out += ["", "Draws:"]
        for card in found.drawn():
            verb, numbers = packed(card.action)
            what = " ".join([verb, *map(str, numbers)])
            where = f"{'message' if found.older else 'number'} {card.at:>3}"
            who = " and ".join(map(isolated, card.names))
            out.append(f"  {where}  {what:<16} {who}{', in secret' * card.secret}")
    words, nots = Words("en"), not_promised(record)
    shut = [words(SHUT, a=isolated(a), b=isolated(b)) for a, b in said_shut(record)]
    return [*out, "", "Not promised:", *(f"- {text}" for text in (*shut, *map(words, (*nots.here, *nots.rest))))]
