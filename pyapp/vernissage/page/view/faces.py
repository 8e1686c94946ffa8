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


_NOBODY = "M80 84a24 24 0 1 0 0-48 24 24 0 0 0 0 48ZM32 130c4-44 92-44 96 0Z"
"""A head and shoulders, for a person who has given no name."""


def portrait(name: str, *, person: bool = False) -> Node:
    """The face of the bot with this name; for a `person`, and where no bot has this name, the initial in a circle, without a
    name a head and shoulders. It is hidden from screen readers.
    """
    if not person and (drawn := face(name)):
        return drawn
    initial = next((c for c in name if c.isalnum()), "").upper()  # not what isolates a name from right to left
    inside = el("text", initial, x=80, y=113) if initial else el("path", d=_NOBODY)
    circle = el("circle", cx=80, cy=80, r=76)
    return el("svg", circle, inside, cls="face initial", viewBox="0 0 160 160", aria_hidden="true")


def seat_face(scene: Scene, seat: Seat) -> Node:
    """The face of the bot on a seat, or a person's initial; "Player 1" is nobody's name."""
    called = scene.names[seat]
    nameless = called == scene.words("Player %(n)s", n=seat + 1)
    return portrait("" if nameless else called, person=not scene.bots[seat])
