"""The exhibition at the end: each painting, then each scoring card's ribbons, then the bonuses and the total (CV-5.2 to CV-5.4,
CV-6.4).

Steps count from 0: three paintings, four scoring cards, the bonuses, the total.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from .....art.papers import SEAT_PAPERS
from .....page.core.icons import icon
from .....page.core.markup import Child, Content, Node, el, join
from .....page.view import ending
from .....page.view.phrases import listing, named, owned, points, signed
from .....page.view.scene import Outcome, Scene
from .....table.game import Seat
from ...rules import box, layers, reading, scoring
from ...rules.state import Painting, State
from ..names import GRADES, condition, explained, painting_title, ribbons, tokens
from ..signs import ribbon, strip
from ..ui import me, state
from .gallery import exhibition, framed, pile_of, worth

CARDS: Final = box.PAINTINGS
"""The step of the first scoring card."""
BONUS: Final = CARDS + box.SET_SIZE
TOTAL: Final = BONUS + 1
STEPS: Final = TOTAL + 1


def _value(scene: Scene, seat: int, step: int) -> int:
    """The points that a line of the score sheet gives a seat."""
    s = state(scene)
    player = s.players[seat]
    if CARDS <= step < BONUS:
        return scoring.ribbon_points(player.ribbons, s.conditions)[step - CARDS]
    return scoring.bonus_points(player, s.edition) if step == BONUS else scoring.score(s, seat)


def _line_name(scene: Scene, step: int) -> str:
    words = scene.words
    if step < CARDS:
        works = me(scene).paintings
        return painting_title(words, works[step]) if step < len(works) else _counted(scene, step)
    if step < BONUS:
        return condition(words, state(scene).conditions[step - CARDS])
    return words("Bonus icons") if step == BONUS else words("Total")


def _counted(scene: Scene, step: int) -> str:
    """What the headline calls a step: below it stands a painting's title."""
    return scene.words("Painting %(n)s", n=step + 1) if step < CARDS else _line_name(scene, step)


def _told(scene: Scene, step: int) -> str:
    """What a step is about, in one sentence; empty of the total."""
    words, s, player = scene.words, state(scene), me(scene)
    if step < CARDS:
        if step >= len(player.paintings):
            return words("This painting was never made.")
        return words("It won %(what)s.", what=worth(scene, player.paintings[step]))
    if step < BONUS:
        c, held = s.conditions[step - CARDS], player.ribbons[step - CARDS]
        return words(
            "%(asks)s %(ribbons)s: %(points)s.",
            asks=explained(words, c, s.edition),
            ribbons=ribbons(words, held),
            points=points(words, box.POINTS[c][held]),
        )
    if step == BONUS:
        icons = sum(p.bonus for p in player.paintings)
        if not icons:
            return words("No bonus icon pays.")
        each = box.BONUS_POINTS[s.edition]
        return words.count(
            "%(n)s icon is paid for, %(points)s each.",
            "%(n)s icons are paid for, %(points)s each.",
            icons,
            points=points(words, each),
        )
    return ""


def settled(scene: Scene) -> str:
    """How a tie was broken (CV-5.4), or what the grades are (CV-6.4); empty if neither applies."""
    words, s = scene.words, state(scene)
    totals = scoring.scores(s)
    if len(totals) == 1:
        at = scoring.grade(totals[0])
        if not at:
            return words("The best grade there is.")
        return words(
            "From %(points)s it would have been: %(grade)s.",
            points=points(words, box.GRADES[at - 1][1]),
            grade=words(GRADES[at - 1]),
        )
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) < 2:
        return ""
    sums = listing(
        words,
        [words("%(name)s %(tokens)s", name=named(scene, seat), tokens=tokens(words, s.players[seat].tokens)) for seat in tied],
    )
    if s.judged is not None:
        judge = scoring.runner_up(s)
        return words(
            "Equal points and equal tokens: %(judge)s judged the paintings.", judge="" if judge is None else named(scene, judge)
        )
    if len(scoring.leaders(s)) > 1:
        return words("Equal points and equal tokens (%(sums)s): the victory is shared.", sums=sums)
    return words("Equal points: more tokens decide (%(sums)s).", sums=sums)


