"""A challenge as a link: one deal, and the finished games of those who have played it.

Glossary: a *challenge* is what makes two games the same deal: the game and its options, the seats, the seed, the person's seat,
and who plays the others. An *attempt* is somebody's finished game of it. The *league* of a challenge are its attempts: of each
name the best, at most `MOST`.

The link is a number in base64url with the check of `table.link`. Its digits, lowest first (gamma is Elias' code; a *name* is
the number of its bytes and 1, by gamma, and the bytes as one digit):

    15 . 5 (gamma) . game . edition . options . seats . seed . the person's seat . the bots' edition (gamma)
    . each other seat: level (1 to 9), name . attempts (0 to MOST)
    . each attempt: name . 1 more than the number of the earlier attempt with the same answers, or 0 and its answers . 1

Answers are written as in `table.link`, up to the game's end. No score is written: reading replays each attempt, and a score is
what the rules give. The attempts stand in the league's order, and what is read is written again and has to be the same text: so
leagues that were put together in any order are the same link. Whether bots have answered as they do is told by `bots.league`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from . import link
from .chance import SEED_BITS
from .game import Game, Options, Seat
from .link import LONGEST_NAME, MOST_LEVELS, BadLink, Digit, Player, Reader, carried_name, clean_name, gamma
from .match import Match
from .slices import whole

FORMAT: Final = 5
"""The format of a link: 1, 3 and 4 are games between devices, 2 the codes with which people meet."""
MOST: Final = 10
"""The most attempts of a league."""
LONGEST: Final = 12_000
"""The most characters of a link that is read."""
_NAME: Final = 4 * LONGEST_NAME
"""The most bytes of a name."""


class Challenge(NamedTuple):
    """What makes two games the same deal."""

    game: Game[Any]
    options: Options
    """All options of the game."""
    seed: int
    seat: Seat
    """The person's."""
    others: tuple[Player, ...]
    """Who plays the other seats, by their order: bots by character and level, 1 to 9."""
    bots: int
    """The edition of the bots: those of another one may answer otherwise."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.others) + 1

    def players(self, name: str) -> tuple[Player, ...]:
        """All players by seat, where the person has this name."""
        return (*self.others[: self.seat], Player(name), *self.others[self.seat :])

    def match(self) -> Match[Any]:
        """The match at its beginning. Raises ValueError for what the game does not have."""
        return Match(self.game, self.seats, self.options, self.seed)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's finished game: name (never trusted), points, answers that were a choice (`table.link`), match."""

    name: str
    score: int
    digits: tuple[Digit, ...]
    match: Match[Any] = field(compare=False, repr=False)


class League(NamedTuple):
    """A challenge and its attempts, best first."""

    challenge: Challenge
    attempts: tuple[Attempt, ...] = ()

    def place(self, n: int) -> int:
        """The place of the n-th attempt, counted from 1. Those with the same points share it."""
        return 1 + sum(one.score > self.attempts[n].score for one in self.attempts)

    def first_alike(self, n: int) -> int | None:
        """The number of the first attempt before the n-th that has its answers; None if there is none."""
        return next((i for i in range(n) if self.attempts[i].digits == self.attempts[n].digits), None)


def attempt(challenge: Challenge, name: str, match: Match[Any]) -> Attempt:
    """A finished match as an attempt. Raises ValueError if it is not over or another deal, or the name shows nothing."""
    if (match.game, match.seats, match.options, match.seed) != (challenge.game, *_deal(challenge)):
        raise ValueError("this match is another deal")
    if match.decision is not None:
        raise ValueError("this match is not over")
    if not (seen := clean_name(name)):
        raise ValueError("an attempt needs a name")
    return _attempt(challenge, seen, match, link.answers_digits(match)[0])


def _deal(challenge: Challenge) -> tuple[int, Mapping[str, int], int]:
    return challenge.seats, {**challenge.game.defaults, **challenge.options}, challenge.seed


def _attempt(challenge: Challenge, name: str, match: Match[Any], digits: Sequence[Digit]) -> Attempt:
    return Attempt(name, match.game.scores(match.state)[challenge.seat], tuple(digits), match)


def league(challenge: Challenge, attempts: Iterable[Attempt]) -> League:
    """The league of these attempts of a challenge. It depends neither on their order nor on how they came: what two leagues
    give together is the league of all attempts of both.
    """
    return League(challenge, tuple(ranked(attempts)[:MOST]))


def ranked(attempts: Iterable[Attempt]) -> list[Attempt]:
    """Of each name the best attempt, best first."""
    best: dict[str, Attempt] = {}
    for one in sorted(attempts, key=lambda one: (-one.score, one.name, one.digits)):
        best.setdefault(one.name, one)
    return list(best.values())


