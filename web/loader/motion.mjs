// Moving pieces: the page is written at once in its new state; then copies of the pieces (stand-ins) fly above it from the old
// places to the new ones. `vernissage.page.core.motion` decides when and how long. Any press ends all motion, and nothing waits
// for it.
//
// `vernissage.motion.look()` remembers where every piece lies; call it before the page is written. `play(flights)`, called
// after it, shows what has moved: [piece, source, target, how, at, ms] each. A piece is the element with this `data-piece`.
// Source and target are pieces or places (`data-at`); empty means where the piece itself was or is. Other pieces that have
// moved slide.
const SLIDE = 320; // ms
const SMALLER = 0.7; // final size of a piece that disappears into a place
const LEAST = 4; // px: shorter moves are not shown
const HOP = 22; // px: the length of a step when a piece walks
const [OUT, BOW] = ["cubic-bezier(.2, .7, .2, 1)", 70];
const table = document.getElementById("app");
const stage = document.createElement("div");
stage.id = "stage";
stage.inert = true;
stage.ariaHidden = "true";
document.body.append(stage);
let [before, running, hidden, backs] = [new Map(), [], new Set(), new Map()];

/** The ancestors of an element inside the table, the outermost first. */
function around(element) {
  const chain = [];
  for (let up = element.parentElement; up && up !== table; up = up.parentElement) chain.unshift(up);
  return chain;
}

/** The visible element for each name of a piece or place; the largest if there are several. In a closed panel of a phone, its
 * tab. */
function seen() {
  const found = new Map();
  for (const element of table.querySelectorAll("[data-piece], [data-at]")) {
    let box = element.getBoundingClientRect();
    const tab = box.width ? null : document.getElementById(`tab-${element.closest(".panel")?.id}`);
    if (tab) box = tab.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (const name of [element.dataset.piece, element.dataset.at]) {
      const other = name && found.get(name);
      const larger = !other || (!tab && (other.tab || other.box.width * other.box.height < box.width * box.height));
      if (name && larger) found.set(name, { element, box, tab });
    }
  }
  for (const one of found.values()) one.chain = around(one.element); // elements that are rewritten later have lost them
  return found;
}

/** Empty copies of a piece's ancestors, so that the rules of the style sheets match a stand-in too. */
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

