"""A page without a browser: tests read what the app writes, and do what people do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from hashlib import sha256
from html import unescape
from typing import Any

from tests.fuzz.disk import Log
from vernissage.library.curves import curves
from vernissage.page.app import App
from vernissage.page.core import messages as m
from vernissage.page.core.markup import VOID
from vernissage.page.core.motion import Timed
from vernissage.page.core.presses import parsed
from vernissage.page.keeping.saves import StorageForbidden, StorageFull
from vernissage.page.session import Session
from vernissage.page.table import opening
from vernissage.page.table.play import Play
from vernissage.page.table.state import Side, TableRoom, first_tab
from vernissage.table.fair.curves import Curves
from vernissage.table.link import Player

ADDRESS = "https://example.org/"


class Kept:
    """A storage in memory, with what can go wrong with one."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = self.forbidden = False

    def get(self, key: str) -> str | None:
        self._check()
        return self.texts.get(key)

    def set(self, key: str, value: str) -> None:
        self._check()
        if self.full:
            raise StorageFull
        self.texts[key] = value

    def remove(self, key: str) -> None:
        self._check()
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        self._check()
        return list(self.texts)

    def _check(self) -> None:
        if self.forbidden:
            raise StorageForbidden


class FakeJournal(Log):
    """A journal in memory, with what can go wrong with one."""

    def __init__(self) -> None:
        super().__init__()
        self.missing = self.refuses = self.waits = False


class FakeDevice:
    """A device whose clocks tick when they are looked at, and whose luck is a count."""

    def __init__(self, storage: Kept | None = None, luck: int = 1000) -> None:
        self.storage = storage if storage is not None else Kept()
        self.journal = FakeJournal()
        self._now, self._elapsed, self._luck = 1_700_000_000_000, 0.0, luck
        self.step = 1.0

    def now(self) -> int:
        self._now += 1
        return self._now

    def elapsed(self) -> float:
        self._elapsed += self.step
        return self._elapsed

    def luck(self) -> int:
        self._luck += 1
        return self._luck

    def secret(self, size: int) -> bytes:
        self._luck += 1
        return sha256(f"{self._luck}".encode()).digest()[:size]

    def curves(self) -> Curves:
        return curves()


class Element:
    """An element as it was written: name, attributes, children and texts in order. Nobody changes one that has been read."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name, self.attributes = name, attributes
        self.children: list[Element | str] = []

    def walk(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    @cached_property
    def by_id(self) -> dict[str, list[Element]]:
        """This element and all in it that have an id."""
        found: dict[str, list[Element]] = {}
        for element in self.walk():
            if (ident := element.attributes.get("id")) is not None:
                found.setdefault(ident, []).append(element)
        return found

    @property
    def text(self) -> str:
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(" ".join(parts).split())


ONE_MORE = re.compile(r"[.!?] \w")
"""Where a second sentence begins."""
TOKEN = re.compile(r"""<(/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*(/?)>|([^<]+)""")
NAMED = re.compile(r'data-(?:piece|at)="([^"]+)"')
"""A piece or a place, by its name."""
ATTRIBUTE = re.compile(r"""([\w:-]+)(?:="([^"]*)")?""")


@lru_cache(maxsize=20_000)
def read_attributes(text: str) -> dict[str, str]:
    """The attributes of a tag. Most tags are written again with every change of their region."""
    found = ATTRIBUTE.findall(text)
    attributes = {key.lower(): unescape(value) for key, value in found}
    assert len(attributes) == len(found), f"an attribute twice: {text}"
    return attributes


