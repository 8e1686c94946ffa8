"""What the start needs to know of the deals of the day: which games are tries of one. The rest is in page/daily."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..games import MANIFESTS
from .app import App
from .programme import PROGRAMME

DAY: Final = "day-"
"""Begins the mark of a try; the day follows."""
AGAIN: Final = "again"
"""Marks a try that another came before."""
BEGUN: Final = "begun"
"""The verb that marks a game which has begun if it is a try; nobody presses it."""
DAY_MS: Final = 86_400_000


def day_of_marks(marks: Iterable[str]) -> int | None:
    """The day whose deal a game is; None if it is none."""
    found = (m[len(DAY) :] for m in marks if m.startswith(DAY))
    return next((int(figures) for figures in found if figures.isascii() and figures.isdigit() and len(figures) < 8), None)


def games(app: App) -> list[str]:
    """The games that have a deal of the day."""
    return [one.key for one in PROGRAMME if app.playable(one.key) and MANIFESTS[one.key].day is not None]


def all_played(app: App) -> bool:
    """Whether the first try of every deal of today, by the device's clock, UTC, has come to its end."""
    now = app.device.now() // DAY_MS
    records = (e.record for e in app.stock.finished if e.record is not None)
    ended = {r.game for r in records if day_of_marks(r.marks) == now and AGAIN not in r.marks}
    return ended.issuperset(games(app))
