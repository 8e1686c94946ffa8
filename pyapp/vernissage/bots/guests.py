"""Guests: bots that people bring to the page in files: a module (`.py`) or a wheel, and the wheels that it needs. A guest plays
in a worker of its own (`hosting`), which gets its views as text; its wheels are looked at before they are installed (`wheels`).

Glossary: a *fault* is what keeps a guest from playing. It is told by a word of `Kind` and a detail: a piece of Python's own
message, the name of a module, or what the guest answered.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "ending", "many", "large", "long", "named", "native", "outside", "bomb", "record", "starts", "hides", "twice", "needs",
    "clash", "missing", "absent", "broken", "none", "shape", "illegal", "slow", "lost",
]  # fmt: skip
"""What is wrong with the files: no `.py` or `.whl`; more than `MOST`, or than one `.py`; more bytes than `LARGEST`; they took
more than `INSTALLS` to install. With a wheel: its name is none; it has compiled code; a file of it would lie outside of its
place; unpacked it is too large; what it tells of itself does not fit; it would have code run by itself; it would take the
place of something that is there; it comes twice; it needs another one, or another one in another version. With the bot: a
module that it imports is not there; one of Python's library is not in the page; it raises an exception; there is none for this
game; it is none; an answer that is no option; it took too long; its worker could not start, or has ended. (`many`, `large`,
`long`, `slow` and `lost` are noticed outside of the worker: web/loader/guests.mjs.)
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LARGEST: Final = 5_000_000
"""Bytes of all files together; more are not read."""
MOST: Final = 12
"""How many files there may be."""
INSTALLS: Final = 60
"""Seconds that installing them may take."""
LONGEST: Final = 10
"""Seconds that loading the bot may take, and each answer."""


class Fault(Exception):
    """What keeps a guest from playing: its kind, a detail, and the name of the file with it, if it is one of several."""

    def __init__(self, kind: Kind, detail: str = "", file: str = "") -> None:
        super().__init__(kind, detail, file)
        self.kind, self.detail, self.file = kind, detail, file


_OURS: Final = __name__.partition(".")[0]
_TAGS: Final = {"t": tuple, "l": list}


def written(view: object) -> str:
    """A view as text: JSON, in which a list is a row of values after what makes it: `t` a tuple, `l` a list, else a class of
    ours with its values in order. Raises TypeError for values that views do not have.
    """
    return json.dumps(_written(view), separators=(",", ":"))


def _written(value: Any) -> Any:
    if value is None or type(value) in (bool, int, str):
        return value
    kind = type(value)
    fields = getattr(kind, "_fields", None) or getattr(kind, "__match_args__", None)
    if kind.__module__.startswith(f"{_OURS}.") and fields:
        return [f"{kind.__module__}:{kind.__qualname__}", *(_written(getattr(value, field)) for field in fields)]
    for tag, plain in _TAGS.items():
        if kind is plain:
            return [tag, *map(_written, value)]
    raise TypeError(f"a view has no {kind.__qualname__}")


def read(text: str) -> Any:
    """The view that `written` has made text of. Its game has to be here already. Raises KeyError if it is not."""
    return _read(json.loads(text))


def _read(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    tag, *rest = value
    parts = map(_read, rest)
    if tag in _TAGS:
        return _TAGS[tag](parts)
    module, _, name = tag.partition(":")
    return getattr(sys.modules[module], name)(*parts)
