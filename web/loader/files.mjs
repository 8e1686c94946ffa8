// Fetches Python's files, counts their bytes for the progress bar, checks and unpacks them. The build has packed them: see
// unpack.js.
import { within } from "./within.mjs";

/** @type {Record<string, PackedWhole>} */
const FILES = JSON.parse('{{files}}'); // of this build: {wasm, snapshot, ...}, each {at, bytes, sha256, whole}: see build/site/pack.py
/** @type {Packed} */
const DECODER = JSON.parse('{{decoder}}'); // {at, sha256}
const UNPACK = new URL("{{unpack}}/unpack.js", import.meta.url);

const root = globalThis.document?.documentElement; // a worker has none
const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

const [UNSEEN, PACE] = [700, 100]; // ms until the bar appears (start.css), and between two of its moves: each costs a frame
let [arrived, awaited, told] = [0, 0, UNSEEN - PACE]; // bytes of what the start waits for; when the bar moved last
/** @type {Set<Packed>} */
const needed = new Set(); // the files of these bytes: others come once Python has started, and the bar would fall back
function count(/** @type {Packed} */ file, /** @type {number} */ bytes) {
  if (!root || !needed.has(file)) return;
  arrived += bytes;
  if (arrived < awaited && performance.now() - told < PACE) return;
  told = performance.now();
  dispatchEvent(new CustomEvent("vernissage:progress", { detail: { arrived, awaited } }));
}

const subtle = globalThis.crypto?.subtle; // insecure origins have none: there the browser checks the hash of the whole file
const SILENT = 20_000; // ms without a byte of a file until it is asked for again; also of the worker that unpacks
const WHOLE = 120_000; // the same where the browser tells nothing before all of the file is there, because it checks its hash
const KEPT = 10_000; // ms until a file that the browser keeps is taken from the network

const knowsBrotli = () => {
  try {
    return Boolean(new DecompressionStream(/** @type {any} */ ("brotli")));
  } catch {
    return false;
  }
};
/** @type {Promise<WebAssembly.Module> | undefined} */
let decoder; // a promise of the decoder's program
function decoding() {
  if (knowsBrotli()) return undefined;
  decoder ??= (async () => {
    const packed = await coming(DECODER, "default", true).catch(() => coming(DECODER, "reload", true));
    return WebAssembly.compile(await new Response(packed.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer());
  })();
  decoder.catch(() => (decoder = undefined)); // the next file asks again
  return decoder;
}

/** @type {Worker | null | undefined} */
let worker; // null: it did not start
let [streams, started] = [0, false]; // streams that it has not come to the end of; whether Python has all that its start needs
/** The stream of an unpacked file. A worker unpacks it, so that the page stays responsive; in the bots' worker, or if that
 * worker does not start, it is unpacked here.
 * @param {ReadableStream<Bytes>} packed @param {Packed} file @returns {Promise<ReadableStream<Bytes>>} */
async function unpacked(packed, file) {
  const program = decoding();
  if (!root || worker === null) {
    if (!globalThis.unpacked) await within(SILENT, import(/** @type {any} */ (UNPACK)), /** @type {any} */ (UNPACK));
    return globalThis.unpacked(packed, file, program);
  }
  unpacker();
  const [mine, reader, { port1: port, port2 }] = [/** @type {Worker} */ (worker), packed.getReader(), new MessageChannel()];
  const over = () => {
    if (!port.onmessage) return;
    port.onmessage = null;
    streams--;
    rest();
  };
  streams++;
  mine.postMessage({ file, port: port2, needs: Boolean(program) }, [port2]);
  return new ReadableStream({
    start(to) {
      const fail = (/** @type {Error} */ error) => {
        to.error(error);
        /** @type {any} */ (this).cancel(error);
      };
      program?.then((module) => port.postMessage(module), fail);
      mine.addEventListener("error", (event) => fail(new Error(event.message || "what unpacks did not start")));
      /** @type {Promise<void>} */
      const whole = new Promise((done) => {
        port.onmessage = ({ data }) => {
          if (data instanceof Uint8Array) to.enqueue(/** @type {Bytes} */ (data));
          else if (data === null) {
            to.close();
            over();
            done();
          } else fail(new Error(data));
        };
      });
      pass(reader, port).then(() => within(SILENT, whole, "what unpacks")).catch(({ message }) => {
        if (port.onmessage) mine.dispatchEvent(new ErrorEvent("error", { message }));
      });
    },
    cancel(why) {
      over();
      port.postMessage("nobody waits for it");
      reader.cancel(why).catch(() => {});
    },
  });
}

function unpacker() {
  if (worker !== undefined) return;
  worker = new Worker(UNPACK, { name: "unpack" });
  const mine = worker;
  mine.addEventListener("error", () => {
    mine.terminate();
    worker = null;
  });
}

/** Ends the worker when there is nothing more to unpack. */
export function rest(now = started) {
  started = now;
  if (streams || !started) return;
  worker?.terminate();
  worker &&= undefined; // null stays: it did not start
}

/** @param {ReadableStreamDefaultReader<Bytes>} reader @param {MessagePort} port */
async function pass(reader, port) {
  try {
    for (let part; !(part = await reader.read()).done;) port.postMessage(part.value, [part.value.buffer]);
    port.postMessage(null);
  } catch (error) {
    port.postMessage(String(error.message));
  }
}

if (root && !navigator.serviceWorker?.controller) { // at a first visit both are needed, and the page has much else to do by then
  unpacker();
  decoding();
}

export const at = (/** @type {string} */ name) => here(FILES[name].at);
const unpackedName = (/** @type {Packed} */ file) => here(file.at.replace(/\.bin$/, ""));

/** What the service worker keeps of a file as it was before it was packed, if it does: nothing has to be unpacked then, and the
 * worker has checked it.
 * @param {Packed} file @param {RequestCache} cache */
async function kept(file, cache) {
  if (cache !== "default" || !(root ? navigator.serviceWorker?.controller : globalThis.caches)) return undefined;
  try {
    const found = await within(KEPT, caches.match(unpackedName(file)), "the cache");
    if (found) count(file, file.bytes);
    return found;
  } catch {
    return undefined; // the browser cannot read what it keeps: the network has it, too
  }
}

/** The stream of a file's bytes from the network; it fails if none comes for a while. `checked`: the browser checks its hash.
 * @param {Packed} file @param {RequestCache} cache @returns {Promise<ReadableStream<Bytes>>} */
async function coming(file, cache, checked = !subtle) {
  const stop = new AbortController();
  /** @type {<T>(promise: Promise<T>, ms: number) => Promise<T>} */
  const soon = (promise, ms) => within(ms, promise, file.at).catch((error) => {
    stop.abort(); // its connection is free for others
    throw error;
  });
  const asked = fetch(here(file.at), { cache, integrity: checked ? `sha256-${file.sha256}` : "", signal: stop.signal });
  const given = await soon(asked, checked ? WHOLE : SILENT);
  if (!given.ok) throw new Error(`${file.at}: ${given.status}`);
  const reader = /** @type {ReadableStream<Bytes>} */ (given.body).getReader();
  return new ReadableStream({
    async pull(to) {
      const { done, value } = await soon(reader.read(), SILENT);
      if (done) return to.close();
      count(file, value.length);
      to.enqueue(value);
    },
    cancel: (why) => reader.cancel(why),
  });
}

const opened = async (/** @type {Packed} */ file, /** @type {RequestCache} */ cache) => unpacked(await coming(file, cache), file);

/** The result of `get(cache mode)`. If it fails, it is called again, past the browser's cache.
 * @template T @param {Packed} file @param {(cache: RequestCache) => Promise<T>} get */
async function insisting(file, get) {
  if (!started) needed.add(file);
  if (needed.has(file)) awaited += file.bytes;
  try {
    return await get("default");
  } catch {
    if (needed.has(file)) awaited += file.bytes;
    count(file, 0); // it is on its way again
    if (globalThis.caches) await within(KEPT, forget(unpackedName(file)), "the cache").catch(() => {}); // not looked at any more in this start
    return get("reload");
  }
}

async function forget(/** @type {string} */ address) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
}

