"""The Parisians: Thief, Impersonator, Conservator, Forger, Launderer, Completionist (AC-PA.2 to AC-PA.7).

What lasts for the turn: `tint` (colour), the colour of the next card to be played concealed; `copied` (seat, place), a card
that an Impersonator has used (alone: the token's card); `reserve` (), a Forger waiting for a later buy.
"""

from __future__ import annotations

from typing import Final

from .....table.game import Seat, Step, Tell
from .....table.question import Question
from .. import box, flow
from ..answers import Colour, Conceal, Forge, ForgeIt, Impersonate, Reserve
from ..decisions import (
    AskComplete,
    AskConceal,
    AskCopyBuy,
    AskDrawMore,
    AskForge,
    AskImpersonate,
    AskTint,
    AskTrash,
    AskUnveil,
)
from ..events import Impersonated, Named, Reserved
from ..state import EMPTY, UP, State, blocked, lasts, stack, turn_order
from .common import COLOURS, CONCEALED_ONES, conceal, conceal_options, has_concealed, most_twos
from .power import AFTER, BUY, Ask, Do, Patron, PatronSet, Power

FORGE: Final = ForgeIt()
RESERVE: Final = Reserve()

# -- Impersonator ----------------------------------------------------------------------------------------------------


def _impersonate_options(s: State, d: AskImpersonate) -> list[Impersonate]:
    return impersonated(s, d.seat)


def impersonated(s: State, mine: Seat) -> list[Impersonate]:
    """Cards with powers face up in front of opponents, each for one Impersonator only; alone, the card under the token."""
    copied = {e.args for e in s.players[mine].lasting if e.kind == "copied"}
    if len(s.players) == 1:
        number = blocked(s)
        top = stack(s, number).top if number else EMPTY
        return [] if top == EMPTY or (number, top) in copied else [Impersonate(number, top)]
    return [
        Impersonate(seat, i)
        for seat, p in enumerate(s.players)
        if seat != mine
        for i, x in enumerate(p.line)
        if x.state == UP and x.patrons and (seat, i) not in copied
    ]


def _can_impersonate(s: State, seat: Seat, i: int) -> bool:
    return bool(impersonated(s, seat))


def _impersonate(s: State, d: AskImpersonate, a: Impersonate, tell: Tell) -> None:
    p = s.players[d.seat]
    p.lasting = (*p.lasting, Step("copied", (a.whom, a.which)))
    tell(Impersonated(d.seat, a.whom, a.which))
    if len(s.players) == 1:
        flow.push(s, Step("take_number", (d.seat, d.place, a.whom)))
    else:
        flow.push(s, Step("take_on", (d.seat, d.place, *s.players[a.whom].line[a.which].patrons)))


# -- Conservator -----------------------------------------------------------------------------------------------------


def _tint_options(_s: State, _d: AskTint) -> list[Colour]:
    return list(COLOURS)


def _tint(s: State, d: AskTint, a: Colour, tell: Tell) -> None:
    """Names the colour of the next concealed card; a later one replaces it."""
    p = s.players[d.seat]
    p.lasting = (*(e for e in p.lasting if e.kind != "tint"), Step("tint", (a.colour,)))
    tell(Named(d.seat, d.place, a.colour, to=flow.only(s, d.seat)))


# -- Forger ----------------------------------------------------------------------------------------------------------


def _earlier(s: State, seat: Seat) -> list[int]:
    """The numbers that opponents have bought and no Forger has copied, while there is a next card; alone, the token's, for
    each Forger anew (AC-9.4).
    """
    if len(s.players) == 1:
        number = blocked(s)
        return [number] if number and stack(s, number).top != EMPTY else []
    found = {b.number for b in s.buys if b.seat != seat and not b.copied}
    return [n for n in sorted(found) if stack(s, n).top != EMPTY]


def _copy_options(s: State, d: AskCopyBuy) -> list[Forge | Reserve]:
    out: list[Forge | Reserve] = [Forge(n) for n in _earlier(s, d.seat)]
    return out if len(s.players) == 1 else [*out, RESERVE]


def _can_copy(s: State, seat: Seat, i: int) -> bool:
    return len(s.players) > 1 or bool(_earlier(s, seat))


