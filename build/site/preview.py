"""The preview picture for links to the site: 1200 by 630 px, made of our own art. No visit loads it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import resvg_py
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from vernissage.art import colours, documents, easels
from vernissage.art.files import files
from vernissage.art.papers import paper
from vernissage.art.paths import patron_file, starter_file, tile_file
from vernissage.games.avant_carde.rules import box
from vernissage.games.canvas.rules.layers import WIDTH as SLOTS
from vernissage.games.canvas.rules.layers import icons, visible
from vernissage.games.canvas.rules.titles import title_of
from vernissage.library import showing

from ..cache import digest, made
from ..places import MODULES, PACKAGE, WEB

NAME: Final = "preview.png"
WIDTH, HEIGHT = 1200, 630
TITLE: Final = "Vernissage"
LINE: Final = "Three board games about art"
GAMES: Final = "Art Society · Canvas · Avant Carde"
SALON: Final = ((504, 86, 46), ((97, 0, 0, 4, 5), (76, 4, 0, 4, 3), (96, 4, 3, 4, 5), (13, 0, 5, 2, 2), (34, 2, 5, 2, 4),
                                (14, 0, 7, 2, 2)))
"""Some paintings of Art Society: position and px per space; tile, column, row, width, height of each."""
PAINTING: Final = ((912, 74, 0.66), (31, 44, 8), 4)
"""A painting of Canvas: position and scale; its cards from the bottom up; its background."""
CARDS: Final = ((14, -9), (20, 0), (29, 9))
"""Cards of Avant Carde, with their angles."""


def preview() -> Path:
    """A folder with the picture."""
    fonts = MODULES / "@fontsource-variable" / "brygada-1918"

    def make(room: Path) -> None:
        faces = [_face(fonts, style, room) for style in ("normal", "italic")]
        drawn = resvg_py.svg_to_bytes(svg_string=_svg(), font_files=[str(face) for face in faces], skip_system_fonts=True)
        (room / NAME).write_bytes(bytes(drawn))
        for face in faces:
            face.unlink()

    key = digest(PACKAGE / "art", PACKAGE / "games", WEB / "css" / "tokens.css", fonts / "package.json", Path(__file__))
    return made("preview", key, make, "drawing the preview")


def _face(fonts: Path, style: str, room: Path) -> Path:
    """The typeface in one weight, in a form that the renderer can read."""
    font = instantiateVariableFont(TTFont(fonts / "files" / f"brygada-1918-latin-wght-{style}.woff2"), {"wght": 500})
    font.flavor = None
    face = room / f"{style}.ttf"
    font.save(face)
    return face


def tokens() -> dict[str, str]:
    """The page's custom properties by name."""
    css = (WEB / "css" / "tokens.css").read_text(encoding="utf-8")
    return showing.tokens(css)


def _svg() -> str:
    drawn = dict(files())
    body = documents.document(_wall() + _salon() + _painting() + _cards() + _words(), WIDTH, HEIGHT, TITLE)
    given = tokens()
    plain = documents.resolved(body, lambda name: given.get(name, ""))
    return documents.whole(plain, {file: drawn[file] for file in documents.wanted(plain)})


def _wall() -> str:
    return (
        f"<defs>{paper('sage', 60)}</defs>"
        f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="url(#paper-sage)"/>'
        f'<path d="M0 592h{WIDTH}v38H0z" fill="var(--wood)"/><path d="M0 592h{WIDTH}" stroke="var(--wood-2)" stroke-width="3"/>'
    )


def _salon() -> str:
    (left, top, unit), hung = SALON
    out = ""
    for tile, x, y, w, h in hung:
        at = f'x="{left + x * unit}" y="{top + y * unit}" width="{w * unit}" height="{h * unit}"'
        cast = f'x="{left + x * unit + 3}" y="{top + y * unit + 7}" width="{w * unit}" height="{h * unit}"'
        out += f'<rect {cast} fill="#000" opacity=".28"/><image href="art/{tile_file(tile)}" {at}/>'
    return out


def _painting() -> str:
    (x, y, k), pile, ground = PAINTING
    seen = visible(*pile)
    slots = [icons(seen, slot) for slot in range(SLOTS)]
    hrefs = [f"art/{file}" for file in easels.stack_files(*pile, ground)]
    shown = easels.painting(hrefs, title_of(*pile), slots)
    w, h = easels.FRAMED[0], easels.FRAMED[1] - easels.PLATE
    return (
        f'<g transform="translate({x} {y})scale({k})"><path d="M5 12h{w}v{h}H5z" fill="#000" opacity=".28"/>{shown}</g>'
    )


def _cards() -> str:
    out = ""
    for i, (card, turn) in enumerate(CARDS):
        number = box.NUMBER[card]
        picture = patron_file(0, number) if number in box.PATRONS else starter_file(card)
        face = colours.card(number, colours.COLOURS[box.CARDS[card].colour], f"art/{picture}")
        out += (
            f'<g transform="translate({892 + 84 * i} {446 + 10 * abs(i - 1)})rotate({turn} 50 70)scale(1.04)">'
            f'<rect x="3" y="6" width="100" height="140" rx="8" fill="#000" opacity=".28"/>{face}</g>'
        )
    return out


def _words() -> str:
    return (
        '<g font-family="\'Brygada 1918\'" fill="var(--ink)">'
        f'<text x="56" y="292" font-size="78">{TITLE}</text>'
        f'<text x="60" y="344" font-size="31" font-style="italic">{LINE}</text>'
        f'<text x="60" y="398" font-size="23" fill="var(--ink-2)">{GAMES}</text></g>'
    )
