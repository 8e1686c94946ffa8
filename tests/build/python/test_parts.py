"""Pyodide's program in two parts: what is called of the cold part before it is there comes late, never wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from build import diet
from build.places import MODULES, WEB
from build.python import vendor

HERE = Path(__file__).parent
FILES = """import { readFileSync } from "node:fs";
export const taken = async () => {};
const compiled = async () => new WebAssembly.Module(readFileSync(`${process.env.PARTS}/pyodide.cold.wasm`));
export const cold = { at: "cold", compiled };
"""
"""A stand-in for web/loader/files.mjs, which fetches from the site."""

SMALL = """(module
  (import "env" "host" (func $host (param i32) (result i32)))
  (memory (export "memory") 1)
  (data (i32.const 16) "\\05")
  (data (i32.const 32) "\\2a\\2b")
  (table (export "__indirect_function_table") 3 funcref)
  (elem (i32.const 1) func $leaf $down)
  (type $none_i32 (func (result i32)))
  (global $stack (mut i32) (i32.const 1000))
  (tag $fault (param i32))
  (export "stack" (global $stack))
  (export "fault" (tag $fault))
  (func $down (export "down") (param i32) (result i32)
    (if (result i32) (local.get 0)
      (then (i32.add (i32.const 1) (call $up (i32.sub (local.get 0) (i32.const 1)))))
      (else (call_indirect (type $none_i32) (i32.const 1)))))
  (func $up (param i32) (result i32)
    (call $down (local.get 0)))
  (func $leaf (result i32)
    (global.set $stack (i32.add (global.get $stack) (i32.const 1)))
    (i32.store8 (i32.const 17) (i32.const 9))
    (call $host (i32.load8_u (i32.const 16))))
  (func $throws (export "throws") (param f64 i64) (result i64)
    (if (i64.eqz (local.get 1)) (then (throw $fault (i32.trunc_f64_s (local.get 0)))))
    (local.get 1))
  (func $reads (export "reads") (result i32)
    (i32.load8_u (i32.const 32)))
  (func $catches (export "catches") (param i64) (result i64)
    (try (result i64) (do (call $throws (f64.const 7) (local.get 0)))
      (catch $fault (i64.extend_i32_s)))))"""
"""A program with all that parts share: functions that call each other, some by address, a variable, memory, a tag. `reads` and
its data are cold.
"""

MAKE = """import { writeFileSync } from "node:fs";
import binaryen from "BINARYEN";
const program = binaryen.parseText(process.argv[2]);
program.setFeatures(binaryen.Features.All);
writeFileSync(process.argv[3], program.emitBinary());
"""

RUN = """import { readFileSync } from "node:fs";
const { inTwo, together } = await import(`${process.env.LOADER}/program.mjs`);
const { PARTS } = process.env;
const when = process.argv[2];
const imports = { env: { host: (n) => n * 10 } };
const hot = new WebAssembly.Module(readFileSync(`${PARTS}/pyodide.hot.wasm`));
const { exports } = await inTwo(hot, imports);
if (when === "never") process.env.PARTS = "nowhere";
if (when === "first") await together();
const told = [];
const tell = (call) => {
  try { told.push(String(call())); } catch (error) { told.push(`${error.message} ${error.missing}`); }
};
tell(() => exports.down(0));
if (when === "late") await together();
tell(() => exports.down(3000));
tell(() => exports.catches(0n));
tell(() => exports.throws(1, 5n));
tell(() => exports.stack.value);
tell(() => exports.__indirect_function_table.get(1)());
tell(() => new Uint8Array(exports.memory.buffer)[17]);
tell(exports.reads);
tell(() => new Uint8Array(exports.memory.buffer)[33]);
told.push(Object.keys(exports).sort().join());
console.log(JSON.stringify([told, performance.getEntriesByName("blocked").length]));
"""


def loader(room: Path) -> Path:
    """The page's own loader of parts, with files from this machine."""
    (room / "files.mjs").write_text(FILES)
    shutil.copyfile(WEB / "loader" / "program.mjs", room / "program.mjs")
    return room


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the small program as `lean` would make it."""
    room = tmp_path_factory.mktemp("small")
    (room / "make.mjs").write_text(MAKE.replace("BINARYEN", f"{MODULES}/binaryen/index.js"))
    subprocess.run(["node", room / "make.mjs", SMALL, room / "pyodide.asm.wasm"], check=True)
    (room / diet.NUMBERS).write_text("10\n11\n12\n13\n14\n-1")
    (room / diet.COLD).write_text("32-33")
    return room


def cut(small: Path, room: Path, hot: str) -> subprocess.CompletedProcess[str]:
    """Cuts the small program in two; the list of hot functions is this one."""
    (room / "hot.txt").write_text(f"{'0' * 64}\n{hot}\n")
    command = ["node", diet.STACK, diet.HERE / "split.mjs", small, room / "hot.txt", room]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def ran(room: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs a script of Node's with the parts in a folder."""
    there = {**os.environ, "PARTS": str(room), "LOADER": str(loader(room))}
    started = ["node", "--import", HERE / "in_two.mjs", *command]
    return subprocess.run(started, check=False, capture_output=True, text=True, env=there)


