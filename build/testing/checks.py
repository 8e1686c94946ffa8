"""All checks, each in its own process, as many at a time as there are processors.

Their order saves time. Long tests that do not need the site run while it is built; then come those that need it, which only
read it; short ones come last, so that all processors are busy until the end. The last run tells what takes long. Short modules
share a process, because its start, its imports and its browser take five seconds.

What takes long and seldom breaks is marked `long`; it runs by itself (`long`), before a release and where CI has time.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import Queue
from threading import Condition
from typing import Final, NamedTuple

from ..places import CACHE, ROOT
from . import tested
from .engines import ENGINES, Engine

TESTS: Final = ROOT / "tests"
OF_THE_SITE: Final = TESTS / "e2e"
"""The tests that open the built site."""
OF_THE_BUILD: Final = "tests/build"
"""They wait for the site, too: while it is made, they would make each of its parts a second time."""
LEFT: Final = CACHE / "failed"
"""What failed tests in a browser have left: pictures, the console, requests and their times."""
SECONDS: Final = CACHE / "checks.json"
"""How many seconds each check took in its last run, by its name."""

HEARD: Final = "tests/e2e/heard/test_heard.py"
"""What a screen reader says: all of it is `long`."""
LONGEST: Final = (*(f"{tested.MODULE} in {engine.name}" for engine in reversed(ENGINES)), "tests/page", "tests/build",
                  "tests/table", "tests/e2e/together/test_live.py", "tests/e2e/everyone/test_everyone.py",
                  "tests/contract")  # fmt: skip
"""The longest checks, for machines without an earlier run. Each of them is one module or folder."""
_ENDED: Final = re.compile(r"Timeout \(\d+:\d\d:\d\d|InvalidSessionIdException|NewConnectionError|Python has ended in WebKit")
"""What Python prints when a test takes longer than `faulthandler_timeout`, and ends; what WebKit's driver tells when that
browser has crashed, what is told of the driver if it has gone, too, and of Python if it has ended there (tests/e2e/left.py).
"""
TOGETHER: Final = 6
"""How many other modules or folders share one check."""
_WHERE: Final = re.compile(r' +File ".*/tests/')
"""A line of a test in what Python prints when one hangs."""
LAST: Final = 12
DIET: Final = "tests/build/python/test_diet.py"
LAWS: Final = "tests/contract"
"""What every game keeps. `long` tries it with three times as many examples (tests/conftest.py)."""
GAMES: Final = 334
"""So many games of each of the three kinds, a thousand in all, are played in all of Pyodide and in ours by `long`."""


class Check(NamedTuple):
    """A check by its name, what Python runs for it, whether it needs the built site, and what else its environment names."""

    name: str
    arguments: tuple[str, ...]
    site: bool = False
    there: Mapping[str, str] = {}


class Done(NamedTuple):
    """A finished check: whether it passed, how many seconds it took, what it printed."""

    name: str
    passed: bool
    seconds: float
    said: str

    def summary(self) -> str:
        """The last line that it printed: there ruff, mypy and pytest sum up."""
        lines = self.said.strip().splitlines()
        return re.sub(r" in [\d.]+s.*", "", lines[-1]) if lines else "done"

    def short(self) -> list[str]:
        """The lines that name the tests that failed. If the process ended in the middle, those of Python's last words that name
        tests; else its last lines.
        """
        lines = self.said.splitlines()
        named = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
        return named or [line for line in lines if _WHERE.match(line)][-LAST:] or lines[-LAST:]


_STYLE_AND_TYPES: Final = (Check("style", ("-m", "ruff", "check", ".")), Check("types", ("-m", "mypy")),
                           Check("scripts", ("-m", "build.testing.scripts")))
BUILD: Final = Check("site", ("-c", "from build.site.pack import built; built(small=False)"))


def checks(known: Mapping[str, float] | None = None) -> list[Check]:
    """All checks but BUILD, in the order in which they begin. `known`: the seconds that checks took, by name; by default those
    of the last run here.
    """
    seconds = _last() if known is None else known
    folders = sorted({f"tests/{file.relative_to(TESTS).parts[0]}" for file in TESTS.rglob("test_*.py")} - {"tests/e2e"})
    modules = [file.relative_to(ROOT).as_posix() for file in sorted(OF_THE_SITE.rglob("test_*.py"))]
    modules.remove(tested.MODULE)
    tests = [*(_tests(*places, site=True) for places in _grouped(modules)), *(_scenarios(engine) for engine in ENGINES),
             *(_tests(*places, site=OF_THE_BUILD in places) for places in _grouped(folders))]  # fmt: skip
    tests.sort(key=lambda check: LONGEST.index(check.name) if check.name in LONGEST else len(LONGEST))
    tests.sort(key=lambda check: -seconds.get(check.name, 0 if check.name not in LONGEST else float("inf")))
    return [*_STYLE_AND_TYPES, *tests]


def _last() -> dict[str, float]:
    """The seconds of the last run on this machine; empty if there are none."""
    try:
        found = json.loads(SECONDS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): float(taken) for name, taken in found.items()}


def _grouped(places: Sequence[str]) -> list[list[str]]:
    """The modules or folders of each check: those in LONGEST alone, the others in groups of TOGETHER."""
    short = [place for place in places if place not in LONGEST]
    return [[place] for place in places if place in LONGEST] + [short[i:i + TOGETHER] for i in range(0, len(short), TOGETHER)]


def _tests(*places: str, site: bool = False, which: str = "not long") -> Check:
    patience = ("-o", "faulthandler_timeout=900") if which == "long" else ()
    return Check(" ".join(places), ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", which, *patience, *places), site)


def _scenarios(engine: Engine, which: str = "not long") -> Check:
    """The check that plays the scenarios in one browser."""
    check = _tests(tested.MODULE, site=True, which=which)
    more = ("-k", engine.name, "--junitxml", str(tested.report(engine)))
    return Check(f"{check.name} in {engine.name}", (*check.arguments, *more), site=True)


def quick() -> list[Check]:
    """The checks before each commit: style, types of Python and of the page's scripts, and all short tests that need neither a
    browser nor the built site, on all processors.
    """
    pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow and not long",
              "--ignore", str(OF_THE_SITE),
              "-n", str(_lanes()), "--dist", "worksteal")  # fmt: skip
    return [*_STYLE_AND_TYPES, Check("tests", pytest)]


def long() -> list[Check]:
    """What takes long and seldom breaks: the modules with tests marked `long` first, because a change breaks those more often
    than what follows: what is `alike` in other engines than Chromium, the laws, a thousand games in all of Pyodide and in ours.
    """
    marked = [file.relative_to(ROOT).as_posix() for file in sorted(TESTS.rglob("test_*.py"))
              if re.search(r"pytest\.mark\.(long|alike)\b|from tests[.]marks import", file.read_text(encoding="utf-8"))]
    marked.remove(tested.MODULE)
    marked.remove(DIET)
    modules = [*(_tests(module, site=module.startswith(("tests/e2e/", OF_THE_BUILD)), which="long")
                 for module in reversed(marked)),
               *(_scenarios(engine, "long") for engine in reversed(ENGINES))]  # fmt: skip
    laws = _tests(LAWS, which="slow and not long")
    games = _tests(DIET, "-o", "faulthandler_timeout=1500", which="long")
    return [*(check._replace(name=f"{check.name}, long") for check in modules),
            laws._replace(name=f"{LAWS} with more examples", there={"VERNISSAGE_EXAMPLES": "many"}),
            games._replace(name=f"{3 * GAMES} games with and without the diet", there={"VERNISSAGE_GAMES": str(GAMES)})]


def heard() -> list[Check]:
    """The check of what a screen reader says."""
    return [_tests(HEARD, site=True, which="long")]


def _lanes() -> int:
    return max(2, os.cpu_count() or 2)


class Plan:
    """The checks that are still to run. The site is built first; checks that need it wait for it."""

    def __init__(self, wanted: Sequence[Check], build: Check | None) -> None:
        self._build = build
        self._todo = [*([build] if build else []), *wanted]
        self._site: bool | None = None if build else True
        """Whether the site could be built; None while it is unknown."""
        self._news = Condition()

    def following(self) -> Check | None:
        """The next check. If it needs the site, and all others have begun, waits for the site. None if there is none."""
        with self._news:
            while self._todo:
                for check in self._todo:
                    if not check.site or self._site is not None:
                        self._todo.remove(check)
                        return check
                self._news.wait()
            return None

    def run(self, check: Check) -> Done:
        """Runs a check. It fails without running if it needs the site and the site could not be built. One in the browser is
        run once more if it hung, or if WebKit itself crashed: both are rare, and tests/README.md has what is known. What it
        said is printed all the same.
        """
        if check.site and not self._site:
            return Done(check.name, False, 0.0, "not run: there is no site")
        try:
            done = _run(check)
            if check.site and _ENDED.search(done.said):
                print(f"{check.name} hung, or WebKit crashed, and is run once more. What it said:\n{done.said}", flush=True)
                done = _run(check)
        except OSError as error:  # a program that cannot be started
            done = Done(check.name, False, 0.0, str(error))
        if check is self._build:
            with self._news:
                self._site = done.passed
                self._news.notify_all()
        return done

    def stop(self) -> None:
        """Starts no further check."""
        with self._news:
            self._todo.clear()
            self._news.notify_all()


def failures(wanted: list[Check] | None = None, build: Check | None = BUILD) -> list[Done]:
    """Runs the checks (by default all) and prints each result as it comes, with everything that a failed check printed. Returns
    those that failed. Without a `build`, none of the checks may need the site.
    """
    wanted = checks() if wanted is None else wanted
    count = len(wanted) + (build is not None)
    print(f"{count} checks, {_lanes()} at a time:", flush=True)
    plan, ended = Plan(wanted, build), Queue[Done]()

    def lane() -> None:
        while (check := plan.following()) is not None:
            ended.put(plan.run(check))

    pool = ThreadPoolExecutor(_lanes())
    try:
        for _ in range(_lanes()):
            pool.submit(lane)
        failed, seconds = [], _last()
        for n in range(1, count + 1):
            done = ended.get()
            print(f"[{n:2}/{count}] {done.name}: {'' if done.passed else 'FAILED, '}{done.summary()} "
                  f"({done.seconds:.0f} s)", flush=True)
            seconds[done.name] = done.seconds
            if not done.passed:
                failed.append(done)
                print(done.said, flush=True)
        if build is BUILD:
            CACHE.mkdir(exist_ok=True)
            SECONDS.write_text(json.dumps(seconds), encoding="utf-8")
        return failed
    finally:
        plan.stop()  # after Ctrl-C, do not wait for checks that have not begun
        pool.shutdown()


def _run(check: Check) -> Done:
    """Runs a check. Its processes keep bytecode even where the environment says that none is kept, as images of Python for
    containers do: otherwise each of them compiles the whole package and its tests anew.
    """
    started = time.monotonic()
    there = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | dict(check.there)
    ended = subprocess.run([sys.executable, *check.arguments], check=False, cwd=ROOT, text=True, encoding="utf-8", env=there,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return Done(check.name, ended.returncode == 0, time.monotonic() - started, ended.stdout)
