"""Translates orders of a live table into effects of the page."""

from __future__ import annotations

from ...table.live.lines import Accept, Close, Dial, Order, Post, Respond, Wake
from ..core.messages import Wire


def wire(order: Order) -> Wire:
    """The effect that carries the order out: see web/live.mjs."""
    match order:
        case Dial(line):
            return Wire("dial", line)
        case Respond(line, sdp):
            return Wire("reply", line, sdp)
        case Accept(line, sdp):
            return Wire("accept", line, sdp)
        case Wake(line, candidates):
            return Wire("wake", line, "\n".join(candidates))
        case Post(line, text):
            return Wire("post", line, text)
        case Close(line):
            return Wire("hang", line)
