// Starts Python at once, while PyScript is still loading; PyScript then uses it as its `interpreter`. So do the bots' workers. The
// build puts files.mjs into this script.
//
// There are two ways. "snapshot": the memory of Python as it was at build time, after all imports, is copied into a fresh
// memory; micropip has installed our package there. "plain": Python starts from its compiled standard library, and PyScript has
// micropip install what its configuration (web/pyscript.json) names; in a worker, where there is no PyScript, `install` does. If
// the first way fails, whatever the reason, the second one is tried once. `?start=plain` in the page's address chooses it directly.
// <html data-start> tells which way it was.
import { ahead, compiled, named, rest, taken, whole } from "./files.mjs";

const LOCK = '{{lock}}'; // Pyodide's lock with our wheel and micropip's only
const { packages: PACKAGES, index_urls: NOWHERE } = JSON.parse('{{configuration}}');
const MAGIC = 0x31747364; // the first word of a snapshot; see build/python/snapshot.mjs
const NO_FILES = new Uint8Array(22); // an empty zip
NO_FILES.set([0x50, 0x4b, 5, 6]);

const root = globalThis.document?.documentElement; // a worker has none
const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const print = { stdout: console.log, stderr: console.error }; // until PyScript sets its own
const pyodide = import("{{pyodide}}/pyodide.mjs"); // the page preloads these two
const createModule = import("{{pyodide}}/pyodide.asm.mjs");

/** Loads Pyodide with our files. Fails if a file does not come, where Pyodide would wait for ever.
 * @param {Promise<Bytes>} library @param {object} more @returns {Promise<Python>} */
async function loaded(library, more) {
  const { loadPyodide: load, through } = await pyodide;
  return new Promise((resolve, reject) => {
    through.fetch = async (address) => new Response(/** @type {Bytes | null} */ (/\.zip$/.test(address) ? await library.catch(reject) : null));
    through.instantiate = async (_, imports) => {
      try {
        const module = await compiled();
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    load({
      indexURL: here("{{pyodide}}/"),
      packageBaseUrl: here("./"),
      lockFileContents: LOCK,
      stdout: (/** @type {string} */ line) => print.stdout(line),
      stderr: (/** @type {string} */ line) => print.stderr(line),
      ...more,
    }).then(resolve, reject);
  });
}

/** Copies a snapshot (its format: build/python/snapshot.mjs) into a fresh memory. Returns what Pyodide's own `restoreSnapshot`
 * returns.
 * @param {any} module @param {Bytes} bytes */
function restore(module, bytes) {
  const [magic, length, runs, text] = new Uint32Array(bytes.buffer, 0, 4);
  if (magic !== MAGIC) throw new Error("this is no snapshot");
  if (length > module.HEAPU8.length) module.growMemory(length);
  const memory = module.HEAPU8; // read it only now: growing replaces it
  const places = new Uint32Array(bytes.buffer, 16, 2 * runs);
  let at = 16 + 8 * runs;
  const json = bytes.subarray(at, at + text);
  at += (text + 3) & ~3;
  for (let i = 0; i < places.length; i += 2) {
    memory.set(bytes.subarray(at, at + places[i + 1]), places[i]);
    at += places[i + 1];
  }
  return JSON.parse(new TextDecoder().decode(json));
}

/** Writes words of a language, and what else our package has beside its modules, where micropip puts it (the form:
 * build/python/languages.py).
 * @param {Python["FS"]} FS @param {Bytes} bytes */
function put(FS, bytes) {
  const [length] = new Uint32Array(bytes.buffer, 0, 1);
  let at = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes.subarray(at, (at += size)));
  }
}

async function fromSnapshot() {
  const snapshot = whole("snapshot");
  snapshot.catch(() => {}); // awaited below, perhaps after it has failed
  const python = await loaded(Promise.resolve(NO_FILES), {
    _loadSnapshot: Promise.resolve(new Uint8Array(0)), // makes Pyodide start as for a snapshot; the real one comes below
    createPyodideModule: async (/** @type {object} */ settings) => {
      const module = await (await createModule).default(settings);
      if (typeof module.API.restoreSnapshot !== "function") throw new Error("Pyodide restores snapshots in another way");
      const restored = restore(module, await snapshot);
      module.API.restoreSnapshot = () => restored;
      await new Promise((done) => setTimeout(done)); // what follows takes as long once more: the page can answer in between
      const { rawRun } = module.API;
      module.API.rawRun = (/** @type {string} */ source) => { // Pyodide's first source has run before; to parse it takes longer than all else
        module.API.rawRun = rawRun;
        return source === "import _pyodide_core" ? [0, ""] : rawRun(source);
      };
      return module;
    },
  });
  // The random state in the snapshot is the same for everybody: seed it again, from crypto.getRandomValues.
  python.runPython("import random; random.seed(); del random");
  return withoutPrelude(python);
}

/** At each start PyScript writes its Python package to files and imports it. The snapshot contains it compiled, so this skips
 * that.
 * @param {Python} python */
