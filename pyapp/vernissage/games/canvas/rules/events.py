"""What happens in Canvas: a named tuple for each kind (see `table.game.Event`)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....table.game import Seat


class Drawn(NamedTuple):
    """A scoring card is in play, named by its condition (CV-1.2)."""

    condition: int
    kind: Literal["drawn"] = "drawn"


class Dealt(NamedTuple):
    """An art card lies at the far end of the row (CV-1.3, CV-2.5)."""

    card: int
    kind: Literal["dealt"] = "dealt"


class Took(NamedTuple):
    """A seat takes a card, spends a token on each before it, and gets those that lie on it (CV-2.3, CV-2.4)."""

    seat: Seat
    spent: int
    card: int
    got: int
    kind: Literal["took"] = "took"


class AutomatonTook(NamedTuple):
    """The automaton takes a card, as a seat does (CV-6.2)."""

    spent: int
    card: int
    got: int
    kind: Literal["automaton"] = "automaton"


class Painted(NamedTuple):
    """A seat completes a painting on one of its backgrounds (CV-3.1)."""

    seat: Seat
    bottom: int
    middle: int
    top: int
    background: int
    kind: Literal["painted"] = "painted"

    @property
    def pile(self) -> tuple[int, int, int]:
        """The three cards from the bottom up."""
        return self.bottom, self.middle, self.top


class Ribbons(NamedTuple):
    """The painting meets a condition so many times; so many ribbons are taken for it (CV-3.5)."""

    seat: Seat
    condition: int
    met: int
    taken: int
    kind: Literal["ribbons"] = "ribbons"


class Bonus(NamedTuple):
    """The painting shows so many bonus icons, which give points (CV-5.3)."""

    seat: Seat
    icons: int
    points: int
    kind: Literal["bonus"] = "bonus"


class Finished(NamedTuple):
    """All paintings of a seat are made (CV-5.1)."""

    seat: Seat
    kind: Literal["finished"] = "finished"


class Ended(NamedTuple):
    """No seat has a turn any more (CV-5.1)."""

    kind: Literal["end"] = "end"


class Judged(NamedTuple):
    """The runner-up names who of the tied has won (CV-5.4)."""

    seat: Seat
    winner: int
    kind: Literal["judged"] = "judged"
