"""Words and figures that every game's view needs: names of players, lists, points."""

from __future__ import annotations

from collections.abc import Iterable

from ...table.game import Seat
from ..core.bidi import isolated
from ..core.words import Words, put
from .scene import Scene


def name(scene: Scene, seat: Seat) -> str:
    """The name of a player at the start of a sentence: "You" for the reader, else the name (plain text)."""
    return scene.words("You") if seat == scene.you else scene.names[seat]


def named(scene: Scene, seat: Seat) -> str:
    """The name of a player inside a sentence: "you" for the reader, else the name (plain text)."""
    return scene.words("you") if seat == scene.you else scene.names[seat]


def addressed(scene: Scene, seat: Seat, you: str, them: str, /, **things: object) -> str:
    """`you` if that is the reader, else `them`, which contains `%(name)s`: translated, plain text."""
    return scene.words(you if seat == scene.you else them, name=scene.names[seat], **things)


def owned(scene: Scene, yours: str, theirs: str, **things: object) -> str:
    """`yours` if the reader's things are shown, else `theirs`, which contains `%(name)s`: translated, plain text."""
    return put(yours if scene.seat == scene.you else theirs, {"name": scene.names[scene.seat], **things})


def points(words: Words, v: int) -> str:
    """A number of points: "3 points"."""
    said = words.count("%(n)s point", "%(n)s points", abs(v))
    return f"\N{MINUS SIGN}{said}" if v < 0 else said


def scored(words: Words, v: int) -> str:
    """Points with their sign, also of 0: "+3 points"."""
    sign = "\N{MINUS SIGN}" if v < 0 else "+"
    return words.count("%(sign)s%(n)s point", "%(sign)s%(n)s points", abs(v), sign=sign)


def listing(words: Words, things: list[str]) -> str:
    """Several things as a list: "a", "a and b", "a, b and c"."""
    things = [isolated(thing) for thing in things]
    if len(things) < 2:
        return "".join(things)
    return words("%(first)s and %(last)s", first=", ".join(things[:-1]), last=things[-1])


def series(words: Words, parts: Iterable[str]) -> str:
    """Several things as a series, each of which may be a list or have a comma in it: "a; b"."""
    return words("%(one)s; %(other)s", one="", other="").join(parts)


def signed(v: int) -> str:
    """Points with their sign, such as "+4"; 0 has no sign."""
    return f"+{v}" if v > 0 else figure(v)


def figure(v: int) -> str:
    """A number with a typographic minus sign."""
    return f"\N{MINUS SIGN}{-v}" if v < 0 else str(v)
