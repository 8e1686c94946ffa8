"""The interface state of Avant Carde: what is open, and what is picked up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....page.view.arranging import NOT_ARRANGED, Arrangement
from ....page.view.scene import Scene
from ....table.game import BACK, Decision, Seat
from ..rules.game import question
from ..rules.state import BUY, CONCEALED, PLAY, Player, State


@dataclass(frozen=True, slots=True)
class Ui:
    """The interface state; a new one is made for each decision."""

    patron: int = 0
    """The number whose patron is explained; 0 for none."""
    seat: int = -1
    """The seat whose line is enlarged; -1 for none."""
    pile: str = "deck"
    """The pile that people look through: `deck`, `discard`, `trash`; empty for none."""
    lift: tuple[int, int] = (-1, -1)
    """The card that is picked for an upgrade, in the numbers of an `upgrade` answer; (-1, -1) for none."""
    drag: int = -1
    """The card of the hand that the pointer drags; -1 for none."""
    over: bool = False
    """Whether the dragged card has left the hand."""
    ending: bool = False
    """Whether people must press "end the turn" a second time, because something would be lost."""
    hand: Arrangement = NOT_ARRANGED
    """How the hand is arranged."""
    most: int = 0
    """The most cards that the hand has had in this turn: they do not grow while a line is laid."""
    fresh: bool = True
    """Whether nothing was pressed since the last decision. Only then do pieces move."""


def state(scene: Scene) -> State:
    """The scene's state, typed as Avant Carde's."""
    s: State = scene.state
    return s


def deck_left(scene: Scene, seat: Seat) -> int:
    """How many cards another seat's deck has: of its unknown cards, all of which a view counts to it."""
    s = state(scene)
    p = s.players[seat]
    if s.part == PLAY:
        return len(p.deck) - len(p.hand)
    if s.part == BUY:
        return len(p.deck) - sum(1 for x in p.line if x.state == CONCEALED and x.card == BACK)
    return len(p.deck)


def me(scene: Scene) -> Player:
    """The player whose scene it is."""
    return state(scene).players[scene.seat]


def arranged(scene: Scene, ui: Ui) -> tuple[int, ...]:
    """The own hand in the order that people gave it."""
    return ui.hand.cards(scene.seat, me(scene).hand)


def hand_ids(cards: Sequence[int]) -> list[str]:
    """The id of each card of a hand: the card, and its number among those that are alike."""
    return [f"hand-{card}-{cards[: i + 1].count(card)}" for i, card in enumerate(cards)]


def own_decision(scene: Scene) -> Decision | None:
    """The question that this seat must answer now, as the rules have it; None if it must answer nothing."""
    d = scene.decision
    if d is None or d.seat != scene.seat or not scene.options:
        return None
    return question(state(scene))


def playing(scene: Scene) -> bool:
    """Whether lines are being played in secret."""
    return state(scene).part == PLAY


def buying(scene: Scene) -> bool:
    """Whether lines lie open on the table."""
    return state(scene).part == BUY


def fresh(scene: Scene, last: Ui | None) -> Ui:
    """The interface state for a new decision: what was open stays open."""
    if last is None:
        return Ui()
    most = max(last.most, len(me(scene).hand)) if me(scene).line else 0
    return Ui(patron=last.patron, seat=last.seat, pile=last.pile, hand=last.hand.kept(), most=most)


def touched(ui: Ui, **changes: object) -> Ui:
    """The interface state after a press that has changed it."""
    return replace(ui, fresh=False, **changes)  # type: ignore[arg-type]
