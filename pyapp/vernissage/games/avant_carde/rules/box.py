"""What is in the box of Avant Carde: its cards, awards, gems and figures, and nothing else.

Glossary: a *card* is one of the 34 different faces, as an int; several cards with the same face are alike. A *colour* is
one of four; white and gray are printed on cards too but are no colours. A *mask* is what a card can match by, as bits of
one int: `NUMBER_BIT` of each number it counts as and `COLOUR_BIT` of its colour.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SEATS: Final = range(1, 6)

COLOURS: Final = ("orange", "red", "blue", "purple", "white", "gray")
ORANGE, RED, BLUE, PURPLE, WHITE, GRAY = range(6)
REAL: Final = range(4)
"""The four colours that count as such (AC-2.2)."""

PATRONS: Final = range(2, 8)
"""The numbers with a patron, which are those of the gallery's stacks."""
LOW: Final = range(1, 8)
HIGH: Final = range(11, 15)
ODD: Final = (1, 3, 5, 7, 11, 13)


class Card(NamedTuple):
    """A face: its number, 1 to 7 or 11 to 14, and what it is printed in."""

    card: int
    number: int
    colour: int


def _faces() -> tuple[Card, ...]:
    ones = [(1, c) for c in (*REAL, WHITE)]
    twos = [(2, c) for c in (*REAL, GRAY)]
    rest = [(n, c) for n in range(3, 8) for c in REAL]
    high = [(11, RED), (12, BLUE), (13, PURPLE), (14, ORANGE)]
    return tuple(Card(i, n, c) for i, (n, c) in enumerate([*ones, *twos, *rest, *high]))


CARDS: Final = _faces()
CARD: Final = {(c.number, c.colour): c.card for c in CARDS}
"""The card of a number and a colour."""
NUMBER: Final = tuple(c.number for c in CARDS)

NUMBER_BIT: Final = tuple(1 << n for n in range(HIGH.stop))
COLOUR_BIT: Final = tuple(1 << 16 + c if c in REAL else 0 for c in range(len(COLOURS)))
NUMBER_BITS: Final = (1 << 16) - 1
COLOUR_BITS: Final = sum(COLOUR_BIT)
MASK: Final = tuple(NUMBER_BIT[c.number] | COLOUR_BIT[c.colour] for c in CARDS)
"""What each card matches by as printed (AC-2.1, AC-2.2)."""

# The starter decks, by their pair of colours (AC-1.1): 1s in these and in white, 2s in the other two and in gray.
STARTER_PAIRS: Final = ((ORANGE, BLUE), (RED, PURPLE), (RED, BLUE), (ORANGE, PURPLE), (RED, ORANGE))


def _starter(pair: tuple[int, int]) -> tuple[int, ...]:
    ones = [CARD[1, c] for c in (*pair, WHITE)]
    twos = [CARD[2, c] for c in (*(c for c in REAL if c not in pair), GRAY)]
    return tuple(sorted([*ones, *twos, *(c.card for c in CARDS if c.number in HIGH)]))


STARTERS: Final = tuple(_starter(pair) for pair in STARTER_PAIRS)
"""The ten cards of each starter deck."""

COPIES: Final = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2, 7: 2}
"""How many of each colour a gallery stack has (AC-1.2)."""

HAND: Final = 7
AWARDS: Final = ((24, 8), (28, 4))
"""Awards in the stack and extras, for 2 to 3 and for 4 to 5 players (AC-1.3)."""
GEMS: Final = (1, 2)
"""Hidden gems, for 2 to 3 and for 4 to 5 players (AC-1.4)."""
AWARD_STEPS: Final = (6, 8, 10, 11)
"""The money that the first four awards ask for; each further one asks for `AWARD_RISE` more (AC-3.4)."""
AWARD_RISE: Final = 6
LAST_ROUND: Final = 50
"""A game with several players ends with this round at the latest (AC-4.3)."""

# Solo (AC-9).
SOLO_AWARDS: Final = (8, 12, 16, 20)
"""By difficulty: easy, normal, hard, expert."""
SOLO_ROUNDS: Final = 9
SOLO_TUCKS: Final = 2
TUCKS: Final = 1
