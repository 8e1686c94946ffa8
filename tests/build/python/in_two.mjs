// node --import in_two.mjs ...: lets Node's Pyodide start from the two parts in the folder PARTS, through web/loader/program.mjs in the
// folder LOADER (with a stand-in for files.mjs beside it). The cold part comes when it is called; this tells how often that was.
import { readFileSync } from "node:fs";

const part = (name) => readFileSync(`${process.env.PARTS}/pyodide.${name}.wasm`);
let asked = 0;
globalThis.dispatchEvent = () => {}; // Node has none
globalThis.XMLHttpRequest = class {
  open() {}
  overrideMimeType() {}
  send() {
    asked++;
    this.status = 200;
    this.responseText = Array.from(part("cold"), (byte) => String.fromCharCode(byte < 128 ? byte : 0xf700 + byte)).join(""); // x-user-defined
  }
};
const { inTwo } = await import(`${process.env.LOADER}/program.mjs`);
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (given, imports) => {
  if (given instanceof WebAssembly.Module || !("env" in imports) || given.byteLength < 1e6) return instantiate(given, imports);
  const hot = await WebAssembly.compile(part("hot"));
  return { module: hot, instance: await inTwo(hot, imports) };
};
process.on("exit", () => console.error(`the cold part was asked for ${asked} times`));