def by_rank(s: State) -> list[Seat]:
    """All seats, the winners first."""
    return list(ending.standing(scoring.scores(s), scoring.winners(s)))


def outcome(scene: Scene) -> Outcome:
    """See `View.outcome`."""
    words, s = scene.words, state(scene)
    totals, order = scoring.scores(s), by_rank(s)
    rows = tuple((scene.names[seat], points(words, totals[seat])) for seat in order)
    tie = settled(scene) if len(totals) > 1 else ""
    return Outcome(headline(scene)[0], rows, len(scoring.winners(s)), exhibition(scene, order[0]), tie)


def headline(scene: Scene) -> tuple[str, str]:
    """Who has won, or the grade; and how a tie was broken, and the points of the others (plain text)."""
    words, s = scene.words, state(scene)
    totals, won = scoring.scores(s), scoring.winners(s)
    if len(totals) == 1:
        return words(GRADES[scoring.grade(totals[0])]), words(
            "%(first)s. %(second)s", first=points(words, totals[0]), second=settled(scene)
        )
    head, others = ending.victory(scene, by_rank(s), won, totals)
    # of two players the headline has told everything
    return head, " ".join(filter(None, (settled(scene), others if len(totals) > 2 else "")))


# -- the wall ---------------------------------------------------------------------------------------------------------


def _lit(painting: Painting, scene: Scene, step: int) -> int:
    """The icons of a painting that the step is about, as a bit mask."""
    s = state(scene)
    seen = layers.visible(*pile_of(painting))
    out = 0
    if CARDS <= step < BONUS and painting.ribbons[step - CARDS]:
        for group in reading.groups(seen, s.conditions[step - CARDS], s.edition)[: painting.ribbons[step - CARDS]]:
            out |= group
    return out


def _work(scene: Scene, i: int, step: int) -> Node:
    """A painting on the wall. If the step is about it, it is in full light, with what it has won below: nothing before its
    own step.
    """
    words, player = scene.words, me(scene)
    if i >= len(player.paintings):
        return el("li", el("div", cls="cv-frame bare"), el("p", words("not made"), cls="hint"), cls="cv-work off")
    painting = player.paintings[i]
    about = step in (TOTAL, i) or (step == BONUS and painting.bonus > 0)
    about = about or (CARDS <= step < BONUS and painting.ribbons[step - CARDS] > 0)
    won = [
        el("span", ribbon(k), el("b", n), cls="cv-count on" if step == CARDS + k else "cv-count")
        for k, n in enumerate(painting.ribbons)
        if n and step >= i
    ]
    if painting.bonus and step >= i:
        extra = painting.bonus * box.BONUS_POINTS[state(scene).edition]
        won.append(el("span", icon("bonus"), el("b", signed(extra)), cls="cv-count"))
    return el(
        "li",
        framed(scene, scene.seat, i),
        strip(layers.visible(*pile_of(painting)), (), _lit(painting, scene, step)),
        el("p", el("cite", painting_title(words, painting)), cls="cv-plaque"),
        el("p", *won, cls="cv-medals", aria_hidden="true"),
        el("p", words("It won %(what)s.", what=worth(scene, painting)), cls="vh"),
        cls=f"cv-work{'' if about else ' off'}",
    )


def steps(_scene: Scene) -> int:
    """See `View.result_steps`."""
    return STEPS


def regions(scene: Scene, step: int) -> Mapping[str, Content]:
    """See `View.result`."""
    return {"own": own(scene, step), "decision": table(scene, step)}


