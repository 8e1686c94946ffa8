"""A bot for Avant Carde that plans its deck: it values a card by the lines and powers of hands drawn with and without it.

Glossary: a deck's *yield* is the money to expect from a hand of it: the longest line, and what its powers bring.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from ..games.avant_carde import box, flow
from ..games.avant_carde.patrons import OWNER, PATRONS, POWERS, roster
from ..games.avant_carde.patrons.power import SKIP
from ..games.avant_carde.rules import CHANGE, END, question
from ..games.avant_carde.state import GONE, State, merged, stack
from ..table.chance import Rng
from ..table.game import Action, Seat
from .avant_carde import GAME, Greedy, Lines, colours

HANDS: Final = 20
"""Hands drawn to learn a deck's yield."""
CLOSE: Final = -0.02
"""How much a buy may seem to lose and still be made: cards bring more than these hands tell."""

WORTH: Final = {
    "money": 0.8, "deal": 1.0, "draw_more": 0.9, "criticise": 1.2, "shmooze": 0.5, "hoard": 1.0, "swap": 0.4, "hip": 0.4,
    "advance": 0.6, "promote": 0.2, "trash": 0.3, "future": 0.5, "invest": 1.0, "eccentric": 0.8, "unveil": 0.4,
    "impersonate": 0.7, "copy_buy": 0.9, "collect": 0.6, "upgrades": 0.8, "climb": 0.4, "award": 2.0, "gamble": 0.5,
    "protest": 0.3, "design": 0.8, "complete": 0.6, "copy": 0.7, "conceal": 0.1, "tucks": 0.1, "change": 0.1, "odd": 0.1,
}  # fmt: skip
"""What one use of a power is worth in dollars, by its effect."""

BY_PATRON: Final = tuple(
    sum(WORTH.get(POWERS[pid].effect[0].kind, 0.0) for pid in range(len(POWERS)) if OWNER[pid] == k)
    for k in range(len(PATRONS))
)


class Deck:
    """The yield of decks with the patrons of one game, by hands drawn with the same luck for every deck."""

    def __init__(self, view: State, seed: int) -> None:
        self.roster = roster(view.sets)
        self.seed = seed
        self.known: dict[tuple[int, ...], float] = {}

    def worth(self, card: int) -> float:
        """What a card's powers bring when it is played."""
        patron = self.roster.patron[box.NUMBER[card]]
        return BY_PATRON[patron] if patron >= 0 else 0.0

    def of(self, cards: tuple[int, ...]) -> float:
        """The yield of a deck."""
        found = self.known.get(cards)
        if found is not None:
            return found
        rng = Rng(self.seed)
        total = 0.0
        for _ in range(HANDS):
            # Each card gets its luck by its place among its like, so that decks that differ by a card get like hands.
            luck = sorted((self._luck(rng.state, card, cards[:i].count(card)), card) for i, card in enumerate(cards))
            hand = [card for _, card in luck[: box.HAND]]
            rng.bits()
            lines = Lines(hand, self.roster.reach)
            length = lines.longest(lines.all, flow.ANY)
            played = length / max(len(hand), 1)
            total += length + played * sum([self.worth(card) for card in hand])
        self.known[cards] = total / HANDS
        return self.known[cards]

    def _luck(self, state: int, card: int, nth: int) -> int:
        return Rng(state * 31 + card * 8 + nth).bits()


class Search(Greedy):
    """Plays like the greedy bot, but buys, tucks, climbs and trashes by what its deck would yield."""

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        d = question(view)
        if d.kind == "buy":
            return (yield from self._plan(view, seat, rng))
        options = list(GAME.options(view, GAME.decision(view) or d))
        if len(options) > 1 and any(a.verb == "trash" for a in options):
            return (yield from self._trash(view, seat, options, rng))
        return (yield from super().think(view, seat, rng))

    def _cards(self, view: State, seat: Seat) -> tuple[int, ...]:
        """All cards that will be in the deck again."""
        p = view.players[seat]
        return merged(p.deck, p.hand, p.discard, tuple([x.card for x in p.line if x.state != GONE]))

    def _trash(self, view: State, seat: Seat, options: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:
        """The card without which the deck yields most; none if it would yield less and the power may be left."""
        p = view.players[seat]
        deck, mine = Deck(view, rng.state), self._cards(view, seat)
        best, choice = (deck.of(mine) if SKIP in options else float("-inf")), SKIP
        for a in options:
            if a.verb == "trash":
                card = p.line[a.args[1]].card if a.args[0] == 0 else a.args[1]
                rest = list(mine)
                rest.remove(card)
                worth = deck.of(tuple(rest))
                if worth > best:
                    best, choice = worth, a
                yield
        return choice if choice in options else options[0]

    def _plan(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        options = list(GAME.options(view, GAME.decision(view) or question(view)))
        p = view.players[seat]
        first = self._buy(view, seat, options)
        if first.verb in ("claim", "use") or first == CHANGE:
            return first
        deck, mine = Deck(view, rng.state), self._cards(view, seat)
        now = deck.of(mine)
        best, choice = CLOSE, END
        for a in options:
            if a.verb == "buy":
                worth = deck.of(merged(mine, (stack(view, a.args[0]).top,))) - now
            elif a.verb == "upgrade" and a.args[3] < 8:
                card = p.line[a.args[1]].card if a.args[0] == 0 else a.args[1]
                rest = list(mine)
                rest.remove(card)
                worth = deck.of(merged(tuple(rest), (stack(view, a.args[3]).top,))) - now
            elif a.verb == "upgrade":
                return a
            else:
                continue
            if worth > best:
                best, choice = worth, a
            yield
        if choice == END or (choice.verb == "buy" and best < 0.1):
            liked = colours(view, seat)
            for a in reversed(options):
                if a.verb == "tuck" and a.args[0] <= p.money and box.CARDS[stack(view, a.args[0]).top].colour not in liked:
                    return a
        return choice


BOTS: Final = {"search": Search()}
