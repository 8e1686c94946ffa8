"""Names in scripts that run from right to left, between words and figures that run from left to right.

A name in Hebrew takes a figure beside it into its own direction: "3 : name" where "name: 3" is meant. So what people typed is
isolated: nothing of it has a say in the order of what stands around it. Plain text has two characters for that, markup `<bdi>`.
"""

from __future__ import annotations

import re
from typing import Final

FIRST, LAST = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
RIGHT_TO_LEFT: Final = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff"
"""The blocks of these scripts, as a class of characters for a regular expression."""
_ANY: Final = re.compile(f"[{RIGHT_TO_LEFT}]").search
_TURNS: Final = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067"))
"""What turns the direction of all that follows: names cannot have it, files can."""
_ISOLATE: Final = re.compile(f"{FIRST}[^{FIRST}{LAST}]*{LAST}")


def isolated(text: str) -> str:
    """A name or title in a text, without what turns directions; isolated names stay, and so does what runs to the right."""
    if text.isascii():
        return text
    text = text.translate(_TURNS)
    if not _ANY(_ISOLATE.sub("", text)):
        return text
    return f"{FIRST}{text}{LAST}"


def alone(text: str) -> str | None:
    """The text inside one pair of isolates; None if there is anything outside of them."""
    return text[1:-1] if _ISOLATE.fullmatch(text) else None
