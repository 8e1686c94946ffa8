// The service worker: keeps the whole site in the browser, one cache a build, so that it works without a network.
//
// Written by hand and not with Workbox, whose precache is one cache that is brought from build to build in place: here a
// build is there whole, each file checked by its hash, or not at all; the old one stays until the new one has started; and
// a page goes on with the files it began with, whichever worker serves them. That is a screenful of code and no library.
//
// What makes mixing impossible: everything but index.html, the manifest and the licences lies under a folder with a hash in
// its name.
const BUILD = "{{build}}";
const FILES = new Map(JSON.parse('{{list}}')); // path below the scope -> SHA-256 in base64
const LATER = new Set(JSON.parse('{{later}}')); // of these: kept only once they have been asked for
const PICTURES = "{{pictures}}"; // of these: holds all pictures, {path beside it: text}, one request in place of hundreds
const PREFIX = "vernissage-";
const CACHE = PREFIX + BUILD;
const AT_ONCE = 6;

const address = (path) => new URL(path, registration.scope).href;
const fixed = (path) => path.startsWith("s/");

async function fetched(path, cache) {
  const answer = await fetch(address(path), { integrity: `sha256-${FILES.get(path)}`, cache });
  if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function keep(cache, path) {
  if (await cache.match(address(path))) return;
  const old = fixed(path) && (await caches.match(address(path))); // the same file in the build before
  const fresh = old || (fixed(path) && (await fetched(path, "default").catch(() => null))) || (await fetched(path, "reload"));
  await cache.put(address(path), fresh);
}

/** Keeps each picture under its own address; gives their paths. */
async function unpack(cache) {
  const folder = PICTURES.replace(/[^/]*$/, "");
  const pictures = Object.entries(await (await cache.match(address(PICTURES))).json());
  const headers = { "Content-Type": "image/svg+xml" };
  await Promise.all(pictures.map(([path, text]) => cache.put(address(folder + path), new Response(text, { headers }))));
  return pictures.map(([path]) => folder + path);
}

async function install() {
  const cache = await caches.open(CACHE);
  const wanted = [...FILES.keys()].filter((path) => !LATER.has(path));
  const todo = wanted.values();
  const work = async () => {
    for (const path of todo) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const parts = [...wanted, ...(await unpack(cache))];
  const missing = await Promise.all(parts.map(async (path) => !(await cache.match(address(path)))));
  if (missing.includes(true)) throw new Error("the browser dropped a part while the rest came");
}

addEventListener("install", (event) => event.waitUntil(install()));

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = fixed(path) ? await caches.match(address(path)) : await cache.match(address(path));
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && (LATER.has(path) || (fixed(path) && FILES.has(path)))) await cache.put(address(path), fresh.clone());
  return fresh;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope) || url.searchParams.has("reset")) return;
  const path = url.href.slice(registration.scope.length).replace(/[?#].*$/, "") || "index.html";
  if (FILES.has(path) || fixed(path)) event.respondWith(answer(request, path));
});

/** Lets go of other builds, once this one has started and no other page may still run on them. */
async function tidy() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

addEventListener("message", (event) => {
  const { say, build } = event.data;
  if (say === "take over") event.waitUntil(skipWaiting());
  if (say === "started" && build === BUILD) event.waitUntil(clients.claim().then(tidy));
});
