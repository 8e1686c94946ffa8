"""The faces of the twelve characters whom bots play, each in three moods.

Even at 32 px each is recognised by its colour and outline. A mood changes only eyes, brows and mouth, so that one picture can
replace another. Only the build imports this; the page finds the files by `paths.face_file`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from . import beginners, collectors, curators
from .kit import MOODS, Bust, Mood

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ("FACES", "MOODS", "Face", "face")


class Face(NamedTuple):
    """How a character is drawn: the function that draws it, the colour behind it, the frame round it (a key of `kit.RIMS`)."""

    draw: Callable[[Bust], None]
    ground: str
    rim: str


FACES: Final = {
    "jun": Face(beginners.jun, "#86c5ea", "oak"),
    "kreska": Face(beginners.kreska, "#f3dc97", "oak"),
    "oskar": Face(beginners.oskar, "#e39a80", "oak"),
    "zofia": Face(collectors.zofia, "#93cdbb", "silver"),
    "marek": Face(collectors.marek, "#abc48a", "silver"),
    "noor": Face(collectors.noor, "#7d97b8", "silver"),
    "ottoline": Face(collectors.ottoline, "#cf6077", "silver"),
    "duarte": Face(curators.duarte, "#b2a3d8", "gilt"),
    "henri": Face(curators.henri, "#a5bbdc", "gilt"),
    "leela": Face(curators.leela, "#f2ab5e", "gilt"),
    "ines": Face(curators.ines, "#d3d765", "gilt"),
    "amara": Face(curators.amara, "#e0ad3c", "ebony"),
}
"""The faces by the keys of `bots.characters`."""


def face(key: str, mood: Mood = "calm") -> str:
    """Give a face as an SVG document of 160 by 160 units. Raises KeyError if no character has this key."""
    who = FACES[key]
    bust = Bust(key, who.ground, mood)
    who.draw(bust)
    return bust.svg(who.rim)
