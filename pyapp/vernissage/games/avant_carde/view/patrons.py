"""The names of the thirty patrons and what they do, in words, by the keys of `games.avant_carde.rules.patrons`."""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_, Words
from ..rules import box
from ..rules import patrons as engine
from ..rules.patrons import OWNER, PATRONS, POWERS, SETS
from ..rules.patrons.power import BUY
from .names import card_word

SET_NAMES: Final = {
    "new-yorkers": N_("New Yorkers"),
    "tokyoites": N_("Tokyoites"),
    "parisians": N_("Parisians"),
    "londoners": N_("Londoners"),
    "singaporeans": N_("Singaporeans"),
}

NAMES: Final = {
    "perfectionist": N_("Perfectionist"),
    "snob": N_("Snob"),
    "gallerist": N_("Gallerist"),
    "dealer": N_("Dealer"),
    "trendoid": N_("Trendoid"),
    "critic": N_("Critic"),
    "curator": N_("Curator"),
    "archivist": N_("Archivist"),
    "journalist": N_("Journalist"),
    "shmoozer": N_("Shmoozer"),
    "investor": N_("Investor"),
    "hoarder": N_("Hoarder"),
    "thief": N_("Thief"),
    "impersonator": N_("Impersonator"),
    "conservator": N_("Conservator"),
    "forger": N_("Forger"),
    "launderer": N_("Launderer"),
    "completionist": N_("Completionist"),
    "collector": N_("Collector"),
    "hipster": N_("Hipster"),
    "philosopher": N_("Philosopher"),
    "futurist": N_("Futurist"),
    "designer": N_("Designer"),
    "eccentric": N_("Eccentric"),
    "trader": N_("Trader"),
    "gambler": N_("Gambler"),
    "protester": N_("Protester"),
    "promoter": N_("Promoter"),
    "negotiator": N_("Negotiator"),
    "fast-talker": N_("Fast-Talker"),
}

TEXTS: Final = {
    "perfectionist": N_("Buying, once a turn: $1 if nobody has more 2s in front of them than you."),
    "snob": N_("Buying: trash a card of your line or your discard pile. You may also tuck once more."),
    "gallerist": N_(
        "Playing: it becomes any number from 1 to 7, or any of the four colours, and must match as what it became."
    ),
    "dealer": N_("Playing: draw a card now, or get $1 when you buy."),
    "trendoid": N_(
        "Playing: it copies the powers of a card that you have played this turn. Buying: $1. The copying cannot be copied."
    ),
    "critic": N_("Playing: draw a card; draw two if you have played a 5, 6 or 7 before it."),
    "curator": N_("Buying, once a turn: if nobody has more 2s than you, trash a card of your line or your discard pile."),
    "archivist": N_("Playing: discard a card of your hand to draw one."),
    "journalist": N_("Playing: it becomes any number from 1 to 7. If it is the first printed 4 of your line, draw a card."),
    "shmoozer": N_("Playing: for the rest of the turn each of your powers that draws draws one card more."),
    "investor": N_("Buying: trash another card of your line for $1, or for $2 if it is a 5, 6 or 7."),
    "hoarder": N_("Playing: name a colour. From now on you draw for every second card of it that you play, this one included."),
    "thief": N_(
        "Playing: play a card of your hand concealed. Buying, once a turn: with the most 2s, unveil one of yours for $1."
    ),
    "impersonator": N_(
        "Buying: trash one of your concealed cards. Buying: use all powers of a card that lies open in somebody else's line. "
        "The copying cannot be copied."
    ),
    "conservator": N_("Playing: name a colour for the next card that you conceal, and play a card of your hand concealed."),
    "forger": N_(
        "Buying: take for free the next card of a stack from which somebody else has bought this round, or wait and do so with "
        "a later buy. Each buy can be copied once."
    ),
    "launderer": N_("Buying: $1. Buying: unveil one of your concealed cards for $1 more."),
    "completionist": N_(
        "Playing: play a card of your hand concealed, then draw a card for each colour that lies open in your line. "
        "It cannot be copied."
    ),
    "collector": N_("Buying, once a turn: if nobody has more 2s than you, take the next 2, 3 or 4 for free."),
    "hipster": N_("Playing: draw a card and lay it concealed, or unveil one of yours and use its powers now."),
    "philosopher": N_("Playing: name an odd number from 1 to 7, 11 or 13; it is that number as well as a 4."),
    "futurist": N_(
        "Buying: $1 if it is the last open card of your line. Buying: trash a card of your line or your discard pile, "
        "or conceal "
        "a card of your line, which keeps its money."
    ),
    "designer": N_("Playing: for the rest of the turn you may use each power once more. It cannot be copied."),
    "eccentric": N_(
        "Buying: conceal a card of your line, which keeps its money; $1 for each open card that shares its number."
    ),
    "trader": N_("Buying, once a turn: an upgrade if nobody has more 2s than you. An upgrade lifts a card to the next number."),
    "gambler": N_(
        "Playing: it becomes any number from 1 to 5. Buying: draw a card; if it matches the end of your line it joins "
        "it for $1."
    ),
    "protester": N_("Playing: use powers of “once a turn” twice. Buying: $1 if you have played three or more 4s."),
    "promoter": N_("Playing: draw two cards and pay $1 later, or use the powers of every card you buy this turn at once."),
    "negotiator": N_("Buying: two upgrades. Once a turn one of them may lift a 7 to an award."),
    "fast-talker": N_("Buying, once a turn: an award for free. You may also tuck twice more."),
}

