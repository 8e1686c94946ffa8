"""The Londoners: Collector, Hipster, Philosopher, Futurist, Designer, Eccentric (AC-LO.2 to AC-LO.7).

What lasts for the turn: `design` (), one use more of every power that can be copied.
"""

from __future__ import annotations

from typing import Final

from .....table.game import Seat, Step, Tell
from .....table.question import Question
from .. import box, flow
from ..answers import Collect, ConcealLaid, Draw, Number, Trash, Unveil
from ..decisions import AskCollect, AskEccentric, AskFuture, AskHip, AskOdd
from ..state import UP, State, lasts
from .common import DISCARD, DRAW, LINE, NUMBERS, most_twos, numbers, set_mask, suits, trash, trash_options, unveil_options
from .power import AFTER, AS, BUY, Ask, Do, Patron, PatronSet, Power

FREE: Final = (2, 3, 4)
"""The numbers that a Collector can take."""

# -- Collector -------------------------------------------------------------------------------------------------------


def _collect_options(s: State, d: AskCollect) -> list[Collect]:
    return [Collect(n) for n in flow.for_sale(s, FREE)]


def _can_collect(s: State, seat: Seat, i: int) -> bool:
    return bool(flow.for_sale(s, FREE)) and most_twos(s, seat, i)


def _collect(s: State, d: AskCollect, a: Collect, tell: Tell) -> None:
    flow.buy(s, d.seat, a.number, 0, tell)


# -- Hipster ---------------------------------------------------------------------------------------------------------


def _hip_options(s: State, d: AskHip) -> list[Draw | Unveil]:
    return [*([DRAW] if flow.can_draw(s.players[d.seat]) else []), *unveil_options(s, d)]


def _hip(s: State, d: AskHip, a: Draw | Unveil, _tell: Tell) -> None:
    """Draws a card to conceal (a Shmoozer's extra card goes to hand), or unveils one that uses its powers now."""
    seat = d.seat
    if isinstance(a, Draw):
        more = lasts(s.players[seat], "shmooze")
        flow.push(s, Step("draw", (seat, 1, flow.CONCEAL, -1)), Step("draw", (seat, more, flow.KEEP, -1)))
    else:
        flow.push(s, Step("unveil", (seat, a.place)), Step("awake", (seat, a.place)))


# -- Philosopher -----------------------------------------------------------------------------------------------------


def _odd_options(s: State, d: AskOdd) -> list[Number]:
    i = d.place
    mask = s.players[d.seat].line[i].mask
    return [NUMBERS[n] for n in box.ODD if not mask & box.NUMBER_BIT[n] and suits(s, d.seat, i, mask | box.NUMBER_BIT[n])]


def _odd(s: State, d: AskOdd, a: Number, tell: Tell) -> None:
    set_mask(s, d.seat, d.place, s.players[d.seat].line[d.place].mask | box.NUMBER_BIT[a.number], tell)


# -- Futurist, Designer, Eccentric -----------------------------------------------------------------------------------


def is_last(s: State, seat: Seat, i: int) -> bool:
    """Whether the card is the last of the line; concealed ones do not count."""
    return flow.ups(s.players[seat])[-1:] == [i]


def _down_options(s: State, d: AskFuture | AskEccentric) -> list[ConcealLaid]:
    return [ConcealLaid(i) for i in flow.ups(s.players[d.seat])]


def _future_options(s: State, d: AskFuture) -> list[Trash | ConcealLaid]:
    return [*trash_options(s, d), *_down_options(s, d)]


def _future(s: State, d: AskFuture, a: Trash | ConcealLaid, tell: Tell) -> None:
    if isinstance(a, Trash):
        trash(s, d, a, tell)
    else:
        flow.turn_down(s, d.seat, a.place, tell)


def _design(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _ = args
    p = s.players[seat]
    p.lasting = (*p.lasting, Step("design"))


def _conceal_for_kin(s: State, d: AskEccentric, a: ConcealLaid, tell: Tell) -> None:
    """Conceals a card, for $1 for each card left face up that shares a number with it."""
    p = s.players[d.seat]
    shared = p.line[a.place].mask & box.NUMBER_BITS
    flow.turn_down(s, d.seat, a.place, tell)
    kin = sum(1 for x in p.line if x.state == UP and x.mask & shared)
    if kin:
        flow.gain(s, d.seat, kin, tell, d.place)


SET: Final = PatronSet(
    "londoners",
    (
        Patron("collector", (Power("collect", BUY, (Ask(AskCollect),), once=True, when=_can_collect),)),
        Patron("hipster", (Power("conceal", AFTER, (Ask(AskHip),)),)),
        Patron("philosopher", (Power("odd", AS, (Ask(AskOdd),), reach=numbers(*box.ODD)),)),
        Patron(
            "futurist",
            (
                Power("money", BUY, (Do("money", (1,)),), auto=True, when=is_last),
                Power("remove", BUY, (Ask(AskFuture, (LINE | DISCARD,)),)),
            ),
        ),
        Patron("designer", (Power("design", AFTER, (Do("design"),), copied=False, auto=True),)),
        Patron("eccentric", (Power("conceal", BUY, (Ask(AskEccentric),)),)),
    ),
    questions=(
        Question(AskCollect, _collect_options, _collect),
        Question(AskHip, _hip_options, _hip),
        Question(AskOdd, _odd_options, _odd),
        Question(AskFuture, _future_options, _future),
        Question(AskEccentric, _down_options, _conceal_for_kin),
    ),
    steps={"design": _design},
    conceals=True,
)
