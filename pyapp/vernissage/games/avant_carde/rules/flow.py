"""What happens to cards, money and awards, whatever the power behind it; all of it works by the agenda.

A drawn card goes *where* a draw says: `KEEP` is the hand while lines are played and the discard pile afterwards, when
nothing can be played any more; `CONCEAL` the end of the line, face down; `GAMBLE` the end of the line if it matches.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....table.game import Decision, Seat, Step, Tell
from . import box, events, scoring
from .decisions import AskDraw, AskTop
from .state import (
    BUY,
    CONCEALED,
    EMPTY,
    GONE,
    PLAY,
    TURNED,
    UP,
    Buy,
    Laid,
    Player,
    Stack,
    State,
    blocked,
    lasts,
    minus,
    plus,
    set_laid,
    set_stack,
    stack,
)

KEEP, CONCEAL, GAMBLE = range(3)

LINE, GEM, CHANGE = -1, -2, -3
"""Where money comes from, besides the powers of cards."""

ANY = -1
"""What the first card of a line has to match."""


def push(s: State, *items: Decision | Step) -> None:
    """Puts items on the agenda, the first of them to come first."""
    s.agenda = (*s.agenda, *items[::-1])


def only(s: State, seat: Seat) -> Seat | None:
    """Who may be told what a seat does: while lines are played only the seat (AC-2.3)."""
    return None if s.part == BUY else seat


# -- money and awards ------------------------------------------------------------------------------------------------


def gain(s: State, seat: Seat, n: int, tell: Tell, source: int) -> None:
    """Money of the turn: it counts for awards at once (AC-3.4) and in the tie-break (AC-4.4). Never below 0 in sum.

    The source is the place of the card whose power brings it, or LINE, GEM or CHANGE.
    """
    p = s.players[seat]
    p.money = max(p.money + n, 0)
    p.made += max(n, 0)
    p.peak = max(p.peak, p.money)
    tell(events.Money(seat, n, p.money, source))


def owe(s: State, seat: Seat, n: int, tell: Tell, i: int) -> None:
    """Money that comes with the buy part: at its start, or now if it has begun."""
    if s.part == BUY:
        gain(s, seat, n, tell, i)
    else:
        p = s.players[seat]
        p.lasting = (*p.lasting, Step("owed", (n, i)))


def first_money(s: State, seat: Seat, tell: Tell) -> None:
    """What a turn to buy begins with: $1 for each card face up, and what powers promised or took (AC-3.1)."""
    p = s.players[seat]
    parts = [(len(ups(p)), LINE), *(_owed(e) for e in p.lasting if e.kind == "owed")]
    p.money = p.made = p.peak = max(sum([n for n, _ in parts]), 0)
    for n, source in parts:
        tell(events.Money(seat, n, p.money, source))


def _owed(e: Step) -> tuple[int, int]:
    """How much is owed, and the place of the card that brings it."""
    n, i = e.args
    return n, i


def take_awards(s: State, seat: Seat, n: int, tell: Tell) -> None:
    """From the stack, then the extras, then from outside (AC-4.3); alone, the last one of the stack wins (AC-9.3)."""
    p = s.players[seat]
    from_stack = min(n, s.awards)
    s.awards -= from_stack
    if len(s.players) == 1:
        p.awards += from_stack
        tell(events.Awards(seat, from_stack))
        if not s.awards:
            s.over = True
            s.agenda = ()
            tell(events.Ended(by_awards=True))
        return
    from_extras = min(n - from_stack, s.extras)
    s.extras -= from_extras
    s.outside += n - from_stack - from_extras
    p.awards += n
    tell(events.Awards(seat, n))
    if from_stack and not s.awards:
        tell(events.LastAward(seat))


# -- drawing ---------------------------------------------------------------------------------------------------------


def draw(s: State, seat: Seat, n: int) -> None:
    """A power's draw: each Shmoozer adds a card (AC-TO.5)."""
    push(s, Step("draw", (seat, n + lasts(s.players[seat], "shmooze"), KEEP, -1)))


def can_draw(p: Player) -> bool:
    """Whether there is a card to draw (AC-2.6)."""
    return bool(p.deck or p.discard)