const placed = ({ left, top, width, height }) => ({ position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`,
  height: `${height}px`, margin: 0, maxWidth: "none", maxHeight: "none", minWidth: 0, minHeight: 0, animation: "none" });

/** A copy of an element above the page, in the place and size of a box. Returns the node to remove later, and the node to move.
 * */
function standIn({ element, chain }, box) {
  const copy = element.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id]:not(defs *)")]) part.removeAttribute("id");
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) {
    const [outer, inner] = shells(chain);
    inner.append(copy);
    Object.assign(copy.style, placed(box));
    return [outer === stage ? copy : outer, copy];
  }
  const { x, y, width, height } = element.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("class", element.ownerSVGElement.getAttribute("class") ?? "");
  frame.setAttribute("viewBox", `${x} ${y} ${width || 1} ${height || 1}`);
  Object.assign(frame.style, placed(box), { overflow: "visible" });
  frame.append(copy);
  copy.removeAttribute("transform");
  stage.append(frame);
  return [frame, frame];
}

/** A drawn thing over a box: a card's back or a ring. */
function sign(name, box) {
  const made = document.createElement("i");
  made.className = name;
  Object.assign(made.style, placed(box));
  stage.append(made);
  return made;
}

/** The vector from the centre of `to` to the centre of `from`. */
const away = (from, to) => [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];

/** Animates an element that lies at `to` so that it comes from `from` in a curve. */
function fly(moving, from, to, at, ms, fresh) {
  const [dx, dy] = away(from, to);
  const scale = Math.max(0.05, Math.min(from.width / to.width, from.height / to.height, 3));
  const far = Math.hypot(dx, dy);
  const bow = far < 120 ? 0 : Math.min(BOW, 18 + far * 0.09);
  const middle = { translate: `${dx * 0.4}px ${dy * 0.4 - bow}px`, scale: 1 + (scale - 1) * 0.45 + (to.width < 60 ? 0.4 : 0.05), offset: 0.5 };
  return moving.animate(
    [{ translate: `${dx}px ${dy}px`, scale, opacity: fresh ? 0 : 1 }, { opacity: 1, offset: 0.15 }, middle,
      { translate: "0 0", scale: 1 }],
    { duration: ms, delay: at, easing: OUT, fill: "backwards" },
  );
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

/** Calls `end` when the animation has ended. */
function began(animation, end = () => {}) {
  const one = { animation, end };
  running.push(one);
  animation.onfinish = animation.oncancel = () => {
    running = running.filter((other) => other !== one);
    end();
  };
}

/** Ends all motion. The page is in its final state already. */
function stop() {
  const ending = running;
  running = [];
  for (const { animation, end } of ending) {
    animation.onfinish = animation.oncancel = null;
    animation.cancel();
    end();
  }
  for (const element of hidden) show(element);
  backs.clear();
  stage.replaceChildren();
}

/** How far an element has moved from its old place, in its own units. */
function shifted({ element }, from, to) {
  const svg = element instanceof SVGElement && element.ownerSVGElement;
  const unit = svg ? element.getScreenCTM()?.a || 1 : 1;
  return [(from.left - to.left) / unit, (from.top - to.top) / unit, unit];
}

const near = (a, b) => Math.abs(a.left - b.left) < LEAST && Math.abs(a.top - b.top) < LEAST
  && Math.abs(a.width - b.width) < LEAST;

/** Ways to move without a stand-in that flies: the piece as it lies, its old place, start and length (ms). */
const WAYS = {
  slide(lies, from, at, ms) {
    const [x, y] = shifted(lies, from, lies.box);
    began(lies.element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing(at, ms, OUT)));
  },
  walk(lies, from, at, ms) {
    const [x, y, unit] = shifted(lies, from, lies.box);
    const steps = Math.max(1, Math.round(Math.hypot(x, y) * unit / HOP));
    const frames = Array.from({ length: 2 * steps + 1 }, (_, i) => {
      const left = 1 - i / (2 * steps);
      return { translate: `${x * left}px ${y * left - (i % 2) * 5 / unit}px` };
    });
    began(lies.element.animate(frames, timing(at, ms, "linear")));
  },
  lay(lies, from, at, ms) {
    const back = sign("back", lies.box);
    backs.set(lies.element, back);
    hide(lies);
    began(fly(back, from, lies.box, at, ms, true));
  },
  breathe({ element }, _, at, ms) {
    began((backs.get(element) ?? element).animate([{ scale: 1 }, { scale: 1.05 }, { scale: 1 }], timing(at, ms, "ease-in-out")));
  },
  turn(lies, _, at, ms) {
    const { element, box } = lies;
    const back = backs.get(element) ?? sign("back", box);
    if (!backs.has(element)) stage.prepend(back); // below whatever flies away from there
    hide(lies);
    began(back.animate([{ rotate: "y 0deg" }, { rotate: "y 90deg" }], { ...timing(at, ms / 2, "ease-in"), fill: "forwards" }), () => {
      back.remove();
      show(element);
    });
    began(element.animate([{ rotate: "y -90deg" }, { rotate: "y 0deg" }], timing(at + ms / 2, ms / 2, "ease-out")));
  },
  glow({ box }, _, at, ms) {
    ring("ring", box, at, ms);
  },
  strike({ element, box }, _, at, ms) {
    ring("ring bad", box, at, ms);
    const frames = [0, 5, -5, 3, -2, 0].map((x) => ({ translate: `${x}px 0` }));
    began(element.animate(frames, timing(at, ms, "linear")));
  },
  hang({ element }, _, at, ms) {
    began(element.animate([{ translate: "0 0", scale: 1.02 }, { translate: "0 -6px", scale: 1.03, offset: 0.35 },
      { translate: "0 0", scale: 0.985, offset: 0.7 }, { scale: 1 }], timing(at, ms, "ease-in-out")));
  },
  drop({ element }, _, at, ms) {
    began(element.animate([
      { translate: "0 -40px", rotate: "0deg", opacity: 0 }, { translate: "0 0", rotate: "4deg", opacity: 1, offset: 0.4 },
      { rotate: "-3deg", offset: 0.65 }, { rotate: "1.4deg", offset: 0.85 }, { translate: "0 0", rotate: "0deg" },
    ], timing(at, ms, "ease-out")));
  },
  present(lies, _, at, ms) {
    const { innerWidth: w, innerHeight: h } = globalThis;
    const scale = Math.min(w * 0.5 / lies.box.width, h * 0.5 / lies.box.height);
    const [width, height] = [lies.box.width * scale, lies.box.height * scale];
    const big = new DOMRect((w - width) / 2, (h - height) / 2, width, height);
    const [whole, moving] = standIn(lies, big);
    const [x, y] = away(lies.box, big);
    hide(lies);
    began(moving.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1, offset: 0.15 }, { translate: "0 0", scale: 1, offset: 0.65 },
      { translate: `${x}px ${y}px`, scale: 1 / scale }], timing(at, ms, "ease-in-out")), () => {
      whole.remove();
      show(lies.element);
    });
  },
  show({ element }, _, at, ms) {
    began(element.animate([{ opacity: 0 }, { opacity: 1 }], timing(at, ms, OUT)));
  },
};
const STILL = ["glow", "strike", "show", "coin", "medal"]; // pieces that only do one of these may slide too
const timing = (delay, duration, easing) => ({ delay, duration, easing, fill: "backwards" });

function ring(name, box, at, ms) {
  const made = sign(name, box);
  began(made.animate([{ opacity: 0, scale: 0.96 }, { opacity: 1, scale: 1.02, offset: 0.35 }, { opacity: 0, scale: 1.06 }],
    timing(at, ms, "ease-out")), () => made.remove());
}

/** A coin or a medal that flies from the centre of one box to the centre of another. */
function toss(name, from, to, at, ms) {
  const size = SIZES[name];
  const small = (box) => new DOMRect(box.left + (box.width - size) / 2, box.top + (box.height - size) / 2, size, size);
  const made = sign(name, small(to));
  began(fly(made, small(from), small(to), at, ms, true), () => made.remove());
}
const SIZES = { coin: 22, medal: 30 };

function play(flights) {
  if (document.hidden) return;
  const now = seen();
  const told = new Set(flights.filter(([, , , how]) => !STILL.includes(how)).map(([piece]) => piece));
  const ways = [];
  for (const [piece, source, target, how, at, ms] of flights) {
    const [lay, lies] = [before.get(piece), now.get(piece)];
    const from = (before.get(source) ?? now.get(source) ?? (source ? undefined : lay))?.box;
    if (how === "coin" || how === "medal") {
      const end = (now.get(target) ?? before.get(target))?.box;
      if (from && end) ways.push([at, () => toss(how, from, end, at, ms)]);
      continue;
    }
    if (how !== "fly") {
      if (lies && !lies.tab && (from || !["slide", "walk", "lay"].includes(how))) ways.push([at, () => WAYS[how](lies, from, at, ms)]);
      continue;
    }
    const to = target ? (now.get(target) ?? before.get(target))?.box : lies?.box;
    const into = target || lies?.tab; // the target is not visible
    const looks = [target && !source ? lay ?? lies : lies ?? lay, lay].find((one) => one && !one.tab);
    if (from && to && looks && !near(from, to)) {
      const box = into ? fit(looks.box, to) : to;
      ways.push([at, () => {
        const [whole, moving] = standIn(looks, box);
        if (!into) hide(lies);
        began(fly(moving, from, box, at, ms, !lay || (source && target)), () => {
          whole.remove();
          if (!into) show(lies.element);
        });
      }]);
    }
  }
  const slides = [];
  for (const [name, lies] of now) {
    const lay = before.get(name);
    if (lay && !lay.tab && !lies.tab && !told.has(name) && lies.element.dataset.piece === name && !near(lay.box, lies.box)) slides.push([lies, lay.box]);
  }
  const start = ways.length ? Math.min(...ways.map(([at]) => at)) : 0;
  for (const [lies, from] of slides) WAYS.slide(lies, from, start, SLIDE);
  for (const [, go] of ways) go();
}

/** The largest box with the shape of `one` inside another, in its centre. */
function fit(shape, room) {
  const scale = Math.min(room.width / shape.width, room.height / shape.height, shape.width < 60 ? 1.5 : SMALLER);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return new DOMRect(room.left + (room.width - width) / 2, room.top + (room.height - height) / 2, width, height);
}

// A dragged piece follows the pointer as a ghost. It flies home if the drag is refused; Python decides that.
const [FAR, HOME, TILT] = [8, 320, 9]; // px before a press is a drag; ms; degrees per px and ms
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
    held.ghost.classList.add("dragged");
    held.element.style.opacity = 0.25;
    document.documentElement.dataset.dragging = held.onto ?? held.element.closest("[data-drag]")?.dataset.drag ?? "";
  }
  const fast = (x - (held.last ?? x)) / Math.max(event.timeStamp - (held.time ?? 0), 1);
  [held.last, held.time] = [x, event.timeStamp];
  held.ghost.style.translate = `${x}px ${y}px`;
  held.ghost.style.opacity = over(held, event) ? 0 : ""; // there, the place where it would lie is shown
  held.ghost.style.rotate = `${Math.max(-1.2, Math.min(1.2, fast)) * TILT}deg`;
});
for (const kind of ["pointerup", "pointercancel"]) {
  addEventListener(kind, (event) => {
    if (event.pointerId !== held?.id) return;
    const { element, whole, ghost } = held;
    const there = event.type === "pointerup" && over(held, event);
    held = undefined;
    document.documentElement.removeAttribute("data-dragging");
    element.style.opacity = "";
    if (!ghost?.isConnected) return;
    if (there) {
      whole.remove();
      return;
    }
    const back = ghost.animate([{}, { translate: "0 0", rotate: "0deg" }], { duration: HOME, easing: "cubic-bezier(.3, 1.4, .5, 1)" });
    began(back, () => whole.remove());
  });
}

for (const kind of ["pointerdown", "keydown", "resize"]) addEventListener(kind, stop, { capture: true });

globalThis.vernissage = {
  ...globalThis.vernissage,
  motion: {
    look() {
      const [name, box] = [held?.element.dataset.piece, held?.ghost?.getBoundingClientRect()];
      stop();
      before = seen();
      if (box && before.has(name)) before.get(name).box = box; // it continues from where people released it
    },
    play: (flights) => play([...flights].map((flight) => [...flight])),
  },
};
