"""How a name looks: names that differ may look the same, and people tell one another apart by what they see."""

from __future__ import annotations

from typing import Final

from ..link import is_mark

_LOOK: Final = str.maketrans(
    "АВЕЗЅІЈКМНОРСТУХҮԌԚԜаеѕіјһорсуүхԁԛԝ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲ" "I1|0" "іӀӏ" "ɑɡօոս",  # noqa: RUF001 - that is what it is about
    "ABE3SlJKMHOPCTYXYGQWaesljhopcyyxdqw" "ABEZHlKMNOPTYXovc" "lllO" "lll" "agonu",
)
"""Letters of Cyrillic and Greek, and figures, by the Latin letter that they look like."""
_MARKED: Final = frozenset("ЁЙЇЎЃЌѓёйїўќΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ")
"""Letters of these scripts that have a mark."""


def look(name: str) -> str:
    """What people see of a name: the same for names that look alike. A letter with marks, in one character or in several, looks
    like any other letter with marks: Python's tables of which is which are too large for a page.
    """
    out: list[str] = []
    for c in name:
        if is_mark(c):
            out[-1:] = "?"
        else:
            out.append("?" if "\xc0" <= c <= "\u024f" or "\u1e00" <= c <= "\u1fff" or c in _MARKED else c.translate(_LOOK))
    return "".join(out)
