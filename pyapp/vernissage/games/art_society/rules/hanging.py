"""Hanging: where a tile may go, what it earns, and what to do when there is no room (AS-4 to AS-8).

Glossary: `taken` is a wall's covered spaces as a mask. The *pending* painting is the one a player still has to place while
the assistant's tile or its decor is being hung.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....table.game import Action, Seat
from ....table.grid import chosen
from . import box, swaps
from .decisions import AskPlace, Assist, Decor, Done, Enough, Exchange, Give, Hang, HangAssistant, Store
from .state import (
    CONSOLATION,
    DECOR_BASE,
    EXCHANGED,
    FURTHER,
    TOOK,
    Piece,
    Placed,
    Player,
    State,
    halo,
    halos,
    is_painting,
    mask,
    masks,
    size,
)  # fmt: skip

# Every answer there is, made once: options are picked from these by the places' mask.
_SPACES: Final = range(box.WALL.width * box.WALL.height)
HANG: Final = tuple(Hang(p) for p in _SPACES)
_HANG_ASSISTANT: Final = tuple(HangAssistant(p) for p in _SPACES)
_DECOR: Final = tuple(tuple(Decor(kind, p) for p in _SPACES) for kind in range(len(box.DECOR)))
_GIVE: Final = tuple(Give(kind) for kind in range(len(box.DECOR)))
_ASSIST: Final = Assist()
_ENOUGH: Final = Enough()
_DONE: Final = Done()


def places(taken: int, piece: Piece) -> int:
    """Every place where the piece may be hung on a wall (AS-4.3, AS-4.4), as a mask."""
    w, h = size(piece)
    return _places(taken, w, h)


# The same wall is asked for the same sizes again and again within a round: for options, ways out, hanging again.
_places = lru_cache(maxsize=1 << 12)(box.WALL.places)


def start_places(tile: int) -> list[int]:
    """Where a starting painting may be hung: over at least one star (AS-1.4)."""
    return [p for p, m in enumerate(masks(*size(tile))) if m & box.STAR_MASK]


def neighbours(player: Player, piece: Piece, place: int) -> list[Placed]:
    """The paintings on the wall that would share an edge with the piece at this place."""
    near = halos(*size(piece))[place]
    return [t for t in player.hung if t.piece < DECOR_BASE and mask(t) & near]


def matches(player: Player, tile: int, place: int) -> int:
    """How many paintings of its own frame the painting would touch (AS-5.1)."""
    frame = box.PAINTINGS[tile].frame
    near = halos(*size(tile))[place]
    return sum(1 for t in player.hung if t.piece < DECOR_BASE and box.PAINTINGS[t.piece].frame == frame and mask(t) & near)


def out_of_space(player: Player, tile: int) -> bool:
    """Whether the painting had no place on the wall as it stood when the round began (AS-8, ruling)."""
    return not places(player.old_taken, tile)


def exchanges(s: State, player: Player, tile: int) -> list[int]:
    """The museum's paintings of the same type that had a place on the wall as the round began (AS-8.2 and ruling)."""
    return [m for m in s.museum[box.PAINTINGS[tile].type] if places(player.old_taken, m)]


def can_settle(s: State, player: Player, tile: int, fate: int, taken: int, assistant: Piece | None) -> bool:
    """Whether the pending painting would still have somewhere to go with this wall and assistant (AS-8, ruling)."""
    if places(taken, tile):
        return True
    if fate == EXCHANGED:
        return False
    if assistant is None:
        return True
    if not out_of_space(player, tile):
        return False
    possible = exchanges(s, player, tile)
    return not possible or any(places(taken, m) for m in possible)


def _assistant_options(s: State, seat: Seat) -> list[HangAssistant]:
    """Hanging the assistant's tile (AS-7.2, AS-7.3), where the pending painting keeps a way out."""
    player = s.players[seat]
    if player.assistant is None:
        return []
    out = chosen(_HANG_ASSISTANT, places(player.taken, player.assistant))
    pending = _pending(s, seat)
    if pending is not None and pending[1] == EXCHANGED:
        over = masks(*size(player.assistant))
        out = [a for a in out if can_settle(s, player, *pending, player.taken | over[a.at], None)]
    return out


def _pending(s: State, seat: Seat) -> tuple[int, int] | None:
    """The painting (and its fate) that the seat still has to place, if any."""
    for item in s.agenda:
        if isinstance(item, AskPlace) and item.seat == seat:
            return item.tile, item.fate
    return None


