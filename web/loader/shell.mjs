// The first script of the page. If Python cannot start or has ended, it says so in both languages, with the texts of
// index.html.
//
// `data-state` on <html>: "loading" until main.py sets "ready"; "failed" if the page has given up. `vernissage.failed()`:
// main.py calls it after an error in our Python; the event "vernissage:error" means that Python has ended for good.
// `vernissage.without`: true if people have chosen to leave the saved games alone, which is offered after the page has failed
// twice in a row. Then games are saved in this tab only (`sessionStorage`).
const root = document.documentElement;
const PATIENCE = 10_000; // ms: how long a reload waits for files to answer
const PREFIX = "vernissage/"; // of our keys in the storage, see main.py
const FAILED = "vernissage failed"; // key in sessionStorage: how many visits in a row have failed in this tab

/** Shows the section of index.html that explains the trouble: "old" (the browser) or "load" (a file did not come). */
function trouble(why, error) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "failed";
  console.error(`Vernissage could not start (${why}):`, error);
  document.getElementById(`trouble-${why}`).hidden = false;
}

/** Reads the number of failed visits from the storage, or writes it there. Without a storage there are no saved games either.
 * */
function failures(now) {
  try {
    const before = Number(sessionStorage.getItem(FAILED));
    if (now) sessionStorage.setItem(FAILED, now);
    else sessionStorage.removeItem(FAILED);
    return before;
  } catch {
    return 0;
  }
}

const before = failures();
const without = new URLSearchParams(location.search).has("without-games");

/** Tells people about an error in our Python: they can reload the page, the second time also without their saved games. */
function failed(error) {
  if (root.dataset.state === "loading") root.dataset.state = "failed";
  if (error) console.error("Vernissage failed:", error);
  document.querySelector("dialog[open]")?.close(); // buttons outside of it could not be pressed
  document.getElementById("trouble-run").hidden = false;
  document.getElementById("trouble-again").hidden = !before || without;
  failures(before + 1);
}

/** Python has ended: nothing may call it any more, because its memory may be broken. */
function ended(error) {
  failed(error);
  document.getElementById("app").inert = true;
  for (const kind of ["click", "submit", "input", "change", "keydown", "pointerdown", "pointermove", "pointerup", "hashchange"]) {
    addEventListener(kind, (event) => event.target.closest?.(".trouble") || event.stopImmediatePropagation(), true);
  }
}

/** Saves everything that is stored, from the journal and from local storage, as one file. The page's own "Open a file" can read
 * it. */
async function keep() {
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  const here = kept.map(([key, text]) => [key.slice(PREFIX.length), text]);
  const entries = Object.fromEntries([...((await globalThis.vernissage.journal?.texts()) ?? []), ...here]);
  const file = new Blob([JSON.stringify({ file: "vernissage storage", schema: 1, entries })]);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "vernissage-storage.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

globalThis.vernissage = { ...globalThis.vernissage, failed, without };

// An error before "ready" means that the start has failed; later errors are handled where they occur.
addEventListener("vernissage:error", ({ detail }) => ended(detail)); // see python.mjs
addEventListener("unhandledrejection", ({ reason }) => trouble("load", reason));
addEventListener("error", ({ target, error, message }) => {
  if (target instanceof HTMLScriptElement) trouble("load", target.src);
  else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") trouble("load", target.href);
  else if (target === window) trouble("load", error ?? message);
}, true);

const progress = document.getElementById("progress"); // appears after a moment, so only on slow lines: see start.css
const coming = document.getElementById("coming");
const [SLOW, PACE] = [2000, 500]; // ms until people are told how much has come, and between two such words
let [from, told] = [null, 0];
addEventListener("vernissage:progress", ({ detail: { arrived, awaited } }) => {
  progress.style.setProperty("--done", arrived / awaited);
  const now = performance.now();
  from ??= { now, arrived };
  if (now < SLOW || now - told < PACE || arrived === from.arrived) return;
  told = now;
  const left = Math.ceil((((now - from.now) / (arrived - from.arrived)) * (awaited - arrived)) / 1000);
  const size = (bytes) => (bytes / 1e6).toLocaleString(root.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const numbers = { come: size(arrived), all: size(awaited), left };
  coming.textContent = coming.dataset[root.lang].replace(/\{(\w+)\}/g, (_, name) => numbers[name]);
  coming.hidden = false;
});

if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") {
  trouble("old", "no WebAssembly");
}

/** Reloads the page, its files first: the browser may have cached a wrong one, such as a login page. The service worker checks
 * files that are requested past caches; without a worker, the site tells which files have changed. */
async function again() {
  const cache = navigator.serviceWorker?.controller ? "reload" : "no-cache";
  const files = performance.getEntriesByType("resource").map(({ name }) => fetch(name, { cache }).then((file) => file.blob()));
  await Promise.race([Promise.allSettled(files), new Promise((done) => setTimeout(done, PATIENCE))]);
  location.reload();
}

// PyScript opens a channel for a kind of worker that this page does not have. Our tabs do not talk by channels: locks and the
// saves keep them apart.
globalThis.BroadcastChannel ??= class {
  postMessage() {}
};

const PRESSED = { reload: again, without: () => location.assign("?without-games"), keep };
for (const [what, press] of Object.entries(PRESSED)) {
  for (const button of document.querySelectorAll(`[data-${what}]`)) button.addEventListener("click", press);
}
