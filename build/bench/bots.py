"""Measures how long the masters think in the page's worker."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any, Final

from playwright.sync_api import Page

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES, PLAYED
from vernissage.table.chance import Rng
from vernissage.table.link import encode
from vernissage.table.match import Match

from ..serve import serving
from ..site import pack
from .browser import at_home, browser

LEVEL: Final = "master"
SEATS: Final = (2, 4)
"""The numbers of seats at which moves are timed."""
SLOW: Final = 4
"""Chromium can slow down the page's own thread, but not its workers. So a worker's time on a slow machine is computed with this
factor.
"""
TIMED: Final = """async ([text, level, seat, luck]) => {
  const began = performance.now();
  await vernissage.think(text, level, seat, luck);
  return performance.now() - began;
}"""


def measure() -> dict[str, float]:
    """`bot_p95_ms` and `bot_cpu4_p95_ms` are those of the slowest game; each game's own stand beside them."""
    figures: dict[str, float] = {}
    with serving(pack.built(small=False)) as server, browser() as running:
        page = at_home(running.new_context(), f"{server.address}/")
        for key in PLAYED:
            name = key.replace("-", "_")
            spent = sorted(_timed(page, key))
            figures[f"bot_p95_{name}_ms"] = spent[ceil(0.95 * len(spent)) - 1]
            figures[f"bot_worst_{name}_ms"] = spent[-1]
    slowest = max(value for name, value in figures.items() if name.startswith("bot_p95"))
    return {"bot_p95_ms": slowest, "bot_cpu4_p95_ms": SLOW * slowest, **figures}


def _timed(page: Page, key: str) -> list[float]:
    """Milliseconds of each move of one seat in games of greedy bots. The first game's first move starts the worker."""
    out = []
    for seats in SEATS:
        for n, asked in enumerate(_asked(key, seats)):
            spent: float = page.evaluate(TIMED, asked)
            out += [spent] * (n > 0)
    return out


def _asked(key: str, seats: int) -> Iterator[list[Any]]:
    """For each decision in which the first seat has a choice: the match as text, the level, the seat and the luck."""
    match: Match[Any] = Match(GAMES[key], seats, {}, 7)
    while (d := match.decision) is not None:
        if d.seat == 0 and len(match.game.options(match.state, d)) > 1:
            yield [encode(match), LEVEL, d.seat, str(len(match.turns))]
        match.answer(answer(BOTS[key]["greedy"], match.view(d.seat), d.seat, Rng(len(match.turns))))
