// What the diet's scripts share: reading and writing Pyodide's program with binaryen, and which of its exports the page needs.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "../../web/node_modules/binaryen/index.js";

export { binaryen };
const HELP = 'see README, "How it starts"; `python3 build site --whole` builds without the diet';

/** Stops the build. */
export function stop(why) {
  console.error(`Pyodide's program is not as the diet takes for granted: ${why}; ${HELP}.`);
  process.exit(1);
}

// What Pyodide's program uses beside the first WebAssembly. Browsers do not read files that use newer things.
const USED = ["MutableGlobals", "SignExt", "NontrappingFPToInt", "BulkMemory", "BulkMemoryOpt", "ExceptionHandling",
  "ReferenceTypes", "Multivalue", "CallIndirectOverlong"];

export function read(file) {
  const features = USED.reduce((all, name) => all | (binaryen.Features[name] ?? stop(`binaryen knows no ${name}`)), 0);
  const module = binaryen.readBinary(new Uint8Array(readFileSync(file)), features);
  module.setFeatures(features);
  return module;
}

/** The functions that the program itself has, in order: [{name, params, results, vars, body}]. */
export function functions(module) {
  const all = Array.from({ length: module.getNumFunctions() }, (_, i) => binaryen.getFunctionInfo(module.getFunctionByIndex(i)));
  return all.filter((it) => !it.module);
}

export function exportsOf(module) {
  return Array.from({ length: module.getNumExports() }, (_, i) => binaryen.getExportInfo(module.getExportByIndex(i)));
}

/** A file's sections: [{id, bytes}]. */
function sections(bytes) {
  const found = [];
  for (let at = 8; at < bytes.length;) {
    const id = bytes[at++];
    let [length, shift] = [0, 0];
    do length |= (bytes[at] & 127) << shift, shift += 7; while (bytes[at++] & 128);
    found.push({ id, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return found;
}

/** Writes a module; those of its sections whose numbers are in `without` are left out. */
export function write(module, file, without = []) {
  const bytes = module.emitBinary();
  const number = (n) => (n < 128 ? [n] : [(n % 128) | 128, ...number(Math.floor(n / 128))]);
  const kept = sections(bytes).filter(({ id }) => !without.includes(id));
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 8), ...kept.flatMap(({ id, bytes: part }) => [Buffer.from([id, ...number(part.length)]), part])]));
}

const HEAD = "function assignWasmExports(wasmExports){";

/** Pyodide's script and the names of the program's exports that it, its loader or the program's own imports may ask for.
 * Emscripten gives every export a variable: those that nothing else names go. */
export function script(folder, module) {
  const text = readFileSync(`${folder}/pyodide.asm.mjs`, "utf8");
  const loader = readFileSync(`${folder}/pyodide.mjs`, "utf8");
  const at = text.indexOf(HEAD);
  const first = text.lastIndexOf("var ", at);
  const end = text.indexOf("}", at);
  const variables = text.slice(first + 4, at - 1).split(",");
  const lines = text.slice(at + HEAD.length, end).split(";");
  const exported = (line) => /=wasmExports\["([^"]+)"\]/.exec(line)?.[1];
  if (at < 0 || variables.length < 1000 || lines.length < 1000 || !lines.every((line) => /^\w+=/.test(line))) {
    stop("its script gives exports their names in another way");
  }
  const rest = text.slice(0, first) + text.slice(end + 1);
  const said = new Set(`${rest} ${loader}`.match(/[A-Za-z_$][\w$]*/g));
  const imported = new Set(WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(`${folder}/pyodide.asm.wasm`)))
    .filter((it) => it.module.startsWith("GOT.")).map((it) => it.name));
  const wanted = (name) => said.has(name) || said.has(`_${name}`) || imported.has(name);
  const kept = lines.filter((line) => !exported(line) || wanted(exported(line)));
  const left = new Set(kept.map((line) => line.slice(0, line.indexOf("="))));
  const names = variables.filter((name) => left.has(name) || said.has(name));
  return { wanted, text: `${text.slice(0, first)}var ${names.join(",")};${HEAD}${kept.join(";")}}${text.slice(end + 1)}` };
}
