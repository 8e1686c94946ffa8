"""Makes one document of a picture that refers to no other file: the art files that it shows are inserted.

Markup refers to a file of the art folder as `<image href="art/...">`, and in no other way.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER: Final = "art/"
"""The addresses of all art files in markup begin with this."""

_IMAGE: Final = re.compile(r"<image ([^>]*?)\s*(?:/>|></image>)")
_ATTRIBUTE: Final = re.compile(r'([\w:-]+)="([^"]*)"')
_ROOT: Final = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg"([^>]*)>(.*)</svg>', re.DOTALL)
_NAME: Final = re.compile(r'(\sid="|href="#|url\(#)')
"""Matches where an element's id is defined or used."""
_OWN: Final = ("x", "y", "width", "height", "preserveAspectRatio")
"""The attributes that an inserted file takes from the place where it is shown."""


def document(body: str, width: float, height: float, title: str, about: str = "", scale: float = 1) -> str:
    """Give `width` by `height` units of markup as a document, `scale` times as large, with a title and a description."""
    told = f"<title>{escape(title)}</title>" + (f"<desc>{escape(about)}</desc>" if about else "")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{round(width * scale)}" height="{round(height * scale)}" '
        f'viewBox="0 0 {width:g} {height:g}" preserveAspectRatio="none">{told}{body}</svg>'
    )


def wanted(markup: str) -> list[str]:
    """Give the art files that the markup shows, each once, in order."""
    hrefs = (dict(_ATTRIBUTE.findall(found))["href"] for found in _IMAGE.findall(markup))
    return list(dict.fromkeys(href.removeprefix(FOLDER) for href in hrefs))


_TOKEN: Final = re.compile(r"var\((--[\w-]+)\)")
_COLOUR: Final = r"(#[0-9A-Fa-f]+|rgb\([^()]*\))"
_SCHEMES: Final = re.compile(rf"light-dark\({_COLOUR},\s*{_COLOUR}\)")


def resolved(markup: str, value: Callable[[str], str]) -> str:
    """Give the markup with `value` in place of each `var(--token)` in an attribute; of light and dark, the light value.

    Raises ValueError for a token that has no value.
    """

    def put(found: re.Match[str]) -> str:
        given = value(found[1]).strip()
        if not given:
            raise ValueError(f"{found[1]} has no value.")
        return _SCHEMES.sub(r"\1", given).replace('"', "'")

    return _TOKEN.sub(put, markup)


def whole(markup: str, files: Mapping[str, str]) -> str:
    """Give the markup with every file inserted; `files` are the texts of those that are `wanted`.

    Raises KeyError if one is missing, ValueError if one is not a picture of this product.
    """
    shown = 0

    def put(found: re.Match[str]) -> str:
        nonlocal shown
        shown += 1
        given = dict(_ATTRIBUTE.findall(found[1]))
        name = given["href"].removeprefix(FOLDER)
        picture = _ROOT.fullmatch(files[name].strip())
        if picture is None:
            raise ValueError(f"{name} is not a picture.")
        kept = "".join(f' {k}="{v}"' for k, v in _ATTRIBUTE.findall(picture[1]) if k not in _OWN)
        placed = "".join(f' {k}="{given[k]}"' for k in _OWN if k in given)
        # Files use the same names for their gradients; in one document each name must be unique.
        inner = _NAME.sub(rf"\g<1>f{shown}-", picture[2])
        return f"<svg{placed}{kept}>{inner}</svg>"

    return _IMAGE.sub(put, markup)
