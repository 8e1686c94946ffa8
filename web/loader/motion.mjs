// Moving pieces: the page is written at once in its new state; then copies of the pieces (stand-ins) fly above it from the old
// places to the new ones. `vernissage.page.core.motion` decides when and how long. Any press ends all motion, and nothing waits
// for it. What would tell early what has happened (`data-held`: the title, scores) looks as before until the end.
//
// `vernissage.motion.look()` remembers where every piece lies; call it before the page is written. `play(flights)`, called
// after it, shows what has moved: [piece, source, target, how, at, ms] each. A piece is the element with this `data-piece`.
// Source and target are pieces or places (`data-at`); empty means where the piece itself was or is. Of several sources, with
// spaces between, the first that is there counts. Other pieces that have moved slide. `play` gives a promise that it has begun;
// `wait(ms, then)` counts from there.
import { around, MOVES, sign, stage, standIn, table } from "./copies.mjs";

const SLIDE = 320; // ms
const SMALLER = 0.7; // final size of a piece that disappears into a place
const LEAST = 4; // px: shorter moves are not shown
/** @type {Record<string, number[]>} */
const SIZES = { coin: [22, 22], medal: [30, 30], packet: [34, 46], token: [30, 30] }; // px: what is drawn, and is no piece
/** @type {Record<string, string>} */
const LOOKS = { medal: ".ac-have svg", token: ".ac-change svg" }; // what a medal and a token look like
const LATEST = 300; // ms
const SWAP = 160; // ms: what was held back comes to be seen
const HOP = 22; // px: the length of a step when a piece walks
const [OUT, BOW] = ["cubic-bezier(.2, .7, .2, 1)", 70];
const [RISES, LANDS, SETTLES] = ["cubic-bezier(.3, 0, .6, .7)", "cubic-bezier(.25, .6, .4, 1)", "ease-in-out"];
const TILT = 5; // degrees, on the way
/** @type {[Map<string, Seen>, Animation[], Promise<void>]} */
let [before, running, started] = [new Map(), [], Promise.resolve()];
const hidden = /** @type {Set<Piece>} */ (new Set()); // elements in whose place something else is seen
const promoted = /** @type {Set<Piece>} */ (new Set()); // elements that move themselves: each is a layer of its own meanwhile
const rings = /** @type {Map<Piece, HTMLElement>} */ (new Map()); // by element, the ring that lights up with it
const instead = /** @type {Map<Piece, HTMLElement>} */ (new Map()); // what is seen in an element's place: its stand-in, or its back

/** The piece that is dragged, its ghost, and the whole of what was put above the page for that: see drag.mjs. */
export const dragged = /** @type {{element?: Piece, ghost?: Element, whole?: Element}} */ ({ element: undefined, ghost: undefined, whole: undefined });

/** The visible element for each name of a piece or place; the largest if there are several. In a closed panel of a phone, its
 * tab. */
function seen() {
  const found = /** @type {Map<string, Seen>} */ (new Map());
  for (const element of /** @type {NodeListOf<Piece>} */ (table.querySelectorAll("[data-piece], [data-at]"))) {
    let box = element.getBoundingClientRect();
    const tab = box.width ? null : document.getElementById(`tab-${element.closest(".panel")?.id}`);
    if (tab) box = tab.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (const name of [element.dataset.piece, element.dataset.at]) {
      const other = name && found.get(name);
      const larger = !other || (!tab && (other.tab || other.box.width * other.box.height < box.width * box.height));
      if (name && larger) found.set(name, /** @type {Seen} */ ({ element, box, tab }));
    }
  }
  for (const one of found.values()) { // elements that are removed later have lost all this
    one.chain = around(one.element);
    one.svg = one.element.ownerSVGElement;
    if (!one.tab) one.drawn = one.element.getBBox?.();
  }
  return found;
}

/** Tells that an element is about to be written: as a piece that lay somewhere, it goes on looking as it did. */
export function changes(/** @type {Piece} */ element) {
  for (const name of [element.dataset.piece, element.dataset.at]) {
    const lay = before.get(/** @type {string} */ (name));
    if (lay?.element === element) lay.element = /** @type {Piece} */ (element.cloneNode(true));
  }
}

