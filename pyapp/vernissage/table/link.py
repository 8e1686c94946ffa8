"""A match as text for a URL's fragment, and back: its answers by their index among the legal options, in mixed radix.

Glossary: a *digit* is a number below its *radix*; the digits of a link, first things first, make one whole number that
is written in base64url. The *forced* answers, those without a choice, are not written. The *tail* are the forced
answers given after the last written one.

The text is `body[&t=ply][&p=players]`. The body's digits, lowest first:

    game (16: its number; 15 means that `fair.text` reads the rest) . edition . kind and tail (7) . options . seats . seed
    . answers, each below its number of options . 1, which ends them

times `MODULUS` plus a remainder that is the check: any one wrong character and any two swapped ones are told for
certain, a cut one in 3,580 of 3,581 times. The last character is always a letter or a figure, as programs that find
links in a text leave out other marks at their end. Everything but the answers takes 12 characters or less, the seed's
8 among them, while all options are at their defaults: for A bits of answers the body has at most ceil(A / 6) + 12.

Decoding replays the match, so an illegal one cannot come out. A change of the rules that changes what the digits mean,
a game's defaults among them, needs a new edition of the game; links of the old one say so.
"""

from __future__ import annotations

from binascii import Error, a2b_base64, b2a_base64, crc32
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from .chance import SEED_BITS
from .game import CHANCE, Action, Game, Options
from .match import Match
from .slices import whole

Kind: TypeAlias = Literal["go", "watch", "deal"]
"""What a link is for: to go on from here, to watch (from a named ply), to play the same deal from the start."""

Reason: TypeAlias = Literal[
    "long", "cut", "mistyped", "damaged", "format", "game", "edition", "options", "illegal", "turn", "players"
]
"""Why a link cannot be opened: over the limit; too short for any link; a character no link has; cut or mistyped, as the
check tells; of a later format; of a game that is not here; of another edition of the rules; options the game does not
have; answers that are not legal; a ply that the match does not have; players who cannot be named so."""

LONGEST: Final = 8_000
"""The most characters of a link that `decode` reads, unless it is told another limit: what every server must take."""
LONGEST_NAME: Final = 24
"""The most characters of a player's name."""
MOST_LEVELS: Final = 10
"""How many different players a seat can have: 0 is a person, 1 to 9 are bots."""

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MODULUS: Final = 3_581
_SHORTEST: Final = 9
NOT_A_MATCH: Final = 15
"""Stands in place of a game's number in a link that is no match: of a challenge, a live table, a game between devices."""
_KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_NO_TAIL, _WHOLE_TAIL, _PART_TAIL = range(3)
_UNSAFE: Final = frozenset('<>&"`\\{}')
_MOST_READ: Final = 40 * LONGEST_NAME
"""At most so many characters of what people typed are read as a name."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and signs by their category that show nothing: Hangul fillers, the empty Braille pattern and the like."""
_MARKS: Final = frozenset("\u0488\u0489\u1885\u1886\u1abe\u20dd\u20de\u20df\u20e0\u20e2\u20e3\u20e4\ua670\ua671\ua672")
"""Marks that may not go on an identifier."""
_NO_MARKS: Final = frozenset("\xb7\u0387\u0e33\u0eb3\u203f\u2040\u2054\u30fb"
                             "\ufe33\ufe34\ufe4d\ufe4e\ufe4f\uff3f\uff65\uff9e\uff9f")  # fmt: skip
"""What is no mark and no figure and may go on an identifier, but not begin one."""

Digit: TypeAlias = tuple[int, int]
"""A digit and its radix."""


class BadLink(ValueError):
    """The text is no link that can be opened here; `reason` says why, `about` names what it is about: the game's key of
    an `edition`, the unknown game's number. `edition` and `here` are the link's edition and the one at hand (0: unknown).
    """

    def __init__(self, reason: Reason, about: str = "", edition: int = 0, here: int = 0) -> None:
        super().__init__(f"{reason} {about}".strip())
        self.reason: Final = reason
        self.about: Final = about
        self.edition: Final = edition
        self.here: Final = here


