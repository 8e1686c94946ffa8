"""What a tile would earn at each of its places, before it is hung (AS-4.6).

Glossary: a *try* is one place with all that follows from it. *values* is how the museum values the types now: which type
counts for the eyeline, and each type's worth. `near` are the spaces along a tile's edges. *Snug* is how many of these are
covered already or off the wall: of equally good places the snuggest is shown first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ....table.game import Seat
from ..rules import box, hanging, scoring
from ..rules.state import DECOR_BASE, Piece, Placed, State, halos, is_painting, mask, masks, size


class Values(NamedTuple):
    """The museum's values at the present positions of the markers: the type that counts five times (None until a painting has
    been sent) and the worth of each type.
    """

    best: int | None
    worth: tuple[int, ...]


class Try(NamedTuple):
    """One legal place. All points are changes of the player's present score (AS-12)."""

    place: int
    points: int
    prestige: int
    """Points for the painting itself (AS-12.1); 0 in a faux pas."""
    lost: int
    """Points that neighbours lose by a new faux pas; 0 or more."""
    shields: int
    """The shields of a decor tile (AS-12.2)."""
    eyeline: int
    corners: int
    """How many bare corners the tile covers (AS-12.5)."""
    full: bool
    """Whether the wall is full with it (AS-12.4)."""
    matches: tuple[int, ...]
    """The touching paintings with the same frame (AS-5.1), as indexes into `hung`."""
    faux_pas: tuple[int, ...]
    """The touching paintings of the same type (AS-6.1), as indexes into `hung`."""
    in_band: bool
    """Whether at least one of its spaces is in the eyeline."""
    snug: int


def museum_values(s: State) -> Values:
    """The museum's present values (AS-11.2, AS-11.3)."""
    ranked = scoring.ranking(s)
    return Values(ranked[0] if ranked else None, scoring.worths(s))


class _Painting(NamedTuple):
    """A painting on the wall: its index in `hung`, type, frame, spaces, and whether it is in a faux pas already."""

    at: int
    type: int
    frame: int
    mask: int
    bad: bool


@lru_cache(maxsize=32)
def _paintings(hung: tuple[Placed, ...]) -> tuple[_Painting, ...]:
    on = [(i, box.PAINTINGS[t.piece], mask(t)) for i, t in enumerate(hung) if is_painting(t.piece)]
    near = [halos(p.w, p.h)[hung[i].place] for i, p, _ in on]
    bad = {i for (i, p, _), edge in zip(on, near, strict=True) for _, q, m in on if q.type == p.type and m & edge}
    return tuple(_Painting(i, p.type, p.frame, m, i in bad) for i, p, m in on)


_CORNERS = sum(1 << c for c in box.CORNERS)


@lru_cache(maxsize=64)
def tries(
    hung: tuple[Placed, ...], taken: int, piece: Piece, places: tuple[int, ...], now: Values, frame: int = 0
) -> tuple[Try, ...]:
    """A try for each of the legal `places` of a piece: the most points first, then matching frames, then snugness. `frame`: the
    points that a matching frame brings by itself.
    """
    w, h = size(piece)
    over, edges = masks(w, h), halos(w, h)
    around = 2 * (w + h)
    out: list[Try] = []
    for place in places:
        covered, near = over[place], edges[place]
        full = taken | covered == box.WALL.all
        corners = (covered & _CORNERS).bit_count()
        snug = around - (near & ~taken).bit_count()
        points = corners * -box.CORNER_POINTS + (box.FULL_POINTS if full else 0)
        if not is_painting(piece):
            shields = box.DECOR[piece - DECOR_BASE].shields
            out.append(Try(place, points + shields, 0, 0, shields, 0, corners, full, (), (), bool(covered & box.EYELINE), snug))
            continue
        mine = box.PAINTINGS[piece]
        touching = [p for p in _paintings(hung) if p.mask & near]
        clash = [p for p in touching if p.type == mine.type]
        worth = now.worth[mine.type]
        prestige = 0 if clash else worth
        lost = worth * sum(1 for p in clash if not p.bad)
        band = bool(covered & box.EYELINE)
        eyeline = box.EYELINE_POINTS if band and mine.type == now.best else 0
        matches = tuple(p.at for p in touching if p.frame == mine.frame)
        points += prestige - lost + eyeline + frame * len(matches)
        faux_pas = tuple(p.at for p in clash)
        out.append(Try(place, points, prestige, lost, 0, eyeline, corners, full, matches, faux_pas, band, snug))
    out.sort(key=lambda t: (-t.points, -len(t.matches), -t.snug, t.place))
    return tuple(out)


def decor_limit(s: State, seat: Seat, after: int, k: int) -> int:
    """The most shields of the decor that `k` matches earn, if `after` are the covered spaces (AS-5.2 to AS-5.6).

    0: no decor is left that fits. For 4 and more matches (AS-5.3) the result is `k`, unless nothing fits.
    """
    if after == box.WALL.all:
        return 0
    free = s.players[seat].assistant is None
    fit = [
        d.shields for kind, d in enumerate(box.DECOR) if s.decor[kind] and (free or hanging.places(after, DECOR_BASE + kind))
    ]
    under = [shields for shields in fit if shields <= k]
    if not under:
        return 0
    return k if k > 3 else max(under)


def covering(found: Sequence[Try], piece: Piece, space: int) -> Try | None:
    """Of the tries that cover a space, the one whose middle is nearest to it; of two equally near, the better one."""
    w, h = size(piece)
    over = masks(w, h)
    x, y = box.WALL.xy(space)
    best: tuple[float, Try] | None = None
    for t in found:
        if not over[t.place] >> space & 1:
            continue
        left, top = box.WALL.xy(t.place)
        far = abs(left + (w - 1) / 2 - x) + abs(top + (h - 1) / 2 - y)
        if best is None or far < best[0]:
            best = far, t
    return best[1] if best else None


def nearest(found: Sequence[Try], place: int) -> Try | None:
    """The try whose place is the fewest steps away from `place`; None if there are no tries."""
    x, y = box.WALL.xy(place)

    def steps(t: Try) -> int:
        left, top = box.WALL.xy(t.place)
        return abs(left - x) + abs(top - y)

    return min(found, key=steps, default=None)


__all__ = ["Try", "Values", "covering", "decor_limit", "museum_values", "nearest", "tries"]
