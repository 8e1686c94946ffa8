"""Finds links in what people paste or open: lenient about all that stands around a link and inside it, strict about the link.

Programs that carry links add to them: text before and after, signs of emphasis, brackets and quotes, line ends, marks that
nobody sees, per cent signs and the escapes of other notations. All of that goes; then whatever could be the link is tried, and
its check decides (`table.link`). So nothing is taken for a link that was not written as one, and where one can be told it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from .link import LONGEST, BadLink, number_in

_LETTERS: Final = r"[A-Za-z0-9_-]"
_RUN: Final = re.compile(rf"{_LETTERS}*(?:&t=[0-9]+)?(?:&p={_LETTERS}+)?", re.ASCII)
"""The characters of a link, as far as they go."""
_GAP: Final = re.compile(r"(?:[\s>|]|</?(?:br|wbr|span|mark|b|i|u|em|strong)\b[^<>]*>)+", re.IGNORECASE)
"""Where a link can have been broken: at a line's end, at the mark of a line in a mail that was answered, at a tag."""
_BYTES: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_DASHES: Final = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2013": "--", "\u2014": "--", "\u2212": "-", "\ufe63": "-"})
"""Dashes that programs put in the place of hyphens."""
_WIDE: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
"""Letters and signs as wide as those of Chinese."""
_NUMBERED: Final = re.compile(r"&#x([0-9a-f]{2,4});|&#([0-9]{2,5});|\\u([0-9a-f]{4})", re.IGNORECASE | re.ASCII)
"""A character by its number, in HTML and in JSON."""
_ESCAPED: Final = (
    ("&amp;", "&"), ("&num;", "#"), ("&lowbar;", "_"), ("\\_", "_"), ("\\-", "-"), ("\\#", "#"), ("&t=3D", "&t=")
)  # fmt: skip
"""How other notations write a link's own characters; the last one is mail's."""
_SOFT: Final = re.compile(r"=\r?\n")
"""How mail writes the end of a line that is none."""
_QUOTED: Final = re.compile(r"=([0-9A-F]{2})", re.ASCII)
"""How mail writes a byte: only tried, as a link has signs of equality of its own."""
_UNSEEN: Final = frozenset("\u034f\u180b\u180c\u180d\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b"
                           "\ufe0c\ufe0d\ufe0e\ufe0f")  # fmt: skip
"""Marks that show nothing although Python calls them printable."""
_DEPTH: Final = 3
"""So many times per cent signs may have been written for per cent signs."""
_PIECES: Final = 400
"""A link may have been broken into so many pieces, or else every piece of the text belongs to it."""
_BEGUN: Final = ("&", "&t", "&t=", "&p", "&p=")
_SIGNS: Final = 4
"""So many signs of emphasis may stand at either side."""
_STARTS: Final = 12
"""Without a mark a link may begin at so many words of a text."""
_AROUND: Final = "<>()[]{}\"'`.,;:!?*~|\u201c\u201d\u201e\u2018\u2019\u201a\u00ab\u00bb\u2026 \t\r\n"
"""What may stand between a mark and its link, or at a link's end, and is none of its letters."""
_CODE: Final = 9
"""The fewest letters of a link that stands in a text without its mark."""

def link_in(text: str, *reads: Callable[[str], bool], longest: int = LONGEST) -> str:
    """The link in a text: an address, or a bare link, with whatever stands around it. If several stretches of the text have a
    right check, it is the first that the first of `reads` accepts, else the next of them. If none has one, it is what looks
    most like a link, so that whoever reads it can tell what is wrong with it; empty if there is nothing.
    """
    text = cleaned(text[: 4 * longest])
    found = list(dict.fromkeys(c for c in _candidates(text) if len(c) <= longest and _is_right(c)))
    if len(found) > 1:
        return next((c for read in reads for c in found if read(c)), found[0])
    return found[0] if found else "".join(_GAP.split(text.rpartition("#")[2])).strip(_AROUND)


