"""What people chose for this browser: language, light, motion, sounds, their name. Kept beside the games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from ...games import PLAYED
from ...table.link import clean_name
from ..core.device import Storage, StorageForbidden, StorageFull
from ..core.motion import SPEEDS, Speed
from ..core.untrusted import loads
from ..core.words import LANGUAGES

LIKES_KEY: Final = "settings"
"""The storage's key for them."""
DAMAGED_LIKES_KEY: Final = "settings-damaged"
"""The key that they are set aside under when they cannot be read."""
LONGEST_LIKES: Final = 10_000
"""The most characters of them."""
THEMES: Final = ("system", "light", "dark")


@dataclass(slots=True, eq=False)
class Likes:
    """What people chose; the defaults where they chose nothing."""

    language: str = ""
    """One of `LANGUAGES`; empty: none was chosen."""
    theme: str = "system"
    sound: bool = True
    """Whether small sounds are made, low, as moves of a game are carried out."""
    speed: Speed = "normal"
    """How fast pieces move on a table."""
    name: str = ""
    """What the person here is called, remembered for the next game."""
    met: str = ""
    """The keys of the games that somebody here has sat down to, with spaces between them."""

    def beside(self, known: Likes, stored: Likes) -> Likes:
        """These likes with another tab's; of what both changed since `known`, this tab's."""
        names = self.__dataclass_fields__
        mine = {name: getattr(self, name) for name in names if getattr(self, name) != getattr(known, name)}
        theirs = {name: getattr(stored, name) for name in names}
        both = theirs | mine
        return Likes(**both | {"language": both["language"] or self.language})

    def text(self) -> str:
        """As it is kept."""
        sound = "on" if self.sound else "off"
        kept = {"language": self.language, "theme": self.theme, "sound": sound, "speed": self.speed, "name": self.name,
                "met": self.met}  # fmt: skip
        return json.dumps(kept, ensure_ascii=False)


def newest_likes(storage: Storage) -> Likes | None:
    """What is stored now; None if there is nothing that can be read. Raises StorageForbidden."""
    try:
        kept = loads(storage.get(LIKES_KEY) or "", LONGEST_LIKES)
    except ValueError:
        return None
    return _taken(_texts(kept)) if isinstance(kept, dict) else None


def _texts(kept: dict[Any, Any]) -> dict[str, str]:
    return {k: v for k, v in kept.items() if isinstance(v, str) and len(v) < 100}


def kept_likes(storage: Storage) -> tuple[Likes, bool]:
    """What was kept, and whether it could be read. What cannot be read is set aside under a key of its own."""
    try:
        text = storage.get(LIKES_KEY)
    except StorageForbidden:
        return Likes(), True
    try:
        kept = loads(text or "{}", LONGEST_LIKES)
    except ValueError:
        kept = None
    if isinstance(kept, dict):
        return _taken(_texts(kept)), True
    try:
        storage.set(DAMAGED_LIKES_KEY, text or "")
        storage.remove(LIKES_KEY)
    except (StorageFull, StorageForbidden):
        return Likes(), False  # it stays where it is, until somebody chooses something and there is room
    return Likes(), False


def _taken(kept: dict[str, str]) -> Likes:
    language, theme = kept.get("language", ""), kept.get("theme", "")
    return Likes(
        language if language in LANGUAGES else "",
        theme if theme in THEMES else THEMES[0],
        kept.get("sound") != "off",
        next((speed for speed in SPEEDS if speed == kept.get("speed")), "normal"),
        clean_name(kept.get("name", "")),
        " ".join(key for key in PLAYED if key in kept.get("met", "").split()),
    )
