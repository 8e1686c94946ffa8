"""Links as messengers, mail programs and people send them: each is found again, and nothing else is taken for it.

Glossary: a *kind* is one of what can be typed, pasted or opened: links of games on one device (to go on, to watch, a deal), of
games by link, codes of live tables, the line that brings a lost seat back. A mangling is *harmless* if a person would call what
comes of it the same link, and *harmful* if a letter of it is gone or wrong.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import quote

from tests.fuzz.links import _good_links
from tests.table.fair.two.tables import Party, at_random
from vernissage.games import GAMES
from vernissage.table.fair.editions import keys_in
from vernissage.table.fair.entries import LINE, MASTER, line_of, master_of
from vernissage.table.fair.trouble import Refused
from vernissage.table.found import line_in, link_in
from vernissage.table.link import ALPHABET, BadLink, decode, is_by_link
from vernissage.table.live import code

GOLDEN = Path(__file__).parents[1] / "golden" / "fair"
SITES = ("https://vernissage.example/", "http://localhost:8000/", "https://art.example/play/a.html", "vernissage.example/", "")
PROSE = (
    "Your turn!", "see you on tuesday", "Zagrasz? Czekam na ruch \U0001f3a8", "#1 in our list", "I hung a large painting",
    "na zdrowie", "\U0001f642\U0001f642", "\u05e9\u05dc", "Lg, Anna", "100% sure", "--\nSent from a phone", "(game)",
)  # fmt: skip
UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\xad\u202a\u202c\u2066\u2069\ufe0f"
PAIRS = ("**", "__", "~~", "``", "<>", "()", "[]", '""', "\u201c\u201d", "\u201e\u201d", "\xab\xbb", "\u2018\u2019", "''")
LONG_PAIRS = ("||", "**", "__", "~~", "```")
ENDS = (
    ".", ",", "!", "?", ";", "\u2026", "...", "\u201d", "'", ">", "%20", "%C2%A0", "%E2%80%8B", "%E2%80%A6", "*",
    "\xa0", "\n", " ",
)  # fmt: skip
TAILS = ("?fbclid=IwAR2x_y-9", "&fbclid=IwAR2x_y-9", "&utm_source=chat", ":~:text=game", "?si=ab-c", "&amp;x=1")


class Kind(NamedTuple):
    """A kind of thing that is found in a text."""

    name: str
    good: list[str]
    find: Callable[[str], str]
    opens: Callable[[str], bool]
    address: bool = True
    """Whether it may stand in an address, after a mark."""


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases; yields what came of each."""
    rng = Random(seed)
    kinds = kinds_of(rng)
    for _ in range(n):
        kind = rng.choice(kinds)
        good = rng.choice(kind.good)
        harm = rng.random() < 0.4
        text = mangled(harmed(good, rng) if harm else good, kind, rng)
        try:
            yield f"{kind.name}: {outcome(kind, good, text, harm=harm)}"
        except BaseException as e:
            e.add_note(f"{kind.name} {good!r}, broken by {text!r}")
            raise


def outcome(kind: Kind, good: str, text: str, *, harm: bool) -> str:
    """What came of a text; fails if the thing in it is not found, or if what is none is taken for one."""
    found = kind.find(text)
    if not harm:
        assert found == good, f"not found, but {found!r}"
        return "found"
    if found == good:
        return "found all the same"  # what was lost or doubled made no difference
    assert not kind.opens(found), f"{found!r} was taken for it"
    return "refused"


# -- what is sent -----------------------------------------------------------------------------------------------------------


def kinds_of(rng: Random) -> list[Kind]:
    """All kinds, with good ones of each."""
    one = [link for link in _good_links(rng) if opens(link)]
    fair = [text for file in sorted(GOLDEN.glob("*.json")) for text in _links(json.loads(file.read_text(encoding="utf-8")))]
    fair += [Party("canvas", 3, salt=n).go(at_random(rng), hops=9).text for n in range(3)]
    lines = [line_of(rng.randbytes(MASTER)) for _ in range(20)]
    return [
        Kind("link", one, lambda text: link_in(text, opens, is_by_link), lambda c: not is_by_link(c) and opens(c)),
        Kind("by link", fair, lambda text: link_in(text, _opens_fair, is_by_link), _opens_fair),
        Kind("live", [_code(rng) for _ in range(20)], lambda text: link_in(text, code.is_code), _opens_code),
        Kind("line", lines, lambda text: line_in(text, LINE, _is_line), _is_line, address=False),
    ]


def _links(found: object) -> Iterator[str]:
    """The links in a file of golden ones, whatever its form."""
    if isinstance(found, dict):
        for value in found.values():
            yield from _links(value)
    elif isinstance(found, list):
        for value in found:
            yield from _links(value)
    elif isinstance(found, str) and len(found) < 3_000 and _opens_fair(found):
        yield found


