"""The commands, after everything is set up. Each returns its exit status."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from vernissage.art.files import contact_sheet, layers_sheet
from vernissage.puzzles.kinds import KINDS

from . import hosts, puzzle_sheets
from . import house as drawing
from . import puzzles as finding
from . import watch as watching
from . import words as catalogues
from .library import reference
from .places import CACHE, ROOT
from .prepare import prepare
from .serve import Server
from .site import pack
from .testing import checks, engines, tested

S = TypeVar("S", bound=Server)

BENCHES = ("playouts", "start", "page", "links", "fair", "live", "bots", "exploit", "motion", "guests")
"""The parts of `bench`. Part X is the function `measure() -> dict[str, float]` in build/bench/X.py."""


def play(show: bool, port: int) -> int:
    """Builds the site and serves it until stopped."""
    print("Building ...", flush=True)
    folder = pack.site(small=False)
    server = _server(Server, folder, port)
    print(f"Vernissage is at {server.address}/ (Ctrl-C stops)", flush=True)
    if show:
        webbrowser.open(server.address + "/")
    return _until_stopped(server)


def _until_stopped(server: Server) -> int:
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\nStopped.")
    finally:
        server.server_close()
    return 0


def serve(like: str, port: int) -> int:
    """Builds the site as it is published and serves it as a host would, until stopped."""
    print("Building ...", flush=True)
    server = _server(partial(hosts.host, like), pack.site(), port)
    print(f"Vernissage is at {server.address}/ as on {like} (Ctrl-C stops)", flush=True)
    return _until_stopped(server)


def watch(show: bool, port: int) -> int:
    """Builds the site and serves it until stopped. When a source file changes, rebuilds it and reloads the page."""
    print("Building ...", flush=True)
    seen = watching.times()
    folder = watching.built()
    if folder is None:
        return 1
    server = _server(watching.Watched, folder, port)
    print(f"Vernissage is at {server.address}/ and follows every change (Ctrl-C stops)", flush=True)
    if show:
        webbrowser.open(server.address + "/")
    serving = threading.Thread(target=server.serve_forever, daemon=True)
    serving.start()
    try:
        watching.watch(server, seen, threading.Event())
    except KeyboardInterrupt:
        print("\nStopped.")
    finally:
        server.shutdown()
        server.server_close()
    return 0


def _server(kind: Callable[[Path, int], S], folder: Path, port: int) -> S:
    for candidate in range(port, port + 20):
        try:
            return kind(folder, candidate)
        except OSError:
            continue
    raise SystemExit(f"The ports from {port} to {port + 19} are all taken. Choose another with --port.")


def test(arguments: Sequence[str]) -> int:
    """Runs every check but the long ones: style, types, tests, some of them in a browser. `quick`: those without a browser.
    `long`: those that take long and seldom break. `heard`: of these what a screen reader says. With other arguments: only
    pytest, with these.
    """
    prepare(ROOT)
    quick, long, heard = (list(arguments) == [word] for word in ("quick", "long", "heard"))
    wanted = (engines.CHROMIUM,) if heard else engines.ENGINES
    wanted = () if quick else (*wanted, engines.ORCA) if heard or long else wanted
    there = engines.installed(*wanted) if wanted else []
    if arguments and not quick and not long and not heard:
        return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False, cwd=ROOT).returncode
    tested.forget()
    shutil.rmtree(checks.LEFT, ignore_errors=True)
    run = checks.quick() if quick else checks.long() if long else checks.heard() if heard else None
    failed = checks.failures(run, None) if quick else checks.failures(run)
    if not quick and not heard:
        print(tested.table(), flush=True)
    for engine in wanted:
        if engine not in there:
            print(f"NOT TESTED: {engine.missing()}", flush=True)
    if checks.LEFT.exists():
        print(f"What failed tests have left is in {checks.LEFT.relative_to(ROOT)}.", flush=True)
    for done in failed:
        print(f"FAILED: {done.name}", *done.short(), sep="\n  ", flush=True)
    print(f"{len(failed)} checks failed." if failed else "All checks passed.", flush=True)
    return 1 if failed else 0


def words(codes: Sequence[str], *, add: Sequence[str], check: bool) -> int:
    """Brings the catalogues up. `add`: instead makes a language, of its code and its name. `check`: instead says what these
    languages (by default all) lack.
    """
    prepare(ROOT)
    if add:
        code, name = add
        catalogues.add(code, name)
    elif check:
        left, found = catalogues.checked(codes)
        print(*left, *found, sep="\n")
        return 1 if left else 0
    else:
        catalogues.update()
    return 0


def house() -> int:
    """Redraws the diagram of the house in CONTRIBUTING.md."""
    drawing.GUIDE.write_text(drawing.redrawn(drawing.GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"The house in {drawing.GUIDE.name} is the present one.")
    return 0


def puzzles(games: Sequence[str], *, look: bool, keep: bool) -> int:
    """Finds puzzles of these games (by default all) and writes their packs. `keep`: fills up the present packs. `look`: instead
    makes pages on which to look at the present puzzles.
    """
    prepare(ROOT)
    if unknown := set(games) - set(KINDS):
        raise SystemExit(f"There are no puzzles of {', '.join(sorted(unknown))}. The games are: {', '.join(KINDS)}.")
    for game in games or KINDS:
        if look:
            print(f"Look at {puzzle_sheets.sheet(game).relative_to(ROOT)}.")
        else:
            finding.pack(game, keep=keep)
    return 0


def site(whole: bool, address: str) -> int:
    """Makes dist/ with brotli files, ready to be published. `whole`: with all of Pyodide; `address`: where it will be."""
    try:
        pack.address_of(address)
    except ValueError as bad:
        print(bad, file=sys.stderr)
        return 2
    print("Building ...", flush=True)
    folder = pack.site(whole=whole, address=address)
    total = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and file.suffix != ".br")
    print(f"The site is in {folder.relative_to(ROOT)}/ ({total / 1e6:.1f} MB before compression).")
    return 0


def docs(show: bool) -> int:
    """Writes the reference of the package, which the site has at `docs/`, from its docstrings."""
    page = reference.reference() / "vernissage.html"
    print(f"Look at {page.relative_to(ROOT)}.")
    if show:
        webbrowser.open(page.as_uri())
    return 0


def bench(parts: Sequence[str], json: Path | None) -> int:
    """Measures these parts (by default all), prints the figures, and writes them to a file as one flat JSON object."""
    if unknown := set(parts) - set(BENCHES):
        raise SystemExit(f"There is no part {', '.join(sorted(unknown))}. The parts are: {', '.join(BENCHES)}.")
    prepare(ROOT)
    figures: dict[str, float] = {}
    for part in parts or BENCHES:
        print(f"Measuring {part} ...", flush=True)
        measured: dict[str, float] = importlib.import_module(f"build.bench.{part}").measure()
        for name, value in measured.items():
            print(f"  {name} = {value:.4g}", flush=True)
        figures |= measured
        if json:
            _write(json, figures)
    return 0


def _write(file: Path, figures: dict[str, float]) -> None:
    fresh = file.with_name(file.name + ".fresh")
    fresh.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    fresh.replace(file)


def art(show: bool) -> int:
    """Makes pages with all pictures: the paintings of Art Society, and the layers of Canvas."""
    pages = {"art.html": contact_sheet(), "art-layers.html": layers_sheet()}
    for name, sheet in pages.items():
        page = CACHE / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(sheet, encoding="utf-8")
        print(f"Look at {page.relative_to(ROOT)}.")
        if show:
            webbrowser.open(page.as_uri())
    return 0
