"""Pictures of the screens: each is put into the built page, with its styles, typefaces and pictures, and photographed.

Glossary: a *view* is a size of the window with a colour scheme. Each screen is shown in four views, two in each language. Two
of these take turns, so that every part of the page is shown in all of them.
"""

import math
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Route

from build.bench.browser import browser
from build.serve import serving
from build.site import pack
from tests.page.double import FakePage
from vernissage.page.core.measure import Size
from vernissage.page.core.messages import Resized
from vernissage.page.session import PAGE_REGIONS

from .screens import Screen, screens


class View(NamedTuple):
    """A window: its size, and "light", "dark", "forced" (the system's colours), "touched" (everything is pointed at) or
    "notched" (the device covers some of it on every side); and how many px the letters have that are set in the browser.
    """

    width: int
    height: int
    scheme: str
    letters: int = 16

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.scheme}{'' if self.letters == 16 else f'-{self.letters}'}"


VIEWS: Final = {
    "en": (
        View(1280, 800, "light"),
        (View(320, 568, "dark"), View(768, 1024, "light"), View(1920, 1080, "dark"), View(1280, 800, "touched"),
         View(360, 740, "light"), View(740, 360, "light"), View(1024, 768, "dark"), View(450, 740, "light"),
         View(1280, 800, "forced"), View(360, 740, "notched"), View(740, 360, "notched"), View(1280, 800, "dark", 24),
         View(360, 740, "light", 24), View(1024, 768, "notched", 20)),
    ),
    "pl": (
        View(360, 740, "dark"),
        (View(1366, 650, "dark"), View(1024, 768, "light"), View(320, 568, "light"), View(1280, 800, "dark"),
         View(450, 740, "touched"), View(768, 1024, "dark"), View(360, 740, "forced"), View(740, 360, "dark"),
         View(1920, 1080, "light"), View(1280, 800, "light", 24), View(740, 360, "light", 24), View(320, 568, "forced", 24)),
    ),
}  # fmt: skip
"""By language: the view of every screen, and those that take turns."""


def insets(view: View) -> dict[str, int]:
    """What the device covers, in CSS px: of a phone that stands, of one that lies, of a tablet."""
    if view.scheme != "notched":
        return dict.fromkeys(("top", "right", "bottom", "left"), 0)
    if min(view.width, view.height) > 600:
        return dict.fromkeys(("top", "right", "bottom", "left"), 20)
    if view.width < view.height:
        return {"top": 47, "right": 0, "bottom": 34, "left": 0}
    return {"top": 0, "right": 47, "bottom": 21, "left": 47}


_DRESS = """async () => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet" });
  sheet.href = document.documentElement.dataset.styles;
  const loaded = new Promise((done, failed) => { sheet.onload = done; sheet.onerror = failed; });
  document.head.append(sheet);
  await loaded;
}"""
"""Takes up the sheet of the rooms that come late."""
_LAY = """async ([root, regions, shown, trouble, slide]) => {
  const html = document.documentElement;
  for (const [name, value] of Object.entries(root)) html.setAttribute(name, value);
  for (const [id, markup] of Object.entries(regions)) {
    const region = document.getElementById(id);
    region.innerHTML = markup;
    region.hidden = !markup;
    if (id === "dialog" && region.open !== !!markup) markup ? region.showModal() : region.close();
  }
  const slider = slide && document.getElementById(slide[0]);
  if (slider) Object.assign(slider, { value: slide[1], ariaValueText: slide[2] });
  document.getElementById("said").innerHTML = shown;
  for (const part of document.querySelectorAll(".trouble")) part.hidden = part.id !== trouble;
  for (const one of document.getAnimations()) if (one.animationName === "too-soon") one.finish();
  document.activeElement?.blur();
  const strips = ":not(.co-plan)"; // that of the collection begins where its chosen tab is seen
  for (const field of document.querySelectorAll(strips)) if (field.scrollTop || field.scrollLeft) field.scrollTo(0, 0);
  scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all([...document.images, ...document.querySelectorAll("image")].map(one => one.decode().catch(() => 0)));
}"""
_SIZES = """() => {
  const px = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, body = getComputedStyle(document.body);
  const both = (one, other) => parseFloat(body[`padding${one}`]) + parseFloat(body[`padding${other}`]);
  return [innerWidth, innerHeight, both("Left", "Right"), both("Top", "Bottom")].map(size => size / px); }"""
