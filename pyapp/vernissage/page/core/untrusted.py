"""JSON that comes from outside: looked through before it is parsed, as depth alone can end a browser's Python for good.

Python's parser calls itself for each bracket inside a bracket. In CPython too many raise RecursionError; in Pyodide the
browser's own stack ends first, at a few thousand, and nothing can be caught or done after that.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

DEEPEST: Final = 8
"""The most brackets within each other: nothing that this page writes has more than three."""
MOST_PARTS: Final = 100_000
"""The most brackets and strings: the longest file with games has a third of that."""

_PARTS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)|[\[\]{}]', re.DOTALL)
"""A string, whole or cut off by the text's end, or a bracket outside of strings; it looks at each character once."""


def loads(text: str, longest: int) -> Any:
    """The text's JSON. Raises ValueError for none, and beyond `longest` characters, `DEEPEST` or `MOST_PARTS`."""
    if len(text) > longest:
        raise ValueError(f"more than {longest} characters")
    depth = 0
    for n, part in enumerate(_PARTS.finditer(text)):
        kind = part[0][0]
        depth += 1 if kind in "[{" else -1 if kind in "]}" else 0
        if depth > DEEPEST or n >= MOST_PARTS:
            raise ValueError("too deep" if depth > DEEPEST else "too many parts")
    return json.loads(text)
