"""Avant Carde's view: puts the regions of the table together (see `View`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...games.avant_carde.state import CONCEALED, GONE, TURNED
from ...table.game import REVEAL, Event
from ..lesson import Lesson
from ..markup import el
from ..scene import Noise, Phase, Reply, Scene
from ..terms import Term
from . import decision, gallery, line, log, moves, others, purse, result
from .signs import SEATS, award_sign, mini
from .terms import TERMS
from .ui import Ui, fresh, me


class AvantCardeView:
    """How Avant Carde looks and is handled."""

    key: Final = "avant-carde"
    noises: Final[Mapping[str, Noise]] = {REVEAL: "card", "bought": "gavel"}

    def ui(self, scene: Scene, last: Ui | None) -> Ui:
        """See `View.ui`."""
        return fresh(scene, last)

    def render(self, scene: Scene, ui: Ui) -> Mapping[str, str]:
        """See `View.render`."""
        return {
            "shared": purse.shared(scene, ui),
            "own": line.own(scene, ui),
            "decision": decision.panel(scene, ui),
            "market": gallery.market(scene, ui),
            "others": others.others(scene, ui),
            "hand": line.hand(scene),
        }

    def sentence(self, scene: Scene, ui: Ui) -> str:
        """See `View.sentence`."""
        return decision.sentence(scene)

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
        """See `View.picture`: the seat's line or hand, and its awards. Nothing that only the seat may know is in it."""
        p = me(scene)
        shown = [mini(x.card, x.mask, down=x.state in (CONCEALED, TURNED)) for x in p.line if x.state != GONE]
        cups = el("span", award_sign(), el("b", p.awards), cls="ac-have")
        return el("div", el("span", *shown, cls="ac-minis") if shown else "", cups, cls=f"ac-shot paper-{SEATS[scene.seat]}")

    def drawing(self, scene: Scene, what: tuple[str, ...]) -> None:
        """See `View.drawing`: there is none."""

    def result(self, scene: Scene, step: int) -> Mapping[str, str]:
        """See `View.result`."""
        at = min(max(step, 0), result.steps(scene) - 1)
        return {"own": result.own(scene, at), "decision": result.table(scene, at)}

    def result_steps(self, scene: Scene) -> int:
        """See `View.result_steps`."""
        return result.steps(scene)

    def terms(self) -> Mapping[str, Term]:
        """See `View.terms`."""
        return TERMS

    def lesson(self) -> Lesson:
        """See `View.lesson`."""
        from .lesson import LESSON  # noqa: PLC0415 - only who plays it pays for it

        return LESSON
