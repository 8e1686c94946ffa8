// node split.mjs FOLDER LIST OUT [marks]: cuts the program in FOLDER (pyodide.asm.wasm, made by prune.mjs) in two: OUT gets
// pyodide.hot.wasm and pyodide.cold.wasm. LIST has the numbers of the hot functions (see hot.mjs).
//
// The hot part starts the page. In place of each cold function that something there can call, it has a step: that brings the
// cold part, if it is not there yet, and calls the function through a table that both parts share. The cold part calls hot
// functions through the same table. Functions keep their addresses and all data stay in place, so a snapshot of Python's memory
// fits the whole program and the one in two parts alike.
//
// The hot part imports `#.bring`, which has to instantiate the cold part before it returns. It exports what the cold part
// imports, under names with `#`; both come from web/loader/program.mjs.
import { readFileSync, writeFileSync } from "node:fs";
import { hotFunctions } from "./hot.mjs";
import { binaryen, contents, data, exportsOf, read, stop } from "./shape.mjs";

const [folder, list, out, marks] = process.argv.slice(2);
const OWN = "#"; // the module of what the parts import from each other; names of exports for the other part begin with it
const STEPS = "steps"; // the table that both parts share
const MEMORY = "0"; // binaryen's name for the memory
const GAP = 16; // so many zeros are not worth a new piece of data
const THERE = "there"; // the variable that tells whether the cold part is there: 1 or 0
const bytes = readFileSync(`${folder}/pyodide.asm.wasm`);
const { memory, start, end } = data(bytes);
const rows = marks ? [] : readFileSync(`${folder}/cold.txt`, "utf8").split("\n");
const stretches = rows.map((row) => row.split("-").map(Number)).sort(([one], [other]) => one - other);
const others = [start, ...stretches.flat(), end].reduce((all, at, i) => (i % 2 ? all.at(-1).push(at) : all.push([at]), all), []);
const { none, i32 } = binaryen;

const hot = read(bytes);
const { calls, numbers: constants } = contents(hot);
const numbers = readFileSync(`${folder}/functions.txt`, "utf8").split("\n");
const wanted = marks ? new Set(numbers.map(Number)) : hotFunctions(readFileSync(list, "utf8"));
const isHot = new Map([...calls.keys()].map((name, i) => [name, wanted.has(Number(numbers[i])) || numbers[i] === "-1"]));
const own = new Set(calls.keys()); // not what is imported
const isCold = (address) => stretches.some(([from, to]) => from <= address && address < to);
const reader = marks ? undefined : [...own].find((name) => isHot.get(name) && [...constants.get(name)].some(isCold));
if (reader) stop(`the hot function ${reader} has the address of data of the cold part`);
const segment = binaryen.getElementSegmentInfo(hot.getElementSegmentByIndex(0));
const across = (from) => [...calls].flatMap(([name, called]) => (isHot.get(name) === from ? [...called] : []))
  .filter((name) => own.has(name) && isHot.get(name) !== from);
const named = exportsOf(hot).filter(({ kind }) => kind === binaryen.ExternalFunction).map(({ value }) => value);
const coldOnes = [...new Set([...across(true), ...segment.data, ...named])].filter((name) => isHot.get(name) === false);
const hotOnes = [...new Set(across(false))];
const slots = new Map([...coldOnes, ...hotOnes].map((name, i) => [name, i]));

/** Puts a step in a function's place: first `before`, then the call through the table. */
function step(program, name, before) {
  const { params, results } = binaryen.getFunctionInfo(program.getFunction(name));
  const given = binaryen.expandType(params).map((type, i) => program.local.get(i, type));
  const call = program.call_indirect(STEPS, program.i32.const(slots.get(name)), given, params, results);
  program.removeFunction(name);
  program.addFunction(name, params, results, [], before ? program.block(null, [before, call], results) : call);
}

