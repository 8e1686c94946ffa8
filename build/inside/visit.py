"""What people do on the page, for the list of the program's functions that pages need (build/diet/record.mjs): they press all
that there is to press, in both languages and all games, play to the end, share, save, open what was saved, come back, and meet
errors. In the end what the page's main module does with the browser's things.
"""

import asyncio
import bisect
import heapq
import json
import random
import re
import traceback
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.page.app import App
from vernissage.page.core import messages
from vernissage.page.session import Session
from vernissage.table.chance import Rng
from vernissage.table.link import decode, encode
from vernissage.table.match import Match

PRESSES = 400  # in each language
KEYS = ("Enter", " ", "Escape", "ArrowLeft", "ArrowDown", "Tab", "?", "b", "4", "u")


class Shelf(dict[str, str]):
    """A storage that lasts as long as the visit; see `vernissage.page.keeping.versions.Storage`."""

    set = dict.__setitem__

    def remove(self, key: str) -> None:
        self.pop(key, None)


class Stage:
    """A device and a page: see `vernissage.page.core.device.Device` and `vernissage.page.session.Page`."""

    def __init__(self) -> None:
        self.storage: Any = Shelf()
        self.regions: dict[str, str] = {}
        self.todo: list[Any] = []
        self.clock = 0

    def now(self) -> int:
        self.clock += 700
        return 1_790_000_000_000 + self.clock

    def elapsed(self) -> float:
        return float(self.clock)

    def luck(self) -> int:
        return random.getrandbits(48)

    def write(self, region: str, markup: str) -> None:
        self.regions[region] = markup

    def attribute(self, name: str, value: str) -> None:
        pass

    def carry(self, effect: Any) -> None:
        m = messages
        match effect:
            case m.Wait(_, ticket):
                self.todo.append(m.Tick(ticket))
            case m.Think():
                self.todo.append(m.Thought(effect.ticket, None))
            case m.Lock(ident, _) if ident:
                self.todo.append(m.Locked(ident, mine=True))
            case m.Download(_, text):
                self.todo.append(m.Picked("file", text))
            case m.Copy(text):
                self.todo += [m.Answered("copy", good=True), m.Arrived(text.rpartition("#")[2])]
            case m.Write():
                self.todo.append(m.Journal("written"))

    def presses(self) -> list[Any]:
        """What can be pressed now, as messages."""
        shown = self.regions.get("dialog") or "".join(self.regions.values())
        found: list[Any] = []
        for kind, words in re.findall(r'data-(do|act)="([^"]+)"', shown):
            verb, *args = words.split()
            found.append(messages.Do(verb, tuple(args)) if kind == "do" else messages.Act(verb, tuple(args)))
        return found


def visit(language: str, seed: int) -> int:
    """Presses whatever there is, by chance; gives how often."""
    random.seed(seed)
    stage = Stage()
    session = Session(App(stage), stage)
    session.send(messages.Resized(1280, 800))
    session.send(messages.Begin((language,)))
    for turn in range(PRESSES):
        for message in stage.todo[:8]:
            stage.todo.remove(message)
            session.send(message)
        there = stage.presses()
        if turn % 9 == 8:
            session.send(messages.Keyed(random.choice(KEYS)))
        elif there:
            session.send(random.choice(there))
        if turn % 50 == 49:
            session.send(messages.Resized(*random.choice(((360, 740), (1280, 800), (320, 568)))))
            session.send(messages.Do("close"))
        if turn % 100 == 99:
            session.send(messages.Do("leave"))
            session = Session(App(stage), stage)  # the page is loaded again
            session.send(messages.Begin((language,)))
    return PRESSES


def games() -> None:
    """Whole games, with every bot once, as links, as pictures, with errors in links."""
    for key, game in GAMES.items():
        match = Match(game, 2, {}, 7)
        levels = [level for level in BOTS.get(key, {}) if level != "search"] or ["random"]
        count = 0
        while (d := match.decision) is not None:
            options = list(game.options(match.state, d))
            level = levels[count % len(levels)]
            if count in {3, 9} and "search" in BOTS.get(key, {}):
                level = "search"
            chosen = answer(BOTS[key][level], match.view(d.seat), d.seat, Rng(count)) if key in BOTS else options[0]
            match.answer(chosen)
            count += 1
        text = encode(match)
        assert encode(decode(text, GAMES).match) == text
        for wrong in (text[:-1], text[:5] + "!" + text[6:], "", "ż" * 9):
            try:
                decode(wrong, GAMES)
            except ValueError as e:
                str(e)