class Player(NamedTuple):
    """Who plays a seat: a name, which is never trusted, and a level (0: a person, 1 to 9: a bot's)."""

    name: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class Link:
    """A link, read: what it is for, the match as far as it goes, the ply to watch from, and the players if they are named."""

    kind: Kind
    match: Match[Any]
    at: int | None = None
    players: tuple[Player, ...] = ()


def encode(match: Match[Any], kind: Kind = "go", at: int | None = None, players: Sequence[Player] = ()) -> str:
    """The match as a link. With the kind `watch`, `at` names the ply to show first (0 to `len(match.turns)`); a `deal`
    leaves the answers out. `players` are named in the link if given, one for each seat.

    Raises ValueError for a kind, ply or players that a link cannot have.
    """
    digits, tail = ([], 0) if kind == "deal" else answers_digits(match)
    return _text(match, kind, digits, tail, at, players)


def answers_digits(match: Match[Any]) -> tuple[list[Digit], int]:
    """The answers of a match as digits, and how many forced ones come after the last of these."""
    digits: list[Digit] = []
    tail = 0
    for turn in match.turns:
        if turn.decision.seat != CHANCE:
            options = match.game.options(turn.before, turn.decision)
            if len(options) > 1:
                digits.append((options.index(turn.action), len(options)))
                tail = 0
            else:
                tail += 1
    return digits, tail


def decode(text: str, games: Mapping[str, Game[Any]], longest: int = LONGEST) -> Link:
    """Reads a link, without the fragment's `#`: the match is replayed. `games` are the games at hand by key.

    Raises BadLink if the text is not exactly what `encode` writes.
    """
    return whole(decoding(text, games, longest))


def decoding(text: str, games: Mapping[str, Game[Any]], longest: int = LONGEST) -> Generator[float, None, Link]:
    """Reads a link as `decode` does, in slices: yields after each answer which part of the link has been read, 0 to 1. A few
    hundred characters can hold a whole game of any length, as forced answers take no room in them. Raises BadLink as
    `decode` does.
    """
    if len(text) > longest:
        raise BadLink("long")
    body, *parts = text.split("&")
    at = _ply(parts.pop(0)) if parts and parts[0].startswith("t=") else None
    named = parts.pop(0)[2:] if parts and parts[0].startswith("p=") else ""
    if parts:
        raise BadLink("mistyped")
    reader = Reader(number_in(body, named))
    game = read_game(reader, games)
    kind, tail = divmod(reader.below(7), 3)
    match = read_deal(reader, game)
    count = reader.gamma() if tail == _PART_TAIL else 0
    digits = [] if _KINDS[kind] == "deal" else (yield from _replay(reader, match))
    if reader.n != 1:
        raise BadLink("illegal", game.key)
    forced = (yield from _answer_tail(match, count)) if tail else 0
    if at is not None and at > len(match.turns):
        raise BadLink("turn", game.key)
    players = _players(named, match.seats) if named else ()
    link = Link(_KINDS[kind], match, at, tuple(Player(clean_name(p.name), p.level) for p in players))
    if (at is not None and link.kind != "watch") or _text(match, link.kind, digits, forced, at, players) != text:
        raise BadLink("mistyped")
    return link


def is_by_link(text: str) -> bool:
    """Whether the text is a link of a game between several devices, which `fair.text` reads; False for what is no link."""
    try:
        return len(text) <= LONGEST and number_in(text) % (NOT_A_MATCH + 1) == NOT_A_MATCH
    except BadLink:
        return False


def clean_name(text: str) -> str:
    """What people typed, as a name that a link can carry; of marks in a row four. Empty if nothing of it can be seen."""
    # Five marks or more on a character are written over what stands above and below.
    name = carried_name("".join(" " if c in _BLANK else c for c in text[:_MOST_READ]))
    name = "".join(c for i, c in enumerate(name) if i < 4 or not all(map(is_mark, name[i - 4 : i + 1])))
    return name if any(c != " " and not is_mark(c) for c in name) else ""


def is_mark(c: str) -> bool:
    """Whether a character that is seen is a mark: Unicode's M, without the third of a megabyte of tables of `unicodedata`."""
    goes_on = ("a" + c).isidentifier() and not c.isidentifier() and not c.isnumeric() and c not in _NO_MARKS
    return goes_on or c in _MARKS


