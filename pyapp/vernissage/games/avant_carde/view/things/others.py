"""The other seats (region `others`): each one's line, awards, gem, change token and numbers of cards."""

from __future__ import annotations

from typing import Final

from .....page.core.markup import Child, Node, el, join
from .....page.view.faces import seat_face
from .....page.view.phrases import listing
from .....page.view.scene import Scene
from .....page.view.terms import explained
from .....table.game import Seat
from ...rules import box
from ...rules.events import Awards, Bought
from ...rules.state import BUY, CONCEALED, GONE, PLAY, TURNED, lasts
from ..names import awards, card_word, cards, money
from ..patrons import patron_name, patron_of, patron_text
from ..signs import award_sign, change_sign, coin, first_sign, gem_sign, mini, seat_mark
from ..terms import TERMS
from ..ui import Ui, deck_left, state
from .line import laid_label, worth

GUIDE: Final = "patrons"
"""The id of the list of patrons."""


def facts(scene: Scene, seat: Seat) -> str:
    """A seat's possessions in one sentence, for a screen reader."""
    words, s = scene.words, state(scene)
    p = s.players[seat]
    parts = [*([words("first")] if s.first == seat and s.round else []), awards(words, p.awards)]
    if p.gem:
        parts.append(words("a hidden gem"))
    if p.change:
        parts.append(words("a change token"))
    if s.part == BUY:
        line = [laid_label(scene, seat, x) for x in p.line if x.state != GONE]
        told = words("the line, %(worth)s: %(cards)s", worth=worth(scene, seat), cards=", ".join(line))
        parts.append(told if line else words("an empty line"))
        if p.made:
            parts.append(words("%(money)s made this round", money=money(words, p.made)))
    bought, numbers, taken = haul(scene, seat)
    if bought or numbers:
        had = ", ".join([*(card_word(words, c) for c in bought), *map(str, numbers)])
        parts.append(words("last round: %(cards)s", cards=had) if s.part == PLAY else words("bought: %(cards)s", cards=had))
    if taken:
        parts.append(words("just taken: %(awards)s", awards=awards(words, taken)))
    parts.append(words("%(cards)s in the deck", cards=cards(words, deck_left(scene, seat))))
    parts.append(words("%(cards)s discarded", cards=cards(words, len(p.discard))))
    return words("%(name)s: %(things)s.", name=scene.names[seat], things=listing(words, parts))


def goods(scene: Scene, seat: Seat) -> Node:
    """A seat's awards, gem and change token as pictures."""
    p = state(scene).players[seat]
    out: list[Child] = [el("span", award_sign(), el("b", p.awards, data_at=f"had-{seat}", data_held=""), cls="ac-have")]
    if p.gem:
        out.append(gem_sign())
    if p.change:
        out.append(change_sign())
    return el("span", *out, cls="ac-goods")


def _laying(scene: Scene, seat: Seat) -> str:
    """Whether a seat is still laying its line; empty once lines lie open."""
    words, s, d = scene.words, state(scene), scene.decision
    if s.part != PLAY and not scene.sealed:
        return ""
    order = [(s.first + i) % len(s.players) for i in range(len(s.players))]
    done = d is not None and d.seat >= 0 and order.index(seat) < order.index(d.seat)
    if scene.sealed is not None:
        done = seat in scene.sealed
    return words("Done laying.") if done else words("Still laying.")


def _line(scene: Scene, seat: Seat) -> Node:
    words, s = scene.words, state(scene)
    p = s.players[seat]
    if told := _laying(scene, seat):
        return el("span", told, cls="ac-wait")
    shown = [
        mini(x.card, x.mask, down=x.state in (CONCEALED, TURNED)).having(data_piece=f"line-{seat}-{i}")
        for i, x in enumerate(p.line)
        if x.state != GONE
    ]
    where = "ac-minis only-narrow" if s.part == BUY else "ac-minis"  # larger screens show lines beside the own one
    none = words("No card laid.") if s.part == BUY else words("No line yet.")
    return el("span", *shown, cls=where) if shown else el("span", none, cls="ac-wait")


