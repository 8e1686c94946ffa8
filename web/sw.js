// The service worker: keeps the whole site in the browser, one cache a build, so that it works without a network.
//
// Written by hand and not with Workbox, whose precache is one cache that is brought from build to build in place: here a
// build is there whole, each file checked by its hash, or not at all; the old one stays until the new one has started; and
// a page goes on with the files it began with, whichever worker serves them. That is a screenful of code and no library.
//
// What makes mixing impossible: everything but index.html, the manifest, the licences and how strong the bots are lies under a
// folder with a hash in its name.
//
// What makes poison impossible (a hotel's login page in place of a file, a file cut off): nothing comes into this build's cache
// before its hash has been seen to be right, whether from the network, the build before, or an earlier try; so it need not be
// looked at again each time it is given out. The build's name, so the cache's, is made from this text too.
const BUILD = "{{build}}";
const FILES = new Map(JSON.parse('{{list}}')); // path below the scope -> SHA-256 in base64
const LATER = new Set(JSON.parse('{{later}}')); // of these: kept only once they have been asked for
const PICTURES = JSON.parse('{{pictures}}'); // of these, {at, bytes, sha256}: holds all pictures, {path beside it: text}, packed
const [UNPACK, DECODER] = ["{{unpack}}", "{{decoder}}"]; // of these: what unpacks them: see loader/unpack.js
const PREFIX = "vernissage-";
const CACHE = PREFIX + BUILD;
const AT_ONCE = 6;

const address = (path) => new URL(path, registration.scope).href;
const fixed = (path) => path.startsWith("s/");

/** Whether an answer has the bytes that this build's file has. */
async function sound(answer, path) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return btoa(String.fromCharCode(...hash)) === FILES.get(path);
}

/** The file from the network; if that is not the build's, once more, past what the browser has kept on its own. */
async function fetched(path) {
  const get = (cache) => fetch(address(path), { integrity: `sha256-${FILES.get(path)}`, redirect: "error", cache });
  return get("default").catch(() => get("reload"));
}

async function keep(cache, path) {
  for (const where of fixed(path) ? [cache, caches] : [cache]) { // `caches`: the same file in the build before
    const old = await where.match(address(path));
    if (old && (await sound(old.clone(), path))) return where === cache || cache.put(address(path), old);
  }
  await (LATER.has(path) ? cache.delete(address(path)) : cache.put(address(path), await fetched(path)));
}

function knowsBrotli() {
  try {
    return Boolean(new DecompressionStream("brotli"));
  } catch {
    return false;
  }
}

/** The program that knows brotli, out of the cache, where the browser does not know it. */
async function decoder(cache) {
  const { body } = await cache.match(address(DECODER));
  return WebAssembly.compile(await new Response(body.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer());
}

/** Keeps each picture under its own address, so that hundreds of them are one request; gives their paths. */
async function unpack(cache) {
  const folder = PICTURES.at.replace(/[^/]*$/, "");
  const { body } = await cache.match(address(PICTURES.at));
  if (!globalThis.unpacked) importScripts(UNPACK);
  const pictures = Object.entries(await new Response(unpacked(body, PICTURES, knowsBrotli() ? undefined : decoder(cache))).json());
  const headers = { "Content-Type": "image/svg+xml" };
  await Promise.all(pictures.map(([path, text]) => cache.put(address(folder + path), new Response(text, { headers }))));
  return pictures.map(([path]) => folder + path);
}

async function fill() {
  const cache = await caches.open(CACHE);
  const todo = FILES.keys();
  const work = async () => {
    for (const path of todo) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const parts = [...FILES.keys(), ...(await unpack(cache))].filter((path) => !LATER.has(path));
  const missing = await Promise.all(parts.map(async (path) => !(await cache.match(address(path)))));
  if (missing.includes(true)) throw new Error("the browser dropped a part while the rest came");
}

async function install() {
  try {
    await fill();
  } catch (error) { // what has come stays for the next try, unless there is no room: then games need it more
    if (error.name === "QuotaExceededError") await caches.delete(CACHE);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));

/** What is kept for a request. One that goes past caches is about a file that was no good to the page: then it is checked. */
async function kept(path, { cache: how }) {
  if (!FILES.has(path)) return caches.match(address(path)); // a picture, or a file of another build, for a page of that one
  const found = await (await caches.open(CACHE)).match(address(path));
  return how === "reload" && found && !(await sound(found.clone(), path)) ? null : found;
}

async function answer(event, path) {
  const { request } = event;
  const unable = (error) => console.info("Vernissage cannot use what it keeps:", error.message); // the network is still there
  const found = await kept(path, request).catch(unable);
  if (found) return found;
  if (!FILES.has(path) || !(fixed(path) || LATER.has(path))) return fetch(request);
  const fresh = await fetched(path);
  const copy = fresh.clone();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put(address(path), copy)).catch(unable));
  return fresh;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope) || url.searchParams.has("reset")) return;
  const path = url.href.slice(registration.scope.length).replace(/[?#].*$/, "") || "index.html";
  if (FILES.has(path) || fixed(path)) event.respondWith(answer(event, path));
});

/** Lets go of other builds, once this one has started and no other page may still run on them. */
async function tidy() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys()) {
    if (registration.installing || registration.waiting) return; // one of them is the next build's
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

addEventListener("message", (event) => {
  const { say, build } = event.data;
  if (say === "take over") event.waitUntil(skipWaiting());
  if (say === "started" && build === BUILD) event.waitUntil(clients.claim().then(tidy));
});
