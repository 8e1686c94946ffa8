"""Words and figures that every game's view needs: players, lists of things, points."""

from __future__ import annotations

from ...table.game import Seat
from ..core.words import Words
from .scene import Scene


def name(scene: Scene, seat: Seat) -> str:
    """What a player is called by the one who looks: "You" or the name (plain text)."""
    return scene.words("You") if seat == scene.you else scene.names[seat]


def named(scene: Scene, seat: Seat) -> str:
    """The same inside a sentence: "you" or the name."""
    return scene.words("you") if seat == scene.you else scene.names[seat]


def owned(scene: Scene, yours: str, theirs: str, **things: object) -> str:
    """One of two translated phrases for the things that are shown: yours, or those of `%(name)s` (plain text)."""
    return (yours if scene.seat == scene.you else theirs) % {"name": scene.names[scene.seat], **things}


def points(words: Words, v: int) -> str:
    """So many points."""
    said = words.count("%(n)s point", "%(n)s points", abs(v))
    return f"\N{MINUS SIGN}{said}" if v < 0 else said


def listing(words: Words, things: list[str]) -> str:
    """Several things in a row: "a", "a and b", "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return words("%(first)s and %(last)s", first=", ".join(things[:-1]), last=things[-1])


def signed(v: int) -> str:
    """Points with their sign, as people read them; 0 has none."""
    return f"+{v}" if v > 0 else figure(v)


def figure(v: int) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-v}" if v < 0 else str(v)