def errors() -> None:
    """What goes wrong on pages and is told."""
    for code in ("1 / 0", "{}['a']", "[][1]", "None.x", "x", "int('ż')", "json.loads('{')", "'a' + 1", "raise KeyError('a') from None",
                 "open('/no')", "bytes([255]).decode()", "'ż'.encode('ascii')", "next(iter(()))", "10**5000 and str(10**5000)"):  # fmt: skip
        try:
            exec(code, {"json": json})  # noqa: S102 - our own words
        except Exception as e:  # noqa: BLE001 - that is what is looked at
            str(e), repr(e), "".join(traceback.format_exception_only(e))
    letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ äöüß éèê „”–…×−"  # noqa: RUF001
    texts = [letters.upper(), letters.lower(), letters.title(), letters.casefold(), letters.encode().decode(), repr(letters),
             f"{3.14159:.2f} {1e20:g} {255:#x} {7:>3} {1234567:,} {0.5:%}", re.sub(r"(?i)[ź-ż]+|\W", "-", letters)]  # fmt: skip
    assert sorted(texts, key=len)
    assert json.loads(json.dumps({"a": [1, 2.5, None, True, letters], "b": {"c": -1e-7, "d": 2**70}}))


def browser() -> None:
    """What main.py and PyScript do with the browser's things."""
    things = js.things
    assert str(things.text) and not things.none and not hasattr(things, "missing")
    assert [*things.many] == [1, 2, 3] and len(things.many) == 3 and things.many[0] == 1 and 2 in things.many
    things.element.id, things.element.hidden = "b", True
    assert things.element.dataset.do == "x" and getattr(things.element, "no", None) is None and bool(things.element)
    assert things.bytes.to_bytes() == b"\x01\x02\x03" and bytes(js.Uint8Array.new(things.bytes).to_py())
    assert things.made.new(3).x == 3 and dir(things.element) and repr(things.element) and str(things.many)
    assert [str(name) for name in js.Object.keys(things.element)] and js.Object.entries(things.element).to_py()
    things.map.get("a"), to_js({"a": [1, (2, "ż")], "b": None}, dict_converter=js.Object.fromEntries), to_js([[1, 2.5, True, b"x"]])
    heard: list[Any] = []
    things.keep = create_proxy(lambda event=None: heard.append(event))
    things.call(things.keep, things.element), things.call(things.keep, "a")
    things.call(create_once_callable(lambda *given: heard.append(given)), 1, "b", None)
    things.keep.destroy()
    assert heard
    for wrong in (lambda: things.fails(), lambda: things.nowhere.x, lambda: things.call(1), lambda: things.text()):
        try:
            wrong()
        except (JsException, AttributeError, TypeError) as e:
            str(e), repr(e)


async def later() -> None:
    """What waits for the browser."""
    assert await js.things.later("a") == "a"
    tasks = [asyncio.ensure_future(wait(i)) for i in range(3)]
    for task in tasks:
        task.add_done_callback(lambda done: (done.exception(), done.result(), done.cancelled()))
    await asyncio.gather(*tasks)
    event, lock, queue = asyncio.Event(), asyncio.Lock(), asyncio.Queue[int]()
    asyncio.get_event_loop().call_later(0.001, event.set)
    await asyncio.wait_for(event.wait(), 1)
    async with lock:
        await queue.put(await queue.get() if queue.qsize() else 1)
    (gone := asyncio.ensure_future(wait(9))).cancel()
    await asyncio.wait([gone])
    bisect.insort(numbers := [1, 5], bisect.bisect_left([1, 2], 2))
    assert heapq.nsmallest(1, numbers) == [1]
    for wrong in (js.things.never(),):
        try:
            await wrong
        except JsException as e:
            str(e)
    heard = asyncio.get_event_loop().create_future()
    js.setTimeout(create_once_callable(lambda: heard.set_result(1)), 1)
    assert await heard == 1


async def wait(i: int) -> int:
    """Gives the number after a while."""
    await asyncio.sleep(0.001 * i)
    await js.things.later(i)
    return i


def think(text: str, seat: int) -> int:
    """What JavaScript calls."""
    return len(text) + seat


for number, tongue in enumerate(("en", "pl", "en")):
    visit(tongue, number)
games()
errors()
browser()
await later()  # type: ignore[top-level-await]  # noqa: F704, PLE1142