/** The vector from the centre of `to` to the centre of `from`.
 * @param {DOMRect} from @param {DOMRect} to */
const away = (from, to) => [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];

/** Animates an element that lies at `to` so that it comes from `from` in a curve, a little tilted, and is set down with its
 * weight. It ends at a scale of `end`; `into`: it is not seen any more then.
 * @param {Piece} moving @param {DOMRect} from @param {DOMRect} to @param {number} at @param {number} ms @param {unknown} fresh @param {unknown} into */
function fly(moving, from, to, at, ms, fresh, end = 1, into = false) {
  const [dx, dy] = away(from, to);
  const scale = Math.max(0.05, Math.min(from.width / to.width, from.height / to.height, 3));
  const far = Math.hypot(dx, dy);
  const bow = far < 120 ? 0 : Math.min(BOW, 18 + far * 0.09);
  const way = { translate: `${dx * 0.42}px ${dy * 0.42 - bow}px`, rotate: `${far < 120 ? 0 : -Math.sign(dx) * TILT}deg`, offset: 0.45,
    scale: end + (scale - end) * 0.45 + (to.width * end < 60 ? 0.4 * end : 0.06), easing: LANDS };
  move(moving,
    [{ translate: `${dx}px ${dy}px`, rotate: "0deg", scale, opacity: fresh ? 0 : 1, easing: RISES }, { opacity: 1, offset: 0.12 },
      way, { opacity: 1, translate: "0 0", rotate: "0deg", scale: end * 1.035, offset: 0.8, easing: SETTLES },
      { scale: end * 0.985, offset: 0.91, easing: SETTLES }, { translate: "0 0", scale: end, opacity: into ? 0 : 1 }],
    timing(at, ms, "linear"));
}

/** Hides an element, in whose place `node` is seen until all motion has ended. It can still have the focus, and is read. */
function hide(/** @type {Seen} */ { element }, /** @type {HTMLElement} */ node) {
  hidden.add(element);
  instead.set(element, node);
  element.style.opacity = /** @type {any} */ (0);
}

/** What moves where an element lies: what is seen in its place, or itself. A part of a drawing gets a stand-in, since browsers
 * would paint the whole drawing in each frame. */
function mover(/** @type {Seen} */ lies) {
  const { element, box } = lies;
  if (instead.has(element)) return /** @type {HTMLElement} */ (instead.get(element));
  if (element.ownerSVGElement) {
    const [, node] = standIn(lies, box);
    hide(lies, node);
    return node;
  }
  element.style.willChange = MOVES;
  promoted.add(element);
  return element;
}

/** Moves a node; it waits for all others (see `play`). */
function move(/** @type {Piece} */ node, /** @type {Keyframe[]} */ frames, /** @type {KeyframeAnimationOptions} */ options) {
  const animation = node.animate(frames, options);
  animation.pause();
  running.push(animation);
}

/** Ends all motion but the pointer's. The page is in its final state already. */
function stop() {
  for (const animation of running) animation.cancel();
  for (const element of hidden) element.style.opacity = "";
  for (const element of promoted) element.style.willChange = "";
  running = [];
  for (const all of [hidden, instead, promoted, rings]) all.clear();
  stage.replaceChildren(.../** @type {Element[]} */ ([dragged.whole].filter(Boolean)));
}

const near = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => Math.abs(a.left - b.left) < LEAST && Math.abs(a.top - b.top) < LEAST
  && Math.abs(a.width - b.width) < LEAST;

/** Whether a text that has changed begins or ends where it did.
 * @param {DOMRect} a @param {DOMRect} b */
const beside = (a, b) => Math.abs(a.top - b.top) < LEAST && (Math.abs(a.left - b.left) < LEAST || Math.abs(a.right - b.right) < LEAST);

/** Whether nothing covers an element. */
function onTop(/** @type {Seen} */ { element, box }) {
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(top) && (element.contains(top) || /** @type {Element} */ (top).contains(element));
}

/** Ways to move without a stand-in that flies: the piece as it lies, its old place, start and length (ms).
 * @type {Record<string, (lies: Seen, from: any, at: number, ms: number) => void>} */
