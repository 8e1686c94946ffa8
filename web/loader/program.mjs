// Python's program in two parts (build/diet/split.mjs). The hot part starts the page. The cold part follows in the background, once
// people can play; it has what whole games did not use while build/diet/hot.txt was recorded. A start with a link waits for both.
//
// If the program calls a function of the cold part before, it has to wait: WebAssembly cannot continue later. Then the cold part is
// fetched by a request that blocks the page, as the last resort. So what may need it waits for `together()`: all that comes late,
// and all presses but the first ones (page/late.py).
//
// For main.py: `vernissage.packed.late(name)` -> a promise of the bytes of one of Python's files, for late parts, which need the
// cold part, too; `packed.isWhole()` tells whether it is there, `packed.followed` is a promise that it is, and `packed.together()`
// one that fails if it does not come.
import { cold, taken } from "./files.mjs";

const OWN = "#"; // what the parts import from each other has names that begin with it
const [SOON, LATEST] = [2000, 60_000]; // ms until the cold part is asked for again, the first time and at most

let program; // the latest start's: {imports, shared, instance}; `instance` is that of the cold part
let compiled; // the cold part, once it was fetched
let fetched; // a promise of it

/** An instance of the program like that of `WebAssembly.instantiate`, from its compiled hot part. */
export async function inTwo(hot, imports) {
  const { exports } = await WebAssembly.instantiate(hot, { ...imports, [OWN]: { bring } });
  const [own, shared] = [{}, {}];
  for (const [name, thing] of Object.entries(exports)) {
    if (name.startsWith(OWN)) shared[name.slice(OWN.length)] = thing;
    else own[name] = thing; // Pyodide would take the others for its own
  }
  program = { imports, shared };
  return { exports: own };
}

function join(module) {
  compiled = module;
  if (program.instance) return;
  program.instance = new WebAssembly.Instance(module, { ...program.imports, [OWN]: program.shared });
  performance.mark("together");
}

/** Fetches the cold part, if there is one. */
export async function fetching() {
  fetched ??= cold?.compiled();
  try {
    return await fetched;
  } catch (error) {
    fetched = undefined; // the next call asks again
    throw error;
  }
}

const isWhole = () => !cold || Boolean(program?.instance);

/** A promise that all of the program is there. It fails if the cold part does not come; the next call asks for it again. */
export async function together() {
  if (!isWhole()) join(await fetching());
}

/** Brings the cold part in the background, and does not give up. */
async function follow() {
  for (let wait = SOON; ; wait = Math.min(2 * wait, LATEST)) {
    try {
      return await together();
    } catch (error) {
      console.info("Vernissage goes on without a part of Python for now:", String(error?.message ?? error));
      await new Promise((again) => {
        setTimeout(again, wait);
        addEventListener("online", again, { once: true });
      });
    }
  }
}

/** Brings the cold part at once. The program calls it. */
function bring() {
  try {
    join(compiled ?? new WebAssembly.Module(fetchedAtOnce()));
  } catch (error) {
    const detail = Object.assign(new Error(`a part of Python did not come: ${error.message}`), { missing: true }); // see shell.mjs
    dispatchEvent(new CustomEvent("vernissage:error", { detail })); // Pyodide cannot tell: that needs the cold part, too
    throw detail;
  }
}

function fetchedAtOnce() {
  performance.mark("blocked");
  const asked = new XMLHttpRequest();
  asked.open("GET", cold.at, false);
  asked.overrideMimeType("text/plain; charset=x-user-defined"); // a page gets no bytes from a request that blocks
  asked.send();
  if (asked.status !== 200) throw new Error(`${cold.at}: ${asked.status}`);
  return Uint8Array.from(asked.responseText, (character) => character.charCodeAt(0));
}

const root = globalThis.document?.documentElement; // a worker has none

/** Whether the start waits for the cold part: a worker's does, and one whose address asks for more than the foyer. */
export const waits = () => !root || location.hash.length > 1 || Boolean(location.search);

if (root) {
  const playable = new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (root.dataset.state !== "ready") return;
      seen.disconnect();
      resolve();
    });
    seen.observe(root, { attributeFilter: ["data-state"] });
  });
  const late = async (name) => (await Promise.all([taken(name), together()]))[0];
  Object.assign(globalThis.vernissage.packed, { late, isWhole, together, followed: playable.then(follow) });
}
