"""The grid over the picture of the own wall (AS-1.2): one cell for each space, for taps, keys and screen readers.

One cell is in the tab order and has the id `wall`: the cell where the held tile is, or else the cursor's. Arrow keys move the
focus with it, so that a screen reader says the cell's name: what is there, or what the held tile earns; the row or the column
that is new it says by itself. Its row has the same name after both, because to whoever comes into the grid Orca reads a row by
its name; the others have their numbers, not all their cells. By touch all cells can be explored.
"""

from __future__ import annotations

from functools import lru_cache

from .....page.core.markup import Node, el
from .....page.view.scene import Scene
from .....table.grid import listed
from ...rules import box
from ...rules.state import mask, masks, size
from .. import readout
from ..names import piece_name, place_name, tile_name
from ..ui import Ui, answer, me, tradable, trade, tries_of
from .wall import HEIGHT, WIDTH


def grid(scene: Scene, ui: Ui, label: str) -> Node:
    """The grid of cells. `label` is its name."""
    words = scene.words
    hung = [(space, tile_name(words, one.piece)) for one in me(scene).hung for space in listed(mask(one))]
    on = {space: readout.lies(words, tile, space) for space, tile in hung}
    held = ui.held if ui.place >= 0 else None
    at, over, fits = cursor(ui), 0, {}
    swap = trade(scene, ui)
    comes = {space: piece_name(words, t.piece) for t in (swap.new if swap else ()) for space in listed(mask(t))}
    traded = tradable(scene) if swap else 0
    if held is not None:
        at, over = ui.place, masks(*size(held.piece))[ui.place]
        tries = tries_of(scene, held)
        fits = {t.place: readout.lies(words, readout.brief(scene, t), t.place) for t in tries}
        how = f". {readout.enter(words, held)}" if ui.fresh and answer(scene, held, at) else ""  # until people move it
        fits |= {t.place: readout.there(scene, held, t) + how for t in tries if t.place == at}
    rows = []
    for y in range(HEIGHT):
        row, named = [], words("row %(n)s", n=y + 1)
        for x in range(WIDTH):
            space = box.WALL.at(x, y)
            what = on.get(space) or readout.bare(words, me(scene).taken, space)
            if space in comes:
                what = words("%(what)s, becomes %(tile)s", what=what, tile=comes[space])
            what = fits.get(space, what)
            if space == at:
                if held is not None and at not in fits:
                    what = words("%(what)s, does not fit", what=what)
                named = words("%(place)s, %(what)s", place=place_name(words, at), what=what)
            act = ""
            if held is not None:
                act = "ghost" if over >> space & 1 else f"space {space}"
            elif traded >> space & 1:
                act = f"space {space}"
            row.append(_cell(what, act, here=space == at))
        rows.append(el("div", *row, role="row", aria_label=named))
    return el("div", *rows, cls="cells", role="grid", aria_label=label, aria_describedby="wall-keys")


@lru_cache(maxsize=1024)
def _cell(what: str, act: str, *, here: bool) -> Node:
    """A cell: its name, what a press does, and whether it is the one in the tab order. Equal cells are made once and reused."""
    return el(
        "span", role="gridcell", id="wall" if here else None, data_key="" if here else None, tabindex=0 if here else -1,
        aria_label=what, cls="ghost" if act == "ghost" else None, data_do=f"room {act}" if act else None,
    )  # fmt: skip


def cursor(ui: Ui) -> int:
    """The space at which the arrow keys start while nothing is held: at first one with a star."""
    return ui.cursor if ui.cursor >= 0 else box.STARS[0]