def carried_name(text: str) -> str:
    """A name as a link can carry it: no control, direction or markup characters, single spaces, at most 24 long. What reads
    a name from a link or a save asks for this form, then takes its `clean_name`.
    """
    kept = "".join(c if c.isprintable() and c not in _UNSAFE else " " for c in text[:_MOST_READ])
    return " ".join(kept.split())[:LONGEST_NAME].strip()


# -- writing ----------------------------------------------------------------------------------------------------------


def _text(match: Match[Any], kind: Kind, digits: Sequence[Digit], tail: int, at: int | None, players: Sequence[Player]) -> str:
    if kind not in _KINDS or (at is not None and (kind != "watch" or not 0 <= at <= len(match.turns))):
        raise ValueError(f"no link of kind {kind} at {at}")
    named = _named(players, match.seats) if players else ""
    n = 1
    for value, radix in reversed([*_header(match, kind, tail), *digits]):
        n = n * radix + value
    text = base64(n * MODULUS + check_of(named))
    if at is not None:
        text += f"&t={at}"
    return f"{text}&p={named}" if named else text


def _header(match: Match[Any], kind: Kind, tail: int) -> list[Digit]:
    game, out = match.game, [(match.game.number, NOT_A_MATCH + 1), *gamma(match.game.edition)]
    how = _NO_TAIL if not tail else _PART_TAIL if _only(match) is not None else _WHOLE_TAIL
    out.append((6 if kind == "deal" else 3 * _KINDS.index(kind) + how, 7))
    out += options_digits(game, match.options)
    out += [(match.seats - game.seats.start, len(game.seats)), (match.seed, 1 << SEED_BITS)]
    return out + (gamma(tail) if how == _PART_TAIL else [])


def options_digits(game: Game[Any], options: Options) -> list[Digit]:
    """All options of a game as digits; a single one if all of them are at their defaults."""
    if not game.defaults:
        return []
    usual = all(options[name] == value for name, value in game.defaults.items())
    names = () if usual else sorted(game.defaults)
    return [(0 if usual else 1, 2), *(digit for name in names for digit in gamma(options[name] + 1))]


def gamma(n: int) -> list[Digit]:
    """Elias' gamma code of a number from 1 to 2**32 - 1. Raises ValueError for any other."""
    more = n.bit_length() - 1
    if not 0 <= more < 32:
        raise ValueError(f"{n} has no place in a link")
    return [(1, 2)] * more + [(0, 2), (n - (1 << more), 1 << more)]


