"""Connects Python with the browser: turns events into messages, and begins. `browser` carries out effects; no other modules
import js or pyodide. `vernissage.page`, which knows no browser, decides what the messages mean.
"""

import math

import js
from pyodide.ffi import create_once_callable, create_proxy

from browser.device import Device
from browser.document import Js, by_id, document, element_of, given, languages, near, root, shortcut
from browser.files import read_files
from browser.page import PICTURES, Page
from browser.rest import fetch_rest
from browser.work import later
from vernissage.page.app import App
from vernissage.page.core.measure import Size
from vernissage.page.core.messages import (
    Arrived,
    Begin,
    Changed,
    Differences,
    Do,
    Journal,
    KeyDown,
    Message,
    Newer,
    Pointed,
    Resized,
    Went,
)
from vernissage.page.core.presses import ROOM, asked_of_room, parsed
from vernissage.page.session import Session
from vernissage.page.update import update

IDLE = 400  # ms after the start until the rest of the page comes, so that it is in nobody's way
READ = 48  # CSS px below a dialog's middle: a heading that has got the focus is above it
RIM = 6  # CSS px of the mark round what has the focus


def send(message: Message) -> bool:
    """Hands a message to the app. If that fails by a fault of ours, people are told."""
    try:
        used = session.send(message)
    except BaseException:
        js.vernissage.failed()
        raise
    if used:
        page.settle()
    return used


# -- one listener for each kind of event ----------------------------------------------------------------------------------


def clicked(event: Js) -> None:
    """A press with a pointer or a key."""
    if given(element_of(event), "id") == "dialog":  # on the backdrop, outside of the dialog
        send(Do("close"))
        return
    if pressed := near(event, "[data-do]:not(form)"):
        send(Do(*parsed(pressed.getAttribute("data-do"))))


def submitted(event: Js) -> None:
    """A form was sent."""
    event.preventDefault()
    form = element_of(event)
    if form and (do := form.getAttribute("data-do")):
        send(Do(*parsed(do)))


def changed(event: Js) -> None:
    """A field's value has changed."""
    field = near(event, "[data-field]")
    if not field or (field.type in {"text", "range"}) != (event.type == "input"):
        return
    if field.type == "file":
        if field.files.length:
            later(read_files(field.getAttribute("data-field"), js.Object.values(field.files)), send)
            field.value = ""
        return
    value = ("1" if field.checked else "") if field.type == "checkbox" else field.value
    send(Changed(field.getAttribute("data-field"), value))


def keyed(event: Js) -> None:
    """A key that neither the browser nor a text field uses."""
    element, key, ctrl = element_of(event), given(event, "key"), given(event, "ctrlKey")
    if not element or not key:
        return
    tag = element.tagName
    if key == "Tab" and element.id == "title" and not given(event, "shiftKey"):
        if send(KeyDown(str(key))) and document.activeElement != element:  # what is asked comes before what lies around it
            event.preventDefault()
        return
    if key == "Enter" and given(event, "repeat") and tag == "BUTTON":  # the focus may be on the next button already
        event.preventDefault()
        return
    grid = ctrl and key in {"Home", "End"} and bool(near(event, "[role=grid]"))
    if (ctrl and not grid) or key == "Tab" or any(given(event, name) for name in ("altKey", "metaKey", "isComposing")):
        return
    if key == "Enter" and tag == "INPUT" and element.type in {"checkbox", "radio"}:  # it would send the form
        event.preventDefault()
    if tag in {"SELECT", "TEXTAREA"} or (tag == "INPUT" and element.type == "text"):
        return
    region = near(event, "[data-region]")
    if send(KeyDown(f"Ctrl+{key}" if grid else str(key), region.id if region else "", tag in {"BUTTON", "A", "INPUT"})):
        event.preventDefault()


def cancelled(event: Js) -> None:
    """Escape was pressed in a dialog."""
    event.preventDefault()
    send(Do("close"))


def focused(event: Js) -> None:
    """The focus has come somewhere by keys. A phone's sheet lies over the foot of the table: what has the focus moves
    out from under it (WCAG 2.4.11). Of a strip a browser leaves what lies half in sight where it is: that is brought in, too.
    """
    element, hall, sheet = element_of(event), by_id("hall"), document.querySelector(".sheet")
    if not element or not element.matches(":focus-visible"):
        return
    if element.closest(".bk-toc"):
        element.scrollIntoView(block="nearest", inline="nearest")
    if sheet.offsetHeight and hall.contains(element) and not sheet.contains(element):
        at = element.getBoundingClientRect()
        over = at.bottom + RIM - sheet.getBoundingClientRect().top
        if over > 0:
            hall.scrollTop += min(over, max(at.top - hall.getBoundingClientRect().top, 0))


