// The list of hot functions, hot.txt: `python3 -m tests.hot` writes it.

/** The numbers of the hot functions in npm's program, from the text of a list; see HOT in __init__.py. */
export function hotFunctions(text) {
  const [, ...rows] = text.split(/\s+/).filter(Boolean);
  const found = new Set();
  for (const row of rows) {
    const [first, last = first] = row.split("-").map(Number);
    for (let number = first; number <= last; number++) found.add(number);
  }
  return found;
}