function withoutPrelude(python) {
  const run = python.runPythonAsync.bind(python);
  const [first, last] = ["import os as _os\nfrom pathlib import Path as _Path\n_path = None", "import pyscript as _pyscript\n"];
  python.runPythonAsync = (code, options) => {
    const cut = code.startsWith(first) ? code.indexOf(last) : -1;
    if (cut < 0) return run(code, options);
    performance.mark("prelude");
    return run("import os as _os, pathlib as _path\nfrom pathlib import Path as _Path\n" + code.slice(cut), options);
  };
  return python;
}

async function fromLibrary() {
  if (root) ahead("rest").catch(() => {}); // a file of the configuration; without it the page asks again
  const [python] = await Promise.all([
    loaded(whole("library"), { createPyodideModule: async (/** @type {object} */ settings) => (await createModule).default(settings) }),
    ...["micropip", "wheel"].map(ahead),
  ]);
  if (!root) await install(python);
  return python;
}

/** Installs the configuration's packages as PyScript does: by micropip, from the lock.
 * @param {Python} python */
async function install(python) {
  await python.loadPackage("micropip");
  const micropip = python.pyimport("micropip");
  micropip.set_index_urls(NOWHERE);
  await micropip.install(PACKAGES);
  micropip.destroy();
}

/** Tells PyScript, which asks micropip for the packages, that the snapshot has them, and leaves out its `files`: they come later.
 * @param {Python} python */
function withPackages(python) {
  const { pyimport } = python;
  /** @type {any} */ (python).loadPackage = async () => {};
  python.pyimport = (name) => name === "micropip" ? { install() {}, set_index_urls() {}, destroy() {} } : pyimport.call(python, name);
}

/** What Pyodide and PyScript fetch: packages, and the `files` of the configuration.
 * @type {Vernissage["packed"]["fetch"]} */
async function sent(address, ...how) {
  const name = named(address);
  if (!name) return fetch(address, ...how);
  if (name !== "rest") return new Response(await taken(name));
  return new Response(way === "plain" ? await ahead(name).catch(() => NO_FILES) : NO_FILES);
}
globalThis.vernissage = { ...globalThis.vernissage, packed: { ...globalThis.vernissage?.packed, fetch: sent } };

const failed = (/** @type {unknown} */ error) => dispatchEvent(new CustomEvent("vernissage:error", { detail: error }));

/** An error has ended Python for good, such as a full stack of the browser: all later calls fail. Pyodide sees to that for calls of
 * its own functions alone. Timers, promises and messages that were under way call `_module`'s, and Python would go on in its broken
 * memory: its collector of garbage once ran through that in circles, and the page answered nobody any more.
 * @param {Python} python @param {unknown} error
 */
function ended(python, error) {
  for (const call of ["callPyObject", "callPyObjectMaybePromising"]) python._module[call] = () => {};
  dispatchEvent(new CustomEvent("vernissage:end", { detail: error }));
}

// A worker that the service worker has answered does not know its address' search: a guest's is known by its name.
const plainly = (!root && /** @type {unknown} */ (name) === "guest") || new URLSearchParams(location.search).get("start") === "plain";
let way = plainly ? "plain" : "snapshot";

async function start() {
  compiled().catch(() => {});
  const words = root && whole(`words.${globalThis.vernissage.language}`);
  words?.catch(() => {}); // as above
  let python;
  try {
    if (way === "snapshot") python = await fromSnapshot();
  } catch (error) {
    console.info("Vernissage starts without its snapshot:", String(error?.message ?? error));
    way = "plain";
  }
  python ??= await fromLibrary();
  if (root) {
    const { FS } = python;
    put(FS, await words);
    globalThis.vernissage = { ...globalThis.vernissage, put: async (name) => put(FS, await taken(name)) };
    root.dataset.start = way;
    python._api.on_fatal = (/** @type {unknown} */ error) => ended(python, error);
    const trapped = (/** @type {unknown} */ error) => error instanceof WebAssembly.RuntimeError && ended(python, error); // on a way that Pyodide overlooks
    addEventListener("error", ({ error }) => trapped(error));
    addEventListener("unhandledrejection", ({ reason }) => trapped(reason));
  }
  rest(true);
  performance.mark("python");
  return python;
}

/** Python, ready to import our package. */
export const started = start();
export { whole };

export const { version } = await pyodide; // after the start, which is under way by now

/** What PyScript calls. It sets its output functions; its other options are not used.
 * @param {typeof print} options */
export async function loadPyodide({ stdout, stderr }) {
  Object.assign(print, { stdout, stderr });
  const python = await started;
  if (way === "snapshot") withPackages(python);
  python._module.PATH_FS ??= { resolve: (/** @type {string} */ path) => path }; // PyScript asks it where its `files` go: to whole paths, all of them
  const run = python.runPythonAsync;
  python.runPythonAsync = async (/** @type {Parameters<typeof run>} */ ...given) => {
    try {
      return await run(...given);
    } catch (error) {
      failed(error); // PyScript would only print it
      throw error;
    }
  };
  return python;
}
