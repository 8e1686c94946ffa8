"""How the checks are run: all of them, the site first, and every failure is reported."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build.places import ROOT
from build.testing import tested
from build.testing.checks import (
    DIET,
    GAMES,
    LONGEST,
    OF_THE_BUILD,
    OF_THE_SITE,
    TESTS,
    Check,
    Done,
    Plan,
    checks,
    failures,
    long,
    quick,
)
from build.testing.engines import ENGINES

FINE = Check("fine", ("-c", "print('3 passed in 0.1s')"))
BROKEN = Check("broken", ("-c", "print('why'); print('FAILED a::b - no'); print('1 failed in 2.0s'); raise SystemExit(1)"))


@pytest.mark.slow
def test_every_test_is_part_of_one_check_and_the_scenarios_of_one_for_each_browser() -> None:
    given = [word for check in checks() for word in check.arguments if word.startswith("tests/")]
    places = [TESTS.parent / word for word in given]
    for file in TESTS.rglob("test_*.py"):
        once = len(ENGINES) if file == TESTS.parent / tested.MODULE else 1
        assert len([place for place in places if place == file or place in file.parents]) == once, file


def test_the_longest_come_first() -> None:
    tests = [check.name for check in checks({}) if "pytest" in check.arguments]
    assert tests[: len(LONGEST)] == list(LONGEST)
    others = tests[len(LONGEST) :]
    assert others
    known = {**dict.fromkeys(tests, 5.0), others[-1]: 9.0, others[0]: 7.0}
    assert [check.name for check in checks(known) if "pytest" in check.arguments][:2] == [others[-1], others[0]]


def test_only_the_tests_in_the_browser_and_of_the_build_wait_for_the_site() -> None:
    waiting = ("tests/e2e/", OF_THE_BUILD)
    assert {check.name.startswith(waiting) for check in checks() if check.site} == {True}
    assert {check.name.startswith(waiting) for check in checks() if not check.site} == {False}


def test_what_fails_is_told_in_full_and_named_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    failed = failures([FINE, BROKEN], FINE)
    assert [(done.name, done.short()) for done in failed] == [("broken", ["FAILED a::b - no"])]
    told = capsys.readouterr().out
    assert re.search(r"fine: 3 passed \(\d+ s\)", told)
    assert re.search(r"broken: FAILED, 1 failed \(\d+ s\)\nwhy\n", told)


def test_of_what_hung_the_test_is_named() -> None:
    said = """..Timeout (0:05:00)!
Thread 0x01 (most recent call first):
  File "/usr/lib/threading.py", line 320 in wait
  File "/a/tests/e2e/test_a.py", line 12 in test_that_hangs
  File "/a/pluggy/_callers.py", line 103 in _multicall
"""
    assert Done("a", False, 300.0, said).short() == ['  File "/a/tests/e2e/test_a.py", line 12 in test_that_hangs']
    assert Done("a", False, 1.0, "Killed").short() == ["Killed"]


def test_without_a_site_its_tests_fail_and_the_others_run(capsys: pytest.CaptureFixture[str]) -> None:
    opened = FINE._replace(name="opened", site=True)
    assert {done.name for done in failures([opened, FINE], BROKEN)} == {"broken", "opened"}
    assert "opened: FAILED, not run: there is no site" in capsys.readouterr().out
    assert not failures([opened], FINE)


def test_nobody_waits_for_the_site_while_there_is_something_else_to_do() -> None:
    opened = FINE._replace(name="opened", site=True)
    plan = Plan([opened, FINE], BROKEN)
    assert plan.following() is BROKEN
    assert plan.following() is FINE
    assert not plan.run(BROKEN).passed
    assert plan.following() is opened
    assert plan.run(opened).said == "not run: there is no site"
    assert plan.following() is None


ENDS = "import faulthandler, time; faulthandler.dump_traceback_later(0.1, exit=True); time.sleep(60)"
CRASHES = "raise SystemExit('selenium.common.exceptions.InvalidSessionIdException: Message:')"
GOES = "raise SystemExit('urllib3.exceptions.NewConnectionError: ...')"
HEALS = "raise SystemExit('Python has ended in WebKit, and the page began again: 1')"


@pytest.mark.slow
@pytest.mark.parametrize(("how", "said"), [(ENDS, "Timeout"), (CRASHES, "selenium"), (GOES, "urllib3"), (HEALS, "Python")],
                         ids=["hangs", "WebKit crashes", "its driver, too", "Python ends in WebKit"])  # fmt: skip
def test_what_hung_in_the_browser_is_told_and_run_once_more(
    how: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hangs = f"""
import pathlib
times = pathlib.Path({str(tmp_path / "times")!r})
times.write_text(times.read_text() + "I" if times.exists() else "I")
if len(times.read_text()) % 2:
    {how}
