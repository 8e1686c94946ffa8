"""The beginner of Art Society makes the mistakes that people make in their first games.

- It falls in love: it wants the largest painting for which it has room, and bids high early to get it. So it has no good
  cards left in the last third. If it wants no lot, it throws away its lowest card.
- It hangs by eye: it collects matching frames, and hangs tiles close together. It counts what it would score if the game
  ended now, but foresees neither gaps nor how the markers will move.
- As auctioneer it turns up the largest backs, whoever has room for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds
from ....table.chance import Rng
from ....table.game import Action, Decision
from ..rules import box, scoring
from ..rules.decisions import (
    AskBid,
    AskChoose,
    AskStart,
    AskTake,
    Assist,
    Bid,
    Choose,
    Decor,
    Exchange,
    Give,
    Hang,
    HangAssistant,
    Store,
    Take,
)
from ..rules.state import DECOR_BASE, Piece, State, halos, masks, size
from .evaluation import Wall
from .greedy import pending_tile
from .judge import Judge, Judging, Values

FRAME: Final = 2.5
"""The worth of a matching frame to it, in points: more than the shield that it earns."""
SNUG: Final = 0.2
"""The worth of each space beside a piece that is covered already: it hangs close, even where that makes gaps."""
LOVED: Final = 12
"""The size in spaces from which on it loves a painting."""


class Weights(NamedTuple):
    """The weights of the beginner."""

    corners: Annotated[float, Bounds(0, 20)] = 0.0
    """What it sees in covering a corner, in points."""
    wide: Annotated[float, Bounds(-20, 20)] = 0.0
    """How many spaces of size each space counts by which a painting is wider than high."""


WEIGHTS: Final = Weights()


def _liking(wall: Wall, piece: Piece, place: int, s: State, weights: Weights) -> float:
    """How well it likes a piece at a place, in points."""
    w, h = size(piece)
    free = halos(w, h)[place] & ~wall.taken
    mask = masks(w, h)[place]
    snug = SNUG * (2 * (w + h) - free.bit_count()) + weights.corners * sum([mask >> c & 1 for c in box.CORNERS])
    if piece >= DECOR_BASE:
        return box.DECOR[piece - DECOR_BASE].shields + snug
    then, worths, ranking = wall.copy(), scoring.worths(s), scoring.ranking(s)
    frames = then.hang(piece, place)
    shown = sum([(now - old) * worth for now, old, worth in zip(then.good, wall.good, worths, strict=True)])
    seen = box.EYELINE_POINTS if ranking[:1] == (box.PAINTINGS[piece].type,) and mask & box.EYELINE else 0
    return shown + seen + FRAME * frames + snug


def _judge_hanging(weights: Weights) -> Judge:
    def judge(s: State, d: Decision, options: Sequence[Action], _rng: Rng) -> Values:
        yield from ()
        wall = Wall() if isinstance(d, AskStart) else Wall.of(s.players[d.seat])
        tile = d.tile if isinstance(d, AskStart) else pending_tile(s, d)
        out = []
        for a in options:
            match a:
                case Hang(at) if tile is not None:
                    out.append(20 + _liking(wall, tile, at, s, weights))
                case HangAssistant(at) if wall.assistant is not None:
                    out.append(10 + _liking(wall, wall.assistant, at, s, weights))
                case Decor(decor, at):
                    out.append(20 + _liking(wall, DECOR_BASE + decor, at, s, weights))
                case Assist() | Give():
                    out.append(5.0)
                case Exchange(got):
                    out.append(2 + box.PAINTINGS[got].value / 10)
                case Store():
                    out.append(-5.0)
                case _:
                    out.append(0.0)
        return out

    return judge


def _judge_take(weights: Weights) -> Judge:
    def judge(s: State, d: AskTake, options: Sequence[Take], _rng: Rng) -> Values:
        yield from ()
        taken, worths, out = s.players[d.seat].taken, scoring.worths(s), []
        for a in options:
            tile = s.lots[a.lot].tile
            w, h = size(tile)
            out.append(_love(taken, tile) + 2 * worths[box.PAINTINGS[tile].type] + weights.wide * (w - h))
        return out

    return judge


def _love(taken: int, tile: int) -> float:
    """How much it wants a painting: its size in spaces; negative if it has no room for it."""
    w, h = size(tile)
    return w * h if box.WALL.places(taken, w, h) else -w * h


def _judge_bid(s: State, d: AskBid, options: Sequence[Bid], _rng: Rng) -> Values:
    yield from ()
    taken = s.players[d.seat].taken
    loved = sum([_love(taken, lot.tile) >= LOVED for lot in s.lots])
    # It bids its highest card if it loves only one painting, a middle card if it loves several, else its lowest card.
    wanted = {0: 0, 1: len(options) - 1}.get(loved, len(options) // 2)
    return [-abs(i - wanted) for i in range(len(options))]


def _judge_choice(_s: State, _d: AskChoose, options: Sequence[Choose], _rng: Rng) -> Values:
    yield from ()
    return [float(box.FORMATS[a.format].w * box.FORMATS[a.format].h) for a in options]


class Beginner(Judging):
    """Plays as the module says."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        hanging = _judge_hanging(weights)
        super().__init__(
            {
                "start": hanging,
                "choose": _judge_choice,
                "bid": _judge_bid,
                "take": _judge_take(weights),
                "place": hanging,
                "decor": hanging,
                "after": hanging,
            }
        )


BOT: Final = Beginner()