def line_in(text: str, size: int, reads: Callable[[str], bool]) -> str:
    """The line of so many of a link's letters in a text, such as the one that brings a lost seat back: the first that `reads`
    accepts. If there is none, all letters of the text: whoever reads them tells what is wrong.
    """
    runs: list[str] = re.findall(rf"{_LETTERS}+", cleaned(text[:LONGEST]).translate(_DASHES), re.ASCII)
    for i in range(len(runs)):
        joined = ""
        for run in runs[i:]:
            joined += run
            starts = range(len(joined) - len(joined.lstrip("_-")) + 1)
            for line in (joined[start : start + size] for start in starts):
                if len(line) == size and reads(line):
                    return line
            if len(joined) > size + _PIECES:
                break
    return "".join(runs)


def cleaned(text: str) -> str:
    """The text without per cent signs, escapes, and characters that nobody sees."""
    for _ in range(_DEPTH):
        plain = _BYTES.sub(lambda m: bytes.fromhex(m[0].replace("%", "")).decode(errors="replace"), text)
        plain = _NUMBERED.sub(lambda m: chr(int(m[2]) % 0x10000 if m[2] else int(m[1] or m[3], 16)), plain).translate(_WIDE)
        for written, meant in _ESCAPED:
            plain = plain.replace(written, meant)
        if plain == text:
            break
        text = plain
    return "".join(c for c in text if c.isspace() or (c.isprintable() and c not in _UNSEEN))


def _candidates(text: str) -> Iterator[str]:
    """Whatever in the text could be a link, the likeliest first: what follows a mark, the last one first, then what follows no
    mark. Each mark with hyphens as they stand, then with dashes for hyphens, then as mail quotes it.
    """
    short = text.translate(_DASHES | {ord("\u2013"): "-", ord("\u2014"): "-"})
    soft = _SOFT.sub("", text)
    quoted = _QUOTED.sub(lambda m: chr(int(m[1], 16)), soft)
    for written in dict.fromkeys((text, text.translate(_DASHES), short, soft, quoted)):
        for rest in written.split("#")[:0:-1]:
            yield from _growing(rest)
    for written in dict.fromkeys((text, soft, quoted)):
        starts = [m.start() for m in re.finditer(rf"(?<!{_LETTERS}){_LETTERS}{{{_CODE},}}|^", written, re.ASCII)]
        for start in starts[:_STARTS]:
            for skipped in range(_SIGNS + 1):
                if not written[start : start + skipped].strip("_-"):
                    yield from _growing(written[start + skipped :])


def _growing(text: str) -> Iterator[str]:
    """The run of a link's characters at the text's beginning, with each further piece that may belong to it, and what is left
    of each without the signs of emphasis at its end, which are letters of links too.
    """
    joined, pieces = "", _GAP.split(text.lstrip(_AROUND))
    for n, piece in enumerate(pieces[:_PIECES], 1):
        joined += piece
        run = _run(joined)
        more = n < len(pieces)
        if more and (joined[len(run) :] in _BEGUN or pieces[n].startswith(("&t=", "&p="))):
            continue  # it was broken at one of its parts
        yield from _trimmed(run)
        if len(run) < len(joined):
            return
    if len(pieces) > _PIECES:
        yield from _trimmed(_run("".join(pieces)))


def _run(text: str) -> str:
    found = _RUN.match(text)
    return found[0] if found else ""


def _trimmed(run: str) -> Iterator[str]:
    for signs in range(_SIGNS + 1):
        if not run[len(run) - signs :].strip("_-"):
            yield run[: len(run) - signs]


def _is_right(text: str) -> bool:
    """Whether the text's check is right."""
    body, *parts = text.split("&")
    try:
        number_in(body, next((part[2:] for part in parts if part.startswith("p=")), ""))
    except BadLink:
        return False
    return True


__all__ = ["cleaned", "line_in", "link_in"]
