"""The greedy bot of Art Society. It gives each answer the value that `evaluation` sees right after it, and takes the best.

It knows the prestige to expect, frames, faux pas, the eyeline, gaps and corners. It bids by what each place in the order is
worth to it, less what the card would be worth in later rounds. As auctioneer it chooses backs that suit its own wall better
than those of the others. It does not look ahead, and it never hangs a round again.

Glossary: a lot's *profit* is by how much it raises the value of a player's wall; `profits[seat][lot]` has those of all players.
A *reach* is the profit that a player can expect who takes after a given number of others.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from math import ceil
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds, Term
from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Action, Decision, Seat
from ....table.grid import listed
from ..rules import box
from ..rules.decisions import AskBid, AskChoose, AskPlace, AskStart, AskTake, Bid, Choose, Hang, Take
from ..rules.state import State
from ..rules.steps import moved
from .evaluation import ASSISTANT_FREE, EXCESS, KEPT_SHARE, Outlook, Wall, outlook, rounds_left
from .judge import Judge, Values
from .turn import played

CARD_PRICE: Final = 2.5
"""The worth of the hand's best bid card in later rounds, in points. Lower cards are worth less in proportion."""
LEFT_IN_HAND: Final = 0.001
"""The worth of each point of a bid card that is left in the hand: it breaks ties (AS-12.7)."""
SPITE: Final = 0.3
"""How much a point of the others counts, compared with an own point."""
FRONTS: Final = 4
"""How many possible fronts of a back the auctioneer samples."""
_CITY: Final = box.TYPES.index("city")
_PORTRAIT: Final = box.TYPES.index("portrait")


class Weights(NamedTuple):
    """The weights of the greedy bot."""

    card_price: Annotated[float, Bounds(0, 10)] = CARD_PRICE
    """The worth of the hand's best bid card in later rounds, in points."""
    frames: Annotated[float, Bounds(0, 10)] = 0.0
    """What it sees in a matching frame beside the decor, in points."""
    portraits: Annotated[float, Bounds(0, 10)] = 0.0
    """What it sees in a portrait beside its profit, in points."""
    city: Annotated[float, Bounds(0, 10)] = 0.0
    """What it sees in a painting of City Life beside its profit, in points."""


WEIGHTS: Final = Weights()


def prospect(s: State) -> Outlook:
    """The outlook of the present position."""
    return outlook(s.track, rounds_left(s))


def walls_of(s: State) -> list[Wall]:
    """The walls of all players, by seat."""
    return [Wall.of(p) for p in s.players]


def profit(s: State, wall: Wall, tile: int, look: Outlook) -> float:
    """By how much it raises the value of the wall to take the painting (AS-4.2, AS-8)."""
    found = wall.best(tile, look)
    hung = None if found is None else found[0]
    if wall.assistant is None and (hung is None or hung < 0):
        kept = (KEPT_SHARE * look.worth[box.PAINTINGS[tile].type] if look.rounds > 1 else 0.0) - ASSISTANT_FREE
        return kept if hung is None else max(kept, hung)
    if hung is not None:
        return hung
    swapped = [got[0] for m in s.museum[box.PAINTINGS[tile].type] if (got := wall.best(m, look)) is not None]
    return max(swapped, default=EXCESS + 1)  # an excess painting earns one shield (AS-8.3)


def museum_gains(s: State, walls: Sequence[Wall], tile: int, look: Outlook) -> list[float]:
    """By seat, the gain if the painting goes to the museum, so that its type's marker advances (AS-9.1)."""
    painting = box.PAINTINGS[tile]
    now = moved(s.track, painting.type, painting.value)
    after = outlook((*s.track[: painting.type], now, *s.track[painting.type + 1 :]), look.rounds)
    return [wall.points(after) - wall.points(look) for wall in walls]


def lead(values: Sequence[float], seat: Seat, spite: float) -> float:
    """A seat's value, less `spite` times the mean value of the others."""
    return values[seat] - spite * (sum(values) - values[seat]) / (len(values) - 1)


