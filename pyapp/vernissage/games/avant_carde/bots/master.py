"""The master of Avant Carde: it buys what self-play has shown to win awards, and plans the rest of its deck by the lines and
the powers of hands drawn from it. It can say why (`weigh`).

Where nothing was learned (the Singaporeans), it buys as it plans.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from ....bots.bot import Term, Weighed, ranked
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules.answers import Buy, Claim, Copy, Trash, Tuck, Upgrade, Use
from ..rules.decisions import AskBuy, AskCopy, PatronAsks
from ..rules.game import question
from ..rules.patrons import POWERS
from ..rules.questions import END, FORGO
from ..rules.state import EMPTY, State, stack
from .features import OF_NUMBERS, features, told, worth
from .judge import GAME, colours, weighed
from .powers import COPIED, Powered, gain
from .search import Search, deck_of
from .values import VALUES

CLEAR: Final = {"buy": 0.25, "trash": 0.25, "invest": 0.25, "future": 0.25}
"""By the kind of decision, how many points better an answer must be to be clearly better; 1 for other kinds."""


class Master(Search):
    """Plays as the module says."""

    deck = Powered

    def weigh(self, view: State, seat: Seat, rng: Rng, also: Action | None = None) -> Generator[None, None, list[Weighed]]:
        """See `Adviser.weigh`. The terms are those of `Judge._weighed` and, for buying and trashing, these; those marked * are
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

        Where it was learned what buys are worth, their terms are in awards:

            stage (n)       a card with the number n, at this time of the game
            alike (percent), same (percent)   so many cards of the deck have its colour, or its number
            last            nothing is left over for a change token
            left (n)        n dollars are left
            promise         what the best buy is worth on average once the next card of the stack is seen, less the tuck
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
        """As all judge; but it copies the powers that give most."""
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

    def _buys(self, view: State, seat: Seat, options: list[Action], rng: Rng) -> Generator[None, None, list[Weighed]]:
        """The terms for the whole turn to buy: what costs nothing, then the plan; ending the turn counts what it loses."""
        first = self._first(view, seat, options, colours(view, seat))
        out = [weighed(a, self._gift(view, seat, a))._replace(stage=len(first) - i) for i, a in enumerate(first)]
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
        """The terms of buying by what was learned; else like the searching bot's."""
        values = values_of(view)
        if not values or any(isinstance(a, Upgrade) for a in options):
            return (yield from super()._plan(view, seat, options, rng))
        yield
        return self._learned(view, seat, options, values)

    def _learned(self, view: State, seat: Seat, options: Sequence[Action], values: Sequence[float]) -> list[Weighed]:
        """What buys are worth in awards; to end the turn is worth nothing. A tuck is worth what the next card promises, less
        `Weights.tuck`.
        """
        deck, money = deck_of(view, seat), view.players[seat].money

        def gained(card: int) -> float:
            return max(worth(values, features(view, seat, deck, card)), 0.0)

        out, gains = [weighed(END, Term("close", 0.0))], {}
        for a in options:
            if isinstance(a, Buy):
                card = stack(view, a.number).top
                found = [(i, value) for i, value in features(view, seat, deck, card) if values[i]]
                terms = []
                for i, value in found:
                    name, details = told(i, value)
                    terms.append(Term(name, values[i] * value, details))
                out.append(weighed(a, *terms))
                gains[a.number] = gained(card)
        for a in options:
            if isinstance(a, Tuck) and a.number <= money and stack(view, a.number).top != EMPTY and stack(view, a.number).rest:
                rest = stack(view, a.number).rest
                others = max([g for n, g in gains.items() if n != a.number], default=0.0)
                promise = sum([max(gained(card), others) for card in rest]) / len(rest)
                out.append(weighed(a, Term("promise", promise - self.weights.tuck)))
        return out


def values_of(view: State) -> tuple[float, ...]:
    """The weights that were learned for this game's patrons: those of a number from the set of its patron, of the others the
    mean. Empty if nothing was learned of one of the sets, and for a game alone.
    """
    if len(view.players) == 1 or any(which not in VALUES for which in view.sets):
        return ()
    rows = [VALUES[which] for which in view.sets]
    own = [rows[i % len(rows)][i] for i in range(OF_NUMBERS)]
    shared = [sum(column) / len(rows) for column in list(zip(*rows, strict=True))[OF_NUMBERS:]]
    return tuple([hundredths / 100 for hundredths in (*own, *shared)])


BOT: Final = Master()