def haul(scene: Scene, seat: Seat) -> tuple[list[int], list[int], int]:
    """What a seat has gained: the cards that it bought or took since the viewer's last answer (while lines lie open: the
    numbers that it bought in this round), and the awards that it took.
    """
    s = state(scene)
    if s.part == BUY:
        return [], [b.number for b in s.buys if b.seat == seat], s.players[seat].claimed
    bought, taken = [], 0
    for e in scene.news:
        if isinstance(e, Bought) and e.seat == seat:
            bought.append(e.card)
        elif isinstance(e, Awards) and e.seat == seat:
            taken += e.awards
    return bought, [], taken


def _haul(scene: Scene, seat: Seat) -> Child:
    """The same as pictures, so that people can still see what others bought while they watched."""
    words = scene.words
    bought, numbers, taken = haul(scene, seat)
    shown: list[Child] = [mini(card) for card in bought]
    shown += [el("span", el("b", n), cls="ac-mini blank") for n in numbers]
    if shown:
        shown.insert(0, words("bought"))
    if taken:
        shown.append(el("span", award_sign(), el("b", words("+%(n)s", n=taken)), cls="ac-have"))
    return el("span", *shown, cls="ac-haul") if shown else ""


def first_mark(scene: Scene, seat: Seat) -> Child:
    """The sign of the seat that goes first in this round; empty for the others."""
    s = state(scene)
    if s.first != seat or not s.round:
        return ""
    return el("span", first_sign(), el("span", scene.words("first"), cls="vh"), cls="ac-1st")


def others(scene: Scene, ui: Ui) -> Node:
    """The region `others`."""
    words, s = scene.words, state(scene)
    n = len(s.players)
    shown = []
    for seat in ((scene.seat + i) % n for i in range(1, n)):
        p = s.players[seat]
        made: Child = coin(words("$%(n)s", n=p.made)) if s.part == BUY and p.made else ""
        now = scene.decision is not None and scene.decision.seat == seat
        counts = words("deck %(deck)s, discard %(discard)s", deck=deck_left(scene, seat), discard=len(p.discard))
        wait = el("span", words("a Forger is waiting"), cls="ac-first") if s.part == BUY and lasts(p, "reserve") else ""
        head = el(
            "span",
            seat_face(scene, seat),
            seat_mark(seat),
            el("b", scene.names[seat], cls="ac-name"),
            first_mark(scene, seat),
            wait,
            goods(scene, seat),
            cls="ac-seat-h",
        )
        foot = el("span", made, _haul(scene, seat), el("span", counts, cls="ac-counts"), cls="ac-seat-f")
        shown.append(
            el(
                "li",
                el(
                    "button",
                    join((head, _line(scene, seat), foot)),
                    type="button",
                    cls=f"ac-seat{' now' if now else ''}",
                    id=f"seat-{seat}",
                    data_at=f"seat-{seat}",
                    data_do=f"room seat {seat}",
                    aria_pressed="true" if ui.seat == seat else "false",
                    aria_label=words("%(facts)s Enlarge.", facts=f"{facts(scene, seat)} {_laying(scene, seat)}".strip()),
                ),
            )
        )
    seats = (el("h2", explained(words, TERMS["others"])), el("ul", *shown, cls="ac-seats")) if shown else ()
    return el("div", *seats, guide(scene), cls=f"ac-others n{n}")


def guide(scene: Scene) -> Node:
    """A list of the six patrons of this game and what they do."""
    words, s = scene.words, state(scene)
    told = []
    for number in box.PATRONS:
        patron = patron_of(s.sets, number)
        told.append(
            el(
                "li",
                el("b", number, cls="ac-g-n", aria_hidden="true"),
                el(
                    "p",
                    el("b", el("span", f"{number}: ", cls="vh"), patron_name(words, patron)),
                    el("span", ".", cls="vh"),
                    " ",
                    el("span", patron_text(words, patron)),
                ),
            )
        )
    return el(
        "section", el("h2", explained(words, TERMS["patron"], words("The patrons"))), el("ol", *told), cls="ac-guide", id=GUIDE
    )