def place_options(s: State, d: AskPlace) -> list[Action]:
    """What may be done with a painting that was won (AS-4.2, AS-7, AS-8): only a misfit is exchanged or put aside (AS-8.4)."""
    tile, fate = d.tile, d.fate
    player = s.players[d.seat]
    out: list[Action] = []
    out += chosen(HANG, places(player.taken, tile))
    if fate == TOOK and player.assistant is None:
        out.append(_ASSIST)
    out += _assistant_options(s, d.seat)
    if fate == TOOK and out_of_space(player, tile):
        possible = exchanges(s, player, tile)
        out += [Exchange(m) for m in possible if places(player.taken, m)]
        if not possible:
            out.append(Store())
    return out


def decor_options(s: State, seat: Seat, budget: int, which: int, swapped: int = 0) -> list[Action]:
    """What may be done with earned decor of at most `budget` shields (AS-5.2 to AS-5.4, AS-5.7, AS-7.2, AS-8.3); `swapped`
    is 1 once old decor was exchanged for this tile: one swap might undo another without end.

    Empty if nothing but losing it is left.
    """
    player = s.players[seat]
    pending = _pending(s, seat)
    out: list[Action] = []
    for kind, decor in enumerate(box.DECOR):
        if decor.shields > budget or not s.decor[kind]:
            continue
        hung = chosen(_DECOR[kind], _places(player.taken, decor.w, decor.h))
        if pending is not None:
            over = masks(decor.w, decor.h)
            hung = [a for a in hung if can_settle(s, player, *pending, player.taken | over[a.at], player.assistant)]
        out += hung
        if (
            player.assistant is None
            and which != CONSOLATION
            and (pending is None or can_settle(s, player, *pending, player.taken, DECOR_BASE + kind))
        ):
            out.append(_GIVE[kind])
    if not swapped:
        out += swaps.options(player, s.decor, _missing(s, player, budget, which))
    must = bool(out) and which != FURTHER
    # To free the assistant helps only if there is a tile to give.
    if out or (which != CONSOLATION and any(n and d.shields <= budget for n, d in zip(s.decor, box.DECOR, strict=True))):
        out += _assistant_options(s, seat)
    if out and not must:
        out.append(_ENOUGH)
    return out


def _missing(s: State, player: Player, budget: int, which: int) -> set[int]:
    """The kinds of decor that have run out though the player could use a tile (AS-5.7)."""
    to_assistant = player.assistant is None and which != CONSOLATION
    return {
        kind
        for kind, d in enumerate(box.DECOR)
        if not s.decor[kind] and d.shields <= budget and (to_assistant or places(player.taken, DECOR_BASE + kind))
    }


def after_options(s: State, seat: Seat) -> list[Action]:
    """Whether to hang the assistant's tile after the new one (AS-7.2). Empty if there is nothing to decide."""
    out = _assistant_options(s, seat)
    return [*out, _DONE] if out else []


def hang(player: Player, piece: Piece, place: int) -> None:
    """Puts the piece on the wall; the place must be legal."""
    player.hung = (*player.hung, Placed(piece, place))
    player.taken |= masks(*size(piece))[place]


def take_down(s: State, seat: Seat) -> None:
    """Takes this round's tiles off the wall and back from the assistant (AS-4.5); decor goes back to the supply."""
    player = s.players[seat]
    stock = list(s.decor)
    held = [t.piece for t in player.hung[player.old :]]
    if player.assistant is not None:
        held.append(player.assistant)
    for piece in held:
        if not is_painting(piece):
            stock[piece - DECOR_BASE] += 1
    if player.old_assistant is not None and not is_painting(player.old_assistant):
        stock[player.old_assistant - DECOR_BASE] -= 1
    s.decor = tuple(stock)
    player.hung = player.hung[: player.old]
    player.taken = player.old_taken
    player.assistant = player.old_assistant


def faux_pas(player: Player) -> set[int]:
    """Indexes into `hung` of the paintings that share an edge with another of their own type (AS-6.1)."""
    out: set[int] = set()
    by_type: list[list[int]] = [[] for _ in box.TYPES]
    for i, t in enumerate(player.hung):
        if t.piece < DECOR_BASE:
            by_type[box.PAINTINGS[t.piece].type].append(i)
    for group in by_type:
        for n, i in enumerate(group):
            near = halo(player.hung[i])
            for j in group[n + 1 :]:
                if near & mask(player.hung[j]):
                    out.add(i)
                    out.add(j)
    return out
