"""The headers of the site, read from netlify.toml: so this machine and the host cannot differ."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Final

from .places import ROOT

TYPES: Final = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8", ".json": "application/json", ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".wasm": "application/wasm",
    ".whl": "application/zip", ".zip": "application/zip", ".txt": "text/plain; charset=utf-8",
}
"""Media types by the ending of the file's name; other files are plain bytes."""


@cache
def _rules() -> list[tuple[re.Pattern[str], dict[str, str]]]:
    settings = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))
    return [(re.compile(".*".join(re.escape(part) for part in rule["for"].split("*"))), rule["values"])
            for rule in settings["headers"]]


def headers(path: str) -> dict[str, str]:
    """The headers for a path such as `/index.html`. If two rules set the same header, the later rule counts."""
    found: dict[str, str] = {}
    for pattern, values in _rules():
        if pattern.fullmatch(path):
            found |= values
    return found


def media_type(name: str) -> str:
    """The media type of a file, by its name."""
    return TYPES.get(f".{name.rsplit('.', 1)[-1]}", "application/octet-stream")


def policy() -> str:
    """The Content-Security-Policy for the page's own head, for hosts that do not let a site set headers: without the parts that
    only work as a header.
    """
    parts = headers("/index.html")["Content-Security-Policy"].split("; ")
    return "; ".join(part for part in parts if not part.startswith("frame-ancestors"))
