"""A game by link as this device saves it: what the engine stores of it, and what only the page knows.

It is stored among the versions of other games, with ids of its own kind. So the journal, claims and locks hold for it too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from ...table.fair.curves import SECRET
from ...table.fair.editions import are_fields
from ...table.fair.standing import STEPS, Unusual
from ...table.link import clean_name
from ..core.device import Storage
from ..core.untrusted import loads
from ..keeping.record import LONGEST, BadSave, headed, intact, is_id
from ..keeping.versions import GAME, LINKED, Saved, Versions, free

Stage: TypeAlias = Literal["inviting", "turn", "unsent", "waiting", "looking", "over"]
"""In this order: players are missing; it is the turn here; all is answered or a message was made, but its link has not been
given out; another seat's turn; nobody here plays; the game is over.
"""

_LARGEST: Final = 1 << 53
_MOST: Final = 4_000
"""The most answers of one message that are saved."""


@dataclass(frozen=True, slots=True)
class Kept:
    """One saved version of a game. Times are whole milliseconds since 1970."""

    id: str
    game: str
    """The game's key."""
    device: Mapping[str, str]
    """What the engine stores: see `table.fair.device.Device.stored`."""
    stage: Stage
    names: tuple[str, ...]
    """The names of those who have joined, by seat."""
    keys: tuple[str, ...] = ()
    """The public keys of those who have devices, as hexadecimal digits. By these the page recognises a link of this game."""
    asked: int = -1
    """The seat whose message is next; -1 if there is none."""
    me: int = -1
    """The seat of this device; -1 if it only looks on."""
    draft: tuple[int, ...] = ()
    """The answers that are not sent yet, each as its index among its decision's options."""
    steps: tuple[Unusual, ...] = ()
    """The steps with which that message begins if it does not wait for somebody: see `table.fair.device.Device.stands_in`."""
    given: int = 0
    """When the link was given out last; 0 if it never was."""
    since: int = 0
    """When the game came to this state."""
    compared: int = 0
    """1 if people compared the words and they were the same, -1 if they differed, 0 if nobody has compared them."""


_TYPES: Final[dict[str, Callable[[Any], bool]]] = {
    "game": is_id,
    "device": lambda v: type(v) is dict and are_fields(frozenset(v)) and all(type(t) is str for t in v.values()),
    "stage": lambda v: v in get_args(Stage),
    "names": lambda v: type(v) is list and 0 < len(v) <= 8 and all(type(n) is str and clean_name(n) == n for n in v),
    "keys": lambda v: type(v) is list and len(v) <= 8 and all(type(k) is str and len(k) == 2 * SECRET for k in v),
    "asked": lambda v: _whole(v) and -1 <= v < 8,
    "me": lambda v: _whole(v) and -1 <= v < 8,
    "draft": lambda v: type(v) is list and len(v) < _MOST and all(_whole(n) and n >= 0 for n in v),
    "steps": lambda v: type(v) is list and len(v) < 8 and all(type(s) is str and s in STEPS for s in v),
    "given": lambda v: _whole(v) and v >= 0,
    "since": lambda v: _whole(v) and v >= 0,
    "compared": lambda v: _whole(v) and abs(v) <= 1,
}


def _whole(value: Any) -> bool:
    return type(value) is int and abs(value) < _LARGEST


def write(kept: Kept) -> str:
    """The version as text."""
    fields = {name: value for name, value in asdict(kept).items() if name != "id"}
    return headed(json.dumps({"by": "link", **fields}, ensure_ascii=False, separators=(",", ":")))


def read(game_id: str, text: str) -> Kept:
    """The version in a text. Raises BadSave."""
    body = intact(text)
    try:
        data = loads(body, LONGEST)
    except ValueError as e:
        raise BadSave("damaged") from e
    if type(data) is dict:
        data.setdefault("steps", [])  # older versions have no steps
    if type(data) is not dict or data.keys() != {"by", *_TYPES}:
        raise BadSave("field", "names")
    for name, fits in _TYPES.items():
        if not fits(data[name]):
            raise BadSave("field", name)
    fields: dict[str, Any] = {name: tuple(data[name]) if type(data[name]) is list else data[name] for name in _TYPES}
    return Kept(game_id, **fields)


class LinkShelf:
    """The saved games by link. Problems with the storage raise what `Versions` raises."""

    def __init__(self, storage: Storage, writer: str) -> None:
        self._versions = Versions(storage, writer, lambda: iter(()))

    def games(self) -> Iterator[Kept]:
        """The latest readable version of each game."""
        seen = set()
        for key in self._versions.keys(GAME):
            if key.id.startswith(LINKED) and key.id not in seen and (kept := self._at(key.id, self._versions.text(key))):
                seen.add(key.id)
                yield kept

    @staticmethod
    def _at(game_id: str, text: str | None) -> Kept | None:
        try:
            return read(game_id, text or "")
        except BadSave:
            return None

    def load(self, game_id: str) -> Kept | None:
        """The latest readable version of a game; None if there is none. From now on this tab writes its versions."""
        self._versions.settle(game_id)
        for key in self._versions.keys(GAME, game_id):
            if kept := self._at(game_id, self._versions.text(key)):
                self._versions.know(game_id, key.n)
                return kept
        return None

    def save(self, kept: Kept) -> Saved:
        """Saves a version, and reads it back as a check."""
        return self._versions.save(kept.id, write(kept))

    def new_id(self, now: int) -> str:
        """An unused id for a new game."""
        return free(f"{LINKED}{now:x}", self._versions.ids())

    def remove(self, game_id: str) -> None:
        """Removes a game for good."""
        self._versions.remove(game_id)