def _copy(s: State, d: AskCopyBuy, a: Forge | Reserve, tell: Tell) -> None:
    if isinstance(a, Reserve):
        p = s.players[d.seat]
        p.lasting = (*p.lasting, Step("reserve"))
        tell(Reserved(d.seat))
        return
    for k, b in enumerate(s.buys):
        if b.number == a.number and b.seat != d.seat and not b.copied:
            _mark(s, k)
            break
    flow.buy(s, d.seat, a.number, 0, tell)


def _mark(s: State, k: int) -> None:
    s.buys = (*s.buys[:k], s.buys[k]._replace(copied=True), *s.buys[k + 1 :])


def _heard(s: State, seat: Seat, number: int, card: int, k: int, _tell: Tell) -> None:
    """A buy is offered to the Forgers who wait, in turn order from the round's first player (AC-7.6)."""
    if any(lasts(p, "reserve") for other, p in enumerate(s.players) if other != seat):
        flow.push(s, *(Step("offer", (other, k)) for other in turn_order(s) if other != seat))


def _offer(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, k = args
    buy = s.buys[k]
    if not buy.copied and lasts(s.players[seat], "reserve") and stack(s, buy.number).top != EMPTY:
        flow.push(s, AskForge(seat, -1, -1, 1, k))


def _offered_options(_s: State, _d: AskForge) -> list[ForgeIt]:
    return [FORGE]


def _take_offer(s: State, d: AskForge, _a: ForgeIt, tell: Tell) -> None:
    p = s.players[d.seat]
    at = p.lasting.index(Step("reserve"))
    p.lasting = (*p.lasting[:at], *p.lasting[at + 1 :])
    _mark(s, d.buy)
    flow.buy(s, d.seat, s.buys[d.buy].number, 0, tell)


# -- Completionist ---------------------------------------------------------------------------------------------------


def _complete(s: State, d: AskComplete, a: Conceal, tell: Tell) -> None:
    """Conceals, then draws for each colour among the cards face up; the concealed count for none."""
    conceal(s, d, a, tell)
    seen = 0
    for x in s.players[d.seat].line:
        if x.state == UP:
            seen |= x.mask & box.COLOUR_BITS
    flow.push(s, AskDrawMore(d.seat, d.place, -1, 1, seen.bit_count()))


_UNVEIL_FOR_ONE: Final = (Ask(AskUnveil, (1,)),)

SET: Final = PatronSet(
    "parisians",
    (
        Patron(
            "thief",
            (
                Power("conceal", AFTER, (Ask(AskConceal),)),
                Power(
                    "unveil",
                    BUY,
                    _UNVEIL_FOR_ONE,
                    once=True,
                    when=lambda s, seat, i: has_concealed(s, seat, i) and most_twos(s, seat, i),
                ),
            ),
        ),
        Patron(
            "impersonator",
            (
                Power("trash", BUY, (Ask(AskTrash, (CONCEALED_ONES,)),), when=has_concealed),
                Power("copy", BUY, (Ask(AskImpersonate),), copied=False, when=_can_impersonate),
            ),
        ),
        Patron("conservator", (Power("colour", AFTER, (Ask(AskTint),)), Power("conceal", AFTER, (Ask(AskConceal),)))),
        Patron("forger", (Power("copy", BUY, (Ask(AskCopyBuy),), when=_can_copy),)),
        Patron(
            "launderer",
            (
                Power("money", BUY, (Do("money", (1,)),), auto=True),
                Power("unveil", BUY, _UNVEIL_FOR_ONE, when=has_concealed),
            ),
        ),
        Patron("completionist", (Power("conceal", AFTER, (Ask(AskComplete),), copied=False),)),
    ),
    questions=(
        Question(AskImpersonate, _impersonate_options, _impersonate),
        Question(AskTint, _tint_options, _tint),
        Question(AskCopyBuy, _copy_options, _copy),
        Question(AskForge, _offered_options, _take_offer),
        Question(AskComplete, conceal_options, _complete),
    ),
    steps={"offer": _offer},
    bought=_heard,
    conceals=True,
)
