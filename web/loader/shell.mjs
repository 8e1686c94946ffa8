// The first script of the page: says so, in both languages, when Python cannot start or has come to its end. The words stand
// in index.html.
//
// `data-state` on <html>: "loading" until main.py sets "ready"; "failed" when the page gave up.
// `vernissage.failed()`: something went wrong in our Python, and main.py tells; what ends it for good is "vernissage:error".
// `vernissage.without`: whether the saved games are left alone, as somebody wished after the page had failed twice in a row: then
// what is played is kept in this tab (`sessionStorage`).
const root = document.documentElement;
const PATIENCE = 10_000; // ms until a page is loaded again though not all of its files have answered
const PREFIX = "vernissage/"; // of what is kept, see main.py
const FAILED = "vernissage failed"; // in sessionStorage: how many visits to the page in a row have failed in this tab

/** Shows the section of index.html that tells what went wrong: "old" (the browser) or "load" (a file did not come). */
function trouble(why, error) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "failed";
  console.error(`Vernissage could not start (${why}):`, error);
  document.getElementById(`trouble-${why}`).hidden = false;
}

/** Takes the number of failed visits out of the storage, or puts one there. Without a storage there are no saved games either. */
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

/** Says that something went wrong in our Python: people can load the page again, the second time also without saved games. */
function failed(error) {
  if (root.dataset.state === "loading") root.dataset.state = "failed";
  if (error) console.error("Vernissage failed:", error);
  document.querySelector("dialog[open]")?.close(); // what lies outside of it could not be pressed
  document.getElementById("trouble-run").hidden = false;
  document.getElementById("trouble-again").hidden = !before || without;
  failures(before + 1);
}

/** Python is gone: nothing may call it any more, as it would go on with a broken memory. */
function ended(error) {
  failed(error);
  document.getElementById("app").inert = true;
  for (const kind of ["click", "submit", "input", "change", "keydown", "pointerdown", "pointermove", "pointerup", "hashchange"]) {
    addEventListener(kind, (event) => event.target.closest?.(".trouble") || event.stopImmediatePropagation(), true);
  }
}

/** Gives the person all that is kept, as it is, in one file: what the journal has, and local storage has. The page's own "Open
 * a file" takes it. */
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

// An error on the way to "ready" is the end of the start; later ones are the business of whoever causes them.
addEventListener("vernissage:error", ({ detail }) => ended(detail)); // see python.mjs
addEventListener("unhandledrejection", ({ reason }) => trouble("load", reason));
addEventListener("error", ({ target, error, message }) => {
  if (target instanceof HTMLScriptElement) trouble("load", target.src);
  else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") trouble("load", target.href);
  else if (target === window) trouble("load", error ?? message);
}, true);

const progress = document.getElementById("progress"); // shown after a moment, so only on slow lines: see start.css
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

/** Loads the page again, its files first: a wrong one, such as a login page, may be kept by the browser, which would give it
 * out again. The service worker checks what it is asked for past caches; without one, the site says what has changed. */
async function again() {
  const cache = navigator.serviceWorker?.controller ? "reload" : "no-cache";
  const files = performance.getEntriesByType("resource").map(({ name }) => fetch(name, { cache }).then((file) => file.blob()));
  await Promise.race([Promise.allSettled(files), new Promise((done) => setTimeout(done, PATIENCE))]);
  location.reload();
}

// PyScript opens a channel for a kind of worker that this page does not have. Tabs tell each other nothing by channels: locks and
// the saves themselves keep them apart.
globalThis.BroadcastChannel ??= class {
  postMessage() {}
};

const PRESSED = { reload: again, without: () => location.assign("?without-games"), keep };
for (const [what, press] of Object.entries(PRESSED)) {
  for (const button of document.querySelectorAll(`[data-${what}]`)) button.addEventListener("click", press);
}
