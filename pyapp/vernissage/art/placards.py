"""Pictures that people save and send: a work on a mount with its name, and the result of a game.

Colours and typefaces are the page's custom properties; `documents.resolved` replaces them by values.

Short names: w h a width and a height, x y a point.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from .shapes import n

if TYPE_CHECKING:
    from collections.abc import Sequence

PAD: Final = 30
"""The width of the mount round a work."""
CAPTION: Final = 58
WIDTH: Final = 640
"""The width of a result."""
TALLEST: Final = 450
"""The most height that a work takes in a result."""
CODE: Final = 172
ROW: Final = 32
_LETTER: Final = 0.56
"""The average width of a letter in a serif typeface, as a part of its size."""


def _text(x: float, y: float, size: float, words: str, more: str = "", colour: str = "ink") -> str:
    return f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="var(--{colour})"{more}>{escape(words)}</text>'


def _fitted(words: str, size: float, room: float) -> float:
    return min(size, room / max(1.0, _LETTER * len(words)))


def _ground(w: float, h: float, inside: str) -> str:
    """The mount: a sheet with a bevelled edge."""
    return (
        f'<g font-family="var(--serif)"><path d="M0 0h{n(w)}v{n(h)}H0z" fill="var(--sheet)"/>'
        f'<path d="M7 7h{n(w - 14)}v{n(h - 14)}H7z" fill="none" stroke="var(--brass-fill)" stroke-width="1.5"/>'
        f'<path d="M11 11h{n(w - 22)}v{n(h - 22)}H11z" fill="none" stroke="var(--line)"/>{inside}</g>'
    )


def _placed(work: str, x: float, y: float, w: float, h: float, size: tuple[float, float]) -> str:
    """The work in the box (x, y, w, h), with the window of the mount round it."""
    return (
        f'<path d="M{n(x - 3)} {n(y - 3)}h{n(w + 6)}v{n(h + 6)}h{n(-w - 6)}z" fill="var(--mount)" stroke="var(--line-2)"/>'
        f'<svg x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" viewBox="0 0 {n(size[0])} {n(size[1])}">{work}</svg>'
    )


def mounted(
    work: str, w: float, h: float, title: str, line: str
) -> tuple[str, float, float, tuple[float, float, float, float]]:
    """Give a work of w by h units on a mount, with its name and one line below it. Returns markup, width, height, and where in
    it the work is: left, top, width and height.
    """
    wide, tall = w + 2 * PAD, h + PAD + CAPTION + 22
    mid, foot = wide / 2, PAD + h
    more = ' text-anchor="middle"'
    return (
        _ground(
            wide,
            tall,
            _placed(work, PAD, PAD, w, h, (w, h))
            + _text(mid, foot + 34, _fitted(title, 24, wide - 2 * PAD), title, more + ' font-weight="560"')
            + _text(mid, foot + 57, _fitted(line, 15, wide - 2 * PAD), line, more, "ink-2"),
        ),
        wide,
        tall,
        (PAD, PAD, w, h),
    )


def _lines(words: str, size: float, room: float) -> list[str]:
    """The words in one line; if that is too long, in two lines of similar length."""
    if len(words) * size * _LETTER <= room or " " not in words:
        return [words]
    breaks = [i for i, letter in enumerate(words) if letter == " "]
    middle = min(breaks, key=lambda i: abs(2 * i - len(words)))
    return [words[:middle], words[middle + 1 :]]


def result(
    game: str,
    headline: str,
    standings: Sequence[tuple[str, str]],
    winners: int,
    work: tuple[str, float, float],
    foot: tuple[str, str],
    code: tuple[int, str] | None = None,
) -> tuple[str, float, float]:
    """Give the picture of a finished game: its name, who won, the winner's work, all points, two texts at the foot. Returns
    markup, width and height.

    `winners` is how many of the standings won; these come first and are highlighted. `code`: a QR code as the number of modules
    of its side, and its markup.
    """
    room, mid = WIDTH - 2 * PAD, WIDTH / 2
    more = ' text-anchor="middle"'
    out = _text(mid, PAD + 18, 17, game, more + ' letter-spacing="1.5"', "brass")
    y = PAD + 28.0
    lines = _lines(headline, 34, room)
    for line in lines:
        size = _fitted(line, 34 if len(lines) < 2 else 28, room)
        y += size * 1.2
        out += _text(mid, y, size, line, more + ' font-weight="560"')
    markup, w, h = work
    k = min(room / w, TALLEST / h)
    y += 24
    out += _placed(markup, mid - w * k / 2, y, w * k, h * k, (w, h))
    y += h * k + 22
    wide = room - (CODE + 24 if code else 0)
    rows = ""
    for i, (name, points) in enumerate(standings):
        base = y + ROW * i + 22
        weight = ' font-weight="650"' if i < winners else ""
        rows += _text(PAD, base, _fitted(name, 19, wide * 0.66), name, weight)
        rows += _text(PAD + wide, base, _fitted(points, 19, wide * 0.32), points, weight + ' text-anchor="end"')
        rows += f'<path d="M{PAD} {n(base + 10)}h{n(wide)}" stroke="var(--line)"/>'
    out += rows
    tall = ROW * len(standings)
    if code:
        side, modules = code
        out += (
            f'<svg x="{n(WIDTH - PAD - CODE)}" y="{n(y)}" width="{CODE}" height="{CODE}" viewBox="0 0 {side} {side}" '
            f'shape-rendering="crispEdges">{modules}</svg>'
        )
        tall = max(tall, CODE)
    y += tall + 30
    out += _text(PAD, y, _fitted(foot[0], 14, room * 0.52), foot[0], "", "ink-2")
    out += _text(WIDTH - PAD, y, _fitted(foot[1], 14, room * 0.46), foot[1], ' text-anchor="end"', "ink-2")
    return _ground(WIDTH, y + 24, out), WIDTH, y + 24
