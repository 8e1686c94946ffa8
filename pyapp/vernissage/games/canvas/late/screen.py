"""Canvas for all to see: what the scoring cards ask, the row, and everybody's paintings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Content, Node, el
from ....page.live.offer import Screen
from ....page.view.scene import Scene
from ....table.game import Seat
from ..view.names import condition, explained, pays
from ..view.signs import ribbon
from ..view.things import cards, gallery, scorecards
from ..view.ui import Ui, state

LINKS: Final[Mapping[int, int]] = {2: 30, 3: 45, 4: 60, 5: 75}


def regions(scene: Scene, ui: Ui, asked: Seat | None) -> Mapping[str, Content]:
    """See `Screen.regions`."""
    scoring = [_asks(scene, i, c) for i, c in enumerate(state(scene).conditions)]
    head = el("h2", scene.words("Scoring cards"), cls="vh")
    return {
        "shared": el("div", head, el("ol", *scoring, cls="cv-cards4"), cls="cv-scoring"),
        "market": cards.market(scene, ui),
        "own": gallery.others(scene, ui),
    }


def _asks(scene: Scene, i: int, c: int) -> Node:
    """A scoring card as nobody has it: what it asks, what its ribbons pay."""
    words = scene.words
    return el(
        "li",
        el(
            "div",
            el("span", ribbon(i).having(data_at=f"ribbon-{i}"), el("b", condition(words, c)), cls="cv-sc-h"),
            el("span", explained(words, c, state(scene).edition), cls="cv-sc-x"),
            el("span", words("Points by ribbons: %(pays)s", pays=pays(c)), cls="vh"),
            scorecards.steps(c, i, 0, 0),
            cls=f"cv-score r{i}",
        ),
    )


SCREEN: Final = Screen(regions, frozenset({"others"}), links=lambda seats, _options: LINKS.get(seats))
