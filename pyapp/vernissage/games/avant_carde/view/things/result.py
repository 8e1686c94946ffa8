"""The end: the longest line of each player, the awards, how a tie was broken (AC-4.4, AC-9.3).

Steps count from 0: the awards of each player, from the fewest to the most; then the total with the tie-break. On the wall lies
the longest line of the seat that is shown; below it, smaller, those of the others, of the fewest awards last.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from .....art.papers import SEAT_PAPERS
from .....page.core.markup import Content, Node, el, join
from .....page.view import ending
from .....page.view.faces import seat_face
from .....page.view.phrases import listing, name, named, owned
from .....page.view.scene import Scene
from .....table.game import BACK, Seat
from ...rules import box, scoring
from ...rules.events import Changed, LineShown, Played, RoundBegun
from ..names import awards, cards, laid_word, money
from ..patrons import patron_name, patron_of
from ..signs import award_sign, back, face, seat_mark
from ..ui import state


def order(scene: Scene) -> list[Seat]:
    """All seats, the winners first."""
    s = state(scene)
    return list(ending.standing(scoring.scores(s), scoring.winners(s)))


def steps(scene: Scene) -> int:
    """See `View.result_steps`: a step for each player, and the total."""
    return len(state(scene).players) + 1


def counted(scene: Scene, step: int) -> Seat:
    """See `View.counted`: the seat whose awards a step counts; at the total a winner, the reader if they have won."""
    climbing = order(scene)[::-1]
    if step < len(climbing):
        return climbing[step]
    return scene.you if scene.you in scoring.winners(state(scene)) else climbing[-1]


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
    """Who has won; and how a tie was broken, or the awards of the others (plain text)."""
    words, s = scene.words, state(scene)
    won = scoring.winners(s)
    if len(s.players) == 1:
        if won:
            return words("You have taken all awards"), words.count("After %(n)s round.", "After %(n)s rounds.", s.round)
        return words("The awards were not all taken"), words(
            "%(awards)s taken, %(left)s left after nine rounds.", awards=awards(words, s.players[0].awards), left=s.awards
        )
    head, others = ending.victory(scene, order(scene), won, scoring.scores(s))
    why = words("Awards won round by round decide.")  # of two players the headline has told the awards
    return head, settled(scene) or (others if len(s.players) > 2 else why)


class Longest(NamedTuple):
    """A seat's longest line, the first one if several are equally long: the round, and its cards from the first one on."""

    round: int
    cards: tuple[int, ...]
    masks: tuple[int, ...]
    """What each card counted as."""


def longest(scene: Scene) -> Mapping[Seat, Longest]:
    """The longest line of each seat that has shown one."""
    out: dict[Seat, Longest] = {}
    now, masks = 0, dict[tuple[Seat, int], int]()
    for e in scene.history:
        if isinstance(e, RoundBegun):
            now = e.round
            masks.clear()
        elif isinstance(e, Played | Changed):
            masks[e.seat, e.place] = e.mask
        elif isinstance(e, LineShown) and len(e.cards) > len(out[e.seat].cards if e.seat in out else ()):
            out[e.seat] = Longest(now, e.cards, tuple(masks.get((e.seat, i), 0) for i in range(len(e.cards))))
    return out


def _card(scene: Scene, card: int, mask: int) -> Node:
    """A card of a line as it was shown, with its name for a screen reader."""
    words, sets = scene.words, state(scene).sets
    if card == BACK:
        return el("li", back(words), el("span", words("a concealed card"), cls="vh"))
    label, patron = laid_word(words, card, mask), patron_of(sets, box.NUMBER[card])
    if patron >= 0:
        label = words("%(card)s, %(patron)s", card=label, patron=patron_name(words, patron))
    return el("li", face(words, sets, card), el("span", label, cls="vh"))


def _across(n: int) -> int:
    """How many cards of the line on show lie side by side, so that most lines fill two rows."""
    return 6 if n > 10 else 5 if n in (5, 9, 10) else 3 if n == 6 else 4


def _best(scene: Scene, one: Longest | None, *, won: bool) -> Node:
    """The longest line of the seat that is shown, large; golden if the seat has `won`."""
    words, seat = scene.words, scene.seat
    title = owned(scene, words("Your longest line"), words("%(name)s's longest line"))
    laid: tuple[int, ...] = one.cards if one else ()
    when = words("%(cards)s, round %(n)s", cards=cards(words, len(laid)), n=one.round) if one else words("Nothing lies here.")
    head = el("p", seat_mark(seat), el("b", title), " ", el("span", when, cls="h-note"), cls="ac-best-h")
    faces = () if one is None else map(partial(_card, scene), one.cards, one.masks)
    shown = el("ol", *faces, cls=f"ac-best-line c{_across(len(laid))}") if laid else ""
    return el("div", head, shown, cls="ac-best gilt" if won else "ac-best")