def base64(n: int) -> str:
    """A number as base64url characters, the last one of which is a letter or a figure."""
    rest, last = divmod(n, 62)
    data = rest.to_bytes((rest.bit_length() + 23) // 24 * 3, "big")
    text = b2a_base64(data, newline=False).decode().replace("+", "-").replace("/", "_")
    return text.lstrip("A") + ALPHABET[last]


def check_of(named: str = "") -> int:
    """The check of a link that names these players: its number modulo the check's modulus."""
    return 1 + crc32(named.encode()) % (MODULUS - 1) if named else 1


def _named(players: Sequence[Player], seats: int) -> str:
    if len(players) != seats or any(carried_name(p.name) != p.name or not 0 <= p.level < MOST_LEVELS for p in players):
        raise ValueError("these players cannot be named in a link")
    data = "\n".join(f"{p.level}{p.name}" for p in players).encode()
    return b2a_base64(data, newline=False).decode().rstrip("=").replace("+", "-").replace("/", "_")


# -- reading ----------------------------------------------------------------------------------------------------------


class Reader:
    """Takes digits off a number, the lowest first."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def below(self, radix: int) -> int:
        """A digit below its radix."""
        self.n, digit = divmod(self.n, radix)
        return digit

    def gamma(self) -> int:
        """A number written in Elias' gamma code. Raises BadLink if it is too large."""
        more = 0
        while self.below(2):
            more += 1
            if more == 32:
                raise BadLink("illegal")
        return (1 << more) + self.below(1 << more)


def number_in(body: str, named: str = "") -> int:
    """The number that the text of a link stands for, without its check. Raises BadLink."""
    if body.strip(ALPHABET) or named.strip(ALPHABET):  # what is left has a character inside that no link has
        raise BadLink("mistyped")
    if len(body) < _SHORTEST:
        raise BadLink("cut")
    last = ALPHABET.index(body[-1])
    if last >= 62:
        raise BadLink("cut")
    n, check = divmod(int.from_bytes(_bytes("A" * (-len(body[:-1]) % 4) + body[:-1]), "big") * 62 + last, MODULUS)
    if check != check_of(named):
        raise BadLink("damaged")
    return n


def _bytes(text: str) -> bytes:
    """The bytes that the base64url characters stand for. Raises BadLink if they are none."""
    data = text.replace("-", "+").replace("_", "/")
    try:
        return a2b_base64(data + "=" * (-len(data) % 4))
    except Error as e:
        raise BadLink("mistyped") from e


def _ply(part: str) -> int:
    figures = part[2:]
    if not (figures.isascii() and figures.isdigit() and len(figures) <= 6):
        raise BadLink("turn")
    return int(figures)


def read_game(reader: Reader, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """The game that a link is of. Raises BadLink if it is not at hand, or not in this edition."""
    number = reader.below(NOT_A_MATCH + 1)
    if number == NOT_A_MATCH:
        raise BadLink("format")
    found = [game for game in games.values() if game.number == number]
    if not found:
        raise BadLink("game", str(number))
    edition = reader.gamma()
    if edition != found[0].edition:
        raise BadLink("edition", found[0].key, edition, found[0].edition)
    return found[0]


def read_options(reader: Reader, game: Game[Any]) -> Options:
    """The options that `options_digits` wrote. They are not checked: the game may not have them."""
    if game.defaults and reader.below(2):
        return {name: reader.gamma() - 1 for name in sorted(game.defaults)}
    return game.defaults


def read_deal(reader: Reader, game: Game[Any]) -> Match[Any]:
    """The match at its beginning, of the options, seats and seed that the reader holds. Raises BadLink."""
    options = read_options(reader, game)
    seats = game.seats[reader.below(len(game.seats))]
    seed = reader.below(1 << SEED_BITS)
    try:
        return Match(game, seats, options, seed)
    except ValueError as e:
        raise BadLink("options", game.key) from e


def _replay(reader: Reader, match: Match[Any]) -> Generator[float, None, list[Digit]]:
    """Gives the answers that the reader holds, up to the last that is not forced, and returns their digits."""
    digits: list[Digit] = []
    bits = reader.n.bit_length()
    while reader.n > 1:
        digits += read_answer(reader, match)
        yield 1 - reader.n.bit_length() / bits
    return digits


def read_answer(reader: Reader, match: Match[Any]) -> list[Digit]:
    """Gives the next answer that the reader holds; returns its digit, none if it is forced. Raises BadLink after the end."""
    game = match.game
    d = game.decision(match.state)
    if d is None:
        raise BadLink("illegal", game.key)
    options = game.options(match.state, d)
    digits = [(reader.below(len(options)), len(options))] if len(options) > 1 else []
    match.give(d, options[digits[0][0] if digits else 0])
    match.settle()
    return digits


def _answer_tail(match: Match[Any], count: int) -> Generator[float, None, int]:
    """Gives at most so many forced answers (0: as many as there are); returns how many were given."""
    given = 0
    while (given < count or not count) and (only := _only(match)) is not None:
        match.answer(only)
        given += 1
        yield 1.0
    if given < count:
        raise BadLink("illegal", match.game.key)
    return given


def _only(match: Match[Any]) -> Action | None:
    """The answer to what is asked if there is no other."""
    d = match.decision
    options = () if d is None else match.game.options(match.state, d)
    return options[0] if len(options) == 1 else None


def _players(named: str, seats: int) -> tuple[Player, ...]:
    """The players as `_named` wrote them. Raises BadLink for what it would not; the whole link is compared later."""
    try:
        lines = _bytes(named).decode().split("\n")
    except UnicodeDecodeError as e:
        raise BadLink("players") from e
    if len(lines) != seats or any(line[:1] not in tuple("0123456789") for line in lines):
        raise BadLink("players")
    players = tuple(Player(line[1:], int(line[0])) for line in lines)
    if any(carried_name(p.name) != p.name for p in players):
        raise BadLink("players")
    return players
