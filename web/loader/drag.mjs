// Dragging. This is the one owner of a gesture: it alone hears pointers, and tells Python, by the event "vernissage:drag", where a
// pointer goes down, moves (once a frame), and is let go, or that the gesture was taken back. Then nothing is played: by a key, by a
// second button or finger, by a pointer, window or tab that is lost, by a dialog or another room.
//
// A piece follows the pointer as a ghost. It flies home if it is let go where nothing can be done with it; Python decides that.
import { around, standIn } from "./copies.mjs";
import { dragged } from "./motion.mjs";

export const FAR = 8; // px before a press is a drag
const [HOME, SWING] = [320, 9]; // ms; degrees per px and ms
const root = document.documentElement;
/** What a gesture is about: the pointer and where it went down, and is; the name of its field; the piece, its ancestors, and its place;
 * the room it began in; the ghost, with all that was put above the page for it; how it moved last.
 * @typedef {{target: HTMLElement, id: number, x: number, y: number, at: Point, name: string, onto?: string, element?: HTMLElement | null,
 *   does: string, place: string, box?: DOMRect, chain?: any, room?: string, frame?: any, whole?: any,
 *   ghost?: any, last?: number, time?: number}} Gesture
 * @typedef {{x: number, y: number}} Point */
/** @type {Gesture} */
let held; // undefined while there is none: `ours` says so
let undone = false; // the present press was taken back: it is no click either

/** The piece that a press on something takes hold of; what is dragged onto something else is a picture in a button.
 * @param {HTMLElement} target @returns {HTMLElement | null | undefined} */
function grabbed(target) {
  /** @type {HTMLElement | SVGElement | null} */
  const piece = target.closest("[data-drag] [data-piece]");
  if (piece && !(piece instanceof SVGElement) && piece.matches(".bid, .cv-card, :has(.can)")) return piece;
  return target.closest("[data-drag-onto] button")?.querySelector("[data-piece]");
}

/** The element that a gesture is about, as it is in the page now; none if it has gone or something lies before it.
 * @returns {HTMLElement | null} */
function field() {
  /** @type {HTMLElement | null} */
  const found = document.querySelector(`[data-drag="${held.name}"]`);
  const open = document.querySelector("dialog[open]");
  return found?.closest("[inert]") || (open && !open.contains(found)) ? null : found;
}

/** Whether a pointer is over what the piece that it drags is to be laid onto.
 * @param {PointerEvent} event */
