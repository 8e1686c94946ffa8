"""Uses the page without a browser, as somebody who presses everything, and prints as JSON a hash of all that it showed and
made: markup, announcements, files, links. It is the same in every Python and every Pyodide that behaves alike.

Of all that can be pressed it takes what it has pressed least so far. `presses.json` in its folder has how often it presses, in
each of two languages. Games by link are left out: their signatures need the browser, or a library that Pyodide has not.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from html import unescape
from pathlib import Path
from typing import Any

PRESS = re.compile(r'<(?:button|form)\b[^>]*?\sdata-do="([^"]*)"[^>]*>')
FIELD = re.compile(r'<(?:input|select)\b[^>]*?\sdata-field="([^"]*)"[^>]*>')
LEFT_OUT = ("linked", "renew")
"""Presses that lead to games by link, or away from the page."""
TEXTS = {"link": "", "deal": "77", "name": "Zo\u015bka", "file": ""}
"""What is typed into fields, by the beginning of their names; an empty text is the last link or file that the page has made."""


def verb(press: str) -> str:
    """What is counted as one kind of press: the verb, what the room is asked, or which dialog is opened."""
    first, *rest = press.split(" ")
    return "-".join([first, *rest[:1]]) if first in ("open", "room") else first


class Shelf(dict[str, str]):
    """A storage; see `vernissage.page.core.device.Storage`."""

    set = dict.__setitem__

    def remove(self, key: str) -> None:
        self.pop(key, None)


class Visitor:
    """A device, a page and the person before it: see `vernissage.page.core.device.DeviceServices` and `page.session.Page`."""

    def __init__(self, language: str) -> None:
        from vernissage.page.app import App
        from vernissage.page.core.messages import Begin, Resized
        from vernissage.page.session import Session

        self.storage: Any = Shelf()
        self.seen, self.count, self.pressed = hashlib.sha256(), 0, Counter[str]()
        self.found: dict[str, set[str]] = {"dialogs": set(), "rooms": set(), "effects": set()}
        self.regions: dict[str, str] = {}
        self.todo: list[Any] = []
        self.made = ""
        self.session = Session(App(self), self)
        for message in (Resized(1280, 800), Begin((language,), "https://example.org/")):
            self.send(message)

    def _next(self) -> int:
        self.count += 1
        return self.count

    def now(self) -> int:
        return 1_700_000_000_000 + self._next()

    def elapsed(self) -> float:
        return float(self._next())

    def luck(self) -> int:
        return self._next()

    def secret(self, size: int) -> bytes:
        return hashlib.sha256(str(self._next()).encode()).digest()[:size]

    def curves(self) -> Any:
        raise NotImplementedError

    def write(self, region: str, markup: str) -> None:
        self.regions[region] = markup
        self.seen.update(f"{region} {markup}".encode())

    def attribute(self, name: str, value: str) -> None:
        self.seen.update(f"{name}={value}".encode())

    def stand(self, places: tuple[str, ...]) -> None:
        pass

    def look(self) -> None:
        pass

    def carry(self, effect: Any) -> None:
        """Notes an effect; what a browser would answer is sent afterwards."""
        from vernissage.page.core import messages as m

        kind = type(effect).__name__
        self.found["effects"].add(kind)
        self.seen.update(repr(effect).encode())
        match effect:
            case m.Wait():
                self.todo.append(m.Tick(effect.ticket))
            case m.Think():
                self.todo.append(m.Thought(effect.ticket, None))
            case m.Lock():
                self.todo.append(m.Locked(effect.id, mine=True))
            case m.Write():
                self.todo.append(m.Journal("written"))
            case m.Fetch():
                self.todo.append(m.Carried("rest", good=True))
            case m.Copy() | m.Paint() | m.Persist():
                self.todo.append(m.Carried(kind.lower(), good=True))
            case m.Download():
                self.made = effect.text
            case m.ShareSheet():
                self.made = effect.address

    def send(self, message: Any) -> None:
        self.session.send(message)
        app = self.session.app
        self.found["rooms"].add(type(app.visit or app.room).__name__)
        if app.dialog is not None:
            self.found["dialogs"].add(app.dialog.name)

    def settle(self) -> None:
        """Lets what is waited for come, for a while."""
        for _ in range(40):
            if not self.todo:
                return
            self.send(self.todo.pop(0))

    def step(self) -> None:
        """Presses something, or fills a field."""
        from vernissage.page.core.messages import Changed, Do, Picked
        from vernissage.page.core.presses import parsed

        there = self.regions.get("dialog") or "".join(self.regions[name] for name in sorted(self.regions))
        some = [("do", unescape(tag[1])) for tag in PRESS.finditer(there) if " disabled" not in tag[0]]
        some += [("field", name) for name in FIELD.findall(there)]
        some = [one for one in some if not one[1].startswith(LEFT_OUT)]
        if not some:
            return
        kind, what = min(some, key=lambda one: (self.pressed[verb(one[1])], self.pressed[" ".join(one)], one))
        self.pressed[verb(what)] += 1
        self.pressed[f"{kind} {what}"] += 1
        if kind == "do":
            self.send(Do(*parsed(what)))
        elif what == "file":
            self.send(Picked(what, self.made))
        else:
            typed = TEXTS.get(what.partition("-")[0])
            self.send(Changed(what, typed or self.made or str(self.pressed[f"{kind} {what}"] % 3)))
        self.settle()


def main() -> None:
    """Prints what was found, and the hashes."""
    sys.path.insert(0, ".")
    presses = json.loads(Path("presses.json").read_text(encoding="utf-8"))
    told: dict[str, Any] = {}
    from vernissage.page.core.words import LANGUAGES

    for language in tuple(LANGUAGES)[:2]:
        visitor = Visitor(language)
        visitor.settle()
        for _ in range(presses):
            visitor.step()
        told[language] = visitor.seen.hexdigest()
        told |= {name: sorted(found | set(told.get(name, ()))) for name, found in visitor.found.items()}
        told["verbs"] = sorted({word for word in visitor.pressed if " " not in word} | set(told.get("verbs", ())))
    print(json.dumps(told))


main()
