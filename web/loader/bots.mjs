// Bots in a worker: it has its own Python, made of the same files, and starts when it is first needed.
//
// `vernissage.think(match, level, seat, luck)` -> a promise of the index of the answer among the options. `match` is the match
// as text (table.link.encode). `luck` is the seed of the bot's generator in decimal digits, so the answer is the same that the
// page itself would find. If the worker cannot start, or ends, this promise and all later ones fail: then the page lets bots
// think in slices.
const asked = new Map(); // number -> resolve and reject of the promise
let worker;

function lost(error) {
  worker = Promise.reject(error);
  worker.catch(() => {});
  for (const { reject } of asked.values()) reject(error);
  asked.clear();
}

function start() {
  const started = new Worker(new URL("worker.mjs" + location.search, import.meta.url), { type: "module", name: "bots" });
  return new Promise((resolve, reject) => {
    const end = (error) => {
      reject(error);
      lost(error);
      started.terminate();
    };
    started.addEventListener("error", (event) => end(new Error(event.message || "the bots' worker did not start")));
    started.addEventListener("message", ({ data: { ready, failed, id, answer, error } }) => {
      if (ready) return resolve(started);
      if (failed) return end(new Error(failed));
      const ends = asked.get(id);
      asked.delete(id);
      return error ? ends?.reject(new Error(error)) : ends?.resolve(answer);
    });
  });
}

let last = 0;
async function think(match, level, seat, luck) {
  worker ??= start();
  const running = await worker;
  const id = ++last;
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    running.postMessage({ id, asked: [match, level, seat, String(luck)] });
  });
}

globalThis.vernissage = { ...globalThis.vernissage, think };
