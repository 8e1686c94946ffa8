// Pyodide's script without what the page never calls: graphics, sound, other modules' needs, names that nobody reads.
//
// Emscripten gives every export of the program a variable and everything in the script a place in `Module`, for modules that
// might come later. None come here: what neither the script, its loader, nor the program names goes; then terser takes out what
// nothing leads to any more.
import { minify } from "../../web/node_modules/terser/main.js";
import { PLACES } from "./lists.mjs";
import { stop } from "./shape.mjs";

const EXPORTS = "function assignWasmExports(wasmExports){";
const IMPORTS = "var wasmImports={";
const PLACE = /Module\["([\w$]+)"\]=([\w$]+);/g;
const SIGN = /([\w$]+)\.sig="\w*";/g;
const WORD = /[A-Za-z_$][\w$]*/g;
const PROPERTY = /\.\s*([A-Za-z_$][\w$]*)|["']([A-Za-z_$][\w$]*)["']/g;

/** The list between `head` and the next brace, cut out: {before, items, after}. */
function listed(text, head, separator, least) {
  const at = text.indexOf(head) + head.length;
  const end = text.indexOf("}", at);
  const items = text.slice(at, end).split(separator);
  if (at < head.length || items.length < least) stop(`there is no ${head}...} in its script, or it is shorter than it was`);
  return { before: text.slice(0, at), items, after: text.slice(end) };
}

/** Which of the program's exports the script, the loader or the program itself name beside their own lines. */
export function wanted(text, loader, imports) {
  const { before, items, after } = listed(text, EXPORTS, ";", 1000);
  const variables = before.slice(before.lastIndexOf("var "), -EXPORTS.length);
  const said = new Set(`${before.slice(0, -EXPORTS.length - variables.length)} ${after} ${loader}`.match(WORD));
  if (!items.every((line) => /^\w+=/.test(line)) || variables.split(",").length < 1000) {
    stop("its script gives exports their names in another way");
  }
  return (name) => said.has(name) || said.has(`_${name}`) || imports.has(name);
}

/** The script for a program that imports `imports` (names) and of whose exports `keeps` says which are there. */
export async function script(text, loader, imports, keeps) {
  // The exports' variables.
  const exported = listed(text, EXPORTS, ";", 1000);
  const first = exported.before.lastIndexOf("var ");
  const lines = exported.items.filter((line) => keeps(/=wasmExports\["([^"]+)"\]/.exec(line)?.[1]));
  const names = exported.before.slice(first + 4, -EXPORTS.length - 1).split(",");
  const rest = `${exported.before.slice(0, first)} ${exported.after}`;
  const said = new Set(rest.match(WORD));
  const left = new Set(lines.map((line) => line.slice(0, line.indexOf("="))));
  const variables = names.filter((name) => left.has(name) || said.has(name));
  text = `${exported.before.slice(0, first)}var ${variables.join(",")};${EXPORTS}${lines.join(";")}${exported.after}`;
  // What the program may import.
  const offered = listed(text, IMPORTS, ",", 500);
  const [kept, gone] = [[], new Set()];
  for (const item of offered.items) {
    const [name, inside = name] = item.replaceAll('"', "").split(":");
    if (imports.has(name)) kept.push(item);
    else gone.add(inside);
  }
  text = `${offered.before}${kept.join(",")}${offered.after}`;
  text = text.replace(SIGN, (all, name) => (gone.has(name) ? "" : all));
  // Places in `Module` that nobody reads.
  const read = new Set(Array.from(`${text.replace(PLACE, "")} ${loader}`.matchAll(PROPERTY), (found) => found[1] ?? found[2]));
  for (const name of [...loader.match(WORD), ...PLACES]) read.add(name);
  text = text.replace(PLACE, (all, name) => (read.has(name) || lines.some((line) => all.startsWith(line)) ? all : ""));
  // The page's policy forbids eval, which sees all names around it and so keeps all of them.
  text = text.replace(/\beval\(/g, "globalThis.eval(");
  const { code } = await minify(text, {
    module: true,
    compress: { defaults: false, dead_code: true, passes: 4, pure_getters: true, side_effects: true, unused: true },
    mangle: { reserved: ["_createPyodideModule"] },
  });
  return code;
}
