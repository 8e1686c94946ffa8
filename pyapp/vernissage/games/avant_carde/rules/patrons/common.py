"""Questions and steps that patrons of several sets share: money, tucks, draws, changes, trashing, concealing, unveiling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .....table.game import Seat, Step, Tell
from .....table.question import Question
from .. import box, flow, scoring
from ..answers import Colour, Conceal, Draw, Number, Trash, Unveil, Upgrade
from ..decisions import (
    AskChange,
    AskComplete,
    AskConceal,
    AskDrawMore,
    AskFuture,
    AskHip,
    AskInvest,
    AskTrash,
    AskUnveil,
)
from ..events import Changed
from ..state import BUY, CONCEALED, TURNED, UP, Player, State, minus, set_laid
from .power import Run

LINE, DISCARD, CONCEALED_ONES = 1, 2, 4
"""Where a card to trash may be taken from, as bits."""
IN_LINE, IN_DISCARD = range(2)
"""Where the card of a `trash` answer is: at a place in the line, or a card of the discard pile."""

NUMBERS: Final = tuple(Number(n) for n in range(15))
COLOURS: Final = tuple(Colour(c) for c in box.REAL)
DRAW: Final = Draw()

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
    seat, i, n = args
    flow.gain(s, seat, n, tell, i)


def _tucks(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _, n = args
    s.players[seat].tucks += n


# -- drawing ---------------------------------------------------------------------------------------------------------


def _draw_options(s: State, d: AskDrawMore) -> list[Draw]:
    return [DRAW] if flow.can_draw(s.players[d.seat]) else []


def _draw(s: State, d: AskDrawMore, _a: Draw, _tell: Tell) -> None:
    flow.draw(s, d.seat, d.cards)


# -- changing what a card counts as ----------------------------------------------------------------------------------


def unjudged(s: State, seat: Seat, i: int) -> bool:
    """Whether the card at this place is just being played and has still to match (AC-2.4)."""
    return Step("laid", (seat, i)) in s.agenda


def still_to_come(s: State, seat: Seat, i: int) -> int:
    """What the card's mask could yet become by powers that act before its match is judged."""
    reach = 0
    for item in s.agenda[s.agenda.index(Step("laid", (seat, i))) + 1 : -1]:
        if isinstance(item, Step) and item.kind in ("power", "take"):
            *_, more = item.args
            reach |= more
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


def _change_options(s: State, d: AskChange) -> list[Number | Colour]:
    i, allowed = d.place, d.mask
    mask = s.players[d.seat].line[i].mask
    out: list[Number | Colour] = []
    for n in box.LOW:
        to = box.NUMBER_BIT[n]
        if allowed & to and mask & box.NUMBER_BITS != to and suits(s, d.seat, i, mask & ALL_COLOURS | to):
            out.append(NUMBERS[n])
    for c in box.REAL:
        to = box.COLOUR_BIT[c]
        if allowed & to and mask & ALL_COLOURS != to and suits(s, d.seat, i, mask & box.NUMBER_BITS | to):
            out.append(COLOURS[c])
    return out


def _change(s: State, d: AskChange, a: Number | Colour, tell: Tell) -> None:
    set_mask(s, d.seat, d.place, changed(s.players[d.seat].line[d.place].mask, a), tell)


def changed(mask: int, a: Number | Colour) -> int:
    """What a card of this mask counts as once it has become the number or the colour (AC-7.1)."""
    if isinstance(a, Number):
        return mask & ALL_COLOURS | box.NUMBER_BIT[a.number]
    return mask & box.NUMBER_BITS | box.COLOUR_BIT[a.colour]


def set_mask(s: State, seat: Seat, i: int, mask: int, tell: Tell) -> None:
    """A card counts as something else from now on (AC-7.1)."""
    p = s.players[seat]
    set_laid(p, i, p.line[i]._replace(mask=mask))
    tell(Changed(seat, i, mask, to=flow.only(s, seat)))


# -- trashing --------------------------------------------------------------------------------------------------------


def trash_options(s: State, d: AskTrash | AskInvest | AskFuture) -> list[Trash]:
    """Cards of the line by place, then those of the discard pile (AC-7.5)."""
    p, where = s.players[d.seat], d.where
    states = {LINE: (UP, CONCEALED, TURNED), CONCEALED_ONES: (CONCEALED, TURNED)}.get(where & ~DISCARD, ())
    out = [Trash(IN_LINE, i) for i, x in enumerate(p.line) if x.state in states]
    if where & DISCARD:
        out += [Trash(IN_DISCARD, card) for card in dict.fromkeys(p.discard)]
    return out


def meant(p: Player, a: Trash | Upgrade) -> int:
    """The card that an answer names by where it is, with a player's things."""
    return p.line[a.which].card if a.where == IN_LINE else a.which


def trash(s: State, d: AskTrash | AskInvest | AskFuture, a: Trash, tell: Tell) -> None:
    """Carries a `trash` answer out."""
    if a.where == IN_LINE:
        flow.trash_laid(s, d.seat, a.which, tell)
    else:
        flow.trash_discarded(s, d.seat, a.which, tell)


# -- concealing and unveiling ----------------------------------------------------------------------------------------


def conceal_options(s: State, d: AskConceal | AskComplete) -> list[Conceal]:
    """The cards in hand."""
    return [Conceal(card) for card in dict.fromkeys(s.players[d.seat].hand)]


def conceal(s: State, d: AskConceal | AskComplete, a: Conceal, tell: Tell) -> None:
    """Plays a card from hand concealed."""
    p = s.players[d.seat]
    p.hand = minus(p.hand, a.card)
    flow.conceal(s, d.seat, a.card, tell)


def unveil_options(s: State, d: AskUnveil | AskHip) -> list[Unveil]:
    """The seat's concealed cards by place."""
    return [Unveil(i) for i in flow.downs(s.players[d.seat])]


def unveil(s: State, d: AskUnveil, a: Unveil, tell: Tell) -> None:
    """Unveils a card (AC-5.2) for so much money."""
    flow.push(s, Step("unveil", (d.seat, a.place)))
    if d.money:
        flow.gain(s, d.seat, d.money, tell, d.place)


STEPS: Final[Mapping[str, Run]] = {"money": _money, "tucks": _tucks}

QUESTIONS: Final[tuple[Question[State], ...]] = (
    Question(AskDrawMore, _draw_options, _draw),
    Question(AskChange, _change_options, _change),
    Question(AskTrash, trash_options, trash),
    Question(AskConceal, conceal_options, conceal),
    Question(AskUnveil, unveil_options, unveil),
)
