"""Explanations of the words and signs on Avant Carde's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....page.core.markup import Content
from ....page.core.words import N_, Words
from ....page.view.terms import Sign
from .signs import act_sign, award_sign, change_sign, coin, first_sign, gem_sign, mark


def _colour(c: int) -> Callable[[Words], Content]:
    return lambda _words: mark(c)


_TERMS: Final = (
    Sign(
        "line",
        N_("Line"),
        N_("The cards that you play this round. Each has the colour or the number of the one before it, and brings $1."),
    ),
    Sign("hand", N_("Hand"), N_("Seven cards a round. What you do not play is discarded and comes back later.")),
    Sign("deck", N_("Deck"), N_("Your cards that are still to be drawn, in an order that nobody knows.")),
    Sign(
        "discard",
        N_("Discard"),
        N_("Where your cards go that you bought, played or did not play. When your deck is empty, they become the new deck."),
    ),
    Sign("trash", N_("Trash"), N_("Cards that are out of the game. Some powers trash a card, to make a deck better.")),
    Sign("gallery", N_("Gallery"), N_("Six stacks of cards to buy, numbers 2 to 7. Only the top card of a stack is for sale.")),
    Sign(
        "price", N_("Price"), N_("A card costs as many dollars as its number says."), lambda words: coin(words("$%(n)s", n=2))
    ),
    Sign("tuck", N_("Tuck"), N_("Puts the top card of a stack under it. Once a turn, for free.")),
    Sign("patron", N_("Patron"), N_("Stands on all cards of a number and gives them its power.")),
    Sign("acts-play", N_("Playing"), N_("On a card: its power acts when the card is played."), lambda _words: act_sign("play")),
    Sign("acts-buy", N_("Buying"), N_("On a card: its power acts in the turn to buy."), lambda _words: act_sign("buy")),
    Sign(
        "awards",
        N_("Award"),
        N_(
            "Whoever has most wins the game. Money made in one turn earns them: $6 one, $8 two, $10 three, $11 four, and so on."
        ),
        lambda _words: award_sign(),
    ),
    Sign(
        "change",
        N_("Change token"),
        N_(
            "You get it for money left over, but not in a turn in which you spent one. It pays $1 once, and nobody "
            "holds more than one."
        ),
        lambda _words: change_sign(),
    ),
    Sign("gem", N_("Hidden gem"), N_("Goes to whoever has fewest awards, and brings $1 a round."), lambda _words: gem_sign()),
    Sign(
        "concealed",
        N_("Concealed card"),
        N_("Lies face down in the line: no number, no colour, no dollar, until something unveils it."),
    ),
    Sign(
        "first",
        N_("First player"),
        N_("Whoever has the flag buys first in this round. It goes on to the next player each round."),
        lambda _words: first_sign(),
    ),
    Sign("others", N_("The others"), N_("Everybody's line, awards and piles, open once all lines are played.")),
    *(
        Sign(f"colour-{c}", word, N_("A colour: cards of it match each other."), _colour(c))
        for c, word in enumerate((N_("Orange"), N_("Red"), N_("Blue"), N_("Purple")))
    ),
    *(
        Sign(f"colour-{c}", word, N_("Not a colour: such a card matches by number only."), _colour(c))
        for c, word in ((4, N_("White")), (5, N_("Gray")))
    ),
)

TERMS: Final = {term.key: term for term in _TERMS}
"""The terms by key, in the order of the list."""
