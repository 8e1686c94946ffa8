// node snapshot.mjs PYODIDE LIBRARY PACKAGE PYSCRIPT_CORE OUT FILES MODULE...: writes Python's memory as it is after the page's imports.
//
// PYODIDE is the folder that the page ships; LIBRARY the standard library for this (build/python/stand_ins.py); PACKAGE the folder with
// the wheels and the lock. The packages of web/pyscript.json are installed by micropip, as in a plain start, in a Python of its own:
// what installs them stays out of the memory. FILES gets what they bring beside modules, in the form of languages.py. The words of
// the languages are in PACKAGE, too: the rehearsal needs them.
// OUT gets the differences from the memory of a fresh pyodide.asm.wasm:
//     u32 magic, bytes of memory, number of runs, bytes of JSON; runs as (u32 start, u32 length); JSON, padded to 4; the runs'
// bytes.
// Fails if PyScript or Pyodide have another form than the loader (web/loader/python.mjs) expects.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { slim } from "./slim.mjs";

process.on("uncaughtException", (error) => {
  console.error(error.message); // the stack would print all of Pyodide
  process.exit(1);
});
const [pyodide, library, pack, core, out, files, ...modules] = process.argv.slice(2);
const { loadPyodide } = await import(`${resolve(pyodide)}/pyodide.mjs`);
const { default: createModule } = await import(`${resolve(pyodide)}/pyodide.asm.mjs`);
const MAGIC = 0x31747364;
const STEP = 64; // bytes compared at a time; with fewer, the runs cost more than they save
const HEADER = 48; // bytes before the JSON in Pyodide's own snapshots
// The sources that Pyodide, web/loader/python.mjs and PyScript run between the snapshot and the page's main module: the
// snapshot contains them compiled. A source that is missing here is compiled in the page; tests/e2e/starting/test_start.py notices.
const STARTS = ["{}", "import importlib; importlib", "import __main__; __main__.__dict__", "import builtins; builtins.__dict__",
  "import random; random.seed(); del random",
  "import os as _os, pathlib as _path\nfrom pathlib import Path as _Path\nimport pyscript as _pyscript\n" +
    "del _Path\ndel _path\ndel _os\ndel _pyscript\n\n",
  "import main\nawait main.begin()\n", readFileSync(new URL("../../web/bot.py", import.meta.url), "utf8")];

const plain = {
  indexURL: `${resolve(pyodide)}/`,
  stdLibURL: resolve(library),
  lockFileContents: readFileSync(`${pack}/lock.json`, "utf8"),
  packageBaseUrl: `${resolve(pack)}/`,
};
const settings = {
  ...plain,
  // Reproducible, so that the same build gives the same memory; lines without columns, as in the bytecode.
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
};

/** PyScript's own Python package, {file: source}, taken from the code that writes it into the file system at each start. */
function pyscriptPackage(text) {
  const literal = /\(".",(\{pyscript:\{.*?\}\})\)/s.exec(text)?.[1];
  const prelude = ['["import os as _os","from pathlib import Path as _Path","_path = None"]',
    '.push("import pyscript as _pyscript")', '["_Path","_path","_os","_pyscript"].map('];
  const missing = prelude.filter((part) => text.split(part).length !== 2);
  if (!literal || missing.length) throw new Error(`PyScript's start has changed: ${missing.join(" ")}; see build/README.md`);
  return runInNewContext(`(${literal})`).pyscript;
}

/** A fresh memory, before Python starts, as a page has it: its environment has none of our settings, but the browser's language
 * and the program's name. `bytes`; `heap`: where its heap begins and ends. */
async function freshMemory(language, name) {
  let found;
  const stop = new Error("enough");
  const [own, named] = [Object.getOwnPropertyDescriptor(globalThis, "navigator"), process.argv[1]];
  Object.defineProperty(globalThis, "navigator", { value: { language }, configurable: true });
  process.argv[1] = name;
  const load = loadPyodide({
    ...plain,
    _loadSnapshot: Promise.resolve(new Uint8Array(0)),
    createPyodideModule: async (given) => {
      const module = await createModule(given);
      found = { bytes: module.HEAPU8.slice(), heap: [heapOf(module), module._sbrk(0)] };
      throw stop;
    },
  });
  await load.catch((error) => {
    if (error !== stop) throw error;
  });
  process.argv[1] = named;
  if (own) Object.defineProperty(globalThis, "navigator", own);
  else delete globalThis.navigator;
  return found;
}

/** What micropip installs, as PyScript has it do so: the files of the configuration's packages, {path: bytes}. */
async function installed() {
  const { packages, index_urls: nowhere } = JSON.parse(readFileSync(new URL("../../web/pyscript.json", import.meta.url), "utf8"));
  const python = await loadPyodide({ ...settings, stdLibURL: `${resolve(pyodide)}/python_stdlib.zip`, stdout: () => {} });
  await python.loadPackage("micropip");
  const micropip = python.pyimport("micropip");
  micropip.set_index_urls(nowhere);
  await micropip.install(packages);
  const { site, paths } = python.runPython(`
import site, pathlib
from importlib.metadata import distributions
from pyodide.ffi import to_js
place = pathlib.Path(site.getsitepackages()[0])
mine = [one for one in place.iterdir() if not one.name.startswith("micropip")]
to_js({"site": str(place), "paths": sorted(str(file) for one in mine for file in (one, *one.rglob("*")) if file.is_file())},
      dict_converter=__import__("js").Object.fromEntries)`);
  if (!paths.length) throw new Error(`micropip has installed nothing in ${site}`);
  return new Map(paths.map((path) => [path, python.FS.readFile(path)]));
}

