"""A player that reads a bot's bids in Art Society: it asks the bot what it would bid in its rivals' places, and makes the best
bid against that.

It knows no more than its seat may: a hand is public, and what was bid in this round it does not see. It asks several times,
each time with other luck, so that of a mixture it learns the shares and not the draw. For the rest it plays like the bot
itself, so that what it wins over its fair share, round after round, it wins by its bids. That is a lower bound for what bids
can be exploited by, and a much cheaper one than `lab.exploit`'s, which plays whole games out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from ....bots.bot import Bot
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..bots.foresight import foresight
from ..bots.judge import GAME
from ..bots.master import card_prices
from ..bots.search import Market
from ..rules.decisions import AskBid, Bid
from ..rules.state import NO_BID, State

ASKED: Final = 8
"""How often the bot is asked in each rival's place."""
STAKE: Final = 2.8
"""What a round is about, in points (see `card_prices`)."""


class BidReader:
    """Plays Art Society against other seats that are all held by the bot."""

    def __init__(self, bot: Bot, asked: int = ASKED) -> None:
        self.bot, self.asked = bot, asked

    def think(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, Action]:
        """See `Bot.think`."""
        d = GAME.decision(view)
        options = [] if d is None else GAME.options(view, d)
        if not isinstance(d, AskBid) or len(options) == 1:
            return (yield from self.bot.think(view, seat, rng))
        bids = yield from self._read(view, seat, rng)
        cards = [a.card for a in options if isinstance(a, Bid)]
        look = foresight(view)
        market = Market(view, seat, look, 1.0)
        prices = card_prices(view, seat, cards, look.rounds, STAKE)
        free, nothing = frozenset(range(len(view.lots))), (0.0,) * len(view.players)
        values = []
        for card, price in zip(cards, prices, strict=True):
            total = 0.0
            for theirs in bids:
                order = _order(view, (*theirs[:seat], card, *theirs[seat + 1 :]))
                total += market.payoff(order, free, nothing)
            values.append(total / len(bids) - price)
            yield
        return Bid(cards[max(range(len(cards)), key=values.__getitem__)])

    def _read(self, view: State, seat: Seat, rng: Rng) -> Generator[None, None, list[tuple[int, ...]]]:
        """What all others might bid, as often as was asked; the seat's own place holds nothing."""
        out = []
        for _ in range(self.asked):
            bids = [NO_BID] * len(view.players)
            for other in range(len(view.players)):
                if other != seat:
                    there = view.copy()
                    there.bids = (NO_BID,) * len(view.players)
                    there.agenda = (*view.agenda[:-1], AskBid(other))
                    a = yield from self.bot.think(GAME.view(there, other), other, Rng(rng.bits()))
                    bids[other] = a.card if isinstance(a, Bid) else NO_BID
            out.append(tuple(bids))
        return out


def _order(s: State, bids: Sequence[int]) -> tuple[Seat, ...]:
    """Who takes first to last with these bids (AS-3.2, AS-3.3)."""
    return tuple(sorted(range(len(bids)), key=lambda seat: (bids[seat], s.players[seat].stack[::-1]), reverse=True))
