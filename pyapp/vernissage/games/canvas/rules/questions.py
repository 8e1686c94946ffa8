"""What is asked in Canvas: what may be answered, and what an answer does (CV-1.2, CV-2, CV-3, CV-5.4, CV-6.2)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from math import comb
from typing import Final

from ....table.game import Seat, Step, Tell
from ....table.question import N_, Question
from . import box, layers, scoring
from .decisions import AskDeal, AskDraw, AskJudge, AskToss, AskTurn, Deal, Draw, Name, Paint, Take, Toss
from .events import AutomatonTook, Bonus, Dealt, Drawn, Finished, Judged, Painted, Ribbons, Took
from .state import NO_AUTOMATON, Painting, State

NEXT_TURN: Final = tuple(Step("turn", (seat,)) for seat in range(box.SEATS.stop))
"""By seat: the step that asks it for its turn."""

_TAKE: Final = tuple(Take(n) for n in range(box.ROW))
_DEAL: Final = tuple(Deal(c) for c in box.DECK)
_ASK_DEAL: Final = AskDeal()

# -- options ----------------------------------------------------------------------------------------------------------


def _draw_options(s: State, _d: AskDraw) -> list[Draw]:
    return [Draw(c) for c in box.in_edition(s.edition) if c not in s.conditions]


def _deal_options(s: State, _d: AskDeal) -> list[Deal]:
    return list(map(_DEAL.__getitem__, s.deck))


def _toss_options(s: State, _d: AskToss) -> list[Toss]:
    return [Toss(n) for n in range(_most_spent(s) + 1)]


def _most_spent(s: State) -> int:
    """What the automaton can spend at most: its tokens, four, as many as there are cards before the last (CV-6.2)."""
    return min(s.automaton, box.SPEND_LIMIT, len(s.row) - 1)


def toss_odds(s: State) -> tuple[int, ...]:
    """For each number of the automaton's tokens, the ways in which so many of them fall face up; what is more than it can spend
    counts as the most that it can.
    """
    ways = [comb(s.automaton, n) for n in range(s.automaton + 1)]
    most = _most_spent(s)
    return (*ways[:most], sum(ways[most:]))


def _turn_options(s: State, d: AskTurn) -> list[Take | Paint]:
    player = s.players[d.seat]
    hand = player.hand
    out: list[Take | Paint] = []
    if len(hand) < box.HAND:
        out += _TAKE[: min(len(s.row), player.tokens + 1)]
    if len(hand) >= box.LAYERS:
        # As many as 180: made by tuple's own constructor, which is three times as fast as Paint's.
        rest = [(b, "paint") for b in backgrounds_left(s, d.seat)]
        make = tuple.__new__
        out += [make(Paint, order + b) for order in permutations(hand, box.LAYERS) for b in rest]
    return out


def backgrounds_left(s: State, seat: Seat) -> tuple[int, ...]:
    """The backgrounds that a player has not painted on (CV-1.4, CV-3.1)."""
    used = [p.background for p in s.players[seat].paintings]
    return tuple([b for b in range(box.BACKGROUNDS) if b not in used])


def _judge_options(s: State, _d: AskJudge) -> list[Name]:
    return [Name(seat) for seat in scoring.leaders(s)]


# -- answers: each takes the decision, already off the agenda, and its answer -----------------------------------------


def _draw(s: State, _d: AskDraw, a: Draw, tell: Tell) -> None:
    s.conditions += (a.condition,)
    tell(Drawn(a.condition))


def _deal(s: State, _d: AskDeal, a: Deal, tell: Tell) -> None:
    deck = s.deck
    i = deck.index(a.card)
    s.deck = deck[:i] + deck[i + 1 :]
    s.row += (a.card,)
    s.on_row += (0,)
    tell(Dealt(a.card))


def _turn(s: State, d: AskTurn, a: Take | Paint, tell: Tell) -> None:
    if isinstance(a, Take):
        _take(s, d.seat, a.place, tell)
    else:
        _paint(s, d.seat, a, tell)


def _take(s: State, seat: Seat, n: int, tell: Tell) -> None:
    player = s.players[seat]
    card, got = _from_row(s, n, _after(s, seat))
    player.hand += (card,)
    player.tokens += got - n
    tell(Took(seat, n, card, got))


def _from_row(s: State, n: int, then: Step) -> tuple[int, int]:
    """Takes the n-th card of the row, counted from 0, and its tokens; pays a token to each card before it; has the row
    filled up from the deck before what comes `then` (CV-2.3 to CV-2.5). Gives the card and its tokens.
    """
    row, on_row = s.row, s.on_row
    s.row = row[:n] + row[n + 1 :]
    s.on_row = (*[t + 1 for t in on_row[:n]], *on_row[n + 1 :])
    s.agenda = (*s.agenda, then, _ASK_DEAL) if s.deck else (*s.agenda, then)
    return row[n], on_row[n]


def _after(s: State, seat: Seat) -> Step:
    """What follows a seat's turn: the next seat's, or the automaton's (CV-2.1, CV-6.1)."""
    return Step("automaton") if s.automaton != NO_AUTOMATON else NEXT_TURN[(seat + 1) % len(s.players)]


def _paint(s: State, seat: Seat, a: Paint, tell: Tell) -> None:
    """Completes a painting and takes its ribbons (CV-3.1, CV-3.5)."""
    pile = a.pile
    player = s.players[seat]
    seen = layers.visible(*pile)
    earned = scoring.ribbons(seen, s.conditions, s.edition)
    taken = scoring.gained(player.ribbons, earned, s.conditions)
    bonus = scoring.bonus_icons(seen)
    player.hand = tuple([c for c in player.hand if c not in pile])
    player.paintings += (Painting(*pile, a.background, taken, bonus),)
    player.ribbons = tuple([h + n for h, n in zip(player.ribbons, taken, strict=True)])
    tell(Painted(seat, *pile, a.background))
    for c, n, t in zip(s.conditions, earned, taken, strict=True):
        if n:
            tell(Ribbons(seat, c, n, t))
    if bonus:
        tell(Bonus(seat, bonus, bonus * box.BONUS_POINTS[s.edition]))
    if len(player.paintings) == box.PAINTINGS:
        tell(Finished(seat))
    s.agenda = (*s.agenda, _after(s, seat))


def _toss(s: State, _d: AskToss, a: Toss, tell: Tell) -> None:
    """The automaton takes the card that its tokens reach; the card leaves the game (CV-6.2, CV-6.3)."""
    card, got = _from_row(s, a.spent, NEXT_TURN[0])
    s.gone += (card,)
    s.automaton += got - a.spent
    tell(AutomatonTook(a.spent, card, got))


def _name(s: State, d: AskJudge, a: Name, tell: Tell) -> None:
    s.judged = a.winner
    tell(Judged(d.seat, s.judged))


QUESTIONS: Final[Mapping[str, Question[State]]] = {
    q.kind: q
    for q in (
        Question(AskDraw, _draw_options, _draw),
        Question(AskDeal, _deal_options, _deal),
        Question(AskToss, _toss_options, _toss),
        Question(AskTurn, _turn_options, _turn, N_("%(name)s is choosing: a card or a painting.")),
        Question(AskJudge, _judge_options, _name, N_("%(name)s is judging the tied paintings.")),
    )
}
"""What is asked in Canvas, by its kind."""
