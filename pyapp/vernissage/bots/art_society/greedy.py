"""The greedy bot of Art Society: answers every question by what the answer alone brings it, as `evaluation` judges it.

It sees prestige as it will probably be, frames, faux pas, the eyeline, gaps and corners. It bids by what each place in the
order is worth to it against what the card will be worth in later rounds; as auctioneer it picks backs that suit its own
wall better than the others'. It does not look ahead, and it never hangs a round again.

Glossary: a lot's *profit* is by how much it raises the value of a player's wall; `profits[seat][lot]` are everybody's. A
*reach* is the profit that a player expects who takes after so many others.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from itertools import combinations
from math import ceil
from typing import Final

from ...games.art_society import box
from ...games.art_society.state import State
from ...games.art_society.steps import moved
from ...table.chance import Rng
from ...table.game import Action, Decision, Seat
from ...table.grid import listed
from ..bot import Term
from ..pace import Pace
from .evaluation import ASSISTANT_FREE, EXCESS, KEPT_SHARE, Outlook, Wall, outlook, rounds_left
from .judge import Judge, Values
from .turn import played

CARD_PRICE: Final = 2.5
"""What the best bid card of the hand is worth to later rounds, in points; lower cards are worth less in proportion."""
LEFT_IN_HAND: Final = 0.001
"""What a point on a bid card left in the hand is worth: it breaks ties (AS-12.7)."""
SPITE: Final = 0.3
"""How much a point that the others get counts, beside a point of one's own."""
FRONTS: Final = 4
"""How many fronts of a back the auctioneer thinks of."""


def prospect(s: State) -> Outlook:
    """The outlook as the table stands."""
    return outlook(s.track, rounds_left(s))


def walls_of(s: State) -> list[Wall]:
    """Everybody's wall, by seat."""
    return [Wall.of(p) for p in s.players]


def profit(s: State, wall: Wall, tile: int, look: Outlook) -> float:
    """By how much taking the painting raises the value of the wall (AS-4.2, AS-8)."""
    found = wall.best(tile, look)
    hung = None if found is None else found[0]
    if wall.assistant is None and (hung is None or hung < 0):
        kept = (KEPT_SHARE * look.worth[box.PAINTINGS[tile].type] if look.rounds > 1 else 0.0) - ASSISTANT_FREE
        return kept if hung is None else max(kept, hung)
    if hung is not None:
        return hung
    swapped = [got[0] for m in s.museum[box.PAINTINGS[tile].type] if (got := wall.best(m, look)) is not None]
    return max(swapped, default=EXCESS + 1)  # an excess painting brings a shield (AS-8.3)


def museum_gains(s: State, walls: Sequence[Wall], tile: int, look: Outlook) -> list[float]:
    """By seat, what it brings that the painting goes to the museum and its type's marker advances (AS-9.1)."""
    painting = box.PAINTINGS[tile]
    now = moved(s.track, painting.type, painting.value)
    after = outlook((*s.track[: painting.type], now, *s.track[painting.type + 1 :]), look.rounds)
    return [wall.points(after) - wall.points(look) for wall in walls]


def lead(values: Sequence[float], seat: Seat, spite: float) -> float:
    """A seat's value less what the others have on the mean, which counts by `spite`."""
    return values[seat] - spite * (sum(values) - values[seat]) / (len(values) - 1)


def bid_terms(
    s: State, seat: Seat, cards: Sequence[int], profits: Sequence[Sequence[float]], rounds: float
) -> list[tuple[Term, Term]]:
    """What bidding each card is worth to the seat: the reach it can expect (`reach`, with how likely it takes first, in
    percent), less the card's price (`price`).
    """
    others = [other for other in range(len(s.players)) if other != seat]
    reach = _reaches(profits[seat], [profits[other] for other in others])
    hands = [useful(s.players[other].hand, rounds) for other in others]
    hand = s.players[seat].hand
    out = []
    for card in cards:
        odds = _rank_odds(card, hands)
        expected = sum(p * v for p, v in zip(odds, reach, strict=True))
        out.append((Term("reach", expected, (round(odds[0] * 100),)), Term("price", -card_price(hand, card, rounds))))
    return out


def bid_values(s: State, seat: Seat, cards: Sequence[int], profits: Sequence[Sequence[float]], rounds: float) -> list[float]:
    """The sums of `bid_terms`."""
    return [reach.points + price.points for reach, price in bid_terms(s, seat, cards, profits, rounds)]


def _reaches(mine: Sequence[float], others: Sequence[Sequence[float]]) -> list[float]:
    """The profit of the best lot left when 0, 1, ... of the others, any of them, have taken their best first."""
    out = []
    for n in range(len(others) + 1):
        found = []
        for first in combinations(others, n):
            left = set(range(len(mine)))
            for theirs in first:
                left.remove(max(left, key=theirs.__getitem__))
            found.append(max(mine[i] for i in left))
        out.append(sum(found) / len(found))
    return out


def _rank_odds(card: int, hands: Iterable[Sequence[int]]) -> list[float]:
    """How likely it is that 0, 1, ... of the others, who play any of these cards, bid higher than the card."""
    out = [1.0]
    for hand in hands:
        higher = sum(1.0 if other > card else 0.5 if other == card else 0.0 for other in hand) / len(hand)
        out = [a * (1 - higher) + b * higher for a, b in zip([*out, 0.0], [0.0, *out], strict=True)]
    return out


