"""A server between which and the browser something stands: a hotel's login page, a line that breaks, a host that errs."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlsplit

import brotli
from playwright.sync_api import Page

from build.headers import media_type
from build.serve import Answer, Server
from build.site.compress import PACKED

HASHES: Final = """async () => {
  const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const body = await (await cache.match(url)).arrayBuffer();
      found.push([name, new URL(url).pathname.slice(1), hex(await crypto.subtle.digest("SHA-256", body))]);
    }
  }
  return found;
}"""
"""Of all that is in the caches: the cache, the path, the SHA-256."""


def build_name(folder: Path) -> str:
    """The name of the build in a folder."""
    return (folder / "index.html").read_text(encoding="utf-8").partition('data-build="')[2].partition('"')[0]


def wrong_in_caches(page: Page, *builds: Path) -> list[str]:
    """What is kept of these builds and is not as it was built."""
    folders = {f"vernissage-{build_name(folder)}": folder for folder in builds}
    return [
        path
        for cache, path, digest in page.evaluate(HASHES)
        if hashlib.sha256(_built(folders[cache] / path)).hexdigest() != digest
    ]


def _built(file: Path) -> bytes:
    """What a file of the site has to be; of what every start needs the worker also keeps what was packed in it."""
    if file.exists():
        return file.read_bytes()
    return brotli.decompress(file.with_name(file.name + PACKED).read_bytes())


LOGIN: Final = b"<!doctype html><title>Sign in</title><p>Welcome to the hotel. <a href='/login'>Sign in</a> to go online."
HANG_S: Final = 1.0


class Line(Server):
    """A server of the site's files; those named in `wrong`, by their path below the site, are answered otherwise."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = _Answer
        self.wrong: dict[str, str] = {}
        """What is wrong with a file: a key of `KINDS`."""
        self.times: float = float("inf")
        """How often something wrong is still sent; then all is well again."""
        self.lasting = False
        """Whether wrong answers come with the headers of right ones, by which browsers keep what is under s/ for ever."""
        self.given: Counter[str] = Counter()
        """How often each file was answered wrongly."""


class _Answer(Answer):
    server: Line

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        """Sends the file, or what came in its place."""
        path = urlsplit(self.path).path.removeprefix("/") or "index.html"
        line = self.server
        if line.times > 0 and path in line.wrong:
            line.times -= 1
            line.given[path] += 1
            KINDS[line.wrong[path]](self, path)
        elif path == "login":
            self.instead("login", LOGIN, "text/html; charset=utf-8")
        else:
            super().do_GET()

    def instead(self, path: str, body: bytes, kind: str = "", status: int = 200, **more: str) -> None:
        """Sends a body as if it were the file."""
        found = {"Content-Type": kind or media_type(path), **more}
        if not self.server.lasting:
            found["Cache-Control"] = "no-store"
        self.send(status, f"/{path}", found, body)

    def whole(self, path: str) -> bytes:
        """What the file is."""
        return (self.server.folder / path).read_bytes()


def _broken_off(answer: _Answer, path: str) -> None:
    body = answer.whole(path)
    answer.close_connection = True
    answer.send_response(200)
    answer.send_header("Content-Type", media_type(path))
    answer.send_header("Content-Length", str(len(body)))
    answer.end_headers()
    answer.wfile.write(body[: len(body) // 2])


def _wrong(answer: _Answer, path: str) -> None:
    answer.instead(path, Random(path).randbytes(len(answer.whole(path))))


def _one_bit(answer: _Answer, path: str) -> None:
    body = bytearray(answer.whole(path))
    body[len(body) // 2] ^= 1
    answer.instead(path, bytes(body))


def _hangs(answer: _Answer, path: str) -> None:
    time.sleep(HANG_S)
    answer.close_connection = True


KINDS: Final[dict[str, Callable[[_Answer, str], None]]] = {
    "login page": lambda answer, path: answer.instead(path, LOGIN, "text/html; charset=utf-8"),
    "login page of its type": lambda answer, path: answer.instead(path, LOGIN),
    "cut off": lambda answer, path: answer.instead(path, answer.whole(path)[: len(answer.whole(path)) // 2]),
    "broken off": _broken_off,
    "empty": lambda answer, path: answer.instead(path, b""),
    "wrong bytes": _wrong,
    "one bit": _one_bit,
    "redirect": lambda answer, path: answer.instead(path, b"", status=302, Location="/login"),
    "500": lambda answer, path: answer.instead(path, b"Out of order.\n", "text/plain; charset=utf-8", 500),
    "hangs, then closes": _hangs,
}
"""What may come in place of a file."""
