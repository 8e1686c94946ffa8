// What signs in the page, asked from tests/table/fair/test_curves.py: a JSON list [function, ...arguments] a line, answered in
// the same way. `node curves.mjs CURVES.js`, the file that the page gets.
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";

new Function(readFileSync(process.argv[2], "utf8"))();
const { curves } = globalThis.vernissage;
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  console.log(JSON.stringify(curves[name](...given)));
}
