"""Canvas's view: it combines the regions of the table (see `View`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.papers import SEAT_PAPERS
from ....page.core.markup import Content, Node, el
from ....page.view.lesson import Lesson
from ....page.view.scene import Scene, View
from ..rules import box
from ..rules.events import Painted, Ribbons, Took
from . import log
from .deciding import composer, decision, moves
from .flights import flights
from .signs import background, stack
from .terms import TERMS
from .things import cards, gallery, result, scorecards
from .things.gallery import pile_of
from .ui import Ui, fresh, me, on_the_wall


def render(scene: Scene, ui: Ui) -> Mapping[str, Content]:
    """See `View.render`."""
    return {
        "shared": scorecards.shared(scene, ui),
        "own": _own(scene, ui),
        "decision": decision.panel(scene, ui),
        "market": cards.market(scene, ui),
        "others": gallery.others(scene, ui),
        "hand": cards.hand(scene, ui),
    }


def _own(scene: Scene, ui: Ui) -> Node:
    """The region `own`: a seat's paintings, the viewer's newest painting, or the composer."""
    seat = on_the_wall(scene, ui)
    if seat >= 0:
        return gallery.enlarged(scene, seat, back=seat == ui.open)
    return gallery.newest(scene) if ui.hung else composer.composer(scene, ui)


def picture(scene: Scene) -> Node:
    """See `View.picture`: the latest painting, or the cards of the hand over the first background."""
    player = me(scene)
    last = player.paintings[-1] if player.paintings else None
    pile, ground = (player.hand[: box.LAYERS], 0) if last is None else (pile_of(last), last.background)
    return el("div", stack(pile, background(scene.seat, ground), "", "0 60 300 240"), cls=f"paper-{SEAT_PAPERS[scene.seat]}")


def lesson() -> Lesson:
    """See `View.lesson`."""
    from .lesson import LESSON  # noqa: PLC0415 - imported when somebody plays it

    return LESSON


VIEW: Final[View[Ui]] = View(
    key="canvas",
    apart=True,
    noises={Took: "card", Painted: "brush", Ribbons: "gavel"},
    ui=fresh,
    render=render,
    sentence=decision.sentence,
    asked=decision.asked,
    heard=decision.heard,
    status=decision.status,
    press=moves.on_press,
    keyed=moves.keyed,
    pointed=moves.pointed,
    told=log.told,
    laid=scorecards.laid,
    flights=flights,
    things=log.things,
    picture=picture,
    drawing=gallery.drawing,
    drawings=gallery.drawings,
    outcome=result.outcome,
    result=result.regions,
    result_steps=result.steps,
    terms=TERMS,
    lesson=lesson,
)
