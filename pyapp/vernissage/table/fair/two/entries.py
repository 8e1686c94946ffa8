"""Who sits at a table of several devices: one entry a party, what it binds, and the words that people compare.

Glossary: a *party* is one device with its person's seat and those of the bots that it runs, which follow it. It has one key and
one voice: what two of its seats do, one does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from ...game import Concealing, Game, Seat
from ...link import MOST_LEVELS, Player, clean_name
from ...question import N_
from ..box import shared_key
from ..curves import SECRET, Curves, is_point
from ..entries import unfit_at_all
from ..looks import look
from ..trouble import Refused
from .basis import SIZE, digest, text_bytes, u8, u16

Party: TypeAlias = int
"""A party's place in the order of entries, from 0; party 0 has invited the others and is called the *host*."""

MOST_PARTIES: Final = 5
MOST_BOTS: Final = 4
MOST_CONCEALING: Final = 4
"""The most seats by link where cards stay concealed: with five, links would be longer than 1,300 characters."""
NAME: Final = 40
"""The most bytes of a name, and of all other texts."""

_CONSONANTS: Final = "bdfgklmnprstvz"
_VOWELS: Final = "aeiou"
_WORDS: Final = 3


class Entry(NamedTuple):
    """What a party binds when it joins: its person's name, its public key, its chain's anchor, at a live table followed by that
    of its chain of secrets, and its bots.
    """

    name: str
    key: bytes
    anchor: bytes
    bots: tuple[Player, ...] = ()

    @property
    def packed(self) -> bytes:
        """The entry in the table's id."""
        names = b"".join(text_bytes(name) + u8(level) for name, level in ((self.name, 0), *self.bots))
        return u8(len(self.bots)) + names + self.key + self.anchor


