"""Measures how fast the page starts, compared with an empty page of plain PyScript with the same versions from the same host,
in one interleaved run: the medians on each host, and the worst of these.
"""

from __future__ import annotations

import shutil
from collections import Counter, defaultdict
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from ..cache import digest, made
from ..hosts import HOSTS, host
from ..python import vendor
from ..serve import Server, running
from ..site import pack
from .browser import FOUR_G, Start, browser, kept, visit

ROUNDS: Final = 3  # on each host
WAYS: Final = ("cold", "warm", "cpu4", "4g")
FIRST_PAGE: Final = ("/", "/style.css", "/faces.js", ".woff2")

STOCK: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stock</title><link rel="icon" href="data:,">
<script type="module" src="./start.mjs"></script></head>
<body><script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
import js
js.performance.mark("ready")
</script></body></html>
"""
STRICT: Final = """import { hooks } from "./pyscript/core.js";
hooks.worker.onBeforeRunAsync.clear(); // the strict policy forbids what this hook needs
"""


def stock() -> Path:
    """A folder with an empty PyScript page, with all files as npm has them."""

    def make(room: Path) -> None:
        (room / "index.html").write_text(STOCK, encoding="utf-8")
        (room / "start.mjs").write_text(STRICT, encoding="utf-8")
        names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
        (room / "pyodide").mkdir()
        for name in names:
            shutil.copyfile(vendor.PYODIDE / name, room / "pyodide" / name)
        shutil.copytree(vendor.PYSCRIPT, room / "pyscript", ignore=shutil.ignore_patterns("*.map"))

    versions = (vendor.version("pyodide"), vendor.version("@pyscript/core"))
    return made("stock", digest(*versions, Path(__file__)), make, "making an empty page of stock PyScript")


def measure() -> dict[str, float]:
    """Ratios to the first line of Python in the empty page, and the size of a first visit."""
    by_host = {name: _on(name) for name in HOSTS}
    for name, figures in by_host.items():
        print(f"  on {name}:", *(f"{key} {value:.4g}" for key, value in figures.items()), flush=True)
    worst = {key: max(figures[key] for figures in by_host.values()) for key in by_host["plain"] if not key.startswith("stock")}
    stock_ = {key: min(figures[key] for figures in by_host.values()) for key in by_host["plain"] if key.startswith("stock")}
    return worst | stock_


def _on(name: str) -> dict[str, float]:
    ours: dict[str, list[Start]] = defaultdict(list)
    theirs: dict[str, list[Start]] = defaultdict(list)
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        servers = [
            (stack.enter_context(running(host(name, folder))), found)
            for folder, found in ((pack.built(), ours), (stock(), theirs))
        ]
        transfer = _first_visit(chromium, servers[0][0])
        for _ in range(ROUNDS):
            for server, found in servers:
                _round(chromium, server, found, mine=found is ours)
    figures = {f"start_{way}_vs_stock": _ready(ours[way]) / _ready(theirs[way]) for way in WAYS}
    figures |= {f"start_{way}_ms": _ready(ours[way]) for way in WAYS}
    figures |= {f"stock_{way}_ms": _ready(theirs[way]) for way in WAYS}
    figures["first_paint_4g_ms"] = median(start.paint for start in ours["4g"])
    figures["layout_shift"] = max(start.shift for way in ours.values() for start in way)
    figures["longest_task_ms"] = median(start.task for start in ours["cold"])
    return figures | transfer


def _ready(starts: list[Start]) -> float:
    return median(start.ready for start in starts)


def _round(chromium: Browser, server: Server, found: dict[str, list[Start]], *, mine: bool) -> None:
    context = chromium.new_context()
    page, cold = visit(context, f"{server.address}/")
    found["cold"].append(cold)
    if mine:
        kept(page)
    page.close()
    found["warm"].append(visit(context, f"{server.address}/")[1])
    context.close()
    for way, slow, line in (("cpu4", 4, None), ("4g", 1, FOUR_G)):
        context = chromium.new_context()
        found[way].append(visit(context, f"{server.address}/", slow=slow, line=line)[1])
        context.close()


def _first_visit(chromium: Browser, server: Server) -> dict[str, float]:
    """What a first visit fetches until Python can answer, and until everything is cached."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{server.address}/", wait_until="commit")
    page.locator("html[data-state=ready]").wait_for(timeout=60_000)
    until = page.evaluate("performance.getEntriesByName('ready')[0].startTime")
    there = page.evaluate(
        "(until) => performance.getEntriesByType('resource').filter((it) => it.startTime < until).map((it) => it.name)", until
    )
    kept(page)
    context.close()
    asked = Counter(urlsplit(address).path for address in (f"{server.address}/", *there))
    first = 0
    for path, size in server.sent:  # what the page asked for twice came twice; what the worker asks for later is not counted
        if asked[path]:
            asked[path] -= 1
            first += size
    shell = sum(size for path, size in server.sent if path.endswith(FIRST_PAGE))
    total = sum(size for _, size in server.sent)
    return {
        "first_click_mb": first / 1e6,
        "first_visit_mb": total / 1e6,
        "first_visit_requests": len(server.sent),
        "shell_kb": shell / 1e3,
    }
