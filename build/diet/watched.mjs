// node watched.mjs PYODIDE OUT: writes a program that remembers which of its functions have run, one bit each: function number i
// (as program.mjs counts them) is bit i % 32 of the exported global "ran N", where N is i / 32.
import { binaryen, functions, read, write } from "./program.mjs";

const [folder, out] = process.argv.slice(2);
const module = read(`${folder}/pyodide.asm.wasm`);
const { i32, none } = binaryen;
const all = functions(module);
for (let n = 0; n * 32 < all.length; n++) {
  module.addGlobal(`ran ${n}`, i32, true, module.i32.const(0));
  module.addGlobalExport(`ran ${n}`, `ran ${n}`);
}
all.forEach(({ name, results, body }, i) => {
  const ran = `ran ${Math.floor(i / 32)}`;
  const mark = module.global.set(ran, module.i32.or(module.global.get(ran, i32), module.i32.const(1 << i % 32)));
  binaryen.Function.setBody(module.getFunction(name), module.block(null, [mark, body], results === none ? none : results));
});
write(module, out);
