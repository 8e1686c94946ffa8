// node record.mjs PYODIDE WATCHED PACKAGE SNAPSHOT OUT: writes which functions of the program a page needs, as a JSON
// list of numbers (see watched.mjs). The page's start is repeated with the watched program and the memory of SNAPSHOT; then
// build/inside/visit.py does in Python what people do, and this script what browsers do with Python.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { stop } from "./program.mjs";

process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-1500)); // not the source line, which is all of Pyodide
  process.exit(1);
});

const [folder, watched, pack, snapshot, out] = process.argv.slice(2);
const { loadPyodide } = await import(`${resolve(folder)}/pyodide.mjs`);
const { default: createModule } = await import(`${resolve(folder)}/pyodide.asm.mjs`);
const bytes = new Uint8Array(readFileSync(snapshot)).slice();

/** As `restore` in web/loader/python.mjs. */
function restore(module) {
  const [, length, runs, text] = new Uint32Array(bytes.buffer, 0, 4);
  if (length > module.HEAPU8.length) module.growMemory(length);
  const places = new Uint32Array(bytes.buffer, 16, 2 * runs);
  let at = 16 + 8 * runs + ((text + 3) & ~3);
  for (let i = 0; i < places.length; i += 2) {
    module.HEAPU8.set(bytes.subarray(at, at + places[i + 1]), places[i]);
    at += places[i + 1];
  }
  return JSON.parse(new TextDecoder().decode(bytes.subarray(16 + 8 * runs, 16 + 8 * runs + text)));
}

// Browsers that can let WebAssembly wait for promises go another way through Pyodide; Node 20 cannot. Nothing has to wait here,
// so it is enough to look as if it could.
WebAssembly.Suspending ??= function (what) {
  return what;
};
WebAssembly.promising ??= (what) => async (...given) => what(...given);

let ran; // the bits
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (given, imports) => {
  if (given instanceof WebAssembly.Module || given.byteLength < 1e6) return instantiate(given, imports);
  const module = await WebAssembly.compile(readFileSync(watched));
  const { exports } = await instantiate(module, imports);
  const entries = Object.entries(exports);
  ran = entries.filter(([name]) => name.startsWith("ran "));
  return { module, instance: { exports: Object.fromEntries(entries.filter(([name]) => !name.startsWith("ran "))) } };
};
const python = await loadPyodide({
  indexURL: `${resolve(folder)}/`,
  packageBaseUrl: "/",
  lockFileContents: readFileSync(`${pack}/lock.json`, "utf8"),
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  _loadSnapshot: Promise.resolve(new Uint8Array(0)),
  createPyodideModule: async (settings) => {
    const module = await createModule(settings);
    module.API.restoreSnapshot = () => restore(module);
    const { rawRun } = module.API;
    module.API.rawRun = (source) => {
      module.API.rawRun = rawRun;
      return source === "import _pyodide_core" ? [0, ""] : rawRun(source);
    };
    return module;
  },
});
if (!ran?.length) stop("it is not started by WebAssembly.instantiate");
python.FS.writeFile("/lib/vernissage.whl", readFileSync(`${pack}/data.zip`));
python.runPython("import random; random.seed(); del random");

// What the page's main module and PyScript do with the browser's things.
globalThis.things = {
  text: "zażółć", many: [1, 2, 3], none: null, element: { id: "a", dataset: { do: "x" }, hidden: false, closest: () => null },
  bytes: Uint8Array.of(1, 2, 3).buffer, map: new Map([["a", 1]]), fails: () => { throw new RangeError("no"); },
  made: class { constructor(x) { this.x = x; } }, later: (value) => new Promise((done) => setTimeout(done, 1, value)),
  never: () => Promise.reject(new Error("never")), call: (what, ...given) => what(...given), keep: null,
};
globalThis.document ??= { ...globalThis.things, getElementById: () => null };
await python.runPythonAsync(readFileSync(new URL("../inside/visit.py", import.meta.url), "utf8"));
const think = python.globals.get("think");
think("a", 1);
for (const wrong of ["1 / 0", "raise ValueError('x')", "def f(:", "import no_such_module"]) {
  try {
    python.runPython(wrong);
  } catch (error) {
    String(error.message);
  }
}
think.destroy();
const numbers = ran.flatMap(([name, { value }]) => Array.from({ length: 32 }, (_, i) => [Number(name.slice(4)) * 32 + i, (value >> i) & 1]));
const found = numbers.filter(([, bit]) => bit).map(([number]) => number).sort((a, b) => a - b);
writeFileSync(out, JSON.stringify(found));
console.log(`    ${found.length} functions of the program ran`);
process.exit(0);
