// Caches the site for use without a network, and reports a newer build.
//
// For main.py: <html data-update="waiting"> and the event "vernissage:update" on window mean that a newer build was fetched as
// a whole. `vernissage.takeUpdate()` changes to it and reloads the page. Until somebody calls that, or all tabs are closed,
// nothing changes. If something cached is broken, `?reset` in the page's address deletes the cached files of the site, but
// never the games.
import { within } from "./within.mjs";

const root = document.documentElement;
const EVERY = 60 * 60 * 1000; // ms between two checks for a newer build; the browser also checks at each visit
const PATIENCE = 10_000; // ms: how long a person waits for the service worker, or for the cache
const workers = navigator.serviceWorker; // none on insecure origins and in some private windows

function offer(/** @type {ServiceWorkerRegistration} */ registration) {
  if (!registration.waiting || !workers.controller) return;
  root.dataset.update = "waiting";
  const takeUpdate = () => {
    if (!registration.waiting) location.reload(); // another tab has taken it
    workers.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage({ say: "take over" });
    setTimeout(() => location.reload(), PATIENCE); // it does not answer
  };
  globalThis.vernissage = { ...globalThis.vernissage, takeUpdate };
  dispatchEvent(new CustomEvent("vernissage:update"));
}

function watch(/** @type {ServiceWorkerRegistration} */ registration) {
  offer(registration);
  registration.addEventListener("updatefound", () => {
    const coming = /** @type {ServiceWorker} */ (registration.installing);
    coming.addEventListener("statechange", () => {
      if (coming.state !== "redundant") offer(registration);
      else console.info("Vernissage cannot be kept for later: a part did not come, or there is no room");
    }, { once: true });
  });
  const look = () => registration.update().catch(() => {}); // without a network there is nothing newer
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}

async function started() {
  try {
    const registration = await workers.register("sw.js", { updateViaCache: "none" });
    watch(registration);
    await workers.ready; // for as long as it takes: nobody waits for this
    const { language } = globalThis.vernissage;
    /** @type {ServiceWorker} */ (registration.active).postMessage({ say: "started", build: root.dataset.build, language });
  } catch (error) {
    console.info("Vernissage cannot be kept for later:", error.message); // it works on, with a network
  }
}

globalThis.vernissage.speak = (language) => {
  globalThis.vernissage.language = language;
  workers?.controller?.postMessage({ say: "speaks", language });
};

async function forget() {
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

async function reset() {
  root.dataset.state = "leaving"; // Firefox lets imports fail while a page is left: no trouble (shell.mjs)
  try {
    await within(PATIENCE, forget(), "the cache");
  } catch (error) {
    console.info("Vernissage could not forget all that was kept:", error.message); // where caching is forbidden, nothing was cached
  }
  location.replace(location.pathname);
}

if (new URLSearchParams(location.search).has("reset")) reset();
else if (workers) {
  const seen = new MutationObserver(() => {
    if (root.dataset.state !== "ready") return;
    seen.disconnect();
    started();
  });
  seen.observe(root, { attributeFilter: ["data-state"] });
}
