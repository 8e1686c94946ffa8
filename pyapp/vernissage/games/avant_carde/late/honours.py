"""The honours of Avant Carde."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ....page.core.words import N_
from ....page.past.offer import honour
from ....page.past.told import about, events
from ....table.game import Seat
from ....table.match import Match
from ..rules import box
from ..rules.events import Awards, Bought, Gem, LastAward, LeftInHand, Trashed, TurnBegun
from .past import lines, money_by_turn

LONG: Final = 10
MONEY: Final = 16
TRASHED: Final = 7
IN_ONE_TURN: Final = 5


def _numbers(cards: tuple[int, ...]) -> list[int]:
    return [box.NUMBER[card] for card in cards if card >= 0]


def _colours(cards: tuple[int, ...]) -> list[int]:
    return [box.CARDS[card].colour for card in cards if card >= 0]


@honour("ten", N_("A line of ten"), N_("Ten cards or more in one line."))
def _ten(match: Match[Any], seat: Seat) -> bool:
    return any(len(one.cards) >= LONG for one in lines(match, seat))


@honour("rich", N_("A good season"), N_("$16 made in one turn."))
def _rich(match: Match[Any], seat: Seat) -> bool:
    return any(n >= MONEY for n in money_by_turn(match, seat))


@honour("rainbow", N_("The whole palette"), N_("A line with five of the six colours."))
def _rainbow(match: Match[Any], seat: Seat) -> bool:
    """A line with five of the six colours, white and gray among them."""
    return any(len(set(_colours(one.cards))) >= 5 for one in lines(match, seat))


@honour("one-colour", N_("Monochrome"), N_("A line of five or more, all in one colour."))
def _one_colour(match: Match[Any], seat: Seat) -> bool:
    found = (_colours(one.cards) for one in lines(match, seat))
    return any(len(some) >= 5 and len(set(some)) == 1 and some[0] in box.REAL for some in found)


@honour("ladder", N_("Up the ladder"), N_("Six different numbers from 1 to 7 in one line."))
def _ladder(match: Match[Any], seat: Seat) -> bool:
    return any(len(set(_numbers(one.cards)) & set(box.LOW)) >= 6 for one in lines(match, seat))


@honour("heights", N_("High art"), N_("Three cards from 11 to 14 in one line."))
def _heights(match: Match[Any], seat: Seat) -> bool:
    return any(len([n for n in _numbers(one.cards) if n in box.HIGH]) >= 3 for one in lines(match, seat))


@honour("same", N_("A series"), N_("Five cards of one number in one line."))
def _same(match: Match[Any], seat: Seat) -> bool:
    return any(max(Counter(_numbers(one.cards)).values(), default=0) >= 5 for one in lines(match, seat))


@honour("whole-hand", N_("Nothing held back"), N_("Three lines that left no card in hand."))
def _whole_hand(match: Match[Any], seat: Seat) -> bool:
    return sum(not e.cards for e in about(events(match), LeftInHand, seat)) >= 3


@honour("at-once", N_("Prize evening"), N_("Five awards in one turn."))
def _at_once(match: Match[Any], seat: Seat) -> bool:
    now = 0
    for e in events(match):
        if isinstance(e, TurnBegun):
            now = 0
        elif isinstance(e, Awards) and e.seat == seat:
            now += e.awards
            if now >= IN_ONE_TURN:
                return True
    return False


@honour("last-award", N_("The last word"), N_("A victory with the stack's last award."))
def _last_award(match: Match[Any], seat: Seat) -> bool:
    return any(True for _ in about(events(match), LastAward, seat)) and seat in match.game.winners(match.state)


@honour("from-behind", N_("A hidden gem"), N_("A victory after two hidden gems."))
def _from_behind(match: Match[Any], seat: Seat) -> bool:
    return len([*about(events(match), Gem, seat)]) >= 2 and seat in match.game.winners(match.state)


@honour("lean", N_("Less is more"), N_("Seven cards trashed in one game."))
def _lean(match: Match[Any], seat: Seat) -> bool:
    return len([*about(events(match), Trashed, seat)]) >= TRASHED


@honour("friend", N_("Everybody's friend"), N_("A victory with a card bought from each of the six stacks."))
def _friend(match: Match[Any], seat: Seat) -> bool:
    bought = {e.number for e in about(events(match), Bought, seat)}
    return bought >= set(box.PATRONS) and seat in match.game.winners(match.state)


HONOURS: Final = (
    _ten, _rich, _rainbow, _one_colour, _ladder, _heights, _same, _whole_hand, _at_once, _last_award, _from_behind, _lean,
    _friend,
)  # fmt: skip