@lru_cache(maxsize=500)
def read(markup: str) -> Element:
    """The elements of a markup, read as a browser does, but more strictly: fails if an element is not closed, an attribute
    stands twice or a `<` begins nothing. Read once and kept: tests look at the same regions again and again. (Python's own
    HTML parser takes several times as long, and the tests that play whole games read all day.)
    """
    root = Element("", {})
    there, at = [root], 0
    for token in TOKEN.finditer(markup):
        assert token.start() == at, f"not well formed: {markup[at : at + 80]}"
        at = token.end()
        closes, name, attributes, empty, text = token.groups()
        if text is not None:
            there[-1].children.append(unescape(text))
            continue
        name = name.lower()
        if closes:
            assert there.pop().name == name, f"</{name}> closes something else: {markup[:at][-80:]}"
            continue
        one = Element(name, read_attributes(attributes))
        there[-1].children.append(one)
        if not empty and name not in VOID:
            there.append(one)
    assert at == len(markup), f"not well formed: {markup[at : at + 80]}"
    assert there == [root], f"not closed: {[e.name for e in there[1:]]}"
    return root


class FakePage:
    """A session with a page that only remembers, driven as people would do it."""

    def __init__(
        self,
        device: FakeDevice | None = None,
        *,
        languages: tuple[str, ...] = ("en",),
        fragment: str = "",
        sheet: bool = False,
        locks: set[str] | None = None,
        choose: str = "",
        workers: bool = False,
        route: tuple[str, ...] = (),
        lost: str | None = None,
        rest: bool = True,
        **kit: Any,
    ) -> None:
        self.device = device or FakeDevice()
        self.regions: dict[str, str] = {}
        self.root: dict[str, str] = {}
        self.said: list[m.Say] = []
        self.waits: list[m.Wait] = []
        self.moves: list[tuple[Timed, ...]] = []
        self.looked_at: set[str] = set()
        self.batches: list[m.Batch] = []
        self.reopens: list[int] = []
        self.files: list[m.Download] = []
        self.heard: list[str] = []
        self.asked: list[m.Effect] = []
        self.wires: list[m.Wire] = []
        self.slide: m.Slide | None = None
        self.revealed = ""
        self.locks: set[str] = set() if locks is None else locks
        self.held = ""
        self.focus = ""
        self.route: tuple[str, ...] = ()
        self.writes: list[str] = []
        self.app = App(self.device, **kit)
        self.session = Session(self.app, self)
        self.send(m.Resized(1280, 800, still=True))
        self.send(m.Begin(languages, ADDRESS, fragment, sheet, choose, workers, self.found,
                          route=route, lost=lost, rest=rest))  # fmt: skip

    @property
    def found(self) -> m.Differences | None:
        """What is found when the journal is opened."""
        journal, storage = self.device.journal, self.device.storage
        return None if journal.missing or storage.forbidden else journal.differs(storage.texts)

    def write_journal(self, batch: m.Batch) -> None:
        """Writes a batch, and tells what came of it, unless that takes its time."""
        journal = self.device.journal
        if journal.waits:
            self.batches.append(batch)
            return
        if not journal.refuses:
            journal.write(batch)
        self.send(m.Journal("refused" if journal.refuses else "written"))

    def reopen(self) -> None:
        """The time of a `Reopen` has come."""
        self.reopens.pop(0)
        found = self.found
        self.send(m.Journal("none") if found is None else m.Journal("open", found))

    def lock(self, effect: m.Lock) -> None:
        """The browser's locks: `locks` are those that all pages of a test hold."""
        if effect.id != self.held:
            self.locks.discard(self.held)
            self.held = ""
        if effect.id:
            mine = effect.steal or effect.id not in self.locks or self.held == effect.id
            if mine:
                self.locks.add(effect.id)
                self.held = effect.id
            self.send(m.Locked(effect.id, mine))

    # -- what the session asks of a page

    def write(self, region: str, markup: str) -> None:
        if region != "log":  # the log of a long game is as long as all else: it is read when somebody looks at it
            read(markup)
        self.regions[region] = markup
        self.writes.append(region)

    def attribute(self, name: str, value: str) -> None:
        self.root[name] = value

    def stand(self, route: tuple[str, ...]) -> None:
        self.route = route

    def look(self) -> None:
        self.looked_at = {name for markup in self.regions.values() for name in NAMED.findall(markup)}

    def carry(self, effect: m.Effect) -> None:
        match effect:
            case m.Move(flights):
                self.moves.append(flights)
            case m.Say(text):
                assert not (effect.shown and ONE_MORE.search(text)), f"what is shown is one sentence: {text}"
                self.said.append(effect)
            case m.Hush():
                self.said.clear()
            case m.Wait():
                self.waits.append(effect)
            case m.Focus():
                there = [ident for ident in effect.id.split() if self.find(ident) is not None]
                assert there, f"{effect.id} cannot have the focus: it is not there"
                self.focus = min(there, key=lambda ident: "disabled" in self.see(ident).attributes)
            case m.Reveal(ident):
                self.revealed = ident
            case m.Download():
                self.files.append(effect)
            case m.Lock():
                self.lock(effect)
            case m.Slide():
                assert self.find(effect.id) is not None
                self.slide = effect
            case m.Write(batch):
                self.write_journal(batch)
            case m.Reopen(ms):
                self.reopens.append(ms)
            case m.Sound():
                self.heard.append(effect.name)
            case m.Wire():
                self.wires.append(effect)
            case (m.Copy() | m.ShareSheet() | m.Print() | m.Persist() | m.Fetch() | m.Forget() | m.Paint() | m.Think()
                  | m.Host() | m.Renew()):  # fmt: skip
                self.asked.append(effect)

    # -- what people see and do

    def sit(self, game: str, players: tuple[Player, ...], seed: int) -> None:
        """Starts a game without setting it up."""
        came = opening.begin(self.app, game, players, {}, seed)
        self.send(m.Resized(1280, 800, still=True))
        for effect in came.effects:
            self.carry(effect)

    def put(self, play: Play) -> None:
        """Puts a match on the table."""
        self.app.room = TableRoom(play, Side(first_tab(play)))

    def send(self, message: m.Message) -> bool:
        return self.session.send(message)

    @property
    def dialog(self) -> str:
        """The name of the open dialog; empty if there is none."""
        return "" if self.app.dialog is None else self.app.dialog.name

    @property
    def document(self) -> Element:
        root = Element("", {})
        root.children = [read(markup) for markup in self.regions.values()]
        return root

    def find(self, ident: str) -> Element | None:
        there = (markup for markup in self.regions.values() if ident in markup)
        found = [e for markup in there for e in read(markup).by_id.get(ident, ())]
        assert len(found) < 2, f"the id {ident} is there {len(found)} times"
        return found[0] if found else None

    def see(self, ident: str) -> Element:
        one = self.find(ident)
        assert one is not None, f"{ident} is not there"
        return one

    def text(self, region: str) -> str:
        return read(self.regions.get(region, "")).text

    def press(self, *idents: str) -> None:
        """Presses the elements with these ids, one after the other."""
        for ident in idents:
            self._press(ident)

    def press_if_there(self, ident: str) -> None:
        if self.find(ident) is not None:
            self.press(ident)

    def _press(self, ident: str) -> None:
        one = self.see(ident)
        assert "disabled" not in one.attributes, f"{ident} is disabled"
        do = one.attributes.get("data-do")
        if one.attributes.get("type") == "submit":
            form = next(
                f for f in self.document.walk() if f.name == "form" and one.attributes in [e.attributes for e in f.walk()]
            )
            do = form.attributes["data-do"]
        assert do is not None, f"{ident} does nothing"
        self.send(m.Do(*parsed(do)))

    def enter(self, ident: str, value: str) -> None:
        """Types a value into a field, or chooses one of several answers, each of which has the value at the end of its id."""
        field = self.find(f"{ident}-{value or 'person'}") or self.see(ident)
        named = field.attributes["data-field"]
        assert named is not None
        assert field.attributes.get("type") != "radio" or field.attributes["value"] == value
        self.send(m.Changed(named, value))

    def key(self, key: str, region: str = "", *, control: bool = False) -> bool:
        return self.send(m.KeyDown(key, region, control))

    def tick(self) -> bool:
        """Lets the next waited-for moment come."""
        if not self.waits:
            return False
        self.send(m.Tick(self.waits.pop(0).ticket))
        return True

    def settle(self, most: int = 2000) -> None:
        """Lets time pass until nothing is waited for."""
        for _ in range(most):
            if not self.tick():
                return
        raise AssertionError("there is no end to the waiting")
