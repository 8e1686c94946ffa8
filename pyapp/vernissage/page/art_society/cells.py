"""The own wall as a grid over its picture (AS-1.2): a cell for each space, for taps, keys and whoever does not see it.

One cell is in the tab order and has the id `wall`: where the held tile is, or the cursor. The arrows move the focus with it,
so that a screen reader says the row, the column and what the cell is called; by touch all cells can be explored.
"""

from __future__ import annotations

from html import escape

from ...games.art_society import box
from ...games.art_society.state import Hung, is_painting, mask, masks, size
from ...table.grid import listed
from ..scene import Scene
from . import readout
from .names import described, piece_name
from .ui import Ui, found, me, tradable, trade
from .wall import HEIGHT, WIDTH


def grid(scene: Scene, ui: Ui, label: str) -> str:
    """The cells; `label` is what the whole is called."""
    words = scene.words
    on = {space: _name(scene, one) for one in me(scene).hung for space in listed(mask(one))}
    held = ui.held if ui.place >= 0 else None
    at, over, fits = cursor(ui), 0, {}
    swap = trade(scene, ui)
    comes = {space: piece_name(words, t.piece) for t in (swap.new if swap else ()) for space in listed(mask(t))}
    traded = tradable(scene) if swap else 0
    if held is not None:
        at, over = ui.place, masks(*size(held.piece))[ui.place]
        fits = {t.place: readout.fitting(scene, held, t) for t in found(scene, held)}
    out = ""
    for y in range(HEIGHT):
        out += f'<div role="row" aria-label="{escape(words("row %(row)s", row=y + 1))}">'
        for x in range(WIDTH):
            space = box.WALL.at(x, y)
            what = on.get(space) or readout.bare(words, me(scene).taken, space)
            if space in comes:
                what = words("%(what)s, becomes %(tile)s", what=what, tile=comes[space])
            if held is not None:
                what = fits.get(space) or words("%(what)s, does not fit", what=what)
            if space == at:
                what = readout.held_there(scene, ui) if held is not None else what
                out += f'<span role="gridcell" id="wall" tabindex="0" aria-label="{escape(what)}"'
            else:
                out += f'<span role="gridcell" tabindex="-1" aria-label="{escape(what)}"'
            if held is not None:
                out += ' class="ghost" data-act="ghost"' if over >> space & 1 else f' data-act="space {space}"'
            elif traded >> space & 1:
                out += f' data-act="space {space}"'
            out += "></span>"
        out += "</div>"
    return f'<div class="cells" role="grid" aria-label="{escape(label)}" aria-describedby="wall-keys">{out}</div>'


def cursor(ui: Ui) -> int:
    """The space that the arrows start from while nothing is held: at first a star."""
    return ui.cursor if ui.cursor >= 0 else box.STARS[0]


def _name(scene: Scene, one: Hung) -> str:
    return described(scene.words, one.piece) if is_painting(one.piece) else piece_name(scene.words, one.piece)
