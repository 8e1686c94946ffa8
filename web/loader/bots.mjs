// Bots in a worker: it has its own Python, made of the same files, and starts when it is first needed.
//
// `vernissage.think(match, level, seat, luck, name)` -> a promise of the index of the answer among the options. `match` is the
// match as text (table.link.encode). `luck` is the seed of the bot's generator in decimal digits, so the answer is the same that
// the page itself would find. `name` is what the seat's player is called: a character may have a taste (bots/tastes.py). If the
// worker cannot start, or ends, this promise and all later ones fail: then the page lets bots think in slices.
// `vernissage.guests()` -> a promise of guests.mjs, for the bots of others.

/** Starts a worker (worker.mjs) of this name, with this start of Python. `ask(...)` -> a promise of its answer; `up`: a promise
 * that it has started; `end(error)` ends it: what is asked and was asked fails with the error. */
export function worker(name, search) {
  const asked = new Map(); // number -> resolve and reject of the promise
  const started = new Worker(new URL("worker.mjs" + search, import.meta.url), { type: "module", name });
  let resolve, reject;
  const up = new Promise((...both) => ([resolve, reject] = both));
  let [last, why] = [0, null];
  const end = (error) => {
    why ??= error;
    reject(why);
    for (const waiting of asked.values()) waiting.reject(why);
    asked.clear();
    started.terminate();
  };
  started.addEventListener("error", (event) => end(new Error(event.message || "the bots' worker did not start")));
  started.addEventListener("message", ({ data: { ready, failed, id, answer, error } }) => {
    if (ready) return resolve();
    if (failed) return end(new Error(failed));
    const waiting = asked.get(id);
    asked.delete(id);
    return error ? waiting?.reject(new Error(error)) : waiting?.resolve(answer);
  });
  const ask = async (...what) => {
    await up;
    if (why) throw why;
    return new Promise((resolve, reject) => {
      asked.set(++last, { resolve, reject });
      started.postMessage({ id: last, asked: what });
    });
  };
  return { ask, up, end };
}

let ours;
async function think(match, level, seat, luck, name = "") {
  ours ??= worker("bots", location.search);
  return ours.ask(match, level, seat, String(luck), name);
}

globalThis.vernissage = { ...globalThis.vernissage, think, guests: () => import("./guests.mjs") };
