"""What is in the box of Art Society: every figure of the game, and nothing else.

Glossary: a *format* is a painting's width and height together with the value on its back, so a painting's back tells its
format and nothing more. A *tile* is a painting's number, 0 to 115. *Shields* are a decor tile's value.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ....table.grid import Grid

SEATS: Final = range(2, 5)

# The wall (AS-1.2). Columns, rows and spaces are counted from 0.
WALL: Final = Grid(12, 9)
STARS: Final = (WALL.at(5, 4), WALL.at(6, 4))
STAR_MASK: Final = 1 << STARS[0] | 1 << STARS[1]
EYELINE_ROWS: Final = range(3, 6)
EYELINE: Final = WALL.mask(WALL.at(0, EYELINE_ROWS.start), WALL.width, len(EYELINE_ROWS))
CORNERS: Final = (WALL.at(0, 0), WALL.at(11, 0), WALL.at(0, 8), WALL.at(11, 8))

TYPES: Final = ("city", "portrait", "still", "land")
FRAMES: Final = ("gilt", "oak", "silver", "ebony")


class Format(NamedTuple):
    """A painting's size in spaces, the value on its back and how many of it the supply holds."""

    value: int
    w: int
    h: int
    copies: int


FORMATS: Final = (
    Format(3, 2, 2, 16),
    Format(4, 2, 3, 8),
    Format(4, 3, 2, 8),
    Format(5, 2, 4, 8),
    Format(5, 4, 2, 8),
    Format(6, 3, 3, 16),
    Format(7, 3, 4, 8),
    Format(7, 4, 3, 8),
    Format(8, 4, 4, 8),
    Format(8, 3, 5, 4),
    Format(8, 5, 3, 4),
    Format(9, 4, 5, 8),
    Format(9, 5, 4, 4),
    Format(9, 5, 5, 4),
)
START_FORMAT: Final = Format(0, 2, 3, 4)
VALUES: Final = range(3, 10)


class Painting(NamedTuple):
    """One painting of the box: `format` indexes `FORMATS` (-1: a starting painting), `type` and `frame` their names."""

    tile: int
    format: int
    type: int
    frame: int
    w: int
    h: int
    value: int


def _paintings() -> tuple[Painting, ...]:
    """Deals types and frames over the formats: each shape has its types in equal number, each pair of type and frame
    is in the supply seven times; the starting paintings show each type and each frame once.
    """
    out: list[Painting] = []
    seen = [0] * len(TYPES)
    for f, shape in enumerate(FORMATS):
        for copy in range(shape.copies):
            kind = copy % len(TYPES)
            frame = (seen[kind] + kind) % len(FRAMES)
            seen[kind] += 1
            out.append(Painting(len(out), f, kind, frame, shape.w, shape.h, shape.value))
    for kind in range(START_FORMAT.copies):
        out.append(Painting(len(out), -1, kind, kind, START_FORMAT.w, START_FORMAT.h, START_FORMAT.value))
    return tuple(out)


PAINTINGS: Final = _paintings()
SUPPLY: Final = sum(f.copies for f in FORMATS)
STARTING: Final = range(SUPPLY, len(PAINTINGS))


class DecorTile(NamedTuple):
    """A size of decor tile: its width and height in spaces, its shields, and how many of it there are."""

    w: int
    h: int
    shields: int
    copies: int


DECOR: Final = (DecorTile(1, 1, 1, 36), DecorTile(2, 1, 2, 18), DecorTile(1, 2, 2, 18), DecorTile(3, 1, 3, 18),
                DecorTile(1, 3, 3, 18))  # fmt: skip

# Bids (AS-1.2, AS-1.5).
BID_CARDS: Final = range(1, 21)
START_BIDS: Final = range(1, 5)

# Prestige (AS-9.3, AS-11.2, AS-11.3).
TRACK: Final = 50
WORTHS: Final = (5, 4, 3, 2)
UNSENT_WORTH: Final = 2

# Scoring (AS-12) and the end of the game (AS-11.1).
EYELINE_POINTS: Final = 3
FULL_POINTS: Final = 5
CORNER_POINTS: Final = -2
EXCESS_POINTS: Final = -2
EXCESS_LIMIT: Final = 2

SWAP_TILES: Final = 4
"""How many old decor tiles can be exchanged in one go (AS-5.7); our own limit, as the ways grow with each tile."""

REHANGS: Final = 9
"""How often a player may hang a round again (AS-4.5); our own limit, so that every game ends."""
