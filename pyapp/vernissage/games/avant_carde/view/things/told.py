"""What the other seats have done since the own last answer, in words: a line for each of them, in the decision's panel."""

from __future__ import annotations

from .....page.core.markup import Child, Node, el, filled, join
from .....page.view.scene import Scene
from .....table.game import Seat
from ...rules import flow
from ...rules.events import Awards, Bought, Drew, Money, Played, Ready, TookChange, Tucked, TurnBegun, Used
from ...rules.patrons import OWNER
from ..log import told
from ..names import card_word, money
from ..patrons import patron_name
from ..signs import change_sign, mini, seat_mark


def newest_lines(scene: Scene) -> Child:
    """The lines; the newest, which alone shows on a phone, is the last one."""
    words, rows = scene.words, []
    for seat, things in _things(scene).items():
        done = [part for i, thing in enumerate(things) for part in ((", ", thing) if i else (thing,))]
        said = filled(words("%(name)s %(things)s"), name=el("b", scene.names[seat]), things=join(done))
        rows.append(el("li", seat_mark(seat), said))
    if ended := _ended(scene):
        rows = [*rows[-1:], el("li", seat_mark(scene.seat), ended)]  # there is room for two; the log has all
    return el("ul", *rows, cls="told") if rows else ""


def _ended(scene: Scene) -> str:
    """Why the own line has ended, if it ended by itself: after a card was laid or drawn; else empty."""
    words, own = scene.words, [e for e in scene.news if isinstance(e, Played | Drew | Ready) and e.seat == scene.seat]
    last = next((i for i, e in enumerate(own) if isinstance(e, Ready)), 0)
    if not last:
        return ""
    drawn = [told(e, scene) for e in own[:last] if isinstance(e, Drew)]
    return " ".join((*drawn[-1:], words("No card could follow: the line has ended.")))


def _things(scene: Scene) -> dict[Seat, list[Child]]:
    """By seat, what it has done, in the order of its turns. A seat whose turn has ended without anything has bought nothing."""
    words = scene.words
    out: dict[Seat, list[Child]] = {}
    turns: list[Seat] = []
    left: dict[Seat, int] = {}
    for e in scene.news:
        thing: Child = ""
        match e:
            case TurnBegun(seat=seat) if seat != scene.seat:
                turns.append(seat)
                out[seat] = []
            case Tucked() if turns:
                seat, thing = turns[-1], filled(words("tucked %(card)s"), card=_card(scene, e.card))
            case Money(seat=seat):
                left[seat] = e.total
                if e.source == flow.CHANGE:
                    thing = words("spent a change token for %(money)s more", money=money(words, e.dollars))
            case Bought(seat=seat):
                left[seat] = left.get(seat, e.cost) - e.cost
                phrase = words("bought %(card)s") if e.cost else words("took %(card)s for free")
                thing = filled(phrase, card=_card(scene, e.card))
            case Used(seat=seat):
                thing = words("used %(patron)s", patron=patron_name(words, OWNER[e.power]))
            case Awards(seat=seat):
                thing = words.count("took %(n)s award", "took %(n)s awards", e.awards)
            case TookChange(seat=seat):
                thing = _change(scene, seat, left.get(seat, 0))
            case _:
                continue
        if thing != "" and seat != scene.seat:
            out.setdefault(seat, []).append(thing)
    asked = scene.decision.seat if scene.decision is not None else None
    return {seat: things or [words("bought nothing")] for seat, things in out.items() if things or seat != asked}


def _card(scene: Scene, card: int) -> Node:
    return join((mini(card), el("span", card_word(scene.words, card), cls="vh")))


def _change(scene: Scene, seat: Seat, left: int) -> Node:
    """A change token for what was left; how much that was is not known if the seat's turn began before the news."""
    words = scene.words
    said = words("took a change token")
    if left:
        said = words("swapped the %(money)s left over for a change token", money=money(words, left))
    place = el("span", cls="only-narrow", data_at=f"told-{seat}")  # a phone's token begins here: its owner is not in sight
    return el("span", change_sign(), said, place, cls="ac-change")
