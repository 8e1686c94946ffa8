// node styles.mjs SHEET: writes the sheet with everything that it imports as one small sheet to standard output. An error in a
// sheet is reported with its place, and ends the program.
import { bundle } from "../../web/node_modules/lightningcss/node/index.mjs";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
// The oldest browsers that support all features in our sheets (the newest is light-dark()): nothing is rewritten for others.
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5), ios_saf: version(17, 5) };

try {
  const { code } = bundle({ filename: process.argv[2], minify: true, targets, drafts: { customMedia: true } });
  process.stdout.write(code);
} catch (mistake) {
  if (!mistake.loc) throw mistake;
  console.error(`${mistake.fileName}:${mistake.loc.line}:${mistake.loc.column}: ${mistake.message}`);
  process.exit(1);
}
