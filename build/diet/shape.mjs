// Shared by the diet's scripts: reads Pyodide's program, and stops the build if it has another form than expected.
import binaryen from "../../web/node_modules/binaryen/index.js";

export { binaryen };
const HELP = 'see build/diet/README.md; `python3 build site --whole` builds without the diet';

/** Stops the build with a message. */
export function stop(why) {
  console.error(`Pyodide's program is not as the diet takes for granted: ${why}; ${HELP}.`);
  process.exit(1);
}

// The features that Pyodide's program uses beside the first version of WebAssembly. Browsers refuse files with newer features.
const USED = ["MutableGlobals", "SignExt", "NontrappingFPToInt", "BulkMemory", "BulkMemoryOpt", "ExceptionHandling",
  "ReferenceTypes", "Multivalue", "CallIndirectOverlong"];

export function read(bytes) {
  const features = USED.reduce((all, name) => all | (binaryen.Features[name] ?? stop(`binaryen knows no ${name}`)), 0);
  const module = binaryen.readBinary(new Uint8Array(bytes), features);
  module.setFeatures(features);
  return module;
}

export function exportsOf(module) {
  return Array.from({ length: module.getNumExports() }, (_, i) => binaryen.getExportInfo(module.getExportByIndex(i)));
}

/** A map from the names of the program's functions, in their order, to the names of the functions that each calls or whose address
 * it takes. */
export function calls(module) {
  const found = new Map();
  let name;
  const part = /^ \(func \$(\S+)|\((?:call|return_call|ref\.func) \$([^\s()]+)/gm;
  for (const [, head, called] of module.emitText().matchAll(part)) {
    if (head !== undefined) {
      name = head;
      found.set(name, new Set());
    } else found.get(name)?.add(called);
  }
  return found;
}

/** A program's data as in memory: {memory, write(bytes)}; `write` puts the memory's bytes back into those of a file. */
export function data(bytes) {
  let at = 8;
  const byte = () => bytes[at++];
  const number = () => {
    let [value, shift, part] = [0, 0, 0];
    do {
      part = byte();
      value += (part & 127) * 2 ** shift;
      shift += 7;
    } while (part & 128);
    return value;
  };
  const places = []; // [address, place in the file, length]
  while (at < bytes.length) {
    const [kind, length] = [byte(), number()];
    const end = at + length;
    if (kind === 11) {
      for (let left = number(); left--;) {
        if (number() !== 0 || byte() !== 0x41) stop("its data lie in another way");
        const address = number(); // signed; the same below 64, and above with an even sign: checked below
        if (byte() !== 0x0b) stop("its data lie in another way");
        const size = number();
        places.push([address, at, size]);
        at += size;
      }
    }
    at = end;
  }
  if (places.some(([address], i) => i && address < places[i - 1][0] + places[i - 1][2])) stop("its data lie in another order");
  const [last, , size] = places.at(-1);
  const memory = Buffer.alloc((last + size + 3) & ~3);
  for (const [address, from, length] of places) bytes.copy(memory, address, from, from + length);
  const write = () => {
    for (const [address, from, length] of places) memory.copy(bytes, from, address, address + length);
    return bytes;
  };
  return { memory, start: places[0][0], end: last + size, write };
}
