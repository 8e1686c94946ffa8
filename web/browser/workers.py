"""Bots that think in workers of their own: ours, and guests."""

import js
from pyodide.ffi import JsException

from vernissage.page.core.messages import Host, Hosted, Think, Thought

SOON = 20_000  # ms: for a script; their workers have ends of their own


async def think(asked: Think) -> Thought:
    """Lets a bot think in its worker: see loader/bots.mjs."""
    try:
        place = await js.vernissage.think(asked.match, asked.level, asked.seat, str(asked.luck), asked.name)
    except JsException as e:
        js.console.info(f"Vernissage's bots think on the page: {e}")
        return Thought(asked.ticket, None)
    return Thought(asked.ticket, int(place))


async def host(asked: Host) -> Hosted | None:
    """Has a guest's worker do something: see loader/guests.mjs."""
    try:
        guests = await js.vernissage.within(SOON, js.vernissage.guests(), "what seats guests")
        told = getattr(guests, asked.what)(*asked.asked)
        if asked.what == "leave":
            return None
        told = await told
    except JsException as e:
        js.console.info(f"Vernissage has no room for guests: {e}")
        return Hosted(asked.ticket, "")
    return Hosted(asked.ticket, str(told))
