"""The longest lines that can be laid of a hand in Avant Carde.

Glossary: an *aim* is what the next card must match, as a mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....table.game import Seat
from ..rules import box, flow
from ..rules.patrons import REACH, roster
from ..rules.patrons.power import COPIES
from ..rules.state import UP, State

STEPS: Final = 600
"""After so many positions, the search for the longest line returns the best one so far."""


class Lines:
    """Finds the longest lines from a hand. Cards are indexes; the cards that are not yet played are the bits of an int.

    A card that can change is played as printed, or changed so that it matches; the next card must match what it then is.
    """

    def __init__(self, cards: Sequence[int], reach: Sequence[int], copied: int = 0) -> None:
        self.masks = [box.MASK[c] for c in cards]
        self.reach = [(r | copied) & ~COPIES if r & COPIES else r for r in (reach[box.NUMBER[c]] for c in cards)]
        self.steps = STEPS
        self.known: dict[tuple[int, int], int] = {}
        n = len(cards)
        self.wide = [mask | r for mask, r in zip(self.masks, self.reach, strict=True)]
        self.near = [sum(1 << j for j in range(n) if j != i and self.wide[i] & self.wide[j]) for i in range(n)]
        self.wild = sum(1 << i for i in range(n) if self.reach[i])
        self.all = (1 << n) - 1
        self._beside: dict[int, int] = {}

    def beside(self, aim: int) -> int:
        """The cards that could follow the aim, as bits."""
        found = self._beside.get(aim)
        if found is None:
            found = self._beside[aim] = sum(1 << i for i, wide in enumerate(self.wide) if wide & aim)
        return found

    def shapes(self, i: int, aim: int) -> list[int]:
        """The masks with which a card matches the aim: as printed, or with a changed number or colour."""
        mask, reach = self.masks[i], self.reach[i]
        out = [mask] if mask & aim else []
        if reach:
            number, colour = mask & box.NUMBER_BITS, mask & box.COLOUR_BITS
            left = reach & ~mask
            while left:
                bit = left & -left
                left ^= bit
                changed = bit | (colour if bit <= box.NUMBER_BITS else number)
                if changed & aim:
                    out.append(changed)
        return out

    def bound(self, left: int, edge: int) -> int:
        """An upper bound of the line's length: the number of cards that are connected with those that can follow."""
        seen = 0
        while edge:
            seen |= edge
            new = 0
            while edge:
                bit = edge & -edge
                edge ^= bit
                new |= self.near[bit.bit_length() - 1]
            edge = new & left & ~seen
        return seen.bit_count()

    def longest(self, left: int, aim: int) -> int:
        """How many of the cards `left` can be played after the aim; at least the best that was found within `STEPS`."""
        edge = self.beside(aim) & left
        if not edge:
            return 0
        key = (left, aim if left & self.wild else edge)
        known = self.known.get(key)
        if known is not None:
            return known
        self.steps -= 1
        best = 0
        limit = self.bound(left, edge)
        follow = []
        while edge:
            bit = edge & -edge
            edge ^= bit
            i = bit.bit_length() - 1
            follow.append(((self.near[i] & left).bit_count(), i))
        tried = set()
        for _, i in sorted(follow):
            rest = left & ~(1 << i)
            for mask in self.shapes(i, aim):
                to = mask if rest & self.wild else self.beside(mask) & rest
                if (self.masks[i], to) in tried:
                    continue
                tried.add((self.masks[i], to))
                best = max(best, 1 + self.longest(rest, mask))
                if best == limit or self.steps < 0:
                    self.known[key] = best
                    return best
        self.known[key] = best
        return best


def lines(view: State, seat: Seat, cards: Sequence[int]) -> Lines:
    """The lines of these cards, with the powers of this game's patrons."""
    copied = 0
    for x in view.players[seat].line:
        if x.state == UP:
            for patron in x.patrons:
                copied |= REACH[patron]
    return Lines(cards, roster(view.sets).reach, copied)


def left_over(view: State, seat: Seat) -> list[int]:
    """The cards of the hand that a longest line from here does not use, the least useful first."""
    p = view.players[seat]
    aim = flow.target(p.line)
    best = lines(view, seat, p.hand).longest((1 << len(p.hand)) - 1, aim)
    out = []
    for card in sorted(dict.fromkeys(p.hand), key=lambda c: (box.NUMBER[c] in box.PATRONS, box.NUMBER[c])):
        rest = list(p.hand)
        rest.remove(card)
        if lines(view, seat, rest).longest((1 << len(rest)) - 1, aim) == best:
            out.append(card)
    return out
