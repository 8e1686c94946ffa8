"""What is asked in Art Society, and what is answered: a named tuple for each kind (see `table.game.Decision` and `Action`)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....table.game import CHANCE, Seat

# -- questions, chance's first ------------------------------------------------------------------------------------------


class AskDeal(NamedTuple):
    """Chance deals a seat its starting painting (AS-1.3)."""

    whose: Seat
    seat: Seat = CHANCE
    kind: Literal["deal"] = "deal"
    sealed: bool = False


class AskDealBid(NamedTuple):
    """Chance deals a seat its starting bid card (AS-1.5)."""

    whose: Seat
    seat: Seat = CHANCE
    kind: Literal["deal_bid"] = "deal_bid"
    sealed: bool = False


class AskTurn(NamedTuple):
    """Chance turns a lot's front up (AS-2.2)."""

    lot: int
    seat: Seat = CHANCE
    kind: Literal["turn"] = "turn"
    sealed: bool = False


class AskStart(NamedTuple):
    """A seat hangs its starting painting (AS-1.4)."""

    seat: Seat
    tile: int
    kind: Literal["start"] = "start"
    sealed: bool = False


class AskChoose(NamedTuple):
    """The auctioneer chooses a lot by its back; so many are left to choose, this one included (AS-2.1)."""

    seat: Seat
    left: int
    kind: Literal["choose"] = "choose"
    sealed: bool = False


class AskBid(NamedTuple):
    """A seat bids (AS-3.1)."""

    seat: Seat
    kind: Literal["bid"] = "bid"
    sealed: bool = True


class AskTake(NamedTuple):
    """A seat takes a lot (AS-4.1)."""

    seat: Seat
    kind: Literal["take"] = "take"
    sealed: bool = False


class AskPlace(NamedTuple):
    """A seat does something with a painting that it took or got in exchange (AS-4.2, AS-7, AS-8)."""

    seat: Seat
    tile: int
    fate: int
    kind: Literal["place"] = "place"
    sealed: bool = False


class AskDecor(NamedTuple):
    """A seat takes decor of at most so many shields (AS-5); `which` is a constant of `state`, `swapped` as in AS-5.7."""

    seat: Seat
    budget: int
    which: int
    swapped: int = 0
    kind: Literal["decor"] = "decor"
    sealed: bool = False


class AskAfter(NamedTuple):
    """A seat may hang its assistant's tile after the new one (AS-7.2)."""

    seat: Seat
    kind: Literal["after"] = "after"
    sealed: bool = False


class AskClose(NamedTuple):
    """A seat confirms its round, or hangs it again (AS-4.5)."""

    seat: Seat
    kind: Literal["close"] = "close"
    sealed: bool = False


# -- answers, chance's first --------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """This painting is dealt."""

    tile: int
    verb: Literal["deal"] = "deal"


class DealBid(NamedTuple):
    """This bid card is dealt."""

    card: int
    verb: Literal["deal_bid"] = "deal_bid"


class Turn(NamedTuple):
    """This painting was behind the back."""

    tile: int
    verb: Literal["turn"] = "turn"


class Choose(NamedTuple):
    """A lot with a back of this format."""

    format: int
    verb: Literal["choose"] = "choose"


class Bid(NamedTuple):
    """Plays this bid card."""

    card: int
    verb: Literal["bid"] = "bid"


class Take(NamedTuple):
    """Takes the lot of this index."""

    lot: int
    verb: Literal["take"] = "take"


class Hang(NamedTuple):
    """Hangs the painting, its top left corner over this space."""

    at: int
    verb: Literal["hang"] = "hang"


class Assist(NamedTuple):
    """Gives the painting to the assistant."""

    verb: Literal["assist"] = "assist"


class HangAssistant(NamedTuple):
    """Hangs the assistant's tile."""

    at: int
    verb: Literal["hang_assistant"] = "hang_assistant"


class Exchange(NamedTuple):
    """Exchanges the painting for this one of the museum."""

    tile: int
    verb: Literal["exchange"] = "exchange"


class Store(NamedTuple):
    """Puts the painting aside: it is excess."""

    verb: Literal["store"] = "store"


class Decor(NamedTuple):
    """Hangs a decor tile of this kind."""

    decor: int
    at: int
    verb: Literal["decor"] = "decor"


class Give(NamedTuple):
    """Gives a decor tile of this kind to the assistant."""

    decor: int
    verb: Literal["give"] = "give"


class SwapDecor(NamedTuple):
    """Exchanges old decor for these tiles: kind, place, kind, place, ..."""

    tiles: tuple[int, ...]
    verb: Literal["swap"] = "swap"


class Enough(NamedTuple):
    """Goes without the decor that is left."""

    verb: Literal["enough"] = "enough"


class Done(NamedTuple):
    """The assistant keeps its tile."""

    verb: Literal["done"] = "done"


class Confirm(NamedTuple):
    """The round stands as it hangs."""

    verb: Literal["confirm"] = "confirm"


class Rehang(NamedTuple):
    """Takes the round's hanging back, to hang it again."""

    verb: Literal["rehang"] = "rehang"
