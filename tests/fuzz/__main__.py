"""`python3 -m tests.fuzz links|saves|kills|tabs|worker|patrons --n COUNT [--seed SEED]`: broken links, broken saves, cut-off
writes in a model of a browser's storage (`kills`) or in Chromium's tabs with the built site (`tabs`), wrong answers in place of
the site's files (`worker`), random games of Avant Carde.

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

from tests.fuzz import kills, links, patrons, saves


def _tabs(n: int, seed: int) -> Iterator[str]:
    from tests.fuzz import browser  # noqa: PLC0415 - only this one needs a browser

    return browser.cases(n, seed)


def _worker(n: int, seed: int) -> Iterator[str]:
    from tests.fuzz import worker  # noqa: PLC0415 - as above

    return worker.cases(n, seed)


WHAT = {"links": links.cases, "saves": saves.cases, "kills": kills.cases, "tabs": _tabs, "worker": _worker,
        "patrons": patrons.cases}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests.fuzz", description=__doc__)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--n", type=int, default=10_000, help="how many cases (10,000)")
    parser.add_argument("--seed", type=int, default=1, help="where the cases begin (1)")
    given = parser.parse_args()
    start = time.perf_counter()
    outcomes: Counter[str] = Counter()
    for done, outcome in enumerate(WHAT[given.what](given.n, given.seed), 1):
        outcomes[outcome] += 1
        if done % max(given.n // 10, 1) == 0:
            print(f"{done:>9,} of {given.n:,}  {time.perf_counter() - start:8.1f} s", file=sys.stderr, flush=True)
    print(f"{given.what}: {sum(outcomes.values()):,} cases, seed {given.seed}, no promise broken")
    for outcome, count in outcomes.most_common():
        print(f"{count:>9,}  {outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
