// The way out: published in place of sw.js, it takes the service worker and all it kept out of every browser that comes by.
addEventListener("install", () => skipWaiting());

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) await page.navigate(page.url);
}

addEventListener("activate", (event) => event.waitUntil(leave()));
