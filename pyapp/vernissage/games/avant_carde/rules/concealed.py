"""Concealed cards between devices (AC-5.3): see `table.game.Concealing`. Only for Parisians alone and Londoners alone: with
them nothing is drawn of a deck while cards are bought, where the odds would tell which cards lie concealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ....table.game import Action, Decision, Seat, Step
from . import box
from .answers import Conceal, Play, Trash, Unveil
from .flow import CONCEAL, KEEP
from .patrons.common import IN_LINE
from .state import BUY, CONCEALED, Cards, State, merged, minus, plus, set_laid


class ConcealedCards:
    """Avant Carde's concealed cards, by their places in the line."""

    kinds = len(box.CARDS)

    def faces(self, s: State, seat: Seat) -> dict[int, int]:
        """See `Concealing.faces`."""
        return {i: x.card for i, x in enumerate(s.players[seat].line) if x.state == CONCEALED}

    def line(self, end: State, seat: Seat) -> Mapping[int, int]:
        """See `Concealing.line`."""
        return {i: x.card for i, x in enumerate(end.players[seat].line)}

    def face(self, s: State, seat: Seat, place: int, face: int) -> None:
        """See `Concealing.face`: it changes its place with a card of the deck, or else with a later concealed one."""
        p = s.players[seat]
        x = p.line[place]
        if x.card == face:
            return
        if face in p.deck:
            p.deck = plus(minus(p.deck, face), x.card)
        else:
            other = max((i for i, card in self.faces(s, seat).items() if card == face), default=-1)
            if other < 0:
                raise ValueError(f"card {face} cannot lie there")
            set_laid(p, other, p.line[other]._replace(card=x.card))
        set_laid(p, place, x._replace(card=face))

    def turns_up(self, s: State, d: Decision, a: Action) -> int | None:
        """See `Concealing.turns_up`."""
        place = a.place if isinstance(a, Unveil) else a.which if isinstance(a, Trash) and a.where == IN_LINE else -1
        return place if s.part == BUY and place in self.faces(s, d.seat) else None

    def stand_ins(self, start: State, end: State, seat: Seat) -> Iterator[dict[int, int]]:
        """See `Concealing.stand_ins`. What was in hand by then (the last of a deck), and, if the discard pile was shuffled, all
        of the deck, was drawn: what of it lies nowhere open is among the concealed cards.
        """
        was, hidden = start.players[seat], self.faces(end, seat)
        pool = Counter(merged(end.players[seat].deck, tuple(hidden.values())))
        seen = Counter(merged(was.hand, was.deck, was.discard)) - pool
        shuffled = Counter(was.discard) - Counter(end.players[seat].discard)
        sure = tuple((Counter(merged(was.hand, was.deck if shuffled else ())) - seen).elements())
        rest = tuple(sorted((pool - Counter(sure)).elements()))
        for more in _choices(rest, len(hidden) - len(sure)):
            for cards in _orders((*sure, *more)):  # what was drawn first comes to lie first
                yield dict(zip(hidden, cards, strict=True))

    def said(self, answers: Sequence[Action], faces: Sequence[int]) -> list[Action]:
        """See `Concealing.said`."""
        left = list(faces)
        return [Conceal(left.pop(0)) if isinstance(a, Conceal) else a for a in answers]

    def draw(self, s: State, options: Sequence[Any], left: State, answers: Sequence[Action], given: int, faces: Any) -> Action:
        """See `Concealing.draw`: what is needed first, the cards that stay in hand last."""
        into, seat = s.agenda[-2], s.agenda[-1].whose  # type: ignore[union-attr] # of a draw
        p = s.players[seat]
        _, where, _ = into.args if isinstance(into, Step) else (seat, KEEP, -1)
        if where == CONCEAL:
            needed = [faces.get(len(p.line), -1)]
        else:
            needed = [a.card for a in answers[given:] if isinstance(a, Play | Conceal)] + list(left.players[seat].hand)
            for card in p.hand:
                if card in needed:
                    needed.remove(card)
        by_card: dict[int, Action] = {a.card: a for a in options}
        first: Action = by_card[next((card for card in needed if card in by_card), options[0].card)]
        return first


CONCEALED_CARDS: Final = ConcealedCards()


def _choices(cards: Cards, n: int) -> Iterator[Cards]:
    """All that so many of a heap can be, each once, one after the other: of many cards there are millions."""
    if not n:
        yield ()
    for i in range(len(cards) - n + 1) if n else ():
        if not i or cards[i] != cards[i - 1]:
            yield from ((cards[i], *more) for more in _choices(cards[i + 1 :], n - 1))


def _orders(cards: Cards) -> Iterator[Cards]:
    """All orders of these cards, each once, one after the other."""
    if not cards:
        yield ()
    for i, card in enumerate(cards):
        if card not in cards[:i]:
            yield from ((card, *more) for more in _orders(cards[:i] + cards[i + 1 :]))
