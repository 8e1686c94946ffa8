"""Avant Carde's view: it combines the regions of the table (see `View`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Content
from ....page.view.lesson import Lesson
from ....page.view.scene import Scene, View
from ....table.game import Revealed
from ..rules.events import Bought
from . import log
from .deciding import decision, moves
from .flights import flights
from .terms import TERMS
from .things import gallery, line, others, pictures, purse, result
from .ui import Ui, fresh


def render(scene: Scene, ui: Ui) -> Mapping[str, Content]:
    """See `View.render`."""
    return {
        "shared": purse.shared(scene, ui),
        "own": line.own(scene, ui),
        "decision": decision.panel(scene, ui),
        "market": gallery.market(scene, ui),
        "others": others.others(scene, ui),
        "hand": line.hand(scene, ui),
    }


def lesson() -> Lesson:
    """See `View.lesson`."""
    from .lesson import LESSON  # noqa: PLC0415 - imported when somebody plays it

    return LESSON


VIEW: Final[View[Ui]] = View(
    key="avant-carde",
    apart=True,
    noises={Revealed: "card", Bought: "gavel"},
    ui=fresh,
    render=render,
    sentence=decision.sentence,
    asked=decision.asked,
    heard=moves.heard,
    spared=moves.spared,
    status=decision.status,
    press=moves.on_press,
    keyed=moves.keyed,
    pointed=moves.pointed,
    told=log.told,
    laid=moves.laid,
    flights=flights,
    things=log.things,
    picture=pictures.small,
    drawing=pictures.drawing,
    drawings=pictures.drawings,
    outcome=pictures.outcome,
    result=result.regions,
    result_steps=result.steps,
    counted=result.counted,
    terms=TERMS,
    lesson=lesson,
)
