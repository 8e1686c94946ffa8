"""The browsers of the tests: they are found, installed only if that is allowed, and skipped if they are missing."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from build.setup import Missing
from build.testing import engines
from build.testing.engines import CHROMIUM, ENGINES, FIREFOX, WEBKIT, Engine

Run = Callable[..., list[list[str]]]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Makes this a machine: the programs it has, who one is, what becomes of a command; gives the list of those that ran."""

    def made(*programs: str, root: bool = False, installs: bool = True, fetches: bool = False) -> list[list[str]]:
        there, ran = {*programs}, []

        def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
            ran.append([str(word) for word in command])
            if "install" in command and command[0] == "apt-get" and installs:
                for engine in ENGINES:
                    if set(engine.packages) <= set(command):
                        there.update(names[0] for names in engine.programs)
                return subprocess.CompletedProcess(command, 0)
            return subprocess.CompletedProcess(command, 0 if fetches and "playwright" in command else 1)

        monkeypatch.setattr(engines, "_places", lambda name: [Path(name)] if name in there else [])
        monkeypatch.setattr(engines.shutil, "which", lambda name: name if name in there else None)
        monkeypatch.setattr(engines.os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(engines.subprocess, "run", run)
        monkeypatch.delenv("CI", raising=False)
        return ran

    return made


def names(found: list[Engine]) -> set[str]:
    return {engine.name for engine in found}


def test_a_browser_is_there_if_all_its_programs_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("bin/driver", "lib/x86/kit-1/Mini"):
        (tmp_path / place).parent.mkdir(parents=True)
        (tmp_path / place).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    pattern = f"{tmp_path}/lib/*/kit-*/Mini"
    assert Engine("whole", (), (("other", "driver"), (pattern,))).found() == [
        tmp_path / "bin/driver",
        tmp_path / "lib/x86/kit-1/Mini",
    ]
    assert Engine("half", (), (("driver",), (pattern + "mal",))).found() == []
    assert "apt-get install webkit2gtk-driver xvfb" in WEBKIT.missing()


def test_who_may_not_install_tests_in_what_there_is(machine: Run) -> None:
    ran = machine("chromium", "apt-get")
    assert names(engines.installed()) == {"Chromium"}
    assert not ran


def test_root_installs_each_that_is_missing(machine: Run) -> None:
    ran = machine("firefox-esr", "apt-get", root=True)
    assert engines.installed() == list(ENGINES)
    assert [command[4] for command in ran] == ["update", "install", "install"]
    assert all("DPkg::Lock::Timeout=600" in command for command in ran), "another installation is waited for"
    assert [set(command) & {"chromium", "firefox-esr", "xvfb"} for command in ran[1:]] == [{"chromium"}, {"xvfb"}]


def test_what_cannot_be_installed_is_done_without(machine: Run) -> None:
    machine("chromium", "apt-get", root=True, installs=False)
    assert engines.installed() == [CHROMIUM]


def test_without_a_chromium_playwrights_own_is_fetched(machine: Run) -> None:
    ran = machine("firefox", fetches=True)
    assert engines.installed() == [CHROMIUM, FIREFOX]
    assert ran[0][1:] == ["-m", "playwright", "install", "chromium"]
    assert engines.chromium() is None


def test_without_any_chromium_only_ci_and_measuring_fail(machine: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    machine("firefox")
    assert engines.installed() == [FIREFOX]
    with pytest.raises(Missing, match="apt-get install chromium"):
        engines.chromium()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Missing, match="apt-get install chromium"):
        engines.installed()
