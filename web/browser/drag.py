"""Drags with the pointer."""

import js
from pyodide.ffi import create_proxy

from vernissage.page.core.messages import Act, Phase, Pointed

from .document import Js, document, near
from .work import Send


def place_of(element: Js) -> str:
    """The place of a card in a hand that can be arranged, as text; empty for anything else."""
    return element.getAttribute("data-place") if element else ""


class Drag:
    """The present drag, if any. Its moves are handed over once a frame."""

    def __init__(self, send: Send) -> None:
        self.send, self.next_frame = send, create_proxy(self.frame)

    pointer: Js = None
    name = act = place = ""
    last: tuple[float, float] | None = None

    def start(self, event: Js) -> None:
        """The pointer was pressed."""
        field = near(event, "[data-drag],[data-drag-onto]")
        if not field or event.button or self.pointer is not None:
            return
        pressed = near(event, "[data-act]")
        self.pointer, self.name = event.pointerId, field.getAttribute("data-drag") or field.getAttribute("data-drag-onto")
        self.act = pressed.getAttribute("data-act") if pressed else ""
        self.place = place_of(near(event, "[data-place]"))
        self.tell("down", event.clientX, event.clientY)

    def move(self, event: Js) -> None:
        """The pointer has moved."""
        if event.pointerId != self.pointer:
            return
        if self.last is None:
            js.requestAnimationFrame(self.next_frame)
        self.last = event.clientX, event.clientY

    def frame(self, _time: float) -> None:
        """Hands over the pointer's last position."""
        last, self.last = self.last, None
        if last and self.pointer is not None:
            self.tell("move", *last)

    def stop(self, event: Js) -> None:
        """The pointer was released or cancelled."""
        if event.pointerId == self.pointer:
            self.last = None
            to = self.under(event) if event.type == "pointerup" else ""
            self.tell("up" if event.type == "pointerup" and not to else "cancel", event.clientX, event.clientY)
            self.pointer = None
            if to:
                self.send(Act("arrange", (self.place, to)))

    def under(self, event: Js) -> str:
        """The other place of the same hand over which the pointer is; empty if there is none."""
        under = document.elementsFromPoint(event.clientX, event.clientY) if self.place else ()
        found = next((one for one in map(place_of, (e.closest("[data-place]") for e in under)) if one), "")
        return found if found != self.place else ""

    def tell(self, phase: Phase, x: float, y: float) -> None:
        """Hands over the pointer's position, from 0 to 1 across the element with `data-drag`."""
        field = document.querySelector(f'[data-drag="{self.name}"]')
        if field:
            at = field.getBoundingClientRect()
            self.send(Pointed(phase, self.act, (x - at.left) / (at.width or 1), (y - at.top) / (at.height or 1)))
