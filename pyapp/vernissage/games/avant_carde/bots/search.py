"""The searching bot of Avant Carde plans its deck: it values a card by the lines of hands drawn with and without it.

Glossary: a deck's *yield* is the money to expect of a hand: from the longest line, and, for a bot that reckons with them, from
its powers.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds, Term, Weighed
from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules import box, flow
from ..rules.answers import Buy, Trash, Tuck, Upgrade
from ..rules.decisions import AskBuy
from ..rules.game import question
from ..rules.patrons import roster
from ..rules.patrons.common import meant
from ..rules.patrons.power import SKIP
from ..rules.patrons.singaporeans import AWARD
from ..rules.questions import END
from ..rules.state import GONE, State, merged, stack
from .judge import GAME, Judge, best, colours, weighed
from .lines import STEPS, Lines

HANDS: Final = 20
"""The number of hands that are drawn to estimate a deck's yield."""
ENDLESS: Final = 0.5
"""A bound for cards that draw cards that draw cards: together they count as at most twice the hand."""


class Weights(NamedTuple):
    """The weights of the searching bot, in dollars."""

    close: Annotated[float, Bounds(-1, 1)] = -0.02
    """The worth of ending the turn. It is negative, so that a purchase may seem to lose a little: cards gain more than the
    sampled hands show.
    """
    tuck: Annotated[float, Bounds(-1, 2)] = 0.1
    """The worth of seeing the next card of a stack. A card that gains less is not bought before that. For the master, where it
    buys as it has learned: how many awards more the next card must promise.
    """
    award: Annotated[float, Bounds(0, 20)] = 5.0
    """The worth of an award."""
    blue: Annotated[float, Bounds(0, 2)] = 0
    """What a blue card is worth more than it yields, where it is bought for what the deck yields."""


WEIGHTS: Final = Weights()


def deck_of(view: State, seat: Seat) -> tuple[int, ...]:
    """All cards that the seat will have in its deck again."""
    p = view.players[seat]
    return merged(p.deck, p.hand, p.discard, tuple([x.card for x in p.line if x.state != GONE]))


class Gain(NamedTuple):
    """What powers give: dollars and cards drawn."""

    money: float = 0.0
    drawn: float = 0.0

    def dollars(self) -> float:
        """The gain in dollars, with a card as one dollar."""
        return self.money + self.drawn


class Deck:
    """Estimates the yield of decks, with the patrons of one game. The drawn hands use the same random numbers for all decks."""

    def __init__(self, view: State, seed: int) -> None:
        self.roster = roster(view.sets)
        self.seed = seed
        self.pace = Pace()
        self.known: dict[tuple[int, ...], float] = {}

    def powers(self, hand: Sequence[int]) -> Gain:
        """What the powers of these cards give if all of them are played: here nothing."""
        return Gain()

    def of(self, cards: tuple[int, ...]) -> Generator[None, None, float]:
        """The yield of a deck; thinks in slices."""
        found = self.known.get(cards)
        if found is not None:
            return found
        rng = Rng(self.seed)
        total = 0.0
        for _ in range(HANDS):
            # Equal cards are numbered, and each gets its own random number, so that decks which differ by one card get similar
            # hands.
            luck = sorted((self._luck(rng.state, card, cards[:i].count(card)), card) for i, card in enumerate(cards))
            hand = [card for _, card in luck[: box.HAND]]
            rng.bits()
            lines = Lines(hand, self.roster.reach)
            length = lines.longest(lines.all, flow.ANY)
            if self.pace.due(2 + (STEPS - lines.steps) // 3):
                yield
            n = max(len(hand), 1)
            money, drawn = self.powers(hand)
            # A drawn card gives as much as the hand's cards on average, and draws as many: a geometric series.
            total += (length + length / n * money) / max(1 - length / n * drawn / n, ENDLESS)
        self.known[cards] = total / HANDS
        return self.known[cards]

    def _luck(self, state: int, card: int, nth: int) -> int:
        return Rng(state * 31 + card * 8 + nth).bits()


class Search(Judge):
    """Judges as all do; but it buys, tucks, upgrades and trashes by what its deck would yield."""

    deck: type[Deck] = Deck
    """How it estimates yields."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        d = question(view)
        options = list(GAME.options(view, GAME.decision(view) or d))
        if isinstance(d, AskBuy):
            first = self._first(view, seat, options, colours(view, seat))
            return first[0] if first else best((yield from self._plan(view, seat, options, rng)))
        if len(options) > 1 and any(isinstance(a, Trash) for a in options):
            choice = best((yield from self._trash(view, seat, options, rng)))
            return choice if choice in options else options[0]
        return (yield from super().think(view, seat, rng))

    def _trash(self, view: State, seat: Seat, options: Sequence[Action], rng: Rng) -> Generator[None, None, list[Weighed]]:
        """Values trashing each card by how much more the deck yields without it. To trash nothing, where that is allowed,
        counts 0.
        """
        p = view.players[seat]
        deck, mine = self.deck(view, rng.state), deck_of(view, seat)
        now = yield from deck.of(mine)
        out = [weighed(SKIP)] if SKIP in options else []
        for a in options:
            if isinstance(a, Trash):
                rest = list(mine)
                rest.remove(meant(p, a))
                out.append(weighed(a, Term("yield", (yield from deck.of(tuple(rest))) - now)))
        return out

    def _plan(self, view: State, seat: Seat, options: list[Action], rng: Rng) -> Generator[None, None, list[Weighed]]:
        """The terms of buying and upgrading, by what the deck would yield; of ending the turn; and of tucks that are worth it
        first.
        """
        p = view.players[seat]
        award = next((a for a in options if isinstance(a, Upgrade) and a.goal == AWARD), None)
        if award is not None:
            return [weighed(award, Term("award", self.weights.award))]
        deck, mine = self.deck(view, rng.state), deck_of(view, seat)
        now = yield from deck.of(mine)
        out = [weighed(END, Term("close", self.weights.close))]
        for a in options:
            if isinstance(a, Buy):
                card = stack(view, a.number).top
                worth = (yield from deck.of(merged(mine, (card,)))) - now
                worth += self.weights.blue * (box.CARDS[card].colour == box.BLUE)
            elif isinstance(a, Upgrade):
                rest = list(mine)
                rest.remove(meant(p, a))
                worth = (yield from deck.of(merged(tuple(rest), (stack(view, a.goal).top,)))) - now
            else:
                continue
            out.append(weighed(a, Term("yield", worth)))
        if not isinstance(best(out), Upgrade):  # a tuck now could lose the upgrade; it can still follow
            liked = colours(view, seat)
            for a in reversed(options):
                if isinstance(a, Tuck) and a.number <= p.money and box.CARDS[stack(view, a.number).top].colour not in liked:
                    out.append(weighed(a, Term("tuck", self.weights.tuck)))
                    break
        return out