/** The files in one of languages.py: [path, bytes] of each. */
function* apart(file) {
  let at = 4 + file.readUInt32LE();
  for (const [path, size] of JSON.parse(file.toString("utf8", 4, at))) yield [path, file.subarray(at, (at += size))];
}

const heapOf = ({ ___heap_base: base }) => (Number(base?.value ?? base) + 7) & ~7;

async function pythonMemory(there) {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true });
  const { API, growMemory, HEAPU8 } = python._module;
  for (const [name, there] of Object.entries({ growMemory, HEAPU8, restoreSnapshot: API.restoreSnapshot })) {
    if (!there) throw new Error(`Pyodide has no ${name} any more; see build/README.md`);
  }
  const words = readdirSync(pack).filter((name) => /^words\..*\.data$/.test(name)).sort();
  for (const [path, bytes] of [...there, ...words.flatMap((name) => [...apart(readFileSync(`${pack}/${name}`))])]) {
    python.FS.mkdirTree(dirname(path));
    python.FS.writeFile(path, bytes);
  }
  python.setStdin({ read: (buffer) => buffer.fill(0).length }); // see preload.py
  python.globals.set("SOURCES", JSON.stringify(pyscriptPackage(readFileSync(core, "utf8"))));
  python.globals.set("MODULES", modules.join(" "));
  python.globals.set("STARTS", JSON.stringify(STARTS));
  python.globals.set("SCRIPT", readFileSync(new URL("../inside/preload.py", import.meta.url), "utf8"));
  python.globals.set("LOOK", readFileSync(new URL("../inside/layout.py", import.meta.url), "utf8"));
  python.runPython(`exec(compile(SCRIPT, "preload.py", "exec"), {"__name__": "preload", "SOURCES": SOURCES, "MODULES": MODULES, "STARTS": STARTS})
exec(compile(LOOK, "layout.py", "exec"), seen := {"__name__": "layout"})
FOUND = seen["FOUND"]
del SCRIPT, SOURCES, MODULES, STARTS, LOOK, seen`);
  const known = JSON.parse(python.globals.get("FOUND"));
  python.globals.delete("FOUND");
  const spare = python._module._malloc(8);
  const held = [];
  const bytes = python.makeMemorySnapshot({ serializer: (thing) => (held.push(String(thing)), null) });
  if (held.length) throw new Error(`these live JavaScript objects cannot be kept in a snapshot: ${held.join(", ")}`);
  const [, start, length] = new Uint32Array(bytes.buffer, bytes.byteOffset, 3);
  const { _sbrk, _emscripten_stack_get_end: low, _emscripten_stack_get_current: high } = python._module;
  const memory = bytes.slice(start);
  const left = slim(memory, { heap: [heapOf(python._module), _sbrk(0)], stack: [low?.() ?? 0, high?.() ?? 0], spare, known });
  for (const step of left) console.warn(`Python's memory is larger than it could be; ${step}`);
  return { memory, json: bytes.slice(HEADER, HEADER + length) };
}

const there = await installed();
const { memory, json } = await pythonMemory(there);
JSON.parse(new TextDecoder().decode(json));
// Pages' fresh memories differ: in random bytes, and in whatever depends on the environment. That is at the beginning of the
// heap, and its addresses are in static data. All of that must come from the snapshot.
const fresh = await freshMemory("C", "/a");
const other = await freshMemory("zh-Hant-TW-x-private", `/a/${"long".repeat(50)}`);
const [from, to] = fresh.heap;
const alike = (one, two, at) => {
  for (let i = at; i < at + STEP; i++) if ((one[i] ?? 0) !== (two[i] ?? 0)) return false;
  return true;
};
const same = (at) => {
  if (from < at + STEP && at < to) return false;
  // Beside bytes that differ are some that do so once in a hundred starts, as behind a clock.
  if ([at - STEP, at, at + STEP].some((near) => !alike(fresh.bytes, other.bytes, near))) return false;
  return alike(memory, fresh.bytes, at);
};
const runs = [];
for (let at = 0; at < memory.length; at += STEP) {
  const last = runs.at(-1);
  if (same(at)) continue;
  if (last && last[0] + last[1] === at) last[1] += STEP;
  else runs.push([at, STEP]);
}
const size = runs.reduce((sum, [, length]) => sum + length, 0);
const padded = (json.length + 3) & ~3;
const delta = new Uint8Array(16 + 8 * runs.length + padded + size);
new Uint32Array(delta.buffer).set([MAGIC, memory.length, runs.length, json.length, ...runs.flat()]);
let at = 16 + 8 * runs.length;
delta.set(json, at);
at += padded;
for (const [start, length] of runs) {
  delta.set(memory.subarray(start, start + length), at);
  at += length;
}
const restored = new Uint8Array(memory.length);
restored.set((await freshMemory("eo", "./this.program")).bytes);
for (const [start, length] of runs) restored.set(memory.subarray(start, start + length), start);
const wrong = memory.findIndex((byte, i) => byte !== restored[i]);
if (wrong >= 0) throw new Error(`a page's memory differs from Python's after it was restored, at ${wrong}`);
writeFileSync(out, delta);
const beside = [...there].filter(([path]) => !/\.pyc$|\/RECORD$/.test(path)); // the modules, which RECORD names, are in the memory
const names = JSON.stringify(beside.map(([path, bytes]) => [path, bytes.length]));
const index = Buffer.from(names.padEnd((Buffer.byteLength(names) + 3) & ~3));
writeFileSync(files, Buffer.concat([new Uint8Array(new Uint32Array([index.length]).buffer), index, ...beside.map(([, bytes]) => bytes)]));
process.exit(0);