USES: Final = {
    ("snob", "trash"): N_("Trash a card"),
    ("curator", "trash"): N_("Trash a card"),
    ("investor", "invest"): N_("Trash a card for money"),
    ("thief", "unveil"): N_("Unveil a card for $1"),
    ("impersonator", "trash"): N_("Trash a concealed card"),
    ("impersonator", "copy"): N_("Use the powers of somebody else's card"),
    ("forger", "copy"): N_("Copy a buy"),
    ("launderer", "unveil"): N_("Unveil a card for $1"),
    ("collector", "collect"): N_("Take a 2, 3 or 4 for free"),
    ("futurist", "remove"): N_("Trash or conceal a card"),
    ("eccentric", "conceal"): N_("Conceal a card for money"),
    ("gambler", "gamble"): N_("Draw a card for the end of your line"),
    ("fast-talker", "award"): N_("Take an award"),
}
"""What it does to use a power, in a few words, for powers that people decide to use."""


def patron_of(sets: tuple[int, ...], number: int) -> int:
    """The patron with a number in a game with these sets; -1 if the number has none."""
    return engine.roster(sets).patron[number]


def patron_name(words: Words, patron: int) -> str:
    """A patron's name."""
    return words(NAMES[PATRONS[patron].key])


def patron_text(words: Words, patron: int) -> str:
    """What a patron does."""
    return words(TEXTS[PATRONS[patron].key])


def patron_acts(patron: int) -> tuple[str, ...]:
    """When a patron's powers act, by the names in `art.colours.ACTS`: while lines are played, or while cards are bought."""
    parts = {power.part == BUY for power in PATRONS[patron].powers}
    return tuple(act for act, buying in (("play", False), ("buy", True)) if buying in parts)


def power_name(words: Words, power: int) -> str:
    """What it does to use a power, in a few words."""
    use = USES.get((PATRONS[OWNER[power]].key, POWERS[power].key))
    return words(use) if use is not None else words("Use its power")


def with_patron(words: Words, sets: tuple[int, ...], card: int) -> str:
    """A card with its patron, if it has one."""
    said, patron = card_word(words, card), patron_of(sets, box.NUMBER[card])
    return words("%(card)s, %(patron)s", card=said, patron=patron_name(words, patron)) if patron >= 0 else said


def set_name(words: Words, which: int) -> str:
    """The name of a set of patrons."""
    return words(SET_NAMES[SETS[which].key])


def portrait(patron: int) -> str:
    """The file of a patron's portrait, relative to the art folder."""
    which, place = divmod(patron, len(box.PATRONS))
    return f"patron/{which}-{box.PATRONS[place]}.svg"
