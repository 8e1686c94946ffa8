"""What the powers of Avant Carde's patrons are worth to a deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..rules import box
from ..rules.patrons import OWNER, PATRONS, POWERS
from ..rules.patrons.power import Power
from .search import Deck, Gain

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


class Powered(Deck):
    """Estimates the yield of decks by the powers of their cards too."""

    def powers(self, hand: Sequence[int]) -> Gain:
        """What the powers of these cards give if all of them are played."""
        patrons = [k for k in [self.roster.patron[box.NUMBER[card]] for card in hand] if k >= 0]
        out = [EACH[k] for k in patrons] + [ONCE[k] for k in set(patrons)]
        copiers = sum([k in COPIERS for k in patrons])
        if copiers:
            model = max([COPIED[k] for k in patrons if k not in COPIERS], key=Gain.dollars, default=Gain())
            out += [model] * copiers
        return together(out)
