// Dragging: a piece follows the pointer as a ghost. It flies home if the drag is refused; Python decides that.
import { around, dragged, standIn } from "./motion.mjs";

export const FAR = 8; // px before a press is a drag
const [HOME, SWING] = [320, 9]; // ms; degrees per px and ms
let held;

/** The piece that a press on something takes hold of; what is dragged onto something else is a picture in a button. */
function grabbed(target) {
  const piece = target.closest?.("[data-drag] [data-piece]");
  if (piece && !(piece instanceof SVGElement) && piece.matches(".bid, .cv-card, :has(.can)")) return piece;
  return target.closest?.("[data-drag-onto] button")?.querySelector("[data-piece]");
}

/** Whether a pointer is over what the piece that it drags is to be laid onto. */
function over({ onto }, { clientX: x, clientY: y }) {
  const box = onto && document.querySelector(`[data-drag="${onto}"]`)?.getBoundingClientRect();
  return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

addEventListener("pointerdown", (event) => {
  const element = event.button ? undefined : grabbed(event.target);
  held = element && { element, id: event.pointerId, x: event.clientX, y: event.clientY, box: element.getBoundingClientRect(),
    chain: around(element), onto: element.closest("[data-drag-onto]")?.dataset.dragOnto };
});
addEventListener("pointermove", (event) => {
  if (event.pointerId !== held?.id) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    [held.whole, held.ghost] = standIn(held, held.box);
    Object.assign(dragged, { element: held.element, ghost: held.ghost });
    held.ghost.classList.add("dragged");
    held.element.style.opacity = 0.25;
    document.documentElement.dataset.dragging = held.onto ?? held.element.closest("[data-drag]")?.dataset.drag ?? "";
  }
  const fast = (x - (held.last ?? x)) / Math.max(event.timeStamp - (held.time ?? 0), 1);
  [held.last, held.time] = [x, event.timeStamp];
  held.ghost.style.translate = `${x}px ${y}px`;
  held.ghost.style.opacity = over(held, event) ? 0 : ""; // there, the place where it would lie is shown
  held.ghost.style.rotate = `${Math.max(-1.2, Math.min(1.2, fast)) * SWING}deg`;
});
for (const kind of ["pointerup", "pointercancel"]) {
  addEventListener(kind, (event) => {
    if (event.pointerId !== held?.id) return;
    const { element, whole, ghost } = held;
    const there = event.type === "pointerup" && over(held, event);
    held = dragged.element = dragged.ghost = undefined;
    document.documentElement.removeAttribute("data-dragging");
    element.style.opacity = "";
    if (!ghost?.isConnected) return;
    if (there) {
      whole.remove();
      return;
    }
    const back = ghost.animate([{}, { translate: "0 0", rotate: "0deg" }], { duration: HOME, easing: "cubic-bezier(.3, 1.4, .5, 1)" });
    back.onfinish = () => whole.remove();
  });
}
