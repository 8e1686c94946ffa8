"""The rules of Canvas: what is asked, what may be answered, and what follows (CV-1 to CV-6).

Decisions and their answers; chance's first:

    draw                     draw (condition)    a scoring card, when the four are drawn
    deal                     deal (card)         an art card for the far end of the row
    toss                     toss (spent)        how many tokens the automaton spends
    turn                     take (n), paint (bottom, middle, top, background)
    judge                    name (seat)         the runner-up, on a full tie

Options of a match: `edition` (0 rulebook, 1 published); `set` (a ready set of four scoring cards, or `box.DRAWN` or
`box.CHOSEN`); `chosen` (with `box.CHOSEN`: a mask of four conditions, else 0); `people` (a mask of the seats that can be
asked to judge).

Events: drawn (condition), dealt (card), took (seat, n, card, tokens got), automaton (n, card, tokens got),
painted (seat, bottom, middle, top, background), ribbons (seat, condition, times met, ribbons taken), bonus (seat, icons,
points), finished (seat), end, judged (judge, seat).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from math import comb
from typing import Final

from ...table.chance import Rng
from ...table.game import CHANCE, Action, Decision, Event, Options, Seat, Step, Tell, pending
from . import box, layers, scoring, state
from .state import NO_AUTOMATON, Painting, State

_TAKE: Final = tuple(Action("take", (n,)) for n in range(box.ROW))
_DEAL: Final = tuple(Action("deal", (c,)) for c in box.DECK)
_ASK_DEAL: Final = Decision(CHANCE, "deal")
_ASK_TURN: Final = tuple(Decision(seat, "turn") for seat in range(box.SEATS.stop))
_NEXT_TURN: Final = tuple(Step("turn", (seat,)) for seat in range(box.SEATS.stop))


class Canvas:
    """Canvas as a `Game`."""

    key = "canvas"
    edition = 1
    seats = box.SEATS
    longest = 200
    defaults: Options = {"edition": box.RULEBOOK, "set": 0, "chosen": 0, "people": 0}

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def new(self, seats: int, options: Options) -> State:
        """See `Game.new`; the options are those of this module (CV-1.2, CV-5.4)."""
        for name in options:
            if name not in self.defaults:
                raise ValueError(f"Canvas has no option {name}")
        full = {**self.defaults, **options}
        edition, people = full["edition"], full["people"]
        if edition not in (box.RULEBOOK, box.PUBLISHED):
            raise ValueError(f"Canvas has no edition {edition}")
        if not 0 <= people < 1 << box.SEATS.stop - 1:
            raise ValueError(f"{people} is no mask of seats")
        return state.new(seats, edition, _conditions(edition, full["set"], full["chosen"]), people)

    def decision(self, s: State) -> Decision | None:
        """See `Game.decision`."""
        return pending(s.agenda)

    def options(self, s: State, d: Decision) -> Sequence[Action]:
        """See `Game.options`."""
        return _OPTIONS[d.kind](s, d)

    def odds(self, s: State, d: Decision) -> Sequence[int]:
        """See `Game.odds`: cards are drawn with equal chances, tokens fall either way up."""
        if d.kind == "toss":
            return _toss_odds(s)
        return (1,) * len(self.options(s, d))

    def advance(self, s: State, a: Action, tell: Tell) -> None:
        """See `Game.advance`."""
        d = pending(s.agenda)
        if d is None:
            raise ValueError("the game is over")
        s.agenda = s.agenda[:-1]
        _ANSWERS[a.verb](s, d, a, tell)
        while s.agenda and type(step := s.agenda[-1]) is Step:
            s.agenda = s.agenda[:-1]
            _STEPS[step.kind](s, step.args, tell)

    def copy(self, s: State) -> State:
        """See `Game.copy`."""
        return s.copy()

    def view(self, s: State, seat: Seat | None) -> State:
        """See `Game.view`. Nothing is hidden: every card was taken from the open row (CV-2.2), and the order of the deck
        does not exist before a card is dealt (CV-1.3).
        """
        return s.copy()

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:
        """See `Game.imagine`: nothing is hidden."""
        return s.copy()

    def scores(self, s: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[Seat, ...]:
        """See `Game.winners`."""
        return scoring.winners(s)

    def pieces(self, s: State) -> Mapping[str, int]:
        """See `Game.pieces`: art cards and tokens, wherever they are."""
        cards = len(s.deck) + len(s.row) + len(s.gone)
        cards += sum(len(p.hand) + box.LAYERS * len(p.paintings) for p in s.players)
        tokens = sum(s.on_row) + sum(p.tokens for p in s.players) + max(s.automaton, 0)
        return {"cards": cards, "tokens": tokens}


def _conditions(edition: int, which: int, chosen: int) -> tuple[int, ...]:
    """The four scoring cards of a match by its options (CV-1.2); none if they are to be drawn. Raises ValueError."""
    if which != box.CHOSEN and chosen:
        raise ValueError("scoring cards are chosen, and yet the option `set` says otherwise")
    if which == box.CHOSEN:
        there = box.in_edition(edition)
        picked = tuple(c for c in there if chosen >> c & 1)
        if len(picked) != box.SET_SIZE or chosen != sum(1 << c for c in picked):
            raise ValueError(f"{chosen} is no choice of four scoring cards of this edition")
        return picked
    if which == box.DRAWN:
        return ()
    if not 0 <= which < len(box.SETS):
        raise ValueError(f"Canvas has no set {which} of scoring cards")
    return box.ready_set(which, edition)


# -- options ----------------------------------------------------------------------------------------------------------


def _draw_options(s: State, _d: Decision) -> list[Action]:
    return [Action("draw", (c,)) for c in box.in_edition(s.edition) if c not in s.conditions]


def _deal_options(s: State, _d: Decision) -> list[Action]:
    return list(map(_DEAL.__getitem__, s.deck))


def _toss_options(s: State, _d: Decision) -> list[Action]:
    return [Action("toss", (n,)) for n in range(_most_spent(s) + 1)]


def _most_spent(s: State) -> int:
    """What the automaton can spend at most: its tokens, four, as many as there are cards before the last (CV-6.2)."""
    return min(s.automaton, box.SPEND_LIMIT, len(s.row) - 1)


def _toss_odds(s: State) -> tuple[int, ...]:
    """The ways in which so many of the automaton's tokens fall face up; more than it can spend count as the most."""
    ways = [comb(s.automaton, n) for n in range(s.automaton + 1)]
    most = _most_spent(s)
    return (*ways[:most], sum(ways[most:]))


