// A press counts although its button is written anew between its beginning and its end, as it may be when something new comes to the
// page just then. Browsers click only what was pressed and let go as one and the same element.
// Fingers are left out: what they tap is looked for at the end.
import { FAR } from "./drag.mjs";

let begun;

function begin(event) {
  const button = event.target.closest?.("button[id]");
  begun = button && { button, x: event.clientX ?? 0, y: event.clientY ?? 0 };
}

function end(event) {
  const was = begun;
  begun = undefined;
  if (!was || was.button.isConnected) return; // the browser clicks it
  const button = event.target.closest?.("button[id]");
  if (button?.id !== was.button.id) return;
  if (Math.hypot((event.clientX ?? 0) - was.x, (event.clientY ?? 0) - was.y) < FAR) button.click();
}

const mouse = ({ button, pointerType }) => !button && pointerType !== "touch";
const space = ({ key, repeat, defaultPrevented }) => key === " " && !repeat && !defaultPrevented;
for (const [first, last, counts] of [["pointerdown", "pointerup", mouse], ["keydown", "keyup", space]]) {
  addEventListener(first, (event) => counts(event) && begin(event));
  addEventListener(last, (event) => counts(event) && end(event));
}
addEventListener("vernissage:drag", ({ detail }) => {
  if (detail.phase === "cancel") begun = undefined; // taken back
});
