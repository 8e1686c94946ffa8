"""The Singaporeans: Trader, Gambler, Protester, Promoter, Negotiator, Fast-Talker (AC-SI.1 to AC-SI.7).

What lasts for the turn: `protest` (), once a turn is twice; `promote` (place), a Promoter that copies what is bought;
`advanced` (place), a Promoter that drew instead; `climb` (), an upgrade beyond the 7s.
"""

from __future__ import annotations

from typing import Final

from .....table.game import Seat, Step, Tell
from .....table.question import Question
from .. import box, flow
from ..answers import Draw, Promote, Upgrade
from ..decisions import AskAdvance, AskChange, AskPromote
from ..events import Upgraded
from ..state import EMPTY, UP, State, lasts, plus, stack
from .common import DRAW, IN_DISCARD, IN_LINE, most_twos, numbers
from .power import AFTER, AS, BUY, Ask, Do, Patron, PatronSet, Power

PROMOTE: Final = Promote()
_UP_TO_FIVE: Final = numbers(1, 2, 3, 4, 5)
AWARD: Final = 8
"""The number above 7 that the awards count as for a Negotiator."""

# -- upgrades (AC-SI.1) ----------------------------------------------------------------------------------------------


def _upgrades(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _, n = args
    s.players[seat].upgrades += n


def _climb(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _ = args
    p = s.players[seat]
    p.lasting = (*p.lasting, Step("climb"))


def levels(mask: int) -> list[int]:
    """The numbers that a card can climb from, as it counts now; from 11 to 14 as from 1."""
    low = [n for n in box.LOW if mask & box.NUMBER_BIT[n]]
    return low if 1 in low or not any(mask & box.NUMBER_BIT[n] for n in box.HIGH) else [1, *low]


def _offers(s: State, seat: Seat) -> list[Upgrade]:
    """Upgrades: where the card is and which, and the number it becomes (8: an award)."""
    p = s.players[seat]
    if not p.upgrades:
        return []
    cards = [(IN_LINE, i, x.mask) for i, x in enumerate(p.line) if x.state == UP]
    cards += [(IN_DISCARD, card, box.MASK[card]) for card in dict.fromkeys(p.discard)]
    goals = [n for n in box.PATRONS if stack(s, n).top != EMPTY]
    if lasts(p, "climb"):
        goals.append(AWARD)
    return [
        Upgrade(where, which, level, goal)
        for where, which, mask in cards
        for level in levels(mask)
        for goal in goals
        if 0 < goal - level <= p.upgrades
    ]


def _upgrade(s: State, seat: Seat, a: Upgrade, tell: Tell) -> None:
    where, which, level, goal, _ = a
    p = s.players[seat]
    p.upgrades -= goal - level
    if where == IN_LINE:
        card = p.line[which].card
        flow.leave_line(p, which)
    else:
        card = which
        flow.leave_discard(p, which)
    number = box.NUMBER[card]
    tell(Upgraded(seat, card, goal))
    if number in box.PATRONS:
        flow.put_under(s, number, card)
    else:
        s.trash = plus(s.trash, card)
    if goal == AWARD:
        at = p.lasting.index(Step("climb"))
        p.lasting = (*p.lasting[:at], *p.lasting[at + 1 :])
        flow.take_awards(s, seat, 1, tell)
    else:
        p.discard = plus(p.discard, flow.take_top(s, goal))
        flow.refill(s, goal, tell)


# -- Gambler, Protester ----------------------------------------------------------------------------------------------


def _gamble(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _ = args
    n = 1 + lasts(s.players[seat], "shmooze")
    flow.push(s, Step("draw", (seat, n, flow.GAMBLE, -1)))


def _can_gamble(s: State, seat: Seat, _i: int) -> bool:
    return flow.can_draw(s.players[seat])


def _protest(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, _ = args
    p = s.players[seat]
    p.lasting = (*p.lasting, Step("protest"))


def three_fours(s: State, seat: Seat, _i: int) -> bool:
    """Whether three or more 4s were played this turn."""
    return sum(1 for x in s.players[seat].line if flow.played_as(x) & box.NUMBER_BIT[4]) >= 3


# -- Promoter --------------------------------------------------------------------------------------------------------


def _advance_options(s: State, d: AskAdvance) -> list[Draw]:
    return [DRAW] if flow.can_draw(s.players[d.seat]) else []


def _advance(s: State, d: AskAdvance, _a: Draw, tell: Tell) -> None:
    p = s.players[d.seat]
    p.lasting = (*p.lasting, Step("advanced", (d.place,)))
    flow.owe(s, d.seat, -1, tell, d.place)
    flow.draw(s, d.seat, 2)


def _did_not_draw(s: State, seat: Seat, i: int) -> bool:
    return Step("advanced", (i,)) not in s.players[seat].lasting


def _promote_options(_s: State, _d: AskPromote) -> list[Promote]:
    return [PROMOTE]


def _promote(s: State, d: AskPromote, _a: Promote, _tell: Tell) -> None:
    p = s.players[d.seat]
    p.lasting = (*p.lasting, Step("promote", (d.place,)))


def _heard(s: State, seat: Seat, number: int, card: int, _k: int, _tell: Tell) -> None:
    """A card bought on the own turn lends its powers to the Promoters at once."""
    if Step("close_turn", (seat,)) in s.agenda:
        found = [i for e in s.players[seat].lasting if e.kind == "promote" for i in e.args]
        flow.push(s, *(Step("promoted", (seat, i, number)) for i in found))


def _promoted(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    """A Promoter copies what was bought, unless it has gone or lies concealed by now."""
    seat, i, _ = args
    if s.players[seat].line[i].state == UP:
        flow.push(s, Step("take_number", args))


# -- Fast-Talker -----------------------------------------------------------------------------------------------------


def _award(s: State, args: tuple[int, ...], tell: Tell) -> None:
    seat, _ = args
    flow.take_awards(s, seat, 1, tell)


SET: Final = PatronSet(
    "singaporeans",
    (
        Patron("trader", (Power("upgrade", BUY, (Do("upgrades", (1,)),), once=True, auto=True, when=most_twos),)),
        Patron(
            "gambler",
            (
                Power("change", AS, (Ask(AskChange, (_UP_TO_FIVE,)),), reach=_UP_TO_FIVE),
                Power("gamble", BUY, (Do("gamble"),), when=_can_gamble),
            ),
        ),
        Patron(
            "protester",
            (
                Power("protest", AFTER, (Do("protest"),), auto=True),
                Power("money", BUY, (Do("money", (1,)),), auto=True, when=three_fours),
            ),
        ),
        Patron(
            "promoter",
            (
                Power("draw", AFTER, (Ask(AskAdvance),), once=True),
                Power("copy", AFTER, (Ask(AskPromote),), copied=False, when=_did_not_draw),
            ),
            by_peak=True,
        ),
        Patron(
            "negotiator",
            (
                Power("award", BUY, (Do("climb"),), once=True, auto=True),
                Power("upgrade", BUY, (Do("upgrades", (2,)),), auto=True),
            ),
        ),
        Patron(
            "fast-talker",
            (
                Power("award", BUY, (Do("award"),), once=True),
                Power("tuck", BUY, (Do("tucks", (2,)),), auto=True),
            ),
        ),
    ),
    questions=(Question(AskAdvance, _advance_options, _advance), Question(AskPromote, _promote_options, _promote)),
    steps={
        "upgrades": _upgrades,
        "climb": _climb,
        "gamble": _gamble,
        "protest": _protest,
        "promoted": _promoted,
        "award": _award,
    },
    bought=_heard,
    offers=_offers,
    answers={"upgrade": _upgrade},
)
