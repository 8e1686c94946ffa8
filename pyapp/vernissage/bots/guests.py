"""Guests: bots that people bring to the page as a file, a module (`.py`) or a wheel. A guest plays in a worker of its own
(`hosting`), which gets its views as text.

Glossary: a *fault* is what keeps a guest from playing. It is told by a word of `Kind` and a detail: a piece of Python's own
message, the name of a module, or what the guest answered.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal["ending", "large", "native", "missing", "broken", "none", "shape", "illegal", "slow", "lost"]
"""What is wrong: no `.py` or `.whl`; more than `LARGEST`; a wheel that is not for every machine; a module that it imports is
not there; it raises an exception; it has no bot for this game; its bot is none; an answer that is no option; it took too long;
its worker could not start, or has ended. (`large`, `slow` and `lost` are noticed outside of the worker:
web/loader/guests.mjs.)
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LARGEST: Final = 5_000_000
"""Bytes of a file; larger ones are not read."""
LONGEST: Final = 10
"""Seconds that loading the file may take, and each answer."""

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