_END = """whole => {
  const root = document.documentElement, long = [...document.querySelectorAll("*")].filter(one => one.checkVisibility()
    && (one === root ? !whole : ["auto", "scroll"].includes(getComputedStyle(one).overflowY))
    && one.scrollHeight > one.clientHeight + 1);
  for (const one of long) one.scrollTo(0, one.scrollHeight);
  return long.length > 0; }"""
"""Scrolls what has more than is seen to its end, the page too if cut; whether there was any such thing."""


def shoot(folder: Path, only: str) -> int:
    """Fills a folder with pictures `SCREEN.VIEW.png`, those whose names hold the pattern `only`; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted, count = re.compile(only), 0
    with serving(pack.shown()) as server, browser() as running:
        for language in VIEWS:
            pages: dict[View, Page] = {}
            for at, screen in enumerate(screens(language)):
                always, turns = VIEWS[language]
                for view in (always, turns[at % len(turns)]):
                    name = f"{screen.name}.{language}.{view}"
                    if not wanted.search(name):
                        continue
                    if view not in pages:
                        pages[view] = window(running, server.address, view)
                    for end, shot in enumerate(_shots(pages[view], screen, whole=view.letters == 16)):
                        (folder / f"{name}{'.end' if end else ''}.png").write_bytes(shot)
                        count += 1
            for page in pages.values():
                page.context.close()
    return count


def window(running: Browser, address: str, view: View, context: BrowserContext | None = None) -> Page:
    """The site's page in a window, none of whose scripts run; in a profile of its own if none is given."""
    context = context or running.new_context(
        viewport={"width": view.width, "height": view.height}, reduced_motion="reduce", base_url=address,
        color_scheme="dark" if view.scheme == "dark" else "light",
        forced_colors="active" if view.scheme == "forced" else "none",
    )  # fmt: skip
    page = context.new_page()
    tools = context.new_cdp_session(page)
    if view.scheme == "notched":
        tools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets(view)})
    tools.send("Page.setFontSizes", {"fontSizes": {"standard": view.letters, "fixed": view.letters * 13 // 16}})
    page.route("**/*.mjs", lambda route: route.abort())
    page.route("**/old.js", lambda route: route.abort())
    if view.scheme == "touched":
        page.route(re.compile(r"/(style|table)\.css$"), _touched)
    page.goto("/")
    page.evaluate("document.documentElement.dataset.state = 'ready'")
    page.evaluate(_DRESS)
    return page


def heard(page: Page) -> Resized:
    """What the page would hear of its window: see `window` in web/main.py."""
    width, height, *covered = page.evaluate(_SIZES)
    return Resized(int(width), int(height), still=True, covered=Size(*map(math.ceil, covered)))


def lay(page: Page, made: FakePage, trouble: str = "") -> None:
    """Shows a page in a window."""
    pictures = f'href="{page.get_attribute("html", "data-pictures")}'
    regions = {name: made.regions.get(name, "").replace('href="art/', pictures) for name in PAGE_REGIONS}
    shown = "".join(f'<p class="shown">{escape(said.text)}</p>' for said in made.said[-1:] if said.shown)
    page.evaluate(_LAY, [made.root, regions, shown, trouble, made.slide])


def _touched(route: Route) -> None:
    """The styles as if everything was pointed at: a class that nothing has weighs as much as `:hover`."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace(":hover", ":not(.untouched)"))


def _shots(page: Page, screen: Screen, *, whole: bool) -> Iterator[bytes]:
    """The whole page, or what is seen of it; and, if a part of it scrolls, once more with that at its end. (In a picture of a
    whole page, and ever after, Chromium has letters of 16 px, whatever is set.)
    """
    made = screen.page
    made.send(heard(page))
    lay(page, made, screen.trouble)
    yield page.screenshot(full_page=whole, animations="disabled", caret="hide", scale="css")
    if page.evaluate(_END, whole):
        yield page.screenshot(animations="disabled", caret="hide", scale="css")
