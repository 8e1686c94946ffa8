"""The New Yorkers: Perfectionist, Snob, Gallerist, Dealer, Trendoid, Critic (AC-NY.2 to AC-NY.7)."""

from __future__ import annotations

from typing import Final

from .....table.game import Tell
from .....table.question import Question
from .. import box, flow
from ..answers import Bank, Draw
from ..decisions import AskChange, AskCopy, AskDeal, AskDrawMore, AskTrash
from ..state import PLAY, State
from .common import ALL_COLOURS, DISCARD, DRAW, LINE, most_twos, numbers
from .power import AFTER, AS, BUY, COPIES, Ask, Do, Patron, PatronSet, Power

BANK: Final = Bank()
_FIVE_TO_SEVEN: Final = numbers(5, 6, 7)


def _deal_options(s: State, d: AskDeal) -> list[Draw | Bank]:
    return [DRAW, BANK] if flow.can_draw(s.players[d.seat]) else [BANK]


def _deal(s: State, d: AskDeal, a: Draw | Bank, tell: Tell) -> None:
    if isinstance(a, Draw):
        flow.draw(s, d.seat, 1)
    else:
        flow.owe(s, d.seat, 1, tell, d.place)


def _criticise(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    """Draws two if a 5, 6 or 7 was played before the card, by what it counts as or did (AC-7.1).

    While lines are played nothing is played after the card, wherever it lies: one that is unveiled comes last (AC-LO.3).
    """
    seat, i = args
    line = s.players[seat].line
    before = (*line[:i], *line[i + 1 :]) if s.part == PLAY else line[:i]
    n = 2 if any(flow.played_as(x) & _FIVE_TO_SEVEN for x in before) else 1
    flow.push(s, AskDrawMore(seat, i, -1, 1, n))


SET: Final = PatronSet(
    "new-yorkers",
    (
        Patron("perfectionist", (Power("money", BUY, (Do("money", (1,)),), once=True, auto=True, when=most_twos),)),
        Patron(
            "snob",
            (
                Power("trash", BUY, (Ask(AskTrash, (LINE | DISCARD,)),)),
                Power("tuck", BUY, (Do("tucks", (1,)),), auto=True),
            ),
        ),
        Patron(
            "gallerist",
            (
                Power(
                    "change",
                    AS,
                    (Ask(AskChange, (numbers(*box.LOW) | ALL_COLOURS,)),),
                    reach=numbers(*box.LOW) | ALL_COLOURS,
                ),
            ),
        ),
        Patron("dealer", (Power("draw", AFTER, (Ask(AskDeal),)),)),
        Patron(
            "trendoid",
            (
                Power("copy", AS, (Ask(AskCopy),), copied=False, reach=COPIES),
                Power("money", BUY, (Do("money", (1,)),), auto=True),
            ),
        ),
        Patron("critic", (Power("draw", AFTER, (Do("criticise"),), auto=True),)),
    ),
    questions=(Question(AskDeal, _deal_options, _deal),),
    steps={"criticise": _criticise},
)
