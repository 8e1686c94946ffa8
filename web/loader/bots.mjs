// Bots off the page's thread: a worker with a Python of its own, from the same files, started when it is first needed.
//
// `vernissage.think(match, level, seat, luck)` -> a promise of the answer's place among the options; `match` is its text (table.link.encode),
// `luck` the decimal seed of the bot's generator, so that the answer is the one that the page itself would find. When the
// worker cannot start, or ends, the promise fails, and so does every later one: the page then lets bots think in slices.
const asked = new Map(); // number -> the promise's two ends
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
