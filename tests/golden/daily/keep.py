"""The first 400 deals of the day, as they are for ever: `python3 -m tests.golden.daily.keep` writes `KEY-EDITION.txt` for every
game that has none yet. Run it when a game's edition was raised, and keep the old files.

A line is: the date; how many seats; the levels beside the person; the match's seed; the options that are not as usual; the seat
that is asked first and what; how many answers there are, and the CRC-32 of all of them as text, one a line.
"""

import sys
from binascii import crc32
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2] / "pyapp"))

from vernissage.bots.daily import FIRST, deal  # noqa: E402 - the product's place must be known first
from vernissage.games import GAMES  # noqa: E402
from vernissage.games.notations import NOTATIONS  # noqa: E402
from vernissage.table.days import date_of  # noqa: E402
from vernissage.table.notation import moves  # noqa: E402

DAYS = range(FIRST, FIRST + 400)


def line(key: str, day: int) -> str:
    """What the file says of a game's deal of a day."""
    the = deal(key, day)
    match, usual = the.match(), GAMES[key].defaults
    d = match.decision
    if d is None:
        raise ValueError(f"the deal of {date_of(day)} asks nothing")
    there = moves(NOTATIONS[key], match.game, match.view(d.seat))
    changed = ",".join(f"{name}={value}" for name, value in sorted(the.options.items()) if usual[name] != value) or "-"
    beside = ",".join(the.opponents)
    asked = f"{d.seat} {d.kind} {len(there)} {crc32(chr(10).join(there).encode()):08x}"
    return f"{date_of(day)} {the.seats} {beside} {the.seed} {changed} {asked}"


def main() -> None:
    """Writes what is missing."""
    for key in ("art-society", "canvas", "avant-carde"):
        file = HERE / f"{key}-{GAMES[key].edition}.txt"
        if not file.exists():
            file.write_text("".join(f"{line(key, day)}\n" for day in DAYS), encoding="utf-8")
            print(f"wrote {file.name}")


if __name__ == "__main__":
    main()
