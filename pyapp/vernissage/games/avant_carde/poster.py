"""The poster of Avant Carde: a line of cards in front of a suprematist ground, with room for a sentence below."""

from __future__ import annotations

from typing import Final

from ...art.colours import outline
from ...art.poster import HEIGHT, WIDTH, fitted, framed, lettering
from ...art.shapes import ell, n

CARDS: Final = (
    ("white", "#f4efe4", "#1f1b1e"),
    ("gray", "#8c8a88", "#1f1b1e"),
    ("red", "#bf382c", "#fff"),
    ("blue", "#2857a0", "#fff"),
    ("purple", "#6a3c8a", "#fff"),
    ("orange", "#e58a2b", "#1f1b1e"),
)
"""The cards on it: colour, ground, ink."""


def poster(_art: str) -> str:
    """See `Manifest.poster`."""
    out = (
        f'<path d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z" fill="#c8402f"/><path d="M0 468V300L312 96v372z" fill="#1f1b1e"/>'
        '<path d="M-10 292L322 75" stroke="#f2e6d0" stroke-width="3"/><path d="M16'
        ' 318l96-63v24l-96 63z" fill="#2857a0"/>'
        f'<path d="{ell(206, 212, 88).d}" fill="#f2e6d0"/><path d="M206 124a88 88 0 0 1 0 176z" fill="#e58a2b"/>'
        f'<path d="{ell(206, 212, 32).d}" fill="#1f1b1e"/><path d="{ell(206, 212, 58).d}"'
        ' stroke="#1f1b1e" stroke-width="2"/>'
        '<path d="M262 306l40-12 8 26-40 12z" fill="#f2e6d0"/><path d="M40 372a26 26 0 0 1 52 0z" fill="#e58a2b"/>'
    )
    for i, (name, colour, ink) in enumerate(CARDS):
        d = outline(name, 0, 0, 27)
        turn = (-38 + i * 15.2) * 0.62
        out += (
            f'<g transform="translate(156 640)rotate({n(turn)})translate(0 -300)">'
            f'<path d="M-39-60a5 5 0 0 1 5-5h74a5 5 0 0 1 5 5v420h-84z" fill="#000" opacity=".3"/>'
            f'<rect x="-42" y="-66" width="84" height="420" rx="5" fill="{colour}" stroke="#f2e6d0"'
            ' stroke-width="2.5"/>'
            f'<path d="{d}" transform="translate(-18 -40)scale(.82)" fill="{ink}"/>'
            f'<path d="{d}" transform="translate(14 12)scale(1.7)" fill="{ink}" opacity=".16"/></g>'
        )
    out += f'<path d="M0 417h{WIDTH}v51H0z" fill="#1f1b1e"/><path d="M0 416h{WIDTH}" stroke="#f2e6d0" stroke-width="3"/>'
    title = ("Avant", "Carde")
    size = min(fitted(words, 47, 260) for words in title)
    return framed(out + "".join(lettering(24, 62 + 44 * i, size, "#f8eedc", words) for i, words in enumerate(title)))