/** Marks each function when it runs: a bit in variables that are exported. */
function mark(program) {
  [...own].forEach((name, i) => {
    const [variable, bit] = [`ran${i >> 5}`, 1 << (i & 31)];
    if (!(i & 31)) {
      program.addGlobal(variable, i32, true, program.i32.const(0));
      program.addGlobalExport(variable, `${OWN}${variable}`);
    }
    const { body, results } = binaryen.getFunctionInfo(program.getFunction(name));
    const set = program.global.set(variable, program.i32.or(program.global.get(variable, i32), program.i32.const(bit)));
    binaryen.Function.setBody(program.getFunction(name), program.block(null, [set, body], results));
  });
}

// What both parts share: the table of steps, and everything of the program that is not a constant.
const shared = [{ name: STEPS, kind: "Table" }, { name: THERE, kind: "Global", type: i32 }];
const globals = Array.from({ length: hot.getNumGlobals() }, (_, i) => binaryen.getGlobalInfo(hot.getGlobalByIndex(i)));
for (const { name, type, mutable } of globals) if (mutable) shared.push({ name, kind: "Global", type });
for (let i = 0; i < hot.getNumTables(); i++) {
  shared.push({ name: binaryen.getTableInfo(hot.getTableByIndex(i)).name, kind: "Table" });
}
const tags = new Set(exportsOf(hot).filter(({ kind }) => kind === binaryen.ExternalTag).map(({ value }) => value));
for (const name of tags) shared.push({ name, kind: "Tag" });
shared.push({ name: MEMORY, kind: "Memory" });

// The hot part.
const { initial, max } = hot.getMemoryInfo();
hot.setMemory(initial, max ?? -1, null, segments(hot, others), false, false, MEMORY);
hot.addTable(STEPS, slots.size, slots.size);
hot.addActiveElementSegment(STEPS, "hot", hotOnes, hot.i32.const(coldOnes.length));
hot.addGlobal(THERE, i32, true, hot.i32.const(0));
hot.addFunctionImport("bring", OWN, "bring", none, none);
const gate = () => hot.if(hot.i32.eqz(hot.global.get(THERE, i32)), hot.call("bring", [], none));
for (const name of coldOnes) step(hot, name, gate());
if (marks) mark(hot);
for (const { name, kind } of shared) hot[`add${kind}Export`](name, `${OWN}${kind}${name}`);
finish(hot, "hot");

// The cold part.
const cold = read(bytes);
for (const { name } of exportsOf(cold)) cold.removeExport(name);
cold.removeElementSegment(segment.name);
cold.setMemory(initial, max ?? -1, null, segments(cold, stretches), false, false, MEMORY);
cold.addTable(STEPS, slots.size, slots.size);
cold.addGlobal(THERE, i32, true, cold.i32.const(0));
for (const { name, kind, type } of shared) {
  const more = { Table: [], Global: [type, true], Tag: [none, none], Memory: [] }[kind];
  cold[`add${kind}Import`](name, OWN, `${kind}${name}`, ...more);
}
for (const name of hotOnes) step(cold, name);
cold.addActiveElementSegment(STEPS, "cold", coldOnes, cold.i32.const(0));
cold.addFunction("start", none, none, [], cold.global.set(THERE, cold.i32.const(1)));
cold.setStart(cold.getFunction("start"));
finish(cold, "cold");

/** Data of the memory that lies in these stretches, as binaryen takes it: without longer rows of zeros. */
function segments(program, stretches) {
  const found = [];
  for (const [from, to] of stretches) {
    for (let at = from, zeros = GAP; at < to; at++) {
      zeros = memory[at] ? 0 : zeros + 1;
      if (!zeros && (!found.length || found.at(-1).gone)) found.push({ from: at, to: at + 1, gone: false });
      else if (!zeros) found.at(-1).to = at + 1;
      else if (zeros === GAP && found.length) found.at(-1).gone = true;
    }
    if (found.length) found.at(-1).gone = true;
  }
  return found.map(({ from, to }) => ({ offset: program.i32.const(from), data: memory.subarray(from, to) }));
}

function finish(program, name) {
  program.runPasses(["remove-unused-module-elements"]);
  const made = Buffer.from(program.emitBinary());
  if (!WebAssembly.validate(made)) stop(`the ${name} part of it is not valid`);
  writeFileSync(`${out}/pyodide.${name}.wasm`, made);
  console.log(`    ${name}: ${program.getNumFunctions()} functions, ${made.length} bytes`);
}