def bid_terms(
    s: State,
    seat: Seat,
    cards: Sequence[int],
    profits: Sequence[Sequence[float]],
    rounds: float,
    best: float = CARD_PRICE,
) -> list[tuple[Term, Term]]:
    """For each card, the terms of bidding it: the reach to expect (`reach`, with the probability of taking first in percent),
    less the card's price (`price`), if `best` is that of the hand's best card.
    """
    others = [other for other in range(len(s.players)) if other != seat]
    reach = _reaches(profits[seat], [profits[other] for other in others])
    hands = [useful(s.players[other].hand, rounds) for other in others]
    hand = s.players[seat].hand
    out = []
    for card in cards:
        odds = _rank_odds(card, hands)
        expected = sum(p * v for p, v in zip(odds, reach, strict=True))
        out.append((Term("reach", expected, (round(odds[0] * 100),)), Term("price", -card_price(hand, card, rounds, best))))
    return out


def bid_values(
    s: State,
    seat: Seat,
    cards: Sequence[int],
    profits: Sequence[Sequence[float]],
    rounds: float,
    best: float = CARD_PRICE,
) -> list[float]:
    """The sums of `bid_terms`."""
    return [reach.points + price.points for reach, price in bid_terms(s, seat, cards, profits, rounds, best)]


def _reaches(mine: Sequence[float], others: Sequence[Sequence[float]]) -> list[float]:
    """The profit of the best lot that is left after 0, 1, ... of the others have taken their best ones, averaged over which of
    them did.
    """
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
    """The probability that 0, 1, ... of the others bid higher than the card, if each plays one of these cards at random."""
    out = [1.0]
    for hand in hands:
        higher = sum(1.0 if other > card else 0.5 if other == card else 0.0 for other in hand) / len(hand)
        out = [a * (1 - higher) + b * higher for a, b in zip([*out, 0.0], [0.0, *out], strict=True)]
    return out


def useful(hand: int, rounds: float) -> list[int]:
    """The cards of a hand that will probably be played, the best first."""
    return listed(hand)[::-1][: ceil(rounds) + 2]


def card_price(hand: int, card: int, rounds: float, best: float = CARD_PRICE) -> float:
    """The worth of a card in later rounds: `best` for the hand's best card; the farther below that card, the less."""
    price = LEFT_IN_HAND * card
    if rounds > 1:
        above = (hand >> card + 1).bit_count()
        price += best * max(0.0, 1 - above / (ceil(rounds) + 2))
    return price


def pending_tile(s: State, d: Decision) -> int | None:
    """The painting that the seat must still place, now or after its decor; None if there is none."""
    for item in s.agenda:
        if isinstance(item, AskPlace) and item.seat == d.seat:
            return item.tile
    return None


def profits_of(s: State, look: Outlook) -> Generator[None, None, list[list[float]]]:
    """The profits of all lots for all players; thinks in slices."""
    pace, profits = Pace(), []
    for wall in walls_of(s):
        profits.append([profit(s, wall, lot.tile, look) for lot in s.lots])
        if pace.due(len(s.lots)):
            yield
    return profits


def fancied(s: State, weights: Weights, profits: Sequence[float]) -> list[float]:
    """The profits of the lots to a bot with these weights. What brings no profit it does not fancy either."""
    out = []
    for lot, worth in zip(s.lots, profits, strict=True):
        liked = {_CITY: weights.city, _PORTRAIT: weights.portraits}.get(box.PAINTINGS[lot.tile].type, 0.0)
        out.append(worth + liked if worth > 0 else worth)
    return out


def _judge_bid(weights: Weights) -> Judge:
    """Makes a judge of the bid cards of the hand."""

    def judge(s: State, d: AskBid, options: Sequence[Bid], _rng: Rng) -> Values:
        look = prospect(s)
        profits = yield from profits_of(s, look)
        profits[d.seat] = fancied(s, weights, profits[d.seat])
        return bid_values(s, d.seat, [a.card for a in options], profits, look.rounds, weights.card_price)

    return judge


