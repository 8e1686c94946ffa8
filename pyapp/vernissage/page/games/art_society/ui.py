"""What a player is doing at the table before it becomes an answer: what is held, where, what is lifted or open.

Glossary: *held* is the tile over the wall, a *ghost* where it is shown; its `source` says where it comes from, and so what
hanging it answers: a `lot` (taken and hung in one go), the painting `won`, the `assistant`'s tile, a painting of the
`museum` to be exchanged for the one won, or earned `decor`. The *cursor* is the space that the arrow keys look at while
nothing is held. A *place* is the space of a tile's top left corner, -1 for none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from ....games.art_society import box, hanging
from ....games.art_society.decisions import (
    AskDecor,
    AskPlace,
    AskStart,
    AskTake,
    Decor,
    Exchange,
    Give,
    Hang,
    HangAssistant,
    SwapDecor,
    Take,
)
from ....games.art_society.state import DECOR_BASE, Hung, Piece, Player, State, mask, size
from ....games.art_society.swaps import Swap, read
from ....table.game import BACK, REVEAL, Action, Decision
from ....table.grid import listed
from ...view.scene import Scene
from .preview import Try, standing, tries

Source: TypeAlias = Literal["lot", "won", "assistant", "museum", "decor"]


class Held(NamedTuple):
    """The tile over the wall; `lot` is its index in the lots, else -1."""

    piece: Piece
    source: Source
    lot: int = -1


@dataclass(frozen=True, slots=True)
class Ui:
    """The view's own state; a new one for each decision."""

    held: Held | None = None
    place: int = -1
    cursor: int = -1
    grab: tuple[float, float] | None = None
    """Where in the ghost, in spaces from its top left, the pointer took hold of it."""
    dragged: bool = False
    """Whether the pointer has moved the ghost since it went down: the click that ends a drag does not hang."""
    bid: int = 0
    """The lifted bid card; 0 for none."""
    picks: tuple[int, ...] = ()
    """The auctioneer's choice so far, as formats."""
    pile: int = -1
    """The type whose museum pile is open."""
    rival: int = -1
    """The seat whose wall is enlarged."""
    trade: int = -1
    """Which of the swaps on offer is shown on the wall; -1 for none."""
    seen: int = 0
    """The round whose turned bids have been looked at."""
    fresh: bool = True
    """Whether nothing was pressed yet since the last decision: only then things move."""


def me(scene: Scene) -> Player:
    """The player who looks."""
    player: Player = state(scene).players[scene.seat]
    return player


def state(scene: Scene) -> State:
    """The scene's state, by its type."""
    s: State = scene.state
    return s


def asked(scene: Scene) -> Decision | None:
    """The pending decision if it is this seat's to answer now."""
    d = scene.decision
    return d if d is not None and d.seat == scene.seat and scene.options else None


def revealing(scene: Scene, ui: Ui) -> bool:
    """Whether the turned bids are still to be looked at."""
    s = state(scene)
    return bool(s.order) and ui.seen < s.round and any(e.kind == REVEAL for e in scene.news)


def can_try(scene: Scene) -> list[int]:
    """The lots that may be tried out on the wall: turned up, not taken, as long as the seat has not taken its own (AS-4.6)."""
    lots = state(scene).lots
    if any(lot.taker == scene.seat for lot in lots):
        return []
    return [i for i, lot in enumerate(lots) if lot.tile != BACK and lot.taker is None]


def offers(scene: Scene) -> list[Held]:
    """Every tile that may be held now, the most likely one first."""
    d, player = asked(scene), me(scene)
    lots = state(scene).lots
    out: list[Held] = []
    if isinstance(d, AskStart | AskPlace):
        out.append(Held(d.tile, "won"))
        out += [Held(a.tile, "museum") for a in scene.options if isinstance(a, Exchange)]
    if isinstance(d, AskDecor):
        kinds = sorted({a.decor for a in scene.options if isinstance(a, Decor | Give)}, key=lambda k: -box.DECOR[k].shields)
        out += [Held(DECOR_BASE + k, "decor") for k in kinds]
    if player.assistant is not None and any(isinstance(a, HangAssistant) for a in scene.options):
        out.append(Held(player.assistant, "assistant"))
    out += [Held(lots[i].tile, "lot", i) for i in can_try(scene)]
    return out


def places(scene: Scene, held: Held) -> tuple[int, ...]:
    """Where the held tile may be hung, in the wall's order."""
    source, piece = held.source, held.piece
    if source == "won":
        return tuple(a.at for a in scene.options if isinstance(a, Hang))
    if source == "assistant":
        return tuple(a.at for a in scene.options if isinstance(a, HangAssistant))
    if source == "decor":
        return tuple(a.at for a in scene.options if isinstance(a, Decor) and a.decor == piece - DECOR_BASE)
    return tuple(listed(hanging.places(me(scene).taken, piece)))


