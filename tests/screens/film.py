"""Strips of twelve frames for each key moment: what moves, in which order, how long.

Glossary: a *moment* is the first move of a game in which something happens, by the kind of its event, or "order", a press.
Nothing is played in real time: the page's animations are stopped and set to the time of each frame, so that a strip is the same
on every machine.
"""

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from build.bench.browser import browser
from build.serve import serving
from build.site import pack
from tests.page.double import FakePage
from vernissage.bots.bot import answer
from vernissage.page.core.messages import Do, Effect, Move, Resized, Tick
from vernissage.page.core.motion import length
from vernissage.page.table import turns
from vernissage.table.chance import Rng
from vernissage.table.game import hearer

from .screens import ANN, BOTS, Shown

FRAMES: Final = 12
ACROSS: Final = 4
SLIDE: Final = 340
"""Milliseconds that pieces slide (web/loader/motion.mjs), and a little more."""


class Moment(NamedTuple):
    """Events of `kind` in a game with so many seats; `mine`: by the seat that looks, else by another."""

    game: str
    kind: str
    mine: bool | None = None
    seed: int = 5

    def __str__(self) -> str:
        return f"{self.game}-{self.kind}{'' if self.mine is None else '-own' if self.mine else '-rival'}"


MOMENTS: Final = (
    Moment("art-society", "reveal"), Moment("art-society", "took", mine=False), Moment("art-society", "hung", mine=True),
    Moment("art-society", "hung", mine=False), Moment("art-society", "faux_pas"), Moment("art-society", "museum"),
    Moment("canvas", "took", mine=True), Moment("canvas", "took", mine=False), Moment("canvas", "painted", mine=True),
    Moment("canvas", "painted", mine=False), Moment("canvas", "dealt"), Moment("canvas", "order"),
    Moment("avant-carde", "played", mine=True), Moment("avant-carde", "line", mine=False),
    Moment("avant-carde", "used", mine=True), Moment("avant-carde", "bought", mine=True),
    Moment("avant-carde", "bought", mine=False), Moment("avant-carde", "awards", mine=True),
    Moment("avant-carde", "drew", mine=True), Moment("avant-carde", "took_change", mine=True),
    Moment("avant-carde", "took_change", mine=False),
)  # fmt: skip

_SEEK = """async (at) => {
  for (const one of document.getAnimations()) {
    const end = one.effect.getComputedTiming().endTime;
    if (at >= end) { try { one.finish(); } catch { one.cancel(); } } else { one.pause(); one.currentTime = at; }
  }
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}"""
_WRITE = """([region, markup]) => {
  const element = document.getElementById(region);
  element.innerHTML = markup;
  element.hidden = !markup;
  if (region === "dialog" && element.open !== !!markup) markup ? element.showModal() : element.close();
}"""


class Filmed(Shown):
    """A page that is shown in a browser, and stands still in each of its moves."""

    def __init__(self, seen: Page) -> None:
        self.seen = seen
        self.pictures = f'href="{seen.get_attribute("html", "data-pictures")}'
        self.frames: list[tuple[int, bytes]] = []
        self.wanted = self.sliding = False
        super().__init__()

    def write(self, region: str, markup: str) -> None:
        super().write(region, markup)
        self.seen.evaluate(_WRITE, [region, markup.replace('href="art/', self.pictures)])

    def attribute(self, name: str, value: str) -> None:
        super().attribute(name, value)
        self.seen.evaluate("([name, value]) => document.documentElement.setAttribute(name, value)", [name, value])

    def look(self) -> None:
        self.seen.evaluate("vernissage.motion.look()")

    def carry(self, effect: Effect) -> None:
        super().carry(effect)
        if isinstance(effect, Move) and (self.sliding or (self.wanted and effect.flights)):
            self.frames = list(self._frames(effect))

    def _frames(self, move: Move) -> Iterator[tuple[int, bytes]]:
        self.seen.evaluate("""async () => { await document.fonts.ready;
            await Promise.all([...document.querySelectorAll("image")].map(one => one.decode?.().catch(() => 0))); }""")
        self.seen.wait_for_timeout(300)
        self.seen.evaluate("(flights) => vernissage.motion.play(flights)", [list(one) for one in move.flights])
        whole = length(move.flights) or SLIDE
        for i in range(FRAMES):
            at = whole * (2 * i + 1) // (2 * FRAMES) if i < FRAMES - 1 else whole + 1
            self.seen.evaluate(_SEEK, at)
            yield at, self.seen.screenshot(caret="hide", scale="css")


