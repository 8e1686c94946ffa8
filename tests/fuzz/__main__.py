"""`python3 -m tests.fuzz WHAT --n COUNT [--seed SEED] [--kill WHAT]`: broken links (`links`), links as people send them
(`pasted`), forged ones of leagues (`leagues`) and of games between devices (`fair`), turns of such games that are cut off in
the page (`linked`), what a hostile device says at a live table (`live`), games at live tables in a foul network (`tables`),
broken saves (`saves`), cut-off writes in a model of a browser's storage (`kills`) or in a browser with the built site
(`browser`), Python that ends in the page, in three browsers (`traps`), wrong answers in place of the site's files (`worker`),
random games of Avant Carde (`patrons`), starts in WebKit (`starts`). In a browser `--kill` says what is killed: `renderer`,
one tab's process (in Chromium); `browser`, all of Chromium; `firefox` or `webkit`, all of another browser.

Ends with status 1 at the first case that breaks a promise, and shows it; a case can be had again by its seed.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pyapp"))

from build.prepare import prepare

prepare(Path(__file__).parents[2])  # in a fresh clone the page's modules have no catalogues

from tests.fuzz import fair, kills, leagues, linked, links, live, newer, pasted, patrons, saves  # noqa: E402


def _in_a_browser(name: str) -> Callable[[int, int], Iterator[str]]:
    """The cases of a module in `browsers`, which is imported only when it is asked for: only it needs a browser."""
    def cases(n: int, seed: int) -> Iterator[str]:
        found: Iterator[str] = import_module(f"tests.fuzz.browsers.{name}").cases(n, seed)
        return found

    return cases


def _killed(n: int, seed: int, kill: str) -> Iterator[str]:
    if kill == "renderer":
        return _in_a_browser("browser")(n, seed)
    from tests.fuzz.browsers import whole  # noqa: PLC0415 - as above

    return whole.cases(n, seed, kill)


WHAT = {
    "links": links.cases,
    "pasted": pasted.cases,
    "leagues": leagues.cases,
    "fair": fair.cases,
    "newer": newer.cases,
    "live": live.cases,
    "tables": live.tables,
    "linked": linked.cases,
    "saves": saves.cases,
    "kills": kills.cases,
    "worker": _in_a_browser("worker"),
    "starts": _in_a_browser("starts"),
    "traps": _in_a_browser("traps"),
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
