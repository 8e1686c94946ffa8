"""Motion: which pieces a move sends where, and when. The page plays it (web/loader/motion.mjs); nothing waits for it but bots.

Glossary: a *piece* is an element with `data-piece`, a *place* one with `data-at`; both have names that no other has. A *flight*
takes a piece from where it was to where it is. Pieces without a flight that have moved, as a row that closes up, slide.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
SPEEDS: Final[dict[Speed, float]] = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}
"""How many times as fast as normal; `off`: nothing moves."""

FLY: Final = 520
"""Milliseconds that a piece is under way at normal speed."""
NEXT: Final = 120
"""Milliseconds between the starts of pieces that one event moves."""
WHOLE: Final = 900
"""Milliseconds in which all pieces of one event have started, however many they are."""
BREATH: Final = 60
"""Milliseconds between the landing of one event's last piece and the start of the next event's first."""
LONGEST: Final = 4000
"""Milliseconds that one move may take: what would make it longer is not shown flying."""


class Flight(NamedTuple):
    """A piece on its way: where it comes from and where it goes, pieces or places; empty: where it was, and where it is now."""

    piece: str
    source: str = ""
    target: str = ""


class Timed(NamedTuple):
    """A flight with its start and its length in milliseconds."""

    piece: str
    source: str
    target: str
    at: int
    ms: int


def score(events: Iterable[Sequence[Flight]], speed: Speed) -> tuple[Timed, ...]:
    """The flights of a move, event by event: one owner moves at a time. Empty at speed `off`."""
    rate = SPEEDS[speed]
    if not rate:
        return ()
    out: list[Timed] = []
    start = 0.0
    for flights in events:
        gap = min(NEXT, WHOLE / max(len(flights) - 1, 1))
        end = start + (FLY + gap * (len(flights) - 1)) / rate
        if not flights or end > LONGEST / rate:
            continue
        out += (Timed(*one, round(start + gap / rate * i), round(FLY / rate)) for i, one in enumerate(flights))
        start = end + BREATH / rate
    return tuple(out)


def length(flights: Iterable[tuple[str, str, str, int, int]]) -> int:
    """Milliseconds until the last piece of a score has landed."""
    return max((at + ms for _, _, _, at, ms in flights), default=0)
