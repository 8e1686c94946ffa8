"""Python is ended by a trap at random moments of games in a browser: the page begins again by itself, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from build.bench.browser import browser
from build.serve import serving
from build.site import pack
from tests.e2e.starting.test_again import ends_once
from tests.e2e.test_browsers import PLAYERS
from tests.e2e.traps import MOMENTS


def cases(n: int, seed: int) -> Iterator[str]:
    """So many ends of Python; yields at which moment of which game."""
    dist = pack.built(small=False)
    with serving(dist) as server, browser() as chromium:
        for number in range(seed, seed + n):
            rng = Random(number)
            key, moment = list(PLAYERS)[number % len(PLAYERS)], rng.choice(MOMENTS)
            context = chromium.new_context(base_url=server.address, reduced_motion="reduce", service_workers="block")
            try:
                ends_once(context.new_page(), dist, key, moment, rng)
            except BaseException as e:
                e.add_note(f"case {number}: {key}, {moment}")
                raise
            context.close()
            yield f"{key}, {moment}"