const WAYS = {
  slide(lies, from, at, ms) {
    const [x, y] = [from.left - lies.box.left, from.top - lies.box.top];
    for (const node of [mover(lies), rings.get(lies.element)]) {
      if (node) move(node, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing(at, ms, OUT));
    }
  },
  walk(lies, from, at, ms) {
    const [x, y] = [from.left - lies.box.left, from.top - lies.box.top];
    const steps = Math.max(1, Math.round(Math.hypot(x, y) / HOP));
    const frames = Array.from({ length: 2 * steps + 1 }, (_, i) => {
      const left = 1 - i / (2 * steps);
      return { translate: `${x * left}px ${y * left - (i % 2) * 5}px` };
    });
    move(mover(lies), frames, timing(at, ms, "linear"));
  },
  lay(lies, from, at, ms) {
    const back = sign("back", lies.box);
    hide(lies, back);
    fly(back, from, lies.box, at, ms, true);
  },
  breathe(lies, _, at, ms) {
    move(mover(lies), [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }], still(at, ms, "ease-in-out"));
  },
  turn(lies, _, at, ms) {
    const { element, box } = lies;
    let back = instead.get(element);
    if (!back) {
      back = sign("back", box);
      stage.prepend(back); // below whatever flies away from there
    }
    const [, front] = standIn(lies, box);
    hide(lies, front);
    move(back, [{ rotate: "y 0deg" }, { rotate: "y 90deg" }], { ...timing(at, ms / 2, "ease-in"), fill: "forwards" });
    move(front, [{ rotate: "y -90deg" }, { rotate: "y 0deg" }], timing(at + ms / 2, ms / 2, "ease-out"));
  },
  glow(lies, _, at, ms) {
    const full = 1 + Math.min(0.06, 8 / lies.box.width);
    move(mover(lies), [{ scale: 1 }, { scale: full, offset: 0.25 }, { scale: full, offset: 0.65 }, { scale: 1 }], still(at, ms, "ease-in-out"));
    ring("ring", lies, at, ms);
  },
  strike(lies, _, at, ms) {
    move(mover(lies), [0, 5, -5, 3, -2, 0].map((x) => ({ translate: `${x}px 0` })), still(at, ms, "linear"));
    ring("ring bad", lies, at, ms);
  },
  hang(lies, _, at, ms) {
    move(mover(lies), [{ translate: "0 0", scale: 1.02 }, { translate: "0 -6px", scale: 1.03, offset: 0.35 },
      { translate: "0 0", scale: 0.985, offset: 0.7 }, { scale: 1 }], still(at, ms, "ease-in-out"));
  },
  drop(lies, _, at, ms) {
    move(mover(lies), [
      { translate: "0 -40px", rotate: "0deg", opacity: 0 }, { translate: "0 0", rotate: "4deg", opacity: 1, offset: 0.4 },
      { rotate: "-3deg", offset: 0.65 }, { rotate: "1.4deg", offset: 0.85 }, { translate: "0 0", rotate: "0deg" },
    ], timing(at, ms, "ease-out"));
  },
  present(lies, _, at, ms) {
    const { innerWidth: w, innerHeight: h } = globalThis;
    const height = Math.min(w, h / 2); // a painting's shape, also where it lies in a closed panel
    const width = height * 0.75;
    const big = new DOMRect((w - width) / 2, (h - height) / 2, width, height);
    const [, moving] = standIn(lies, big);
    const [x, y] = away(lies.box, big);
    hide(lies, moving);
    move(moving, [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1, offset: 0.15 }, { translate: "0 0", scale: 1, offset: 0.65 },
      { translate: `${x}px ${y}px`, scale: lies.box.height / height }], timing(at, ms, "ease-in-out"));
  },
  show({ element }, _, at, ms) {
    move(element, [{ opacity: 0 }, { opacity: 1 }], timing(at, ms, OUT));
  },
  change(lies, lay, at, ms) {
    if (lay && !lay.tab) move(standIn(lay, lay.box)[1], [{ opacity: 0 }, { opacity: 0 }], { delay: at, duration: 1, fill: "forwards" });
    WAYS.show(lies, lay, at, ms);
  },
  wait({ element }, _, at, ms) {
    for (const part of /** @type {NodeListOf<Piece>} */ (element.querySelectorAll(".decide>:not(.told,:has([data-piece],[data-at]))"))) {
      move(part, [{ opacity: 0.3 }, { opacity: 1 }], timing(at, ms, "steps(1)"));
    }
  },
};
const STILL = ["glow", "strike", "show", "change", ...Object.keys(SIZES)]; // pieces that only do one of these may slide too
const timing = (/** @type {number} */ delay, /** @type {number} */ duration, /** @type {string} */ easing) => ({ delay, duration, easing, fill: /** @type {FillMode} */ ("both") });
/** Without `fill`: another animation may move the piece before or after. */
const still = (/** @type {number} */ delay, /** @type {number} */ duration, /** @type {string} */ easing) => ({ delay, duration, easing });

