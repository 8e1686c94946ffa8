// The first script of the page. It shows the first sight in people's own theme and language. If Python cannot start or has ended,
// it says so, with the texts of index.html or of the language's sight. `vernissage.sight(code)` switches these texts.
//
// A start that stands still is tried once more, in another way; people are told and can start again themselves. If a
// script does not come, the page loads itself anew, once.
//
// `data-state` on <html>: "loading" until main.py sets "ready"; "failed" if the page has given up. `vernissage.failed()`:
// main.py calls it after an error in our Python; the event "vernissage:error" means that the start of our Python has failed,
// "vernissage:end" that Python has ended for good. After such an end the page begins again by itself, at the table that was open, if it has
// not done so too often just before.
// `vernissage.lost`: what the page that ended could not save (its `data-lost`); undefined at any other start. The way back to the
// table stands in the tab's history (browser/history.py).
// `vernissage.language`: what the page speaks: the first language of people's own that is one of ours (`data-languages`).
// `vernissage.without`: true if people have chosen to leave the saved games alone, which is offered after the page has failed
// twice in a row. Then games are saved in this tab only (`sessionStorage`).
import { within } from "./within.mjs";

const root = document.documentElement;
const PATIENCE = 10_000; // ms: how long a reload waits for files to answer
const [STILL, BEAT] = [30, 1000]; // after so many beats without a step the start stands still; ms from one to the next: a page that works has none
const STOOD = "stood"; // in the address of a start that follows one which stood still
const PREFIX = "vernissage/"; // of our keys in the storage, see main.py
const FAILED = "vernissage failed"; // key in sessionStorage: how many visits in a row have failed in this tab
const AGAIN = "vernissage again"; // key in sessionStorage: when the page has begun again by itself (`times`), and `vernissage.lost`
const [TIMES, LATELY] = [2, 600_000]; // it does so as often within so many ms

/** Shows the section of index.html that explains the trouble: "old" (the browser) or "load" (a file did not come).
 * @param {"old" | "load"} why @param {unknown} error */
function trouble(why, error) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "failed";
  console.error(`Vernissage could not start (${why}):`, error);
  document.getElementById(`trouble-${why}`).hidden = false;
}

/** Reads the number of failed visits from the storage, or writes it there. NaN if there is no storage, in which there are no saved
 * games either.
 * @param {number=} now */
function failures(now) {
  try {
    const before = Number(sessionStorage.getItem(FAILED));
    if (now) sessionStorage.setItem(FAILED, /** @type {any} */ (now));
    else sessionStorage.removeItem(FAILED);
    return before;
  } catch {
    return NaN;
  }
}

const before = failures();
const without = new URLSearchParams(location.search).has("without-games");

/** Reads and clears the note of the page that ended. */
function begunAgain() {
  try {
    const { times, lost } = JSON.parse(sessionStorage.getItem(AGAIN));
    sessionStorage.setItem(AGAIN, JSON.stringify({ times }));
    return lost;
  } catch {
    return undefined; // nothing is left, or there is no storage
  }
}

const lost = begunAgain();

/** Begins again by itself: every answer is in the storage. Returns false if that was tried too often, or cannot be counted. */
function heals() {
  try {
    const now = Date.now();
    const times = (JSON.parse(sessionStorage.getItem(AGAIN))?.times ?? []).filter((/** @type {number} */ time) => now - time < LATELY);
    if (times.length >= TIMES) return false;
    const gone = (root.dataset.state === "ready" ? root.dataset.lost : lost) ?? ""; // else it has not come back yet
    sessionStorage.setItem(AGAIN, JSON.stringify({ times: [...times, now], lost: gone }));
  } catch {
    return false; // no storage: there are no saved games either
  }
  root.dataset.state = "leaving"; // Firefox lets imports fail while a page is left
  location.reload();
  return true;
}

let left = false; // people are on their way elsewhere: browsers stop all loads then, and a reload would hold them back
let back = () => {}; // called when they are here again
const leave = () => (left = true);
addEventListener("beforeunload", leave);
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  left = false;
  back();
});

/** A script or a style sheet did not come. A page asks for each once; the next page, which comes by itself, asks again, unless the
 * visit before has failed, too, or that cannot be counted. WebKit lets an import fail whose first load was stopped by Back.
 * @param {unknown} error */
async function missing(error) {
  if (root.dataset.state !== "loading") return;
  if (before !== 0 || failures(1) !== 0) return trouble("load", error);
  console.info("Vernissage loads itself anew:", error);
  root.dataset.state = "leaving";
  await again();
  if (left) await within(PATIENCE, /** @type {Promise<void>} */ (new Promise((come) => (back = come))), "the other page").catch(() => {});
  try {
    await within(PATIENCE, fetch(location.href, { cache: "no-cache" }), "the page");
    location.reload();
  } catch { // no connection: this page can still say so, a browser's own would take its place
    root.dataset.state = "loading";
    trouble("load", error);
  }
}

