"""All art files that the build writes, and pages that show all of them side by side.

Only the build imports this; the page finds the files by `paths`.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache, partial
from html import escape
from typing import TYPE_CHECKING, Final

from ..games.art_society.rules.box import DECOR, PAINTINGS, TYPES
from ..games.avant_carde.rules.box import PATRONS
from ..games.canvas.rules.box import BACKGROUNDS, CARDS, DECK, SLOTS
from ..games.canvas.rules.layers import icons, visible
from ..games.canvas.rules.titles import title_of, word
from . import faces, layers, patrons
from .decor import decor
from .easels import FRAMED, HEIGHT, STRIP, WIDTH, finished
from .icon import icon_svg
from .keyed import Stream
from .objects import OBJECTS
from .paintings import painting
from .paths import (
    CANVAS_POSTER,
    ICON,
    SALON_POSTER,
    VIGNETTE,
    background_file,
    decor_file,
    face_file,
    layer_file,
    patron_file,
    starter_file,
    tile_file,
)
from .poster_art import canvas_poster, salon_poster
from .strips import strip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def _makers() -> Iterator[tuple[str, Callable[[], str]]]:
    for piece in PAINTINGS:
        yield tile_file(piece.tile), partial(_framed, piece.tile)
    for kind, size in enumerate(DECOR):
        for n in range(len(OBJECTS[size.w, size.h])):
            yield decor_file((size.w, size.h), n), partial(decor, kind, n)
    for card in DECK:
        yield layer_file(card), partial(_layer, card)
    for number in range(layers.NUMBER_OF_BACKGROUNDS):
        yield background_file(number), partial(_background, number)
    for group in range(len(patrons.SETS)):
        for number in PATRONS:
            yield patron_file(group, number), partial(patrons.patron, group, number)
    for card in patrons.STARTERS:
        yield starter_file(card), partial(patrons.starter, card)
    for key in faces.FACES:
        for mood in faces.MOODS:
            yield face_file(key, mood), partial(faces.face, key, mood)
    yield VIGNETTE, lambda: layers.document(layers.vignette())
    yield SALON_POSTER, salon_poster
    yield CANVAS_POSTER, canvas_poster
    yield ICON, icon_svg


def _framed(tile: int) -> str:
    return painting(tile).framed


def _layer(card: int) -> str:
    return layers.document(layers.layer(card))


def _background(number: int) -> str:
    return layers.document(layers.background(number))


@cache
def _table() -> dict[str, Callable[[], str]]:
    return dict(_makers())


def files() -> Iterator[tuple[str, str]]:
    """Give every art file: its path below the art folder, and its text."""
    for path, make in _makers():
        yield path, make()


def file(path: str) -> str:
    """Give the text of one art file. Raises KeyError if there is none at this path."""
    return _table()[path]()


_STYLE = """
body{margin:24px;background:#bfc8b7;color:#231d18;font:13px/1.35 system-ui,sans-serif}
h1,h2{font-weight:500}section{display:flex;flex-wrap:wrap;align-items:flex-end;gap:18px}figure{margin:0}
figcaption b{display:block}img{display:block;margin-bottom:6px}
@media(prefers-color-scheme:dark){body{background:#2a3730;color:#f2eadd}}
"""


def contact_sheet() -> str:
    """Give a page with all paintings in their frames, by type, at 52 px a space, each with its subject and style.

    The pictures are inserted in the page, so that it works from anywhere.
    """
    body = ""
    for kind in TYPES:
        pictures = sorted(
            (p for p in (painting(piece.tile) for piece in PAINTINGS) if p.type == kind), key=lambda p: (-p.h, -p.w, p.tile)
        )
        figures = "".join(
            f'<figure><img src="data:image/svg+xml;base64,{b64encode(p.framed.encode()).decode()}" '
            f'width="{p.w * 52}" height="{p.h * 52}" alt="">'
            f"<figcaption><b>{escape(p.title)}</b>{p.tile}, {p.w} x {p.h}, {p.frame}<br>"
            f"{p.subject}, {p.style}, {escape(p.palette)}</figcaption></figure>"
            for p in pictures
        )
        body += f"<h2>{kind}</h2><section>{figures}</section>"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Paintings</title>'
        f"<style>{_STYLE}</style></head><body><h1>The {len(PAINTINGS)} paintings</h1>{body}</body></html>\n"
    )


TRIPLES: Final = 100
"""How many paintings the page of layers shows."""


def _defined(name: str, markup: str) -> str:
    return f'<g id="{name}" fill="none" stroke-linecap="round" stroke-linejoin="round">{markup}</g>'


def layers_sheet() -> str:
    """Give a page with the sixty layers of Canvas by word, the backgrounds, and a hundred random paintings.

    The pictures are inserted in the page, each once.
    """
    lot, foot = Stream("canvas sheet"), HEIGHT + STRIP
    pictures = "".join(_defined(f"p{c}", layers.layer(c)) for c in DECK) + _defined("pv", layers.vignette())
    pictures += "".join(_defined(f"p-{b}", layers.background(b)) for b in range(layers.NUMBER_OF_BACKGROUNDS))
    body = "<h1>The layers of Canvas</h1><section>"
    for c in CARDS:
        slots = strip(tuple(zip(c.elements, c.bonuses, strict=True)), WIDTH, STRIP)
        body += (
            f'<figure><svg viewBox="0 0 {WIDTH} {foot}" width="195" height="{foot * 195 // WIDTH}">'
            f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="#c9d2d2"/><use href="#p{c.card}"/>'
            f'<g transform="translate(0 {HEIGHT})">{slots}</g></svg>'
            f"<figcaption><b>{escape(word(c.card))}</b>{c.card}</figcaption></figure>"
        )
    body += "</section><h2>The backgrounds</h2><section>"
    for b in range(layers.NUMBER_OF_BACKGROUNDS):
        body += (
            f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" width="195" height="260"><use href="#p-{b}"/><use href="#pv"/></svg>'
            f"<figcaption>{b}, seat {b // BACKGROUNDS}</figcaption></figure>"
        )
    body += "</section><h2>A hundred paintings</h2><section>"
    for _ in range(TRIPLES):
        bottom, middle, top = lot.shuffle(DECK)[:3]
        b = lot.i(0, layers.NUMBER_OF_BACKGROUNDS - 1)
        seen = visible(bottom, middle, top)
        markup = "".join(f'<use href="#p{name}"/>' for name in (f"-{b}", bottom, middle, top, "v"))
        shown = finished(markup, title_of(bottom, middle, top), [icons(seen, k) for k in range(len(SLOTS))])
        body += (
            f'<figure><svg viewBox="0 0 {FRAMED[0]} {FRAMED[1]}" width="220" height="{FRAMED[1] * 220 // FRAMED[0]}">'
            f"{shown}</svg>"
            f"<figcaption>{bottom}, {middle}, {top} on {b}</figcaption></figure>"
        )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Layers</title>'
        f'<style>{_STYLE}</style></head><body><svg width="0" height="0"><defs>{pictures}</defs></svg>'
        f"{body}</section></body></html>\n"
    )