def _turn_options(s: State, d: Decision) -> list[Action]:
    player = s.players[d.seat]
    hand = player.hand
    out: list[Action] = []
    if len(hand) < box.HAND:
        out += _TAKE[: min(len(s.row), player.tokens + 1)]
    if len(hand) >= box.LAYERS:
        # As many as 180: made by tuple's own constructor, which is three times as fast as Action's.
        backgrounds = [(b,) for b in backgrounds_left(s, d.seat)]
        make = tuple.__new__
        out += [make(Action, ("paint", order + b)) for order in permutations(hand, box.LAYERS) for b in backgrounds]
    return out


def backgrounds_left(s: State, seat: Seat) -> tuple[int, ...]:
    """The backgrounds that a player has not painted on (CV-1.4, CV-3.1)."""
    used = [p.background for p in s.players[seat].paintings]
    return tuple([b for b in range(box.BACKGROUNDS) if b not in used])


def _judge_options(s: State, _d: Decision) -> list[Action]:
    return [Action("name", (seat,)) for seat in scoring.leaders(s)]


_OPTIONS: Mapping[str, Callable[[State, Decision], list[Action]]] = {
    "draw": _draw_options,
    "deal": _deal_options,
    "toss": _toss_options,
    "turn": _turn_options,
    "judge": _judge_options,
}


# -- answers: each takes the decision, already off the agenda, and its answer -----------------------------------------


def _draw(s: State, _d: Decision, a: Action, tell: Tell) -> None:
    s.conditions += a.args
    tell(Event("drawn", a.args))


def _deal(s: State, _d: Decision, a: Action, tell: Tell) -> None:
    deck = s.deck
    i = deck.index(a.args[0])
    s.deck = deck[:i] + deck[i + 1 :]
    s.row += a.args
    s.on_row += (0,)
    tell(Event("dealt", a.args))


