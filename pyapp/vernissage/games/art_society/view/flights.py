"""Which pieces an event moves on Art Society's table (see `View.flights`).

Names of pieces: `t7` tile 7; `on-2-7` the same on seat 2's wall; `b12` the own bid card 12; `bid-2` seat 2's revealed bid;
`under-2-0` the first card below it that a tie needs; `tied-2` all of these; `place-2` its place in the order; `pile-3`,
`marker-3` and `worth-3` the pile, the marker and the figure of type 3. Names of places: `seat-2`, `niche`, `kept-2` (what
seat 2 has beside its wall), `told` (how a tie was broken), `turn` (the headline), `verdict` (what the order means for the
seat).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....page.core.motion import Flight
from ....page.view.scene import Scene
from ....table.game import Event, Revealed, Seat
from ..rules import box
from ..rules.events import Assisted, Exchanged, FauxPas, Hung, Matched, Stored, ToMuseum, Took, Turned
from ..rules.state import is_painting
from .deciding.reveal import depth, ties
from .things.wall import shared_edge
from .ui import state


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    match event:
        case Revealed():
            return list(_revealed(event.answers, scene))
        case Took():
            return [Flight(f"t{event.tile}")]
        case Hung():
            return [_hung(event.seat, event.piece, scene)]
        case Matched():
            near = _matching(event.seat, event.piece, scene)
            return [Flight(name, how="glow") for name in (_on(event.seat, event.piece, scene), *near)]
        case FauxPas():
            return [Flight(_on(event.seat, one, scene), how="strike") for one in (event.piece, event.other)]
        case ToMuseum():
            return _given(box.PAINTINGS[event.tile].type, event.tile)
        case Exchanged():
            there, seat = f"pile-{box.PAINTINGS[event.given].type}", f"seat-{event.seat}"
            if event.seat == scene.seat:
                return [Flight(f"t{event.given}", target=there), Flight(f"t{event.got}", there, beat=1)]
            return [Flight(there, seat, there, "coin"), Flight(there, there, seat, "coin", 1)]
        case Stored():
            return _kept(event.seat, event.tile, scene)
        case Assisted():
            return _kept(event.seat, event.piece, scene)
        case Turned():
            return [Flight(f"t{event.tile}", how="turn")]
    return ()


def _kept(seat: Seat, piece: int, scene: Scene) -> list[Flight]:
    """What the assistant or the excess gets lies beside the wall."""
    if seat == scene.seat:
        return [Flight(f"t{piece}", target="niche")]
    return [Flight(f"t{piece}", target=f"kept-{seat}"), Flight(f"kept-{seat}", how="glow", beat=1)]


def _revealed(bids: Sequence[int], scene: Scene) -> Iterator[Flight]:
    """Bids arrive face down and turn, the lowest first, equal ones together; then cards that break ties; then the order."""
    s = state(scene)
    for seat in s.order[::-1]:
        yield Flight(f"bid-{seat}", f"b{bids[seat]}" if seat == scene.seat else f"seat-{seat}", how="lay")
    yield from (Flight(f"bid-{seat}", how="breathe", beat=1) for seat in s.order)
    values = sorted(set(bids))
    yield from (Flight(f"bid-{seat}", how="turn", beat=2 + values.index(bids[seat])) for seat in s.order)
    beat = 2 + len(values)
    deepest = 1
    for tie in ties(s):
        for seat in tie if len(tie) > 1 else ():
            down = depth(s, tie, seat)
            deepest = max(deepest, down)
            yield Flight(f"tied-{seat}", how="show", beat=beat)
            yield from (Flight(f"under-{seat}-{j}", f"bid-{seat}", how="lay", beat=beat) for j in range(down - 1))
            yield from (Flight(f"under-{seat}-{j}", how="turn", beat=beat + 1 + j) for j in range(down - 1))
    last = beat + deepest + 1
    yield from (Flight(f"place-{seat}", how="show", beat=last) for seat in s.order)
    yield from (Flight(name, how="show", beat=last) for name in ("told", "turn", "order", "verdict"))


def _hung(seat: Seat, piece: int, scene: Scene) -> Flight:
    """Decor drops on its string, a rival's painting flies from its hand; the own one lies there already, and is only hung."""
    if not is_painting(piece):
        return Flight(_on(seat, piece, scene), how="drop")
    if seat == scene.seat:
        return Flight(f"t{piece}", how="hang")
    return Flight(_on(seat, piece, scene), f"t{piece} seat-{seat}")


def _given(kind: int, tile: int) -> list[Flight]:
    """The lot that is left over flies to the museum, the marker of its type advances, and the types change their worth."""
    return [
        Flight(f"t{tile}", target=f"pile-{kind}"),
        Flight(f"marker-{kind}", how="walk", beat=1),
        Flight(f"pile-{kind}", how="glow", beat=2),
        *(Flight(f"worth-{other}", how="change", beat=2) for other in range(len(box.TYPES))),
        *(Flight(f"pile-{other}", how="slide", beat=2) for other in range(len(box.TYPES))),
    ]


def _on(seat: Seat, piece: int, scene: Scene) -> str:
    """The name of a tile on a wall."""
    return f"t{piece}" if seat == scene.seat else f"on-{seat}-{piece}"


def _matching(seat: Seat, piece: int, scene: Scene) -> list[str]:
    """The names of the paintings whose frames the new piece matches."""
    hung = [t for t in state(scene).players[seat].hung if is_painting(t.piece)]
    mine = next((t for t in hung if t.piece == piece), None)
    if mine is None:
        return []
    frame = box.PAINTINGS[piece].frame
    near = (t for t in hung if t is not mine and box.PAINTINGS[t.piece].frame == frame and shared_edge(mine, t))
    return [_on(seat, t.piece, scene) for t in near]
