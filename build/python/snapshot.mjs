// node snapshot.mjs PYODIDE LIBRARY PACKAGE PYSCRIPT_CORE OUT MODULE...: writes Python's memory as it is after the page's imports.
//
// PYODIDE is the folder that the page ships; LIBRARY the standard library for this (build/python/stand_ins.py); PACKAGE the folder with
// the wheel, its data and the lock. OUT gets the differences from the memory of a fresh pyodide.asm.wasm:
//     u32 magic, bytes of memory, number of runs, bytes of JSON; runs as (u32 start, u32 length); JSON, padded to 4; the runs'
// bytes.
// Fails if PyScript or Pyodide have another form than the loader (web/loader/python.mjs) expects.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";

process.on("uncaughtException", (error) => {
  console.error(error.message); // the stack would print all of Pyodide
  process.exit(1);
});
const [pyodide, library, pack, core, out, ...modules] = process.argv.slice(2);
const { loadPyodide } = await import(`${resolve(pyodide)}/pyodide.mjs`);
const { default: createModule } = await import(`${resolve(pyodide)}/pyodide.asm.mjs`);
const MAGIC = 0x31747364;
const STEP = 64; // bytes compared at a time; with fewer, the runs cost more than they save
const IN_USE = 2; // the bit of a heap chunk that is in use
const LINKS = 32; // bytes at the beginning of a free chunk that point to others
const HEADER = 48; // bytes before the JSON in Pyodide's own snapshots
// The sources that Pyodide, web/loader/python.mjs and PyScript run between the snapshot and the page's main module: the
// snapshot contains them compiled. A source that is missing here is compiled in the page; tests/e2e/starting/test_start.py notices.
const STARTS = ["{}", "import importlib; importlib", "import __main__; __main__.__dict__", "import builtins; builtins.__dict__",
  "import random; random.seed(); del random",
  "import os as _os, pathlib as _path\nfrom pathlib import Path as _Path\nimport pyscript as _pyscript\n" +
    "del _Path\ndel _path\ndel _os\ndel _pyscript\n\n",
  "import main\nawait main.begin()\n", readFileSync(new URL("../../web/bot.py", import.meta.url), "utf8")];

const settings = {
  indexURL: `${resolve(pyodide)}/`,
  stdLibURL: resolve(library),
  lockFileContents: readFileSync(`${pack}/lock.json`, "utf8"),
  packageBaseUrl: "/",
  // Reproducible, so that the same build gives the same memory; lines without columns, as in the bytecode.
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
};

/** PyScript's own Python package, {file: source}, taken from the code that writes it into the file system at each start. */
function pyscriptPackage(text) {
  const literal = /\(".",(\{pyscript:\{.*?\}\})\)/s.exec(text)?.[1];
  const prelude = ['["import os as _os","from pathlib import Path as _Path","_path = None"]',
    '.push("import pyscript as _pyscript")', '["_Path","_path","_os","_pyscript"].map('];
  const missing = prelude.filter((part) => text.split(part).length !== 2);
  if (!literal || missing.length) throw new Error(`PyScript's start has changed: ${missing.join(" ")}; see README, "How it starts"`);
  return runInNewContext(`(${literal})`).pyscript;
}

/** Sets free parts of the heap to zero: what lies there, such as archives that were read, need not be shipped. The heap is a
 * row of chunks from its base to its end; the second word of a chunk contains its length and whether it is in use. */
function sweep({ ___heap_base: base, _sbrk, HEAPU8 }) {
  const [start, end] = [(Number(base?.value ?? base) + 7) & ~7, _sbrk(0)];
  const words = new Uint32Array(HEAPU8.buffer);
  const free = [];
  let at = start;
  for (let size; at < end && (size = words[(at >> 2) + 1] & ~7) >= 16; at += size) {
    if (!(words[(at >> 2) + 1] & IN_USE)) free.push([at, size]);
  }
  if (!(start > 0) || at !== end) throw new Error('Pyodide keeps its heap in another way; see README, "How it starts"');
  for (const [chunk, size] of free) if (size > LINKS) HEAPU8.fill(0, chunk + LINKS, chunk + size);
}

/** A fresh memory, before Python starts, as the page will have it. */
async function freshMemory() {
  let memory;
  const stop = new Error("enough");
  const load = loadPyodide({
    ...settings,
    _loadSnapshot: Promise.resolve(new Uint8Array(0)),
    createPyodideModule: async (given) => {
      memory = (await createModule(given)).HEAPU8.slice();
      throw stop;
    },
  });
  await load.catch((error) => {
    if (error !== stop) throw error;
  });
  return memory;
}

async function pythonMemory() {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true });
  const { API, growMemory, HEAPU8 } = python._module;
  for (const [name, there] of Object.entries({ growMemory, HEAPU8, restoreSnapshot: API.restoreSnapshot })) {
    if (!there) throw new Error(`Pyodide has no ${name} any more; see README, "How it starts"`);
  }
  python.FS.writeFile("/lib/vernissage.whl", readFileSync(`${pack}/${readdirSync(pack).find((name) => name.endsWith(".whl"))}`));
  python.FS.writeFile("/lib/data.zip", readFileSync(`${pack}/data.zip`));
  python.setStdin({ read: (buffer) => buffer.fill(0).length }); // see preload.py
  python.globals.set("SOURCES", JSON.stringify(pyscriptPackage(readFileSync(core, "utf8"))));
  python.globals.set("MODULES", modules.join(" "));
  python.globals.set("STARTS", JSON.stringify(STARTS));
  python.globals.set("SCRIPT", readFileSync(new URL("../inside/preload.py", import.meta.url), "utf8"));
  python.runPython(`exec(compile(SCRIPT, "preload.py", "exec"), {"__name__": "preload", "SOURCES": SOURCES, "MODULES": MODULES, "STARTS": STARTS})
del SCRIPT, SOURCES, MODULES, STARTS`);
  sweep(python._module);
  const held = [];
  const bytes = python.makeMemorySnapshot({ serializer: (thing) => (held.push(String(thing)), null) });
  if (held.length) throw new Error(`these live JavaScript objects cannot be kept in a snapshot: ${held.join(", ")}`);
  const [, start, length] = new Uint32Array(bytes.buffer, bytes.byteOffset, 3);
  return { memory: bytes.subarray(start), json: bytes.slice(HEADER, HEADER + length) };
}

const { memory, json } = await pythonMemory();
JSON.parse(new TextDecoder().decode(json));
// Two fresh memories differ in random bytes: these must come from the snapshot, whatever the page's own memory contains.
const [fresh, other] = [await freshMemory(), await freshMemory()];
const same = (at) => {
  for (let i = at; i < at + STEP; i++) if (fresh[i] !== other[i] || memory[i] !== (fresh[i] ?? 0)) return false;
  return true;
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
writeFileSync(out, delta);
process.exit(0);
