"""How a name looks: names that differ may look the same, and people tell one another apart by what they see."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..link import LONGEST_NAME, is_mark

_LOOK: Final = str.maketrans(
    "АВЕЗЅІЈКМНОРСТУХҮԌԚԜаеѕіјһорсуүхԁԛԝ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲ" "I1|0" "іӀӏ" "ɑɡօոս"  # noqa: RUF001 - that is what it is about
    "ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ" "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ" "ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏔᏕᏙᏚᏞᏟᏢᏦᏴ",  # noqa: RUF001
    "ABE3SlJKMHOPCTYXYGQWaesljhopcyyxdqw" "ABEZHlKMNOPTYXovc" "lllO" "ill" "agonu"
    "lVXLCDMivxlcdm" "BPDTGKJCZFMNLSRVHWXYAElOU" "DRTAJEWMHYGZWSVSLCPKB",
)
"""Letters of other scripts, and figures, by the Latin letter that they look like."""
_MARKED: Final = frozenset("ЁЙЇЎЃЌѓёйїўќΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ")
"""Letters of these scripts that have a mark."""
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def look(name: str) -> str:
    """What people see of a name: the same for names that look alike. A letter with marks, in one character or in several, looks
    like any other letter with marks: Python's tables of which is which are too large for a page.
    """
    out: list[str] = []
    for c in map(_plain, name):
        if is_mark(c):
            out[-1:] = "?"
        else:
            out.append("?" if "\xc0" <= c <= "\u024f" or "\u1e00" <= c <= "\u1fff" or c in _MARKED else c.translate(_LOOK))
    return "".join(out).replace("rn", "m").replace("vv", "w")


def _plain(c: str) -> str:
    """A character of full width, or a letter or figure of mathematics, as it is typed."""
    n = ord(c)
    if 0xFF01 <= n <= 0xFF5E:
        return chr(n - 0xFEE0)
    if 0x1D400 <= n < 0x1D6A4:
        return _LETTERS[(n - 0x1D400) % 52]
    return str((n - 0x1D7CE) % 10) if 0x1D7CE <= n < 0x1D800 else c


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, or, if somebody has it or one that looks like it, "Ben (2)": two people never look like one."""
    n, out, looks = 1, name, set(map(look, taken))
    while look(out) in looks:
        n += 1
        out = f"{name[: LONGEST_NAME - len(str(n)) - 3].strip()} ({n})"
    return out
