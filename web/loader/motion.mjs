// Pieces on their way: what a move changed is written at once, and stand-ins above the page fly from where things were to where
// they are. When and how long is decided by `vernissage.page.core.motion`; a press ends it all, and nothing waits for it.
//
// `vernissage.motion.look()` remembers where every piece lies, before the page is written. `play(flights)` shows, after it, what
// has moved: [piece, source, target, at, ms] each. A piece is the element with this `data-piece`; source and target are pieces or
// places (`data-at`), empty for where the piece itself was or is. Pieces that nobody named, and that moved, slide.
const SLIDE = 320; // ms, as --m-slide in tokens.css
const SMALLER = 0.7; // the size of what has gone into something, to the size it had
const LEAST = 4; // px: what moves less stays
const [OUT, BOW] = ["cubic-bezier(.2, .7, .2, 1)", 70];
const table = document.getElementById("app");
const stage = document.createElement("div");
stage.id = "stage";
stage.inert = true;
stage.ariaHidden = "true";
document.body.append(stage);
let [before, running, hidden] = [new Map(), [], new Set()];

/** The elements that an element lies in, inside the table, the outermost first. */
function around(element) {
  const chain = [];
  for (let up = element.parentElement; up && up !== table; up = up.parentElement) chain.unshift(up);
  return chain;
}

/** Where each piece or place is, by its name: of several that can be seen, the largest. */
function seen() {
  const found = new Map();
  for (const element of table.querySelectorAll("[data-piece], [data-at]")) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (const name of [element.dataset.piece, element.dataset.at]) {
      const other = name && found.get(name);
      if (name && (!other || other.box.width * other.box.height < box.width * box.height)) found.set(name, { element, box });
    }
  }
  for (const one of found.values()) one.chain = around(one.element); // what is written anew later has lost them
  return found;
}

/** Copies of what a piece lies in, without what else that holds: the style sheets' rules go by them. */
function shells(chain) {
  let [first, last] = [stage, stage];
  for (const up of chain) {
    const shell = up.cloneNode(false);
    for (const name of ["style", "tabindex", "data-at", "data-piece", "data-drag"]) shell.removeAttribute(name);
    if (!(up instanceof SVGElement)) shell.style.display = "contents";
    if (last === stage) first = shell;
    last.append(shell);
    last = shell;
  }
  return [first, last];
}

/** A copy of an element above the page, as large as a box and where that is; gives what is taken away again, and what moves. */
function standIn({ element, chain }, box) {
  const copy = element.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id]:not(defs *)")]) part.removeAttribute("id");
  const place = { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`,
    height: `${box.height}px`, margin: 0, maxWidth: "none", maxHeight: "none", minWidth: 0, minHeight: 0, animation: "none" };
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) {
    const [outer, inner] = shells(chain);
    inner.append(copy);
    Object.assign(copy.style, place);
    return [outer === stage ? copy : outer, copy];
  }
  const { x, y, width, height } = element.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("class", element.ownerSVGElement.getAttribute("class") ?? "");
  frame.setAttribute("viewBox", `${x} ${y} ${width || 1} ${height || 1}`);
  Object.assign(frame.style, place, { overflow: "visible" });
  frame.append(copy);
  copy.removeAttribute("transform");
  stage.append(frame);
  return [frame, frame];
}

/** Flies a stand-in from one box to another, in a bow; it is set down at the end. */
function fly(piece, from, to, at, ms, fresh) {
  const [whole, moving] = standIn(piece, to);
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const scale = Math.max(0.05, Math.min(from.width / to.width, from.height / to.height));
  const far = Math.hypot(dx, dy);
  const bow = far < 120 ? 0 : Math.min(BOW, 18 + far * 0.09);
  const middle = { translate: `${dx * 0.4}px ${dy * 0.4 - bow}px`, scale: 1 + (scale - 1) * 0.45 + 0.05, offset: 0.5 };
  const flight = moving.animate(
    [{ translate: `${dx}px ${dy}px`, scale, opacity: fresh ? 0 : 1 }, { opacity: 1, offset: 0.15 }, middle,
      { translate: "0 0", scale: 1 }],
    { duration: ms, delay: at, easing: OUT, fill: "backwards" },
  );
  return [flight, () => whole.remove()];
}

/** Hides an element until its stand-in has landed. */
function hide({ element }) {
  hidden.add(element);
  element.style.visibility = "hidden";
}

function show(element) {
  hidden.delete(element);
  element.style.visibility = "";
}

function began(animation, end) {
  const one = { animation, end };
  running.push(one);
  animation.onfinish = animation.oncancel = () => {
    running = running.filter((other) => other !== one);
    end();
  };
}

/** Ends whatever is on its way: the page is as it ends already. */
function stop() {
  const ending = running;
  running = [];
  for (const { animation, end } of ending) {
    animation.onfinish = animation.oncancel = null;
    animation.cancel();
    end();
  }
  for (const element of hidden) show(element);
  stage.replaceChildren();
}

function slide(piece, from, to, at) {
  const svg = piece.element instanceof SVGElement && piece.element.ownerSVGElement;
  const unit = svg ? piece.element.getScreenCTM()?.a || 1 : 1;
  const away = `${(from.left - to.left) / unit}px ${(from.top - to.top) / unit}px`;
  const sliding = piece.element.animate([{ translate: away }, { translate: "0 0" }],
    { duration: SLIDE, delay: at, easing: OUT, fill: "backwards" });
  began(sliding, () => {});
}

const near = (a, b) => Math.abs(a.left - b.left) < LEAST && Math.abs(a.top - b.top) < LEAST
  && Math.abs(a.width - b.width) < LEAST;

function play(flights) {
  if (document.hidden) return;
  const now = seen();
  const told = new Set(flights.map(([piece]) => piece));
  const ways = [];
  for (const [piece, source, target, at, ms] of flights) {
    const [lay, lies] = [before.get(piece), now.get(piece)];
    const from = (before.get(source) ?? now.get(source) ?? (source ? undefined : lay))?.box;
    const to = target ? (now.get(target) ?? before.get(target))?.box : lies?.box;
    const looks = target ? lay ?? lies : lies;
    if (from && to && looks && !near(from, to)) {
      ways.push([looks, from, to, at, ms, !target && lies, !lay]);
    }
  }
  const slides = [];
  for (const [name, lies] of now) {
    const lay = before.get(name);
    if (lay && !told.has(name) && lies.element.dataset.piece === name && !near(lay.box, lies.box)) slides.push([lies, lay.box, lies.box]);
  }
  const start = ways[0]?.[3] ?? 0;
  for (const [lies, from, to] of slides) slide(lies, from, to, start);
  for (const [looks, from, to, at, ms, lands, fresh] of ways) {
    const drawn = lands ? to : fit(looks.box, to);
    const [flight, gone] = fly(looks, from, drawn, at, ms, fresh);
    if (lands) hide(lands);
    began(flight, () => {
      gone();
      if (lands) show(lands.element);
    });
  }
}

/** A box with the shape of one, inside another and in its middle. */
function fit(shape, room) {
  const scale = Math.min(room.width / shape.width, room.height / shape.height, SMALLER);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return new DOMRect(room.left + (room.width - width) / 2, room.top + (room.height - height) / 2, width, height);
}

for (const kind of ["pointerdown", "keydown", "resize"]) addEventListener(kind, stop, { capture: true });

globalThis.vernissage = {
  ...globalThis.vernissage,
  motion: {
    look() {
      stop();
      before = seen();
    },
    play: (flights) => play([...flights].map((flight) => [...flight])),
  },
};