def _other(scene: Scene, seat: Seat, one: Longest | None, *, on: bool, opened: bool) -> Node:
    """Another seat's longest line, small. One that is not `opened` yet lies face down."""
    words = scene.words
    who = el("b", seat_mark(seat), seat_face(scene, seat), name(scene, seat))
    if one is None or not opened:
        down = el("ol", *(el("li", back(words)) for _ in one.cards), cls="ac-few", aria_hidden="true") if one else ""
        return el("li", who, down, cls="ac-other shut", data_piece=f"line-{seat}")
    laid = el("ol", *map(partial(_card, scene), one.cards, one.masks), cls="ac-few")
    shown = cards(words, len(one.cards))
    told = el("span", f": {words('Longest line')}, ", words("%(cards)s, round %(n)s", cards=shown, n=one.round), cls="vh")
    much = el("span", told, el("span", shown, aria_hidden="true"), cls="h-note")
    return el("li", who, much, laid, cls="ac-other" if on else "ac-other off", data_piece=f"line-{seat}")


def regions(scene: Scene, step: int) -> Mapping[str, Content]:
    """See `View.result`."""
    return {"own": own(scene, step), "decision": table(scene, step)}


def own(scene: Scene, step: int) -> Node:
    """The region `own` of the result: the longest lines; of the present step's player it is lit."""
    words, s = scene.words, state(scene)
    last = steps(scene) - 1
    climbing = order(scene)[::-1]
    over = step >= last
    won = scoring.winners(s) if over else ()
    lines = longest(scene)
    others = [
        _other(scene, seat, lines.get(seat), on=over or climbing.index(seat) == step, opened=climbing.index(seat) <= step)
        for seat in (order(scene) if over else range(len(s.players)))
        if seat != scene.seat
    ]
    if step < last:
        seat = climbing[step]
        title = ending.plate(scene, "", seat)
        told = words("%(money)s in the last round", money=money(words, s.players[seat].made))
    else:
        seat, title, told = scene.seat, ending.plate(scene, words("Total")), ""
    paper = f"paper-{SEAT_PAPERS[scene.seat]}"
    few = el("ol", *others, cls=f"ac-others-lines {paper}") if others else ""
    best = _best(scene, lines.get(scene.seat), won=scene.seat in won)
    wall = el("div", el("div", cls="rail"), best, cls=f"wallbox {paper}")
    head = ending.headline(words, step, last + 1, name(scene, climbing[min(step, last - 1)]), headline(scene), "only-narrow")
    title = join((title, " ", award_sign()))  # of what the figure is a number
    return join((head, wall, few, ending.walk(scene, step, last + 1, title, s.players[seat].awards, told)))


def table(scene: Scene, step: int) -> Node:
    """The region `decision` of the result: each player's longest line, money of the last round, and awards."""
    words, s = scene.words, state(scene)
    last = steps(scene) - 1
    climbing, over = order(scene)[::-1], step >= last
    won = scoring.winners(s) if over and last > 1 else ()
    rows, lines = [], longest(scene)
    places = ending.standing(scoring.scores(s), won)
    for seat in ending.in_order(scene, scoring.scores(s), won, over=over):
        p, at = s.players[seat], climbing.index(seat)
        long = len(lines[seat].cards) if seat in lines else 0
        figures = (long, money(words, p.made), el("span", award_sign(), el("b", p.awards), cls="ac-have"))
        cells = [ending.cell(one, mine=False) for one in figures]
        who = join((ending.place(words, places[seat]) if won else "", seat_mark(seat), seat_face(scene, seat)))
        rows.append(ending.row(at, step, who, name(scene, seat), cells, won=seat in won))
    heads = [el("th", title, scope="col") for title in (words("Longest line"), words("Last round"), words("Awards"))]
    left = words("%(awards)s left", awards=awards(words, s.awards)) if len(s.players) == 1 else ""
    sheet = ending.sheet(words("Awards by player"), heads, rows, notes=(ending.note(left),))
    title = words("Total") if over else name(scene, climbing[step])
    return join((ending.headline(words, step, last + 1, title, headline(scene), "only-wide"), sheet))
