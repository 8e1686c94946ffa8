"""Avant Carde for all to see: the gallery, the awards that are left, and everybody's line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.papers import SEAT_PAPERS
from ....page.core.markup import Child, Content, Node, el
from ....page.live.offer import Screen
from ....page.view.faces import seat_face
from ....page.view.scene import Scene
from ....table.game import Seat
from ..rules.state import BUY, GONE
from ..view.names import awards
from ..view.signs import award_sign, coin, laid_face, seat_mark
from ..view.things import gallery, others
from ..view.things.line import worth
from ..view.ui import Ui, deck_left, state

LINKS: Final[Mapping[int, int]] = {2: 85, 3: 90, 4: 115, 5: 125}


def regions(scene: Scene, ui: Ui, asked: Seat | None) -> Mapping[str, Content]:
    """See `Screen.regions`."""
    words, s = scene.words, state(scene)
    left = words("%(awards)s left", awards=awards(words, s.awards))
    seats = range(len(s.players))
    return {
        "market": gallery.market(scene, ui),
        "shared": el("p", award_sign(), el("b", left), cls="ac-left-over"),
        "own": el(
            "ul",
            *(_line(scene, seat, now=seat == asked) for seat in seats),
            cls=f"all-lines n{len(seats)}",
            aria_label=words("Lines"),
        ),
        "others": el("div", others.guide(scene), cls="ac-others"),
    }


def _line(scene: Scene, seat: Seat, *, now: bool) -> Node:
    words, s = scene.words, state(scene)
    p = s.players[seat]
    cards = [
        el("li", laid_face(words, s.sets, x), data_piece=f"line-{seat}-{i}") for i, x in enumerate(p.line) if x.state != GONE
    ]
    made: Child = coin(words("$%(n)s", n=p.made)) if s.part == BUY and p.made else ""
    head = el(
        "p",
        seat_face(scene, seat),
        seat_mark(seat),
        el("b", scene.names[seat], cls="nm"),
        others.first_mark(scene, seat),
        el("span", worth(scene, seat), cls="fine") if cards else "",
        made,
        others.goods(scene, seat),
        aria_hidden="true",
    )
    counts = words("deck %(deck)s, discard %(discard)s", deck=deck_left(scene, seat), discard=len(p.discard))
    lie = el("ol", *cards, cls="ac-row", aria_hidden="true") if cards else el("p", words("Nothing lies here."), cls="hint")
    return el(
        "li",
        head,
        lie,
        el("p", counts, cls="fine", aria_hidden="true"),
        el("p", others.facts(scene, seat), cls="vh"),
        cls=f"paper-{SEAT_PAPERS[seat]}{' now' if now else ''}",
        data_at=f"seat-{seat}",
    )


SCREEN: Final = Screen(regions, links=lambda seats, _options: LINKS.get(seats))
