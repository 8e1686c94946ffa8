"""What happens in Avant Carde: a named tuple for each kind (see `table.game.Event`).

While lines are laid, only its seat is told of most of it: `to` (AC-2.3).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....table.game import Seat


class StarterDealt(NamedTuple):
    """A seat has the starter deck of this number (AC-1.1)."""

    seat: Seat
    deck: int
    kind: Literal["starter"] = "starter"


class Turned(NamedTuple):
    """The next card of a stack is turned up (AC-3.2)."""

    number: int
    card: int
    kind: Literal["turned"] = "turned"


class FirstPlayer(NamedTuple):
    """A seat goes first (AC-1.5)."""

    seat: Seat
    kind: Literal["first"] = "first"


class RoundBegun(NamedTuple):
    """A round begins (AC-1.5, AC-4.1)."""

    round: int
    first: Seat
    kind: Literal["round"] = "round"


class Drew(NamedTuple):
    """A seat draws a card (AC-2.6)."""

    seat: Seat
    card: int
    kind: Literal["drew"] = "drew"
    to: Seat | None = None


class Shuffled(NamedTuple):
    """The discard pile of a seat becomes its deck (AC-2.6)."""

    seat: Seat
    kind: Literal["shuffled"] = "shuffled"
    to: Seat | None = None


class Discarded(NamedTuple):
    """A card of the hand is discarded (AC-TO.3)."""

    seat: Seat
    card: int
    kind: Literal["discarded"] = "discarded"
    to: Seat | None = None


class Played(NamedTuple):
    """A card is laid, as what the mask says (AC-2.1)."""

    seat: Seat
    place: int
    card: int
    mask: int
    kind: Literal["played"] = "played"
    to: Seat | None = None


class Changed(NamedTuple):
    """A card of the line counts as what the mask says (AC-7.1)."""

    seat: Seat
    place: int
    mask: int
    kind: Literal["changed"] = "changed"
    to: Seat | None = None


class Copied(NamedTuple):
    """A card copies the powers of another one of the line (AC-NY.6)."""

    seat: Seat
    place: int
    source: int
    kind: Literal["copied"] = "copied"
    to: Seat | None = None


class Named(NamedTuple):
    """A colour is named for a card of the line (AC-PA.4)."""

    seat: Seat
    place: int
    colour: int
    kind: Literal["named"] = "named"
    to: Seat | None = None


class Concealed(NamedTuple):
    """A card is concealed; this is for its own seat (AC-5.1)."""

    seat: Seat
    place: int
    card: int
    kind: Literal["concealed"] = "concealed"
    to: Seat | None = None


class ConcealedUnseen(NamedTuple):
    """A card is concealed before everybody, who does not see which (AC-5.1)."""

    seat: Seat
    place: int
    kind: Literal["concealed"] = "concealed"


class Unveiled(NamedTuple):
    """A concealed card lies number side up (AC-5.2)."""

    seat: Seat
    place: int
    card: int
    kind: Literal["unveiled"] = "unveiled"
    to: Seat | None = None


class Ready(NamedTuple):
    """The line of a seat is laid (AC-2.3)."""

    seat: Seat
    kind: Literal["ready"] = "ready"


class LineShown(NamedTuple):
    """The line of a seat, with the back of each card that stays concealed (AC-2.3)."""

    seat: Seat
    cards: tuple[int, ...]
    kind: Literal["line"] = "line"


class LeftInHand(NamedTuple):
    """What is left in hand is discarded (AC-2.5)."""

    seat: Seat
    cards: tuple[int, ...]
    kind: Literal["left"] = "left"


class TurnBegun(NamedTuple):
    """It is the turn of a seat to buy (AC-3.1)."""

    seat: Seat
    kind: Literal["turn"] = "turn"


class Money(NamedTuple):
    """A seat gets or loses dollars and has this total; the source is a place of its line, or LINE, GEM or CHANGE (AC-3.1)."""

    seat: Seat
    dollars: int
    total: int
    source: int
    kind: Literal["money"] = "money"


class Used(NamedTuple):
    """A seat uses the power of a card of its line (AC-3.6)."""

    seat: Seat
    place: int
    power: int
    kind: Literal["used"] = "used"


class Bought(NamedTuple):
    """A seat buys the top of a stack (AC-3.2)."""

    seat: Seat
    number: int
    card: int
    cost: int
    kind: Literal["bought"] = "bought"


class Tucked(NamedTuple):
    """The top card of a stack goes under it (AC-3.3)."""

    number: int
    card: int
    kind: Literal["tucked"] = "tucked"


class Trashed(NamedTuple):
    """A card leaves the game (AC-7.5)."""

    seat: Seat
    card: int
    kind: Literal["trashed"] = "trashed"


class TurnedDown(NamedTuple):
    """A card of the line is concealed before everybody (AC-LO.5)."""

    seat: Seat
    place: int
    card: int
    kind: Literal["turned_down"] = "turned_down"


class Gambled(NamedTuple):
    """A card is drawn, and joins the line if it matches (AC-SI.3)."""

    seat: Seat
    card: int
    joined: bool
    kind: Literal["gambled"] = "gambled"


class Upgraded(NamedTuple):
    """A card is exchanged for one of the stack `goal`, or for an award (AC-SI.1)."""

    seat: Seat
    card: int
    goal: int
    kind: Literal["upgraded"] = "upgraded"


class Impersonated(NamedTuple):
    """A seat uses the powers of a card of another one's line, or alone of a card of the gallery (AC-PA.3)."""

    seat: Seat
    whom: Seat
    which: int
    kind: Literal["impersonated"] = "impersonated"


class Reserved(NamedTuple):
    """The Forger of a seat waits for a later buy (AC-PA.5)."""

    seat: Seat
    kind: Literal["reserved"] = "reserved"


class Awards(NamedTuple):
    """A seat takes so many awards (AC-3.4, AC-4.3)."""

    seat: Seat
    awards: int
    kind: Literal["awards"] = "awards"


class LastAward(NamedTuple):
    """The last award of the stack is taken (AC-4.3)."""

    seat: Seat
    kind: Literal["last_award"] = "last_award"


class TookChange(NamedTuple):
    """A seat takes a change token for the money left over (AC-3.5)."""

    seat: Seat
    kind: Literal["took_change"] = "took_change"


class Gem(NamedTuple):
    """A seat gets a hidden gem (AC-4.2)."""

    seat: Seat
    kind: Literal["gem"] = "gem"


class Ended(NamedTuple):
    """The game is over: the awards are taken, or the last round is (AC-4.3, AC-9.3)."""

    by_awards: bool
    kind: Literal["end"] = "end"
