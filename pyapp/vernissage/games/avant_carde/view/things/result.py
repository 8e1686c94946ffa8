"""The end: the awards of all players, how a tie was broken, the last line (AC-4.4, AC-9.3).

Steps count from 0: the awards of each player, from the fewest to the most; then the total with the tie-break. The shelves stand
in the order of the seats. When all have been opened, the winner's moves to the top.
"""

from __future__ import annotations

from collections.abc import Mapping

from .....art.papers import SEAT_PAPERS
from .....page.core.markup import Content, Node, el, join
from .....page.view import ending
from .....page.view.phrases import listing, name, named
from .....page.view.scene import Scene
from .....table.game import BACK, Seat
from ...rules import scoring
from ...rules.state import CONCEALED, GONE, TURNED
from ..names import awards, money
from ..signs import award_sign, mini, seat_mark
from ..ui import state


def order(scene: Scene) -> list[Seat]:
    """All seats, the winners first."""
    s = state(scene)
    won = scoring.winners(s)
    return sorted(
        range(len(s.players)), key=lambda seat: (seat not in won, -s.players[seat].awards, -s.players[seat].made, seat)
    )


def steps(scene: Scene) -> int:
    """See `View.result_steps`: a step for each player, and the total."""
    return len(state(scene).players) + 1


def settled(scene: Scene) -> str:
    """How a tie was broken (AC-4.4); empty if there was none."""
    words, s = scene.words, state(scene)
    if len(s.players) == 1:
        return ""
    top = max(p.awards for p in s.players)
    tied = [seat for seat, p in enumerate(s.players) if p.awards == top]
    if len(tied) < 2:
        return ""
    sums = listing(
        words, [words("%(name)s %(money)s", name=named(scene, seat), money=money(words, s.players[seat].made)) for seat in tied]
    )
    if len(scoring.winners(s)) > 1:
        return words("Equal awards and equal money in the last round (%(sums)s): the victory is shared.", sums=sums)
    return words("Equal awards: the money of the last round decides (%(sums)s).", sums=sums)


def headline(scene: Scene) -> tuple[str, str]:
    """Who has won; and how a tie was broken (plain text). The shelves show the awards of the others."""
    words, s = scene.words, state(scene)
    won = scoring.winners(s)
    if len(s.players) == 1:
        if won:
            return words("You have taken all awards"), words.count("After %(n)s round.", "After %(n)s rounds.", s.round)
        return words("The awards were not all taken"), words(
            "%(awards)s taken, %(left)s left after nine rounds.", awards=awards(words, s.players[0].awards), left=s.awards
        )
    return ending.victory(scene, order(scene), won, scoring.scores(s), amount=awards)[0], settled(scene)


def _shelf(scene: Scene, seat: Seat, *, on: bool, opened: bool, won: bool) -> Node:
    """A seat's awards in a row, and its last line. A shelf that is not `opened` shows only its owner."""
    words, p = scene.words, state(scene).players[seat]
    named_ = (seat_mark(seat), el("b", name(scene, seat)))
    if not opened:
        return el("li", el("p", *named_, cls="ac-shelf-h"), cls="ac-shelf shut", data_piece=f"shelf-{seat}")
    line = [mini(x.card, x.mask, down=x.state in (CONCEALED, TURNED) or x.card == BACK) for x in p.line if x.state != GONE]
    cups = el("span", *(award_sign() for _ in range(p.awards)), cls="ac-cups", aria_hidden="true")
    head = el("p", *named_, el("span", awards(words, p.awards)), cls="ac-shelf-h")
    look = f"ac-shelf{' gilt' if won else '' if on else ' off'}"
    last = el("span", *line, cls="ac-minis") if line else ""
    return el("li", head, cups, last, cls=look, data_piece=f"shelf-{seat}")


def regions(scene: Scene, step: int) -> Mapping[str, Content]:
    """See `View.result`."""
    return {"own": own(scene, step), "decision": table(scene, step)}


def own(scene: Scene, step: int) -> Node:
    """The region `own` of the result: the awards of all players; those of the present step are lit."""
    words, s = scene.words, state(scene)
    last = steps(scene) - 1
    climbing = order(scene)[::-1]
    over = step >= last
    won = scoring.winners(s) if over and last > 1 else ()
    shown = [
        _shelf(scene, seat, on=over or climbing.index(seat) == step, opened=climbing.index(seat) <= step, won=seat in won)
        for seat in (order(scene) if over else range(len(s.players)))
    ]
    if step < last:
        seat = climbing[step]
        title, value = name(scene, seat), str(s.players[seat].awards)
        told = words("%(money)s in the last round", money=money(words, s.players[seat].made))
    else:
        title, value, told = "", "", ""
    wall = el("div", el("div", cls="rail"), el("ol", *shown, cls="ac-shelves"), cls=f"wallbox paper-{SEAT_PAPERS[scene.seat]}")
    head = ending.headline(words, step, last + 1, title, headline(scene), "only-narrow")
    return join((head, wall, ending.walk(scene, step, last + 1, title, value, told)))


def table(scene: Scene, step: int) -> Node:
    """The region `decision` of the result: each player's awards and money of the last round."""
    words, s = scene.words, state(scene)
    last = steps(scene) - 1
    climbing, over = order(scene)[::-1], step >= last
    won = scoring.winners(s) if over and last > 1 else ()
    rows = []
    for seat in order(scene) if over else range(len(s.players)):
        p, at = s.players[seat], climbing.index(seat)
        cells = (ending.cell(p.awards, mine=False), ending.cell(money(words, p.made), mine=False))
        rows.append(ending.row(at, step, seat_mark(seat), name(scene, seat), cells, won=seat in won))
    heads = [el("th", words("Awards"), scope="col"), el("th", words("Last round"), scope="col")]
    left = words("%(awards)s left", awards=awards(words, s.awards)) if len(s.players) == 1 else ""
    sheet = ending.sheet(words("Awards by player"), heads, rows, notes=(ending.note(left),))
    title = words("Total") if over else name(scene, climbing[step])
    return join((ending.headline(words, step, last + 1, title, headline(scene), "only-wide"), sheet))
