// The first script of the page: says so, in both languages, when Python cannot start. The words stand in index.html.
//
// `data-state` on <html>: "loading" until main.py sets "ready"; "failed" when the page gave up.
const root = document.documentElement;
const PATIENCE = 10_000; // ms until a page is loaded again though not all of its files have answered

/** Shows the section of index.html that tells what went wrong: "old" (the browser) or "load" (a file did not come). */
function trouble(why, error) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "failed";
  console.error(`Vernissage could not start (${why}):`, error);
  document.getElementById(`trouble-${why}`).hidden = false;
}

// An error on the way to "ready" is the end of the start; later ones are the business of whoever causes them.
addEventListener("vernissage:error", ({ detail }) => trouble("load", detail)); // Python raised it; see python.mjs
addEventListener("unhandledrejection", ({ reason }) => trouble("load", reason));
addEventListener("error", ({ target, error, message }) => {
  if (target instanceof HTMLScriptElement) trouble("load", target.src);
  else if (target === window) trouble("load", error ?? message);
}, true);

const progress = document.getElementById("progress"); // shown after a moment, so only on slow lines: see start.css
addEventListener("vernissage:progress", ({ detail }) => progress.style.setProperty("--done", detail));

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

for (const button of document.querySelectorAll("[data-reload]")) button.addEventListener("click", again);
