// The journal of games, in IndexedDB. `vernissage.page.keeping.journal` decides what is written; this only writes it.
//
// `vernissage.journal.found` -> a promise of [keys that only local storage has, [key, text] pairs that only the journal has, or
// that it has with another text]; of null if there is no journal. It is read while Python starts. `write(pairs)` writes texts
// in one transaction; a key without a text is removed. `reopen(ms)` opens the journal again after a while. `texts()` -> a
// promise of all pairs in it. The event "vernissage:journal" on window reports the result: {told: "written"
//  "slow"
//  "refused"
//  "gone"
//  "none"
//  "open", found}.
import { within } from "./within.mjs";

const [NAME, STORE, PREFIX, OURS] = ["vernissage", "texts", "vernissage/", /^vernissage\/(game|gone)\//];
const [PATIENCE, MOMENT, LONGEST] = [3000, 2000, 20_000]; // ms: to wait for the journal to open; after which a write is slow; has failed
/** @typedef {Awaited<Vernissage["journal"]["found"]>} Found */
const { without } = globalThis.vernissage; // leave the saved games alone: see shell.mjs
/** @type {IDBDatabase | null} */
let journal = null; // the connection

/** @param {string} told @param {Found=} found */
const tell = (told, found) => dispatchEvent(new CustomEvent("vernissage:journal", { detail: { told, found } }));

/** @returns {Promise<IDBDatabase>} */
function connected() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => resolve(asked.result);
  });
}

/** The end of a transaction. Only "complete" means that all of it was written; it may end otherwise without an error.
 * @param {IDBTransaction} transaction */
function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

/** @param {IDBDatabase} connection @returns {Promise<[string[], [string, string][]]>} */
async function differences(connection) {
  const reading = connection.transaction(STORE);
  const [keys, texts] = [reading.objectStore(STORE).getAllKeys(), reading.objectStore(STORE).getAll()];
  await ended(reading);
  const there = new Map(keys.result.map((key, i) => [PREFIX + key, texts.result[i]]));
  const here = new Map(Object.entries(localStorage).filter(([key]) => OURS.test(key)));
  const short = (/** @type {string} */ key) => key.slice(PREFIX.length);
  return [[...here.keys()].filter((key) => !there.has(key)).map(short),
    [...there].filter(([key, text]) => here.get(key) !== text).map(([key, text]) => [short(key), text])];
}

/** All [key, text] pairs in the journal; none if they cannot be read in time.
 * @returns {Promise<[string, string][]>} */
async function texts() {
  const reading = connected().then(async (connection) => {
    const store = connection.transaction(STORE).objectStore(STORE);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await ended(store.transaction);
    connection.close();
    return keys.result.map((key, i) => /** @type {[string, string]} */ ([key, values.result[i]]));
  });
  return within(PATIENCE, reading, "it").catch(() => []);
}

/** @returns {Promise<[IDBDatabase, Found]>} */
async function opened() {
  const connection = await connected();
  // A tab that did not close here would block the journal's deletion, and would still be told that its texts are written.
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

let complaint = ""; // the last report, so that the same is not repeated every ten seconds

/** Opens the journal and compares it with local storage. Returns null if that fails or takes too long. */
async function look() {
  journal?.close();
  journal = null;
  if (without) return null;
  const opening = opened();
  try {
    const [connection, found] = await within(PATIENCE, opening, "it");
    journal = connection;
    return found;
  } catch (error) {
    opening.then(([connection]) => connection.close(), () => {}); // a late connection would block others
    const why = `Vernissage has no journal: ${error?.message ?? error}`;
    if (why !== complaint) console.info(why);
    complaint = why;
    return null;
  }
}

/** @param {IDBDatabase} connection @param {[string, string?][]} pairs */
async function put(connection, pairs) {
  const writing = connection.transaction(STORE, "readwrite", { durability: "strict" });
  for (const [key, text] of pairs) {
    if (text === undefined) writing.objectStore(STORE).delete(key);
    else writing.objectStore(STORE).put(text, key);
  }
  writing.commit?.();
  await ended(writing);
}

/** @param {[string, string?][]} pairs */
async function write(pairs) {
  const mine = journal;
  const slow = setTimeout(tell, MOMENT, "slow");
  let told = "written";
  try {
    await within(LONGEST, put(/** @type {IDBDatabase} */ (mine), pairs), "it");
  } catch (error) {
    told = "refused";
    console.info("Vernissage could not write its journal:", String(error?.message ?? error));
  }
  clearTimeout(slow);
  if (journal !== mine) return; // this one was reported as gone already
  if (told === "refused") {
    journal?.close();
    journal = null;
  }
  tell(told);
}

/** @type {number | undefined} */
let again;

/** @param {number} ms */
function reopen(ms) {
  clearTimeout(again);
  again = setTimeout(async () => {
    const found = await look();
    tell(found ? "open" : "none", found);
  }, ms);
}

globalThis.vernissage = { ...globalThis.vernissage, journal: { found: look(), write, reopen, texts } };
