"""The page: regions that are written, where the focus is, and the effects that the app asks for."""

import js
from pyodide.ffi import create_once_callable, to_js

from vernissage.page.core import messages as m
from vernissage.page.routes import Route
from vernissage.page.trail import Trail

from .device import Locks
from .document import Js, by_id, document, is_tag, languages, root
from .files import copy, paint, persist, print_page, save, share_sheet
from .history import History
from .rest import fetch_rest, fetch_words
from .work import Send, later
from .workers import host, think

PICTURES = f'href="{root.dataset.pictures}'  # the folder of this build's pictures, which views call "art/"
HEARD = 12_000  # ms: how long an announcement stays in the document
BREATH = 150  # ms before each announcement: what comes with a new focus is lost; lines that come in one go are told in disorder
ENDS = (".", "!", "?", "\N{HORIZONTAL ELLIPSIS}")  # of a sentence
CENTRED = to_js({"block": "center"}, dict_converter=js.Object.fromEntries)
DAY = to_js({"dateStyle": "medium", "timeStyle": "short"}, dict_converter=js.Object.fromEntries)


def region_of(language: str) -> str:
    """The first of people's own languages that is a variety of this one: dates then look as they do at home."""
    return next((tag for tag in languages() if tag.split("-")[0].lower() == language and is_tag(tag)), language)


def in_sight(element: Js) -> bool:
    """Whether an element's top and foot are in the window, and nothing lies over them."""
    box = element.getBoundingClientRect()
    across = box.left + box.width / 2
    return all(element.contains(document.elementFromPoint(across, y)) for y in (box.top + 2, box.bottom - 2))


def words_of(one: m.Say) -> str:
    """What is announced: words, or also the name of what has the focus (see `Say.here`)."""
    if not one.here and not one.to:
        return one.text
    now = document.activeElement
    if (now == document.body or now.id.endswith("title")) == one.here:
        return ""
    there = (by_id(ident) for ident in one.to.split())
    found = now if one.here else next((at for at in there if at and at.checkVisibility()), None)
    name = found and (found.getAttribute("aria-label") or found.textContent)
    if name and one.to:
        name = name.replace(":", ",").replace(".", ",").split(",")[0].strip()
    return f"{one.text}: {name}" if name else ""


