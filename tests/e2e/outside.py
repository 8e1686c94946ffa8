"""What others do to the page, in any engine: translators and extensions write into it, autofill sends events, systems have odd
languages, share sheets do not open, names run from right to left.
"""

from typing import Any, Final

from vernissage.table.link import Player

SARA: Final = Player("שרה 2")
DAVID: Final = Player("דוד 7", 2)
"""A person and a bot whose names run from right to left; a figure at a name's end shows best whether it is isolated."""

WRITE: Final = """() => {
  const root = document.documentElement;
  const write = () => {
    root.lang = 'eo';
    root.dir = 'ltr';
    root.title = 'Vernissage';
    root.className = 'translated-ltr';
    root.style.setProperty('--of-an-extension', '1');
  };
  write();
  new MutationObserver(() => root.lang === 'eo' || write()).observe(root, { attributes: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) if (texts.currentNode.data.trim()) found.push(texts.currentNode);
  for (const text of found.filter(({ parentElement: { localName } }) => !['script', 'style'].includes(localName))) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
  document.body.append(Object.assign(document.createElement('grammarly-desktop-integration'), { title: 'ready' }));
}"""
"""Translates the page, as browsers do it, and writes what extensions write."""
FAIL: Final = """() => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.defineProperty(script, 'src', { value: 'https://extension.example/part.js' });
  script.dispatchEvent(new Event('error'));
  dispatchEvent(new ErrorEvent('error', { filename: 'moz-extension://1f/part.js', message: 'no', error: new Error('no') }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const reason = Object.assign(new Error('no'), { stack: 'at part (chrome-extension://1f/part.js:1:1)' });
  dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
}"""
"""What an extension brings into the page fails."""
SEND: Final = """kind => {
  const text = document.querySelector('#decision').appendChild(document.createTextNode(''));
  const { documentElement: root, body } = document;
  for (const target of [globalThis, document, root, body, text, document.querySelector('#app button')]) {
    target.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
    target.dispatchEvent(new CustomEvent(kind, { bubbles: true, detail: null }));
  }
  text.remove();
}"""
"""Sends events without anything that events of this kind have."""
KEEP: Final = "texts => { for (const [key, text] of texts) localStorage.setItem(`vernissage/${key}`, text); }"
"""Keeps what a device has kept (`Kept` in tests/page/double.py) in a browser."""
SPEAKS: Final = "tags => { Object.defineProperty(navigator, 'languages', { configurable: true, get: () => tags }); }"
"""Makes a system that has these languages."""
SHARES: Final = """fault => {
  navigator.share = async () => { throw new DOMException('no', fault); };
}"""
"""Makes a browser whose share sheet does not open."""

_ORDER: Final = """names => {
  const inside = e => ['inline', 'contents'].includes(getComputedStyle(e).display);
  const block = e => inside(e) ? block(e.parentElement) : e;
  const lines = new Map(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: above } = texts.currentNode;
    if (!above.checkVisibility() || above.closest('svg, .vh, #polite, #urgent')) continue;
    const line = lines.get(block(above)) ?? [];
    lines.set(block(above), line);
    for (let at = 0; at < data.length; at++) line.push([texts.currentNode, at, data[at]]);
  }
  const box = (node, from, to) => {
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const found = { met: 0, wrong: [] };
  for (const line of lines.values()) {
    const whole = line.map(([, , letter]) => letter).join('');
    for (const name of names) {
      for (let from = whole.indexOf(name); from >= 0; from = whole.indexOf(name, from + 1)) {
        const to = from + name.length, [own, at] = line[from], lies = box(own, at, at + name.length);
        if (lies.height > 1.5 * box(own, at, at + 1).height) continue; // it goes on in the next line
        for (const [ways, later] of [[line.slice(0, from).reverse(), false], [line.slice(to), true]]) {
          const [node, at] = ways.find(([, , letter]) => /[^\\s\\u2066-\\u2069]/.test(letter)) ?? [];
          const beside = node && box(node, at, at + 1);
          if (!beside?.width) continue;
          const apart = Math.abs(beside.top + beside.bottom - lies.top - lies.bottom); // twice as far as their middles are
          if (apart > Math.min(beside.height, lies.height)) continue; // in another line
          found.met += 1;
          if (later ? beside.left < lies.right - 1 : beside.right > lies.left + 1) found.wrong.push(whole);
        }
      }
    }
  }
  return found;
}"""
BARE: Final = """names => {
  const bids = names.map((name, n) => `${name} ${n + 1}`).join(", ");
  document.body.append(Object.assign(document.createElement("p"), { textContent: bids }));
}"""
"""Shows a line of bids without what isolates names: to see that `scrambled` sees that."""


def scrambled(page: Any, *, some: bool = True) -> list[str]:
    """The lines of the page in which what stands before one of these names is not seen to the left of it, or what stands behind
    it not to the right. `some`: there has to be something beside a name.
    """
    there = page.evaluate(_ORDER, [SARA.name, DAVID.name])
    assert there["met"] or not some, "no name stands beside anything"
    return list(there["wrong"])
