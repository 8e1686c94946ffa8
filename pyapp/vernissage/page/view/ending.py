"""The end of a game, for all games: the headline, the walk through the scoring, and the score sheet.

Glossary: a *line* of the sheet is a step of the walk, counted from 0; the last step is the total. The document does not contain
lines that are still to come: nobody hears or sees who has won before the last step.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from ...table.game import Seat
from ..core.buttons import button
from ..core.markup import NOTHING, Child, Node, el, filled, join
from ..core.motion import Flight
from ..core.words import N_, Words
from .faces import seat_face
from .phrases import addressed, figure, listing, name, named, points, signed
from .scene import Scene

MOST: Final = 5
"""The most columns that a score sheet has."""


def headline(words: Words, step: int, steps: int, line: Child, verdict: tuple[str, str], more: str) -> Node:
    """The headline. At the last step it says who has won and how the others stand; before that, how far the tally has come. It
    stands there twice, as `only-narrow` and `only-wide`; people see one of the two.
    """
    head: Child
    head, text = verdict
    if step < steps - 1:
        head, text = filled(words("The tally: %(line)s"), line=line), words("%(n)s of %(all)s", n=step + 1, all=steps)
    told = el("p", text) if text else ""
    return el("div", el("h1", head, cls="won", data_at="headline"), told, cls=f"headline {more}")


def victory(
    scene: Scene,
    order: Sequence[Seat],
    won: Sequence[Seat],
    scores: Sequence[int],
    *,
    alone: bool = False,
) -> tuple[str, str]:
    """Who has won, and how the others stand (plain text). `order`: all seats, the winners first. The headline has the second's
    score, too, unless the winner's stands there `alone`.
    """
    words, rest, top = scene.words, order[len(won) :], scores[won[0]]
    had = points(words, top) if alone else ""
    names = listing(words, [named(scene, seat) for seat in won])
    if len(won) == 1 and scores[rest[0]] == top:
        head = addressed(scene, won[0], N_("You win the tie"), N_("%(name)s wins the tie"))
    elif len(won) > 1 and had:
        head = words("Shared victory: %(names)s with %(awards)s", names=names, awards=had)
    elif len(won) > 1:
        head = words("Shared victory: %(names)s with %(points)s", names=names, points=top)
    elif had:
        head = addressed(scene, won[0], N_("You win with %(awards)s"), N_("%(name)s wins with %(awards)s"), awards=had)
    else:
        you, them = N_("You win, %(points)s to %(other)s"), N_("%(name)s wins, %(points)s to %(other)s")
        head = addressed(scene, won[0], you, them, points=top, other=scores[rest[0]])
    return head, words("Then %(others)s.", others=standings(scene, rest, scores)) if rest else ""


def standing(scores: Sequence[int], won: Collection[Seat] = ()) -> dict[Seat, int]:
    """Each seat's place, the winners first: equal ones share theirs, in the order of their seats."""
    have = [(points, seat in won) for seat, points in enumerate(scores)]
    places = {seat: 1 + sum(other > mine for other in have) for seat, mine in enumerate(have)}
    return dict(sorted(places.items(), key=lambda one: one[1]))


def in_order(scene: Scene, scores: Sequence[int], won: Collection[Seat], *, over: bool) -> list[Seat]:
    """The order of all seats wherever they stand side by side: by their places; until the game is `over` the reader first."""
    return list(standing(scores, won)) if over else sorted(range(len(scores)), key=lambda seat: seat != scene.you)


def place(words: Words, at: int) -> Node:
    """The sign of a place."""
    label = words("Place %(n)s", n=at)
    return el("span", at, cls="at first" if at == 1 else "at", role="img", aria_label=label)


def standings(scene: Scene, order: Sequence[Seat], scores: Sequence[int]) -> str:
    """Some seats and their scores, as a list (plain text)."""
    words = scene.words
    return listing(words, [words("%(name)s %(n)s", name=named(scene, seat), n=figure(scores[seat])) for seat in order])


def plate(scene: Scene, title: Child, seat: Seat | None = None) -> Node:
    """A step's name, after a plate that says whose things are shown (`seat`'s, if given), unless somebody plays alone."""
    of = scene.seat if seat is None else seat
    whose = el("b", seat_face(scene, of), name(scene, of), cls="of") if len(scene.names) > 1 else NOTHING
    return join((whose, " ", title))


