"""What is asked in Avant Carde: what may be answered, what an answer does (AC-1 to AC-3); what patrons ask is in `using`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....table.game import Action, Seat, Step, Tell
from ....table.question import N_, Question
from . import box, flow, using
from .answers import (
    Buy,
    Change,
    Claim,
    DrawCard,
    End,
    First,
    Forgo,
    Play,
    Starter,
    Stop,
    Tuck,
    TurnUp,
    Use,
)
from .decisions import AskBuy, AskDraw, AskFirst, AskLine, AskPlay, AskStarter, AskTop
from .events import FirstPlayer, StarterDealt, Turned, Used
from .patrons import roster
from .patrons.power import COPIES
from .state import UP, Stack, State, minus, set_stack, stack

STOP: Final = Stop()
CHANGE, END, FORGO = Change(), End(), Forgo()
_PLAY = tuple(Play(card) for card in range(len(box.CARDS)))
_DRAW = tuple(DrawCard(card) for card in range(len(box.CARDS)))
_TURN = tuple(TurnUp(card) for card in range(len(box.CARDS)))
_BUY = tuple(Buy(n) for n in range(box.PATRONS.stop))
_TUCK = tuple(Tuck(n) for n in range(box.PATRONS.stop))
_CLAIM = tuple(Claim(n) for n in range(40))

# -- options ---------------------------------------------------------------------------------------------------------


def _starter_options(s: State, _d: AskStarter) -> list[Starter]:
    return [Starter(k) for k in range(len(box.STARTERS)) if s.starters >> k & 1]


def _top_options(s: State, d: AskTop) -> list[TurnUp]:
    return [_TURN[card] for card in dict.fromkeys(stack(s, d.number).rest)]


def _first_options(s: State, _d: AskFirst) -> list[First]:
    return [First(seat) for seat in range(len(s.players))]


def _draw_options(s: State, d: AskDraw) -> list[DrawCard]:
    return [_DRAW[card] for card in dict.fromkeys(s.players[d.whose].deck)]


def _line_options(s: State, d: AskLine) -> list[Play | Stop]:
    """The cards that can follow, as they are or by a power that acts while they are played, and stopping (AC-2.1, AC-2.5)."""
    p = s.players[d.seat]
    return [*(_PLAY[card] for card in followers(s, d.seat, dict.fromkeys(p.hand))), STOP]


def followers(s: State, seat: Seat, cards: Sequence[int] | Mapping[int, None]) -> list[int]:
    """Those of the cards that could be played next."""
    line = s.players[seat].line
    aim = flow.target(line)
    reach = roster(s.sets).reach
    out = []
    for card in cards:
        can = box.MASK[card] | reach[box.NUMBER[card]]
        if can & COPIES:
            for x in line:
                if x.state == UP:
                    can |= using.copied_reach(x)
        if can & ~COPIES & aim:
            out.append(card)
    return out


def _buy_options(s: State, d: AskBuy) -> list[Action]:
    """What can be done on the turn to buy, in any order (AC-3.6)."""
    p = s.players[d.seat]
    out: list[Action] = [_BUY[n] for n in flow.for_sale(s, range(box.PATRONS.start, min(p.money + 1, box.PATRONS.stop)))]
    if p.tucks:
        out += [_TUCK[n] for n in box.PATRONS if s.stacks[n - 2].rest or s.stacks[n - 2].under]
    out += [Use(i, pid) for i, pid in using.usable(s, d.seat)]
    if p.change:
        out.append(CHANGE)
    the = roster(s.sets)
    for offer in the.offers:
        out += offer(s, d.seat)
    claims = flow.due(s, d.seat, by_peak=the.by_peak)
    if claims > 0:
        out += [*_CLAIM[1 : claims + 1], END, FORGO]
    else:
        out.append(END)
    return out


# -- answers: each takes the decision, already off the agenda, and its answer -----------------------------------------


def _starter(s: State, d: AskStarter, a: Starter, tell: Tell) -> None:
    s.starters &= ~(1 << a.deck)
    s.players[d.whose].deck = box.STARTERS[a.deck]
    tell(StarterDealt(d.whose, a.deck))


def _turn_up(s: State, d: AskTop, a: TurnUp, tell: Tell) -> None:
    x = stack(s, d.number)
    set_stack(s, d.number, Stack(a.card, minus(x.rest, a.card), x.under))
    tell(Turned(d.number, a.card))


def _first(s: State, _d: AskFirst, a: First, tell: Tell) -> None:
    s.first = a.player
    tell(FirstPlayer(a.player))


def _draw(s: State, d: AskDraw, a: DrawCard, tell: Tell) -> None:
    p = s.players[d.whose]
    p.deck = minus(p.deck, a.card)
    into = s.agenda[-1]
    if not isinstance(into, Step):
        raise TypeError(f"nothing says where a drawn card goes: {into.kind}")
    s.agenda = s.agenda[:-1]
    _, where, i = into.args
    flow.put(s, d.whose, a.card, where, i, tell)


def _line(s: State, d: AskLine, a: Play | Stop, _tell: Tell) -> None:
    if isinstance(a, Stop):
        return
    p = s.players[d.seat]
    p.hand = minus(p.hand, a.card)
    s.agenda = (*s.agenda, d)
    using.lay(s, d.seat, a.card)


def _buy(s: State, d: AskBuy, a: Action, tell: Tell) -> None:
    if a in (END, FORGO):
        claims = flow.due(s, d.seat, by_peak=roster(s.sets).by_peak)
        if a == END and claims > 0:
            _claim(s, d.seat, claims, tell)
        return
    s.agenda = (*s.agenda, d, Step("autos", (d.seat,)))
    p = s.players[d.seat]
    match a:
        case Buy(number):
            flow.buy(s, d.seat, number, number, tell)
        case Tuck(number):
            p.tucks -= 1
            flow.tuck(s, number, tell)
        case Use(place, power):
            tell(Used(d.seat, place, power))
            using.use(s, d.seat, place, power)
        case Change():
            p.change, p.spent_change = False, True
            flow.gain(s, d.seat, 1, tell, flow.CHANGE)
        case Claim(awards):
            _claim(s, d.seat, awards, tell)
        case _:
            roster(s.sets).answers[a.verb](s, d.seat, a, tell)


def _claim(s: State, seat: Seat, n: int, tell: Tell) -> None:
    s.players[seat].claimed += n
    flow.take_awards(s, seat, n, tell)


TABLE: Final[Mapping[str, Question[State]]] = {
    q.kind: q
    for q in (
        Question(AskStarter, _starter_options, _starter),
        Question(AskTop, _top_options, _turn_up),
        Question(AskFirst, _first_options, _first),
        Question(AskDraw, _draw_options, _draw),
        Question(AskLine, _line_options, _line),
        Question(AskBuy, _buy_options, _buy, N_("%(name)s is buying.")),
    )
}
"""What the table itself asks, by its kind: whatever patrons do."""


def _in_secret(s: State, _d: AskPlay) -> Sequence[Action]:
    asked = s.agenda[-1]
    return [] if isinstance(asked, Step | AskPlay) else options(s, asked)


def _answered_in_secret(_s: State, _d: AskPlay, _a: Action, _tell: Tell) -> None:
    raise TypeError("nobody answers a line in general: each of its questions is answered")


QUESTIONS: Final[Mapping[str, Question[State]]] = {
    **using.QUESTIONS,
    **TABLE,
    "play": Question(AskPlay, _in_secret, _answered_in_secret, N_("%(name)s is laying a line.")),
}
"""Everything that is asked in Avant Carde, by its kind; `AskPlay` stands for any of it while lines are played in secret."""


def options(s: State, d: Any) -> Sequence[Action]:
    """Every legal answer to a decision."""
    asked = TABLE.get(d.kind)
    return using.options(s, d) if asked is None else asked.options(s, d)


def answer(s: State, d: Any, a: Action, tell: Tell) -> None:
    """Carries an answer out; its decision is off the agenda already."""
    asked = TABLE.get(d.kind)
    if asked is None:
        using.answer(s, d, a, tell)
    else:
        asked.answer(s, d, a, tell)


def is_idle(s: State, d: Any) -> bool:
    """Whether the decision leaves nothing to choose from."""
    return d.kind not in TABLE and using.idle(s, d)
