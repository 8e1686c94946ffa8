// Makes Python's memory smaller before it is written down: most of it are bytes that nobody has ever written or will read, which no
// packer can guess. The page does nothing for it.
//
// Pyodide's Python has no allocator of its own: each object is a chunk of malloc's heap, so a walk through the heap meets all of
// them. Places of fields are those of CPython 3.14 on wasm32, in words. Every step looks first whether the memory is as it takes
// for granted. If not, the step is left out, with a warning; the site is then larger and as good.
const [IN_USE, SIZE, FLAGS] = [2, ~7, 3]; // the bits of a chunk's head; the low bits of the collector's links
const [FREE, FREE_LARGE, LARGE] = [16, 32, 256]; // bytes that a free chunk needs for its links; those of LARGE bytes have more
const [IMMORTAL, MANY] = [1 << 30, 200_000]; // references of an object that is never freed; more than any other object has
const [KIND, LENGTH, ITEMS] = [1, 2, 4]; // of an object: its type, its length, the first of a tuple's items or of bytes
const [COMPACT, ASCII] = [32, 64]; // bits of a text's state; two before them tell the bytes of a character
const [STATE, ASCII_HEAD, TEXT_HEAD] = [4, 20, 28]; // the word of the state; bytes before the characters
const [BASIC, ITEM] = [4, 5]; // of a type: bytes of an instance, and of each item
const CODE = { consts: 3, names: 4, exceptions: 5, locals: 18, kinds: 19, file: 20, name: 21, qualified: 22, lines: 23,
  unique: 29 };
const PARTS = [CODE.consts, CODE.names, CODE.exceptions, CODE.locals, CODE.kinds, CODE.lines];

/** Makes `memory` smaller, in place. `heap`: where it begins and ends; `stack`: where its free part does; `spare`: eight bytes of
 * the heap that nobody uses; `known`: what build/inside/layout.py tells. Returns the steps that were left out, each with the
 * reason. */
