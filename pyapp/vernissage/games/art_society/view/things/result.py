"""The walk through the final scoring: the sheet's lines one after the other, each lit on the wall (AS-12, AS-12.8).

Steps count from 0: prestige, decor, eyeline, full gallery, corners, excess, and last the total.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from .....art.papers import PAPERS
from .....page.core.markup import Content, Node, el, join
from .....page.core.words import N_
from .....page.view import ending
from .....page.view.phrases import owned
from .....page.view.scene import Scene
from .....table.game import Seat
from ...rules import box, scoring
from ...rules.events import Ended
from ...rules.scoring import Sheet
from ...rules.state import State, is_painting
from ..log import ends
from ..names import listing, named, type_count, type_name
from ..signs import icon, rect, signed
from ..ui import me, state
from . import wall

NAMES: Final = {
    "prestige": N_("Prestige"),
    "decor": N_("Decor"),
    "eyeline": N_("Eyeline"),
    "full": N_("Full gallery"),
    "corners": N_("Bare corners"),
    "excess": N_("Excess"),
}
"""The names of the lines of the score sheet, in its order."""
LINES: Final = tuple(NAMES)
SIGNS: Final = {
    "prestige": "museum",
    "decor": "shield",
    "eyeline": "eyeline",
    "full": "hang",
    "corners": "corner",
    "excess": "excess",
}
STEPS: Final = len(LINES) + 1
SMALL: Final = 64
"""A tile that is not so wide shows its points over its edge, and no mark: two signs would cover its picture."""


def points(sheet: Sheet, line: str) -> int:
    """The points that a line gives."""
    if line == "prestige":
        return sum(sheet.prestige)
    value: int = getattr(sheet, line)
    return value


def _earned(scene: Scene, sheet: Sheet, step: int) -> dict[int, int]:
    """What each tile of the own wall has earned in a step: points by index in `hung`."""
    player = me(scene)
    worth = scoring.worths(state(scene))
    if step == 0:
        return {i: worth[kind] for kind, group in enumerate(sheet.earned) for i in group}
    if step == 1:
        return {
            i: box.DECOR[t.piece - len(box.PAINTINGS)].shields for i, t in enumerate(player.hung) if not is_painting(t.piece)
        }
    if step == 2:
        return dict.fromkeys(sheet.in_eyeline, box.EYELINE_POINTS)
    return {}


def _told(scene: Scene, sheet: Sheet, step: int) -> str:
    """One sentence on where a step's points come from; empty of the total."""
    words, s, player = scene.words, state(scene), me(scene)
    if step == 0:
        worth = scoring.worths(s)
        parts = [
            words(
                "%(paintings)s at \N{MULTIPLICATION SIGN}%(worth)s",
                paintings=type_count(words, kind, len(group)),
                worth=worth[kind],
            ).replace(" \N{MULTIPLICATION SIGN}", "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}")
            for kind, group in enumerate(sheet.earned)
            if group
        ]
        told = words("%(parts)s.", parts=listing(words, parts)) if parts else words("No painting scores.")
        bad = len(sheet.in_faux_pas)
        if not bad:
            return told
        return (
            told
            + " "
            + words.count("%(n)s painting in a faux pas scores nothing.", "%(n)s paintings in a faux pas score nothing.", bad)
        )
    if step == 1:
        return (
            words.count("One shield hangs on the wall.", "%(n)s shields hang on the wall.", sheet.decor)
            if sheet.decor
            else words("No decor hangs on the wall.")
        )
    if step == 2:
        ranked = scoring.ranking(s)
        if not ranked:
            return words("No type was sent to the museum.")
        kind = type_name(words, ranked[0])
        count = len(sheet.in_eyeline)
        if not count:
            return words("%(type)s leads, but none hangs in the eyeline.", type=kind)
        return words.count(
            "%(type)s leads: one hangs in the eyeline, 3 points.",
            "%(type)s leads: %(n)s hang in the eyeline, 3 points each.",
            count,
            type=kind,
        )
    if step == 3:
        empty = (box.WALL.all & ~player.taken).bit_count()
        return (
            words("No space is empty.") if not empty else words.count("%(n)s space is empty.", "%(n)s spaces are empty.", empty)
        )
    if step == 4:
        return (
            words.count("%(n)s corner is bare.", "%(n)s corners are bare.", len(sheet.bare))
            if sheet.bare
            else words("Every corner is covered.")
        )
    if step == 5:
        return (
            words.count("%(n)s excess painting.", "%(n)s excess paintings.", len(player.excess))
            if player.excess
            else words("No excess painting.")
        )
    return ""


def in_hand(s: State, seat: Seat) -> int:
    """The sum of the bid cards that a seat has left, for breaking a tie (AS-12.7)."""
    hand = s.players[seat].hand
    return sum(card for card in box.BID_CARDS if hand >> card & 1)


def settled(scene: Scene) -> str:
    """One sentence on how a tie for the victory was broken (AS-12.7); empty if there was none."""
    words = scene.words
    totals = scoring.scores(state(scene))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) < 2:
        return ""
    sums = listing(
        words, [words("%(name)s %(points)s", name=named(scene, seat), points=in_hand(state(scene), seat)) for seat in best]
    )
    if len(scoring.winners(state(scene))) > 1:
        return words("Equal points, and equal cards left in hand (%(sums)s): the victory is shared.", sums=sums)
    return words("Equal points: the greater sum of cards left in hand decides (%(sums)s).", sums=sums)


