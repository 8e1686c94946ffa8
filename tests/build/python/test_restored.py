"""Python's memory as a page restores it: the same for everybody, and Python plays on in it as it does elsewhere."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build import inside
from build.places import PACKAGE, WEB
from build.python import snapshot, vendor, wheel

FILES = """import { readFileSync } from "node:fs";
const read = (name) => new Uint8Array(readFileSync(new URL(name, import.meta.url)));
export const compiled = async () => new WebAssembly.Module(read("program"));
export const whole = async (name) => read(name);
export const rest = () => {};
export const [ahead, taken, named] = [whole, whole, () => undefined];
"""
"""A stand-in for web/loader/files.mjs, which fetches from the site."""

MORE = """
export { restore };
export async function fresh() {
  let found;
  const stop = new Error("enough");
  const load = loaded(Promise.resolve(NO_FILES), {
    _loadSnapshot: Promise.resolve(new Uint8Array(0)),
    createPyodideModule: async (settings) => {
      found = await (await createModule).default(settings);
      throw stop;
    },
  });
  await load.catch((error) => {
    if (error !== stop) throw error;
  });
  return found;
}
"""
"""Added to the loader: a fresh memory, as it is when the loader restores."""

SCRIPT = """import gc, json, traceback
from pathlib import Path
states = compile(Path("states.py").read_text(), "states.py", "exec")
gc.set_threshold(300)
exec(states, {"__name__": "first"})
some = [type(f"Some{n}", (), {"__slots__": ("there",)}) for n in range(2000)]
del some
gc.collect()
gc.collect()
try:
    json.loads("{")
except ValueError:
    print(traceback.format_exc())
exec(states, {"__name__": "again"})
"""
"""Plays; then makes much garbage and has it collected, fails in Python's own library, and plays once more."""

GAMES = {"random": (4, 10_000), "beginner": (1, 10_000), "greedy": (1, 40), "search": (1, 2), "master": (1, 2)}
"""See build/inside/states.py."""


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True], ids=["less of Pyodide", "all of it"])
def test_a_restored_memory_is_the_same_for_all_and_plays_as_python_does(tmp_path: Path, whole: bool) -> None:
    package, pyodide = wheel.wheel(), vendor.pyodide(whole=whole)
    loader = (WEB / "loader" / "python.mjs").read_text(encoding="utf-8").replace("{{pyodide}}", pyodide.as_uri())
    loader = loader.replace("'{{lock}}'", json.dumps((package / "lock.json").read_text(encoding="utf-8")))
    loader = loader.replace("{{configuration}}", json.dumps(vendor.CONFIGURATION))
    memory = snapshot.snapshot(package, whole=whole)
    files = {"snapshot": memory / "python.snapshot", "program": pyodide / vendor.PROGRAM,
             "rest": package / wheel.REST, "bot.py": WEB / "bot.py",
             "states.py": inside.HERE / "states.py"}  # fmt: skip
    texts = {"files.mjs": FILES, "python.mjs": loader + MORE, "script.py": SCRIPT, "games.json": json.dumps(GAMES)}
    for name, file in files.items():
        shutil.copyfile(file, tmp_path / name)
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    command = ["node", Path(__file__).with_name("as_a_page.mjs"), tmp_path]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    differ, (first, *told, again) = map(json.loads, done.stdout.splitlines()[-2:])
    assert differ == 0
    assert "json.decoder.JSONDecodeError: Expecting" in "\n".join(told)

    here = subprocess.run([sys.executable, tmp_path / "states.py"], check=True, capture_output=True, text=True, cwd=tmp_path,
                          env={"PYTHONPATH": str(PACKAGE.parent)})  # fmt: skip
    assert json.loads(first) == json.loads(again) == json.loads(here.stdout)