def _take(s: State, d: Decision, a: Action, tell: Tell) -> None:
    (n,) = a.args
    player = s.players[d.seat]
    card, got = _from_row(s, n, _after(s, d.seat))
    player.hand += (card,)
    player.tokens += got - n
    tell(Event("took", (d.seat, n, card, got)))


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
    return Step("automaton") if s.automaton != NO_AUTOMATON else _NEXT_TURN[(seat + 1) % len(s.players)]


def _paint(s: State, d: Decision, a: Action, tell: Tell) -> None:
    """Completes a painting and takes its ribbons (CV-3.1, CV-3.5)."""
    bottom, middle, top, background = a.args
    player = s.players[d.seat]
    seen = layers.visible(bottom, middle, top)
    earned = scoring.ribbons(seen, s.conditions, s.edition)
    taken = scoring.gained(player.ribbons, earned, s.conditions)
    bonus = scoring.bonus_icons(seen)
    player.hand = tuple([c for c in player.hand if c not in (bottom, middle, top)])
    player.paintings += (Painting(bottom, middle, top, background, taken, bonus),)
    player.ribbons = tuple([h + n for h, n in zip(player.ribbons, taken, strict=True)])
    tell(Event("painted", (d.seat, *a.args)))
    for c, n, t in zip(s.conditions, earned, taken, strict=True):
        if n:
            tell(Event("ribbons", (d.seat, c, n, t)))
    if bonus:
        tell(Event("bonus", (d.seat, bonus, bonus * box.BONUS_POINTS[s.edition])))
    if len(player.paintings) == box.PAINTINGS:
        tell(Event("finished", (d.seat,)))
    s.agenda = (*s.agenda, _after(s, d.seat))


def _toss(s: State, _d: Decision, a: Action, tell: Tell) -> None:
    """The automaton takes the card that its tokens reach; the card leaves the game (CV-6.2, CV-6.3)."""
    (n,) = a.args
    card, got = _from_row(s, n, _NEXT_TURN[0])
    s.gone += (card,)
    s.automaton += got - n
    tell(Event("automaton", (n, card, got)))


def _name(s: State, d: Decision, a: Action, tell: Tell) -> None:
    s.judged = a.args[0]
    tell(Event("judged", (d.seat, s.judged)))


_ANSWERS: Mapping[str, Callable[[State, Decision, Action, Tell], None]] = {
    "draw": _draw,
    "deal": _deal,
    "toss": _toss,
    "take": _take,
    "paint": _paint,
    "name": _name,
}


# -- steps: each takes its arguments, already off the agenda ----------------------------------------------------------


def out_of_turns(s: State, seat: Seat) -> bool:
    """Whether a seat has no turn any more: all its paintings are made (CV-5.1), or it can make none (CV-2.6)."""
    player = s.players[seat]
    if len(player.paintings) == box.PAINTINGS:
        return True
    return not s.row and len(player.hand) < box.LAYERS


def _turn(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """Asks the seat, or the first after it that is not out of turns; with nobody left the game ends (CV-5.1)."""
    seats = len(s.players)
    for i in range(args[0], args[0] + seats):
        seat = i % seats
        if not out_of_turns(s, seat):
            s.agenda = (*s.agenda, _ASK_TURN[seat])
            return
    _end(s, tell)


def _automaton(s: State, _args: tuple[int, ...], _tell: Tell) -> None:
    """The automaton tosses its tokens, unless the game has ended or nothing is left to take (CV-6.2, CV-6.3)."""
    if out_of_turns(s, 0) or not s.row:
        s.agenda = (*s.agenda, _NEXT_TURN[0])
    else:
        s.agenda = (*s.agenda, Decision(CHANCE, "toss"))


def _end(s: State, tell: Tell) -> None:
    """Ends the game; a full tie is put to the runner-up, if that is a person (CV-5.4)."""
    tell(Event("end"))
    s.over = True
    judge = scoring.runner_up(s)
    if judge is not None and len(scoring.leaders(s)) > 1 and s.people >> judge & 1:
        s.agenda = (*s.agenda, Decision(judge, "judge"))


_STEPS: Mapping[str, Callable[[State, tuple[int, ...], Tell], None]] = {"turn": _turn, "automaton": _automaton}
