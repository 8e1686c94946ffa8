"""Makes pictures of every screen of the page, and finds those that have changed.

    python3 -m tests.screens shoot BEFORE           # about two thousand pictures, in about ten minutes
    python3 -m tests.screens shoot AFTER            # after the change
    python3 -m tests.screens compare BEFORE AFTER   # how many pixels differ, and pictures of where, in AFTER/differences
    python3 -m tests.screens stills                 # the three pictures of tables on the repository's front page, made anew
    python3 -m tests.screens film FOLDER            # strips of twelve frames: what moves in each game's key moments

For changes of the styles: it shows that everything else looks as before. `shoot --only PATTERN` makes only pictures whose names
match, as in `--only 'lesson.*360x740'`. The page's own Python makes the screens outside of a browser (`screens.py`); only
Chromium draws them.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pyapp"))

from tests.screens.compare import differences
from tests.screens.film import film
from tests.screens.shots import shoot
from tests.screens.stills import FOLDER, stills


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests.screens", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    jobs = parser.add_subparsers(dest="job", required=True)
    shooting = jobs.add_parser("shoot", help="fill a folder with pictures")
    shooting.add_argument("folder", type=Path)
    shooting.add_argument("--only", default="", help="a pattern (regular expression) that a picture's name must hold")
    comparing = jobs.add_parser("compare", help="compare two folders")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    jobs.add_parser("stills", help="make the front page's pictures anew")
    filming = jobs.add_parser("film", help="fill a folder with strips")
    filming.add_argument("folder", type=Path)
    filming.add_argument("--only", default="", help="a pattern that a moment's name must hold")
    filming.add_argument("--size", default="1280x800", help="of the window")
    asked = parser.parse_args()
    if asked.job == "stills":
        print(f"{', '.join(stills())} are in {FOLDER}.")
        return 0
    if asked.job == "film":
        width, height = map(int, asked.size.split("x"))
        print(f"{film(asked.folder, asked.only, width, height)} strips are in {asked.folder}.")
        return 0
    if asked.job == "shoot":
        print(f"{shoot(asked.folder, asked.only)} pictures are in {asked.folder}.")
        return 0
    count = 0
    for one in differences(asked.before, asked.after, asked.after / "differences"):
        count += 1
        where = f"{one.pixels} px in {one.box}" if one.pixels else "is in one folder only"
        print(f"{one.name}: {where}", flush=True)
    print(f"{count} pictures differ.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
