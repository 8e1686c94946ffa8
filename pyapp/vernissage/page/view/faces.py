"""Markup of the players' faces."""

from __future__ import annotations

from ...art.paths import face_file
from ...bots.characters import named
from ...table.game import Seat
from ..core.markup import NOTHING, Node, el
from .scene import Scene


def face(name: str, mood: str = "calm") -> Node:
    """The face of the bot with this name, or nothing; hidden from screen readers: the name stands beside it."""
    who = named(name)
    if who is None:
        return NOTHING
    picture = el("image", href=f"art/{face_file(who.key, mood)}", width=160, height=160)
    return el("svg", picture, cls="face", viewBox="0 0 160 160", aria_hidden="true")


def portrait(name: str) -> Node:
    """The face of the bot with this name, or a person's initial in a circle; hidden from screen readers."""
    return face(name) or el("b", name[:1].upper(), cls="face initial", dir="auto", aria_hidden="true")


def seat_face(scene: Scene, seat: Seat) -> Node:
    """The face of the bot on a seat; nothing for a person."""
    return face(scene.names[seat]) if scene.bots[seat] else NOTHING
