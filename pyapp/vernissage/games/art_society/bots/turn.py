"""Plays the rest of a turn: the wall that results from an answer if everything after it is hung greedily.

Only the wall is computed: which decor tiles are left, and what the museum has, matters too little.
"""

from __future__ import annotations

from typing import Final

from ....table.game import Action, Decision
from ..rules import box
from ..rules.decisions import AskDecor, Assist, Decor, Enough, Exchange, Give, Hang, HangAssistant, Store
from ..rules.state import DECOR_BASE, size
from .evaluation import Outlook, Wall

KEPT_LONG: Final = 1.0
"""At the end of a turn the assistant's tile may be hung if that gains more points than this."""
FEW: Final = 4
"""So few places may be covered before the next turn."""

_DECOR = tuple(tuple(DECOR_BASE + kind for kind, d in enumerate(box.DECOR) if d.shields == shields) for shields in range(4))


def hang_best(wall: Wall, tile: int, look: Outlook) -> bool:
    """Hangs a painting at its best place, and then its decor. Returns whether there was a place."""
    found = wall.best(tile, look)
    if found is None:
        return False
    hang_decor(wall, wall.hang(tile, found[1]), look)
    return True


def hang_decor(wall: Wall, budget: int, look: Outlook) -> None:
    """Hangs decor of `budget` shields: the largest tiles that fit come first (AS-5.2 to AS-5.4)."""
    shields = min(budget, 3)
    while shields:
        found = [(best, piece) for piece in _DECOR[shields] if (best := wall.best(piece, look)) is not None]
        if not found:
            shields -= 1
            continue
        (_, place), piece = max(found, key=lambda f: (f[0][0], -f[1]))
        wall.hang(piece, place)
        if budget <= 3:
            return
        budget -= shields
        shields = min(budget, shields)


def take_in(wall: Wall, tile: int, look: Outlook) -> None:
    """Puts the painting somewhere: on the wall, with the assistant, or as excess with a tile of decor (AS-8)."""
    if hang_best(wall, tile, look):
        return
    if wall.assistant is None:
        wall.assistant = tile
        return
    wall.excess += 1
    hang_decor(wall, 1, look)


def settle(wall: Wall, look: Outlook, most: int) -> None:
    """Ends a turn: hangs the assistant's tile (AS-7.2) if that gains enough, and the tile has at most so many places."""
    kept = wall.assistant
    if kept is None or box.WALL.places(wall.taken, *size(kept)).bit_count() > most:
        return
    if wall.gain(kept, look) > KEPT_LONG:
        wall.assistant = None
        hang_best(wall, kept, look)


def played(wall: Wall, d: Decision, a: Action, tile: int | None, look: Outlook) -> Wall:
    """A copy of the wall after answer `a` to a decision about hanging, and after the rest of the turn.

    `tile`: the painting that must still be placed, if any.
    """
    then = wall.copy()
    earned = d.budget if isinstance(d, AskDecor) else 0
    match a:
        case Hang(at) if tile is not None:
            hang_decor(then, then.hang(tile, at), look)
            return then
        case Decor(decor, at):
            then.hang(DECOR_BASE + decor, at)
            earned = 0 if earned <= 3 else earned - box.DECOR[decor].shields
        case Give(decor):
            then.assistant = DECOR_BASE + decor
            earned = 0 if earned <= 3 else earned - box.DECOR[decor].shields
        case HangAssistant(at) if then.assistant is not None:
            piece, then.assistant = then.assistant, None
            hang_decor(then, then.hang(piece, at), look)
        case Assist():
            then.assistant, tile = tile, None
        case Exchange(got):
            tile = got
        case Store():
            then.excess, tile, earned = then.excess + 1, None, 1
        case Enough():
            earned = 0
    hang_decor(then, earned, look)
    if tile is not None:
        take_in(then, tile, look)
    return then
