"""The interface state of Canvas: what lies in the composer, which card of the row is looked at, what is open.

Glossary: the *pile* is what lies in the composer, up to three cards from the bottom up. A *place* is one of its layers; 0 is
the bottom one. A *try* is a pile that contains a card of the row: people can look at it, but cannot paint it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....page.view.arranging import NOT_ARRANGED, Arrangement
from ....page.view.scene import Scene
from ....table.game import Decision, Seat
from ..rules import box
from ..rules.decisions import Paint, Take
from ..rules.events import Painted
from ..rules.questions import backgrounds_left
from ..rules.state import Player, State
from .preview import Pile, best


@dataclass(frozen=True, slots=True)
class Ui:
    """The interface state; a new one is made for each decision."""

    pile: Pile = ()
    background: int = 0
    take: int = -1
    """The card of the row that people look at, counted from the free end; -1 for none."""
    kept: Pile = ()
    """The pile as it was before people looked at a card of the row."""
    at: int = 0
    """The place that the composer's keys act on."""
    picked: int = -1
    """The place whose layer is picked up, to be swapped with another; -1 for none."""
    lit: int = -1
    """The index of the scoring card in play whose icons are lit; -1 for none."""
    open: int = -1
    """The seat whose paintings are enlarged; -1 for none."""
    drag: int = -1
    """The card that the pointer drags; -1 for none."""
    before: Pile = ()
    """The pile as it was when the drag began."""
    hung: bool = False
    """Whether the latest painting hangs in place of the composer. It does until people touch a card."""
    hand: Arrangement = NOT_ARRANGED
    """How the hand is arranged."""
    fresh: bool = True
    """Whether nothing was pressed since the last decision. Only then do pieces move."""


def state(scene: Scene) -> State:
    """The scene's state, typed as Canvas's."""
    s: State = scene.state
    return s


def me(scene: Scene) -> Player:
    """The player whose scene it is."""
    return state(scene).players[scene.seat]


def arranged(scene: Scene, ui: Ui) -> Pile:
    """The own hand in the order that people gave it."""
    return ui.hand.cards(scene.seat, me(scene).hand)


def own_decision(scene: Scene) -> Decision | None:
    """The pending decision if this seat has to answer it now; else None."""
    d = scene.decision
    return d if d is not None and d.seat == scene.seat and scene.options else None


def own_turn(scene: Scene) -> bool:
    """Whether the seat must take a card or complete a painting now."""
    d = own_decision(scene)
    return d is not None and d.kind == "turn"


def painting_done(player: Player) -> bool:
    """Whether a player has completed all paintings (CV-5.1)."""
    return len(player.paintings) == box.PAINTINGS


def on_the_wall(scene: Scene, ui: Ui) -> Seat:
    """The seat whose paintings hang in place of the composer: the one that people pressed, or the viewer's own when nothing is
    left to compose. -1 for none.
    """
    if 0 <= ui.open < len(state(scene).players):
        return ui.open
    d = own_decision(scene)
    done = scene.seat >= 0 and painting_done(me(scene)) and tried(scene, ui) is None
    return scene.seat if done and (d is None or d.kind != "judge") else -1


def must_paint(scene: Scene) -> bool:
    """Whether the seat cannot take a card: it holds as many as it may, or cannot pay for any (CV-2.2)."""
    return own_turn(scene) and not any(isinstance(a, Take) for a in scene.options)


def tried(scene: Scene, ui: Ui) -> int | None:
    """The card of the row that people look at; None if there is none."""
    row = state(scene).row
    return row[ui.take] if 0 <= ui.take < len(row) else None


def within_reach(scene: Scene, n: int) -> bool:
    """Whether the seat may take the n-th card of the row now (CV-2.3)."""
    return Take(n) in scene.options


def answer(scene: Scene, ui: Ui) -> Paint | None:
    """The answer that paints the present pile; None if that is not possible now (CV-3.1)."""
    if len(ui.pile) != box.LAYERS:
        return None
    action = Paint(*ui.pile, ui.background)
    return action if action in scene.options else None


def composed(scene: Scene) -> Pile:
    """The pile at the beginning of a decision: the best painting of the hand; all cards of a hand that is too small for one."""
    player = me(scene)
    if painting_done(player):
        return ()
    order = best(state(scene), scene.seat, player.hand)
    return player.hand if order is None else order.pile


def fresh(scene: Scene, last: Ui | None) -> Ui:
    """The interface state for a new decision. The pile stays if all its cards are still in the hand."""
    before = last or Ui()
    if scene.seat < 0:
        return Ui()
    player = me(scene)
    left = backgrounds_left(state(scene), scene.seat)
    background = before.background if before.background in left else next(iter(left), 0)
    pile = before.pile if before.pile and set(before.pile) <= set(player.hand) else ()
    if len(pile) < min(len(player.hand), box.LAYERS):
        pile = composed(scene)
    hung = any(isinstance(e, Painted) and e.seat == scene.seat for e in scene.news)
    at, hand = max(len(pile) - 1, 0), before.hand.kept()
    return Ui(pile=pile, background=background, at=at, lit=before.lit, open=before.open, hung=hung, hand=hand)


def look_at(scene: Scene, ui: Ui, n: int) -> Ui:
    """Looks at the n-th card of the row: the composer shows the best painting that contains it."""
    s, player = state(scene), me(scene)
    kept = ui.kept if ui.take >= 0 else ui.pile
    card = s.row[n]
    order = best(s, scene.seat, (*player.hand, card), with_card=card)
    pile = (*player.hand, card) if order is None else order.pile
    if painting_done(player):
        pile = ()
    return replace(ui, take=n, kept=kept, pile=pile, at=max(len(pile) - 1, 0), picked=-1, open=-1, hung=False, fresh=False)


def let_go(ui: Ui) -> Ui:
    """Stops looking at a card of the row."""
    return replace(ui, take=-1, kept=(), pile=ui.kept, at=max(len(ui.kept) - 1, 0), picked=-1, fresh=False)


def lay(ui: Ui, card: int) -> Ui:
    """Lays a card on the pile, or takes it off. If the pile is full, the card replaces the layer that the keys act on."""
    ui = replace(ui, hung=False)
    if card in ui.pile:
        pile = tuple(c for c in ui.pile if c != card)
        return replace(ui, pile=pile, at=max(min(ui.at, len(pile) - 1), 0), picked=-1, fresh=False)
    if len(ui.pile) < box.LAYERS:
        return replace(ui, pile=(*ui.pile, card), at=len(ui.pile), picked=-1, fresh=False)
    at = min(ui.at, len(ui.pile) - 1)
    return replace(ui, pile=(*ui.pile[:at], card, *ui.pile[at + 1 :]), picked=-1, fresh=False)


def exchanged(pile: Pile, one: int, other: int) -> Pile:
    """The pile with two of its layers swapped."""
    out = list(pile)
    out[one], out[other] = out[other], out[one]
    return tuple(out)
