// Guests: bots that people bring in files. A guest has a worker and a Python of its own (worker.mjs), gets its files and views as
// text, and nothing else. What it tells is JSON: see pyapp/vernissage/bots/guests.py.
//
// Its Python starts plainly, and has more of Python's library than the page: GUESTS in build/python/vendor.py.
import { worker } from "./page.mjs";

const LONGEST = 10_000; // ms for loading the bot, and for each answer
const INSTALLS = 60_000; // ms for installing what was brought; nothing of it is run then
const START = 120_000; // ms: it fetches the library first
const LARGEST = 5_000_000; // bytes of all files together
const MOST = 12; // files

/** @typedef {ReturnType<typeof worker>} Guest */
/** @type {[Guest | null, Promise<unknown>]} */
let [guest, before] = [null, Promise.resolve()];

const fault = (/** @type {string} */ kind) => JSON.stringify({ fault: kind, detail: "", file: "" });

/** What the guest's worker tells when it is asked, or the fault: too slow, or its worker has ended. A guest with a fault is gone.
 * @param {Guest} one @param {unknown[]} asked */
async function told(one, asked, ms = LONGEST, late = "slow") {
  try {
    return String(await one.ask(ms, ...asked));
  } catch (error) {
    console.info(`Vernissage's guest has left: ${error.message}`);
    one.end(error);
    return fault(error.name === "TimeoutError" ? late : "lost");
  }
}

/** Seats the guest of the files that were picked last (`vernissage.picked`) for a game; the one before leaves.
 * @param {string} game */
export async function seat(game) {
  leave();
  const { picked } = globalThis.vernissage;
  if (picked.length > MOST) return fault("many");
  if (picked.reduce((sum, { size }) => sum + size, 0) > LARGEST) return fault("large");
  const files = await Promise.all(picked.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())]));
  const one = (guest = worker("guest", "", START));
  return (await told(one, ["install", files], INSTALLS, "long")) || told(one, ["seat", game]);
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
