"""The interface's own state at Avant Carde's table: what is open, and what is picked up."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....games.avant_carde.rules import question
from ....games.avant_carde.state import BUY, CONCEALED, PLAY, Player, State
from ....table.game import BACK, Decision, Seat
from ...view.scene import Scene


@dataclass(frozen=True, slots=True)
class Ui:
    """The view's own state; a new one for each decision."""

    patron: int = 0
    """The number whose patron is explained; 0 for none."""
    seat: int = -1
    """The seat whose line is enlarged; -1 for none."""
    pile: str = "deck"
    """The pile that is looked through: `deck`, `discard`, `trash`, or none."""
    lift: tuple[int, int] = (-1, -1)
    """The card picked to be upgraded, as an `upgrade` answer names it; (-1, -1) for none."""
    drag: int = -1
    """The card of the hand that a pointer drags; -1 for none."""
    over: bool = False
    """Whether the card that is dragged is out of the hand."""
    ending: bool = False
    """Whether ending the turn is to be pressed once more, since something would be lost."""
    fresh: bool = True
    """Whether nothing was pressed yet since the last decision: only then things move."""


def state(scene: Scene) -> State:
    """The scene's state, by its type."""
    s: State = scene.state
    return s


def deck_left(scene: Scene, seat: Seat) -> int:
    """How many cards are in another seat's deck: what is not known of it is counted with the deck in a view."""
    s = state(scene)
    p = s.players[seat]
    if s.part == PLAY:
        return len(p.deck) - len(p.hand)
    if s.part == BUY:
        return len(p.deck) - sum(1 for x in p.line if x.state == CONCEALED and x.card == BACK)
    return len(p.deck)


def me(scene: Scene) -> Player:
    """The player who looks."""
    return state(scene).players[scene.seat]


def asked(scene: Scene) -> Decision | None:
    """What this seat is really asked now; None if it is somebody else's turn."""
    d = scene.decision
    if d is None or d.seat != scene.seat or not scene.options:
        return None
    return question(state(scene))


def playing(scene: Scene) -> bool:
    """Whether lines are being played in secret."""
    return state(scene).part == PLAY


def buying(scene: Scene) -> bool:
    """Whether lines lie open."""
    return state(scene).part == BUY


def fresh(scene: Scene, last: Ui | None) -> Ui:
    """The interface for a new decision: what was open stays open."""
    if last is None:
        return Ui()
    return Ui(patron=last.patron, seat=last.seat, pile=last.pile)


def touched(ui: Ui, **changes: object) -> Ui:
    """The interface after a press that changed it."""
    return replace(ui, fresh=False, **changes)  # type: ignore[arg-type]