function ring(/** @type {string} */ name, /** @type {Seen} */ { element, box }, /** @type {number} */ at, /** @type {number} */ ms) {
  const node = sign(name, box);
  rings.set(element, node);
  move(node, [{ opacity: 0, scale: 0.96 }, { opacity: 1, scale: 1.03, offset: 0.2 }, { opacity: 1, scale: 1.03, offset: 0.7 },
    { opacity: 0, scale: 1.06 }], timing(at, ms, "ease-out"));
}

/** What is drawn flies from the centre of one box to the centre of another. A medal and a token are held up first. */
function toss(/** @type {string} */ name, /** @type {DOMRect} */ from, /** @type {DOMRect} */ to, /** @type {number} */ at, /** @type {number} */ ms) {
  const [width, height] = SIZES[name];
  const small = (/** @type {DOMRect} */ box) => new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
  const made = sign(name, small(to));
  const looks = table.querySelector(LOOKS[name] ?? name); // no element is called `coin` or `packet`
  if (looks) made.append(looks.cloneNode(true));
  if (LOOKS[name]) award(made, away(from, to), at, ms);
  else fly(made, small(from), small(to), at, ms, true, 1, true);
}

/** A medal rises off its step, a token beside its taker; it is held up large, and goes to the one who has earned it. */
function award(/** @type {HTMLElement} */ made, /** @type {number[]} */ [x, y], /** @type {number} */ at, /** @type {number} */ ms) {
  const held = { translate: `${x}px ${y - 26}px`, scale: 1.9, opacity: 1 };
  move(made, [{ translate: `${x}px ${y}px`, scale: 0.3, opacity: 0 }, { ...held, offset: 0.2 }, { ...held, offset: 0.45, easing: RISES },
    { translate: "0 0", scale: 1.25, opacity: 1, offset: 0.85 }, { translate: "0 0", scale: 1, opacity: 0 }], timing(at, ms, "linear"));
}

function play(/** @type {Flight[]} */ flights) {
  if (document.hidden) return;
  const now = seen();
  const told = new Set(flights.filter(([, , , how]) => !STILL.includes(how)).map(([piece]) => piece));
  const changes = new Map(flights.filter(([, , , how]) => how === "change").map(([piece, , , , at, ms]) => /** @type {[string, [number, number]]} */ ([piece, [at, ms]])));
  const until = Math.max(0, ...flights.map(([, , , , at, ms]) => at + ms));
  const shown = new Set(flights.map(([piece]) => piece));
  for (const [name, { element }] of now) {
    if (until && "held" in element.dataset && !shown.has(name)) changes.set(name, [Math.max(0, until - SWAP), SWAP]);
  }
  const ways = /** @type {[number, () => void][]} */ ([]);
  for (const [name, [at, ms]] of changes) {
    const [lay, lies] = [before.get(name), now.get(name)];
    if (!lies || lies.tab || lay?.element.outerHTML === lies.element.outerHTML) continue;
    const there = lay && (shown.has(name) || (beside(lay.box, lies.box) && onTop(lies))); // else something else lies there now
    ways.push([at, () => WAYS.change(lies, there ? lay : undefined, at, ms)]);
  }
  for (const [piece, source, target, how, at, ms] of flights) {
    if (how === "change") continue;
    const [lay, lies] = [before.get(piece), now.get(piece)];
    const from = (source ? source.split(" ").map((name) => before.get(name) ?? now.get(name)).find(Boolean) : lay)?.box;
    if (SIZES[how]) {
      const end = (now.get(target) ?? before.get(target))?.box;
      if (from && end) ways.push([at, () => toss(how, from, end, at, ms)]);
      continue;
    }
    if (how !== "fly") {
      if (lies && (!lies.tab || how === "present") && (from || !["slide", "walk", "lay"].includes(how))) ways.push([at, () => WAYS[how](lies, from, at, ms)]);
      continue;
    }
    const to = target ? (now.get(target) ?? before.get(target))?.box : lies?.box;
    const into = target || lies?.tab; // the target is not visible
    const looks = [target && !source ? lay ?? lies : lies ?? lay, lay].find((one) => one && !one.tab);
    if (from && to && looks && !near(from, to)) {
      const [box, end] = into ? fit(looks.box, to) : /** @type {[DOMRect, number]} */ ([to, 1]);
      ways.push([at, () => {
        const [, moving] = standIn(looks, box);
        if (!into) hide(/** @type {Seen} */ (lies), moving);
        fly(moving, from, box, at, ms, !lay || (source && target), end, into);
      }]);
    }
  }
  const slides = /** @type {[Seen, DOMRect][]} */ ([]);
  for (const [name, lies] of now) {
    const lay = before.get(name);
    if (lay && !lay.tab && !lies.tab && !told.has(name) && lies.element.dataset.piece === name && !near(lay.box, lies.box)) slides.push([lies, lay.box]);
  }
  const start = ways.length ? Math.min(...ways.map(([at]) => at)) : 0;
  for (const [, go] of ways) go();
  for (const [lies, from] of slides) WAYS.slide(lies, from, start, SLIDE);
  begin();
}

