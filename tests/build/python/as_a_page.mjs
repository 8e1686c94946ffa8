// node as_a_page.mjs FOLDER: starts Python under Node from FOLDER's snapshot, by the page's own loader (FOLDER/python.mjs) and
// with a page's settings. Prints two lines of JSON: how many bytes differ between the memories of pages in two languages, once
// they are restored; and the lines that FOLDER/script.py prints.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
process.on("uncaughtException", (error) => {
  console.error(error.message); // the stack would print all of Pyodide
  process.exit(1);
});
Object.assign(process, { browser: true, type: "renderer" }); // then Pyodide takes Node for a browser, in a worker
globalThis.WorkerGlobalScope = Object;
globalThis.self = globalThis;
globalThis.name = ""; // a worker's
globalThis.location = new URL("https://example.org/vernissage/");
globalThis.dispatchEvent = ({ detail }) => {
  throw detail;
};
const speaks = (language) => {
  Object.defineProperty(globalThis, "navigator", { value: { language, userAgent: "" }, configurable: true });
};

speaks("pl");
const { fresh, restore, started } = await import(pathToFileURL(`${folder}/python.mjs`));
const python = await started;
const memories = [];
for (const language of ["en", "zh-Hant-TW"]) {
  speaks(language);
  const module = await fresh();
  restore(module, read("snapshot"));
  memories.push(module.HEAPU8);
}
console.log(JSON.stringify(memories[0].reduce((wrong, byte, i) => wrong + (byte !== memories[1][i]), 0)));

const said = [];
python.setStdout({ batched: (line) => said.push(line) });
python.setStderr({ batched: (line) => said.push(line) });
python.FS.writeFile("/lib/games.json", read("games.json"));
python.FS.writeFile("/lib/states.py", read("states.py"));
python.FS.chdir("/lib");
python.runPython(readFileSync(`${folder}/bot.py`, "utf8"));
python.globals.get("bring")(read("rest"));
python.runPython(readFileSync(`${folder}/script.py`, "utf8"));
console.log(JSON.stringify(said));
process.exit(0);
