"""The judgement that the bots of Avant Carde share: the longest line, cards of two colours, and no misfits. Each level has its
own way in some of this.

Glossary: a *misfit* is a card of the hand that the longest line does not use, or a card of the deck that is in neither of the
two colours which the bot collects.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from ....bots.bot import Term, Weighed
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules import box, flow
from ..rules.answers import (
    Buy,
    Claim,
    Collect,
    Colour,
    Conceal,
    ConcealLaid,
    Discard,
    Forge,
    Number,
    Play,
    Reserve,
    Trash,
    Tuck,
    Upgrade,
    Use,
)
from ..rules.decisions import AskBuy, AskChange, AskForge, AskLine, AskOdd, PatronAsks
from ..rules.game import AvantCarde, question
from ..rules.patrons import AFTER_POWERS, POWERS, roster
from ..rules.patrons.common import changed, meant
from ..rules.patrons.power import SKIP
from ..rules.patrons.singaporeans import AWARD
from ..rules.questions import CHANGE, END
from ..rules.state import UP, State, merged, stack
from .lines import Lines, left_over, lines

GAME: Final = AvantCarde()
DRAWS: Final = frozenset({"draw_more", "deal", "swap", "hip", "advance", "complete", "criticise"})
"""Effects that draw cards: a card with one is played early."""


def colours(view: State, seat: Seat) -> set[int]:
    """The two colours of which the seat has most cards."""
    p = view.players[seat]
    mine = merged(p.deck, p.hand, p.discard, tuple([x.card for x in p.line]))
    count = [0] * len(box.COLOURS)
    for card in mine:
        face = box.CARDS[card]
        count[face.colour] += 3 if face.number in range(3, 8) else 2 if face.number == 2 else 1
    return set(sorted(box.REAL, key=lambda c: (-count[c], c))[:2])


def weighed(action: Action, *terms: Term) -> Weighed:
    """An answer whose value is the sum of its terms."""
    return Weighed(action, sum([t.points for t in terms]), terms)


def best(some: Sequence[Weighed]) -> Action:
    """The answer with the highest value; of equal ones, the first."""
    return max(some, key=lambda w: w.value).action


class Judge:
    """Plays as long a line as it can, uses powers that give money, buys the most expensive card of its colours, trashes
    misfits.
    """

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        yield
        d = question(view)
        options = list(GAME.options(view, GAME.decision(view) or d))
        if len(options) == 1:
            return options[0]
        if isinstance(d, AskBuy):
            return self._buy(view, seat, options)
        some = self._weighed(view, d, options)
        return best(some) if some else SKIP if d.kind == "tint" else options[0]

    def _weighed(self, view: State, d: Any, options: list[Action]) -> list[Weighed]:
        """All answers with their terms, in dollars; empty if the bot has no judgement. The terms with their details:

        line (n)        n cards can still be played
        draws           the card draws cards
        spare, needed   the longest line does not need this card, or does
        hoard (n), idle n cards of the colour in hand; the power is not used
        fits (percent)  the card matches so much of the deck
        money (n)       kept (card), card (card), unliked (card), wait
        kin (n)         cards of the line with the same number
        """
        if isinstance(d, AskLine):
            return self._line(view, d.seat, options)
        if isinstance(d, AskChange | AskOdd) and view.part != 2:
            return [weighed(a, Term("line", n, (int(n),))) for a in options for n in (self._after(view, d, a),)]
        return self._power(view, d, options)

    def _line(self, view: State, seat: Seat, options: list[Action]) -> list[Weighed]:
        hand = view.players[seat].hand
        aim = flow.target(view.players[seat].line)
        the = lines(view, seat, hand)
        patron = roster(view.sets).patron
        out = []
        for a in options:
            if not isinstance(a, Play):
                out.append(weighed(a, Term("line", 0, (0,))))
                continue
            i = hand.index(a.card)
            rest = the.all & ~(1 << i)
            length = max([1 + self._ahead(the, rest, mask) for mask in the.shapes(i, aim)], default=0)
            terms = [Term("line", length, (int(length),))]
            who = patron[box.NUMBER[a.card]]
            if who >= 0 and any(POWERS[pid].effect[0].kind in DRAWS for pid in AFTER_POWERS[who]):
                terms.append(Term("draws", 0.5))
            out.append(weighed(a, *terms))
        return out

    def _power(self, view: State, d: PatronAsks, options: list[Action]) -> list[Weighed]:
        """The terms for patrons' questions: how long the line can get, cards drawn, money, or a card of the bot's colours."""
        seat = d.seat
        p = view.players[seat]
        if d.kind in ("swap", "conceal", "complete"):
            spare = left_over(view, seat)
            out = []
            for a in options:
                goes = isinstance(a, Conceal | Discard) and a.card in spare
                out.append(weighed(a) if a == SKIP else weighed(a, Term("spare", 1.0) if goes else Term("needed", -1.0)))
            return out
        if d.kind == "hoard":
            count = {c: sum(1 for card in p.hand if box.CARDS[card].colour == c) for c in box.REAL}
            return [
                weighed(a, Term("hoard", count[a.colour], (count[a.colour],)) if isinstance(a, Colour) else Term("idle", -1.0))
                for a in options
            ]
        if d.kind == "deal":
            fits = flow.target(p.line)
            heap = p.deck or p.discard
            good = sum(1 for card in heap if box.MASK[card] & fits)
            # To draw must be worth more than the dollar: it is if more than three cards of five match.
            share = good * 5 / (len(heap) * 3) if heap else 0.0
            draw = Term("fits", share, (round(good * 100 / len(heap)) if heap else 0,))
            return [weighed(options[-2], Term("money", 1.0, (1,))), weighed(options[0], draw)]
        liked = colours(view, seat)
        if any(isinstance(a, Trash) for a in options):
            return [weighed(a, self._kept(view, seat, a, liked)) for a in options]
        if d.kind in ("collect", "copy_buy", "forge"):
            return [weighed(a, *self._free(view, d, a, liked)) for a in options]
        if d.kind == "eccentric":
            kin = [self._kin(view, seat, a.place) if isinstance(a, ConcealLaid) else None for a in options]
            return [weighed(a) if n is None else weighed(a, Term("kin", n, (n,))) for a, n in zip(options, kin, strict=True)]
        return []

    def _ahead(self, the: Lines, left: int, aim: int) -> float:
        """How much of the cards `left` can be played after the aim."""
        return the.longest(left, aim)

    def _after(self, view: State, d: AskChange | AskOdd, a: Action) -> float:
        """How much the line could still get after a change."""
        p = view.players[d.seat]
        mask = p.line[d.place].mask
        if isinstance(d, AskOdd) and isinstance(a, Number):
            mask |= box.NUMBER_BIT[a.number]
        elif isinstance(a, Number | Colour):
            mask = changed(mask, a)
        return self._ahead(lines(view, d.seat, p.hand), (1 << len(p.hand)) - 1, mask)

    def _kin(self, view: State, seat: Seat, i: int) -> int:
        line = view.players[seat].line
        return sum(1 for j, x in enumerate(line) if j != i and x.state == UP and x.mask & line[i].mask & box.NUMBER_BITS)

    def _kept(self, view: State, seat: Seat, a: Action, liked: set[int]) -> Term:
        """What it costs to trash a card. To trash nothing costs 3."""
        if not isinstance(a, Trash):
            return Term("kept", -3.0 if a == SKIP else -50.0)
        card = meant(view.players[seat], a)
        face = box.CARDS[card]
        if face.number > 10 or face.colour not in box.REAL:
            worth = 0.0 if face.colour not in liked else 1.0
        else:
            worth = (2 if face.colour not in liked else 6) + face.number / 10
        return Term("kept", -worth, (card,))

    def _free(self, view: State, d: PatronAsks, a: Action, liked: set[int]) -> list[Term]:
        """The terms of taking a free card: the most expensive one of the bot's colours; else to wait, or nothing."""
        if isinstance(a, Reserve):
            return [Term("wait", 0.5)]
        if a == SKIP:
            return []
        number = a.number if isinstance(a, Collect | Forge) else view.buys[d.buy].number if isinstance(d, AskForge) else 0
        card = stack(view, number).top
        return [Term("card", number, (card,)) if box.CARDS[card].colour in liked else Term("unliked", -number, (card,))]

    def _buy(self, view: State, seat: Seat, options: list[Action]) -> Action:
        p = view.players[seat]
        liked = colours(view, seat)
        first = self._first(view, seat, options, liked)
        if first:
            return first[0]
        ways = [a for a in options if isinstance(a, Upgrade)]
        if ways:
            return max(ways, key=lambda a: (a.goal == AWARD, self._climb(view, seat, a, liked)))
        good = [a for a in options if isinstance(a, Buy) and box.CARDS[stack(view, a.number).top].colour in liked]
        if good:
            return good[-1]
        for a in reversed(options):
            if isinstance(a, Tuck) and a.number <= p.money and box.CARDS[stack(view, a.number).top].colour not in liked:
                return a
        return END

    def _first(self, view: State, seat: Seat, options: list[Action], liked: set[int]) -> list[Action]:
        """The answers that cost nothing, and so come before every purchase, in this order: awards, powers, the change token for
        another award.
        """
        p = view.players[seat]
        out: list[Action] = []
        out += [a for a in reversed(options) if isinstance(a, Claim)][:1]
        out += [a for a in options if isinstance(a, Use) and self._wants(view, seat, a, liked)]
        if CHANGE in options:
            made = p.peak if roster(view.sets).by_peak else p.made
            if made + 1 in (*box.AWARD_STEPS, 17, 23):
                out.append(CHANGE)
        return out

    def _climb(self, view: State, seat: Seat, a: Upgrade, liked: set[int]) -> float:
        top = stack(view, a.goal).top if a.goal < AWARD else -1
        gained = a.goal if top >= 0 and box.CARDS[top].colour in liked else a.goal - 4
        card = meant(view.players[seat], a)
        face = box.CARDS[card]
        return gained - (face.number if face.number < 10 and face.colour in liked else 0)

    def _wants(self, view: State, seat: Seat, a: Use, liked: set[int]) -> bool:
        """Whether using a power gains something: money always does; to trash does if there is a misfit; to conceal does for
        money.
        """
        key = POWERS[a.power].effect[0].kind
        p = view.players[seat]
        if key in ("trash", "future", "invest"):
            heap = list(p.discard) if key != "invest" else []
            heap += [x.card for i, x in enumerate(p.line) if x.state == UP and i != a.place]
            return any(box.NUMBER[c] > 10 or box.CARDS[c].colour not in liked or box.NUMBER[c] == 1 for c in heap)
        if key == "eccentric":
            return any(x.state == UP and self._kin(view, seat, i) for i, x in enumerate(p.line))
        return True