def run_draw(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """Draws cards one by one, shuffling first if the deck is empty (AC-2.6), as in the second hand (AC-4.5).
    Where chance decides nothing it is not asked: the last cards of a deck come in any order if they are all kept.
    """
    seat, n, where, i = args
    p = s.players[seat]
    while n:
        if not p.deck:
            if not p.discard:
                return
            p.deck, p.discard = p.discard, ()
            tell(events.Shuffled(seat, to=seat if s.part == PLAY else None))
        if (n < len(p.deck) or where != KEEP) and p.deck[0] != p.deck[-1]:
            push(s, AskDraw(seat), Step("into", (seat, where, i)), Step("draw", (seat, n - 1, where, i)))
            return
        card = p.deck[0]
        p.deck = p.deck[1:]
        n -= 1
        if where != KEEP:
            push(s, Step("draw", (seat, n, where, i)))
            put(s, seat, card, where, i, tell)
            return
        put(s, seat, card, where, i, tell)


def put(s: State, seat: Seat, card: int, where: int, i: int, tell: Tell) -> None:
    """Puts a drawn card where it goes."""
    p = s.players[seat]
    if where == KEEP:
        if s.part == BUY:
            p.discard = plus(p.discard, card)
        else:
            p.hand = plus(p.hand, card)
        tell(events.Drew(seat, card, to=only(s, seat)))
    elif where == CONCEAL:
        conceal(s, seat, card, tell)
    else:
        push(s, Step("gambled", (seat, card)))


# -- the line --------------------------------------------------------------------------------------------------------


def target(line: tuple[Laid, ...]) -> int:
    """What the next card has to match: the last card that is not concealed, or was given a colour (AC-2.1, AC-5.1)."""
    for x in reversed(line):
        if x.mask and x.state != GONE:
            return x.mask
    return ANY


def ups(p: Player) -> list[int]:
    """The places of the cards that lie face up."""
    return [i for i, x in enumerate(p.line) if x.state == UP]


def downs(p: Player) -> list[int]:
    """The places of the concealed cards."""
    return [i for i, x in enumerate(p.line) if x.state in (CONCEALED, TURNED)]


def conceal(s: State, seat: Seat, card: int, tell: Tell) -> None:
    """Plays a card concealed; a Conservator's pending colour becomes its (AC-5.1, AC-PA.4)."""
    p = s.players[seat]
    mask = 0
    for e in p.lasting:
        if e.kind == "tint":
            (colour,) = e.args
            mask = box.COLOUR_BIT[colour]
    if mask:
        p.lasting = tuple([e for e in p.lasting if e.kind != "tint"])
    p.line = (*p.line, Laid(card, mask, CONCEALED, (), (), ()))
    tell(events.Concealed(seat, len(p.line) - 1, card, to=seat))
    if s.part == BUY:
        tell(events.ConcealedUnseen(seat, len(p.line) - 1))


def turn_down(s: State, seat: Seat, i: int, tell: Tell) -> None:
    """Conceals a card of the line before everybody's eyes; its money stays (AC-LO.5, AC-LO.7)."""
    p = s.players[seat]
    _lies_no_more(p, i, TURNED)
    tell(events.TurnedDown(seat, i, p.line[i].card))


def leave_line(p: Player, i: int) -> None:
    """Takes a card out of the line; its place stays empty."""
    _lies_no_more(p, i, GONE)


def _lies_no_more(p: Player, i: int, state: int) -> None:
    x = p.line[i]
    set_laid(p, i, x._replace(mask=0, state=state, was=x.was | x.mask))


def played_as(x: Laid) -> int:
    """The mask of all that a card has counted as in the line, whether or not it still lies there face up (AC-SI.4)."""
    return x.mask | x.was


def leave_discard(p: Player, card: int) -> None:
    """Takes a card out of the discard pile."""
    p.discard = minus(p.discard, card)


def trash_laid(s: State, seat: Seat, i: int, tell: Tell) -> None:
    """Trashes a card of the line; its money stays (AC-7.5)."""
    p = s.players[seat]
    card = p.line[i].card
    leave_line(p, i)
    s.trash = plus(s.trash, card)
    tell(events.Trashed(seat, card))


def trash_discarded(s: State, seat: Seat, card: int, tell: Tell) -> None:
    """Trashes a card of the discard pile."""
    leave_discard(s.players[seat], card)
    s.trash = plus(s.trash, card)
    tell(events.Trashed(seat, card))


# -- the gallery -----------------------------------------------------------------------------------------------------


def for_sale(s: State, numbers: Iterable[int]) -> list[int]:
    """Those of the numbers whose top card can be bought (AC-3.2, AC-9.2)."""
    barred = blocked(s)
    return [n for n in numbers if s.stacks[n - 2].top != EMPTY and n != barred]


def refill(s: State, number: int, tell: Tell) -> None:
    """Turns the next card of a stack up; those tucked come when the unseen ones have run out (AC-3.2, AC-3.3)."""
    x = stack(s, number)
    if x.rest and x.rest[0] != x.rest[-1]:
        push(s, AskTop(number))
        return
    if x.rest:
        x = Stack(x.rest[0], x.rest[1:], x.under)
    elif x.under:
        x = Stack(x.under[0], (), x.under[1:])
    set_stack(s, number, x)
    if x.top != EMPTY:
        tell(events.Turned(number, x.top))


def take_top(s: State, number: int) -> int:
    """Takes a stack's top card away. The next one is to be turned up then."""
    x = stack(s, number)
    set_stack(s, number, x._replace(top=EMPTY))
    return x.top


def tuck(s: State, number: int, tell: Tell) -> None:
    """Puts a stack's top card under it (AC-3.3)."""
    x = stack(s, number)
    set_stack(s, number, Stack(EMPTY, x.rest, (*x.under, x.top)))
    tell(events.Tucked(number, x.top))
    refill(s, number, tell)


def put_under(s: State, number: int, card: int) -> None:
    """Returns a card to the bottom of a stack."""
    x = stack(s, number)
    if x.left():
        set_stack(s, number, x._replace(under=(*x.under, card)))
    else:
        set_stack(s, number, x._replace(top=card))


def buy(s: State, seat: Seat, number: int, cost: int, tell: Tell) -> None:
    """Buys the top of a stack for what it costs, or free: that is a buy as well (AC-3.2)."""
    p = s.players[seat]
    card = take_top(s, number)
    p.money -= cost
    p.discard = plus(p.discard, card)
    s.buys = (*s.buys, Buy(seat, number, False))
    tell(events.Bought(seat, number, card, cost))
    push(s, Step("bought", (seat, number, card, len(s.buys) - 1)))
    refill(s, number, tell)


def due(s: State, seat: Seat, *, by_peak: bool) -> int:
    """How many awards the seat's money has earned and not brought yet (AC-3.4)."""
    p = s.players[seat]
    return scoring.awards_for(p.peak if by_peak else p.made) - p.claimed
