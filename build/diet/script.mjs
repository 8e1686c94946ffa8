// Pyodide's script without what the page never calls: graphics, sound, what other modules would need, names that nobody reads.
//
// Emscripten gives every export of the program a variable, and everything in the script a property of `Module`, for modules
// that might be loaded later. This page loads none. So names that neither the script, its loader, nor the program mentions are
// removed; then terser removes everything that only they used.
import { minify } from "../../web/node_modules/terser/main.js";
import { PLACES } from "./lists.mjs";
import { stop } from "./shape.mjs";

const EXPORTS = "function assignWasmExports(wasmExports){";
const IMPORTS = "var wasmImports={";
const PLACE = /Module\["([\w$]+)"\]=([\w$]+);/g;
const SIGN = /([\w$]+)\.sig="\w*";/g;
const WORD = /[A-Za-z_$][\w$]*/g;
const PROPERTY = /\.\s*([A-Za-z_$][\w$]*)|["']([A-Za-z_$][\w$]*)["']/g;

/** Cuts out the list between `head` and the next brace: {before, items, after}. */
function listed(text, head, separator, least) {
  const at = text.indexOf(head) + head.length;
  const end = text.indexOf("}", at);
  const items = text.slice(at, end).split(separator);
  if (at < head.length || items.length < least) stop(`there is no ${head}...} in its script, or it is shorter than it was`);
  return { before: text.slice(0, at), items, after: text.slice(end) };
}

/** Tells which exports of the program are named by the script, the loader or the program itself, beside the lines that define
 * them. */
export function wanted(text, loader, imports) {
  const { before, items, after } = listed(text, EXPORTS, ";", 1000);
  const variables = before.slice(before.lastIndexOf("var "), -EXPORTS.length);
  const said = new Set(`${before.slice(0, -EXPORTS.length - variables.length)} ${after} ${loader}`.match(WORD));
  if (!items.every((line) => /^\w+=/.test(line)) || variables.split(",").length < 1000) {
    stop("its script gives exports their names in another way");
  }
  return (name) => said.has(name) || said.has(`_${name}`) || imports.has(name);
}

/** The script for a program that imports `imports` (names); `keeps` tells which of its exports exist. */
export async function script(text, loader, imports, keeps) {
  // The variables of the exports.
  const exported = listed(text, EXPORTS, ";", 1000);
  const first = exported.before.lastIndexOf("var ");
  const lines = exported.items.filter((line) => keeps(/=wasmExports\["([^"]+)"\]/.exec(line)?.[1]));
  const names = exported.before.slice(first + 4, -EXPORTS.length - 1).split(",");
  const rest = `${exported.before.slice(0, first)} ${exported.after}`;
  const said = new Set(rest.match(WORD));
  const left = new Set(lines.map((line) => line.slice(0, line.indexOf("="))));
  const variables = names.filter((name) => left.has(name) || said.has(name));
  text = `${exported.before.slice(0, first)}var ${variables.join(",")};${EXPORTS}${lines.join(";")}${exported.after}`;
  // The imports of the program.
  const offered = listed(text, IMPORTS, ",", 500);
  const [kept, gone] = [[], new Set()];
  for (const item of offered.items) {
    const [name, inside = name] = item.replaceAll('"', "").split(":");
    if (imports.has(name)) kept.push(item);
    else gone.add(inside);
  }
  text = `${offered.before}${kept.join(",")}${offered.after}`;
  text = text.replace(SIGN, (all, name) => (gone.has(name) ? "" : all));
  // Properties of `Module` that nobody reads.
  const read = new Set(Array.from(`${text.replace(PLACE, "")} ${loader}`.matchAll(PROPERTY), (found) => found[1] ?? found[2]));
  for (const name of [...loader.match(WORD), ...PLACES]) read.add(name);
  text = text.replace(PLACE, (all, name) => (read.has(name) || lines.some((line) => all.startsWith(line)) ? all : ""));
  // The page's policy forbids eval. A direct eval sees all names around it, so terser would keep them all.
  text = text.replace(/\beval\(/g, "globalThis.eval(");
  const { code } = await minify(text, {
    module: true,
    compress: { defaults: false, dead_code: true, passes: 4, pure_getters: true, side_effects: true, unused: true },
    mangle: { reserved: ["_createPyodideModule"] },
  });
  return code;
}
