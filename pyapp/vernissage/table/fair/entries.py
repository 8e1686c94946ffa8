"""Who sits at a table of several devices: entries, what they bind, the words to compare, and the line that restores a seat.

Glossary: a *master* is the one random secret of a device in one game; everything secret of its seat follows from it. At a
*stretched* table a part is played in stretches, so that each draw after an answer takes another seat's element (see `phase`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ..game import Game, Seat
from ..link import ALPHABET, MOST_LEVELS, Player, clean_name
from ..question import N_
from . import chain
from .box import shared_key
from .chain import digest
from .curves import SECRET, Curves, is_point
from .trouble import Refused

MASTER: Final = 30
"""Bytes of a master: 240 random bits."""
LINE: Final = 43
"""Characters of the line that a master is kept as."""

_CHECK: Final = 262_139
"""The largest prime below 2**18: what is left over by it tells every one wrong character, and any two swapped ones."""
_CONSONANTS: Final = "bdfgklmnprstvz"
_VOWELS: Final = "aeiou"
_WORDS: Final = 6


class Entry(NamedTuple):
    """A seat's entry: the name, the public key, the anchor of its chain, at a stretched table followed by that of its chain of
    secrets; the level is 0 for a person, 1 to 9 for a bot.
    """

    name: str
    key: bytes
    anchor: bytes
    level: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody binds at the start: the game, all its options, and the entries in the order of the seats."""

    game: Game[Any]
    options: Mapping[str, int]
    entries: tuple[Entry, ...]
    stretched: bool = False
    """Whether parts are played in stretches: all games of this edition that were begun live are."""
    id: bytes = field(init=False)
    """A digest of all of it: the game's name in everything that is hashed and signed."""

    def __post_init__(self) -> None:
        """Raises Refused for entries that cannot sit together, or a game that cannot be played so."""
        why = unfit(self.game, len(self.entries), self.options)
        if why:
            raise Refused("obstacle", about=why)
        checked(self.entries, stretched=self.stretched)
        options = [part for name in sorted(self.options) for part in (name.encode(), chain.number(self.options[name]))]
        seats = [part for e in self.entries for part in (e.name.encode(), bytes([e.level]), e.key, e.anchor)]
        counts = bytes([len(self.options), len(self.entries)])
        edition = chain.number(self.game.edition)
        what = "game in stretches" if self.stretched else "game"
        object.__setattr__(self, "id", digest(what, self.game.key.encode(), edition, counts, *options, *seats))

    @property
    def players(self) -> tuple[Player, ...]:
        """By seat, its name, and its level if it is a bot's."""
        return tuple(Player(e.name, e.level) for e in self.entries)

    def person(self, author: int) -> Seat:
        """The seat of the person whose device makes the messages of this entry."""
        return runner(self.entries, author)

    @property
    def words(self) -> str:
        """Six words that everybody compares, the same in every language: at another table they are others (73 bits)."""
        n = int.from_bytes(self.id, "big")
        syllables = []
        for _ in range(2 * _WORDS):
            n, at = divmod(n, len(_CONSONANTS) * len(_VOWELS))
            syllables.append(_CONSONANTS[at // len(_VOWELS)] + _VOWELS[at % len(_VOWELS)])
        return " ".join(a + b for a, b in zip(syllables[::2], syllables[1::2], strict=True))


def runner(entries: tuple[Entry, ...], seat: Seat) -> Seat:
    """The seat whose device makes the messages of this one: its own, or for a bot that of the last person before it, who has
    brought it in. (Nothing proves that: it says only whom to send a link to.)
    """
    return next((s for s in range(seat, -1, -1) if not entries[s].level), seat)


def unfit(game: Game[Any], seats: int, options: Mapping[str, int]) -> str:
    """Why this game cannot be played by edition 1: a phrase for the catalogues; empty if it can."""
    if game.concealing(options) is not None:
        return N_("In the older protocol no cards can stay concealed.")
    return unfit_at_all(game, seats, options)


def unfit_at_all(game: Game[Any], seats: int, options: Mapping[str, int]) -> str:
    """Why this game cannot be played between several devices, whatever the edition: a phrase; empty if it can."""
    if seats < 2 or seats not in game.seats:
        return N_("By link it takes two players at least, and no more than the game has seats for.")
    return game.obstacle(options)


def anchors(*, stretched: bool) -> int:
    """Bytes of an entry's anchor."""
    return 2 * chain.SIZE if stretched else chain.SIZE


def checked(entries: tuple[Entry, ...], *, stretched: bool = False) -> None:
    """Raises Refused for entries of which two are alike, or one is not as `Entry` says."""
    if len({e.key for e in entries}) != len(entries) or len({e.name for e in entries}) != len(entries):
        raise Refused("names")
    for seat, e in enumerate(entries):
        if clean_name(e.name) != e.name or not e.name or not 0 <= e.level < MOST_LEVELS:
            raise Refused("names", seat)
        if len(e.key) != SECRET or len(e.anchor) != anchors(stretched=stretched):
            raise Refused("key", seat)


def check_keys(entries: tuple[Entry, ...], curves: Curves) -> None:
    """Raises Refused for a key with which nothing would be secret, or that is no point, so that nobody could sign with it."""
    for seat, e in enumerate(entries):
        if not is_point(e.key):
            raise Refused("key", seat)
        try:
            shared_key(curves, digest("trial"), e.key)
        except ValueError as bad:
            raise Refused("key", seat) from bad


def line_of(master: bytes) -> str:
    """The line of 43 characters by which a seat is restored: `master_of` reads it."""
    n = int.from_bytes(master, "big") * _CHECK
    return "".join(ALPHABET[n >> 6 * i & 63] for i in reversed(range(LINE)))


def master_of(line: str) -> bytes:
    """The master that a line stands for. Raises ValueError if it was mistyped or cut."""
    if len(line) != LINE or line.strip(ALPHABET):
        raise ValueError("the line has 43 letters, figures, - and _")
    n = 0
    for c in line:
        n = n << 6 | ALPHABET.index(c)
    master, rest = divmod(n, _CHECK)
    if rest or master >> 8 * MASTER:
        raise ValueError("one of the characters is wrong")
    return master.to_bytes(MASTER, "big")
