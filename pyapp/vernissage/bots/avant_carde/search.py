"""The searching bot of Avant Carde plans its deck: it values a card by the lines and powers of hands drawn with and without it.

Glossary: a deck's *yield* is the money to expect of a hand: from the longest line, and from its powers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Annotated, Final, NamedTuple

from ...games.avant_carde import box, flow
from ...games.avant_carde.answers import Buy, Claim, Copy, Trash, Tuck, Upgrade, Use
from ...games.avant_carde.decisions import AskBuy, AskCopy, PatronAsks
from ...games.avant_carde.patrons import OWNER, PATRONS, POWERS, roster
from ...games.avant_carde.patrons.common import meant
from ...games.avant_carde.patrons.power import SKIP, Power
from ...games.avant_carde.patrons.singaporeans import AWARD
from ...games.avant_carde.questions import END, FORGO
from ...games.avant_carde.rules import question
from ...games.avant_carde.state import GONE, State, merged, stack
from ...table.chance import Rng
from ...table.game import Action, Seat
from ..bot import Bounds, Term, Weighed, ranked
from ..pace import Pace
from .greedy import GAME, STEPS, Greedy, Lines, best, colours, weighed

HANDS: Final = 20
"""The number of hands that are drawn to estimate a deck's yield."""
ENDLESS: Final = 0.5
"""A bound for cards that draw cards that draw cards: together they count as at most twice the hand."""
CLEAR: Final = {"buy": 0.25, "trash": 0.25, "invest": 0.25, "future": 0.25}
"""By the kind of decision, how many dollars better an answer must be to be clearly better; 1 for other kinds."""

WORTH: Final = {
    "money": 0.8, "deal": 0.5, "criticise": 0.0, "shmooze": 0.2, "swap": 0.4, "hip": 0.4, "advance": -1.0, "promote": 0.2,
    "trash": 0.3, "future": 0.5, "invest": 1.0, "eccentric": 0.8, "unveil": 0.4, "impersonate": 0.7, "copy_buy": 0.9,
    "collect": 0.6, "upgrades": 0.8, "climb": 0.4, "award": 2.0, "gamble": 0.5, "protest": 0.3, "design": 0.8,
    "complete": -1.0, "conceal": 0.1, "tucks": 0.1, "change": 0.1, "odd": 0.1,
}  # fmt: skip
"""The worth of one use of a power in dollars, by its effect, without the cards that it draws."""
DRAWN: Final = {
    "deal": 0.6, "draw_more": 1.0, "criticise": 1.6, "shmooze": 0.5, "hoard": 1.5, "advance": 2.0, "complete": 2.0,
}  # fmt: skip
"""How many cards one use of a power draws, by its effect."""


class Weights(NamedTuple):
    """The weights of the searching bot, in dollars."""

    close: Annotated[float, Bounds(-1, 1)] = -0.02
    """The worth of ending the turn. It is negative, so that a purchase may seem to lose a little: cards gain more than the
    sampled hands show.
    """
    tuck: Annotated[float, Bounds(-1, 2)] = 0.1
    """The worth of seeing the next card of a stack. A card that gains less is not bought before that."""
    award: Annotated[float, Bounds(0, 20)] = 5.0
    """The worth of an award."""


WEIGHTS: Final = Weights()


class Gain(NamedTuple):
    """What powers give: dollars and cards drawn."""

    money: float = 0.0
    drawn: float = 0.0

    def dollars(self) -> float:
        """The gain in dollars, with a card as one dollar."""
        return self.money + self.drawn


def together(gains: Sequence[Gain]) -> Gain:
    """The sum of several gains."""
    return Gain(sum([g.money for g in gains]), sum([g.drawn for g in gains]))


def gain(power: Power) -> Gain:
    """What one use of a power gives."""
    kind = power.effect[0].kind
    return Gain(WORTH.get(kind, 0.0), DRAWN.get(kind, 0.0))


def _by_patron(wanted: Callable[[Power], bool]) -> tuple[Gain, ...]:
    """By patron, what those of its powers give that are wanted."""
    wants = [(k, gain(power)) for k, power in zip(OWNER, POWERS, strict=True) if wanted(power)]
    return tuple([together([g for owner, g in wants if owner == k]) for k in range(len(PATRONS))])


EACH: Final = _by_patron(lambda power: not power.once)
"""By patron, what each of its cards gives."""
ONCE: Final = _by_patron(lambda power: power.once)
"""By patron, what it gives once a turn, however many cards there are (AC-7.3)."""
COPIED: Final = _by_patron(lambda power: power.copied and not power.once)
"""By patron, what a card gives that copies its powers (AC-7.4)."""
COPIERS: Final = frozenset(k for k, power in zip(OWNER, POWERS, strict=True) if power.effect[0].kind == "copy")


class Deck:
    """Estimates the yield of decks, with the patrons of one game. The drawn hands use the same random numbers for all decks."""

    def __init__(self, view: State, seed: int) -> None:
        self.roster = roster(view.sets)
        self.seed = seed
        self.pace = Pace()
        self.known: dict[tuple[int, ...], float] = {}

    def powers(self, hand: Sequence[int]) -> Gain:
        """What the powers of these cards give if all of them are played."""
        patrons = [k for k in [self.roster.patron[box.NUMBER[card]] for card in hand] if k >= 0]
        out = [EACH[k] for k in patrons] + [ONCE[k] for k in set(patrons)]
        copiers = sum([k in COPIERS for k in patrons])
        if copiers:
            model = max([COPIED[k] for k in patrons if k not in COPIERS], key=Gain.dollars, default=Gain())
            out += [model] * copiers
        return together(out)

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


