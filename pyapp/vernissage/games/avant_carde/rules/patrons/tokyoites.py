"""The Tokyoites: Curator, Archivist, Journalist, Shmoozer, Investor, Hoarder (AC-TO.2 to AC-TO.7).

What lasts for the turn: `shmooze` (), one card more for every draw; `hoard` (colour, count), how many cards of the colour
were played since it was named.
"""

from __future__ import annotations

from typing import Final

from .....table.game import Seat, Step, Tell
from .....table.question import Question
from .. import box, flow
from ..answers import Colour, Discard, Trash
from ..decisions import AskChange, AskDrawMore, AskHoard, AskInvest, AskSwap, AskTrash
from ..events import Discarded, Named
from ..state import UP, State, minus, plus
from .common import COLOURS, DISCARD, LINE, most_twos, numbers, trash, trash_options, unjudged
from .power import AFTER, AS, BUY, Ask, Do, Patron, PatronSet, Power

_FIVE_TO_SEVEN: Final = numbers(5, 6, 7)


def _swap_options(s: State, d: AskSwap) -> list[Discard]:
    return [Discard(card) for card in dict.fromkeys(s.players[d.seat].hand)]


def _swap(s: State, d: AskSwap, a: Discard, tell: Tell) -> None:
    p = s.players[d.seat]
    p.hand, p.discard = minus(p.hand, a.card), plus(p.discard, a.card)
    tell(Discarded(d.seat, a.card, to=flow.only(s, d.seat)))
    flow.draw(s, d.seat, 1)


def first_four(s: State, seat: Seat, i: int) -> bool:
    """Whether the card is a printed 4 and the only one face up so far, whatever they count as now (AC-TO.4)."""
    line = s.players[seat].line
    return [j for j, x in enumerate(line) if x.state == UP and box.NUMBER[x.card] == 4] == [i]


def _shmooze(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _ = args
    p = s.players[seat]
    p.lasting = (*p.lasting, Step("shmooze"))


def _invest_options(s: State, d: AskInvest) -> list[Trash]:
    return [a for a in trash_options(s, d) if a.which != d.place]


def _invest(s: State, d: AskInvest, a: Trash, tell: Tell) -> None:
    worth = 2 if s.players[d.seat].line[a.which].mask & _FIVE_TO_SEVEN else 1
    trash(s, d, a, tell)
    flow.gain(s, d.seat, worth, tell, d.place)


def _can_invest(s: State, seat: Seat, i: int) -> bool:
    p = s.players[seat]
    return len(flow.ups(p)) + len(flow.downs(p)) > 1


def _hoard_options(_s: State, _d: AskHoard) -> list[Colour]:
    return list(COLOURS)


def _hoard(s: State, d: AskHoard, a: Colour, tell: Tell) -> None:
    """Names the colour; the card itself counts if it is of it, a copying one only once it has been laid (AC-NY.6)."""
    p = s.players[d.seat]
    colour = a.colour
    mine = not unjudged(s, d.seat, d.place) and p.line[d.place].mask & box.COLOUR_BIT[colour]
    p.lasting = (*p.lasting, Step("hoard", (colour, int(bool(mine)))))
    tell(Named(d.seat, d.place, colour, to=flow.only(s, d.seat)))


def _count(s: State, seat: Seat, i: int, _tell: Tell) -> None:
    """Each Hoarder counts the card that was played, if it is of its colour, and draws for every second one."""
    p = s.players[seat]
    if not p.lasting:
        return
    mask = p.line[i].mask
    out = []
    for e in p.lasting:
        if e.kind == "hoard":
            colour, n = e.args
            if mask & box.COLOUR_BIT[colour]:
                n += 1
                if n % 2 == 0:
                    flow.push(s, AskDrawMore(seat, i, -1, 1, 1))
                out.append(Step("hoard", (colour, n)))
                continue
        out.append(e)
    p.lasting = tuple(out)


SET: Final = PatronSet(
    "tokyoites",
    (
        Patron("curator", (Power("trash", BUY, (Ask(AskTrash, (LINE | DISCARD,)),), once=True, when=most_twos),)),
        Patron("archivist", (Power("swap", AFTER, (Ask(AskSwap),)),)),
        Patron(
            "journalist",
            (
                Power("change", AS, (Ask(AskChange, (numbers(*box.LOW),)),), reach=numbers(*box.LOW)),
                Power("draw", AFTER, (Ask(AskDrawMore, (1,)),), when=first_four),
            ),
        ),
        Patron("shmoozer", (Power("shmooze", AFTER, (Do("shmooze"),), auto=True),)),
        Patron("investor", (Power("invest", BUY, (Ask(AskInvest, (LINE,)),), when=_can_invest),)),
        Patron("hoarder", (Power("hoard", AFTER, (Ask(AskHoard),)),)),
    ),
    questions=(
        Question(AskSwap, _swap_options, _swap),
        Question(AskInvest, _invest_options, _invest),
        Question(AskHoard, _hoard_options, _hoard),
    ),
    steps={"shmooze": _shmooze},
    played=_count,
)
