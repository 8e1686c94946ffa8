// node prune.mjs FOLDER OUT: writes Pyodide's program and script from FOLDER to OUT, without what no page of ours can use
// (lists.mjs).
//
// It removes the exports that Pyodide's scripts never use, the listed built-in modules of Python, and the functions and
// character tables that only these use. Everything else keeps its address. A removed function leaves a trap in Python's table of
// functions: if the lists are wrong, a test runs into it. What stays is then made smaller (optimize.mjs).
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { EXPORTS, FIRST, FROZEN, LIBRARIES, MODULES, TABLES } from "./lists.mjs";
import { optimized } from "./optimize.mjs";
import { script, wanted } from "./script.mjs";
import { binaryen, calls, data, exportsOf, read, stop } from "./shape.mjs";

const [folder, out] = process.argv.slice(2);
const MARSHALLED = 0x63; // the first byte of marshalled code, but for its highest bit
const bytes = readFileSync(`${folder}/pyodide.asm.wasm`);
const text = readFileSync(`${folder}/pyodide.asm.mjs`, "utf8");
const loader = readFileSync(`${folder}/pyodide.mjs`, "utf8");
const program = read(bytes);
const { memory, start, end } = data(bytes);
const word = (at) => memory.readUInt32LE(at);
const string = (at) => memory.toString("latin1", at, memory.indexOf(0, at));

// Exports and constants.
const exported = new Map(exportsOf(program).map((it) => [it.name, it]));
const value = (name) => exported.get(name)?.value ?? stop(`it has no ${name}`);
const got = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter((it) => it.module.startsWith("GOT."));
const asked = wanted(text, loader, new Set(got.map((it) => it.name)));
const stays = (name) => asked(name) || EXPORTS.includes(name);
const variables = new Map();
for (let i = 0; i < program.getNumGlobals(); i++) {
  const { name, module, mutable, init } = binaryen.getGlobalInfo(program.getGlobalByIndex(i));
  if (!module && !mutable) variables.set(name, binaryen.getExpressionInfo(init).value >>> 0);
}

// Python's table of modules: {name, function that makes it}, until zeros. The exported variable contains its address.
const inittab = word(variables.get(value("PyImport_Inittab")));
const modules = [];
for (let at = inittab; word(at); at += 8) modules.push({ name: string(word(at)), entry: Buffer.from(memory.subarray(at, at + 8)) });
const listed = Object.keys(MODULES).flatMap((names) => names.split(" "));
const missing = listed.filter((name) => !modules.some((it) => it.name === name));
if (missing.length) stop(`these modules are not built in: ${missing.join(", ")}`);
memory.fill(0, inittab, inittab + 8 * modules.length);
Buffer.concat(modules.filter(({ name }) => !listed.includes(name)).map(({ entry }) => entry)).copy(memory, inittab);

// Frozen modules: {name, code, size, whether it is a package}, until zeros.
function frozen(table) {
  const items = [];
  for (let at = word(variables.get(value(table))); word(at); at += 16) {
    const [code, size] = [word(at + 4), word(at + 8)];
    if (!(size > 0 && size < 1e6 && (memory[code] & 127) === MARSHALLED)) stop("its frozen modules lie in another way");
    items.push({ at, code, size });
  }
  return items.length ? items : stop(`it has nothing in ${table}`);
}
const first = frozen(FIRST);
for (const { at, code, size } of FROZEN.flatMap(frozen)) {
  if (first.some((it) => it.code < code + size && code < it.code + it.size)) stop("its frozen modules share their code");
  memory.fill(0, at, at + 16);
  memory.fill(0, code, code + size);
}

for (const { from, to, sha256, what } of TABLES) {
  const found = createHash("sha256").update(memory.subarray(from, to)).digest("hex");
  if (found !== sha256) stop(`${what} lie elsewhere (${found})`);
}
for (const { from, to } of TABLES) memory.fill(0, from, to);

// Functions. The linker keeps the functions of a module together; the first one is the function that makes the module.
const functions = calls(program); // name -> names of the functions that it calls
const order = new Map([...functions.keys()].map((name, i) => [name, i]));
const index = (name) => order.get(value(name)) ?? stop(`${name} is not its own`);
const makers = [...exported.keys()].filter((name) => /^PyInit_\w+$/.test(name)).map(index).sort((a, b) => a - b);
const [begin, last] = [index("PyInit__ctypes"), index("PyInit_atexit")]; // between these are the modules of Python that could be removed
const goes = new Set();
const all = [...functions.keys()];
const take = (from, to) => {
  if (!(from < to)) stop("its functions stand in another order");
  for (const name of all.slice(from, to)) goes.add(name);
};
const library = new Set();
for (const { from, to } of LIBRARIES) {
  take(index(from), index(to));
  for (const name of goes) library.add(name);
}
for (const name of listed) {
  const from = index(`PyInit_${name}`);
  take(from, makers.find((at) => at > from));
}
const segment = binaryen.getElementSegmentInfo(program.getElementSegmentByIndex(0));
if (program.getNumElementSegments() !== 1) stop("its table is filled in another way");
// The linker has merged equal functions of several modules; these stand in the table several times and belong to no module.
const seen = new Set();
for (const name of segment.data) {
  if (seen.has(name)) goes.delete(name);
  seen.add(name);
}
// Functions that call a removed library belong to its module too, and so do those that call them. But functions that others call
// stay, with all that they call.
for (let before = -1; before !== goes.size;) {
  before = goes.size;
  for (const name of [...all.slice(begin, last), ...library]) {
    for (const called of functions.get(name)) if (library.has(called) && goes.has(called)) library.add(name) && goes.add(name);
  }
}
const todo = all.filter((name) => !goes.has(name));
while (todo.length) for (const called of functions.get(todo.pop()) ?? []) if (goes.delete(called)) todo.push(called);
if (goes.size < 2000) stop(`only ${goes.size} functions of it could go`);

// The program without all of these.
for (const name of exported.keys()) if (!stays(name)) program.removeExport(name);
const never = "never";
program.addFunction(never, binaryen.none, binaryen.none, [], program.unreachable());
const slots = segment.data.map((name) => (goes.has(name) ? never : name));
const { table, name, offset } = segment;
const at = binaryen.getExpressionInfo(offset).value;
program.removeElementSegment(name);
program.addActiveElementSegment(table ?? binaryen.getTableInfo(program.getTableByIndex(0)).name, name, slots, program.i32.const(at));
program.runPasses(["remove-unused-module-elements"]);
const left = program.getNumFunctions();
const lean = Buffer.from(program.emitBinary());
const there = data(lean);
if (there.start !== start || there.end !== end) stop("its data moved");
memory.copy(there.memory);
const small = optimized(there.write());
if (!WebAssembly.validate(small)) stop("it is not valid any more");
writeFileSync(`${out}/pyodide.asm.wasm`, small);
const uses = new Set(WebAssembly.Module.imports(new WebAssembly.Module(small)).map((it) => it.name));
writeFileSync(`${out}/pyodide.asm.mjs`, await script(text, loader, uses, stays));
console.log(`    ${functions.size - left} of ${functions.size} functions are out; ${small.length} bytes stay of ${bytes.length}`);