/** Tells people about an error in our Python: they can reload the page, the second time also without their saved games.
 * @param {unknown=} error */
function failed(error) {
  if (root.dataset.state === "loading") root.dataset.state = "failed";
  if (error) console.error("Vernissage failed:", error);
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"))?.close(); // buttons outside of it could not be pressed
  document.getElementById("trouble-run").hidden = false;
  document.getElementById("trouble-again").hidden = !before || without;
  failures(before + 1);
}

/** Python has ended: nothing may call it any more, because its memory may be broken. With `heal` the page may begin again.
 * @param {unknown} error @param {boolean=} heal */
function ended(error, heal) {
  if (root.dataset.state === "leaving") return; // it does already: PyScript's own call has ended, too
  if (!heal || !heals()) failed(error);
  document.getElementById("app").inert = true;
  for (const kind of ["click", "submit", "input", "change", "keydown", "pointerdown", "pointermove", "pointerup", "hashchange", "popstate"]) {
    addEventListener(kind, (/** @type {any} */ event) => event.target.closest?.(".trouble") || event.stopImmediatePropagation(), true);
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

const ALONE = "en"; // the language in which the build draws the page, for whoever reads none of ours
/** @type {Record<string, string>} */
const LANGUAGES = JSON.parse(root.dataset.languages ?? "{}"); // by code, the hash of each one's sight; the drawn one has none

function settings() {
  try {
    return JSON.parse((without ? sessionStorage : localStorage).getItem("vernissage/settings")) ?? {};
  } catch {
    return {}; // no storage, or not our text: start as for a new visitor; Python tells people
  }
}

const { theme, language: chosen } = settings();
if (["light", "dark"].includes(theme)) root.dataset.theme = theme;
const tags = [chosen, ...(navigator.languages ?? [navigator.language])].filter((tag) => typeof tag === "string"); // the settings may contain anything
const language = tags.map((tag) => tag.split("-")[0].toLowerCase()).find((code) => Object.hasOwn(LANGUAGES, code)) ?? ALONE;
let [shown, wanted] = [ALONE, ALONE]; // what the page's own texts speak, never `root.lang`, which translators write; what they shall
/** @type {Record<string, Element[]>} */
const texts = { [ALONE]: [...document.querySelectorAll("#coming, [id^=told-]")] }; // by language, what the build drew in it

/** Has the page's own texts and its manifest speak a language, and the first sight, while it is there. If that does not come, they stay as they are.
 * @param {string} code */
async function sight(code) {
  wanted = code;
  /** @type {HTMLLinkElement} */ (document.querySelector("[rel=manifest]")).href = `manifest${code === ALONE ? "" : `.${code}`}.webmanifest`;
  if (!texts[code]) {
    const asked = fetch(`${root.dataset.sights}${code}.html`, { integrity: LANGUAGES[code] });
    const template = document.createElement("template");
    template.innerHTML = await (await within(PATIENCE, asked, "the language")).text();
    texts[code] = [...template.content.children];
  }
  if (wanted !== code || shown === code) return;
  shown = code;
  const first = root.dataset.state === "loading";
  for (const part of texts[code]) if (first || part.id !== "foyer") document.getElementById(part.id)?.replaceWith(part);
  if (first) root.lang = code;
}
const speak = (/** @type {string} */ code) => sight(code).catch(() => {});
if (language !== ALONE) speak(language);

globalThis.vernissage = { ...globalThis.vernissage, failed, without, lost, within, language, sight: speak };

/** Whether an address, or a trace of calls, leads to others alone: extensions put scripts and styles of their own into a page.
 * @param {unknown} at */
function foreign(at) {
  /** @type {string[]} */
  const origins = String(at ?? "").match(/[\w-]+:\/\/[^/\s]+/g) ?? [];
  return origins.length > 0 && !origins.includes(location.origin);
}

// An error before "ready" means that the start has failed; later errors are handled where they occur. What others bring into the
// page may fail: of scripts from elsewhere a browser tells neither the error nor the file.
addEventListener("vernissage:error", ({ detail }) => ended(detail)); // see python.mjs
addEventListener("vernissage:end", ({ detail }) => ended(detail, true));
const MISSING = /import(ing a|ed) module/i; // what WebKit; Chromium and Firefox say of an import whose script did not come
const troubled = (/** @type {any} */ error) => MISSING.test(error?.message) ? missing(error) : trouble("load", error);
addEventListener("unhandledrejection", ({ reason }) => foreign(reason?.stack) || troubled(reason));
addEventListener("error", ({ target, error, filename }) => {
  const sheet = target instanceof HTMLLinkElement && target.rel === "stylesheet";
  const at = target instanceof HTMLScriptElement ? target.src : sheet ? target.href : target === window ? filename : "";
  if (at && !foreign(at)) target === window ? troubled(error ?? at) : missing(at);
}, true);

const progress = document.getElementById("progress"); // appears after a moment, so only on slow lines: see start.css
const [SLOW, PACE] = [2000, 500]; // ms until people are told how much has come, and between two such words
/** @type {[{now: number, arrived: number} | null, number]} */
let [from, told] = [null, 0];

/** Tells how much has come, and how long the rest will take.
 * @param {Progress} progress */
function tell({ arrived, awaited }) {
  progress.style.setProperty("--done", arrived / awaited);
  const now = performance.now();
  from ??= { now, arrived };
  if (now < SLOW || now - told < PACE || arrived === from.arrived) return;
  told = now;
  const left = Math.ceil((((now - from.now) / (arrived - from.arrived)) * (awaited - arrived)) / 1000);
  const coming = document.getElementById("coming");
  const size = (/** @type {number} */ bytes) => (bytes / 1e6).toLocaleString(shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /** @type {Record<string, string | number>} */
  const numbers = { come: size(arrived), all: size(awaited), left };
  coming.textContent = /** @type {any} */ (coming.dataset.line).replace(/%\((\w+)\)s/g, (/** @type {string} */ _, /** @type {string} */ name) => numbers[name]);
  coming.hidden = false;
}
addEventListener("vernissage:progress", ({ detail }) => {
  try {
    tell(detail);
  } catch (error) { // a line of words is no reason to give up a start
    console.info("Vernissage cannot tell how much has come:", error.message);
  }
});

if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") {
  trouble("old", "no WebAssembly");
}

/** Asks for the page's files again: the browser may have cached a wrong one, such as a login page. The service worker checks files
 * that are requested past caches; without a worker, the site tells which files have changed. */
async function again() {
  const cache = navigator.serviceWorker?.controller ? "reload" : "no-cache";
  const files = performance.getEntriesByType("resource").map(({ name }) => fetch(name, { cache }).then((file) => file.blob()));
  await within(PATIENCE, Promise.allSettled(files), "the site").catch(() => {});
}

/** Reloads the page, its files first. */
async function afresh() {
  if (!document.getElementById("trouble-run").hidden) { // what stood open may be the cause: the foyer comes
    history.replaceState(Array.isArray(history.state) ? history.state.map(() => "") : history.state, "");
  }
  await again();
  if (stood) location.replace(address("start"));
  else location.reload();
}

/** The address of the page without something in it.
 * @param {string} name */
function address(name) {
  const there = new URL(/** @type {any} */ (location));
  there.searchParams.delete(name);
  return there;
}
const stood = new URLSearchParams(location.search).has(STOOD);

let beats = 0; // since the last step of the start: a byte, a file, a mark of python.mjs
const step = () => (beats = 0);
addEventListener("vernissage:progress", step);
new PerformanceObserver(step).observe({ entryTypes: ["resource", "mark"] });
const heart = setInterval(() => {
  if (root.dataset.state === "loading") {
    if (++beats === STILL) still();
  } else if (root.dataset.state !== "leaving") {
    clearInterval(heart);
    removeEventListener("beforeunload", leave);
  }
}, BEAT);

/** The start stands still. It is tried in the plain way, in a new page. */
function still() {
  const there = new URL(/** @type {any} */ (location));
  if (there.searchParams.get("start") === "plain") return trouble("load", "the start stands still");
  root.dataset.state = "leaving";
  there.searchParams.set("start", "plain");
  there.searchParams.set(STOOD, "");
  location.replace(there);
}
document.getElementById("trouble-still").hidden = !stood;
if (stood) history.replaceState(history.state, "", address(STOOD)); // a reload follows something else

// PyScript opens a channel for a kind of worker that this page does not have. Our tabs do not talk by channels: locks and the
// saves keep them apart.
globalThis.BroadcastChannel ??= /** @type {any} */ (class {
  postMessage() {}
});

const PRESSED = { reload: afresh, without: () => location.assign("?without-games"), keep };
addEventListener("click", ({ target }) => {
  for (const [what, press] of Object.entries(PRESSED)) if (target instanceof Element && target.closest(`[data-${what}]`)) press();
});
