"""The revealed bids in the order of acquiring, each with only those cards that a tie needs (AS-3.2 to AS-3.4).

Glossary: a *tie* is a run of seats in that order whose bids are equal. A seat's *depth* is how many cards of its stack, from
the top, are needed to tell it from all others in its tie (1: the bid itself).
"""

from __future__ import annotations

from collections.abc import Sequence

from .....art.papers import PAPERS
from .....page.core.buttons import button
from .....page.core.markup import Child, Node, el
from .....page.view.scene import Scene
from .....table.game import Seat
from ...rules.state import State
from ..names import listing, name, named, ordinal
from ..signs import note, sheet
from ..ui import state


def ties(s: State) -> list[list[Seat]]:
    """The order of acquiring, cut into runs of equal bids (AS-3.2)."""
    out: list[list[Seat]] = []
    for seat in s.order:
        if out and s.bids[out[-1][0]] == s.bids[seat]:
            out[-1].append(seat)
        else:
            out.append([seat])
    return out


def depth(s: State, tie: Sequence[Seat], seat: Seat) -> int:
    """How many cards of the seat's stack must be shown to tell it from every other seat in its tie (AS-3.3)."""
    mine = s.players[seat].stack[::-1]
    need = 1
    for other in tie:
        if other == seat:
            continue
        theirs = s.players[other].stack[::-1]
        need = max(need, next(i for i, (a, b) in enumerate(zip(mine, theirs, strict=True), 1) if a != b))
    return need


def _card(n: int, small: str = "") -> Node:
    return el("span", el("span", n, cls="n"), cls=f"bidcard{small}")


def _column(scene: Scene, tie: Sequence[Seat], i: int, at: int) -> Node:
    """The column of the `i`-th seat in a tie: its place `at` in the order, its bid, the cards that tell it from the others."""
    s, words, seat = state(scene), scene.words, tie[i]
    need = depth(s, tie, seat) if len(tie) > 1 else 1
    stack = s.players[seat].stack[::-1]
    if need > 1:
        best = all(stack[1:need] >= s.players[o].stack[::-1][1:need] for o in tie)
        shown = (
            _card(card, " small win" if best and j == need - 2 else " small").having(data_at=f"under-{seat}-{j}")
            for j, card in enumerate(stack[1:need])
        )
        arm = "first" if i == 0 else "last" if i == len(tie) - 1 else "mid"
        label: Child = ""
        if i == (len(tie) - 1) // 2:
            side = "mid" if len(tie) % 2 else "edge"
            label = el("span", el("span", words("the card below")), cls=f"tie-t at-{side}")
        under = el("span", label, *shown, cls=f"under arm-{arm}", data_at=f"tied-{seat}")
    else:
        under = el("span", *(el("i") for _ in range(min(3, len(stack) - 1))), cls="under shut")
    head = el("p", el("span", ordinal(words, at), cls="cord", data_at=f"place-{seat}"), el("b", name(scene, seat)), cls="cn")
    look = f"col paper-{PAPERS[seat]}{' tied' if len(tie) > 1 else ''}"
    return el("li", head, _card(s.bids[seat]).having(data_at=f"bid-{seat}"), under, cls=look)


def tie_sentence(scene: Scene, tie: Sequence[Seat]) -> str:
    """One sentence on how a tie was broken (plain text)."""
    words, s = scene.words, state(scene)
    bid = s.bids[tie[0]]
    if len(tie) > 2:
        return words(
            "%(bid)s was bid by %(who)s. The cards below decide.", who=listing(words, [named(scene, i) for i in tie]), bid=bid
        )
    a, b = tie
    need = depth(s, tie, a)
    high, low = s.players[a].stack[-need], s.players[b].stack[-need]
    if a == scene.you:
        return words(
            "You and %(other)s both bid %(bid)s. Below, your %(high)s beats %(low)s.",
            other=scene.names[b],
            bid=bid,
            high=high,
            low=low,
        )
    if b == scene.you:
        return words(
            "You and %(other)s both bid %(bid)s. Below, %(high)s beats your %(low)s.",
            other=scene.names[a],
            bid=bid,
            high=high,
            low=low,
        )
    return words(
        "%(one)s and %(other)s both bid %(bid)s. Below, %(one)s has %(high)s and %(other)s has %(low)s.",
        one=scene.names[a],
        other=scene.names[b],
        bid=bid,
        high=high,
        low=low,
    )


def two(s: State) -> bool:
    """Whether there are two bids, which differ."""
    return len(s.order) == len(ties(s)) == 2


def floor(scene: Scene, wall: Child) -> Node:
    """The revealed bids, shown in place of the wall, which a replay shows beside two of them."""
    s, words = state(scene), scene.words
    groups = ties(s)
    seats = [(tie, i) for tie in groups for i in range(len(tie))]
    columns = (_column(scene, tie, i, at) for at, (tie, i) in enumerate(seats))
    broken = [el("span", tie_sentence(scene, tie)) for tie in groups if len(tie) > 1]
    broken = broken or [el("span", words("No two bids are equal."), cls="fine")]
    deep = max((depth(s, tie, seat) for tie in groups if len(tie) > 1 for seat in tie), default=1)
    return el(
        "div",
        el("ol", *columns, cls=f"cols n{len(s.order)}"),
        el("p", *broken, cls="tie-s", data_at="told"),
        wall,
        cls=f"sale d{min(deep, 4)}",
        id="sale",
        aria_label=words("The bids"),
        role="group",
    )


def panel(scene: Scene) -> Node:
    """The panel that says what the order, which the title tells, means for the seat, with the button to go on."""
    words, s = scene.words, state(scene)
    at = s.order.index(scene.seat)
    head = (
        words("All %(n)s lots are there for you", n=len(s.lots))
        if at == 0
        else words.count("One lot will be left for you", "%(n)s lots will be left for you", len(s.lots) - at)
    )
    spent = words("Your %(bid)s is spent, but counts if bids tie later.", bid=s.bids[scene.seat])
    go = button(words("Continue"), "room seen", cls="do hang", id="seen")
    return sheet(
        "revealing",
        el("span", head, data_at="verdict"),
        "",
        el("ul", note("gavel", spent), cls="reads fine"),
        el("div", go, cls="acts fine"),
    )


def outcome(scene: Scene) -> str:
    """Who takes first, and when this seat takes, in one sentence (plain text)."""
    words, s = scene.words, state(scene)
    at = s.order.index(scene.seat)
    if at == 0:
        return words("You choose first, with %(bid)s.", bid=s.bids[scene.seat])
    who = scene.names[s.order[0]]
    if at == len(s.order) - 1:
        return words("%(name)s chooses first, you choose last.", name=who)
    return (
        words("%(name)s chooses first, you choose second.", name=who)
        if at == 1
        else words("%(name)s chooses first, you choose third.", name=who)
    )
