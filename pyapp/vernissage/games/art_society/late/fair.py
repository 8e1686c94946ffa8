"""Art Society for all to see: the museum, the lots with their order, and every wall at the same size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.papers import PAPERS
from ....games.art_society import box, scoring
from ....table.game import Seat
from ...core.markup import Content, Node, Part, el
from ...games.art_society.signs import icon
from ...games.art_society.things import lots, museum, wall
from ...games.art_society.things.rivals import facts, filled_spaces, points_name
from ...games.art_society.ui import Ui, state
from ...view.faces import seat_face
from ...view.scene import Scene

BARE: Final = frozenset({"others"})

UNIT = 48
"""px of a space before the wall is scaled to its place."""


def regions(scene: Scene, ui: Ui, asked: Seat | None) -> Mapping[str, Content]:
    """See `screens`."""
    seats = range(len(state(scene).players))
    return {
        "shared": museum.museum(scene, ui),
        "market": lots.market(scene, ui),
        "own": el(
            "ul",
            *(_wall(scene, seat, now=seat == asked) for seat in seats),
            cls=f"all-walls n{len(seats)}",
            aria_label=scene.words("Walls"),
        ),
    }


def _wall(scene: Scene, seat: Seat, *, now: bool) -> Node:
    words, s = scene.words, state(scene)
    player = s.players[seat]
    gavel: Part = ""
    if s.gavel == seat and s.round:
        gavel = el("span", icon("gavel"), el("span", words("auctioneer"), cls="vh"), cls="gav")
    head = el(
        "p",
        seat_face(scene, seat),
        el("i", cls="seat"),
        el("b", scene.names[seat], cls="nm"),
        gavel,
        el("span", words("%(n)s of %(all)s", n=filled_spaces(player), all=box.WALL.width * box.WALL.height), cls="fine"),
        el("b", points_name(words, scoring.scores(s)[seat]), cls="pts"),
        aria_hidden="true",
    )
    drawn = wall.svg(words, player, PAPERS[seat], UNIT, named=f"on-{seat}-")
    return el(
        "li",
        head,
        el("div", drawn, role="img", aria_label=facts(scene, seat), cls="on-wall"),
        cls=f"paper-{PAPERS[seat]}{' now' if now else ''}",
        data_at=f"seat-{seat}",
    )
