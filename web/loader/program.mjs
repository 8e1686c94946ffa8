// Python's program in the browser: WebAssembly, which the build has cut in two (build/diet).
//
// The hot part starts the page. The cold part has what most visits never call; it comes as soon as Python is there. Who calls
// something of it before waits for it here, in `bring`: the page stands still then, so the hot part has all that pages are known
// to call. A program that was not cut has no cold part and asks for none.
import { compiled, FILES } from "./files.mjs";

const COLD = "cold"; // among the files
let hot; // {imports, exports} of the hot part
let joining; // a promise of the cold part's being there

const KINDS = { i: 127, p: 127, j: 126, f: 125, d: 124, e: 111 }; // Emscripten's letters for WebAssembly's types of values

/** Python calls some of Pyodide's functions by their address, and only what WebAssembly gives out can have one: Pyodide builds
 * a module round each, hundreds of them. This takes them all through one: `env` (name -> function) holds what came of those
 * named, which Pyodide then finds ready. One of a kind not known here is left to Pyodide. */
function giveAddresses(env, names) {
  const [given, order] = [new Map(), []];
  for (const name of names) {
    const { sig, stub } = env[name] ?? {};
    if (typeof env[name] !== "function" || stub || !/^[vipjfde][ipjfde]*$/.test(sig)) continue;
    if (!given.has(env[name])) order.push(env[name]);
    given.set(env[name], null);
  }
  const number = (n) => (n < 128 ? [n] : [(n % 128) | 128, ...number(n >> 7)]);
  const row = (items) => [...number(items.length), ...items.flat()];
  const section = (id, items) => [id, ...row(row(items))];
  const kinds = (letters) => row(Array.from(letters, (letter) => KINDS[letter]));
  const name = (i) => row(Array.from(String(i), (digit) => digit.charCodeAt(0)));
  const types = [...new Set(order.map(({ sig }) => sig))];
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0,
    ...section(1, types.map((sig) => [96, ...kinds(sig.slice(1)), ...kinds(sig[0] === "v" ? "" : sig[0])])),
    ...section(2, order.map(({ sig }, i) => [0, ...name(i), 0, ...number(types.indexOf(sig))])),
    ...section(7, order.map((_, i) => [...name(i), 0, ...number(i)]))];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)), { "": order });
  order.forEach((wanted, i) => given.set(wanted, exports[i]));
  for (const name of names) env[name] = given.get(env[name]) ?? env[name];
}

/** The hot part, with what waits for the cold one; gives what of its exports is Pyodide's. */
async function begun(module, imports, more) {
  const { exports } = await WebAssembly.instantiate(module, { ...imports, ...more, "#": { bring } });
  hot = { imports, exports };
  joining = undefined;
  return { exports: Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith("#"))) };
}

const parts = () => ({ ...hot.imports, "#": hot.exports });
const there = () => (hot.exports["#there"].value = 1);

/** The cold part at once, though nothing of it may have come yet. The file lies unpacked on the site for that. */
function bring() {
  if (hot.exports["#there"].value) return;
  performance.mark("brought");
  console.info("Vernissage waits for the rest of Python's program");
  const asked = new XMLHttpRequest();
  asked.open("GET", new URL(FILES[COLD].unpacked, import.meta.url), false);
  asked.overrideMimeType("text/plain; charset=x-user-defined"); // a page gets no bytes in this way, only letters
  asked.send();
  if (asked.status !== 200) throw new Error(`${FILES[COLD].unpacked}: ${asked.status}`);
  const bytes = Uint8Array.from(asked.responseText, (letter) => letter.charCodeAt(0) & 255);
  new WebAssembly.Instance(new WebAssembly.Module(bytes), parts());
  there();
}

/** Has the cold part come; a promise of its being there. When it does not come, `bring` asks for it again. */
export function completing() {
  if (!FILES[COLD]) return Promise.resolve();
  joining ??= compiled(COLD).then(async (module) => {
    await WebAssembly.instantiate(module, parts());
    there();
    performance.mark("complete");
  });
  joining.catch((error) => console.info("Vernissage goes on without the rest of Python's program:", String(error?.message ?? error)));
  return joining;
}

/** An instance of the whole program, for a start that needs all of it. */
export async function complete(module, imports) {
  const made = await begun(module, imports, {});
  if (FILES[COLD]) await completing();
  return made;
}

/** An instance of the program, what Python calls by address prepared: faster than `WebAssembly.instantiate`, no other. */
export async function prepared(module, imports) {
  const asked = [];
  const addresses = new Proxy(imports["GOT.func"], { get: (all, name) => (asked.push(name), all[name]) });
  const made = await begun(module, imports, { "GOT.func": addresses });
  giveAddresses(imports.env, asked.filter((name) => !(name in made.exports)));
  return made;
}
