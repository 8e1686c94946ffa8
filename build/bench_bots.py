"""Measures how long the masters think in the page's worker, and how much their bids in Art Society lose to an opponent who
reads them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import ceil
from time import thread_time
from typing import Any, Final

from playwright.sync_api import Page

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES, PLAYED
from vernissage.lab.executors import opened
from vernissage.lab.jobs import Player
from vernissage.lab.ledger import Ledger
from vernissage.lab.pairing import Setting
from vernissage.lab.tournament import Tournament
from vernissage.table.chance import Rng
from vernissage.table.link import encode
from vernissage.table.match import Match

from . import pack
from .browser import browser, kept, visit
from .serve import serving

LEVEL: Final = "master"
SEATS: Final = (2, 4)
"""The numbers of seats at which moves are timed."""
SLOW: Final = 4
"""Chromium can slow down the page's own thread, but not its workers. So a worker's time on a slow machine is computed with this
factor.
"""
GAMES_READ: Final = 40
"""How many games the reader of bids plays."""
READS: Final = 8
"""How many bids it samples before it bids itself."""

TIMED: Final = """async ([text, level, seat, luck]) => {
  const began = performance.now();
  await vernissage.think(text, level, seat, luck);
  return performance.now() - began;
}"""


def measure() -> dict[str, float]:
    """`bot_p95_ms` and `bot_cpu4_p95_ms` are those of the slowest game; each game's own stand beside them.
    `bot_exploit_points`: points won beyond an even share, per hundred games, with the ends of their interval.
    """
    figures: dict[str, float] = {}
    with serving(pack.built(small=False)) as server, browser() as running:
        page, _ = visit(running.new_context(), f"{server.address}/")
        kept(page)
        for key in PLAYED:
            name = key.replace("-", "_")
            spent = sorted(_timed(page, key))
            figures[f"bot_p95_{name}_ms"] = spent[ceil(0.95 * len(spent)) - 1]
            figures[f"bot_worst_{name}_ms"] = spent[-1]
    slowest = max(value for name, value in figures.items() if name.startswith("bot_p95"))
    return {"bot_p95_ms": slowest, "bot_cpu4_p95_ms": SLOW * slowest, **figures, **_exploited()}


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


def _exploited() -> dict[str, float]:
    setting = Setting.of("art-society", 2, {}, int.from_bytes(os.urandom(4), "big"))
    contest = Tournament(setting, [Player(LEVEL, reads=READS), Player(LEVEL)], games=GAMES_READ)
    with opened("processes") as workers:
        contest.play(Ledger(None, contest.asked()), workers, thread_time, lambda _: None, lambda: False)
    (pairing,) = contest.pairings
    low, high = pairing.wilson()
    return {
        "bot_exploit_points": 100 * (pairing.share - 0.5),
        "bot_exploit_low": 100 * (low - 0.5),
        "bot_exploit_high": 100 * (high - 0.5),
    }
