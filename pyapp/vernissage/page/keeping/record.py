"""A saved game as text, and back: one line with schema and check, then the fields as JSON, each of them validated.

Glossary: a *record* is one saved version of a game; its *summary* are a few ids with figures (such as the round) that the
shelf shows without replaying the game; *marks* are ids such as `practice`.
"""

from __future__ import annotations

import json
import string
from binascii import crc32
from collections.abc import Callable, Generator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from ...table.game import Game
from ...table.link import MOST_LEVELS, Player, carried_name, clean_name, decoding
from ...table.match import Match
from ..core.untrusted import loads

SCHEMA: Final = 1
"""The schema that is written here. A record of a later one is left alone."""
LONGEST_LINK: Final = 100_000
"""The most characters of a saved game's link: room for the longest game, far more than a shared link may have."""
LONGEST: Final = LONGEST_LINK + 20_000

_HEAD: Final = "vernissage-save"
_LARGEST: Final = 1 << 53
_ID_CHARACTERS: Final = frozenset(string.ascii_lowercase + string.digits + "-_")
_LINK_CHARACTERS: Final = frozenset(string.ascii_letters + string.digits + "-_&=")

Fault: TypeAlias = Literal["long", "damaged", "newer", "field"]
"""What is wrong with a save: over the limit; cut or changed, as the check tells; of a later schema; a field's value."""


class BadSave(ValueError):
    """The text is no save that can be read here; `fault` says why, `about` names the field."""

    def __init__(self, fault: Fault, about: str = "") -> None:
        super().__init__(f"{fault} {about}".strip())
        self.fault: Final = fault
        self.about: Final = about


class Result(NamedTuple):
    """How a game ended: points by seat, and the seats that won (none: nobody)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Save:
    """One saved version of a game. Times are whole milliseconds since 1970, passed in by the page."""

    game: str
    """The game's key."""
    link: str
    """The match, as `table.link` writes it (kind `go`, no players)."""
    players: tuple[Player, ...]
    """By seat. Names are people's text: never trusted, always escaped."""
    title: str = ""
    """What people call this game, if anything; as long as a name may be."""
    summary: Mapping[str, int] = field(default_factory=dict)
    """Up to 16 figures by id, such as `{"round": 3, "seat": 1}`."""
    marks: tuple[str, ...] = ()
    """Up to 8 ids. `practice`: answers were taken back freely; such a game counts in no statistics."""
    begun: int = 0
    saved: int = 0
    result: Result | None = None
    """None while the game goes on."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, p in enumerate(self.players) if not p.level)


def write(record: Save) -> str:
    """The record as text. Raises BadSave if a field has no value that `read` would take."""
    checked(record)
    return headed(json.dumps(asdict(record), ensure_ascii=False, separators=(",", ":")))


def headed(body: str) -> str:
    """The text of a save: its first line, with schema and check, then the body."""
    return f"{_HEAD} {SCHEMA} {_check(str(SCHEMA), body):08x}\n{body}"


def read(text: str) -> Save:
    """The record that the text holds. Raises BadSave."""
    body = intact(text)
    try:
        data = loads(body, LONGEST)
    except ValueError as e:
        raise BadSave("damaged") from e
    return from_fields(data)


def intact(text: str) -> str:
    """The text without its first line, if schema and check are good. Raises BadSave."""
    if len(text) > LONGEST:
        raise BadSave("long")
    head, _, body = text.partition("\n")
    words = head.split(" ")
    if len(words) != 3 or words[0] != _HEAD or words[2] != f"{_check(words[1], body):08x}":
        raise BadSave("damaged")
    if words[1] != str(SCHEMA):
        raise BadSave("newer")
    return body


def opening(record: Save, games: Mapping[str, Game[Any]]) -> Generator[float, None, Match[Any]]:
    """The record's match, replayed in slices. Raises BadLink as `decode` does, BadSave if a field does not fit it."""
    match: Match[Any] = (yield from decoding(record.link, games, LONGEST_LINK)).match
    if record.game != match.game.key:
        raise BadSave("field", "game")
    if len(record.players) != match.seats:
        raise BadSave("field", "players")
    if record.result is not None and len(record.result.scores) != match.seats:
        raise BadSave("field", "result")
    return match


def from_fields(data: Any) -> Save:
    """The record with these fields, which come from outside: JSON's own types. Raises BadSave for any that is not right."""
    names = Save.__dataclass_fields__.keys()
    if type(data) is not dict or data.keys() != names:
        raise BadSave("field", "names")
    values = {name: data[name] for name in names}
    players = _list(data, "players", lambda p: type(p) is list and len(p) == 2)
    values["players"] = tuple(Player(_seen(name), level) for name, level in players)
    values["title"] = _seen(data["title"])
    values["marks"] = tuple(_list(data, "marks", lambda m: True))
    result = data["result"]
    if result is not None:
        if type(result) is not list or len(result) != 2 or any(type(part) is not list for part in result):
            raise BadSave("field", "result")
        values["result"] = Result(tuple(result[0]), tuple(result[1]))
    return checked(Save(**values))


def checked(record: Save) -> Save:
    """The record itself. Raises BadSave if any field's value is out of its bounds."""
    good = {
        "game": is_id(record.game),
        "link": type(record.link) is str and 0 < len(record.link) <= LONGEST_LINK and _LINK_CHARACTERS.issuperset(record.link),
        "players": 1 <= len(record.players) <= 8 and all(_is_player(p) for p in record.players),
        "title": _is_name(record.title),
        "summary": _is_summary(record.summary),
        "marks": len(record.marks) <= 8 and all(is_id(m) for m in record.marks),
        "begun": _is_whole(record.begun) and record.begun >= 0,
        "saved": _is_whole(record.saved) and record.saved >= 0,
        "result": record.result is None or _is_result(record.result, len(record.players)),
    }
    for name, fine in good.items():
        if not fine:
            raise BadSave("field", name)
    return record


def is_id(value: Any) -> bool:
    """Whether this is a short plain name: 1 to 32 of a to z, 0 to 9, - and _."""
    return type(value) is str and 0 < len(value) <= 32 and _ID_CHARACTERS.issuperset(value)


def _is_whole(value: Any) -> bool:
    return type(value) is int and -_LARGEST < value < _LARGEST


def _is_name(value: Any) -> bool:
    return type(value) is str and clean_name(value) == value


def _seen(name: Any) -> Any:
    """A name without its invisible characters, which earlier versions of the page let through; any other value as it is."""
    return clean_name(name) if type(name) is str and carried_name(name) == name else name


def _is_player(p: Player) -> bool:
    return _is_name(p.name) and _is_whole(p.level) and 0 <= p.level < MOST_LEVELS


def _is_summary(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= 16 and all(is_id(k) and _is_whole(v) for k, v in value.items())


def _is_result(result: Result, seats: int) -> bool:
    if len(result.scores) != seats or not all(_is_whole(p) for p in result.scores):
        return False
    return all(_is_whole(w) and 0 <= w < seats for w in result.winners) and len(set(result.winners)) == len(result.winners)


def _list(data: Mapping[str, Any], name: str, fits: Callable[[Any], bool]) -> list[Any]:
    value = data[name]
    if type(value) is not list or not all(fits(v) for v in value):
        raise BadSave("field", name)
    return value


def _check(schema: str, body: str) -> int:
    return crc32(f"{schema}\n{body}".encode("utf-8", "surrogatepass"))