/** The bytes of the file with this name; an error if they are not those of this build. */
export const whole = (/** @type {string} */ name) => insisting(FILES[name], (cache) => read(FILES[name], cache));

/** @param {PackedWhole} file @param {RequestCache} cache */
async function read(file, cache) {
  const there = await kept(file, cache);
  if (there) {
    const bytes = new Uint8Array(await within(SILENT, there.arrayBuffer(), file.at));
    if (bytes.length !== file.whole) throw new Error(`${file.at} is kept in part`);
    return bytes;
  }
  const reader = (await opened(file, cache)).getReader();
  const bytes = new Uint8Array(file.whole);
  let at = 0;
  for (let part; !(part = await reader.read()).done; at += part.value.length) bytes.set(part.value, at);
  return bytes;
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let program;
/** Python's program, compiled while it is fetched, once. */
export function compiled() {
  const file = FILES.wasm;
  const headers = { "Content-Type": "application/wasm" };
  const comes = async (/** @type {RequestCache} */ cache) => (await kept(file, cache)) ?? new Response(await opened(file, cache), { headers });
  return (program ??= insisting(file, (cache) => WebAssembly.compileStreaming(comes(cache))));
}

/** The name here of the file at an address where it would be if it were not packed; undefined if there is none. */
export const named = (/** @type {unknown} */ address) => {
  const wanted = `/${String(address).split("/").at(-1)}.bin`;
  return Object.keys(FILES).find((name) => FILES[name].at.endsWith(wanted));
};

/** @type {Map<string, Promise<Bytes>>} */
const early = new Map(); // files that are fetched before Python asks for them, by name
/** Begins to fetch a file that is asked for later; gives its bytes.
 * @param {string} name @returns {Promise<Bytes>} */
export function ahead(name) {
  if (!early.has(name)) {
    early.set(name, whole(name));
    /** @type {Promise<Bytes>} */ (early.get(name)).catch(() => early.delete(name));
  }
  return /** @type {Promise<Bytes>} */ (early.get(name));
}
const [hash, search] = root ? [location.hash, new URLSearchParams(location.search)] : /** @type {[any?, any?]} */ ([]);
if (root && (hash.length > 1 || search.has("choose"))) ahead("rest"); // a link, or a shortcut to a game: it needs the rest

/** Gives the file's bytes as `whole` does; joins a fetch that is under way. */
export const taken = (/** @type {string} */ name) => {
  const found = ahead(name);
  early.delete(name);
  return found;
};

if (root) globalThis.vernissage = { ...globalThis.vernissage, packed: /** @type {Vernissage["packed"]} */ ({ at, whole: taken }) };