def film(folder: Path, only: str, width: int, height: int) -> int:
    """Fills a folder with a strip of each moment whose name holds the pattern; gives their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with serving(pack.shown()) as server, browser() as running:
        for moment in MOMENTS:
            if not re.search(only, str(moment)):
                continue
            context = running.new_context(viewport={"width": width, "height": height}, base_url=server.address)
            seen = context.new_page()
            seen.route(re.compile(r"/(?!motion|copies)[^/]*\.mjs$|old\.js"), lambda route: route.abort())
            seen.goto("/")
            seen.evaluate("document.documentElement.dataset.state = 'ready'")
            frames = _moment(Filmed(seen), moment, width, height)
            if frames:
                (folder / f"{moment}-{width}.png").write_bytes(_strip(context.new_page(), frames, width))
                count += 1
            else:
                print(f"{moment} did not come")
            context.close()
    return count


def _happens(page: FakePage, moment: Moment, since: int) -> bool:
    play = page.app.table()
    return any(
        e.kind == moment.kind and (moment.mine is None or (getattr(e, "seat", None) == play.viewer) == moment.mine)
        for turn in play.match.turns[since:] for e in turn.events if hearer(e) in (None, play.viewer)
    )  # fmt: skip


def _moment(page: Filmed, moment: Moment, width: int, height: int) -> list[tuple[int, bytes]]:
    """The frames of a moment; none if it does not come by."""
    page.sit(moment.game, (ANN, *BOTS[:2]), moment.seed)
    page.send(Resized(width, height, still=False))
    rng, play = Rng(moment.seed), page.app.table()
    for _ in range(400):
        if play.over:
            return []
        if moment.kind == "order" and (frames := _ordered(page)):
            return frames
        action = _next(play, rng)
        since = len(play.match.turns)
        page.wanted = _would(page, moment, action)
        if "seen" in page.regions["decision"] and page.find("seen"):
            page.send(Do("room", ("seen",)))
        if play.bot_asked:
            page.send(Tick(page.app.ticket))
        else:
            page.session.show(turns.give(page.app, (action,)))
        if page.frames and _happens(page, moment, since):
            return page.frames
        page.frames = []
    return []


def _ordered(page: Filmed) -> list[tuple[int, bytes]]:
    """The frames of another order of the layers, which is no event: people press it. None before three cards lie there."""
    page.send(Do("room", ("best",)))
    if not page.find("order-5"):
        return []
    page.sliding = True
    page.send(Do("room", ("order", "5")))
    return page.frames


def _next(play: Any, rng: Rng) -> Any:
    seat = play.asked
    return answer(play.bots["greedy"], play.match.view(seat), seat, rng)


def _would(page: FakePage, moment: Moment, action: Any) -> bool:
    """Whether an answer leads to the moment; a bot's is not known before."""
    play = page.app.table()
    if play.bot_asked:
        return moment.mine is not True
    since = len(play.match.turns)
    play.match.answer(action)
    found = _happens(page, moment, since)
    play.match.undo(freely=True)
    return found


def _strip(sheet: Page, frames: list[tuple[int, bytes]], width: int) -> bytes:
    """The frames side by side, each with its time."""
    across = ACROSS if width > 600 else FRAMES // 2
    shown = 480 if width > 600 else 300
    cells = "".join(
        f'<figure><b>{at} ms</b><img src="data:image/png;base64,{base64.b64encode(shot).decode()}" width="{shown}"></figure>'
        for at, shot in frames
    )
    sheet.set_viewport_size({"width": across * (shown + 6), "height": 100})
    sheet.set_content(
        "<style>body{margin:0;background:#222;display:grid;gap:6px;grid-template-columns:repeat("
        f"{across},{shown}px)"
        "}figure{margin:0;position:relative}b{position:absolute;font:12px sans-serif;background:#222;color:#fc8}"
        f"img{{display:block}}</style>{cells}"
    )
    return sheet.screenshot(full_page=True)
