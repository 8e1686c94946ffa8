"""What the ends of all games have alike: the headline, the walk through the scoring, and the score sheet.

Glossary: a *line* of the sheet is a step of the walk, counted from 0; the last step is the total.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...table.game import Seat
from ..core.markup import NOTHING, Node, Part, el
from ..core.words import Words
from .acts import button
from .phrases import name
from .scene import Scene


def headline(told: tuple[str, str], more: str) -> Node:
    """Who has won, and how the others stand. It is there twice, `only-narrow` and `only-wide`, and seen once."""
    head, text = told
    return el("div", el("h1", head, cls="won"), el("p", text), cls=f"headline {more}")


def walk(scene: Scene, step: int, steps: int, title: Part, value: Part, told: str, *, loss: bool = False) -> Node:
    """The step at which the walk is: its name, what it gives, where that comes from; and the ways back and on."""
    words = scene.words
    dots = (el("li", cls="on" if i == step else "done" if i < step else "") for i in range(steps))
    back, on = words("Previous line"), words("Next line")
    return el(
        "section",
        button("", f"result {step - 1}", kind="step", sign="previous", label=back, ident="result-previous", off=step == 0),
        el(
            "div",
            el("ol", *dots, cls="dots", aria_hidden="true"),
            el("h2", title, " ", el("b", value, cls="loss" if loss else "gain")),
            el("p", told),
            cls="wk",
        ),
        button("", f"result {step + 1}", kind="step", sign="next", label=on, ident="result-next", off=step == steps - 1),
        cls="walk",
        aria_label=words("Scoring, line %(n)s of %(all)s", n=step + 1, all=steps),
    )


def heads(scene: Scene, order: Iterable[Seat]) -> list[Node]:
    """A column's head for each seat."""
    return [el("th", name(scene, seat), scope="col", cls="me" if seat == scene.seat else None) for seat in order]


def cell(figure: Part, *, mine: bool, faint: bool = False) -> Node:
    """A figure of the sheet: whether it is of the seat whose things are shown, and whether it is one that says little."""
    return el("td", figure, cls=" ".join(("z",) * faint + ("me",) * mine) or None)


def row(line: int, step: int, sign: Part, title: str, cells: Iterable[Node]) -> Node:
    """A line of the sheet while the walk is at `step`: a press on its name shows it."""
    now = "step" if line == step else None
    press = el(
        "button", sign, title, type="button", cls="line", id=f"line-{line}", data_act=f"result {line}", aria_current=now
    )
    return el("tr", el("th", press, scope="row"), *cells, cls="cur" if line == step else "seen" if line < step else "yet")


def total(words: Words, cells: Iterable[Node]) -> Node:
    """The sheet's last row."""
    return el("tfoot", el("tr", el("th", words("Total"), scope="row"), *cells))


def sheet(
    caption: str, columns: Sequence[Node], rows: Iterable[Node], foot: Part = "", notes: Iterable[Part] = ()
) -> Node:
    """The score sheet: its columns' heads, its rows, its foot if it has one, and what stands under it."""
    table = el(
        "table",
        el("caption", caption, cls="vh"),
        el("thead", el("tr", el("td"), *columns)),
        el("tbody", *rows),
        foot,
        cls=f"score n{len(columns)}",
    )
    return el("div", table, *notes, cls="sheetbox")


def note(text: str) -> Node:
    """A sentence under the sheet; nothing for none."""
    return el("p", text, cls="tab-note") if text else NOTHING
