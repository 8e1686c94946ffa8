"""The null game: five rounds; a prize is drawn, all seats claim it in secret, the prize goes to a claim that nobody else has
made.

Its shape is the template for a new game: a state, decisions, answers and events as named tuples, one table of questions, steps,
a view that hides sealed answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ...table.chance import Rng
from ...table.game import BACK, CHANCE, Agenda, Decision, Options, Revealed, Seat, Step, Tell
from ...table.piles import Pile, kinds, less
from ...table.question import N_, Asking, Question

PRIZES: Pile = (0, 3, 2, 2)
"""How many prizes of each value there are; five of them are drawn."""
ROUNDS = 5
NO_CLAIM = 0


@dataclass(slots=True)
class State:
    """The prizes face down, the one on offer, this round's claims (1 to 3 by seat) and the points so far."""

    agenda: Agenda
    pile: Pile
    prize: int
    claims: tuple[int, ...]
    points: tuple[int, ...]
    gone: int
    """Prizes that have left the pile."""


class AskDraw(NamedTuple):
    """Chance draws the next prize."""

    seat: Seat = CHANCE
    kind: Literal["draw"] = "draw"
    sealed: bool = False


class AskClaim(NamedTuple):
    """A seat claims the prize in secret."""

    seat: Seat
    kind: Literal["claim"] = "claim"
    sealed: bool = True


class Draw(NamedTuple):
    """A prize of this value."""

    value: int
    verb: Literal["draw"] = "draw"


class Claim(NamedTuple):
    """A claim, 1 to 3."""

    number: int
    verb: Literal["claim"] = "claim"


class Drawn(NamedTuple):
    """A prize of this value is on offer."""

    value: int
    kind: Literal["drawn"] = "drawn"


def _prizes(s: State, _d: AskDraw) -> list[Draw]:
    return [Draw(value) for value in kinds(s.pile)]


def _draw(s: State, _d: AskDraw, a: Draw, tell: Tell) -> None:
    s.prize, s.pile, s.gone = a.value, less(s.pile, a.value), s.gone + 1
    tell(Drawn(a.value))


def _claims(_s: State, _d: AskClaim) -> list[Claim]:
    return [Claim(number) for number in (1, 2, 3)]


def _claim(s: State, d: AskClaim, a: Claim, _tell: Tell) -> None:
    s.claims = (*s.claims[: d.seat], a.number, *s.claims[d.seat + 1 :])


def _award(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    tell(Revealed(s.claims))
    s.points = tuple(p + (s.prize if s.claims.count(claim) == 1 else 0) for p, claim in zip(s.points, s.claims, strict=True))
    s.claims = (NO_CLAIM,) * len(s.claims)


QUESTIONS: Mapping[str, Question[State]] = {
    q.kind: q
    for q in (
        Question(AskDraw, _prizes, _draw),
        Question(AskClaim, _claims, _claim, N_("%(name)s claims the prize in secret.")),
    )
}


class Null(Asking[State]):
    """The null game as a `Game`."""

    key = "null"
    number = 1
    edition = 1
    seats = range(1, 5)
    longest = 40
    defaults: Options = {}
    questions = QUESTIONS
    steps = {"award": _award}

    def new(self, seats: int, options: Options) -> State:
        """See `Game.new`."""
        if seats not in self.seats or options:
            raise ValueError(f"the null game has no {seats} seats or {dict(options)}")
        return State(self._round(seats) * ROUNDS, PRIZES, 0, (NO_CLAIM,) * seats, (0,) * seats, 0)

    def _round(self, seats: int) -> Agenda:
        claims = (AskClaim(seat) for seat in range(seats - 1, -1, -1))
        return (Step("award"), *claims, AskDraw())

    def odds(self, s: State, d: Decision) -> Sequence[int]:
        """See `Game.odds`."""
        return [s.pile[value] for value in kinds(s.pile)]

    def copy(self, s: State) -> State:
        """See `Game.copy`."""
        return State(s.agenda, s.pile, s.prize, s.claims, s.points, s.gone)

    def view(self, s: State, seat: Seat | None) -> State:
        """See `Game.view`."""
        seen = self.copy(s)
        seen.claims = tuple(c if c == NO_CLAIM or i == seat else BACK for i, c in enumerate(s.claims))
        return seen

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:
        """See `Game.imagine`."""
        full = self.copy(s)
        full.claims = tuple(c if i == seat or c == NO_CLAIM else 1 + rng.below(3) for i, c in enumerate(s.claims))
        return full

    def scores(self, s: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return s.points

    def winners(self, s: State) -> tuple[Seat, ...]:
        """See `Game.winners`."""
        return tuple(i for i, p in enumerate(s.points) if p == max(s.points))

    def pieces(self, s: State) -> Mapping[str, int]:
        """See `Game.pieces`."""
        return {"prizes": sum(s.pile) + s.gone}


GAME: Final = Null()
