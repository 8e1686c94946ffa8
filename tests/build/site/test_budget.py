"""The bytes of a first visit."""

from pathlib import Path

import pytest

from build.site import budget, pack


@pytest.mark.long
def test_a_first_visit_is_within_its_budget() -> None:
    site = pack.built()
    assert not budget.overruns(budget.weights(site))
    assert budget.first_click(site) <= budget.FIRST_CLICK


def test_what_grew_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "s" / "app.1"
    folder.mkdir(parents=True)
    (folder / "python.snapshot.bin").write_bytes(bytes(4_000_000))
    (folder / "python.mjs").write_bytes(bytes(100))
    told = budget.overruns(budget.weights(tmp_path))
    assert len(told) == 1
    assert told[0].startswith("Python's memory: 4,000,000 bytes, 1,850,000 allowed")
    assert "s/app.1/python.snapshot.bin" in told[0]


def test_what_travels_small_is_weighed_small_and_what_comes_later_not_at_all(tmp_path: Path) -> None:
    folder = tmp_path / "s" / "pyodide.1"
    folder.mkdir(parents=True)
    for name, size in {"a.wasm": 100, "a.wasm.br": 40, "python_stdlib.zip.bin": 1000}.items():
        (folder / name).write_bytes(bytes(size))
    assert budget.weights(tmp_path)["Pyodide"] == {"s/pyodide.1/a.wasm": 40}


def test_pictures_travel_together_but_for_those_of_the_first_page(tmp_path: Path) -> None:
    folder = tmp_path / "s" / "pictures.1"
    folder.mkdir(parents=True)
    (tmp_path / "index.html").write_text('<image href="./s/pictures.1/a.svg">')
    for name, size in {"a.svg": 10, "b.svg": 20, "all.json": 30}.items():
        (folder / name).write_bytes(bytes(size))
    assert budget.weights(tmp_path)["pictures"] == {"s/pictures.1/a.svg": 10, "s/pictures.1/all.json": 30}


def test_a_file_of_no_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "surprise.bin").write_bytes(b"")
    with pytest.raises(ValueError, match=r"surprise\.bin"):
        budget.weights(tmp_path)
