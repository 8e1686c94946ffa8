"""Questions and steps that patrons of several sets share: money, tucks, draws, changes, trashing, concealing, unveiling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....table.game import PlainAction as Action
from ....table.game import PlainDecision as Decision
from ....table.game import Seat, Step, Tell
from .. import box, flow, scoring
from ..state import BUY, CONCEALED, TURNED, UP, State, minus, set_laid
from .power import Question, Run

LINE, DISCARD, CONCEALED_ONES = 1, 2, 4
"""Where a card to trash may be taken from, as bits."""
IN_LINE, IN_DISCARD = range(2)
"""Where the card of a `trash` answer is: at a place in the line, or a card of the discard pile."""

NUMBERS: Final = tuple(Action("number", (n,)) for n in range(15))
COLOURS: Final = tuple(Action("colour", (c,)) for c in box.REAL)
DRAW: Final = Action("draw")

ALL_COLOURS: Final = box.COLOUR_BITS


def numbers(*which: int) -> int:
    """Some numbers as a mask."""
    return sum(box.NUMBER_BIT[n] for n in which)


def most_twos(s: State, seat: Seat, _i: int) -> bool:
    """With the most 2s (AC-7.2)."""
    return scoring.most_twos(s, seat)


def has_concealed(s: State, seat: Seat, _i: int) -> bool:
    """With a concealed card."""
    return bool(flow.downs(s.players[seat]))


# -- steps -----------------------------------------------------------------------------------------------------------


def _money(s: State, args: tuple[int, ...], tell: Tell) -> None:
    flow.gain(s, args[0], args[2], tell, args[1])


def _tucks(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    s.players[args[0]].tucks += args[2]


# -- drawing ---------------------------------------------------------------------------------------------------------


def _draw_options(s: State, d: Decision) -> list[Action]:
    return [DRAW] if flow.can_draw(s.players[d.seat]) else []


def _draw(s: State, d: Decision, _a: Action, _tell: Tell) -> None:
    flow.draw(s, d.seat, d.args[3])


# -- changing what a card counts as ----------------------------------------------------------------------------------


def unjudged(s: State, seat: Seat, i: int) -> bool:
    """Whether the card at this place is just being played and has still to match (AC-2.4)."""
    return Step("laid", (seat, i)) in s.agenda


def still_to_come(s: State, seat: Seat, i: int) -> int:
    """What the card's mask could yet become by powers that act before its match is judged."""
    reach = 0
    for item in s.agenda[s.agenda.index(Step("laid", (seat, i))) + 1 : -1]:
        if item.kind in ("power", "take"):
            reach |= item.args[3]
    return reach


def suits(s: State, seat: Seat, i: int, mask: int) -> bool:
    """Whether the card at this place may have this mask: it must match before it, once judged (AC-2.1); later, before and
    after it in the line.
    """
    p = s.players[seat]
    if s.part != BUY:
        if not unjudged(s, seat, i):
            return True  # unveiled cards need not match (AC-5.3)
        aim = flow.target(p.line[:i])
        return bool((mask | still_to_come(s, seat, i)) & aim)
    around = [flow.target(p.line[:i]), next((x.mask for x in p.line[i + 1 :] if x.mask), flow.ANY)]
    return all(mask & other for other in around)


def _change_options(s: State, d: Decision) -> list[Action]:
    i, allowed = d.args[0], d.args[3]
    mask = s.players[d.seat].line[i].mask
    out = []
    for n in box.LOW:
        to = box.NUMBER_BIT[n]
        if allowed & to and mask & box.NUMBER_BITS != to and suits(s, d.seat, i, mask & ALL_COLOURS | to):
            out.append(NUMBERS[n])
    for c in box.REAL:
        to = box.COLOUR_BIT[c]
        if allowed & to and mask & ALL_COLOURS != to and suits(s, d.seat, i, mask & box.NUMBER_BITS | to):
            out.append(COLOURS[c])
    return out


def _change(s: State, d: Decision, a: Action, tell: Tell) -> None:
    i = d.args[0]
    mask = s.players[d.seat].line[i].mask
    if a.verb == "number":
        mask = mask & ALL_COLOURS | box.NUMBER_BIT[a.args[0]]
    else:
        mask = mask & box.NUMBER_BITS | box.COLOUR_BIT[a.args[0]]
    set_mask(s, d.seat, i, mask, tell)


def set_mask(s: State, seat: Seat, i: int, mask: int, tell: Tell) -> None:
    """A card counts as something else from now on (AC-7.1)."""
    p = s.players[seat]
    set_laid(p, i, p.line[i]._replace(mask=mask))
    flow.tell_own(s, tell, "changed", seat, i, mask)


# -- trashing --------------------------------------------------------------------------------------------------------


def trash_options(s: State, d: Decision) -> list[Action]:
    """Cards of the line by place, then those of the discard pile (AC-7.5)."""
    p, where = s.players[d.seat], d.args[3]
    states = {LINE: (UP, CONCEALED, TURNED), CONCEALED_ONES: (CONCEALED, TURNED)}.get(where & ~DISCARD, ())
    out = [Action("trash", (IN_LINE, i)) for i, x in enumerate(p.line) if x.state in states]
    if where & DISCARD:
        out += [Action("trash", (IN_DISCARD, card)) for card in dict.fromkeys(p.discard)]
    return out


def trash(s: State, d: Decision, a: Action, tell: Tell) -> None:
    """Carries a `trash` answer out."""
    where, which = a.args
    if where == IN_LINE:
        flow.trash_laid(s, d.seat, which, tell)
    else:
        flow.trash_discarded(s, d.seat, which, tell)


# -- concealing and unveiling ----------------------------------------------------------------------------------------


def conceal_options(s: State, d: Decision) -> list[Action]:
    """The cards in hand."""
    return [Action("conceal", (card,)) for card in dict.fromkeys(s.players[d.seat].hand)]


def conceal(s: State, d: Decision, a: Action, tell: Tell) -> None:
    """Plays a card from hand concealed."""
    p = s.players[d.seat]
    p.hand = minus(p.hand, a.args[0])
    flow.conceal(s, d.seat, a.args[0], tell)


def unveil_options(s: State, d: Decision) -> list[Action]:
    """The seat's concealed cards by place."""
    return [Action("unveil", (i,)) for i in flow.downs(s.players[d.seat])]


def unveil(s: State, d: Decision, a: Action, tell: Tell) -> None:
    """Unveils a card (AC-5.2) for so much money."""
    flow.push(s, Step("unveil", (d.seat, a.args[0])))
    if d.args[3]:
        flow.gain(s, d.seat, d.args[3], tell, d.args[0])


STEPS: Final[Mapping[str, Run]] = {"money": _money, "tucks": _tucks}

QUESTIONS: Final[Mapping[str, Question]] = {
    "draw_more": Question(_draw_options, _draw),
    "change": Question(_change_options, _change),
    "trash": Question(trash_options, trash),
    "conceal": Question(conceal_options, conceal),
    "unveil": Question(unveil_options, unveil),
}