def choice_terms(
    s: State, d: AskChoose, options: Sequence[Choose], rng: Rng, spite: float, fronts: int
) -> Generator[None, None, list[tuple[Term, Term]]]:
    """The terms of choosing backs: what sampled fronts are worth to the seat (`own`), and to the others times `spite`
    (`others`).
    """
    look, pace, walls = prospect(s), Pace(), walls_of(s)
    unseen = [[t for t in listed(s.supply) if box.PAINTINGS[t].format == a.format] for a in options]
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
    """Makes a judge of backs from `choice_terms`."""

    def judge(s: State, d: AskChoose, options: Sequence[Choose], rng: Rng) -> Values:
        terms = yield from choice_terms(s, d, options, rng, spite, fronts)
        return [own.points + others.points for own, others in terms]

    return judge


def _judge_take(weights: Weights) -> Judge:
    def judge(s: State, d: AskTake, options: Sequence[Take], _rng: Rng) -> Values:
        yield from ()
        walls, look = walls_of(s), prospect(s)
        profits = fancied(s, weights, [profit(s, walls[d.seat], lot.tile, look) for lot in s.lots])
        return [profits[a.lot] + museum_lead(s, d.seat, walls, a, options, look) for a in options]

    return judge


def museum_lead(s: State, seat: Seat, walls: Sequence[Wall], a: Take, options: Sequence[Take], look: Outlook) -> float:
    """If this take is the last: the seat's lead by the lot that then goes to the museum. Else 0."""
    if len(options) != 2:
        return 0.0
    (left,) = (b.lot for b in options if b != a)
    return lead(museum_gains(s, walls, s.lots[left].tile, look), seat, SPITE)


def _judge_hanging(weights: Weights) -> Judge:
    """Makes a judge of answers that hang, give, keep, exchange or store something: by the value of the wall that results."""

    def judge(s: State, d: Decision, options: Sequence[Action], _rng: Rng) -> Values:
        look, pace = prospect(s), Pace()
        wall, tile = Wall.of(s.players[d.seat]), pending_tile(s, d)
        now = wall.value(look)
        hangs = {p: now + got for got, p in wall.trials(d.tile, look)} if isinstance(d, AskPlace) else {}
        values = []
        for a in options:
            if isinstance(a, Hang) and isinstance(d, AskPlace):
                liked = weights.frames * wall.copy().hang(d.tile, a.at) if weights.frames else 0.0
                values.append(hangs[a.at] + liked)
            else:
                values.append(played(wall, d, a, tile, look).value(look))
                if pace.due(1 if tile is None else 3):
                    yield
        return values

    return judge


def _judge_start(s: State, d: AskStart, options: Sequence[Action], _rng: Rng) -> Values:
    look, pace = prospect(s), Pace()
    values = []
    for a in options:
        values.append(played(Wall(), d, a, d.tile, look).value(look))
        if pace.due(3):
            yield
    return values


def judges(weights: Weights = WEIGHTS) -> dict[str, Judge]:
    """The judges of the greedy bot by the kind of decision. It always confirms a round that is hung."""
    hanging = _judge_hanging(weights)
    return {
        "start": _judge_start,
        "choose": judge_choice(SPITE, FRONTS),
        "bid": _judge_bid(weights),
        "take": _judge_take(weights),
        "place": hanging,
        "decor": hanging,
        "after": hanging,
    }


__all__ = [
    "CARD_PRICE", "FRONTS", "SPITE", "WEIGHTS", "Weights", "bid_terms", "bid_values", "card_price", "choice_terms",
    "judge_choice", "judges", "lead", "museum_gains", "museum_lead", "pending_tile", "profit", "profits_of", "prospect",
    "useful", "walls_of",
]  # fmt: skip
