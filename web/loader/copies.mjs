// Copies of pieces, which lie above the page: stand-ins. They look as the style sheets have them where they come from.
export const MOVES = "translate, rotate, scale, opacity"; // all that moves does so by these: browsers paint nothing anew for them
export const table = document.getElementById("app");
export const stage = document.createElement("div");
stage.id = "stage";
stage.inert = true;
stage.ariaHidden = "true";
document.body.append(stage);

/** The ancestors of an element inside the table, the outermost first. */
export function around(/** @type {Element} */ element) {
  const chain = [];
  for (let up = element.parentElement; up && up !== table; up = up.parentElement) chain.unshift(up);
  return chain;
}

/** Empty copies of a piece's ancestors, so that the rules of the style sheets match a stand-in too. */
function shells(/** @type {Element[]} */ chain) {
  let [first, last] = /** @type {HTMLElement[]} */ ([stage, stage]);
  for (const up of chain) {
    const shell = /** @type {HTMLElement} */ (up.cloneNode(false));
    for (const name of ["style", "tabindex", "data-at", "data-piece", "data-drag"]) shell.removeAttribute(name);
    if (!(up instanceof SVGElement)) shell.style.display = "contents";
    shell.classList.add("shell");
    if (last === stage) first = shell;
    last.append(shell);
    last = shell;
  }
  return [first, last];
}

const placed = (/** @type {DOMRect} */ { left, top, width, height }) => ({ position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`,
  height: `${height}px`, margin: 0, maxWidth: "none", maxHeight: "none", minWidth: 0, minHeight: 0, animation: "none", opacity: "", willChange: MOVES });

/** A copy of an element above the page, in the place and size of a box. Returns the node to remove later, and the node to move. */
export function standIn(/** @type {Pick<Seen, "element" | "chain" | "drawn" | "svg">} */ { element, chain, drawn, svg }, /** @type {DOMRect} */ box) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[id]:not(defs *)")]) part.removeAttribute("id");
  if (!svg) { // no part of a drawing
    const [outer, inner] = shells(chain);
    inner.append(copy);
    Object.assign(copy.style, placed(box));
    return [outer === stage ? copy : outer, copy];
  }
  const { x, y, width, height } = drawn ?? /** @type {any} */ (element).getBBox();
  const frame = /** @type {any} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  frame.setAttribute("class", svg.getAttribute("class") ?? "");
  frame.setAttribute("viewBox", `${x} ${y} ${width || 1} ${height || 1}`);
  Object.assign(frame.style, placed(box), { overflow: "visible" });
  frame.append(copy);
  copy.removeAttribute("transform");
  stage.append(frame);
  return [frame, frame];
}

/** A drawn thing over a box: a card's back or a ring. */
export function sign(/** @type {string} */ name, /** @type {DOMRect} */ box) {
  const made = document.createElement("i");
  made.className = name;
  Object.assign(made.style, placed(box));
  stage.append(made);
  return made;
}
