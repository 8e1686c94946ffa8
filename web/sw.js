// The service worker: it caches the whole site, one cache for each build, so that the site works without a network.
//
// It is written by hand, not with Workbox, which updates one cache in place from build to build. Here a build is cached as a
// whole, each file checked by its hash, or not at all. The old build stays until the new one has started. A page keeps using
// the files of its own build, whichever worker serves them. That takes a screenful of code and no library.
//
// Builds cannot mix: all files are in folders with a hash in their name, except index.html, the manifest, the licences and the
// pages on how strong the bots are.
//
// Wrong files cannot get in (a hotel's login page in place of a file, or a file that was cut off): a file enters this build's
// cache only after its hash was checked, whether it comes from the network, from the build before, or from an earlier try. So
// it need not be checked each time it is served. The name of the build, and of its cache, depends on this text too.
const BUILD = "{{build}}";
/** @type {Map<string, string>} */
const FILES = new Map(JSON.parse('{{list}}')); // path below the scope -> SHA-256 in base64
/** @type {Set<string>} */
const LATER = new Set(JSON.parse('{{later}}')); // of these: cached only after somebody has asked for them; a language's once somebody speaks it
/** @type {Packed} */
const PICTURES = JSON.parse('{{pictures}}'); // of these, {at, bytes, sha256}: all pictures in one packed file, {path: text}
/** @type {Packed[]} */
const STARTS = JSON.parse('{{starts}}'); // of these, {at, bytes, sha256}: the packed files that every start needs
const [UNPACK, DECODER] = ["{{unpack}}", "{{decoder}}"]; // of these: what unpacks it, see unpack.js
const PREFIX = "vernissage-";
const CACHE = PREFIX + BUILD;
const SIDE_BY_SIDE = 6;
const PATIENCE = 10_000; // ms: what the cache has not given by then comes from the network

const address = (/** @type {string} */ path) => new URL(path, registration.scope).href;
const languageOf = (/** @type {string} */ path) => /(?:^|\/)(?:words|late|sight|manifest)\.(\w+)\.\w+/.exec(path)?.[1]; // whose file it is, if a language's
const fixed = (/** @type {string} */ path) => path.startsWith("s/");

/** Whether an answer contains the bytes of this build's file.
 * @param {Response} answer @param {string} path */
async function sound(answer, path) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return btoa(String.fromCharCode(...hash)) === FILES.get(path);
}

/** The file from the network. If it is not this build's, asks once more, past the browser's own cache.
 * @param {string} path */
async function fetched(path) {
  const get = (/** @type {RequestCache} */ cache) => fetch(address(path), { integrity: `sha256-${FILES.get(path)}`, redirect: "error", cache });
  return get("default").catch(() => get("reload"));
}

/** What of LATER this worker leaves out: of the languages all that nobody has spoken here, in whatever build. */
async function leftOut() {
  const spoken = new Set();
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) spoken.add(languageOf(url));
  }
  return new Set([...LATER].filter((path) => !languageOf(path) || !spoken.has(languageOf(path))));
}

/** Keeps a language, which is spoken from now on.
 * @param {string} language */
async function speaks(language) {
  const cache = await caches.open(CACHE);
  const its = [...LATER].filter((path) => languageOf(path) === language);
  await Promise.all(its.map((path) => keep(cache, path, new Set())));
  await prepare(cache);
}

/** @param {Cache} cache @param {string} path @param {Set<string>} left */
async function keep(cache, path, left) {
  for (const where of fixed(path) ? [cache, caches] : [cache]) { // `caches`: the build before may have the same file
    const old = await where.match(address(path));
    if (old && (await sound(old.clone(), path))) return where === cache || cache.put(address(path), old);
  }
  await (left.has(path) ? cache.delete(address(path)) : cache.put(address(path), await fetched(path)));
}

function knowsBrotli() {
  try {
    return Boolean(new DecompressionStream(/** @type {any} */ ("brotli")));
  } catch {
    return false;
  }
}

/** The brotli decoder from the cache, for browsers that do not know brotli.
 * @param {Cache} cache */
