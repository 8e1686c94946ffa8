"""A server for dist/ on this machine, with the headers of the real host, brotli if the browser accepts it, and ETags."""

from __future__ import annotations

import hashlib
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

from .headers import headers, media_type

S = TypeVar("S", bound="Server")


class Server(ThreadingHTTPServer):
    """Serves the files of one folder, which may be changed while the server runs."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, folder: Path, port: int = 0, answer: type[Answer] | None = None) -> None:
        self.answer = answer or Answer
        super().__init__(("127.0.0.1", port), self.answer)
        self.folder = folder
        self._lines: set[Any] = set()
        self.sent: list[tuple[str, int]] = []
        """For measuring: each request's path, and the bytes that were sent."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Reports errors, except that a browser has closed its connection."""
        if not isinstance(sys.exception(), ConnectionResetError | BrokenPipeError):
            super().handle_error(request, client_address)

    def get_request(self) -> tuple[Any, Any]:
        """Accepts a connection and remembers it for `server_close`."""
        line, caller = super().get_request()
        self._lines.add(line)
        return line, caller

    def shutdown_request(self, request: Any) -> None:
        """Closes a connection."""
        self._lines.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Closes the server and all connections: browsers keep theirs open, and would else get answers from a closed server."""
        super().server_close()
        for line in tuple(self._lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    @property
    def address(self) -> str:
        """The address of the site: http://127.0.0.1:PORT, perhaps with a folder."""
        return f"http://127.0.0.1:{self.server_address[1]}{self.answer.folder}"


class Answer(BaseHTTPRequestHandler):
    """Answers one browser's requests."""

    protocol_version = "HTTP/1.1"
    server: Server

    folder = ""
    """The path at which all addresses of the site begin."""

    def do_GET(self) -> None:
        """Sends the file, or 404."""
        path = unquote(urlsplit(self.path).path)
        below = path.removeprefix(self.folder) if path.startswith(self.folder + "/") else "/.."
        file = self.server.folder / (below + "index.html" if below.endswith("/") else below).lstrip("/")
        if not file.resolve().is_relative_to(self.server.folder.resolve()) or not file.is_file():
            self.send(404, path, {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}, b"Not here.\n")
            return
        more, body = self.of_file(file)
        marks = ("If-None-Match", "ETag"), ("If-Modified-Since", "Last-Modified")
        known = any(name in more and self.headers.get(asked) == more[name] for asked, name in marks)
        self.send(304 if known else 200, path, more, b"" if known else body)

    def of_file(self, file: Path) -> tuple[dict[str, str], bytes]:
        """A file's own headers and its body: the brotli file beside it, if there is one and the browser accepts it."""
        small = file.with_name(file.name + ".br")
        as_small = small.is_file() and "br" in self.headers.get("Accept-Encoding", "")
        sent = small if as_small else file
        more = {"Content-Type": media_type(file.name), "ETag": etag(sent, sent.stat().st_mtime_ns), "Vary": "Accept-Encoding"}
        return more | ({"Content-Encoding": "br"} if as_small else {}), sent.read_bytes()

    def headers_for(self, path: str) -> dict[str, str]:
        """The site's headers for a path."""
        return headers(path)

    do_HEAD = do_GET  # noqa: N815 - the library's name

    def text(self, path: str, media: str, content: str) -> None:
        """Sends a text that is no file, and that browsers must not keep."""
        more = {"Content-Type": f"{media}; charset=utf-8", "Cache-Control": "no-store"}
        self.send(200, path, more, content.encode())

    def send(self, status: int, path: str, more: dict[str, str], body: bytes) -> None:
        """Sends an answer with the site's headers for the path, and more."""
        self.send_response(status)
        for name, value in (self.headers_for(path) | more).items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.server.sent.append((path, len(body)))
            with suppress(ConnectionError):  # the browser has gone on to something else
                self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Logs nothing: the browser's own tools show requests better."""


@lru_cache(maxsize=4096)
def etag(file: Path, _changed: int) -> str:
    """The mark of what stands in a file; `_changed` is when it was changed last."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:20]}"'


def serving(folder: Path) -> AbstractContextManager[Server]:
    """A running server, in a thread of its own, at any free port."""
    return running(Server(folder))


@contextmanager
def running(server: S) -> Iterator[S]:
    """Runs a server in a thread of its own."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
