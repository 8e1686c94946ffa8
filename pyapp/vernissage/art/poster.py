"""What all posters share, and the poster of a game that has none of its own.

A poster is an SVG in the page, 312 by 468 units. Its title is text in the page's serif. What needs painters is one file below
`art`, the address of the art folder (with a slash at its end); see `poster_art`.
"""

from __future__ import annotations

from html import escape
from typing import Final

from .shapes import n

WIDTH, HEIGHT = 312, 468
SERIF: Final = "'Brygada 1918', Georgia, serif"


def framed(body: str) -> str:
    """Give the poster with this in it."""
    return f'<svg class="poster-art" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none" aria-hidden="true">{body}</svg>'


def lettering(x: float, y: float, size: float, colour: str, words: str, more: str = "") -> str:
    """Give a text at x, y; `more` are further attributes, with a space before each."""
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{SERIF}" font-size="{n(size)}" fill="{colour}"{more}>{escape(words)}</text>'
    )


def picture(art: str, file: str) -> str:
    """Give the picture of a poster as one file, because browsers open a page of its own for each."""
    return f'<image href="{escape(art)}{file}" width="{WIDTH}" height="{HEIGHT}"/>'


def fitted(words: str, size: float, room: float) -> float:
    """Give the type size at which the words fit the room, `size` at the most. A letter is about half as wide as tall."""
    return min(size, room / max(1.0, 0.5 * len(words)))


def plain(title: str) -> str:
    """Give the poster of a game that has none of its own: its title in an empty frame."""
    frame = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#3a4a5c"/>' + "".join(
        f'<rect x="{at}" y="{at}" width="{WIDTH - 2 * at}" height="{HEIGHT - 2 * at}" stroke="#d9c58e" stroke-width="{wide}"/>'
        for at, wide in ((18, 6), (30, 1.5))
    )
    name = lettering(156, 246, fitted(title, 44, 236), "#f6ebcf", title, ' text-anchor="middle"')
    return framed(frame + name)
