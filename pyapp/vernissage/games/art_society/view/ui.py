"""The interface state of Art Society: what a player holds, and where; what is lifted or open. It becomes an answer only later.

Glossary: *held* is the tile over the wall; the *ghost* is its picture there. Its `source` says where it comes from, and so what
hanging it answers: a `lot` (taken and hung at once), the painting `won`, the `assistant`'s tile, a painting of the `museum`
that is exchanged for the one won, or earned `decor`. The *cursor* is the space that the arrow keys point at while nothing is
held. A *place* is the space of a tile's top left corner; -1 means none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from ....page.view.scene import Scene
from ....table.game import BACK, Action, Decision, Revealed
from ....table.grid import listed
from ..rules import box, hanging
from ..rules.decisions import AskDecor, AskPlace, AskStart, AskTake, Decor, Exchange, Give, Hang, HangAssistant, SwapDecor, Take
from ..rules.state import DECOR_BASE, Piece, Placed, Player, State, mask, size
from ..rules.swaps import Swap, read
from .preview import Try, museum_values, tries

Source: TypeAlias = Literal["lot", "won", "assistant", "museum", "decor"]

FRAME: Final = "frame"
"""In a puzzle's settings: the points that a matching frame brings by itself."""


class Held(NamedTuple):
    """The tile over the wall. `lot` is its index among the lots; -1 if it is none of them."""

    piece: Piece
    source: Source
    lot: int = -1


@dataclass(frozen=True, slots=True)
class Ui:
    """The interface state; a new one is made for each decision."""

    held: Held | None = None
    place: int = -1
    cursor: int = -1
    grab: tuple[float, float] | None = None
    """The point at which the pointer has grabbed the ghost: columns and rows from its top left corner."""
    dragged: bool = False
    """Whether the pointer has moved the ghost since it was pressed: then its click ends a drag and does not hang the tile."""
    before: tuple[Held | None, int] = (None, -1)
    """What was held, and where, when the present drag began: there it is again if that is taken back."""
    bid: int = 0
    """The lifted bid card; 0 for none."""
    picks: tuple[int, ...] = ()
    """The formats that the auctioneer has chosen so far."""
    pile: int = -1
    """The type whose museum pile is open."""
    rival: int = -1
    """The seat whose wall is enlarged."""
    trade: int = -1
    """The index of the trade that is shown on the wall; -1 for none."""
    seen: int = 0
    """The last round whose revealed bids the player has seen."""
    fresh: bool = True
    """Whether nothing was pressed since the last decision. Only then do pieces move."""


def me(scene: Scene) -> Player:
    """The player whose scene it is."""
    player: Player = state(scene).players[scene.seat]
    return player


def state(scene: Scene) -> State:
    """The scene's state, typed as Art Society's."""
    s: State = scene.state
    return s


def own_decision(scene: Scene) -> Decision | None:
    """The pending decision if this seat has to answer it now; else None."""
    d = scene.decision
    return d if d is not None and d.seat == scene.seat and scene.options else None


def revealing(scene: Scene, ui: Ui) -> bool:
    """Whether the revealed bids are shown: the player has not seen them yet."""
    s = state(scene)
    return bool(s.order) and ui.seen < s.round and any(isinstance(e, Revealed) for e in scene.news)


def seen(scene: Scene, ui: Ui) -> int:
    """The last round whose revealed bids the player has seen, once they go on: this one only if its bids are shown now."""
    return state(scene).round if revealing(scene, ui) else ui.seen


def can_try(scene: Scene) -> list[int]:
    """The lots that the seat may try out on its wall: turned up and not taken, until the seat has taken its own (AS-4.6)."""
    lots = state(scene).lots
    if any(lot.taker == scene.seat for lot in lots):
        return []
    return [i for i, lot in enumerate(lots) if lot.tile != BACK and lot.taker is None]


def offers(scene: Scene) -> list[Held]:
    """All tiles that can be held now, the most likely one first."""
    d, player = own_decision(scene), me(scene)
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
    """The places where the held tile may be hung, in the wall's order."""
    source, piece = held.source, held.piece
    if source == "won":
        return tuple(a.at for a in scene.options if isinstance(a, Hang))
    if source == "assistant":
        return tuple(a.at for a in scene.options if isinstance(a, HangAssistant))
    if source == "decor":
        return tuple(a.at for a in scene.options if isinstance(a, Decor) and a.decor == piece - DECOR_BASE)
    return tuple(listed(hanging.places(me(scene).taken, piece)))