class Page:
    """See `vernissage.page.session.Page`."""

    def __init__(self, send: Send) -> None:
        self.send, self.locks, self.history = send, Locks(send), History()
        self.trail = Trail(self.history)
        self.language = "en"
        """What the page speaks. What stands in the document may be somebody else's: translators write it."""
        self.held: Js = None
        """What had the focus before anything was written."""
        self.said: list[m.Say] = []
        """What is to be announced, once the focus is where it belongs."""
        self.top = False
        """Whether something else fills the page now."""
        self.shut = False
        """Whether a dialog has just closed."""
        self.unheard: list[m.Say] = []
        """What is announced next, in its order."""

    def write(self, region: str, markup: str) -> None:
        """Writes a region: see loader/patch.mjs."""
        element, wanted = by_id(region), document.createElement("template")
        self.held = self.held or document.activeElement
        wanted.innerHTML = markup.replace('href="art/', PICTURES)
        if "data-ms=" in markup:
            for time in wanted.content.querySelectorAll("time[data-ms]"):
                time.textContent = js.Date.new(int(time.dataset.ms)).toLocaleString(region_of(self.language), DAY)
        js.vernissage.patch(element, wanted.content)
        element.hidden = not markup
        if region == "dialog" and markup and not element.open:
            element.showModal()
        elif region == "dialog" and element.open and not markup:
            for box in document.querySelectorAll(".said"):
                box.replaceChildren()  # within reach again, it would be told once more
            element.close()  # which gives the focus back to what had it
            self.shut = True

    def focus(self, idents: str) -> None:
        """Focuses the first of these elements that is there and can be seen; else the element that tells where people are."""
        for ident in (*idents.split(), "title"):
            element = by_id(ident)
            if element and not element.hasAttribute("disabled"):
                element.focus()
                if document.activeElement == element:
                    return

    def settle(self) -> None:
        """All is written and carried out. If what had the focus is gone (with its sheet perhaps) or off now, the element that
        tells where people are gets it. Then what is to be said is said; not that element's own text, if it just got the focus:
        that is read. Where something else fills the page, it is said even so: Orca goes there from what is gone without a word.
        It does so to what opened a dialog that closes: then it is said where people are again.
        """
        held, self.held, now = self.held, None, document.activeElement
        gone = now and (not now.checkVisibility() or now.matches(":disabled"))
        if gone or (held and now == document.body != held):
            self.focus("")
        title, (said, self.said), (top, self.top) = by_id("title"), (self.said, []), (self.top, False)
        shut, self.shut = self.shut, False
        read = title.textContent if title and held and held != title == document.activeElement else None
        more = said if top else [one for one in said if one.text != read]
        if top and read and all(read not in one.text for one in said):
            more = [*said, m.Say(read)]
        elif shut and not top and title and all(title.textContent not in one.text for one in said):
            more = [m.Say(title.textContent), *said]
        if more and not self.unheard:
            self._breathe()
        self.unheard += more

    def _breathe(self) -> None:
        js.setTimeout(create_once_callable(self._say), BREATH)

    def _say(self) -> None:
        """Announces what is next, in one line: in the dialog if one is open, since nothing else is heard then. What is shown
        has a line of its own.
        """
        if not self.unheard:
            return  # hushed meanwhile
        n = next((i for i, one in enumerate(self.unheard) if one.shown), len(self.unheard)) or 1
        said, self.unheard = self.unheard[:n], self.unheard[n:]
        if self.unheard:
            self._breathe()
        if not (texts := [text for one in said if (text := words_of(one))]):
            return
        box, line = by_id("said-over" if by_id("dialog").open else "said"), document.createElement("p")
        *before, last = texts
        line.textContent = " ".join([*(text if text.endswith(ENDS) else f"{text}." for text in before), last])
        if said[0].shown:
            for other in box.querySelectorAll(".shown"):
                other.remove()
            line.className = "shown"
        box.append(line)
        js.setTimeout(line.remove.bind(line), HEARD)

    def attribute(self, name: str, value: str) -> None:
        """Sets an attribute of the root element, or the title."""
        if name == "title":
            document.title = value
        else:
            root.setAttribute(name, value)
        if name == "lang":
            self.language = value
            js.vernissage.sight(value)

    def stand(self, route: Route) -> None:
        """Keeps in the tab's history where people are."""
        self.trail.stand(route)

    def look(self) -> None:
        """Remembers where each piece lies: see loader/motion.mjs."""
        js.vernissage.motion.look()

    def carry(self, effect: m.Effect) -> None:
        """Carries out one effect."""
        match effect:
            case m.Say():
                self.said.append(effect)
            case m.Hush():
                self.said.clear()
                self.unheard.clear()
                for box in document.querySelectorAll(".said"):
                    box.replaceChildren()
            case m.Focus(ident):
                self.focus(ident)
            case m.Reveal(ident):
                if (element := by_id(ident)) and not in_sight(element):
                    element.scrollIntoView(CENTRED)
            case m.Wait(ms, ticket):
                js.vernissage.motion.wait(ms, create_once_callable(lambda: self.send(m.Tick(ticket))))
            case m.Move(flights):
                js.vernissage.motion.play(to_js(flights))
            case m.Sound(name):
                js.vernissage.sound(name)
            case m.Think():
                later(think(effect), self.send)
            case m.Host():
                later(host(effect), self.send)
            case m.Renew():
                js.vernissage.takeUpdate()
            case m.ToTop():
                js.scrollTo(0, 0)
                self.top = True
            case m.Copy(text):
                later(copy(text), self.send)
            case m.ShareSheet():
                later(share_sheet(effect), self.send)
            case m.Fetch():
                later(fetch_rest(self.send), self.send)
            case m.Learn(language):
                later(fetch_words(language), self.send)
            case m.Print():
                later(print_page(), self.send)
            case m.Persist():
                later(persist(), self.send)
            case m.Forget():
                self.history.forget()
            case m.Lock(ident, steal):
                self.locks.hold(ident, steal)
            case m.Slide(ident, value, text):
                by_id(ident).value = value
                by_id(ident).setAttribute("aria-valuetext", text)
                if said := by_id(f"{ident}-said"):
                    said.textContent = text
            case m.Download(name, text):
                save(js.Blob.new([text]), name)
            case m.Paint(name, svg, png):
                later(paint(name, svg, png), self.send)
            case m.Wire(what, line, text):
                getattr(js.vernissage.live, what)(line, text)
            case m.Write(batch):
                js.vernissage.journal.write(to_js(list(batch.items())))
            case m.Reopen(ms):
                js.vernissage.journal.reopen(ms)
