// The emergency exit: published in place of sw.js, it removes the service worker and everything it has cached from all browsers
// that visit.
addEventListener("install", () => skipWaiting());

async function leave() {
  await registration.unregister();
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch (error) {
    console.info("Vernissage cannot delete what it kept:", error.message); // harmless: nobody uses it any more
  }
  for (const page of await clients.matchAll({ type: "window" })) await page.navigate(page.url);
}

addEventListener("activate", (event) => event.waitUntil(leave()));
