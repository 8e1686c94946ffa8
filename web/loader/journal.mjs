// The journal of games, on IndexedDB: what `vernissage.page.keeping.journal` says is to be written, and nothing decided here.
//
// `vernissage.journal.found` -> a promise of [keys that only local storage has, [key, text] pairs that the journal has or has
// otherwise]; of null if there is no journal. It is read while Python starts. `write(pairs)` writes texts, or removes keys that
// come with none, in one transaction. `reopen(ms)` opens the journal anew after a while. `texts()` -> a promise of the pairs of
// all that it holds. The event "vernissage:journal" on window says what came of it: {told: "written" | "slow" | "refused" |
// "gone" | "none" | "open", found}.
const [NAME, STORE, PREFIX, OURS] = ["vernissage", "texts", "vernissage/", /^vernissage\/(game|gone)\//];
const [PATIENCE, MOMENT] = [3000, 2000]; // ms until a journal that does not open is given up, and until a write is told to be slow
const { without } = globalThis.vernissage; // the saved games are left alone: see shell.mjs
let journal = null; // the connection

const tell = (told, found) => dispatchEvent(new CustomEvent("vernissage:journal", { detail: { told, found } }));

function connected() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => resolve(asked.result);
  });
}

/** The end of a transaction: only "complete" says that all of it is there. Whatever ends it otherwise may come without an error. */
function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

async function differences(connection) {
  const reading = connection.transaction(STORE);
  const [keys, texts] = [reading.objectStore(STORE).getAllKeys(), reading.objectStore(STORE).getAll()];
  await ended(reading);
  const there = new Map(keys.result.map((key, i) => [PREFIX + key, texts.result[i]]));
  const here = new Map(Object.entries(localStorage).filter(([key]) => OURS.test(key)));
  const short = (key) => key.slice(PREFIX.length);
  return [[...here.keys()].filter((key) => !there.has(key)).map(short),
    [...there].filter(([key, text]) => here.get(key) !== text).map(([key, text]) => [short(key), text])];
}

/** [key, text] pairs of all that the journal holds; none if it cannot be read in time. */
async function texts() {
  const reading = connected().then(async (connection) => {
    const store = connection.transaction(STORE).objectStore(STORE);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await ended(store.transaction);
    connection.close();
    return keys.result.map((key, i) => [key, values.result[i]]);
  });
  return Promise.race([reading.catch(() => []), new Promise((done) => setTimeout(done, PATIENCE, []))]);
}

async function opened() {
  const connection = await connected();
  // Who does not close here stands in the way of its deletion, and is told that what it goes on writing is written.
  connection.onversionchange = connection.onclose = () => {
    connection.close();
    if (journal !== connection) return;
    journal = null;
    tell("gone");
  };
  try {
    return [connection, await differences(connection)];
  } catch (error) {
    connection.close();
    throw error;
  }
}

let complaint = ""; // what was told last: it would be told every ten seconds else

/** Opens the journal and compares it with local storage; gives null if that fails or takes too long. */
async function look() {
  journal?.close();
  journal = null;
  if (without) return null;
  const opening = opened();
  const limit = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("it does not answer")));
  try {
    const [connection, found] = await Promise.race([opening, limit]);
    journal = connection;
    return found;
  } catch (error) {
    opening.then(([connection]) => connection.close(), () => {}); // one that comes late would stand in others' way
    const why = `Vernissage has no journal: ${error?.message ?? error}`;
    if (why !== complaint) console.info(why);
    complaint = why;
    return null;
  }
}

async function put(connection, pairs) {
  const writing = connection.transaction(STORE, "readwrite", { durability: "strict" });
  for (const [key, text] of pairs) {
    if (text === undefined) writing.objectStore(STORE).delete(key);
    else writing.objectStore(STORE).put(text, key);
  }
  writing.commit?.();
  await ended(writing);
}

async function write(pairs) {
  const mine = journal;
  const slow = setTimeout(tell, MOMENT, "slow");
  let told = "written";
  try {
    await put(mine, pairs);
  } catch (error) {
    told = "refused";
    console.info("Vernissage could not write its journal:", String(error?.message ?? error));
  }
  clearTimeout(slow);
  if (journal !== mine) return; // it has been told that this one is gone
  if (told === "refused") {
    journal?.close();
    journal = null;
  }
  tell(told);
}

let again;
function reopen(ms) {
  clearTimeout(again);
  again = setTimeout(async () => {
    const found = await look();
    tell(found ? "open" : "none", found);
  }, ms);
}

globalThis.vernissage = { ...globalThis.vernissage, journal: { found: look(), write, reopen, texts } };