NAMES = "__indirect_function_table,catches,down,fault,memory,reads,stack,throws"
RIGHT = ["50", "3050", "7", "5", "1002", "50", "9", "42", "43", NAMES]
MISSING = "a part of Python did not come: "


@pytest.mark.slow
@pytest.mark.parametrize("hot", ["10", "10-11 13", "12", "10-13"])
def test_the_parts_do_what_the_whole_does(small: Path, tmp_path: Path, hot: str) -> None:
    done = cut(small, tmp_path, hot)
    assert not done.returncode, done.stderr
    (tmp_path / "run.mjs").write_text(RUN)
    for when in ("first", "late", "called"):
        told, blocked = json.loads(ran(tmp_path, tmp_path / "run.mjs", when).stdout)
        assert told == RIGHT, when
        assert blocked == (0 if when == "first" or (when == "late" and hot == "10-13") else 1)


def test_a_hot_function_that_may_read_cold_data_stops_the_build(small: Path, tmp_path: Path) -> None:
    done = cut(small, tmp_path, "10-14")
    assert done.returncode == 1
    assert "has the address of data of the cold part" in done.stderr
    assert not list(tmp_path.glob("*.wasm"))


def test_a_cold_part_that_never_comes_is_told_and_what_is_hot_goes_on(small: Path, tmp_path: Path) -> None:
    cut(small, tmp_path, "10-12")
    (tmp_path / "run.mjs").write_text(RUN)
    told, blocked = json.loads(ran(tmp_path, tmp_path / "run.mjs", "never").stdout)
    assert told[:2] == RIGHT[:2]
    assert told[4:7] == RIGHT[4:7]
    assert told[8:] == RIGHT[8:]
    for word in (*told[2:4], told[7]):
        assert word.startswith(MISSING)
        assert word.endswith(" true")
    assert blocked == 3


def test_another_pyodide_than_the_recorded_one_stops_the_build(tmp_path: Path) -> None:
    pyodide = tmp_path / "pyodide"
    shutil.copytree(vendor.PYODIDE, pyodide)
    with (pyodide / vendor.PROGRAM).open("ab") as program:
        program.write(b"\0\1\0")  # an empty section of our own
    with pytest.raises(SystemExit, match=r"python3 -m tests\.hot.*--whole"):
        diet.parts(pyodide)


def test_the_list_of_hot_functions_is_of_this_pyodide_and_names_what_the_diet_leaves() -> None:
    """If not: `python3 -m tests.hot`, see README, "The program in two parts"."""
    left = {int(number) for number in (diet.lean(vendor.PYODIDE) / diet.NUMBERS).read_text(encoding="utf-8").split()}
    assert not diet.hot() - left
    assert diet.parts(vendor.PYODIDE).is_dir()


def test_the_list_of_hot_functions_is_written_as_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = diet.hot()
    assert 1000 < len(there) < 4000
    text = diet.HOT.read_text(encoding="utf-8")
    monkeypatch.setattr(diet, "HOT", tmp_path / "hot.txt")
    diet.write_hot(there)
    assert diet.HOT.read_text(encoding="utf-8") == text
