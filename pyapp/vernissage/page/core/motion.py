"""Motion: which pieces a move sends where, and when. The page plays it (web/loader/motion.mjs); nothing waits for it but bots.

Glossary: a *piece* is an element with `data-piece`, a *place* one with `data-at`; both have names that no other has. A *flight*
is what one piece does: it flies from where it was to where it is, it turns over, it lights up. What one event moves goes in
*beats*, each after the one before has ended. Pieces without a flight that have moved, as a row that closes up, slide. What has
`data-held` (the title, scores) and reads otherwise than before is held back until all has landed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
SPEEDS: Final[dict[Speed, float]] = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}
"""How many times as fast as normal; `off`: nothing moves."""

How: TypeAlias = Literal[
    "fly", "coin", "medal", "token", "packet", "lay", "breathe", "turn", "slide", "walk", "glow", "strike", "hang", "drop",
    "show", "change", "present", "wait",
]  # fmt: skip
"""What a piece does: it flies in a bow; a coin, a medal, a token or a packet of cards flies from it; it comes face down, and
lies so until it turns; breathes; turns over; slides; walks in hops; lights up; is struck, as by a faux pas; is hung; drops from
above and swings; is seen only from now on; looks as before until now; is shown large before it goes to its place; has faint
buttons, since it is not their time yet.
"""
LENGTHS: Final[dict[How, int]] = {
    "fly": 520, "coin": 400, "medal": 1000, "token": 1000, "packet": 380, "lay": 460, "breathe": 400, "turn": 280, "slide": 340,
    "walk": 560, "glow": 640, "strike": 420, "hang": 360, "drop": 620, "show": 160, "change": 160, "present": 1300, "wait": 0,
}  # fmt: skip
"""Milliseconds that each takes at normal speed."""
APART: Final = ("fly", "coin", "medal", "token", "packet", "lay", "drop")
"""What several pieces of one beat do one after the other; all else they do at once."""

NEXT: Final = 120
"""Milliseconds between the starts of such pieces."""
WHOLE: Final = 900
"""Milliseconds in which all pieces of one beat have started, however many they are."""
BREATH: Final = 60
"""Milliseconds between the end of one beat and the start of the next."""
LONGEST: Final = 6000
"""Milliseconds that one move may take: an event that would make it longer is not shown moving."""


class Flight(NamedTuple):
    """What a piece does, in which beat of its event; where it comes from and where it goes, pieces or places; empty: where it
    was, and where it is now. Of several sources (with spaces between them) the first that is there counts.
    """

    piece: str
    source: str = ""
    target: str = ""
    how: How = "fly"
    beat: int = 0


class Timed(NamedTuple):
    """A flight with its start and its length in milliseconds."""

    piece: str
    source: str
    target: str
    how: How
    at: int
    ms: int


def score(events: Iterable[Sequence[Flight]], speed: Speed) -> tuple[Timed, ...]:
    """The flights of a move, event by event, beat by beat: one owner moves at a time. Empty at speed `off`."""
    rate = SPEEDS[speed]
    if not rate:
        return ()
    out: list[Timed] = []
    start = 0.0
    for flights in events:
        timed, end = _event(flights, start, rate)
        if end <= LONGEST / rate:
            out += timed
            start = end
    return tuple(out)


def _event(flights: Sequence[Flight], start: float, rate: float) -> tuple[list[Timed], float]:
    """The flights of one event that begins at `start`, and when the next one may begin."""
    out: list[Timed] = []
    for _, beat in groupby(sorted(flights, key=lambda one: one.beat), key=lambda one: one.beat):
        at = end = start
        together = list(beat)
        gap = min(NEXT, WHOLE / max(len(together) - 1, 1)) / rate
        for one in together:
            ms = LENGTHS[one.how] / rate
            out.append(Timed(one.piece, one.source, one.target, one.how, round(at), round(ms)))
            end = max(end, at + ms)
            at += gap if one.how in APART else 0
        start = end + BREATH / rate
    return out, start


def waiting(score: tuple[Timed, ...]) -> tuple[Timed, ...]:
    """A score during which the decision shows that its buttons are not to be pressed yet: what others do is seen first."""
    return (*score, Timed("decision", "", "", "wait", 0, length(score))) if score else ()


def length(flights: Iterable[Timed]) -> int:
    """Milliseconds until the last piece of a score has landed."""
    return max((one.at + one.ms for one in flights), default=0)
