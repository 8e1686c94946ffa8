// Guests: bots that people bring as a file. A guest has a worker and a Python of its own (worker.mjs), gets its file and views as
// text, and nothing else. What it tells is JSON: see pyapp/vernissage/bots/guests.py.
//
// Python's whole library is there (`start=plain`): a guest may import what our own bots do not need.
import { worker } from "./page.mjs";

const LONGEST = 10_000; // ms for loading the file, and for each answer; the start of the worker does not count
const START = 120_000; // ms: it fetches the library first
const LARGEST = 5_000_000; // bytes of a file

/** @typedef {ReturnType<typeof worker>} Guest */
/** @type {[Guest | null, Promise<unknown>]} */
let [guest, before] = [null, Promise.resolve()];

const fault = (/** @type {string} */ kind) => JSON.stringify({ fault: kind, detail: "" });

/** What the guest's worker tells when it is asked, or the fault: too slow, or its worker has ended. A guest with a fault is gone.
 * @param {Guest} one @param {unknown[]} asked */
async function told(one, asked) {
  try {
    return String(await one.ask(LONGEST, ...asked));
  } catch (error) {
    console.info(`Vernissage's guest has left: ${error.message}`);
    one.end(error);
    return fault(error.name === "TimeoutError" ? "slow" : "lost");
  }
}

/** Seats the guest of the file that was picked last (`vernissage.picked`) for a game; the one before leaves.
 * @param {string} game */
export async function seat(game) {
  leave();
  const file = globalThis.vernissage.picked;
  if (file.size > LARGEST) return fault("large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  guest = worker("guest", "?start=plain", START);
  return told(guest, ["seat", file.name, bytes, game]);
}

/** Asks the guest; one question after the other, so that each has all of its time.
 * @param {unknown[]} asked */
export function think(...asked) {
  const one = guest;
  const answer = before.then(() => (one ? told(one, ["think", ...asked]) : fault("lost")));
  before = answer.catch(() => {});
  return answer;
}

/** Ends the guest's worker. */
export function leave() {
  guest?.end(new Error("sent away"));
  guest = null;
}
