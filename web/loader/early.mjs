// Until Python is ready: fetches the styles that the first sight does without, shows the posters, and keeps their presses until Python can answer.
import { within } from "./within.mjs";

const root = document.documentElement;
const PATIENCE = 120_000; // ms: how long the posters are waited for, which come behind all else
const SOON = 10_000; // ms: how long people wait for a script after they have pressed

if (!globalThis.vernissage?.failed) { // shell.mjs, which would load the page anew or tell people, did not load
  const shell = /** @type {HTMLScriptElement} */ (document.querySelector('script[src$="/shell.mjs"]')).src;
  const told = document.getElementById("trouble-load");
  const asked = (/** @type {string} */ address) => within(SOON, fetch(address, { cache: "reload" }), address);
  const again = () => asked(shell).catch(() => {}).then(() => location.reload());
  const tell = () => {
    root.dataset.state = "failed";
    told.hidden = false;
  };
  let first = false;
  try {
    const key = "vernissage failed"; // as in shell.mjs
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, "1");
    first = !before;
  } catch {} // it cannot be counted how often
  if (first) {
    root.dataset.state = "leaving";
    asked(location.href).then(again, tell); // with no connection, a browser's own page would take the place of this one
  } else tell();
  for (const button of told.querySelectorAll("[data-reload]")) button.addEventListener("click", again);
}

/** The `data-do` presses so far, in order; main.py takes them. */
globalThis.keptPresses = [];

async function posters() {
  const { body } = /** @type {any} */ (await fetch(/** @type {string} */ (root.dataset.posters)));
  return new Response(body.pipeThrough(new DecompressionStream("deflate-raw"))).json();
}

/** Shows the posters of the foyer. Both come packed in one file, because some hosts would send six times their bytes. */
async function hang() {
  /** @type {NodeListOf<SVGImageElement>} */
  const images = document.querySelectorAll("image[data-poster]");
  try {
    const texts = await within(PATIENCE, posters(), /** @type {string} */ (root.dataset.posters));
    for (const image of images) {
      const picture = new Blob([texts[/** @type {string} */ (image.dataset.poster)]], { type: "image/svg+xml" });
      image.setAttribute("href", URL.createObjectURL(picture));
    }
  } catch { // the file is lost or not the right one: each poster is a file of its own, too
    for (const image of images) image.setAttribute("href", /** @type {string} */ (root.dataset.pictures) + image.dataset.poster);
  }
}
hang();

/** Adds styles, given as bytes or as text, after all others.
 * @param {string | BufferSource} styles */
async function dress(styles) {
  const sheet = await new CSSStyleSheet().replace(typeof styles === "string" ? styles : new TextDecoder().decode(styles));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A promise that the styles of the table and the rest are there: main.py waits for them. They come behind the first sight. */
const dressed = new Promise((resolve) => globalThis.vernissage.packed.whole("table").then(dress).then(resolve, reportError));
globalThis.vernissage = { ...globalThis.vernissage, dress, dressed };

addEventListener("click", ({ target }) => {
  /** @type {HTMLElement | false | null} */
  const pressed = target instanceof Element && target.closest("[data-do]:not(form)");
  if (!pressed || root.dataset.state !== "loading") return;
  globalThis.keptPresses.push(pressed.dataset.do);
  pressed.classList.add("kept");
});
