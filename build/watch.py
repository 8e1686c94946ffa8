"""Serves the page while people work on it: when a source file changes, it is rebuilt, and open pages reload.

Only this server adds what makes pages reload; the site itself does not contain it. The service worker, which would keep the old
build, is replaced by one that caches nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from .places import PACKAGE, ROOT, WEB
from .serve import Answer, Server

WATCHED: Final = (PACKAGE, WEB / "css", WEB / "loader", WEB / "index.html",
                  WEB / "browser",
                  *(WEB / f"{name}.py" for name in ("main", "bot", "guest")), ROOT / "build",
                  ROOT / "pyproject.toml")  # fmt: skip
MADE: Final = (".mo", ".fresh", ".pyc", "tokens.css")
"""The endings of files that the build makes beside its sources. The page's own tokens.css is a source in
spite of its ending.
"""
EVERY: Final = 0.4  # s between two looks at the files
PATIENCE: Final = 20.0  # s that a page waits for news before it asks again

SCRIPT: Final = """\
const page = document.documentElement.dataset.build;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
for (;;) {
  try {
    const now = await (await fetch(`watch?${page}`, { cache: "no-store" })).text();
    if (now !== page) { location.reload(); break; }
  } catch { await wait(1000); } // the server is gone, perhaps for a moment
}
"""
NO_WORKER: Final = """\
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
"""


class Watched(Server):
    """Serves a site that changes: `show` switches to another build, and tells the pages."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(folder, port, _WatchedAnswer)
        self.news = threading.Condition()

    @property
    def build(self) -> str:
        """The name of the present build."""
        found = re.search(r'data-build="([^"]*)"', (self.folder / "index.html").read_text(encoding="utf-8"))
        return found[1] if found else ""

    def show(self, folder: Path) -> None:
        """Serves another folder from now on."""
        with self.news:
            self.folder = folder
            self.news.notify_all()


class _WatchedAnswer(Answer):
    server: Watched

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        path, _, asked = self.path.partition("?")
        if path == "/watch":
            with self.server.news:
                self.server.news.wait_for(lambda: self.server.build != asked, PATIENCE)
            self.text(path, "text/plain", self.server.build)
        elif path == "/watch.js":
            self.text(path, "text/javascript", SCRIPT)
        elif path == "/sw.js":
            self.text(path, "text/javascript", NO_WORKER)
        elif path in ("/", "/index.html"):
            page = (self.server.folder / "index.html").read_text(encoding="utf-8")
            self.text(path, "text/html", page.replace("</head>", '<script type="module" src="/watch.js"></script>\n</head>', 1))
        else:
            super().do_GET()

    do_HEAD = do_GET  # noqa: N815 - the library's name


def times(places: Iterable[Path] = WATCHED) -> dict[Path, int]:
    """When each of the files was last written, in ns."""
    return {file: at for file in _files(places) if (at := _written(file))}


def _files(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        made = [WEB / "css" / "tokens.css"]
        files = place.rglob("*") if place.is_dir() else [place]
        yield from (file for file in files if file in made or not file.name.endswith(MADE))


def _written(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns if file.is_file() else 0
    except FileNotFoundError:  # editors write to another name first
        return 0


def changed(before: dict[Path, int], after: dict[Path, int]) -> list[Path]:
    """The files that are new, gone or changed."""
    return sorted({file for file, _ in before.items() ^ after.items()})


def built() -> Path | None:
    """Builds the site in a new process, which reads the present sources. None if that fails; the reason is printed."""
    code = "from build.site.pack import built; print(built(small=False, told=False))"
    done = subprocess.run([sys.executable, "-c", code], check=False, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    lines = done.stdout.splitlines()
    for line in lines[: -1 if not done.returncode else None]:
        print(line, flush=True)
    return None if done.returncode else Path(lines[-1])


def watch(server: Watched, seen: dict[Path, int], stop: threading.Event) -> None:
    """Rebuilds the site whenever a file differs from `seen`, until `stop` is set."""
    while not stop.wait(EVERY):
        now = times()
        files = changed(seen, now)
        if not files:
            continue
        seen = now
        print(f"{', '.join(file.relative_to(ROOT).as_posix() for file in files[:3])}{' ...' if files[3:] else ''}", flush=True)
        started = time.monotonic()
        folder = built()
        if folder is None:
            print("It cannot be built so; the page stays as it was.", flush=True)
        else:
            server.show(folder)
            print(f"  built in {time.monotonic() - started:.1f} s", flush=True)
