"""The Tokyoites: Curator, Archivist, Journalist, Shmoozer, Investor, Hoarder (AC-TO.2 to AC-TO.7).

What lasts for the turn: `shmooze` (), one card more for every draw; `hoard` (colour, count), how many cards of the colour
were played since it was named.
"""

from __future__ import annotations

from typing import Final

from ....table.game import Action, Decision, Seat, Step, Tell
from .. import box, flow
from ..state import UP, State, minus, plus
from .common import COLOURS, DISCARD, LINE, most_twos, numbers, trash, trash_options, unjudged
from .power import AFTER, AS, BUY, Ask, Do, Patron, PatronSet, Power, Question

_FIVE_TO_SEVEN: Final = numbers(5, 6, 7)


def _swap_options(s: State, d: Decision) -> list[Action]:
    return [Action("discard", (card,)) for card in dict.fromkeys(s.players[d.seat].hand)]


def _swap(s: State, d: Decision, a: Action, tell: Tell) -> None:
    p = s.players[d.seat]
    p.hand, p.discard = minus(p.hand, a.args[0]), plus(p.discard, a.args[0])
    flow.tell_own(s, tell, "discarded", d.seat, *a.args)
    flow.draw(s, d.seat, 1)


def first_four(s: State, seat: Seat, i: int) -> bool:
    """Whether the card is a printed 4 and the only one face up so far, whatever they count as now (AC-TO.4)."""
    line = s.players[seat].line
    return [j for j, x in enumerate(line) if x.state == UP and box.NUMBER[x.card] == 4] == [i]


def _shmooze(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    p = s.players[args[0]]
    p.lasting = (*p.lasting, Step("shmooze"))


def _invest_options(s: State, d: Decision) -> list[Action]:
    return [a for a in trash_options(s, d) if a.args[1] != d.args[0]]


def _invest(s: State, d: Decision, a: Action, tell: Tell) -> None:
    worth = 2 if s.players[d.seat].line[a.args[1]].mask & _FIVE_TO_SEVEN else 1
    trash(s, d, a, tell)
    flow.gain(s, d.seat, worth, tell, d.args[0])


def _can_invest(s: State, seat: Seat, i: int) -> bool:
    p = s.players[seat]
    return len(flow.ups(p)) + len(flow.downs(p)) > 1


def _hoard_options(_s: State, _d: Decision) -> list[Action]:
    return list(COLOURS)


def _hoard(s: State, d: Decision, a: Action, tell: Tell) -> None:
    """Names the colour; the card itself counts if it is of it, a copying one only once it has been laid (AC-NY.6)."""
    p = s.players[d.seat]
    colour = a.args[0]
    mine = not unjudged(s, d.seat, d.args[0]) and p.line[d.args[0]].mask & box.COLOUR_BIT[colour]
    p.lasting = (*p.lasting, Step("hoard", (colour, int(bool(mine)))))
    flow.tell_own(s, tell, "named", d.seat, d.args[0], colour)


def _count(s: State, seat: Seat, i: int, _tell: Tell) -> None:
    """Each Hoarder counts the card that was played, if it is of its colour, and draws for every second one."""
    p = s.players[seat]
    if not p.lasting:
        return
    mask = p.line[i].mask
    out = []
    for e in p.lasting:
        if e.kind == "hoard" and mask & box.COLOUR_BIT[e.args[0]]:
            n = e.args[1] + 1
            if n % 2 == 0:
                flow.push(s, Decision(seat, "draw_more", (i, -1, 1, 1)))
            out.append(Step("hoard", (e.args[0], n)))
        else:
            out.append(e)
    p.lasting = tuple(out)


SET: Final = PatronSet(
    "tokyoites",
    (
        Patron("curator", (Power("trash", BUY, (Ask("trash", (LINE | DISCARD,)),), once=True, when=most_twos),)),
        Patron("archivist", (Power("swap", AFTER, (Ask("swap"),)),)),
        Patron(
            "journalist",
            (
                Power("change", AS, (Ask("change", (numbers(*box.LOW),)),), reach=numbers(*box.LOW)),
                Power("draw", AFTER, (Ask("draw_more", (1,)),), when=first_four),
            ),
        ),
        Patron("shmoozer", (Power("shmooze", AFTER, (Do("shmooze"),), auto=True),)),
        Patron("investor", (Power("invest", BUY, (Ask("invest", (LINE,)),), when=_can_invest),)),
        Patron("hoarder", (Power("hoard", AFTER, (Ask("hoard"),)),)),
    ),
    questions={
        "swap": Question(_swap_options, _swap),
        "invest": Question(_invest_options, _invest),
        "hoard": Question(_hoard_options, _hoard),
    },
    steps={"shmooze": _shmooze},
    played=_count,
)
