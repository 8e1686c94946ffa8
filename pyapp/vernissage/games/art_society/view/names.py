"""Words for the things of Art Society: types, frames, titles, sizes, places, players.

All functions return plain text, not markup; whoever puts it into a document escapes it.

Glossary, also of what people read: a *lot* is a painting that is for sale in this round; a *painting* is what is bought and
hung; a *tile* is whatever lies on a wall or with the assistant, a painting or decor: where it can only be one of them, that
is its name. A *work* is what the record and the collection keep; no table says it.
"""

from __future__ import annotations

from ....art.titles import TITLES
from ....page.core.words import Words
from ....page.view.phrases import listing, name, named
from ..rules import box
from ..rules.state import DECOR_BASE, Piece, is_painting


def type_name(words: Words, kind: int) -> str:
    """The name of a painting type."""
    return (words("City Life"), words("Portrait"), words("Still Life"), words("Landscape"))[kind]


def type_count(words: Words, kind: int, n: int) -> str:
    """A number of paintings of a type: "2 portraits"."""
    if kind == 0:
        return words.count("%(n)s City Life", "%(n)s City Life paintings", n)
    if kind == 1:
        return words.count("%(n)s Portrait", "%(n)s Portraits", n)
    if kind == 2:
        return words.count("%(n)s Still Life", "%(n)s Still Lifes", n)
    return words.count("%(n)s Landscape", "%(n)s Landscapes", n)


def frame_name(words: Words, frame: int) -> str:
    """The name of a frame style as it stands below a lot."""
    return (words.of("frame", "gilt"), words.of("frame", "oak"), words.of("frame", "silver"), words.of("frame", "ebony"))[frame]


def framed(words: Words, tile: int) -> str:
    """A painting's type and frame."""
    p = box.PAINTINGS[tile]
    kind = type_name(words, p.type)
    if p.frame == 0:
        return words("%(type)s in gilt", type=kind)
    if p.frame == 1:
        return words("%(type)s in oak", type=kind)
    if p.frame == 2:
        return words("%(type)s in silver", type=kind)
    return words("%(type)s in ebony", type=kind)


def frames_match(words: Words, frame: int, k: int) -> str:
    """Says that `k` frames of a style match."""
    if frame == 0:
        return words.count("%(n)s gilt frame matches", "%(n)s gilt frames match", k)
    if frame == 1:
        return words.count("%(n)s oak frame matches", "%(n)s oak frames match", k)
    if frame == 2:
        return words.count("%(n)s silver frame matches", "%(n)s silver frames match", k)
    return words.count("%(n)s ebony frame matches", "%(n)s ebony frames match", k)


def size_name(words: Words, w: int, h: int) -> str:
    """A tile's width and height in words, which stay on one line."""
    return words("%(width)s \N{MULTIPLICATION SIGN} %(height)s", width=w, height=h).replace(" ", "\N{NO-BREAK SPACE}")


def title(words: Words, tile: int) -> str:
    """A painting's title."""
    return words(TITLES[tile])


def piece_name(words: Words, piece: Piece) -> str:
    """A painting's title, or the kind of a decor tile."""
    if is_painting(piece):
        return title(words, piece)
    d = box.DECOR[piece - DECOR_BASE]
    return words.count(
        "decor %(width)s \N{MULTIPLICATION SIGN} %(height)s with one shield",
        "decor %(width)s \N{MULTIPLICATION SIGN} %(height)s with %(n)s shields",
        d.shields,
        width=d.w,
        height=d.h,
    )


def described(words: Words, tile: int) -> str:
    """A painting in full: title, type, frame, size."""
    p = box.PAINTINGS[tile]
    return words(
        "%(title)s: %(what)s, %(size)s", title=title(words, tile), what=framed(words, tile), size=size_name(words, p.w, p.h)
    )


def valued(words: Words, tile: int) -> str:
    """A painting in full, with its value."""
    return words("%(work)s, value %(value)s", work=described(words, tile), value=box.PAINTINGS[tile].value)


def tile_name(words: Words, piece: Piece) -> str:
    """A painting in full, or the kind of a decor tile."""
    return described(words, piece) if is_painting(piece) else piece_name(words, piece)


def particulars(words: Words, tile: int) -> str:
    """A painting's type, frame and size, without its title."""
    p = box.PAINTINGS[tile]
    return words("%(what)s, %(size)s", what=framed(words, tile), size=size_name(words, p.w, p.h))


def place_name(words: Words, place: int) -> str:
    """The number of a space on the wall, counted from 1 at the top left."""
    x, y = box.WALL.xy(place)
    return words("row %(row)s, column %(column)s", row=y + 1, column=x + 1)


def spread(words: Words, piece: Piece, place: int) -> str:
    """The rows and columns that a painting covers from a place on; of decor, whose name has its size, its upper left one."""
    if not is_painting(piece):
        return place_name(words, place)
    (x, y), p = box.WALL.xy(place), box.PAINTINGS[piece]
    return words(
        "rows %(top)s to %(bottom)s, columns %(left)s to %(right)s", top=y + 1, bottom=y + p.h, left=x + 1, right=x + p.w
    )


def hung(words: Words, piece: Piece, place: int) -> str:
    """A tile on a wall: title, type, frame, and where it hangs."""
    where = spread(words, piece, place)
    if is_painting(piece):
        return words("%(title)s: %(what)s, %(size)s", title=title(words, piece), what=framed(words, piece), size=where)
    return words("%(place)s, %(what)s", place=piece_name(words, piece), what=where)


def ordinal(words: Words, place: int) -> str:
    """A place in the order of acquiring as an ordinal; 0 is the first."""
    return (words.of("order", "1st"), words.of("order", "2nd"), words.of("order", "3rd"), words.of("order", "4th"))[place]


__all__ = [
    "described", "frame_name", "framed", "frames_match", "hung", "listing", "name", "named", "ordinal", "particulars",
    "piece_name", "place_name", "size_name", "spread", "tile_name", "title", "type_count", "type_name", "valued",
]  # fmt: skip
