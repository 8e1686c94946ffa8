"""Says where things lie in Python's memory, and how they look there, for build/python/slim.mjs, as JSON in FOUND: types with
the size of their instances; a code object, and two texts with what Python itself says of them; the modules, whether there is a
lock, how many objects are frozen. Makes nothing that stays.
"""

import gc
import json
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

LATIN, BASIC = 0xFF, 0xFFFF  # characters up to here take one byte, or two


def functions() -> Iterator[CodeType]:
    """The code of the package's functions."""
    for name, module in sys.modules.items():
        if name.startswith("vernissage"):
            for thing in vars(module).values():
                if isinstance(thing, FunctionType):
                    yield thing.__code__


def text(of: Any) -> dict[str, int]:
    """The first constant of a function that meets a condition."""
    texts = (thing for code in functions() for thing in code.co_consts if isinstance(thing, str) and len(thing) > 1)
    found = next(filter(of, texts))
    return {"id": id(found), "length": len(found), "first": ord(found[0])}


def look() -> dict[str, Any]:
    """Collects the layout."""
    code = next(functions())
    parts = {"consts": code.co_consts, "names": code.co_names, "exceptions": code.co_exceptiontable, "lines": code.co_linetable,
             "file": code.co_filename, "name": code.co_name, "qualified": code.co_qualname}  # fmt: skip
    types = {kind.__name__: {"id": id(kind), "basic": kind.__basicsize__, "item": kind.__itemsize__}
             for kind in (str, bytes, tuple, CodeType, type)}  # fmt: skip
    return {
        "types": types,
        "code": {"id": id(code), **{name: id(part) for name, part in parts.items()}},
        "ascii": text(str.isascii),
        "wide": text(lambda said: LATIN < ord(max(said)) <= BASIC),
        "modules": id(sys.modules),
        "lock": "t" not in sys.abiflags,
        "frozen": gc.get_freeze_count(),
    }


FOUND = json.dumps(look())
