"""A hand in the order that its owner likes: dragged, or pressed card by card, or by arrow keys. The order is the page's alone:
no answer, save or link knows it.

Glossary: a *place* is where a card lies in the hand as it is shown, from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ...table.game import Seat
from ..core.icons import icon
from ..core.markup import NOTHING, Node, el
from ..core.words import Words


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How a hand is arranged, and whether people are arranging it."""

    seat: Seat = -1
    """Whose hand it is."""
    order: tuple[int, ...] = ()
    """Its cards as they were last put in order; some may have gone since, and others have come."""
    on: bool = False
    """Whether a press on a card moves it."""
    held: int = -1
    """The place of the card that is picked up; -1 for none."""

    def cards(self, seat: Seat, hand: Sequence[int]) -> tuple[int, ...]:
        """A hand in order: first the cards that were put in order, then those that have come since."""
        left = list(hand)
        out = []
        for card in self.order if seat == self.seat else ():
            if card in left:
                left.remove(card)
                out.append(card)
        return (*out, *left)

    def kept(self) -> Arrangement:
        """The same at the next decision: nothing is picked up."""
        return replace(self, held=-1)

    def put(self, seat: Seat, hand: Sequence[int], at: int, to: int) -> Arrangement:
        """The hand after the card at one place has gone to another."""
        cards = list(self.cards(seat, hand))
        cards.insert(to, cards.pop(at))
        return Arrangement(seat, tuple(cards), self.on)


NOT_ARRANGED: Final = Arrangement()
"""A hand as the game has it."""


def switch(words: Words, title: str, arrangement: Arrangement, hand: Sequence[int]) -> Node:
    """The button that begins or ends arranging the hand that has this title; nothing for less than two cards."""
    if len(hand) < 2:
        return NOTHING
    text = words("Done arranging") if arrangement.on else words("Arrange")
    return el(
        "button",
        icon("check" if arrangement.on else "arrange"),
        text,
        type="button",
        cls="btn quiet arrange",
        id="arrange",
        data_do="room arrange",
        aria_label=f"{text}: {title}",
        aria_pressed="true" if arrangement.on else "false",
    )


def pressed(
    words: Words, now: Arrangement, seat: Seat, hand: Sequence[int], args: tuple[int, ...], name: Callable[[int], str]
) -> tuple[Arrangement, str] | None:
    """What `arrange` does: without a place it begins or ends arranging; with one it picks up the card there, or puts down the
    picked one; with two it moves a card from the first to the second. `name` is what a card is called. Gives the arrangement
    and what is said; None if there are no such places.
    """
    if not all(0 <= place < len(hand) for place in args):
        return None
    cards = now.cards(seat, hand)
    match args:
        case ():
            on = not now.on
            said = words("Press a card, then where it is to lie. Arrow keys move it, too.") if on else words("Arranged.")
            return replace(now, on=on, held=-1), said
        case (place,) if now.held == place:
            return replace(now, held=-1), words("Put down.")
        case (place,) if not 0 <= now.held < len(hand):
            return replace(now, held=place), words("%(card)s is picked up.", card=name(cards[place]))
        case (place,):
            at = now.held
        case (at, place):
            pass
        case _:
            return None
    told = words("%(card)s: %(n)s of %(all)s.", card=name(cards[at]), n=place + 1, all=len(hand))
    return now.put(seat, hand, at, place), told


def keyed(
    words: Words, now: Arrangement, seat: Seat, hand: Sequence[int], key: str, name: Callable[[int], str]
) -> tuple[Arrangement, str] | None:
    """Arrows, Home, End move a card that is picked up, Escape puts it down, or ends arranging. None for any other key."""
    if not now.on:
        return None
    if key == "Escape":
        return pressed(words, now, seat, hand, (now.held,) if 0 <= now.held < len(hand) else (), name)
    steps = {"ArrowLeft": now.held - 1, "ArrowRight": now.held + 1, "Home": 0, "End": len(hand) - 1}
    if key not in steps or not 0 <= now.held < len(hand):
        return None
    to = min(max(steps[key], 0), len(hand) - 1)
    done = pressed(words, now, seat, hand, (now.held, to), name)
    return None if done is None else (replace(done[0], held=to), done[1])