function over({ clientX: x, clientY: y }) {
  const box = held.onto && field()?.getBoundingClientRect();
  return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** The place of a card in a hand that can be arranged.
 * @param {Element} element */
const placed = (element) => /** @type {HTMLElement | null} */ (element.closest("[data-place]"))?.dataset.place;

/** Whether an event is of the pointer that is held.
 * @param {PointerEvent} event */
const ours = ({ pointerId }) => held && pointerId === held.id;

/** Tells Python; x and y run from 0 to 1 across the field.
 * @param {string} phase @param {Point} at @param {string=} to */
function tell(phase, { x, y }, to) {
  const box = field()?.getBoundingClientRect() ?? new DOMRect();
  const at = { x: (x - box.left) / (box.width || 1), y: (y - box.top) / (box.height || 1) };
  dispatchEvent(new CustomEvent("vernissage:drag", { detail: { phase, do: held.does, ...at, place: held.place, to: to ?? "" } }));
}

/** Ends a gesture: what is left of it goes, the ghost flies home unless it has arrived.
 * @param {Gesture} gesture @param {unknown=} arrived */
function tidy({ element, whole, ghost }, arrived) {
  held = /** @type {any} */ (undefined);
  Object.assign(dragged, { element: undefined, ghost: undefined, whole: undefined });
  root.removeAttribute("data-dragging");
  if (element) element.style.opacity = "";
  if (!ghost?.isConnected) return;
  if (arrived || document.hidden) {
    whole.remove();
    return;
  }
  const back = ghost.animate([{}, { translate: "0 0", rotate: "0deg" }], { duration: HOME, easing: "cubic-bezier(.3, 1.4, .5, 1)" });
  back.onfinish = () => whole.remove();
}

/** Takes the gesture back, if there is one. */
function takeBack() {
  if (!held) return;
  const gesture = held;
  undone = true;
  cancelAnimationFrame(gesture.frame);
  tell("cancel", gesture.at);
  tidy(gesture);
}

addEventListener("pointerdown", (event) => {
  const second = Boolean(held);
  takeBack();
  undone = second;
  const start = !event.button && event.isPrimary && /** @type {any} */ (event.target).closest?.("[data-drag], [data-drag-onto]");
  if (second || !start) return;
  const { target, pointerId: id, clientX: x, clientY: y } = /** @type {Omit<PointerEvent, "target"> & {target: HTMLElement}} */ (event);
  const [element, onto] = [grabbed(target), start.dataset.dragOnto];
  held = { target, id, x, y, at: { x, y }, name: onto ?? start.dataset.drag, onto, element,
    does: /** @type {HTMLElement | null} */ (target.closest("[data-do]"))?.dataset.do ?? "",
    place: placed(target) ?? "", box: element?.getBoundingClientRect(), chain: element && around(element), room: root.dataset.room };
  if (field()) tell("down", held.at);
  else held = /** @type {any} */ (undefined); // nothing to drag it onto is shown
});
addEventListener("pointermove", (event) => {
  if (!ours(event)) return;
  if (event.buttons !== 1 || !field() || root.dataset.room !== held.room) {
    takeBack();
    return;
  }
  held.at = { x: event.clientX, y: event.clientY };
  held.frame ??= requestAnimationFrame(() => {
    held.frame = undefined;
    tell("move", held.at);
  });
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.element) return;
  if (!held.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    [held.whole, held.ghost] = standIn(/** @type {any} */ (held), /** @type {DOMRect} */ (held.box));
    Object.assign(dragged, { element: held.element, ghost: held.ghost, whole: held.whole });
    held.ghost.classList.add("dragged");
    /** @type {any} */ (held.element.style).opacity = 0.25;
    root.dataset.dragging = held.name;
  }
  const fast = (x - (held.last ?? x)) / Math.max(event.timeStamp - (held.time ?? 0), 1);
  [held.last, held.time] = [x, event.timeStamp];
  held.ghost.style.translate = `${x}px ${y}px`;
  held.ghost.style.opacity = over(event) ? 0 : ""; // there, the place where it would lie is shown
  held.ghost.style.rotate = `${Math.max(-1.2, Math.min(1.2, fast)) * SWING}deg`;
});
addEventListener("pointerup", (event) => {
  if (!ours(event)) return;
  if (event.button || !field() || root.dataset.room !== held.room) {
    takeBack();
    return;
  }
  const gesture = held;
  const at = { x: event.clientX, y: event.clientY };
  const others = gesture.place ? document.elementsFromPoint(at.x, at.y).map(placed) : [];
  const to = others.find(Boolean);
  const arrived = over(event);
  cancelAnimationFrame(gesture.frame);
  dragged.whole = undefined; // if it is played, it goes on as a piece that moves
  if (to && to !== gesture.place) tell("cancel", at, to);
  else tell("up", at);
  tidy(gesture, arrived);
});
addEventListener("pointercancel", (event) => ours(event) && takeBack());
addEventListener("lostpointercapture", (event) => ours(event) && takeBack());
for (const own of ["selectstart", "dragstart"]) addEventListener(own, (event) => held && event.preventDefault()); // a browser's own gestures
addEventListener("keydown", (event) => {
  if (held && event.key === "Escape") { // it does nothing else
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  takeBack();
}, true);
for (const kind of ["blur", "resize", "pagehide", "contextmenu", "hashchange", "vernissage:error"]) {
  addEventListener(kind, ({ target }) => (target === window || kind === "contextmenu") && takeBack());
}
document.addEventListener("visibilitychange", () => document.hidden && takeBack());
addEventListener("click", (event) => {
  if (!undone || !event.detail) return; // keys and programs press, too
  undone = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
