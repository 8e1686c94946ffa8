"""Measures how long links of games between devices are, and how many messages a game takes, in games of bots; and how long the
page in Chromium takes to open a link, on this machine and with its processor slowed down four times.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.table.chance import Rng
from vernissage.table.fair.entries import MASTER
from vernissage.table.fair.two.basis import digest, u16
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.draft import Draft, Sent
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.linked import Linked

from ..serve import serving
from ..site import pack
from .browser import at_home, browser

NAMES: Final = ("Anna Maria", "Bartłomiej", "Cy", "Dorothea", "Eve")
PLAYED: Final = (
    *(("art-society", seats, {"closing": 0}) for seats in (2, 3, 4)),
    *(("canvas", seats, {}) for seats in (2, 3, 4, 5)),
    *(("avant-carde", seats, {}) for seats in (2, 3, 4, 5)),
    *(("avant-carde", seats, {"patrons": of}) for of in (2, 3) for seats in (2, 4)),
)
"""The games with their seats and options; they are played in turn."""
COUNTED: Final = {"as4": ("art-society", 4), "cv5": ("canvas", 5), "ac5": ("avant-carde", 5)}
"""The game whose messages a figure counts, by the end of the figure's name."""


KNOWN: Final = 60
"""So many messages of a five-player Avant Carde a device knows that opens the next links."""
OPENED: Final = 15
"""So many of them it opens, one after the other."""

_OPEN: Final = """link => new Promise(done => {
  const start = performance.now();
  location.hash = link;
  const look = () => {
    if (!document.querySelector("#linked-go")?.checkVisibility()) { setTimeout(look, 5); return; }
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - start);
      painted.port2.postMessage(0);
    });
  };
  look();
})"""
"""Opens a link in a page that is there, as a press on it in a chat does: milliseconds until what it brought is painted."""


def measure(games: int = 110) -> dict[str, float]:
    """Figures from so many games of greedy bots, in which every bot has its own device.

    `fair_link_p99`: in 99 of 100 games no link is longer, in characters without the site's address. `fair_messages_...`: the
    average number of messages in a game. `fair_link_max`: the length of the longest link of all. `fair_open_ms`: how long a
    page takes to open the next link of a five-player Avant Carde in which it sits and whose earlier messages it knows, in ms.
    `fair_cold_ms`: how long a page takes that knows nothing of the game; it loads the part for such games first.
    `fair_cold_concealed_ms`: the same for four Parisians, whose cards lie concealed. All also at `cpu4`.
    """
    return _links(games) | _opening()


def _links(games: int) -> dict[str, float]:
    """How long the links of so many games are, and how many they are."""
    longest: list[int] = []
    counts: dict[tuple[str, int], list[int]] = {}
    for seed in range(games):
        key, seats, options = PLAYED[seed % len(PLAYED)]
        sent = [message for _, message in _played(key, seats, options, seed)]
        longest.append(max(len(message.text) for message in sent))
        counts.setdefault((key, seats), []).append(len(sent[-1].record.authors))
    longest.sort()
    out = {"fair_link_p99": float(longest[-1 - len(longest) // 100]), "fair_link_max": float(longest[-1])}
    for name, which in COUNTED.items():
        if which in counts:
            out[f"fair_messages_{name}"] = sum(counts[which]) / len(counts[which])
    return out


def _opening() -> dict[str, float]:
    """How long a page takes to open links."""
    links, line = [], ""
    for devices, message in _played("avant-carde", 5, {}, 1):
        links.append(message.text)
        line = devices[1].line
    parisians = (message for _, message in _played("avant-carde", 4, {"patrons": 2}, 1))
    concealed = [message.text for message in parisians if message.record.round is not None]
    figures: dict[str, float] = {}
    with serving(pack.built(small=False)) as server, browser() as running:
        for slow, name in ((1, ""), (4, "_cpu4")):
            times = _followed(running, f"{server.address}/", slow, links, line)
            figures[f"fair_open{name}_ms"], figures[f"fair_open{name}_worst_ms"] = median(times), max(times)
            for of, link in (("", links[KNOWN]), ("_concealed", concealed[-1])):
                colds = [_cold(running, f"{server.address}/", slow, link) for _ in range(3)]
                figures[f"fair_cold{of}{name}_ms"] = median(colds)
    return figures


def _followed(running: Browser, address: str, slow: int, links: list[str], line: str) -> list[float]:
    """Milliseconds for each of some links in a row, at the seat with this line."""
    context = running.new_context(reduced_motion="reduce")
    page = at_home(context, address, slow)
    page.evaluate(_OPEN, links[KNOWN])
    page.locator("#linked-restore").click()
    page.locator("#linked-line").fill(line)
    page.locator("#linked-go-on").click()
    page.locator("#dialog").wait_for(state="hidden")
    times = []
    for link in links[KNOWN + 1 : KNOWN + 1 + OPENED]:
        times.append(float(page.evaluate(_OPEN, link)))
        page.locator("#linked-go").click()
        page.locator("#dialog").wait_for(state="hidden")
        page.wait_for_timeout(300)
    context.close()
    return times


def _cold(running: Browser, address: str, slow: int, link: str) -> float:
    """Milliseconds for a link at a device that knows nothing of the game."""
    context = running.new_context(reduced_motion="reduce")
    page = at_home(context, address, slow)
    took = float(page.evaluate(_OPEN, link))
    context.close()
    return took


def _played(key: str, seats: int, options: dict[str, int], seed: int) -> Iterator[tuple[list[Device], Sent]]:
    """A whole game of bots: the devices, and each message."""
    game, signing = GAMES[key], curves()
    devices = [Device(GAMES, signing, digest("bench", u16(seed), u16(i))[:MASTER]) for i in range(seats)]
    found: Any = Invitation(game, {**game.defaults, **options}, seats)
    for name, device in zip(NAMES, devices, strict=False):
        found = device.join(found, name)
    linked: Linked = found
    for device in devices:
        device.receive(devices[-1].text)
    rng = Rng(seed)
    while (author := linked.record.author()) is not None:
        device = devices[author]
        device.linked = linked  # it is passed on without reading the link: only its length counts
        linked.record.elements.own(author, *device.keys.chains(unread=linked.record.table.unread))
        message = _filled(device.draft(), BOTS[key]["greedy"], rng).finish()
        linked = message.linked
        yield devices, message


def _filled(draft: Draft, bot: Any, rng: Rng) -> Draft:
    """The message of a bot. If its answer depends on a card that lies face down, it asks to see that card first."""
    game = draft.record.match.game
    while draft.decision is not None:
        seat = draft.decision.seat
        if draft.dark:
            worlds = draft.seen()
            said = {answer(bot, game.view(w, seat), seat, Rng(7)) for w in (worlds[0], worlds[-1])}
            (a, *others) = said
            if others or a not in draft.choices:
                return draft
        else:
            a = answer(bot, draft.match.view(seat), seat, rng)
        draft.answer(a)
    return draft