/** Lets everything move once its pictures are there and the page has been painted as it is now, which may take longer than a
 * frame: browsers ask for a second frame while they still paint the first, and for a third one only after that. In a page that
 * is not painted, as in a hidden tab, after a while. Nothing changes in the page until all has landed. */
function begin() {
  const score = running;
  const pictures = [...stage.getElementsByTagName("image")].map((/** @type {any} */ one) => one.decode?.().catch(() => {})); // a broken one, too
  const painted = new Promise((/** @type {(now?: unknown) => void} */ done) => {
    const frame = (/** @type {number} */ left) => (left ? requestAnimationFrame(() => frame(left - 1)) : done());
    Promise.all(pictures).then(() => frame(3));
    setTimeout(done, LATEST);
  });
  started = painted.then(() => {
    if (score !== running || !score.length) return; // a press has ended it
    for (const animation of score) animation.play();
    Promise.all(score.map(({ finished }) => finished)).then(() => score === running && stop(), () => {}); // or a press ends it
  });
}

/** A box of the size of `shape` about another's centre, and the scale at which it fits in there. A stand-in is laid out at its own
 * size and then scaled: a card that is laid out as small as a tab would be all letters.
 * @param {DOMRect} shape @param {DOMRect} room @returns {[DOMRect, number]} */
function fit(shape, room) {
  const scale = Math.min(room.width / shape.width, room.height / shape.height, shape.width < 60 ? 1.5 : SMALLER);
  const [x, y] = [room.left + (room.width - shape.width) / 2, room.top + (room.height - shape.height) / 2];
  return [new DOMRect(x, y, shape.width, shape.height), scale];
}

for (const kind of ["pointerdown", "keydown", "resize"]) addEventListener(kind, stop, { capture: true });

globalThis.vernissage = {
  ...globalThis.vernissage,
  motion: {
    look() {
      const [name, box] = [/** @type {string} */ (dragged.element?.dataset.piece), dragged.ghost?.getBoundingClientRect()];
      stop();
      before = seen();
      const bare = /** @type {Map<Element, Element>} */ (new Map()); // what lies round the pieces is written, too
      const kept = (/** @type {Element} */ up) => bare.get(up) ?? bare.set(up, /** @type {Element} */ (up.cloneNode(false))).get(up);
      for (const one of before.values()) one.chain = /** @type {Element[]} */ (one.chain.map(kept));
      if (box && before.has(name)) /** @type {Seen} */ (before.get(name)).box = box; // it continues from where people released it
    },
    play(flights) {
      play([...flights].map((flight) => /** @type {Flight} */ ([...flight])));
      return started;
    },
    wait: (ms, then) => started.then(() => setTimeout(then, ms)),
  },
};
