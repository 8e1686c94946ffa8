"""Every check, each in a process of its own, as many side by side as there are processors.

Order is what saves time: the site is built while long tests that do not need it run; then come those that do, a check for
each module, and they only read it; short ones are last, so that all processors have something to do until the end.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Final, NamedTuple

from . import tested
from .engines import ENGINES, Engine
from .places import ROOT

TESTS: Final = ROOT / "tests"
OF_THE_SITE: Final = TESTS / "e2e"
"""Tests that open the built site: a check for each module, and for each browser that scenarios are played in. Of the others
there is one for each folder."""


LONGEST: Final = ("tests/page", "tests/build", *(f"{tested.MODULE} in {engine.name}" for engine in reversed(ENGINES)),
                  "tests/e2e/test_start.py", "tests/e2e/test_everyone.py", "tests/e2e/test_avant_carde.py",
                  "tests/e2e/test_travel.py", "tests/e2e/test_update.py")  # fmt: skip
"""The checks that begin first, since they take longest."""


class Check(NamedTuple):
    """A check by its name, what Python runs for it, and whether it needs the built site."""

    name: str
    arguments: tuple[str, ...]
    site: bool = False


class Done(NamedTuple):
    """A check that has been run: whether it passed, how many seconds it took, what it said."""

    name: str
    passed: bool
    seconds: float
    said: str

    def summary(self) -> str:
        """The last line it said: there all of them tell how it went."""
        lines = self.said.strip().splitlines()
        return re.sub(r" in [\d.]+s.*", "", lines[-1]) if lines else "done"

    def short(self) -> list[str]:
        """The lines that name the tests that failed."""
        return [line for line in self.said.splitlines() if line.startswith(("FAILED ", "ERROR "))]


_STYLE_AND_TYPES: Final = (Check("style", ("-m", "ruff", "check", ".")), Check("types", ("-m", "mypy")))
BUILD: Final = Check("site", ("-c", "from build.pack import built; built(small=False)"))


def checks() -> list[Check]:
    """All of them but BUILD, in their order."""
    folders = sorted({file.relative_to(TESTS).parts[0] for file in TESTS.rglob("test_*.py")} - {OF_THE_SITE.name})
    modules = [file.relative_to(ROOT).as_posix() for file in sorted(OF_THE_SITE.glob("test_*.py"))]
    tests = [*(_tests(module, site=True) for module in modules if module != tested.MODULE),
             *(_scenarios(engine) for engine in ENGINES), *(_tests(f"tests/{name}") for name in folders)]  # fmt: skip
    tests.sort(key=lambda check: LONGEST.index(check.name) if check.name in LONGEST else len(LONGEST))
    return [*_STYLE_AND_TYPES, *tests]


def _tests(place: str, *more: str, site: bool = False) -> Check:
    return Check(place, ("-m", "pytest", "-q", "-p", "no:cacheprovider", *more, place), site)


def _scenarios(engine: Engine) -> Check:
    """The scenarios in one browser."""
    check = _tests(tested.MODULE, "-k", engine.name, "--junitxml", str(tested.report(engine)), site=True)
    return check._replace(name=f"{check.name} in {engine.name}")


def quick() -> list[Check]:
    """What is looked at before each commit: style, types, and the tests that need neither a browser nor the built site and do
    not take long, on all processors.
    """
    pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", "--ignore", str(OF_THE_SITE),
              "-n", str(_lanes()), "--dist", "worksteal")  # fmt: skip
    return [*_STYLE_AND_TYPES, Check("tests", pytest)]


def _lanes() -> int:
    return max(2, os.cpu_count() or 2)


def failures(wanted: list[Check] | None = None, build: Check | None = BUILD) -> list[Done]:
    """Runs the checks (all, if none are named), tells each one's end as it comes, with all it said if it failed; gives those
    that failed. Without a `build` there must be none of the site.
    """
    wanted = checks() if wanted is None else wanted
    count = len(wanted) + (build is not None)
    print(f"{count} checks, {_lanes()} at a time:", flush=True)
    pool = ThreadPoolExecutor(_lanes())
    try:
        built = [pool.submit(_run, build)] if build is not None else []

        def run(check: Check) -> Done:
            if check.site and not all(site.result().passed for site in built):
                return Done(check.name, False, 0.0, "not run: there is no site")
            return _run(check)

        failed = []
        for n, ended in enumerate(as_completed([*built, *(pool.submit(run, check) for check in wanted)]), start=1):
            done = ended.result()
            print(f"[{n:2}/{count}] {done.name}: {'' if done.passed else 'FAILED, '}{done.summary()} "
                  f"({done.seconds:.0f} s)", flush=True)
            if not done.passed:
                failed.append(done)
                print(done.said, flush=True)
        return failed
    finally:
        pool.shutdown(cancel_futures=True)  # whoever stops it does not wait for what has not begun


def _run(check: Check) -> Done:
    started = time.monotonic()
    ended = subprocess.run([sys.executable, *check.arguments], check=False, cwd=ROOT, text=True, encoding="utf-8",
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return Done(check.name, ended.returncode == 0, time.monotonic() - started, ended.stdout)
