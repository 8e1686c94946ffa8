"""Reads and changes the journal of the open page (web/loader/journal.mjs) without the page's knowledge."""

from playwright.sync_api import Page

_CHANGE = """async () => {
  const change = CHANGE;
  const ended = (what) => new Promise((resolve, reject) => {
    what.onsuccess = what.oncomplete = () => resolve(what.result);
    what.onerror = what.onabort = () => reject(what.error);
  });
  const journal = await ended(indexedDB.open("vernissage", 1));
  const writing = journal.transaction("texts", "readwrite");
  const store = writing.objectStore("texts");
  const [keys, texts] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())]);
  const found = {};
  keys.forEach((key, i) => {
    const text = found[key] = change(key, texts[i]);
    if (text === null) store.delete(key);
    else if (text !== texts[i]) store.put(text, key);
  });
  await ended(writing);
  journal.close();
  return found;
}"""

AS_STORED = "key => localStorage.getItem('vernissage/' + key)"
"""The change that makes the journal hold what local storage holds under its keys."""


def change_journal(page: Page, change: str) -> dict[str, str | None]:
    """Changes every record by a function of JavaScript, (key, text) -> the new text, null for one that goes; gives them."""
    found: dict[str, str | None] = page.evaluate(_CHANGE.replace("CHANGE", change))
    return found


def journal(page: Page) -> dict[str, str | None]:
    """What the journal holds, by key."""
    return change_journal(page, "(key, text) => text")
