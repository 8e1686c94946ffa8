"""Two commands at once in one checkout: one builds, the other waits and says so; a built site is there as a whole."""

import io
import shutil
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from build import turns
from build.site import pack


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pack, "DIST", tmp_path / "dist")
    return tmp_path / "dist"


def a_site(folder: Path, name: str) -> Path:
    for n in range(40):
        (folder / name / "s" / str(n)).mkdir(parents=True)
        (folder / name / "s" / str(n) / "file").write_text(name)
    (folder / name / "index.html").write_text(name)
    return folder / name


def test_who_comes_second_waits_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)

    def second() -> None:
        with turns.one_at_a_time(tmp_path):
            order.append("second")

    other = threading.Thread(target=second)
    with turns.one_at_a_time(tmp_path):
        other.start()
        while "waiting for it" not in told.getvalue() and other.is_alive():
            pass
        order.append("first")
    other.join()
    assert "waiting for it" in told.getvalue()
    assert order == ["first", "second"]


def test_a_turn_ends_with_what_failed_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), turns.one_at_a_time(tmp_path):
        raise KeyboardInterrupt
    with turns.one_at_a_time(tmp_path):
        assert not capsys.readouterr().err


@pytest.mark.slow
def test_sites_that_are_built_at_once_are_swapped_in_as_a_whole(
    tmp_path: Path, dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sites = [a_site(tmp_path, name) for name in ("one", "two")]
    monkeypatch.setattr(pack, "_built", lambda *, small, whole, address, told: sites[small])
    with ThreadPoolExecutor(2) as both:
        for made in [both.submit(pack.site, small=n % 2 == 0) for n in range(30)]:
            assert made.result() == dist
    found = [file.read_text() for file in dist.rglob("*") if file.is_file()]
    assert len(found) == 41
    assert len(set(found)) == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["dist", "one", "two"]


def test_a_site_that_cannot_be_swapped_in_leaves_the_one_before(
    tmp_path: Path, dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack._publish(a_site(tmp_path, "one"))
    new, rename = a_site(tmp_path, "two"), Path.rename

    def stopped(self: Path, to: Path) -> Path:
        if self.name == "dist.fresh":
            raise KeyboardInterrupt
        return rename(self, to)

    with monkeypatch.context() as there:
        there.setattr(Path, "rename", stopped)
        with pytest.raises(KeyboardInterrupt):
            pack._publish(new)
    assert (dist / "index.html").read_text() == "one"
    dist.rename(tmp_path / "dist.old")  # as a process leaves it that is killed between the two moves
    (new / "index.html").unlink()
    (new / "index.html").symlink_to(tmp_path / "nowhere")
    with pytest.raises(shutil.Error, match="No such file"):
        pack._publish(new)
    assert (dist / "index.html").read_text() == "one"