def tries_of(scene: Scene, held: Held) -> tuple[Try, ...]:
    """The tries of the held tile, best first."""
    player, now = me(scene), museum_values(state(scene))
    return tries(player.hung, player.taken, held.piece, places(scene, held), now, scene.settings.get(FRAME, 0))


def best_tries(scene: Scene) -> list[tuple[int, Placed, int]]:
    """Where each lot that may be tried out would earn most on the own wall: its index, it at that place, the points."""
    out = []
    for i in can_try(scene):
        held = Held(state(scene).lots[i].tile, "lot", i)
        out += [(i, Placed(held.piece, best.place), best.points) for best in tries_of(scene, held)[:1]]
    return out


def ghost(scene: Scene, ui: Ui) -> Try | None:
    """The try at the ghost's place; None if nothing is held or it does not fit there."""
    if ui.held is None or ui.place < 0:
        return None
    return next((t for t in tries_of(scene, ui.held) if t.place == ui.place), None)


def hold(scene: Scene, ui: Ui, held: Held | None, place: int = -1) -> Ui:
    """Takes a tile up at `place`; without one, at its best place. A tile that fits nowhere gets no place.

    Whatever is open over the wall closes.
    """
    if held is None:
        return replace(ui, held=None, place=-1, trade=-1, grab=None, fresh=False)
    if place < 0:
        best = tries_of(scene, held)
        place = best[0].place if best else -1
    return replace(ui, held=held, place=place, trade=-1, grab=None, bid=0, rival=-1, seen=seen(scene, ui), fresh=False)


def swaps(scene: Scene) -> list[SwapDecor]:
    """The swaps of old decor that are legal now (AS-5.7)."""
    return [a for a in scene.options if isinstance(a, SwapDecor)]


def trade(scene: Scene, ui: Ui) -> Swap | None:
    """The swap that is shown on the wall; None if there is none."""
    may = swaps(scene)
    return read(me(scene), may[ui.trade].tiles) if 0 <= ui.trade < len(may) else None


def tradable(scene: Scene) -> int:
    """All spaces of old decor that some legal swap takes down, as a bit mask."""
    out = 0
    for a in swaps(scene):
        for t in read(me(scene), a.tiles).new:
            out |= mask(t)
    return out


def show_trade(scene: Scene, ui: Ui, n: int) -> Ui:
    """Shows swap number `n` on the wall, with the cursor on its first space."""
    ui = replace(hold(scene, ui, None), trade=n, rival=-1, fresh=ui.fresh)
    shown = trade(scene, ui)
    return ui if shown is None else replace(ui, cursor=shown.new[0].place)


def inside(piece: Piece, x: float, y: float) -> int:
    """The place nearest to column x, row y at which the piece lies inside the wall."""
    w, h = size(piece)
    return box.WALL.at(min(max(round(x), 0), box.WALL.width - w), min(max(round(y), 0), box.WALL.height - h))


def fresh(scene: Scene, last: Ui | None) -> Ui:
    """The interface state for a new decision: a tile that must be placed is held; what was open or tried out stays."""
    before = last or Ui()
    s = state(scene)  # in practice a bid that was shown can be taken back: the next one is shown, too
    seen = min(before.seen, s.round if s.order else s.round - 1)
    ui = Ui(pile=before.pile, rival=before.rival, seen=seen, cursor=before.cursor)
    d, may = own_decision(scene), offers(scene)
    if d is None or d.kind not in ("start", "place", "decor", "after"):
        return replace(ui, held=before.held, place=before.place) if before.held in may else ui
    ui = replace(ui, rival=-1, pile=-1)
    first = {"start": "won", "place": "won", "decor": "decor", "after": "assistant"}[d.kind]
    fit = [h for h in may if h.source == first and places(scene, h)]
    if not fit:
        return show_trade(scene, ui, 0) if swaps(scene) and not any(h.source == "decor" for h in may) else ui
    held = before.held if before.held in fit and before.held is not None else fit[0]
    # A lot that was tried out and then won stays where it was.
    place = before.place if before.held is not None and before.held.piece == held.piece else -1
    if place not in places(scene, held):
        place = tries_of(scene, held)[0].place
    return replace(ui, held=held, place=place)


def answer(scene: Scene, held: Held, place: int) -> tuple[Action, ...]:
    """The answers that hang the held tile at a place where it fits; empty if it is only tried out."""
    d = own_decision(scene)
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
