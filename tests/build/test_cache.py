"""Build steps: each runs once, and leaves no half result."""

from pathlib import Path

import pytest

from build import cache


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "CACHE", tmp_path / "cache")
    return tmp_path / "cache"


def test_a_step_is_done_once() -> None:
    calls = []

    def make(room: Path) -> None:
        calls.append(room)
        (room / "result").write_text("done")

    key = cache.digest("what goes in")
    assert cache.made("step", key, make) == cache.made("step", key, make)
    assert len(calls) == 1
    assert (cache.made("step", key, make) / "result").read_text() == "done"


def test_a_step_that_was_stopped_is_done_again(own_cache: Path) -> None:
    def stopped(room: Path) -> None:
        (room / "half").write_text("")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cache.made("step", cache.digest("x"), stopped)
    assert list(own_cache.iterdir()) == []
    assert list(cache.made("step", cache.digest("x"), lambda _: None).iterdir()) == []


def test_a_few_old_results_stay() -> None:
    kept = [cache.made("step", cache.digest(str(n)), lambda _: None) for n in range(6)]
    assert [folder.exists() for folder in kept].count(True) == cache.KEEP
    assert kept[-1].exists()


def test_a_digest_sees_names_and_contents_and_not_dates(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        folder.mkdir()
        (folder / "a").write_text("a")
    assert cache.digest(one) == cache.digest(two)
    (two / "a").rename(two / "b")
    assert cache.digest(one) != cache.digest(two)
    assert cache.digest("ab", "c") != cache.digest("a", "bc")
