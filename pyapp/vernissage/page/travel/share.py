"""What sharing needs besides the browser: a checked link, its address, and a QR code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from ...table.game import Game
from ...table.link import BadLink, Kind, Player, decode, encode
from ...table.match import Match
from ..core.messages import Carried
from ..core.words import Words

QUIET: Final = 4
"""Modules of white around a QR code, as its standard asks."""
Given: TypeAlias = Literal["", "copied", "not-copied", "unshared"]
"""The outcome of giving a link out: none yet, copied, the browser did not allow it, the share sheet did not open."""


def checked_link(
    match: Match[Any], games: Mapping[str, Game[Any]], kind: Kind = "go", at: int | None = None, players: Sequence[Player] = ()
) -> str:
    """The match as a link that was read back and gave the same match. Raises BadLink if it would not: do not offer it then;
    `long` if it is over what a link may have (a file takes any length).
    """
    text = encode(match, kind, at, players)
    read = decode(text, games)
    if kind != "deal" and (read.match.answers != match.answers or read.match.state != match.state):
        raise BadLink("illegal", match.game.key)
    return text


def address(page: str, link: str) -> str:
    """The page's address with the link as its fragment, in place of any it had."""
    return f"{page.partition('#')[0]}#{link}"


def given(message: Carried) -> Given:
    """The outcome that the browser tells of a copy or a share sheet. It tells of a sheet only if that did not open."""
    return "unshared" if message.what == "sheet" else "copied" if message.good else "not-copied"


def given_words(words: Words, one: Given) -> str:
    """The outcome of giving a link out, in words; empty before."""
    return {
        "": "",
        "copied": words("Copied: paste it into a message."),
        "not-copied": words("The browser did not allow it: select the link and copy it yourself."),
        "unshared": words("The share sheet did not open: copy the link."),
    }[one]


def qr_svg(text: str) -> str:
    """A QR code of the text as SVG, scaled by its container, hidden from screen readers as the address stands beside it.

    Raises ValueError as `qr` does.
    """
    side, modules = qr(text)
    return f'<svg class="qr" viewBox="0 0 {side} {side}" shape-rendering="crispEdges" aria-hidden="true">{modules}</svg>'


def qr(text: str) -> tuple[int, str]:
    """A QR code of the text (byte mode, level L or what more fits its size), black on white in any theme, with its quiet zone:
    how many modules its side has, and its markup, a unit a module.

    Raises ValueError if the text is longer than the largest code holds (2,953 bytes).
    """
    from segno import encoder  # noqa: PLC0415 - only who asks for a code pays for it

    code: Any = encoder  # it comes without types
    matrix: Sequence[bytes] = code.encode(text, error="l", mode="byte", micro=False).matrix
    side = len(matrix) + 2 * QUIET
    path = "".join(
        f"M{start + QUIET} {y + QUIET}h{length}v1h-{length}z" for y, row in enumerate(matrix) for start, length in _runs(row)
    )
    return side, f'<path fill="#fff" d="M0 0h{side}v{side}h-{side}z"/><path fill="#000" d="{path}"/>'


def _runs(row: bytes) -> list[tuple[int, int]]:
    """The stretches of dark modules in a row: where each begins, and how long it is."""
    out: list[tuple[int, int]] = []
    x = 0
    while (start := row.find(1, x)) >= 0:
        end = row.find(0, start)
        x = len(row) if end < 0 else end
        out.append((start, x - start))
    return out
