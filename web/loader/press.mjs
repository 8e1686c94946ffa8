// A press counts although its button is written anew between its beginning and its end, as it may be when something new comes to the
// page just then. Browsers click only what was pressed and let go as one and the same element.
// Fingers are left out: what they tap is looked for at the end.
import { FAR } from "./drag.mjs";

/** @type {{button: HTMLElement, x: number, y: number} | undefined} */
let begun;

function begin(/** @type {any} */ event) {
  const button = event.target.closest?.("button[id]");
  begun = button && { button, x: event.clientX ?? 0, y: event.clientY ?? 0 };
}

function end(/** @type {any} */ event) {
  const was = begun;
  begun = undefined;
  if (!was || was.button.isConnected) return; // the browser clicks it
  const button = event.target.closest?.("button[id]");
  if (button?.id !== was.button.id) return;
  if (Math.hypot((event.clientX ?? 0) - was.x, (event.clientY ?? 0) - was.y) < FAR) button.click();
}

const mouse = (/** @type {any} */ { button, pointerType }) => !button && pointerType !== "touch";
const space = (/** @type {any} */ { key, repeat, defaultPrevented }) => key === " " && !repeat && !defaultPrevented;
for (const [first, last, counts] of /** @type {[string, string, (event: Event) => boolean][]} */ ([["pointerdown", "pointerup", mouse], ["keydown", "keyup", space]])) {
  addEventListener(first, (event) => counts(event) && begin(event));
  addEventListener(last, (event) => counts(event) && end(event));
}
addEventListener("vernissage:drag", ({ detail }) => {
  if (detail.phase === "cancel") begun = undefined; // taken back
});
