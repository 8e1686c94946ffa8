"""The words and signs of Avant Carde's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..terms import Term
from ..words import N_, Words
from .signs import award_sign, change_sign, coin, gem_sign, mark


def _colour(c: int) -> Callable[[Words], str]:
    return lambda _words: mark(c)


_TERMS: Final = (
    Term(
        "line",
        N_("Line"),
        N_("The cards that you play this round. Each has the colour or the number of the one before it, and brings $1."),
    ),
    Term("hand", N_("Hand"), N_("Seven cards a round. What you do not play is discarded and comes back later.")),
    Term("gallery", N_("Gallery"), N_("Six stacks of cards to buy, numbers 2 to 7. Only the top card of a stack is for sale.")),
    Term(
        "price", N_("Price"), N_("A card costs as many dollars as its number says."), lambda words: coin(words("$%(n)s", n=2))
    ),
    Term("tuck", N_("Tuck"), N_("Puts the top card of a stack under it. Once a turn, for nothing.")),
    Term("patron", N_("Patron"), N_("Stands on all cards of a number and gives them its power.")),
    Term(
        "awards",
        N_("Award"),
        N_(
            "Wins the game: whoever has most. Money made in one turn earns them: $6 one, $8 two, $10 three, "
            "$11 four, and so on."
        ),
        lambda _words: award_sign(),
    ),
    Term(
        "change",
        N_("Change token"),
        N_(
                "You get it for money left over, but not in a turn in which you spent one. It pays $1 once, and nobody "
                "holds more than one."
            ),
        lambda _words: change_sign(),
    ),
    Term("gem", N_("Hidden gem"), N_("Goes to whoever has fewest awards, and brings $1 a round."), lambda _words: gem_sign()),
    Term(
        "concealed",
        N_("Concealed card"),
        N_("Lies face down in the line: no number, no colour, no dollar, until something unveils it."),
    ),
    Term("others", N_("The others"), N_("Everybody's line, awards and piles, open once all lines are played.")),
    *(
        Term(f"colour-{c}", word, N_("A colour: cards of it match each other."), _colour(c))
        for c, word in enumerate((N_("Orange"), N_("Red"), N_("Blue"), N_("Purple")))
    ),
    *(
        Term(f"colour-{c}", word, N_("Not a colour: such a card matches by number only."), _colour(c))
        for c, word in ((4, N_("White")), (5, N_("Gray")))
    ),
)

TERMS: Final = {term.key: term for term in _TERMS}
"""By key, in the order of the list."""
