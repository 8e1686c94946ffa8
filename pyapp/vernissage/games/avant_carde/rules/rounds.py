"""Rounds and their parts: hands, lines in secret, turns to buy, gems, the end (AC-1.5, AC-2.3, AC-2.5, AC-3, AC-4, AC-9.2).

A round's agenda, bottom to top: the end of the round, and everybody's turn to buy; before that, while lines are played, the
reveal and everybody's line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....table.game import BACK, Revealed, Step, Tell
from . import box, flow
from .decisions import AskBuy, AskLine
from .events import Ended, Gem, LeftInHand, LineShown, Ready, RoundBegun, TookChange, TurnBegun
from .patrons import roster
from .patrons.power import Run
from .state import BUY, CONCEALED, DEAL, GONE, PLAY, State, merged, stack, turn_order


def _open_round(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """Everybody draws a hand (AC-1.5, AC-4.1)."""
    s.round += 1
    s.part = DEAL
    s.buys = ()
    draws = [Step("draw", (seat, box.HAND, flow.KEEP, -1)) for seat in reversed(turn_order(s))]
    s.agenda = (Step("open_lines"), *draws)
    tell(RoundBegun(s.round, s.first))


def _open_lines(s: State, _args: tuple[int, ...], _tell: Tell) -> None:
    """From here on nobody sees what the others do (AC-2.3)."""
    s.part = PLAY
    for p in s.players:
        p.pool, p.open = merged(p.hand, p.deck), p.discard
        p.made = p.peak = p.claimed = 0
        p.spent_change = False
    s.agenda = (Step("reveal"), *(Step("begin_line", (seat,)) for seat in reversed(turn_order(s))))


def _begin_line(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    (seat,) = args
    s.agenda = (*s.agenda, Step("end_line", args), AskLine(seat))


def _end_line(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """The seat's line is complete. What lies above this step on the agenda is hidden from the others."""
    (seat,) = args
    tell(Ready(seat))


def _reveal(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """All lines are shown; what is left in hand is discarded face up (AC-2.3, AC-2.5)."""
    s.part = BUY
    tell(Revealed())
    for seat in turn_order(s):
        p = s.players[seat]
        tell(LineShown(seat, tuple([x.card if x.state != CONCEALED else BACK for x in p.line])))
        tell(LeftInHand(seat, p.hand))
        p.discard, p.hand = merged(p.discard, p.hand), ()
        p.pool = p.open = ()
    s.agenda = (Step("end_round"), *(Step("open_turn", (seat,)) for seat in reversed(turn_order(s))))


def _open_turn(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """Money for the line, for powers that promised it, and for a gem (AC-3.1, AC-3.7)."""
    (seat,) = args
    p = s.players[seat]
    p.tucks = box.SOLO_TUCKS if len(s.players) == 1 else box.TUCKS
    s.agenda = (*s.agenda, Step("close_turn", args), AskBuy(seat), Step("autos", args))
    tell(TurnBegun(seat))
    flow.first_money(s, seat, tell)
    if p.gem:
        flow.gain(s, seat, 1, tell, flow.GEM)


def _close_turn(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """Money left over is lost, for a change token if the seat may take one (AC-3.5)."""
    (seat,) = args
    p = s.players[seat]
    if p.money and not p.change and not p.spent_change:
        p.change = True
        tell(TookChange(seat))
    p.money = p.tucks = p.upgrades = 0


def _end_round(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """Lines are discarded, gems given (AC-4.1, AC-4.2), and what ends the game is looked at (AC-4.3, AC-9.3)."""
    for p in s.players:
        p.discard = merged(p.discard, tuple([x.card for x in p.line if x.state != GONE]))
        p.line, p.lasting, p.once = (), (), ()
    alone = len(s.players) == 1
    if not alone:
        _give_gems(s, tell)
    if not s.awards or s.round == (box.SOLO_ROUNDS if alone else box.LAST_ROUND):
        s.over = True
        tell(Ended(by_awards=not s.awards))
        return
    s.first = (s.first + 1) % len(s.players)
    s.agenda = (Step("open_round"),)
    number = s.round + 1
    if alone and number in box.PATRONS and stack(s, number).left() > 1:
        flow.tuck(s, number, tell)


def _give_gems(s: State, tell: Tell) -> None:
    """Gems go back, then to those with the fewest awards, unless more are tied than gems are left (AC-4.2)."""
    for p in s.players:
        s.gems += p.gem
        p.gem = False
    for n in sorted({p.awards for p in s.players}):
        tied = [seat for seat, p in enumerate(s.players) if p.awards == n]
        if len(tied) > s.gems:
            return
        for seat in tied:
            s.players[seat].gem = True
            s.gems -= 1
            tell(Gem(seat))


def _bought(s: State, args: tuple[int, ...], tell: Tell) -> None:
    seat, number, card, k = args
    for hook in roster(s.sets).bought:
        hook(s, seat, number, card, k, tell)


STEPS: Final[Mapping[str, Run]] = {
    "open_round": _open_round,
    "open_lines": _open_lines,
    "begin_line": _begin_line,
    "end_line": _end_line,
    "reveal": _reveal,
    "open_turn": _open_turn,
    "close_turn": _close_turn,
    "end_round": _end_round,
    "bought": _bought,
}