def _code(rng: Random) -> str:
    pool = ALPHABET[:62]
    role: code.Role = rng.choice(("offer", "active", "passive"))
    addresses = tuple(code.Address("4", bytes((10, *rng.randbytes(3))), rng.randrange(2_000, 60_000)) for _ in range(2))
    ufrag, pwd = ("".join(rng.choices(pool, k=k)) for k in (4, 24))
    return code.encode(code.Description(role, rng.randrange(256), ufrag, pwd, rng.randbytes(32), addresses))


def opens(text: str) -> bool:
    """Whether the text is a link of a game on one device."""
    try:
        decode(text, GAMES)
    except BadLink:
        return False
    return True


def _opens_fair(text: str) -> bool:
    if not is_by_link(text):
        return False
    try:
        keys_in(text, GAMES)
    except (BadLink, Refused):
        return False
    return True


def _opens_code(text: str) -> bool:
    try:
        code.decode(text)
    except BadLink:
        return False
    return True


def _is_line(text: str) -> bool:
    try:
        master_of(text)
    except ValueError:
        return False
    return True


# -- how it is sent ---------------------------------------------------------------------------------------------------------


def mangled(good: str, kind: Kind, rng: Random) -> str:
    """The thing as it may arrive: `[before] [open] [site mark] thing [tail] [close] [end] [after]`, changed inside in ways that
    are seen through.
    """
    inside = good
    bare = not kind.address or rng.random() < 0.2
    if rng.random() < 0.25:
        inside = wrapped(inside, rng, marked=kind.address)
    if rng.random() < 0.25:
        inside = sprinkled(inside, rng)
    if rng.random() < 0.15:
        inside = inside.replace("&", rng.choice(("&amp;", "%26", "&#38;", "\\u0026"))).replace("=", rng.choice(("=", "%3D")))
    if rng.random() < 0.1:
        inside = inside.replace("_", rng.choice(("\\_", "&#95;", "\uff3f") if kind.address else ("\\_",)))
    mark = rng.choice(("#", "#", "#", "%23", "%2523", "&#35;", "\\u0023", "#" if "=" in good else "=23"))
    text = inside if bare else rng.choice(SITES) + mark + inside
    if kind.address and "p=" not in good and "t=" not in good and not bare and rng.random() < 0.2:
        text += rng.choice(TAILS)
    if rng.random() < 0.35:
        text = framed(text, rng, emphasis=kind.address)
    if kind.address and rng.random() < 0.05:
        text = quote(text, safe=":/#")
    for _ in range(rng.choice((0, 0, 1, 2))):
        text += rng.choice(ENDS)
    if rng.random() < 0.3:
        text = rng.choice(PROSE) + rng.choice((" ", "\n", ": ", "\n\n")) + text
    if rng.random() < 0.3:
        text += rng.choice((" ", "\n", "\n\n", "\xa0")) + rng.choice(PROSE)
    return text


def wrapped(text: str, rng: Random, *, marked: bool) -> str:
    """Broken into lines, as in mail that is answered; what may have a mark also as mail quotes it, and by tags."""
    ends = ("\n", "\r\n", "\n> ", "\r\n>> ", "\u2028", " ", *(("\n| ", "=\r\n", "<wbr>") if marked else ()))
    width, end = rng.choice((20, 40, 76, 78)), rng.choice(ends)
    lines = [text[i : i + width] for i in range(0, len(text), width)]
    whole = "&t=" not in text or len(lines[-1]) > 9  # nobody can tell that a number goes on in the next line
    return end.join(lines) if whole else text


def sprinkled(text: str, rng: Random) -> str:
    """With characters in it that nobody sees."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        i = rng.randrange(len(text) + 1)
        text = text[:i] + rng.choice(UNSEEN) + text[i:]
    return text


def framed(text: str, rng: Random, *, emphasis: bool) -> str:
    """Between signs."""
    how = rng.randrange(6)
    if how == 0:
        return f"<{text}|our game>"
    if how == 1:
        return f"[our game]({text})"
    if how == 2:
        sign = rng.choice(LONG_PAIRS)
        return sign + text + sign
    first, last = rng.choice(PAIRS)
    return first + text + last if emphasis or first != "_" else text


def harmed(good: str, rng: Random) -> str:
    """The thing with letters gone, wrong or swapped."""
    size = len(good.partition("&")[0])
    i = rng.randrange(size)
    match rng.randrange(7):
        case 0 | 1:
            return good[:i] + rng.choice(ALPHABET.replace(good[i], "")) + good[i + 1 :]
        case 2:
            return good[:i] + good[i + 1 :]
        case 3:
            return good[:i]
        case 4:
            return good[i + 1 :]
        case 5:
            return good[:i] + good[i + 1 : i + 2] + good[i] + good[i + 2 :]
        case _:
            return rng.choice((good.lower(), good.upper(), good.swapcase(), good[:i] + "..." + good[i + 4 :]))
