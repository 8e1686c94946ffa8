// node in_pyodide.mjs SCRIPT.py FOLDER [NAME=VALUE ...]: runs a Python file in the page's own Python, with FOLDER as /work. The
// variable PYODIDE may name a folder with another Pyodide than npm's.
import { readFileSync } from "node:fs";

const { loadPyodide } = await import(process.env.PYODIDE ? `${process.env.PYODIDE}/pyodide.mjs` : "../../web/node_modules/pyodide/pyodide.mjs");

const [script, folder, ...settings] = process.argv.slice(2);
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0", ...Object.fromEntries(settings.map((s) => s.split(/=(.*)/s))) };
const python = await loadPyodide({ env });
python.mountNodeFS("/work", folder);
python.FS.chdir("/work");
await python.runPythonAsync(readFileSync(script, "utf8"), { filename: script });
process.exit(0);
