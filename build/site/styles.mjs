// node styles.mjs SHEET: writes the sheet with everything that it imports as one small sheet to standard output. An error in a
// sheet is reported with its place, and ends the program.
//
// One unit: a px in our sheets is a sixteenth of the root's letters. Whoever sets larger letters in the browser gets everything
// larger, boxes and limits of windows, too: a page in letters of 24 px looks like one in letters of 16 px and a window that is two
// thirds as wide and high. `--px` in tokens.css is a px of the browser's.
import { bundle } from "../../web/node_modules/lightningcss/node/index.mjs";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
// The oldest browsers that support all features in our sheets (the newest is light-dark()): nothing is rewritten for others.
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5), ios_saf: version(17, 5) };
// The smallest windows for which the page is made, in px. In a window that is smaller than this by the wished letters, the root's
// letters are smaller than wished (`html` in base.css); in a limit of windows, rem means the wished ones all the same.
const [STANDS, LIES] = [[320, 568], [700, 360]];

/** A condition for a window's size as the root's letters measure it; a pc is 16 px of the browser's, whatever they are. */
function limit({ name, operator, px }) {
  const range = (name, operator, value) => ({ type: "feature", value: { type: "range", name, operator, value } });
  const size = (unit) => range(name, operator, { type: "length", value: { type: "value", value: { unit, value: px / 16 } } });
  // Where the letters are limited by the window's other side, its shape decides.
  const [wide, high] = name === "width" ? [px, px > LIES[0] ? LIES[1] : STANDS[1]] : [STANDS[0], px];
  if (wide > 3 * high) return size("rem"); // no window has this shape
  const less = operator.startsWith("less");
  const turned = operator.replace(/less|greater/, less ? "greater" : "less");
  const shape = range("aspect-ratio", name === "width" ? operator : turned, { type: "ratio", value: [wide, high] });
  const both = (operator, ...conditions) => ({ type: "operation", operator, conditions });
  return less ? both("and", size("rem"), both("or", size("pc"), shape)) : both("or", size("rem"), both("and", size("pc"), shape));
}

const OPPOSITE = { "less-than": "greater-than", "less-than-equal": "greater-than-equal" };
const inPx = ({ value: { value } }) => value.value;
/** The condition with all sizes of windows in it replaced. */
function scaled(condition) {
  const { type, value, conditions } = condition;
  if (type === "operation") return { ...condition, conditions: conditions.map(scaled) };
  if (type === "not") return { ...condition, value: scaled(value) };
  if (!["width", "height"].includes(value.name)) return condition;
  if (value.type === "range") return limit({ ...value, px: inPx(value.value) });
  const { name, start, startOperator, end, endOperator } = value; // an interval: start <= name < end
  return { type: "operation", operator: "and", conditions: [limit({ name, operator: OPPOSITE[startOperator], px: inPx(start) }),
    limit({ name, operator: endOperator, px: inPx(end) })] };
}
const visitor = {
  Length: ({ unit, value }) => (unit === "px" ? { unit: "rem", value: value / 16 } : undefined),
  MediaQuery: (query) => ({ ...query, condition: query.condition && scaled(query.condition) }),
};

try {
  const { code } = bundle({ filename: process.argv[2], minify: true, targets, drafts: { customMedia: true }, visitor });
  process.stdout.write(code);
} catch (mistake) {
  if (!mistake.loc) throw mistake;
  console.error(`${mistake.fileName}:${mistake.loc.line}:${mistake.loc.column}: ${mistake.message}`);
  process.exit(1);
}