def by_rank(s: State) -> list[Seat]:
    """All seats in the order of their results, the winners first."""
    return list(ending.standing(scoring.scores(s), scoring.winners(s)))


def headline(scene: Scene) -> tuple[str, str]:
    """Who has won; and how a tie was broken, the points of the others, the rounds (plain text)."""
    words, s = scene.words, state(scene)
    totals = scoring.scores(s)
    head, others = ending.victory(scene, by_rank(s), scoring.winners(s), totals)
    why = [ends(words, e) for e in scene.history if isinstance(e, Ended)]
    rounds = words("It ended in round %(n)s: %(why)s.", n=s.round, why=why[0]) if why else ""
    # of two players the headline has told everything
    return head, " ".join(filter(None, (settled(scene), others if len(totals) > 2 else "", rounds)))


def _lit_wall(scene: Scene, sheet: Sheet, step: int) -> Node:
    """The own wall: what a step earned in full colour with points, the rest dimmed; at the total a finished wall."""
    player, words, unit = me(scene), scene.words, scene.unit
    earned = _earned(scene, sheet, step)
    plain = step >= STEPS - 1
    off: list[Node] = []
    on: list[Node] = []
    chips: list[Node] = []
    for i, t in enumerate(player.hung):
        x, y, w, h = wall.box_of(t.piece, t.place, unit)
        small = i in earned and w < SMALL
        one = el("g", wall.piece(words, t, unit, marked=not (plain or small)))
        if plain:
            off.append(one)
        elif i in earned:
            on += (one, rect("hi-ring2", x - 2, y - 2, w + 4, h + 4), rect("hi-ring", x, y, w, h))
            chips.append(wall.chip(x + w / 2, max(y - 5, 6) if small else y + 8, signed(earned[i]), unit))
        else:
            off += (one, rect("veil", x, y, w, h))
    if step == 4 or plain:
        off.append(wall.bare(player.taken, unit))
    if step == 2:
        off.append(wall.band_edge(unit, "band-edge strong"))
    if step == 3:
        off.append(wall.lit_spaces(box.WALL.all & ~player.taken, unit))
    pairs = [wall.clash(a, b, unit) for a, b in wall.faux_pas_pairs(player.hung)] if step == 0 or plain else []
    return wall.whole((wall.background(unit, PAPERS[scene.seat], None, 0), *off, *on, *pairs, *chips), unit)


def steps(_scene: Scene) -> int:
    """See `View.result_steps`."""
    return STEPS


def regions(scene: Scene, step: int) -> Mapping[str, Content]:
    """See `View.result`."""
    return {"own": own(scene, step), "decision": table(scene, step)}


def own(scene: Scene, step: int) -> Node:
    """The region `own` of the result."""
    words, s = scene.words, state(scene)
    sheet = scoring.sheet(s, scene.seat)
    total = step >= len(LINES)
    value = sheet.total if total else points(sheet, LINES[step])
    name_ = words("Total") if total else words(NAMES[LINES[step]])
    told = _told(scene, sheet, step)
    spoken = owned(
        scene,
        words("Your wall. %(line)s: %(points)s. %(told)s"),
        words("%(name)s's wall. %(line)s: %(points)s. %(told)s"),
        line=name_,
        points=signed(value),
        told=told,
    )
    wall_ = el(
        "div",
        el("div", cls="rail"),
        el("div", _lit_wall(scene, sheet, step), cls="wallgrid", role="img", aria_label=spoken),
        eyes(),
        cls=f"wallbox paper-{PAPERS[scene.seat]}",
    )
    figure = value if total else signed(value)
    walk = ending.walk(scene, step, STEPS, ending.plate(scene, name_), figure, told, loss=value < 0)
    head = ending.headline(words, step, STEPS, name_, headline(scene), "only-narrow")
    return join((head, wall_, walk))


def eyes() -> Node:
    """The brass bars in the wall's margins, which show where the eyeline is when tiles cover it."""
    return join((el("span", cls="eye eye-l"), el("span", cls="eye eye-r")))


def table(scene: Scene, step: int) -> Node:
    """The region `decision` of the result: the score sheet of all players, filled in up to line `step`."""
    words, s = scene.words, state(scene)
    sheets = [scoring.sheet(s, seat) for seat in range(len(s.players))]
    over = step >= len(LINES)
    order = ending.in_order(scene, scoring.scores(s), scoring.winners(s), over=over)
    won = scoring.winners(s) if over else ()
    rows = [_row(scene, i, step, [(seat, sheets[seat]) for seat in order], won) for i in range(len(LINES))]
    sums = [sum(points(sheets[seat], line) for line in LINES[: step + 1]) for seat in order]
    total = ending.total(scene, order, sums, won, so_far=not over)
    sheet = ending.sheet(words("Score by line and player"), ending.heads(scene, order, won), rows, total)
    line = words(NAMES[LINES[min(step, len(LINES) - 1)]])
    return join((ending.headline(words, step, STEPS, line, headline(scene), "only-wide"), sheet))


def _row(scene: Scene, line: int, step: int, sheets: list[tuple[Seat, Sheet]], won: Collection[Seat]) -> Node:
    values = [(seat, points(sheet, LINES[line])) for seat, sheet in sheets]
    cells = [
        ending.cell(v if v >= 0 else signed(v), mine=seat == scene.seat, faint=not v, won=seat in won) for seat, v in values
    ]
    return ending.row(line, step, icon(SIGNS[LINES[line]]), scene.words(NAMES[LINES[line]]), cells)
