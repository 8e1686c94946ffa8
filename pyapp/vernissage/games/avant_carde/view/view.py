"""Avant Carde's view: it combines the regions of the table (see `View`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.papers import SEAT_PAPERS
from ....page.core.markup import Content, Node, el
from ....page.view.lesson import Lesson
from ....page.view.scene import Scene, View
from ....table.game import Revealed
from ..rules.events import Bought
from ..rules.state import CONCEALED, GONE, TURNED
from . import log
from .deciding import decision, moves
from .flights import flights
from .signs import award_sign, mini
from .terms import TERMS
from .things import gallery, line, others, pictures, purse, result
from .ui import Ui, fresh, me


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


def picture(scene: Scene) -> Node:
    """See `View.picture`: the seat's line, or the backs of its hand, and its awards. It contains no secret of the seat."""
    p = me(scene)
    laid = [mini(x.card, x.mask, down=x.state in (CONCEALED, TURNED)) for x in p.line if x.state != GONE]
    shown = laid or [mini(c, down=True) for c in p.hand]
    cups = el("span", award_sign(), el("b", p.awards), cls="ac-have")
    return el("div", el("span", *shown, cls="ac-minis") if shown else "", cups, cls=f"ac-shot paper-{SEAT_PAPERS[scene.seat]}")


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
    status=decision.status,
    press=moves.on_press,
    keyed=moves.keyed,
    pointed=moves.pointed,
    told=log.told,
    flights=flights,
    things=log.things,
    picture=picture,
    drawing=pictures.drawing,
    drawings=pictures.drawings,
    outcome=pictures.outcome,
    result=result.regions,
    result_steps=result.steps,
    terms=TERMS,
    lesson=lesson,
)
