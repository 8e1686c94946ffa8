"""Swaps: old decor exchanged for other decor over exactly the same spaces, to free a kind that has run out (AS-5.7).

Glossary: a *swap* takes down two to `box.SWAP_TILES` old tiles and hangs tiles of the supply in their spaces. It is of one
piece: no part of its new tiles covers just what a part of the old ones did. As an answer it names its new tiles: kind, place,
kind, place, ...
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from ....table.game import Seat
from ....table.grid import spaces
from . import box
from .decisions import SwapDecor
from .state import DECOR_BASE, Placed, Player, State, is_painting, mask, masks

New: TypeAlias = tuple[tuple[int, int], ...]
"""The tiles that a swap hangs, each as its place and kind, by place."""


class Swap(NamedTuple):
    """A swap on a player's wall: the tiles that it takes down, as indexes into `hung`, and those that it hangs."""

    gone: tuple[int, ...]
    new: tuple[Placed, ...]


class _Spot(NamedTuple):
    """A tile of the supply that could lie over old decor: `gone` are the old tiles it meets, as a mask of their numbers."""

    kind: int
    place: int
    mask: int
    gone: int


def options(player: Player, stock: Sequence[int], wanted: Collection[int]) -> list[SwapDecor]:
    """The swaps that free a decor tile of a `wanted` kind, none of which is in the `stock`; those with fewest new tiles first.

    Only tiles that hung before this round are exchanged, so that hanging the round again stays possible.
    """
    old = [(mask(t), t.piece - DECOR_BASE) for t in player.hung[: player.old] if not is_painting(t.piece)]
    if len(old) < 2 or not any(kind in wanted for _, kind in old):
        return []
    found = sorted(_found(old, stock, wanted), key=lambda new: (len(new), [(kind, place) for place, kind in new]))
    return [SwapDecor(tuple(n for place, kind in new for n in (kind, place))) for new in found]


def _found(old: Sequence[tuple[int, int]], stock: Sequence[int], wanted: Collection[int]) -> Iterator[New]:
    """Every swap once: from each old tile of a wanted kind, those in which it is the first such tile."""
    spots = _spots(old, stock)

    def grown(gone: int, over: int, new: New) -> Iterator[New]:
        """Covers the first bare space of the tiles `gone` in every way; with them goes what the new tile lies over.

        `over` are the spaces covered anew. As each tile is tied to those before it, the swap is of one piece.
        """
        bare = sum(old[i][0] for i in spaces(gone)) & ~over
        if not bare:
            if gone.bit_count() > 1:
                yield tuple(sorted(new))
            return
        kinds = [kind for _, kind in new]
        for spot in spots[(bare & -bare).bit_length() - 1]:
            more = gone | spot.gone
            if spot.mask & over or more & earlier or more.bit_count() > box.SWAP_TILES:
                continue
            if kinds.count(spot.kind) < stock[spot.kind]:
                yield from grown(more, over | spot.mask, (*new, (spot.place, spot.kind)))

    earlier = 0
    for i, (_, kind) in enumerate(old):
        if kind in wanted:
            yield from grown(1 << i, 0, ())
            earlier |= 1 << i


def _spots(old: Sequence[tuple[int, int]], stock: Sequence[int]) -> dict[int, list[_Spot]]:
    """By space, the tiles of the supply that could cover it and lie over nothing but old decor, none as it hangs there now."""
    area = sum(m for m, _ in old)
    out: dict[int, list[_Spot]] = {space: [] for space in spaces(area)}
    for kind, d in enumerate(box.DECOR):
        for place, m in enumerate(masks(d.w, d.h) if stock[kind] else ()):
            if m and m & area == m and (m, kind) not in old:
                spot = _Spot(kind, place, m, sum(1 << i for i, (other, _) in enumerate(old) if other & m))
                for space in spaces(m):
                    out[space].append(spot)
    return out


def read(player: Player, tiles: Sequence[int]) -> Swap:
    """The swap that an answer's `tiles` name."""
    new = tuple(Placed(DECOR_BASE + kind, place) for kind, place in zip(tiles[::2], tiles[1::2], strict=True))
    over = sum(mask(t) for t in new)
    return Swap(tuple(i for i, t in enumerate(player.hung[: player.old]) if mask(t) & over), new)


def swap(s: State, seat: Seat, tiles: Sequence[int]) -> None:
    """Carries a swap out; it stays when the round is hung again."""
    player = s.players[seat]
    gone, new = read(player, tiles)
    stock = list(s.decor)
    for i in gone:
        stock[player.hung[i].piece - DECOR_BASE] += 1
    for t in new:
        stock[t.piece - DECOR_BASE] -= 1
    s.decor = tuple(stock)
    kept = [t for i, t in enumerate(player.hung[: player.old]) if i not in gone]
    player.hung = (*kept, *new, *player.hung[player.old :])
    player.old = len(kept) + len(new)
