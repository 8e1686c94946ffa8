// A guest's worker: what the guest needs is installed in it, by micropip. Then, before anything of the guest runs, it loses all of
// its global object but what Python itself needs: no network, no storage, no other pages or workers are left in it, and no way to
// make code of text.
import { whole } from "./python.mjs";

const SOURCE = "{{guest}}"; // web/guest.py
const KEPT = new Set(`
globalThis undefined NaN Infinity parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent
Object Function Boolean Symbol Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
SuppressedError Number BigInt Math Date String RegExp Array Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array
Int32Array Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array Float64Array Map Set WeakMap WeakSet WeakRef
ArrayBuffer SharedArrayBuffer DataView Atomics JSON Promise Reflect Proxy FinalizationRegistry Iterator Intl WebAssembly
TextEncoder TextDecoder console performance crypto queueMicrotask structuredClone constructor
`.trim().split(/\s+/));

/** Returns the handler of the page's requests to the guest. `install` comes first; it then removes the network. */
export async function hosted(/** @type {any} */ python) {
  python.FS.writeFile("/lib/guests.zip", await whole("guests"));
  python.runPython(SOURCE);
  const host = python.globals.get("guests");
  return async (/** @type {string} */ what, /** @type {unknown[]} */ ...given) => {
    const told = await host[what](...given);
    if (what === "install") alone();
    return told;
  };
}

function alone() {
  for (let part = globalThis; part && part !== Object.prototype; part = Object.getPrototypeOf(part)) {
    for (const key of Reflect.ownKeys(part)) {
      if (typeof key === "symbol" || KEPT.has(key)) continue;
      if (!Reflect.deleteProperty(part, key)) Reflect.defineProperty(part, key, { value: undefined });
    }
  }
  const none = function Function() {
    throw new TypeError("a guest makes no code of text");
  };
  none.prototype = Function.prototype; // Pyodide calls functions by its `apply`
  for (const made of [function () {}, async function () {}, function* () {}, async function* () {}]) {
    Object.defineProperty(Object.getPrototypeOf(made), "constructor", { value: none });
  }
  globalThis.Function = /** @type {any} */ (none);
}