def useful(hand: int, rounds: float) -> list[int]:
    """The cards of a hand that will probably be played, best first."""
    return listed(hand)[::-1][: ceil(rounds) + 2]


def card_price(hand: int, card: int, rounds: float, best: float = CARD_PRICE) -> float:
    """What a card would be worth in later rounds: `best` if it is the hand's best, the less, the farther it is from that."""
    price = LEFT_IN_HAND * card
    if rounds > 1:
        above = (hand >> card + 1).bit_count()
        price += best * max(0.0, 1 - above / (ceil(rounds) + 2))
    return price


def pending_tile(s: State, d: Decision) -> int | None:
    """The painting that the seat has still to place, now or after its decor."""
    for item in s.agenda:
        if item.kind == "place" and isinstance(item, Decision) and item.seat == d.seat:
            return item.args[0]
    return None


def profits_of(s: State, look: Outlook) -> Generator[None, None, list[list[float]]]:
    """Everybody's profits of all lots."""
    pace, profits = Pace(), []
    for wall in walls_of(s):
        profits.append([profit(s, wall, lot.tile, look) for lot in s.lots])
        if pace.due(len(s.lots)):
            yield
    return profits


def _judge_bid(s: State, d: Decision, options: Sequence[Action], _rng: Rng) -> Values:
    """Values the cards of the hand."""
    look = prospect(s)
    profits = yield from profits_of(s, look)
    return bid_values(s, d.seat, [a.args[0] for a in options], profits, look.rounds)


def choice_terms(
    s: State, d: Decision, options: Sequence[Action], rng: Rng, spite: float, fronts: int
) -> Generator[None, None, list[tuple[Term, Term]]]:
    """What backs are worth: what fronts drawn from the supply bring the seat (`own`), and the others by `spite` (`others`)."""
    look, pace, walls = prospect(s), Pace(), walls_of(s)
    unseen = [[t for t in listed(s.supply) if box.PAINTINGS[t].format == a.args[0]] for a in options]
    out = []
    for tiles in unseen:
        own = total = 0.0
        for _ in range(fronts):
            tile = rng.pick(tiles)
            profits = [profit(s, wall, tile, look) for wall in walls]
            own += profits[d.seat]
            total += lead(profits, d.seat, spite)
            if pace.due(len(walls)):
                yield
        out.append((Term("own", own / fronts), Term("others", (total - own) / fronts)))
    return out


def judge_choice(spite: float, fronts: int) -> Judge:
    """A judge of backs, by `choice_terms`."""

    def judge(s: State, d: Decision, options: Sequence[Action], rng: Rng) -> Values:
        terms = yield from choice_terms(s, d, options, rng, spite, fronts)
        return [own.points + others.points for own, others in terms]

    return judge


def _judge_take(s: State, d: Decision, options: Sequence[Action], _rng: Rng) -> Values:
    yield from ()
    walls, look = walls_of(s), prospect(s)
    return [
        profit(s, walls[d.seat], s.lots[a.args[0]].tile, look) + museum_lead(s, d.seat, walls, a, options, look)
        for a in options
    ]


def museum_lead(
    s: State, seat: Seat, walls: Sequence[Wall], a: Action, options: Sequence[Action], look: Outlook
) -> float:
    """What the lot that is left brings the seat beside the others, as it goes to the museum; 0 unless this take is the last."""
    if len(options) != 2:
        return 0.0
    (left,) = (b.args[0] for b in options if b != a)
    return lead(museum_gains(s, walls, s.lots[left].tile, look), seat, SPITE)


def _judge_hanging(s: State, d: Decision, options: Sequence[Action], _rng: Rng) -> Values:
    """For everything that is hung, given, kept, exchanged or stored: the value of the wall that comes of it."""
    look, pace = prospect(s), Pace()
    wall, tile = Wall.of(s.players[d.seat]), pending_tile(s, d)
    now = wall.value(look)
    hangs = {p: now + got for got, p in wall.trials(d.args[0], look)} if d.kind == "place" else {}
    values = []
    for a in options:
        if a.verb == "hang":
            values.append(hangs[a.args[0]])
        else:
            values.append(played(wall, d, a, tile, look).value(look))
            if pace.due(1 if tile is None else 3):
                yield
    return values


def _judge_start(s: State, d: Decision, options: Sequence[Action], _rng: Rng) -> Values:
    look, pace = prospect(s), Pace()
    values = []
    for a in options:
        values.append(played(Wall(), d, a, d.args[0], look).value(look))
        if pace.due(3):
            yield
    return values


JUDGES: Final[Mapping[str, Judge]] = {
    "start": _judge_start,
    "choose": judge_choice(SPITE, FRONTS),
    "bid": _judge_bid,
    "take": _judge_take,
    "place": _judge_hanging,
    "decor": _judge_hanging,
    "after": _judge_hanging,
}
"""How the greedy bot judges, by the kind of decision; a round once hung is confirmed."""

__all__ = [
    "CARD_PRICE", "FRONTS", "JUDGES", "SPITE", "bid_terms", "bid_values", "card_price", "choice_terms", "judge_choice", "lead",
    "museum_gains", "museum_lead", "pending_tile", "profit", "profits_of", "prospect", "useful", "walls_of",
]  # fmt: skip