export function slim(memory, { heap, stack, spare, known }) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  const { types } = known;
  const takes = (fine, what) => {
    if (!fine) throw new Error(what);
  };
  const chunks = new Map(); // address of what is in use -> bytes of its chunk

  /** Whether malloc gives a chunk of this size for so many bytes. */
  const fits = (bytes, size) => (size - ((bytes + 11) & ~7)) >>> 0 < 16;

  function walk() {
    const [start, end] = heap;
    let at = start;
    for (let size; at < end && (size = words[(at >> 2) + 1] & SIZE) >= FREE; at += size) {
      if (words[(at >> 2) + 1] & IN_USE) chunks.set(at + 8, size);
    }
    takes(at === end, "the heap is no row of chunks");
  }

  /** Archives that were read, and the like, need not be shipped. */
  function freeChunks() {
    const [start, end] = heap;
    for (let at = start, size; at < end; at += size) {
      const head = words[(at >> 2) + 1];
      size = head & SIZE;
      const keeps = size < LARGE ? FREE : FREE_LARGE;
      if (!(head & IN_USE)) memory.fill(0, Math.min(at + keeps, at + size), at + size);
    }
  }

  /** What functions have left behind that are over. */
  function freeStack() {
    const [low, high] = stack;
    takes(low < high && high <= heap[0], "the stack lies elsewhere");
    memory.fill(0, low, high);
  }

  const codes = () => [...chunks].filter(([at, size]) => words[(at >> 2) + KIND] === types.code.id &&
    fits(types.code.basic + types.code.item * words[(at >> 2) + LENGTH], size)).map(([at]) => at >> 2);

  function takesCode() {
    const { id, ...parts } = known.code;
    takes(types.code.basic === 128 && types.code.item === 2, "a code object has another size");
    for (const [part, address] of Object.entries(parts)) {
      takes(words[(id >> 2) + CODE[part]] === address, `a code object has its ${part} elsewhere`);
    }
  }

  /** The number of a code object is set and read by Pythons without a lock alone. */
  function numbersOfCode() {
    takesCode();
    takes(known.lock, "this Python has no lock");
    for (const code of codes()) words[code + CODE.unique] = 0;
  }

  /** Equal constants, names and tables of code objects become one. The others' chunks stay in use, and are zero. */
  function partsOfCode() {
    takesCode();
    const first = new Map();
    for (const code of codes()) for (const part of PARTS) {
      const thing = words[code + part], i = thing >> 2, kind = words[i + KIND];
      takes([types.bytes.id, types.tuple.id].includes(kind), "a part of a code object is neither a tuple nor bytes");
      const isTuple = kind === types.tuple.id;
      const from = memory.byteOffset + thing + 4 * ITEMS; // tuples are equal if they have the same objects
      const key = kind + Buffer.from(memory.buffer, from, words[i + LENGTH] * (isTuple ? 4 : 1)).toString("latin1");
      if (!first.has(key)) first.set(key, thing);
      const same = first.get(key);
      if (same === thing) continue;
      words[code + part] = same;
      if (words[same >> 2] < IMMORTAL) words[same >> 2]++;
      if (words[i] >= IMMORTAL || --words[i]) continue;
      const chunk = thing - (isTuple ? 8 : 0);
      takes(chunks.has(chunk), "a part of a code object is no chunk");
      if (isTuple && words[chunk >> 2]) link(words[(chunk >> 2) + 1] & ~FLAGS, words[chunk >> 2] & ~FLAGS);
      memory.fill(0, chunk, chunk + chunks.get(chunk) - 8);
    }
  }

  /** Makes two objects of the collector's ring neighbours. */
  function link(from, to) {
    words[from >> 2] = to | (words[from >> 2] & FLAGS);
    words[(to >> 2) + 1] = from | (words[(to >> 2) + 1] & FLAGS);
  }

  /** `gc.freeze` has put all objects into a ring, whose links the collector never follows. Each gets the same neighbour, `spare`,
   * which is its own: to take an object out of the ring writes there what stands there already. sys.modules stays in the ring,
   * because the collector asks whether there is anything in it. */
  function neighbours() {
    const kept = known.modules - 8;
    const ring = [];
    for (let at = kept, next; next !== kept; at = next) {
      ring.push(at);
      next = words[at >> 2] & ~FLAGS;
      takes((words[(next >> 2) + 1] & ~FLAGS) === at, "the frozen objects are in no ring");
    }
    const heads = ring.filter((at) => at < heap[0]);
    takes(heads.length === 1, "the frozen objects have no head");
    const gone = known.frozen - (ring.length - 1); // since `known` counted them, a few are over
    takes(gone >= 0 && gone < known.frozen / 100, "there are more or fewer frozen objects in their ring");
    words[spare >> 2] = words[(spare >> 2) + 1] = spare;
    for (const at of ring) for (const i of [at >> 2, (at >> 2) + 1]) if (at !== heads[0]) words[i] = spare | (words[i] & FLAGS);
    link(heads[0], kept);
    link(kept, heads[0]);
  }

  /** What malloc gave beyond an object's size, and the unused bits of a text's state: nobody has ever written there. */
  function padding() {
    const text = (probe, head, size) => {
      const i = probe.id >> 2, state = words[i + STATE];
      takes(words[i + LENGTH] === probe.length && (state & COMPACT) && Boolean(state & ASCII) === (head === ASCII_HEAD) &&
        ((state >> 2) & 7) === size && memory[probe.id + head] === (probe.first & 255), "a text has another form");
    };
    text(known.ascii, ASCII_HEAD, 1);
    text(known.wide, TEXT_HEAD, 2);
    for (const { id, basic, item } of Object.values(types)) {
      takes(words[(id >> 2) + BASIC] === basic && words[(id >> 2) + ITEM] === item, "a type has another form");
    }
    for (const [at, size] of chunks) tidy(at, size);
  }

  function tidy(at, size) {
    const isType = (word) => word > 1024 && word < heap[0] && !(word & 3) && words[(word >> 2) + KIND] === types.type.id;
    const before = [0, 8, 16].find((gap) => { // bytes for the collector, and for a dict and weak references, before the object
      const i = (at + gap) >> 2;
      return gap + 16 <= size && isType(words[i + KIND]) && (words[i] - 1 >>> 0 < MANY || words[i] >= IMMORTAL);
    });
    if (before === undefined) return;
    const i = (at + before) >> 2, type = words[i + KIND], item = words[(type >> 2) + ITEM];
    let bytes = before + words[(type >> 2) + BASIC];
    if (type === types.str.id) {
      const state = words[i + STATE];
      if (!(state & COMPACT)) return; // its characters are elsewhere
      bytes = before + (words[i + LENGTH] + 1) * ((state >> 2) & 7) + (state & ASCII ? ASCII_HEAD : TEXT_HEAD);
      if (fits(bytes, size)) words[i + STATE] &= 255;
    } else if ([types.bytes.id, types.tuple.id, types.code.id].includes(type)) bytes += item * words[i + LENGTH];
    else if (item) return;
    if (fits(bytes, size) && bytes < size - 4) memory.fill(0, at + bytes, at + size - 4);
  }

  const left = [];
  for (const step of [walk, freeChunks, freeStack, numbersOfCode, partsOfCode, neighbours, padding]) {
    const before = memory.slice();
    try {
      if (step === walk || chunks.size) step();
    } catch (error) {
      memory.set(before);
      if (step === walk) chunks.clear();
      left.push(`${step.name}: ${error.message}`);
    }
  }
  return left;
}