"""
    stuck = Check("stuck", ("-c", hangs), site=True)
    assert not failures([stuck], FINE)
    assert (tmp_path / "times").read_text() == "II"
    assert f"stuck hung, or WebKit crashed, and is run once more. What it said:\n{said}" in capsys.readouterr().out
    assert [done.name for done in failures([stuck._replace(site=False)], None)] == ["stuck"]
    assert failures([BROKEN._replace(site=True)], FINE)
    assert "broken hung" not in capsys.readouterr().out, "what fails is not tried again"


def test_what_is_stopped_begins_nothing_more() -> None:
    plan = Plan([FINE, FINE], None)
    assert plan.following() is FINE
    plan.stop()
    assert plan.following() is None


def test_a_check_runs_with_our_python() -> None:
    here = Check("here", ("-c", f"import sys; raise SystemExit(sys.executable != {sys.executable!r})"))
    assert not failures([here], here)


def test_a_check_keeps_bytecode_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    here = Check("here", ("-c", "import sys; raise SystemExit(sys.dont_write_bytecode)"))
    assert not failures([here], here)


def test_the_quick_checks_are_style_types_and_the_short_tests_without_a_browser() -> None:
    style, types, scripts, tests = quick()
    assert [style, types, scripts] == checks()[:3]
    assert tests.arguments[tests.arguments.index("--ignore") + 1] == str(OF_THE_SITE)
    assert "not slow and not long" in tests.arguments
    assert not any(check.site for check in quick())
    for file in TESTS.rglob("test_*.py"):
        if not file.is_relative_to(OF_THE_SITE):
            assert "sync_playwright" not in file.read_text(encoding="utf-8") or file.name == "test_checks.py", file


def test_what_takes_long_is_left_to_a_check_of_its_own() -> None:
    assert all("not long" in check.arguments for check in checks() if "pytest" in check.arguments)
    those = {check.name: check for check in long()}
    for file in TESTS.rglob("test_*.py"):
        name = file.relative_to(TESTS.parent).as_posix()
        marked = re.search(r"mark[.](long|alike)\b|from tests[.]marks import", file.read_text(encoding="utf-8"))
        if name != tested.MODULE and marked:
            there = [check for check in those.values() if name in check.arguments]
            assert there, name
            assert all("long" in check.arguments for check in there)
    for engine in ENGINES:
        assert f"{tested.MODULE} in {engine.name}, long" in those
    assert not {check.name for check in checks()} & set(those), "the seconds of the one would be taken for those of the other"


@pytest.mark.parametrize(
    ("there", "ran", "passes"),
    [({}, 1, True), ({"CI": "1"}, 2, True), ({"CI": "1", "SECONDS": "2400"}, 1, True),
     ({"CI": "1", "LONG": "1"}, 2, True), ({"CI": "1", "LONG": "124"}, 2, True), ({"TEST": "1", "CI": "1"}, 1, False)],
    ids=["elsewhere", "in CI", "after forty minutes", "what is long fails", "what is long takes too long", "the check fails"],
)  # fmt: skip
def test_the_ci_runs_the_command_of_the_readme_and_what_is_long_while_there_is_time(
    tmp_path: Path, there: dict[str, str], ran: int, passes: bool
) -> None:
    fails = '[ "$3" != long ] || exit "${LONG:-0}"\nexit "${TEST:-0}"\n'
    (stub := tmp_path / "python3").write_text(f'#!/bin/sh\necho python3 "$@"\n{fails}')
    stub.chmod(0o755)
    done = subprocess.run([ROOT / ".ci" / "run"], env={"PATH": f"{tmp_path}:{os.environ['PATH']}", **there}, check=False,
                          capture_output=True, text=True)  # fmt: skip
    commands = ["python3 build test", "python3 build test long"]
    assert [line for line in done.stdout.splitlines() if line.startswith("python3 ")] == commands[:ran]
    assert (done.returncode == 0) is passes
    assert commands[0] in (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_thousand_games_with_and_without_the_diet_are_long() -> None:
    games = next(check for check in long() if "diet" in check.name)
    assert 3 * GAMES > 1000
    module = (TESTS.parent / DIET).read_text(encoding="utf-8")
    assert "def test_games_are_the_same" in module
    assert "VERNISSAGE_GAMES" in module
    assert games.there == {"VERNISSAGE_GAMES": str(GAMES)}
    say = Check("say", ("-c", f"import os; raise SystemExit(os.environ['VERNISSAGE_GAMES'] != '{GAMES}')"), there=games.there)
    assert not failures([say], None)


def test_without_a_build_nothing_is_built(capsys: pytest.CaptureFixture[str]) -> None:
    assert not failures([FINE], None)
    assert "1 checks, " in capsys.readouterr().out
