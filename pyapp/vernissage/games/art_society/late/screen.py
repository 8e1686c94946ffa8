"""Art Society for all to see: the museum, the lots with their order, and every wall at the same size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.papers import PAPERS
from ....page.core.markup import Child, Content, Node, el
from ....page.live.offer import Screen
from ....page.view.faces import seat_face
from ....page.view.scene import Scene
from ....table.game import Options, Seat
from ..rules import box, scoring
from ..view.signs import icon
from ..view.things import lots, museum, wall
from ..view.things.rivals import facts, filled_spaces, points_name
from ..view.ui import Ui, state

UNIT = 48
"""px of a space before the wall is scaled to its place."""

LINKS: Final[Mapping[int, int]] = {2: 90, 3: 120, 4: 150}
"""With hangings that are final when they are sent."""
CLOSING: Final[Mapping[int, int]] = {2: 120, 3: 175, 4: 200}
"""If everybody may change their hanging at the end of the round."""


def links(seats: int, options: Options) -> int | None:
    """See `Screen.links`."""
    return (CLOSING if options.get("closing") else LINKS).get(seats)


def regions(scene: Scene, ui: Ui, asked: Seat | None) -> Mapping[str, Content]:
    """See `Screen.regions`."""
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
    gavel: Child = ""
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


SCREEN: Final = Screen(regions, frozenset({"others"}), links)
