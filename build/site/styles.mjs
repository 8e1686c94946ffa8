// node styles.mjs SHEET: writes the sheet with everything that it imports as one small sheet to standard output. An error in a
// sheet is reported with its place, and ends the program.
//
// One unit: a px in our sheets is a sixteenth of the root's letters, so whoever sets larger letters in the browser gets everything
// larger. `--px` in tokens.css is a px of the browser's.
//
// A limit of windows counts in this unit, too: `width >= 600px` means room for 600 sixteenths. The root's letters are those that
// people wish for, unless these are too large for the window; then they are as large as fits it, but never below 16 px (`html` in
// base.css). So there is room if there is for the wished letters, which a limit calls rem; or if there is for letters of 16 px,
// which it can count in pc, and for those that fit, which is a matter of the window's shape alone.
import { bundle } from "../../web/node_modules/lightningcss/node/index.mjs";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
// The oldest browsers that support all features in our sheets (the newest is light-dark()): nothing is rewritten for others.
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5), ios_saf: version(17, 5) };
const [STANDS, LIES] = [[320, 568], [700, 360]]; // the smallest windows that the page is made for: letters fit if one of these fits

/** A limit of windows as a condition that browsers know. */
function limit({ name, operator, px }) {
  if (NOT[operator]) return { type: "not", value: limit({ name, operator: NOT[operator], px }) };
  const range = (name, operator, value) => ({ type: "feature", value: { type: "range", name, operator, value } });
  const size = (unit) => range(name, operator, { type: "length", value: { type: "value", value: { unit, value: px / 16 } } });
  const [wide, high] = name === "width" ? [px, px > LIES[0] ? LIES[1] : STANDS[1]] : [STANDS[0], px];
  if (wide > 3 * high) return size("rem"); // no window has this shape
  const wider = name === "width" ? operator : operator.replace("greater", "less");
  const shape = range("aspect-ratio", wider, { type: "ratio", value: [wide, high] });
  const both = (operator, ...conditions) => ({ type: "operation", operator, conditions });
  return both("or", size("rem"), both("and", size("pc"), shape));
}

const NOT = { "less-than": "greater-than-equal", "less-than-equal": "greater-than" };
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
