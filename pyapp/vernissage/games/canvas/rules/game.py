"""The rules of Canvas: what is asked, what may be answered, and what follows (CV-1 to CV-6).

What is asked and answered stands in `questions`, what is told in `events`.

Options of a match: `edition` (0 rulebook, 1 published); `set` (a ready set of four scoring cards, or `box.DRAWN` or
`box.CHOSEN`); `chosen` (with `box.CHOSEN`: a mask of four conditions, else 0); `people` (a mask of the seats that can be
asked to judge).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....table.chance import Rng
from ....table.game import Decision, Options, Seat, Tell
from ....table.question import Asking
from . import box, scoring, state
from .decisions import AskJudge, AskToss, AskTurn
from .events import Ended
from .questions import NEXT_TURN, QUESTIONS, toss_odds
from .state import State

_ASK_TURN: Final = tuple(AskTurn(seat) for seat in range(box.SEATS.stop))
_ASK_TOSS: Final = AskToss()


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


# -- steps: each takes its arguments, already off the agenda ----------------------------------------------------------


def out_of_turns(s: State, seat: Seat) -> bool:
    """Whether a seat has no turn any more: all its paintings are made (CV-5.1), or it can make none (CV-2.6)."""
    player = s.players[seat]
    if len(player.paintings) == box.PAINTINGS:
        return True
    return not s.row and len(player.hand) < box.LAYERS


def _turn(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """Asks the seat, or the first after it that has turns left; if no seat has, the game ends (CV-5.1)."""
    (first,) = args
    seats = len(s.players)
    for i in range(first, first + seats):
        seat = i % seats
        if not out_of_turns(s, seat):
            s.agenda = (*s.agenda, _ASK_TURN[seat])
            return
    _end(s, tell)


def _automaton(s: State, _args: tuple[int, ...], _tell: Tell) -> None:
    """The automaton tosses its tokens, unless the game has ended or nothing is left to take (CV-6.2, CV-6.3)."""
    if out_of_turns(s, 0) or not s.row:
        s.agenda = (*s.agenda, NEXT_TURN[0])
    else:
        s.agenda = (*s.agenda, _ASK_TOSS)


def _end(s: State, tell: Tell) -> None:
    """Ends the game; a full tie is put to the runner-up, if that is a person (CV-5.4)."""
    tell(Ended())
    s.over = True
    judge = scoring.runner_up(s)
    if judge is not None and len(scoring.leaders(s)) > 1 and s.people >> judge & 1:
        s.agenda = (*s.agenda, AskJudge(judge))


class Canvas(Asking[State]):
    """Canvas as a `Game`."""

    key = "canvas"
    number = 6
    edition = 1
    seats = box.SEATS
    longest = 200
    defaults: Options = {"edition": box.RULEBOOK, "set": 0, "chosen": 0, "people": 0}
    questions = QUESTIONS
    steps = {"turn": _turn, "automaton": _automaton}

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

    def odds(self, s: State, d: Decision) -> Sequence[int]:
        """See `Game.odds`: cards are drawn with equal chances, tokens fall either way up."""
        if d.kind == "toss":
            return toss_odds(s)
        return (1,) * len(self.options(s, d))

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

    def lines(self, s: State, seat: Seat) -> Mapping[str, int]:
        """See `Game.lines`."""
        return scoring.lines(s, seat)

    def winners(self, s: State) -> tuple[Seat, ...]:
        """See `Game.winners`."""
        return scoring.winners(s)

    def pieces(self, s: State) -> Mapping[str, int]:
        """See `Game.pieces`: art cards and tokens, wherever they are."""
        cards = len(s.deck) + len(s.row) + len(s.gone)
        cards += sum(len(p.hand) + box.LAYERS * len(p.paintings) for p in s.players)
        tokens = sum(s.on_row) + sum(p.tokens for p in s.players) + max(s.automaton, 0)
        return {"cards": cards, "tokens": tokens}
