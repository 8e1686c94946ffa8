"""The snapshot: Python's memory, saved at build time."""

import json
import re
import struct
import subprocess
import zipfile
from itertools import pairwise
from pathlib import Path

import pytest

from build.places import ROOT
from build.python import snapshot, stand_ins, vendor, wheel
from build.site import offline


@pytest.mark.slow
def test_a_snapshot_is_what_the_loader_reads() -> None:
    data = (snapshot.snapshot(wheel.wheel()) / "python.snapshot").read_bytes()
    magic, length, runs, text = struct.unpack_from("<4I", data)
    loader = (ROOT / "web" / "loader" / "python.mjs").read_text(encoding="utf-8")
    assert f"const MAGIC = {magic:#x};" in loader
    places = list(struct.iter_unpack("<2I", data[16 : 16 + 8 * runs]))
    assert all(a + n <= b for (a, n), (b, _) in pairwise(places))
    assert places[-1][0] + places[-1][1] <= length
    start = 16 + 8 * runs
    json.loads(data[start : start + text])
    assert len(data) == start + (text + 3 & ~3) + sum(n for _, n in places)


def made(core: Path, out: Path, *modules: str) -> subprocess.CompletedProcess[str]:
    pyodide, library = vendor.pyodide(), out.with_name("library.zip")
    stand_ins.without(pyodide / "python_stdlib.zip", library)
    given = pyodide, library, wheel.wheel(), core, out, out.with_name("data"), *modules
    command = ["node", Path(snapshot.__file__).with_name("snapshot.mjs"), *given]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"import os as _os"', '"import os as _system"', "PyScript's start has changed"),
        ("{pyscript:{", "{pieces:{", "PyScript's start has changed"),
    ],
)
@pytest.mark.long
def test_another_pyscript_stops_the_build(tmp_path: Path, old: str, new: str, told: str) -> None:
    core = next(vendor.pyscript().glob("core-*.js")).read_text(encoding="utf-8")
    assert old in core
    (tmp_path / "core.js").write_text(core.replace(old, new), encoding="utf-8")
    done = made(tmp_path / "core.js", tmp_path / "out")
    assert done.returncode == 1
    assert told in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.long
def test_a_module_that_needs_a_browser_stops_the_build(tmp_path: Path) -> None:
    core = next(vendor.pyscript().glob("core-*.js"))
    done = made(core, tmp_path / "out", "no_such_module")
    assert done.returncode == 1
    assert "no_such_module" in done.stderr


def test_a_library_without_what_stand_ins_stand_for_stops_the_build(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "library.zip", "w") as library:
        for name in stand_ins.STAND_INS.keys() - {"socket"}:
            library.writestr(f"{name.replace('.', '/')}.pyc", b"")
    with pytest.raises(SystemExit, match="has no socket"):
        stand_ins.without(tmp_path / "library.zip", tmp_path / "out.zip")


def test_the_worker_lists_every_file_with_its_hash(tmp_path: Path) -> None:
    (tmp_path / "s").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "licences.html").write_text("terms")
    (tmp_path / "s" / "python_stdlib.zip.bin").write_text("library")
    for name in ("unpack.js", "decoder.bin"):
        (tmp_path / "s" / name).write_text("thing")
    (tmp_path / "s" / "pictures.1").mkdir()
    for name in ("a.svg", "all.json.bin"):
        (tmp_path / "s" / "pictures.1" / name).write_text("{}")
    text = offline.worker(tmp_path, "abc")
    listed = dict(json.loads(re.findall(r"const FILES = new Map\(JSON.parse\('(.*)'\)\)", text)[0]))
    assert set(listed) == {
        "index.html",
        "licences.html",
        "s/python_stdlib.zip.bin",
        "s/pictures.1/all.json.bin",
        "s/unpack.js",
        "s/decoder.bin",
    }
    together = json.loads(re.findall(r"const PICTURES = JSON.parse\('(.*)'\)", text)[0])
    assert together == {"at": "s/pictures.1/all.json.bin", "bytes": 2, "sha256": listed["s/pictures.1/all.json.bin"]}
    assert '["s/unpack.js", "s/decoder.bin"]' in text
    later = json.loads(re.findall(r"const LATER = new Set\(JSON.parse\('(.*)'\)\)", text)[0])
    assert later == ["licences.html", "s/python_stdlib.zip.bin"]
    assert 'const BUILD = "abc"' in text
    assert "{{" not in text


STRANGE = """
import { slim } from "SLIM";
const memory = new Uint8Array(4096).fill(255);
const words = new Uint32Array(memory.buffer);
for (const [at, head] of [[1024, 512 | 3], [1536, 512 | 1]]) words[(at >> 2) + 1] = head; // one chunk in use, one free
const before = memory.slice();
const kind = { id: 64, basic: 16, item: 4 };
const types = { str: kind, bytes: kind, tuple: kind, code: kind, type: kind };
const text = { id: 1100, length: 3, first: 97 };
const known = { types, code: { id: 1100, consts: 4 }, ascii: text, wide: text, modules: 1200, lock: true, frozen: 9 };
const heap = HEAP;
const left = slim(memory, { heap, stack: [128, 256], spare: 1088, known });
const changed = [...memory.keys()].filter((i) => memory[i] !== before[i]);
const from = changed.filter((at, i) => at !== changed[i - 1] + 1);
console.log(JSON.stringify({ left: left.map((line) => line.split(":")[0]), from, bytes: changed.length }));
"""


@pytest.mark.parametrize(
    ("heap", "left", "begins", "count"),
    [
        ("[1024, 2048]", ["numbersOfCode", "partsOfCode", "neighbours", "padding"], [128, 1568], 128 + 512 - 32),
        ("[1024, 2040]", ["walk"], [], 0),
    ],
)
def test_steps_that_find_another_memory_are_left_out_and_change_nothing(
    tmp_path: Path, heap: str, left: list[str], begins: list[int], count: int
) -> None:
    script = tmp_path / "strange.mjs"
    slim = Path(snapshot.__file__).with_name("slim.mjs").as_uri()
    script.write_text(STRANGE.replace("SLIM", slim).replace("HEAP", heap), encoding="utf-8")
    told = json.loads(subprocess.run(["node", script], check=True, capture_output=True, text=True).stdout)
    assert told == {"left": left, "from": begins, "bytes": count}
