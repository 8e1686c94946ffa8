"""Canvas's view: puts the regions of the table together (see `View`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...games.canvas import box
from ...table.game import Event
from ..lesson import Lesson
from ..markup import el
from ..scene import Drawing, Noise, Outcome, Phase, Reply, Scene
from ..terms import Term
from . import cards, composer, decision, gallery, log, moves, result, scorecards
from .gallery import SEATS, pile_of
from .signs import background, stack
from .terms import TERMS
from .ui import Ui, fresh, me, on_the_wall


class CanvasView:
    """How Canvas looks and is handled."""

    key: Final = "canvas"
    apart: Final = True
    noises: Final[Mapping[str, Noise]] = {"took": "card", "painted": "brush", "ribbons": "gavel"}

    def ui(self, scene: Scene, last: Ui | None) -> Ui:
        """See `View.ui`."""
        return fresh(scene, last)

    def render(self, scene: Scene, ui: Ui) -> Mapping[str, str]:
        """See `View.render`."""
        seat = on_the_wall(scene, ui)
        return {
            "shared": scorecards.shared(scene, ui),
            "own": composer.composer(scene, ui) if seat < 0 else gallery.enlarged(scene, seat, back=seat == ui.open),
            "decision": decision.panel(scene, ui),
            "market": cards.market(scene, ui),
            "others": gallery.others(scene, ui),
            "hand": cards.hand(scene, ui),
        }

    def sentence(self, scene: Scene, ui: Ui) -> str:
        """See `View.sentence`."""
        return decision.sentence(scene, ui)

    def status(self, scene: Scene) -> str:
        """See `View.status`."""
        return decision.status(scene)

    def press(self, scene: Scene, ui: Ui, act: str, args: tuple[str, ...]) -> Reply:
        """See `View.press`."""
        return moves.press(scene, ui, act, args)

    def keyed(self, scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
        """See `View.keyed`."""
        return moves.keyed(scene, ui, key, region)

    def pointed(self, scene: Scene, ui: Ui, phase: Phase, act: str, x: float, y: float) -> Reply | None:
        """See `View.pointed`."""
        return moves.pointed(scene, ui, phase, act, x, y)

    def told(self, event: Event, scene: Scene) -> str:
        """See `View.told`."""
        return log.told(event, scene)

    def picture(self, scene: Scene) -> str:
        """See `View.picture`: the latest painting, or the cards in hand over the first background."""
        player = me(scene)
        last = player.paintings[-1] if player.paintings else None
        pile, ground = (player.hand[: box.LAYERS], 0) if last is None else (pile_of(last), last.background)
        return el("div", stack(pile, background(scene.seat, ground), "", "0 60 300 240"), cls=f"paper-{SEATS[scene.seat]}")

    def drawing(self, scene: Scene, what: tuple[str, ...]) -> Drawing | None:
        """See `View.drawing`: the arguments are a seat and the number of one of its paintings."""
        return gallery.drawing(scene, what)

    def drawings(self, scene: Scene) -> Sequence[tuple[tuple[str, ...], str]]:
        """See `View.drawings`: every finished painting."""
        return gallery.drawings(scene)

    def outcome(self, scene: Scene) -> Outcome:
        """See `View.outcome`."""
        return result.outcome(scene)

    def result(self, scene: Scene, step: int) -> Mapping[str, str]:
        """See `View.result`."""
        at = min(max(step, 0), result.STEPS - 1)
        return {"own": result.own(scene, at), "decision": result.table(scene, at)}

    def result_steps(self, scene: Scene) -> int:
        """See `View.result_steps`."""
        return result.STEPS

    def terms(self) -> Mapping[str, Term]:
        """See `View.terms`."""
        return TERMS

    def lesson(self) -> Lesson:
        """See `View.lesson`."""
        from .lesson import LESSON  # noqa: PLC0415 - only who plays it pays for it

        return LESSON
