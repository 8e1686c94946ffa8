// node cut.mjs PYODIDE HOT OUT: cuts Pyodide's program in two, for pages that need little of it.
//
// HOT is a JSON list of numbers of functions (as program.mjs counts them). Those stay in OUT/pyodide.asm.wasm; all others go to
// OUT/cold.wasm, or away if nothing that stays leads to them. Whoever calls one that went goes through a table that both parts
// share ("#cold"), and through the import "#" "bring" as long as the variable "#there" is 0. Python's functions keep their places
// in its own table, and its data their addresses: so memories that were written down with the whole program fit.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { binaryen, exportsOf, functions, read, script, stop, write } from "./program.mjs";

const [folder, list, out] = process.argv.slice(2);
const { i32, none, funcref } = binaryen;
// Exports between which functions stay that have not run, too. First Pyodide's, with which the program begins, and Python's; then
// the module of tasks, which is used in another way where WebAssembly can wait for promises.
const WHOLE = [["__wasm_call_ctors", "Py_BytesMain"], ["PyInit__asyncio", "PyInit__bisect"]];
const OURS = ["#cold", "#there"];
const CODE = ["remove-unused-module-elements"];
const [DATA, DATA_COUNT] = [11, 12]; // numbers of sections
const file = `${folder}/pyodide.asm.wasm`;

const hot = read(file);
const { wanted, text } = script(folder, hot);
const all = functions(hot);
const stays = new Set(JSON.parse(readFileSync(list, "utf8")).map((i) => all[i].name));
// What is Pyodide's and Python's own stays whole, as what browsers do differs from one to the other; of the rest what has run.
const place = (exported) => {
  const at = all.findIndex(({ name }) => name === exportsOf(hot).find((it) => it.name === exported)?.value);
  return at < 0 ? stop(`it has no ${exported}`) : at;
};
for (const [from, to] of WHOLE) {
  const [first, last] = [place(from), place(to)];
  if (first > last) stop(`${to} comes before ${from}`);
  for (const { name } of all.slice(first, last + 1)) stays.add(name);
}
const gone = all.filter(({ name }) => !stays.has(name));
const tables = Array.from({ length: hot.getNumTables() }, (_, i) => binaryen.getTableInfo(hot.getTableByIndex(i)));
const tags = exportsOf(hot).filter(({ kind }) => kind === binaryen.ExternalTag)
  .map(({ value }) => binaryen.getTagInfo(hot.getTag(value))); // what one part throws, the other may catch
const globals = Array.from({ length: hot.getNumGlobals() }, (_, i) => binaryen.getGlobalInfo(hot.getGlobalByIndex(i)));
const shared = globals.filter(({ mutable, module }) => mutable && !module);
if (hot.getNumElementSegments() !== 1 || stays.size < 500 || gone.length < 5000) stop("its functions stand in another order");

// The hot part.
for (const { name, kind } of exportsOf(hot)) if ([binaryen.ExternalFunction, binaryen.ExternalGlobal].includes(kind) && !wanted(name)) hot.removeExport(name);
hot.addTable("#cold", gone.length, gone.length);
hot.addTableExport("#cold", "#cold");
hot.addGlobal("#there", i32, true, hot.i32.const(0));
hot.addGlobalExport("#there", "#there");
hot.addFunctionImport("#bring", "#", "bring", none, none);
gone.forEach(({ name, params, results }, slot) => {
  const given = binaryen.expandType(params);
  const bring = hot.if(hot.i32.eqz(hot.global.get("#there", i32)), hot.call("#bring", [], none));
  const call = hot.call_indirect("#cold", hot.i32.const(slot), given.map((type, i) => hot.local.get(i, type)), params, results);
  hot.removeFunction(name);
  hot.addFunction(name, params, results, [], hot.block(null, [bring, call], results));
});
// Until it is known which of them the cold part uses:
for (const name of stays) hot.addFunctionExport(name, `#${name}`);
tables.forEach(({ name }, i) => hot.addTableExport(name, `#table ${i}`));
for (const { name } of shared) hot.addGlobalExport(name, `#global ${name}`);
for (const { name } of tags) hot.addTagExport(name, `#tag ${name}`);
hot.runPasses(CODE);
const called = new Set(functions(hot).map(({ name }) => name).filter((name) => !stays.has(name)));

// The cold part: the same program, what stays imported from the hot part.
const cold = read(file);
for (const { name } of exportsOf(cold)) cold.removeExport(name);
for (const { name, params, results } of all) {
  if (!stays.has(name)) continue;
  cold.removeFunction(name);
  cold.addFunctionImport(name, "#", `#${name}`, params, results);
}
const [{ name: segment }] = [binaryen.getElementSegmentInfo(cold.getElementSegmentByIndex(0))];
cold.removeElementSegment(segment);
tables.forEach(({ name }, i) => cold.addTableImport(name, "#", `#table ${i}`));
for (const { name, type } of shared) cold.addGlobalImport(name, "#", `#global ${name}`, type, true);
for (const { name, params, results } of tags) cold.addTagImport(name, "#", `#tag ${name}`, params, results);
const memory = exportsOf(hot).find(({ kind }) => kind === binaryen.ExternalMemory);
if (!memory) stop("it does not export its memory");
cold.addMemoryImport(memory.value, "#", memory.name);
cold.addTable("#cold", gone.length, gone.length);
cold.addTableImport("#cold", "#", "#cold");
cold.addFunction("#never", none, none, [], cold.unreachable());
cold.addActiveElementSegment("#cold", "#cold", gone.map(({ name }) => (called.has(name) ? name : "#never")), cold.i32.const(0));
cold.runPasses(CODE);
write(cold, `${out}/cold.wasm`, [DATA, DATA_COUNT]);

// What the cold part takes from the hot one.
const taken = new Set(WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(`${out}/cold.wasm`)))
  .filter(({ module }) => module === "#").map(({ name }) => name));
for (const { name } of exportsOf(hot)) if (name.startsWith("#") && !OURS.includes(name) && !taken.has(name)) hot.removeExport(name);
hot.runPasses(CODE);
write(hot, `${out}/pyodide.asm.wasm`);
writeFileSync(`${out}/pyodide.asm.mjs`, text);
copyFileSync(`${folder}/pyodide.mjs`, `${out}/pyodide.mjs`);
console.log(`    ${stays.size} functions stay, ${called.size} are called in the cold part, ${functions(cold).length} are there`);
