"""Imitations of hosts for static sites, to try the site and measure its start on them.

None of them serves our `.br` files. We can only guess which types a host compresses; the site must not depend on it.
"""

from __future__ import annotations

import gzip
import mimetypes
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path
from typing import Final

import brotli

from .headers import media_type
from .serve import Answer, Server, etag

COMPRESSED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/wasm")
"""What hosts compress on the fly, at a low level: the beginnings of media types. Plain bytes are not compressed."""


class Plain(Answer):
    """A simple server for a folder: no compression, none of our headers, media types from the system's list."""

    def headers_for(self, path: str) -> dict[str, str]:
        """No headers: on this host a site cannot set any."""
        return {}

    def of_file(self, file: Path) -> tuple[dict[str, str], bytes]:
        """The file as it is, and when it was changed."""
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return {"Content-Type": kind, "Last-Modified": formatdate(file.stat().st_mtime, usegmt=True)}, file.read_bytes()


class Netlify(Answer):
    """Netlify: the headers of netlify.toml; brotli on the fly at a middle level."""

    def of_file(self, file: Path) -> tuple[dict[str, str], bytes]:
        """The file, compressed with brotli 5 if its type is compressed."""
        return _sent(self, file, "br")


class Pages(Plain):
    """GitHub Pages: the site is in a folder of the address; gzip on the fly; cached for ten minutes; none of our headers."""

    folder = "/vernissage"

    def of_file(self, file: Path) -> tuple[dict[str, str], bytes]:
        """The file, compressed with gzip if its type is compressed."""
        more, body = _sent(self, file, "gzip")
        return more | {"Cache-Control": "max-age=600"}, body


HOSTS: Final[dict[str, type[Answer]]] = {"plain": Plain, "netlify": Netlify, "pages": Pages}
"""The hosts by their names for `python3 build serve --like`."""


def host(name: str, folder: Path, port: int = 0) -> Server:
    """A server for the site in a folder that behaves like a host: a key of HOSTS."""
    return Server(folder, port, HOSTS[name])


def _sent(answer: Answer, file: Path, encoding: str) -> tuple[dict[str, str], bytes]:
    kind, changed = media_type(file.name), file.stat().st_mtime_ns
    more = {"Content-Type": kind, "ETag": etag(file, changed), "Vary": "Accept-Encoding"}
    if not kind.startswith(COMPRESSED) or encoding not in answer.headers.get("Accept-Encoding", ""):
        return more, file.read_bytes()
    return more | {"Content-Encoding": encoding}, _compressed(file, encoding, changed)


@lru_cache(maxsize=4096)
def _compressed(file: Path, encoding: str, _changed: int) -> bytes:
    data = file.read_bytes()
    return brotli.compress(data, quality=5) if encoding == "br" else gzip.compress(data, 6)
