// Fetches Python's files, counts their bytes for the progress bar, checks and unpacks them. The build has packed them: see
// unpack.js.
const FILES = JSON.parse('{{files}}'); // of this build: {wasm, library, wheel, data, snapshot}, each {at, bytes, sha256, whole}
const DECODER = JSON.parse('{{decoder}}'); // {at, sha256}
const UNPACK = new URL("{{unpack}}/unpack.js", import.meta.url);

const root = globalThis.document?.documentElement; // a worker has none
const here = (name) => new URL(name, import.meta.url).href;

const [UNSEEN, PACE] = [700, 100]; // ms until the bar appears (start.css), and between two of its moves: each costs a frame
let [arrived, awaited, told] = [0, 0, UNSEEN - PACE]; // bytes of Python's files; when the bar moved last
function count(bytes) {
  arrived += bytes;
  if (!root || (arrived < awaited && performance.now() - told < PACE)) return;
  told = performance.now();
  dispatchEvent(new CustomEvent("vernissage:progress", { detail: arrived / awaited }));
}

const subtle = globalThis.crypto?.subtle; // insecure origins have none: there the browser checks the hash of the whole file

const knowsBrotli = () => {
  try {
    return Boolean(new DecompressionStream("brotli"));
  } catch {
    return false;
  }
};
let decoder; // a promise of the decoder's program
function decoding() {
  if (knowsBrotli()) return undefined;
  decoder ??= (async () => {
    const get = (cache) => fetch(here(DECODER.at), { cache, integrity: `sha256-${DECODER.sha256}` });
    const given = await get("default").catch(() => get("reload"));
    if (!given.ok) throw new Error(`${DECODER.at}: ${given.status}`);
    return WebAssembly.compile(await new Response(given.body.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer());
  })();
  decoder.catch(() => (decoder = undefined)); // the next file asks again
  return decoder;
}

/** The stream of an unpacked file. A worker unpacks it, so that the page stays responsive; in the bots' worker, or if that
 * worker does not start, it is unpacked here. */
let worker;
async function unpacked(packed, file) {
  const program = decoding();
  if (!root || worker === null) {
    if (!globalThis.unpacked) await import(UNPACK);
    return globalThis.unpacked(packed, file, program);
  }
  if (!worker) {
    worker = new Worker(UNPACK, { name: "unpack" });
    worker.addEventListener("error", () => (worker = null));
  }
  const [mine, reader, { port1: port, port2 }] = [worker, packed.getReader(), new MessageChannel()];
  mine.postMessage({ file, port: port2, needs: Boolean(program) }, [port2]);
  return new ReadableStream({
    start(to) {
      const fail = (error) => {
        to.error(error);
        this.cancel(error);
      };
      program?.then((module) => port.postMessage(module), fail);
      mine.addEventListener("error", (event) => fail(new Error(event.message || "what unpacks did not start")));
      port.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) to.enqueue(data);
        else if (data === null) to.close();
        else fail(new Error(data));
      };
      pass(reader, port);
    },
    cancel(why) {
      port.onmessage = null;
      port.postMessage("nobody waits for it");
      reader.cancel(why).catch(() => {});
    },
  });
}

async function pass(reader, port) {
  try {
    for (let part; !(part = await reader.read()).done;) port.postMessage(part.value, [part.value.buffer]);
    port.postMessage(null);
  } catch (error) {
    port.postMessage(String(error.message));
  }
}

async function opened(file, cache) {
  const given = await fetch(here(file.at), { cache, integrity: subtle ? "" : `sha256-${file.sha256}` });
  if (!given.ok) throw new Error(`${file.at}: ${given.status}`);
  const counted = new TransformStream({
    transform(chunk, to) {
      count(chunk.length);
      to.enqueue(chunk);
    },
  });
  return unpacked(given.body.pipeThrough(counted), file);
}

/** The result of `get(cache mode)`. If it fails, it is called again, past the browser's cache. */
async function insisting(file, get) {
  awaited += file.bytes;
  try {
    return await get("default");
  } catch {
    awaited += file.bytes;
    return get("reload");
  }
}

/** The bytes of the file with this name; an error if they are not those of this build. */
export const whole = (name) => insisting(FILES[name], (cache) => read(FILES[name], cache));

async function read(file, cache) {
  const reader = (await opened(file, cache)).getReader();
  const bytes = new Uint8Array(file.whole);
  let at = 0;
  for (let part; !(part = await reader.read()).done; at += part.value.length) bytes.set(part.value, at);
  return bytes;
}

let program; // pyodide.asm.wasm, compiled while it is fetched, once
export function compiled() {
  const headers = { "Content-Type": "application/wasm" };
  const comes = async (cache) => new Response(await opened(FILES.wasm, cache), { headers });
  program ??= insisting(FILES.wasm, (cache) => WebAssembly.compileStreaming(comes(cache)));
  return program;
}

/** All files have come: ends the worker. */
export function rest() {
  worker?.terminate();
  worker = undefined;
}