async function decoder(cache) {
  const { body } = /** @type {any} */ (await cache.match(address(DECODER)));
  return WebAssembly.compile(await new Response(body.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer());
}

/** What is in a packed file of the cache, as a stream.
 * @param {Cache} cache @param {Packed} file */
async function inside(cache, file) {
  const { body } = /** @type {any} */ (await cache.match(address(file.at)));
  if (!globalThis.unpacked) importScripts(UNPACK);
  return unpacked(body, file, knowsBrotli() ? undefined : decoder(cache));
}

/** Caches each picture under its own address, so that one request brings hundreds of them. Returns their paths.
 * @param {Cache} cache */
async function unpack(cache) {
  const folder = PICTURES.at.replace(/[^/]*$/, "");
  const pictures = Object.entries(await new Response(await inside(cache, PICTURES)).json());
  const headers = { "Content-Type": "image/svg+xml" };
  await Promise.all(pictures.map(([path, text]) => cache.put(address(folder + path), new Response(text, { headers }))));
  return pictures.map(([path]) => folder + path);
}

/** Keeps what every start needs also as it is without packing, under its name without .bin: a later start takes that, see
 * loader/files.mjs. It can do without, so a browser that has no room for both keeps the packed ones.
 * @param {Cache} cache */
async function prepare(cache) {
  try {
    for (const file of STARTS) {
      const path = address(file.at.replace(/\.bin$/, ""));
      if ((await cache.match(path)) || !(await cache.match(address(file.at)))) continue;
      const type = path.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
      await cache.put(path, new Response(await inside(cache, file), { headers: { "Content-Type": type } }));
    }
  } catch (error) {
    console.info("Vernissage keeps its files packed only:", error.message);
  }
}

async function fill() {
  const cache = await caches.open(CACHE);
  const [todo, left] = [FILES.keys(), await leftOut()];
  const work = async () => {
    for (const path of todo) await keep(cache, path, left);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  const parts = [...FILES.keys(), ...(await unpack(cache))].filter((path) => !left.has(path));
  const missing = await Promise.all(parts.map(async (path) => !(await cache.match(address(path)))));
  if (missing.includes(true)) throw new Error("the browser dropped a part while the rest came");
  await prepare(cache);
}

async function install() {
  try {
    await fill();
  } catch (error) { // keep what has come for the next try; but games need the room more
    if (error.name === "QuotaExceededError") await caches.delete(CACHE);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));

/** The cached answer to a request. A request past caches means that the page has got a wrong file: then the hash is checked
 * again.
 * @param {string} path @param {Request} request */
async function kept(path, { cache: how }) {
  if (!FILES.has(path)) return caches.match(address(path)); // a picture, or a file for a page of another build
  const found = await (await caches.open(CACHE)).match(address(path));
  return how === "reload" && found && !(await sound(found.clone(), path)) ? null : found;
}

let silent = false; // the cache has not answered once: this worker asks it no more

/** What the cache has found; undefined if it does not answer.
 * @param {Promise<Response | null | undefined | void>} looking */
async function soon(looking) {
  let late;
  const limit = new Promise((done) => (late = setTimeout(() => done(void (silent = true)), PATIENCE)));
  const found = await Promise.race([looking, limit]);
  clearTimeout(late);
  return found;
}

/** @param {FetchEvent} event @param {string} path */
async function answer(event, path) {
  const { request } = event;
  const unable = (/** @type {Error} */ error) => console.info("Vernissage cannot use what it keeps:", error.message); // the network still works
  const found = silent ? undefined : await soon(kept(path, request).catch(unable));
  if (found) return found;
  if (!FILES.has(path) || !(fixed(path) || LATER.has(path))) return fetch(request);
  const fresh = await (fixed(path) ? fetched(path) : fetch(request)); // a newer build's page will do, and is not kept
  const copy = fresh.clone();
  const store = async () => {
    if (fixed(path) || (await sound(copy.clone(), path))) await (await caches.open(CACHE)).put(address(path), copy);
  };
  event.waitUntil(store().catch(unable));
  return fresh;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope) || url.searchParams.has("reset")) return;
  const path = url.href.slice(registration.scope.length).replace(/[?#].*$/, "") || "index.html";
  if (FILES.has(path) || fixed(path)) event.respondWith(answer(event, path));
});

/** Deletes the caches of other builds, once this one has started and no page may still use them. */
async function tidy() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys()) {
    if (registration.installing || registration.waiting) return; // one of them is the next build's
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

addEventListener("message", (event) => {
  const { say, build, language } = event.data;
  if (say === "take over") event.waitUntil(skipWaiting());
  const kept = () => speaks(language).catch(({ message }) => console.info("Vernissage cannot keep the language:", message));
  if (say === "speaks") event.waitUntil(kept());
  if (say === "started" && build === BUILD) event.waitUntil(kept().then(() => clients.claim()).then(tidy));
});