def found(scene: Scene, held: Held) -> tuple[Try, ...]:
    """The tries of the held tile, best first."""
    player = me(scene)
    return tries(player.hung, player.taken, held.piece, places(scene, held), standing(state(scene)))


def peeks(scene: Scene) -> list[tuple[int, Hung, int]]:
    """Where each lot that may be tried out would earn most on the own wall: its index, it at that place, the points."""
    out = []
    for i in can_try(scene):
        held = Held(state(scene).lots[i].tile, "lot", i)
        out += [(i, Hung(held.piece, best.place), best.points) for best in found(scene, held)[:1]]
    return out


def ghost(scene: Scene, ui: Ui) -> Try | None:
    """The try at the ghost's place; None if nothing is held or it does not fit there."""
    if ui.held is None or ui.place < 0:
        return None
    return next((t for t in found(scene, ui.held) if t.place == ui.place), None)


def hold(scene: Scene, ui: Ui, held: Held | None, place: int = -1) -> Ui:
    """Takes a tile up, at `place` or at its best place, at none if it fits nowhere.

    The wall is looked at, whatever was open over it.
    """
    if held is None:
        return replace(ui, held=None, place=-1, trade=-1, grab=None, fresh=False)
    if place < 0:
        best = found(scene, held)
        place = best[0].place if best else -1
    return replace(ui, held=held, place=place, trade=-1, grab=None, bid=0, rival=-1, seen=state(scene).round, fresh=False)


def swaps(scene: Scene) -> list[SwapDecor]:
    """The swaps of old decor on offer (AS-5.7)."""
    return [a for a in scene.options if isinstance(a, SwapDecor)]


def trade(scene: Scene, ui: Ui) -> Swap | None:
    """The swap that is shown on the wall."""
    may = swaps(scene)
    return read(me(scene), may[ui.trade].tiles) if 0 <= ui.trade < len(may) else None


def tradable(scene: Scene) -> int:
    """The spaces, as a mask, of all old decor that some swap on offer takes down."""
    out = 0
    for a in swaps(scene):
        for t in read(me(scene), a.tiles).new:
            out |= mask(t)
    return out


def show_trade(scene: Scene, ui: Ui, n: int) -> Ui:
    """Shows a swap on the wall, the cursor on its first space."""
    ui = replace(hold(scene, ui, None), trade=n, rival=-1, fresh=ui.fresh)
    shown = trade(scene, ui)
    return ui if shown is None else replace(ui, cursor=shown.new[0].place)


def inside(piece: Piece, x: float, y: float) -> int:
    """The place nearest to column x, row y at which the piece lies inside the wall."""
    w, h = size(piece)
    return box.WALL.at(min(max(round(x), 0), box.WALL.width - w), min(max(round(y), 0), box.WALL.height - h))


def fresh(scene: Scene, last: Ui | None) -> Ui:
    """The interface for a new decision: what must be placed is held, what was open or tried out stays so."""
    before = last or Ui()
    ui = Ui(pile=before.pile, rival=before.rival, seen=before.seen, cursor=before.cursor)
    d, may = asked(scene), offers(scene)
    if d is None or d.kind not in ("start", "place", "decor", "after"):
        return replace(ui, held=before.held, place=before.place) if before.held in may else ui
    ui = replace(ui, rival=-1, pile=-1)
    first = {"start": "won", "place": "won", "decor": "decor", "after": "assistant"}[d.kind]
    fit = [h for h in may if h.source == first and places(scene, h)]
    if not fit:
        return show_trade(scene, ui, 0) if swaps(scene) and not any(h.source == "decor" for h in may) else ui
    held = before.held if before.held in fit and before.held is not None else fit[0]
    # A painting that was tried out as a lot stays where it was.
    place = before.place if before.held is not None and before.held.piece == held.piece else -1
    if place not in places(scene, held):
        place = found(scene, held)[0].place
    return replace(ui, held=held, place=place)


def answer(scene: Scene, held: Held, place: int) -> tuple[Action, ...]:
    """The answers that hang the held tile at a place where it fits; empty while it is only tried out."""
    d = asked(scene)
    if d is None:
        return ()
    if held.source == "lot":
        return (Take(held.lot), Hang(place)) if isinstance(d, AskTake) else ()
    if held.source == "won":
        return (Hang(place),)
    if held.source == "assistant":
        return (HangAssistant(place),)
    if held.source == "museum":
        return (Exchange(held.piece), Hang(place))
    return (Decor(held.piece - DECOR_BASE, place),)