# -- writing ----------------------------------------------------------------------------------------------------------


def encode(of: League) -> str:
    """The league as a link. Raises ValueError for names or levels that a link cannot have."""
    game, options, seed, seat, others, bots = of.challenge
    out = [(link.NOT_A_MATCH, link.NOT_A_MATCH + 1), *gamma(FORMAT), (game.number, link.NOT_A_MATCH + 1), *gamma(game.edition)]
    out += link.options_digits(game, {**game.defaults, **options})
    out += [(of.challenge.seats - game.seats.start, len(game.seats)), (seed, 1 << SEED_BITS), (seat, of.challenge.seats)]
    out += gamma(bots)
    for other in others:
        if not 0 < other.level < MOST_LEVELS:
            raise ValueError(f"no bot has the level {other.level}")
        out += [(other.level - 1, MOST_LEVELS - 1), *_name(other.name)]
    out.append((len(of.attempts), MOST + 1))
    for n, one in enumerate(of.attempts):
        same = of.first_alike(n)
        out += [*_name(one.name), (0 if same is None else same + 1, n + 1)]
        out += one.digits if same is None else ()
    return _text(out)


def _text(digits: Sequence[Digit]) -> str:
    n = 1
    for value, radix in reversed(digits):
        n = n * radix + value
    return link.base64(n * link.MODULUS + link.check_of())


def _name(name: str) -> list[Digit]:
    if carried_name(name) != name:
        raise ValueError("this name cannot stand in a link")
    data = name.encode()
    return [*gamma(len(data) + 1), (int.from_bytes(data, "big"), 256 ** len(data))]


# -- reading ----------------------------------------------------------------------------------------------------------


def is_league(text: str) -> bool:
    """Whether the text is the link of a challenge; False for what is no link."""
    try:
        reader = Reader(link.number_in(text)) if len(text) <= LONGEST else None
        return reader is not None and reader.below(link.NOT_A_MATCH + 1) == link.NOT_A_MATCH and reader.gamma() == FORMAT
    except BadLink:
        return False


def decode(text: str, games: Mapping[str, Game[Any]]) -> League:
    """Reads the link of a challenge, without the fragment's `#`, and replays its attempts. `games` are the games at hand by
    key. Raises BadLink if the text is not exactly what `encode` writes.
    """
    return whole(decoding(text, games))


def decoding(text: str, games: Mapping[str, Game[Any]]) -> Generator[float, None, League]:
    """Reads as `decode` does, in slices: yields after each answer which part has been read, 0 to 1. Raises BadLink."""
    if len(text) > LONGEST:
        raise BadLink("long")
    reader = Reader(link.number_in(text))
    if reader.below(link.NOT_A_MATCH + 1) != link.NOT_A_MATCH or reader.gamma() != FORMAT:
        raise BadLink("format")
    challenge = _challenge(reader, games)
    count, attempts = reader.below(MOST + 1), list[Attempt]()
    bits = max(1, reader.n.bit_length())
    for n in range(count):
        name = _read_name(reader)
        same = reader.below(n + 1)
        if same:
            match, digits = attempts[same - 1].match, [*attempts[same - 1].digits]
        else:
            match, digits = challenge.match(), []
            while match.decision is not None:
                digits += link.read_answer(reader, match)
                yield 1 - reader.n.bit_length() / bits
        attempts.append(_attempt(challenge, clean_name(name), match, digits))
    if reader.n != 1:
        raise BadLink("illegal", challenge.game.key)
    found = League(challenge, tuple(attempts))
    if not all(one.name for one in attempts):
        raise BadLink("players")
    if league(challenge, attempts) != found or encode(found) != text:
        raise BadLink("damaged")
    return found


def _challenge(reader: Reader, games: Mapping[str, Game[Any]]) -> Challenge:
    """Reads what makes the deal. Raises BadLink."""
    game = link.read_game(reader, games)
    match = link.read_deal(reader, game)
    seat, bots, others = reader.below(match.seats), reader.gamma(), list[Player]()
    for _ in range(match.seats - 1):
        level, name = 1 + reader.below(MOST_LEVELS - 1), _read_name(reader)
        if clean_name(name) != name:
            raise BadLink("players")
        others.append(Player(name, level))
    return Challenge(game, match.options, match.seed, seat, tuple(others), bots)


def _read_name(reader: Reader) -> str:
    """A name as `_name` wrote it. Raises BadLink."""
    size = reader.gamma() - 1
    if size > _NAME:
        raise BadLink("players")
    try:
        name = reader.below(256**size).to_bytes(size, "big").decode()
    except UnicodeDecodeError as bad:
        raise BadLink("players") from bad
    if carried_name(name) != name:
        raise BadLink("players")
    return name