def walk(scene: Scene, step: int, steps: int, title: Child, value: Child, told: str, *, loss: bool = False) -> Node:
    """The present step of the walk: its name, its points, where they come from, and the buttons back and on."""
    words = scene.words
    dots = (el("li", cls="on" if i == step else "done" if i < step else "") for i in range(steps))
    back, on = words("Previous"), words("Next")
    return el(
        "section",
        button("", f"room result {step - 1}", cls="step", sign="previous", label=back, id="result-previous", off=step == 0),
        el(
            "div",
            el("ol", *dots, cls="dots", aria_hidden="true"),
            el("div", title, " ", el("b", value, cls="loss" if loss else "gain"), cls="wt"),
            el("p", told) if told else "",
            cls="wk",
        ),
        button("", f"room result {step + 1}", cls="step", sign="next", label=on, id="result-next", off=step == steps - 1),
        cls="walk",
        aria_label=words("Scoring, %(n)s of %(all)s", n=step + 1, all=steps),
    )


def heads(scene: Scene, order: Iterable[Seat], won: Collection[Seat] = ()) -> list[Node]:
    """The head of each seat's column; the heads of those who have `won` are golden."""
    return [el("th", name(scene, seat), scope="col", cls=_look(me=seat == scene.seat, gilt=seat in won)) for seat in order]


def cell(figure: Child, *, mine: bool, faint: bool = False, won: bool = False) -> Node:
    """A figure of the score sheet; `mine`: of the seat that is shown; `faint`: it says little; `won`: the winner's."""
    return el("td", figure, cls=_look(z=faint, me=mine, gilt=won))


def _look(**looks: bool) -> str | None:
    return " ".join(look for look, on in looks.items() if on) or None


def row(
    line: int, step: int, sign: Child, title: str, cells: Iterable[Node], *, won: bool = False, so_far: bool = False
) -> Node:
    """A line of the sheet while the walk is at `step`. A press on its name shows it. `won`: it is the winner's; `so_far`: its
    cells have what is known before the walk comes to it.
    """
    now = "step" if line == step else None
    does = f"room result {line}"
    press = el("button", sign, title, type="button", cls="line", id=f"line-{line}", data_do=does, aria_current=now)
    if line > step and not so_far:
        cells = [Node(one.name, one.attributes, ()) for one in cells]
    elif line == step:
        cells = [one.having(data_at=f"cell-{i}") for i, one in enumerate(cells)]
    return el("tr", el("th", press, scope="row"), *cells,
              cls="won" if won else "cur" if line == step else "seen" if line < step else "yet")  # fmt: skip


def total(
    scene: Scene, order: Sequence[Seat], sums: Sequence[int], won: Collection[Seat] = (), *, bare: bool = False,
    so_far: bool = False,
) -> Node:  # fmt: skip
    """The last two rows of the sheet: each column's sum, and the place that it gives; `bare`: nothing is counted yet; `so_far`:
    something is still to come.
    """
    words = scene.words
    title = el("th", words("So far") if so_far else words("Total"), scope="row")
    if bare:
        dashes = (cell("\N{EN DASH}", mine=seat == scene.seat) for seat in order)
        ranks = el("tr", el("td"), cls="standing") if len(order) > 1 else ""
        return el("tfoot", el("tr", title, *dashes), ranks, cls="bare")
    figures, places = [], []
    at = standing(sums, [i for i, seat in enumerate(order) if seat in won])
    for i, seat in enumerate(order):
        one = cell(signed(sums[i]) if sums[i] < 0 else sums[i], mine=seat == scene.seat, won=seat in won)
        figures.append(one.having(data_at=f"total-{i}"))
        places.append(el("td", place(words, at[i]), cls=_look(gilt=seat in won), data_at=f"at-{i}"))
    ranks = el("tr", el("td"), *places, cls="standing") if len(order) > 1 else ""
    return el("tfoot", el("tr", title, *figures), ranks)


def flights(step: int, steps: int) -> list[list[Flight]]:
    """A step's flights: its figures one after the other, then the sums; the last one pauses and announces the winner."""
    columns = range(MOST)
    if step < steps - 1:
        row = [Flight(f"cell-{i}", how="show", beat=i) for i in columns]
        return [[*row, *(Flight(f"{name_}-{i}", how="show", beat=MOST) for i in columns for name_ in ("total", "at"))]]
    return [[*(Flight(f"total-{i}", how="breathe") for i in columns), Flight("headline", how="show", beat=1)]]


def sheet(caption: str, columns: Sequence[Node], rows: Iterable[Node], foot: Child = "", notes: Iterable[Child] = ()) -> Node:
    """The score sheet: the heads of its columns, its rows, its foot (if any), and the notes below it."""
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
    """A sentence below the sheet; nothing if the text is empty."""
    return el("p", text, cls="tab-note") if text else NOTHING