def own(scene: Scene, step: int) -> Node:
    """The region `own` of the result: the wall with the three paintings, and the step."""
    words = scene.words
    title, told = _line_name(scene, step), _told(scene, step)
    value: Child = "" if step < CARDS else _value(scene, scene.seat, step)
    works = (_work(scene, i, step) for i in range(box.PAINTINGS))
    label = owned(
        scene,
        words("Your exhibition. %(line)s: %(told)s"),
        words("%(name)s's exhibition. %(line)s: %(told)s"),
        line=title,
        told=told or points(words, _value(scene, scene.seat, step)),
    )
    line = el("cite", title) if step < CARDS else title
    return join(
        (
            ending.headline(words, step, STEPS, _counted(scene, step), headline(scene), "only-narrow"),
            el(
                "div",
                el("div", cls="rail"),
                el("ol", *works, cls="cv-show told" if step < CARDS else "cv-show", aria_label=label),
                cls=f"wallbox paper-{SEAT_PAPERS[scene.seat]}",
            ),
            ending.walk(scene, step, STEPS, ending.plate(scene, line), value, told),
        )
    )


# -- the score sheet --------------------------------------------------------------------------------------------------


def table(scene: Scene, step: int) -> Node:
    """The region `decision` of the result: the score sheet of all players, filled in up to line `step`."""
    words, s = scene.words, state(scene)
    totals, over = scoring.scores(s), step >= TOTAL
    order = ending.in_order(scene, totals, scoring.winners(s), over=over)
    won = scoring.winners(s) if over and len(order) > 1 else ()
    rows = [_row(scene, line, step, order, won) for line in range(CARDS, TOTAL)]
    sums = [sum(_value(scene, seat, line) for line in range(CARDS, min(step + 1, TOTAL))) for seat in order]
    grades = _grades(scene, totals[0]) if over and len(order) == 1 else ""
    foot = ending.total(scene, order, sums, won, bare=step < CARDS, so_far=CARDS <= step < TOTAL)
    sheet = ending.sheet(words("Score by line and player"), ending.heads(scene, order, won), rows, foot, (grades,))
    return join((ending.headline(words, step, STEPS, _counted(scene, step), headline(scene), "only-wide"), sheet))


def _row(scene: Scene, line: int, step: int, order: list[Seat], won: Collection[Seat]) -> Node:
    values = [(seat, _value(scene, seat, line)) for seat in order]
    cells = [ending.cell(v, mine=seat == scene.seat, faint=not v, won=seat in won) for seat, v in values]
    if step < CARDS:
        cells = [el("td", _won(scene, state(scene).players[seat].paintings[: step + 1], line)) for seat in order]
    sign = icon("bonus") if line == BONUS else ribbon(line - CARDS)
    return ending.row(line, step, sign, _line_name(scene, line), cells, so_far=step < CARDS)


def _won(scene: Scene, paintings: Sequence[Painting], line: int) -> Child:
    """What some paintings have won for a line, before that is counted: their ribbons, or the points of their bonus icons."""
    if line == BONUS:
        extra = sum(one.bonus for one in paintings) * box.BONUS_POINTS[state(scene).edition]
        return signed(extra) if extra else ""
    n = sum(one.ribbons[line - CARDS] for one in paintings)
    return join((*(ribbon(line - CARDS) for _ in range(n)), el("span", ribbons(scene.words, n), cls="vh"))) if n else ""


def _grades(scene: Scene, total: int) -> Node:
    """The grades of a solo game; the one that was reached is marked (CV-6.4)."""
    words, at = scene.words, scoring.grade(total)
    rows = []
    for i, (_, least) in enumerate(box.GRADES):
        text = words("from %(n)s", n=least) if least else words("below %(n)s", n=box.GRADES[i - 1][1])
        rows.append(
            el(
                "li",
                el("span", words(GRADES[i])),
                el("span", text),
                cls="on" if i == at else None,
                aria_current="true" if i == at else None,
            )
        )
    return el("ol", *rows, cls="cv-grades", aria_label=words("Grades"))
