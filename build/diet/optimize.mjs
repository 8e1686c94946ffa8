// Binaryen's passes for size over the pruned program. The snapshot of Python's memory holds addresses of data, and numbers of
// places in the table of functions: both have to stay, so both are compared here.
import { binaryen, data, read, stop } from "./shape.mjs";

/** The bytes of the same program, smaller. */
export function optimized(bytes) {
  const program = read(bytes);
  const before = [data(bytes), table(program)];
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  program.optimize();
  const small = Buffer.from(program.emitBinary());
  const after = [data(small), table(program)];
  for (const edge of ["start", "end"]) if (before[0][edge] !== after[0][edge]) stop("its data moved while it was optimized");
  if (!before[0].memory.equals(after[0].memory)) stop("its data changed while it was optimized");
  if (before[1] !== after[1]) stop("its table of functions changed while it was optimized");
  return small;
}

/** The table of functions as text: where it begins, and for each place what its function takes and gives. */
function table(program) {
  const { data: names, offset } = binaryen.getElementSegmentInfo(program.getElementSegmentByIndex(0));
  const kinds = names.map((name) => {
    const { params, results } = binaryen.getFunctionInfo(program.getFunction(name));
    return `${binaryen.expandType(params)}:${binaryen.expandType(results)}`;
  });
  return [program.getNumElementSegments(), binaryen.getExpressionInfo(offset).value, ...kinds].join(" ");
}