@dataclass(frozen=True)
class Table:
    """What everybody binds at the start: the game, all its options, and the entries in the order of the parties."""

    game: Game[Any]
    options: Mapping[str, int]
    entries: tuple[Entry, ...]
    live: bool = False
    """Whether the table was begun live: nobody reads for others there, and parts are played in stretches (see `phase`)."""
    id: bytes = field(init=False)
    """A digest of all of it: the game's name in everything that is hashed and signed."""

    def __post_init__(self) -> None:
        """Raises Refused for entries that cannot sit together, or a game that cannot be played so."""
        why = unfit(self.game, seats_of(self.entries), self.options, live=self.live)
        if why:
            raise Refused("obstacle", about=why)
        checked(self.entries, live=self.live, unread=self.unread)
        options = [text_bytes(name) + u16(self.options[name]) for name in sorted(self.options)]
        about = [text_bytes(self.game.key), u16(self.game.edition), u8(self.live), u8(len(options))]
        object.__setattr__(self, "id", digest("table", *about, *options, *(e.packed for e in self.entries)))

    @cached_property
    def concealing(self) -> Concealing | None:
        """What there is to know of cards that stay concealed after a phase; None where none do."""
        return self.game.concealing(self.options)

    @property
    def unread(self) -> bool:
        """Whether nobody reads for others, and secrets have a chain of their own: live, and where cards stay concealed."""
        return self.live or self.concealing is not None

    @cached_property
    def runner(self) -> tuple[Party, ...]:
        """By seat, the party that answers for it."""
        return tuple(p for p, e in enumerate(self.entries) for _ in range(1 + len(e.bots)))

    @cached_property
    def seats(self) -> tuple[tuple[Seat, ...], ...]:
        """By party, its seats."""
        return tuple(tuple(s for s, p in enumerate(self.runner) if p == party) for party in range(len(self.entries)))

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """By seat, its name, and its level if it is a bot's."""
        return tuple(who for e in self.entries for who in (Player(e.name), *e.bots))

    def person(self, author: Party) -> Seat:
        """The seat of the party's person."""
        return self.seats[author][0]

    def words(self, elements: tuple[bytes, ...]) -> str:
        """Three words that everybody compares, the same in every language. They follow from the element of label 0 of all,
        which was bound before anybody showed one: at another table they are others, and nobody had more than one try.
        """
        n = int.from_bytes(digest("words", self.id, *elements), "big")
        out = []
        for _ in range(2 * _WORDS):
            n, at = divmod(n, len(_CONSONANTS) * len(_VOWELS))
            out.append(_CONSONANTS[at // len(_VOWELS)] + _VOWELS[at % len(_VOWELS)])
        return " ".join(a + b for a, b in zip(out[::2], out[1::2], strict=True))


def seats_of(entries: tuple[Entry, ...]) -> int:
    """How many seats these parties have together."""
    return sum(1 + len(e.bots) for e in entries)


def unfit(game: Game[Any], seats: int, options: Mapping[str, int], *, live: bool) -> str:
    """Why this game cannot be played between several devices: a phrase for the catalogues; empty if it can."""
    if not live and seats > MOST_CONCEALING and game.concealing(options) is not None:
        return N_("By link, cards stay concealed among four at most: with five, links would be too long. Live, five can play.")
    return unfit_at_all(game, seats, options)


def anchor_size(*, unread: bool) -> int:
    """Bytes of an entry's anchor."""
    return 2 * SIZE if unread else SIZE


def checked(entries: tuple[Entry, ...], *, live: bool, unread: bool) -> None:
    """Raises Refused for entries of which two are alike, or one is not as `Entry` says. At a live table everybody is a person:
    a guest who brings bots would take seats that nobody has offered.
    """
    names = [name for e in entries for name in (e.name, *(bot.name for bot in e.bots))]
    if len({e.key for e in entries}) != len(entries) or len(set(names)) != len(names) or len(entries) > MOST_PARTIES:
        raise Refused("names")
    for party, e in enumerate(entries):
        if len(e.bots) > (0 if live else MOST_BOTS) or not all(1 <= bot.level < MOST_LEVELS for bot in e.bots):
            raise Refused("names", party)
        if any(clean_name(name) != name or not 0 < len(name.encode()) <= NAME for name in (e.name, *(b.name for b in e.bots))):
            raise Refused("names", party)
        if len(e.key) != SECRET or len(e.anchor) != anchor_size(unread=unread):
            raise Refused("key", party)


def distinct(entries: tuple[Entry, ...]) -> None:
    """Raises Refused where two names look alike: nobody joins such a table, and no device signs there. What all have signed is
    read all the same.
    """
    looks = [look(name) for e in entries for name in (e.name, *(bot.name for bot in e.bots))]
    if len(set(looks)) != len(looks):
        raise Refused("names")


def check_keys(entries: tuple[Entry, ...], curves: Curves) -> None:
    """Raises Refused for a key with which nothing would be secret, or with which nobody could sign."""
    for party, e in enumerate(entries):
        if not is_point(e.key):
            raise Refused("key", party)
        try:
            shared_key(curves, digest("trial"), e.key)
        except ValueError as bad:
            raise Refused("key", party) from bad


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table that is not complete yet: the game, all its options, how many parties, and the entries so far."""

    game: Game[Any]
    options: Mapping[str, int]
    parties: int
    entries: tuple[Entry, ...] = ()
    live: bool = False

    def __post_init__(self) -> None:
        """Raises Refused for entries that cannot sit together, or a game that cannot be played so."""
        if not 2 <= self.parties <= MOST_PARTIES or len(self.entries) > self.parties:
            raise Refused("full")
        why = unfit(self.game, seats_of(self.entries) + self.parties - len(self.entries), self.options, live=self.live)
        if why:
            raise Refused("obstacle", about=why)
        checked(self.entries, live=self.live, unread=self.unread)

    @property
    def unread(self) -> bool:
        """As that of the table that comes of it."""
        return self.live or self.game.concealing(self.options) is not None
