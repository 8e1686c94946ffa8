"""The rules of Sealed Lots. Everybody has ten coins for five lots, which are worth 1 to 5 points and come up in any order. For
each lot all bid in secret; the highest bid pays and takes it, and equal highest bids leave it to nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ...table.chance import Rng
from ...table.game import BACK, CHANCE, Agenda, Decision, Options, Revealed, Seat, Step, Tell
from ...table.piles import Pile, kinds, less
from ...table.question import N_, Asking, Question

LOTS: Pile = (0, 1, 1, 1, 1, 1)  # how many there are of each value
NO_BID = None


@dataclass(slots=True)
class State:
    """The lots to come, the one on offer, everybody's bid for it, coins and points; `sold` lots have a buyer or are gone."""

    agenda: Agenda
    pile: Pile
    lot: int
    bids: tuple[int | None, ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    sold: int


class AskLot(NamedTuple):
    """Chance turns the next lot up."""

    seat: Seat = CHANCE
    kind: Literal["lot"] = "lot"
    sealed: bool = False


class AskBid(NamedTuple):
    """A seat bids in secret."""

    seat: Seat
    kind: Literal["bid"] = "bid"
    sealed: bool = True


class TurnUp(NamedTuple):
    """A lot of this value."""

    value: int
    verb: Literal["turn_up"] = "turn_up"


class Bid(NamedTuple):
    """So many coins."""

    coins: int
    verb: Literal["bid"] = "bid"


class OnOffer(NamedTuple):
    value: int
    kind: Literal["lot"] = "lot"


class Sold(NamedTuple):
    seat: Seat
    value: int
    coins: int
    kind: Literal["sold"] = "sold"


class Unsold(NamedTuple):
    value: int
    kind: Literal["unsold"] = "unsold"


def _turn_up(s: State, _d: AskLot, a: TurnUp, tell: Tell) -> None:
    s.lot, s.pile = a.value, less(s.pile, a.value)
    tell(OnOffer(a.value))


def _bid(s: State, d: AskBid, a: Bid, _tell: Tell) -> None:
    s.bids = (*s.bids[: d.seat], a.coins, *s.bids[d.seat + 1 :])


def _sell(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    tell(Revealed(s.bids))
    best = max(s.bids)
    if s.bids.count(best) == 1:
        seat = s.bids.index(best)
        s.coins = (*s.coins[:seat], s.coins[seat] - best, *s.coins[seat + 1 :])
        s.points = (*s.points[:seat], s.points[seat] + s.lot, *s.points[seat + 1 :])
    tell(Sold(s.bids.index(best), s.lot, best) if s.bids.count(best) == 1 else Unsold(s.lot))
    s.lot, s.bids, s.sold = 0, (NO_BID,) * len(s.bids), s.sold + 1


QUESTIONS: Mapping[str, Question[State]] = {
    q.kind: q
    for q in (
        Question(AskLot, lambda s, _: [TurnUp(value) for value in kinds(s.pile)], _turn_up),
        Question(AskBid, lambda s, d: [Bid(n) for n in range(s.coins[d.seat] + 1)], _bid, N_("%(name)s bids in secret.")),
    )
}


class SealedLots(Asking[State]):
    key = "sealed-lots"
    number = 14
    edition = 1
    seats = range(2, 6)
    longest = 40
    defaults: Options = {"coins": 10}  # everybody begins with so many, 3 to 10
    questions = QUESTIONS
    steps = {"sell": _sell}

    def new(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise ValueError(f"Sealed Lots seats 2 to 5, not {seats}")
        full = {**self.defaults, **options}
        if list(full) != ["coins"] or not 3 <= full["coins"] <= 10:
            raise ValueError(f"Sealed Lots has no options {dict(options)}")
        round_ = (Step("sell"), *(AskBid(seat) for seat in reversed(range(seats))), AskLot())
        return State(round_ * sum(LOTS), LOTS, 0, (NO_BID,) * seats, (full["coins"],) * seats, (0,) * seats, 0)

    def odds(self, s: State, d: Decision) -> Sequence[int]:
        return [s.pile[value] for value in kinds(s.pile)]

    def copy(self, s: State) -> State:
        return State(s.agenda, s.pile, s.lot, s.bids, s.coins, s.points, s.sold)

    def view(self, s: State, seat: Seat | None) -> State:
        seen = self.copy(s)
        seen.bids = tuple(bid if bid == NO_BID or i == seat else BACK for i, bid in enumerate(s.bids))
        return seen

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:
        full = self.copy(s)
        full.bids = tuple(b if i == seat or b == NO_BID else rng.below(s.coins[i] + 1) for i, b in enumerate(s.bids))
        return full

    def scores(self, s: State) -> tuple[int, ...]:
        return s.points

    def winners(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, points in enumerate(s.points) if points == max(s.points))

    def pieces(self, s: State) -> Mapping[str, int]:
        return {"lots": sum(s.pile) + bool(s.lot) + s.sold}


GAME: Final = SealedLots()
