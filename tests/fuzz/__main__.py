"""`python3 -m tests.fuzz WHAT --n COUNT [--seed SEED] [--kill WHAT]`: broken links (`links`), links as people send them
(`pasted`), forged ones of games between devices (`fair`), turns of such games that are cut off in the page (`linked`), what a
hostile device says at a live table (`live`), games at live tables in a foul network (`tables`), broken saves (`saves`),
cut-off writes in a model of a browser's storage (`kills`) or in a browser with the built site (`browser`), Python that ends in
the page (`traps`), wrong answers in place of the site's files (`worker`), random games of Avant Carde (`patrons`), starts in
WebKit (`starts`). In a browser `--kill` says what is killed: `renderer`, one tab's process (in Chromium); `browser`, all of
Chromium; `firefox` or `webkit`, all of another browser.

Ends with status 1 at the first case that breaks a promise, and shows it; a case can be had again by its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pyapp"))

from tests.fuzz import fair, kills, linked, links, live, pasted, patrons, saves


def _killed(n: int, seed: int, kill: str) -> Iterator[str]:
    from tests.fuzz import browser, whole  # noqa: PLC0415 - only this one needs a browser

    return browser.cases(n, seed) if kill == "renderer" else whole.cases(n, seed, kill)


def _worker(n: int, seed: int) -> Iterator[str]:
    from tests.fuzz import worker  # noqa: PLC0415 - as above

    return worker.cases(n, seed)


def _starts(n: int, seed: int) -> Iterator[str]:
    from tests.fuzz import starts  # noqa: PLC0415 - as above

    return starts.cases(n, seed)


def _traps(n: int, seed: int) -> Iterator[str]:
    from tests.fuzz import traps  # noqa: PLC0415 - as above

    return traps.cases(n, seed)


WHAT = {
    "links": links.cases,
    "pasted": pasted.cases,
    "fair": fair.cases,
    "live": live.cases,
    "tables": live.tables,
    "linked": linked.cases,
    "saves": saves.cases,
    "kills": kills.cases,
    "worker": _worker,
    "starts": _starts,
    "traps": _traps,
    "patrons": patrons.cases,
}
KILLED = ("renderer", "browser", "firefox", "webkit")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests.fuzz", description=__doc__)
    parser.add_argument("what", choices=(*WHAT, "browser"))
    parser.add_argument("--n", type=int, default=10_000, help="how many cases (10,000)")
    parser.add_argument("--seed", type=int, default=1, help="where the cases begin (1)")
    parser.add_argument("--kill", choices=KILLED, default="renderer", help="what is killed in a browser (renderer)")
    given = parser.parse_args()
    n, seed = given.n, given.seed
    cases = _killed(n, seed, given.kill) if given.what == "browser" else WHAT[given.what](n, seed)
    start = time.perf_counter()
    outcomes: Counter[str] = Counter()
    for done, outcome in enumerate(cases, 1):
        outcomes[outcome] += 1
        if done % max(n // 10, 1) == 0:
            print(f"{done:>9,} of {n:,}  {time.perf_counter() - start:8.1f} s", file=sys.stderr, flush=True)
    print(f"{given.what}: {sum(outcomes.values()):,} cases, seed {seed}, no promise broken")
    for outcome, count in outcomes.most_common():
        print(f"{count:>9,}  {outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
