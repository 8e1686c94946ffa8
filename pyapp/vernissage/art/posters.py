"""Posters of the three games for the foyer, and the product's icon.

A poster is an SVG in the page, 312 by 468 units. Its title is text in the page's serif. What needs painters is one file below
`art`, the address of the art folder (with a slash at its end); see `poster_art`. Titles are arguments, one for each line.

Short names: x y a point, d path data.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from .colours import outline
from .paths import CANVAS_POSTER, SALON_POSTER
from .shapes import ell, n

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT = 312, 468
SERIF: Final = "'Brygada 1918', Georgia, serif"


def _poster(body: str) -> str:
    return f'<svg class="poster-art" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none" aria-hidden="true">{body}</svg>'


def _text(x: float, y: float, size: float, colour: str, words: str, more: str = "") -> str:
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{SERIF}" font-size="{n(size)}" fill="{colour}"{more}>{escape(words)}</text>'
    )


def _picture(art: str, file: str) -> str:
    """Give the picture of a poster as one file, because browsers open a page of its own for each."""
    return f'<image href="{escape(art)}{file}" width="{WIDTH}" height="{HEIGHT}"/>'


def _fitted(words: str, size: float, room: float) -> float:
    """Give the type size at which the words fit the room, `size` at the most. A letter is about half as wide as tall."""
    return min(size, room / max(1.0, 0.5 * len(words)))


def art_society(title: Sequence[str], line: str, art: str) -> str:
    """Give the poster of Art Society: a salon wall under a picture light."""
    words = " ".join(title)
    name = _text(156, 52, _fitted(words, 44, 284), "#f6ebcf", words, ' text-anchor="middle"')
    more = ' text-anchor="middle" font-style="italic"'
    return _poster(_picture(art, SALON_POSTER) + name + _text(156, 448, _fitted(line, 17, 288), "#f6ebcf", line, more))


def plain(title: str) -> str:
    """Give the poster of a game that has none of its own: its title in an empty frame."""
    frame = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#3a4a5c"/>' + "".join(
        f'<rect x="{at}" y="{at}" width="{WIDTH - 2 * at}" height="{HEIGHT - 2 * at}" stroke="#d9c58e" stroke-width="{wide}"/>'
        for at, wide in ((18, 6), (30, 1.5))
    )
    name = _text(156, 246, _fitted(title, 44, 236), "#f6ebcf", title, ' text-anchor="middle"')
    return _poster(frame + name)


def canvas(title: Sequence[str], art: str) -> str:
    """Give the poster of Canvas: three transparent cards that make one picture, and the five slots below it."""
    words = " ".join(title)
    return _poster(_picture(art, CANVAS_POSTER) + _text(28, 66, _fitted(words, 58, 260), "#2a2420", words))


CARDS: Final = (
    ("white", "#f4efe4", "#1f1b1e"),
    ("gray", "#8c8a88", "#1f1b1e"),
    ("red", "#bf382c", "#fff"),
    ("blue", "#2857a0", "#fff"),
    ("purple", "#6a3c8a", "#fff"),
    ("orange", "#e58a2b", "#1f1b1e"),
)
"""The cards on Avant Carde's poster: colour, ground, ink."""


def avant_carde(title: Sequence[str]) -> str:
    """Give the poster of Avant Carde: a line of cards in front of a suprematist ground, with room for a sentence below."""
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
    size = min(_fitted(words, 47, 260) for words in title)
    return _poster(out + "".join(_text(24, 62 + 44 * i, size, "#f8eedc", words) for i, words in enumerate(title)))


def icon_svg(*, masked: bool = False) -> str:
    """Give the product's icon: a small framed picture of a valley in the shape of a V, with the sun in it.

    In a browser's tab it fills its box. With `masked`, for systems that cut icons to their own shape, it is 512 by 512, and
    everything important lies within 205 units of the centre.
    """
    view, size = ("0 0 512 512", 512) if masked else ("98 98 316 316", 316)
    x0, x1 = 126, 386
    block = f"M{x0 - 14} {x0 - 14}h62v40h-14v14h-14v14h-34z"
    corners = "".join(
        f'<path d="{block}" transform="translate({256 - 256 * sx} {256 - 256 * sy})scale({sx} {sy})" fill="#f7e09c" '
        'stroke="#3d2806" stroke-width="6"/>'
        for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{size}" height="{size}" fill="none">'
        '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d3a5f"/><stop'
        ' offset="1" stop-color="#f0b27a"/>'
        '</linearGradient><linearGradient id="gold" x2="1" y2="1"><stop stop-color="#f2d78a"/>'
        '<stop offset="1" stop-color="#8a5f1c"/></linearGradient></defs>'
        '<path d="M0 0h512v512H0z" fill="#27473b"/>'
        f'<path d="M{x0} {x0}H{x1}V{x1}H{x0}z" fill="#000" opacity=".35" transform="translate(6 12)" stroke="#000" '
        'stroke-width="20"/>'
        f'<path d="M{x0} {x0}H{x1}V{x1}H{x0}z" fill="url(#gold)" stroke="#3d2806" stroke-width="6"/>'
        '<path d="M150 150H362V362H150z" fill="url(#sky)" stroke="#3d2806" stroke-width="6"/>'
        '<path d="M256 188a38 38 0 1 1 0 76a38 38 0 1 1 0-76z" fill="#ffd98a"/>'
        '<path d="M153 190h46l57 132 57-132h46v169H153z" fill="#16302a"/>'
        '<path d="M178 190h44l42 104-16 40zM334 190h-22l-56 132 8 17z" fill="#fff6e0"/>'
        '<path d="M166 190h66v-12h-66zM296 190h52v-12h-52z" fill="#fff6e0"/>'
        f"{corners}</svg>"
    )