def scrolled(event: Js) -> None:
    """A dialog was scrolled: the rules mark the chapter in its middle; at its foot the last one, or that which was pressed."""
    box = event.target
    if by_id("to-chapter-0"):
        middle = box.getBoundingClientRect().top + box.clientHeight / 2 + READ
        heads = box.querySelectorAll("section > h3")
        at = max(0, sum(head.getBoundingClientRect().top < middle for head in heads) - 1)
        now = int(box.querySelector("[aria-current]").id.rpartition("-")[2])
        if box.scrollTop + box.clientHeight > box.scrollHeight - 2:
            pressed = now == at and document.activeElement.id == f"chapter-{now}"
            at = now if now > at or pressed else heads.length - 1
        if at != now:
            send(Do("reading", (str(at),)))


def dragged(event: Js) -> None:
    """A pointer that may drag something goes down, moves, is let go, or was taken back: loader/drag.mjs knows. A card that is
    let go over another one of its hand takes that one's place.
    """
    told = event.detail
    send(Pointed(told.phase, asked_of_room(told.do), told.x, told.y))
    if told.to:
        send(Do(ROOM, ("arrange", told.place, told.to)))


def arrived(_event: Js) -> None:
    """The address's fragment has changed; it may be a link."""
    send(Arrived(js.location.hash))


def went(_event: Js) -> None:
    """People have gone back or forward in the tab's history; or the page itself has gone back."""
    if (there := page.trail.went()) is not None:
        send(Went(there))


def renewed(_event: Js = None) -> None:
    """A newer build was fetched: see loader/offline.mjs."""
    send(Newer())


def found(differences: Js) -> Differences:
    """How the journal and local storage differ, from what loader/journal.mjs found."""
    alone, texts = differences.to_py()
    return Differences(frozenset(alone), dict(texts))


def journaled(event: Js) -> None:
    """The journal reports something: see loader/journal.mjs."""
    told = event.detail.told
    send(Journal(told, found(event.detail.found)) if told == "open" else Journal(told))


def window() -> Resized:
    """The window's size, what the device covers of it, and the system's wish for reduced motion."""
    px = float(js.parseFloat(js.getComputedStyle(root).fontSize)) / 16  # one of the style sheets, in px of the browser
    body = js.getComputedStyle(document.body)  # it keeps clear of what is covered
    left, right, top, bottom = (
        float(js.parseFloat(getattr(body, f"padding{side}"))) / px for side in ("Left", "Right", "Top", "Bottom")
    )
    covered = Size(math.ceil(left + right), math.ceil(top + bottom))
    return Resized(int(js.innerWidth / px), int(js.innerHeight / px), stillness.matches, covered)


def resized(_event: Js = None) -> None:
    """One of these has changed."""
    send(window())


stillness = js.matchMedia("(prefers-reduced-motion: reduce)")
page = Page(send)
session = Session(App(Device()), page)


async def begin() -> None:
    """Shows the app. It waits for the journal, which was read while Python started, so that no older state of
    a game is shown.
    """
    differences = await js.vernissage.journal.found
    await js.vernissage.dressed
    for kind, heard in {
        "click": clicked, "submit": submitted, "input": changed, "change": changed, "keydown": keyed, "focusin": focused,
    }.items():  # fmt: skip
        document.addEventListener(kind, create_proxy(heard))
    for kind, heard in (("cancel", cancelled), ("scroll", scrolled)):
        by_id("dialog").addEventListener(kind, create_proxy(heard))
    for source, kind in ((js.window, "resize"), (stillness, "change")):
        source.addEventListener(kind, create_proxy(resized))
    for kind, told in {
        "hashchange": arrived, "popstate": went,
        "vernissage:update": renewed, "vernissage:journal": journaled, "vernissage:drag": dragged,
    }.items():  # fmt: skip
        js.addEventListener(kind, create_proxy(told))

    session.stands("foyer", str(by_id("foyer").innerHTML).replace(PICTURES, 'href="art/'))  # the build has drawn it
    update(session.app, window())  # nothing is shown before the language is known
    home, sheet = js.location.origin + js.location.pathname, bool(getattr(js.navigator, "share", None))
    at, lost = page.history.here() or (), js.vernissage.lost
    if js.keptPresses.length and lost is None:
        at = ()  # they saw the foyer, and have done something there
    send(Begin(languages(), home, js.location.hash, sheet, shortcut(), workers=True,
               found=found(differences) if differences else None, without=bool(js.vernissage.without), rest=False,
               route=at, lost=lost, speaks=js.vernissage.language))  # fmt: skip
    if root.hasAttribute("data-update"):
        renewed()
    if root.dataset.state != "leaving":  # else a file is lost that Python does not need, and the page loads itself anew
        root.dataset.state = "ready"  # from now on these listeners answer presses, not early.mjs
    for kept in js.keptPresses:
        send(Do(*parsed(kept)))
    js.performance.mark("ready")
    js.setTimeout(create_once_callable(lambda: later(fetch_rest(send), send)), IDLE)
