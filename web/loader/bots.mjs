// Bots in a worker: it has its own Python, made of the same files, and starts when it is first needed.
//
// `vernissage.think(match, level, seat, luck, name)` -> a promise of the index of the answer among the options. `match` is the
// match as text (table.link.encode). `luck` is the seed of the bot's generator in decimal digits, so the answer is the same that
// the page itself would find. `name` is what the seat's player is called: a character may have a taste (bots/tastes.py). A worker
// that ends, or is too slow, is started anew, and asked again. If it cannot start, or the second one ends as well, this promise
// and all later ones fail: then the page lets bots think in slices.
// `vernissage.guests()` -> a promise of guests.mjs, for the bots of others.
import { within } from "./within.mjs";

const START = 20_000; // ms
const ANSWER = 30_000; // ms: ten times what the longest thoughts take on a slow phone; on a desk they take half a second

/** Starts a worker (worker.mjs) of this name, with this start of Python; it may take so many ms. `ask(ms, ...)` -> a promise of its
 * answer, for which it has so many ms; `up`: a promise that it has started; `end(error)` ends it: what is asked and was asked
 * fails with the error; `over()`: that error, once it has ended.
 * @param {string} name @param {string} search */
export function worker(name, search, patience = START) {
  /** @type {Map<number, {resolve(answer: unknown): void, reject(error: Error): void}>} */
  const asked = new Map(); // number -> resolve and reject of the promise
  const started = new Worker(new URL("worker.mjs" + search, import.meta.url), { type: "module", name });
  const who = `the worker of ${name}`;
  /** @type {(up?: unknown) => void} */
  let ready;
  /** @type {[number, Error | null, (error: Error) => void]} */
  let [last, why, ends] = [0, null, /** @type {any} */ (null)];
  const ended = new Promise((_, reject) => (ends = reject));
  ended.catch(() => {}); // awaited below, by whoever asks
  const end = (/** @type {Error} */ error) => {
    why ??= error;
    ends(why);
    started.terminate();
  };
  /** What comes first, the promise or the worker's end; it is ended if it takes too long.
   * @template T @param {number} ms @param {Promise<T>} promise */
  const soon = (ms, promise) => within(ms, Promise.race([promise, ended]), who).catch((error) => {
    if (error.name === "TimeoutError") end(error);
    throw error;
  });
  const up = soon(patience, new Promise((resolve) => (ready = resolve)));
  started.addEventListener("error", (event) => end(new Error(event.message || `${who} did not start`)));
  started.addEventListener("message", ({ data }) => {
    if (data.ready) return ready();
    if (data.failed) return end(new Error(data.failed));
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    return data.error ? waiting?.reject(new Error(data.error)) : waiting?.resolve(data.answer);
  });
  const ask = async (/** @type {number} */ ms, /** @type {unknown[]} */ ...what) => {
    await up;
    return soon(ms, new Promise((resolve, reject) => {
      asked.set(++last, { resolve, reject });
      started.postMessage({ id: last, asked: what });
    }));
  };
  return { ask, up, end, over: () => why };
}

/** @type {[ReturnType<typeof worker> | null, Error | null]} */
let [ours, none] = [null, null]; // our worker; why there is none any more

/** @type {Vernissage["think"]} */
async function think(match, level, seat, luck, name = "") {
  for (let tried = 1; !none; tried++) {
    const one = (ours ??= worker("bots", location.search));
    const begun = await one.up.then(() => true, () => false);
    try {
      return await one.ask(ANSWER, match, level, seat, String(luck), name);
    } catch (error) {
      if (!one.over()) throw error; // it lives and cannot answer this: it would say the same again
      console.info(`Vernissage's bots have lost their worker: ${error.message}`);
      if (ours === one) ours = null;
      if (tried > 1 || (!begun && error.name === "TimeoutError")) none = error;
    }
  }
  throw none;
}

globalThis.vernissage = { ...globalThis.vernissage, think, guests: () => import("./guests.mjs") };
