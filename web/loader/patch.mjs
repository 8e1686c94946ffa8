// Writing a region: what stands there becomes what is to stand there, node by node, so that an element stays the same as long as it is
// the same thing, with the focus, a press, a drag or a motion that is on it. An element is known again by its key: `data-key` (a
// thing; an empty one: only its place counts, whatever its id says), the name of its piece, or its id. What has no key is known by
// its order and its kind.
import { changes } from "./motion.mjs";

const FIELDS = /** @type {Record<string, string[]>} */ ({ INPUT: ["value", "checked"], OPTION: ["selected"] });
const KEYED = "[data-key], [data-piece], [id]";
const key = (/** @type {any} */ { nodeName, dataset, id }) => dataset && (dataset.key ?? dataset.piece ?? id) && `${nodeName} ${dataset.key ?? dataset.piece ?? id}`;

/** The elements that stood in the region, by key, until they are found to be in it still; nodes that are removed at the end.
 * @type {[Map<string, Element>, Set<ChildNode>]} */
let [had, gone] = [new Map(), new Set()];

/** What stood in the region and is this one, if anything did. */
function known(/** @type {any} */ wanted) {
  const found = had.get(key(wanted));
  had.delete(key(wanted));
  gone.delete(/** @type {any} */ (found));
  return found;
}

/** Puts a node before another one of its new parent. Browsers that can move a node leave it the focus and the press.
 * @param {any} parent @param {Node} node @param {Node | null} at */
const put = (parent, node, at) => parent.moveBefore && node.isConnected ? parent.moveBefore(node, at) : parent.insertBefore(node, at);

/** Makes a node what another one is, which has the same kind.
 * @param {any} node @param {any} wanted */
function become(node, wanted) {
  if (!wanted.attributes) {
    if (node.data !== wanted.data) node.data = wanted.data;
    return;
  }
  if (!node.getElementsByTagName("input").length && node.nodeName !== "INPUT" && node.isEqualNode(wanted)) return;
  changes(node);
  for (const { name } of [...node.attributes]) {
    if (!wanted.hasAttribute(name) && name !== "style") node.removeAttribute(name); // scripts alone write styles
  }
  for (const { name, value } of wanted.attributes) {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  for (const has of FIELDS[node.nodeName] ?? []) { // what people did with a field is no attribute
    if (node[has] !== wanted[has] && node.type !== "file") node[has] = wanted[has];
  }
  children(node, wanted);
}

/** Makes an element's content what another one's is.
 * @param {Node} parent @param {Node} wanted */
function children(parent, wanted) {
  let at = parent.firstChild;
  for (const next of [...wanted.childNodes]) {
    let found = /** @type {ChildNode | null | undefined} */ (key(next) ? known(next) : at);
    if (!key(next)) while (found && (key(found) || found.nodeName !== next.nodeName || gone.has(found))) found = found.nextSibling;
    if (found) {
      let ahead = at;
      while (ahead && ahead !== found) ahead = ahead.nextSibling;
      if (!ahead) put(parent, found, at);
      for (; ahead && at !== found; at = /** @type {ChildNode} */ (at).nextSibling) gone.add(/** @type {ChildNode} */ (at)); // it may still be found
      become(found, next);
    } else {
      parent.insertBefore(next, at);
      for (const inner of "querySelectorAll" in next ? /** @type {any} */ (next).querySelectorAll(KEYED) : []) {
        const moved = inner.isConnected && known(inner);
        if (!moved) continue;
        put(inner.parentNode, moved, inner);
        become(moved, inner);
        inner.remove();
      }
    }
    at = (found ?? next).nextSibling; // what was next may lie elsewhere now
  }
  for (; at; at = at.nextSibling) gone.add(at);
}

/** Writes a region.
 * @param {HTMLElement} region @param {DocumentFragment} wanted */
function patch(region, wanted) {
  const held = document.activeElement, title = region.querySelector("#title");
  // with other words it is another element, unless it has the focus: Orca reads of one that it knows what stood there before
  if (title && title !== held && title.textContent !== wanted.querySelector("#title")?.textContent) title.removeAttribute("id");
  [had, gone] = [new Map(), new Set()];
  for (const one of region.querySelectorAll(KEYED)) if (key(one) && !had.has(key(one))) had.set(key(one), one);
  children(region, wanted);
  for (const one of /** @type {Set<any>} */ (gone)) if (one.className !== "said") one.remove(); // what is said stays
  // a browser that cannot move nodes has taken the focus from one that it put elsewhere
  if (held !== document.activeElement && held?.isConnected) /** @type {HTMLElement} */ (held).focus({ preventScroll: true });
}

globalThis.vernissage = { ...globalThis.vernissage, patch };