class Search(Greedy):
    """Plays like the greedy bot; but it buys, tucks, upgrades and trashes by what its deck would yield, and copies the best
    patron.
    """

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

    def weigh(self, view: State, seat: Seat, rng: Rng, also: Action | None = None) -> Generator[None, None, list[Weighed]]:
        """See `Adviser.weigh`. The terms are those of `Greedy._weighed` and, for buying and trashing, these; those marked * are
        points of the score:

            yield           how much more a hand of the deck yields, in dollars
            awards* (n)     n awards
            power           what the power gives, in dollars
            copied          what the powers give that the card copies, in dollars
            another (n)     the change token gives the last dollar for an award: n dollars
            award           a card becomes an award
            tuck            the next card of the stack is seen
            unused (n)      n powers that would gain something are lost
            forgo (n)       n awards are lost
            close           the little that a purchase may seem to lose and is still made
        """
        d = question(view)
        options = list(GAME.options(view, GAME.decision(view) or d))
        if len(options) == 1:
            return []
        if isinstance(d, AskBuy):
            return ranked((yield from self._buys(view, seat, options, rng)), also)
        if any(isinstance(a, Trash) for a in options):
            some = yield from self._trash(view, seat, options, rng)
            return ranked([w for w in some if w.action in options], also)
        yield
        return ranked(self._weighed(view, d, options), also)

    def _power(self, view: State, d: PatronAsks, options: list[Action]) -> list[Weighed]:
        """Like the greedy bot; but it copies the powers that give most."""
        if not isinstance(d, AskCopy):
            return super()._power(view, d, options)
        line = view.players[d.seat].line
        return [
            weighed(a, *[Term("copied", COPIED[k].dollars()) for k in (line[a.place].patrons if isinstance(a, Copy) else ())])
            for a in options
        ]

    def clear(self, kind: str) -> float:
        """See `Adviser.clear`."""
        return CLEAR.get(kind, 1.0)

    def _cards(self, view: State, seat: Seat) -> tuple[int, ...]:
        """All cards that the seat will have in its deck again."""
        p = view.players[seat]
        return merged(p.deck, p.hand, p.discard, tuple([x.card for x in p.line if x.state != GONE]))

    def _trash(self, view: State, seat: Seat, options: Sequence[Action], rng: Rng) -> Generator[None, None, list[Weighed]]:
        """Values trashing each card by how much more the deck yields without it. To trash nothing, where that is allowed,
        counts 0.
        """
        p = view.players[seat]
        deck, mine = Deck(view, rng.state), self._cards(view, seat)
        now = yield from deck.of(mine)
        out = [weighed(SKIP)] if SKIP in options else []
        for a in options:
            if isinstance(a, Trash):
                rest = list(mine)
                rest.remove(meant(p, a))
                out.append(weighed(a, Term("yield", (yield from deck.of(tuple(rest))) - now)))
        return out

    def _buys(self, view: State, seat: Seat, options: list[Action], rng: Rng) -> Generator[None, None, list[Weighed]]:
        """The terms for the whole turn to buy: what costs nothing, then the plan; ending the turn counts what it loses."""
        first = self._first(view, seat, options, colours(view, seat))
        out = [
            weighed(a, self._gift(view, seat, a))._replace(stage=len(first) - i)
            for i, a in enumerate(first)
        ]
        uses = [w for w in out if isinstance(w.action, Use)]
        lost = [Term("unused", -sum(w.value for w in uses), (len(uses),))] if uses else []
        for one in (yield from self._plan(view, seat, options, rng)):
            ends = one.action in (END, FORGO)
            out.append(weighed(one.action, *one.terms, *lost) if ends else one)
        if FORGO in options:
            n = max(a.awards for a in options if isinstance(a, Claim))
            out.append(weighed(FORGO, Term("forgo", -n * self.weights.award, (n,)), *lost))
        return out

    def _gift(self, view: State, seat: Seat, a: Action) -> Term:
        """What an answer that costs nothing gives."""
        match a:
            case Claim(awards):
                return Term("awards", awards, (awards,), scored=True)
            case Use(_, power):
                return Term("power", gain(POWERS[power]).dollars())
            case _:  # the change token
                return Term("another", 1.0, (1,))

    def _plan(self, view: State, seat: Seat, options: list[Action], rng: Rng) -> Generator[None, None, list[Weighed]]:
        """The terms of buying and upgrading, by what the deck would yield; of ending the turn; and of tucks that are worth it
        first.
        """
        p = view.players[seat]
        award = next((a for a in options if isinstance(a, Upgrade) and a.goal == AWARD), None)
        if award is not None:
            return [weighed(award, Term("award", self.weights.award))]
        deck, mine = Deck(view, rng.state), self._cards(view, seat)
        now = yield from deck.of(mine)
        out = [weighed(END, Term("close", self.weights.close))]
        for a in options:
            if isinstance(a, Buy):
                worth = (yield from deck.of(merged(mine, (stack(view, a.number).top,)))) - now
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
