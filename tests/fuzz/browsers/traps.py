"""Python is ended by a trap at random moments of games of each kind and of games by link, in each browser that is there: the
page begins again by itself, and nothing is lost.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from build.bench.browser import browser
from build.serve import serving
from build.site import pack
from build.testing.engines import CHROMIUM, ENGINES, FIREFOX, Engine
from tests.e2e import linked, webkit
from tests.e2e.quick import PLAYERS
from tests.e2e.starting.test_again import ends_by_link, ends_once
from tests.e2e.traps import MOMENTS
from tests.e2e.visitors import firefox, told_nothing


def cases(n: int, seed: int) -> Iterator[str]:
    """So many ends of Python, a third of them in each browser; yields at which moment of which game. A browser comes after the
    other, because Playwright runs only once at a time.
    """
    dist = pack.built(small=False)
    games = [*((key, False) for key in PLAYERS), *((key, True) for key in linked.PLAYERS)]
    for place, engine in enumerate(ENGINES):
        if not engine.found():
            yield engine.missing()
            continue
        with _running(engine) as there:
            for number in range(seed + place, seed + n, len(ENGINES)):
                rng = Random(number)
                (key, by_link), moment = games[number // len(ENGINES) % len(games)], rng.choice(MOMENTS)
                told = f"{engine.name}: {key}{' by link' * by_link}, {moment}"
                try:
                    with serving(dist) as server, told_nothing(there, server) as somebody:
                        (ends_by_link if by_link else ends_once)(somebody.opened(), dist, key, moment, rng)
                except BaseException as e:
                    e.add_note(f"case {number}: {told}")
                    raise
                yield told


@contextmanager
def _running(engine: Engine) -> Iterator[Any]:
    """A browser of that kind."""
    if engine is CHROMIUM:
        with browser() as chromium:
            yield chromium
    elif engine is FIREFOX:
        with sync_playwright() as playwright:
            running = firefox(playwright)
            yield running
            running.close()
    else:
        with tempfile.TemporaryDirectory() as room, webkit.browser(Path(room)) as running:
            yield running
