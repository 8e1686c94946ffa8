"""The rules of Avant Carde: rounds, lines and turns to buy (AC-1 to AC-4, AC-9); what patrons do is in `patrons`.

While lines are played nobody may know what another is asked: `decision` says only that a seat plays, `question` what it is
asked, to whoever sees the seat's own view. What is asked and answered stands in `questions`, what patrons ask in `using`,
what is told in `events`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import chain

from ....table.chance import Rng
from ....table.game import CHANCE, Action, Decision, Options, Seat, Tell, pending
from ....table.question import N_, Asking
from . import box, flow, hidden, questions, rounds, scoring, state, using
from .concealed import CONCEALED_CARDS, ConcealedCards
from .decisions import AskDraw, AskPlay, AskTop
from .patrons import SETS
from .state import BUY, EMPTY, GONE, PLAY, Cards, State, stack

_PIECES = tuple(f"card {card}" for card in range(len(box.CARDS)))

MIX = ("twos", "threes", "fours", "fives", "sixes", "sevens")
"""The options that give one number the patron of a set of its own: 0 for that of the option `patrons`, else a set, from 1."""
MIXED = len(SETS)
"""As the option `patrons`: number by number, by the options of `MIX`; one that is left at 0 is the first set's."""


_STEPS: Mapping[str, Callable[[State, tuple[int, ...], Tell], None]] = {
    **using.STEPS,
    "draw": flow.run_draw,
    **rounds.STEPS,
}


class AvantCarde(Asking[State]):
    """Avant Carde as a `Game`."""

    key = "avant-carde"
    number = 12
    edition = 1
    seats = box.SEATS
    longest = 100_000
    defaults: Options = {"patrons": 0, "difficulty": 1, **dict.fromkeys(MIX, 0)}
    questions = questions.QUESTIONS
    steps = _STEPS

    def new(self, seats: int, options: Options) -> State:
        """See `Game.new`. The option `patrons` chooses a set or `MIXED`, those of `MIX` another for one number (AC-1.6);
        `difficulty` is for a solo game, 0 to 3 (AC-9.1).
        """
        highest = {"patrons": MIXED, "difficulty": len(box.SOLO_AWARDS) - 1, **dict.fromkeys(MIX, len(SETS))}
        for name, value in options.items():
            if name not in highest or not 0 <= value <= highest[name]:
                raise ValueError(f"Avant Carde has no option {name}={value}")
        chosen = {**self.defaults, **options}
        return state.new(seats, _sets(chosen), chosen["difficulty"])

    def decision(self, s: State) -> Decision | None:
        """See `Game.decision`. While lines are played, it tells no more than whose line it is (AC-2.3)."""
        d = pending(s.agenda)
        if d is not None and s.part == PLAY and d.seat != CHANCE:
            return AskPlay(d.seat)
        return d

    def options(self, s: State, d: Decision) -> Sequence[Action]:
        """See `Game.options`."""
        return questions.options(s, question(s) if d.kind == "play" else d)

    def odds(self, s: State, d: Decision) -> Sequence[int]:
        """See `Game.odds`."""
        if isinstance(d, AskDraw):
            cards = s.players[d.whose].deck
        elif isinstance(d, AskTop):
            cards = stack(s, d.number).rest
        else:
            return [1] * len(questions.options(s, d))
        return [cards.count(card) for card in dict.fromkeys(cards)]

    def answer(self, s: State, d: Decision, a: Action, tell: Tell) -> None:
        """See `Asking.answer`."""
        questions.answer(s, d, a, tell)

    def run(self, s: State, tell: Tell) -> None:
        """See `Asking.run`. Decisions that leave no choice are passed over."""
        super().run(s, tell)
        while s.agenda and questions.is_idle(s, s.agenda[-1]):
            s.agenda = s.agenda[:-1]
            super().run(s, tell)

    def copy(self, s: State) -> State:
        """See `Game.copy`."""
        return s.copy()

    def view(self, s: State, seat: Seat | None) -> State:
        """See `Game.view`."""
        return hidden.view(s, seat)

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:
        """See `Game.imagine`."""
        return hidden.imagine(self, s, seat, rng)

    def secret(self, s: State, d: Decision) -> Seat | None:
        """See `Game.secret`: hands and lines, until all lines are shown (AC-2.3)."""
        if s.part == BUY:
            return None
        if d.kind == "play":
            return d.seat
        return d.whose if isinstance(d, AskDraw) else None

    def obstacle(self, options: Options) -> str:
        """See `Game.obstacle`: among others than their own set, patrons draw while cards are bought (AC-5.3)."""
        sets = set(_sets({**self.defaults, **options}))
        if len(sets) > 1 and any(SETS[k].conceals for k in sets):
            return N_(
                "Between devices, Parisians and Londoners play only among themselves: mixed with others they draw while "
                "cards are bought, and the odds would tell which cards lie concealed. Choose one set for all numbers."
            )
        return ""

    def concealing(self, options: Options) -> ConcealedCards | None:
        """See `Game.concealing`."""
        return CONCEALED_CARDS if any(SETS[k].conceals for k in _sets({**self.defaults, **options})) else None

    def scores(self, s: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[Seat, ...]:
        """See `Game.winners`."""
        return scoring.winners(s)

    def pieces(self, s: State) -> Mapping[str, int]:
        """See `Game.pieces`: every card by its face, awards (those from outside taken off), gems."""
        found = Counter(chain.from_iterable(heaps(s)))
        out = {name: found[card] for card, name in enumerate(_PIECES)}
        out["awards"] = s.awards + s.extras - s.outside + sum(p.awards for p in s.players)
        out["gems"] = s.gems + sum(p.gem for p in s.players)
        return out


def _sets(options: Options) -> tuple[int, ...]:
    """By number, the set whose patron it has, of a game with these options (AC-1.6)."""
    whole = options["patrons"] % MIXED
    return tuple(options[name] - 1 if options[name] else whole for name in MIX)


def heaps(s: State) -> list[Cards]:
    """Every card, in the heaps where they are: always as many heaps, in the same order."""
    out = [s.trash, *[heap if s.starters >> k & 1 else () for k, heap in enumerate(box.STARTERS)]]
    for x in s.stacks:
        out += x.rest, x.under, () if x.top == EMPTY else (x.top,)
    for p in s.players:
        out += p.hand, p.deck, p.discard, tuple([x.card for x in p.line if x.state != GONE])
    return out


def question(s: State) -> Decision:
    """The decision that is really pending. While lines are played, only the view of the seat that is asked has it (AC-2.3).
    Raises ValueError if the game is over.
    """
    d = pending(s.agenda)
    if d is None:
        raise ValueError("the game is over")
    return d


# -- running ----------------------------------------------------------------------------------------------------------


__all__ = ["MIX", "AvantCarde", "heaps", "question"]
