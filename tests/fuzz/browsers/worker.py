"""Wrong answers in place of each of the site's files, at a first visit, later, or in an update; then the line is well again.

What is promised: a page that gets something wrong starts or says that it cannot; once the line is well, it starts and plays in
both ways, without a network too; and nothing that was kept differs from what was built.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Error, expect

from build.bench.browser import browser, kept
from build.serve import running
from build.site import offline, pack
from tests.fuzz.poison import KINDS, Line, build_name, wrong_in_caches
from vernissage.games import GAMES
from vernissage.table.link import encode
from vernissage.table.match import Match

FIRST, LATER, UPDATE = MOMENTS = "at the first visit", "later", "in an update"
TOLD_MS: Final = 30_000
START_MS: Final = 60_000
TEXT: Final = {".html", ".mjs", ".js", ".css", ".webmanifest"}
SCRIPT: Final = re.compile(r'src="\./(s/app\.[^"]*)" integrity="[^"]*"')


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases from number `seed` on; about seventy go through every file at every moment at which it is asked for."""
    now = pack.built(small=False)
    planned = [
        (moment, name)
        for moment in MOMENTS
        for name in files(now)
        if moment != LATER or name == "sw.js" or offline.LATER.fullmatch(name)
    ]
    with tempfile.TemporaryDirectory() as room, running(Line(now)) as line, browser() as chromium:
        following = after(now, Path(room))
        for number in range(seed, seed + n):
            (moment, name), rng = planned[number % len(planned)], Random(number)
            kind, lasting, times = rng.choice(list(KINDS)), rng.random() < 0.5, rng.choice((1, 2, float("inf")))
            context = chromium.new_context(base_url=line.address, viewport={"width": 1280, "height": 800})
            line.folder = now
            line.given.clear()
            case = Case(context, line, name if moment != UPDATE else moved(name), (now, following))
            try:
                met = case.run(moment, kind, lasting, times)
            except BaseException as e:
                e.add_note(f"case {number}: {name}, {moment}: {kind}, lasting: {lasting}, {times} times; {dict(line.given)}")
                raise
            context.close()
            yield f"{moment}, {met if line.given else 'never asked for'}"


def files(folder: Path) -> list[str]:
    """The paths of all files that a page or its service worker asks for."""
    text, page = ((folder / name).read_text(encoding="utf-8") for name in ("sw.js", "index.html"))
    listed = [path for path in re.findall(r'\["([^"]+)","[^"]{44}"\]', text) if not path.endswith("/old.js")]
    return ["sw.js", *listed, *sorted(set(re.findall(r'"\./(s/pictures\.[^"]+\.svg)"', page)) - set(listed))]


def moved(name: str) -> str:
    """The path of a file in the build after: folders' hashes are read from right to left there."""
    return re.sub(r"(?<=\.)[0-9a-f]{16}(?=/)", lambda found: found[0][::-1], name)


def after(folder: Path, room: Path) -> Path:
    """The same site as another build, which has no folder in common with it."""
    renamed = {entry.name: f"{entry.name[:-16]}{entry.name[:-17:-1]}" for entry in (folder / "s").iterdir()}
    renamed[build_name(folder)] = build_name(folder)[::-1]
    for old in (path for path in folder.rglob("*") if path.is_file()):
        new = room / moved(old.relative_to(folder).as_posix())
        new.parent.mkdir(parents=True, exist_ok=True)
        if old.suffix in TEXT:
            text = re.sub("|".join(renamed), lambda found: renamed[found[0]], old.read_text(encoding="utf-8"))
            new.write_text(text, encoding="utf-8")
        else:
            shutil.copyfile(old, new)
    page = room / "index.html"
    page.write_text(
        SCRIPT.sub(
            lambda found: f'src="./{found[1]}" integrity="sha256-{offline.sha256(room / found[1])}"',
            page.read_text(encoding="utf-8"),
        ),
        encoding="utf-8",
    )
    (room / "sw.js").write_text(offline.worker(room, build_name(room)), encoding="utf-8")
    return room


class Case:
    """One browser, one file that is answered wrongly."""

    def __init__(self, context: BrowserContext, line: Line, name: str, builds: tuple[Path, Path]) -> None:
        self.context, self.line, self.name, self.builds = context, line, name, builds
        self.page = context.new_page()

    def run(self, moment: str, kind: str, lasting: bool, times: float) -> str:
        """Goes through it; gives what people met while the line was bad."""
        line, page = self.line, self.page
        if moment != FIRST:
            self.starts("/", "snapshot")
            kept(page)
        line.wrong, line.lasting, line.times = {self.name: kind}, lasting, times
        if moment == UPDATE:
            line.folder = self.builds[1]
            self.looks_for_update()
        met = {self.meets(address) for address in (("/?start=plain", "/") if offline.LATER.fullmatch(self.name) else ("/",))}
        line.wrong = {}
        self.recovers()
        if moment == UPDATE:
            self.takes_update()
        kept(page)
        self.starts("/?start=plain", "plain")
        page.wait_for_timeout(200)  # what was asked for only now is kept after it was given out
        self.checks()
        self.context.set_offline(True)
        for address, way in (("/", "snapshot"), ("/?start=plain", "plain")):
            self.starts(address, way)
            self.plays()
        self.checks()
        return " and ".join(sorted(met))

    def meets(self, address: str) -> str:
        """Opens the page on the bad line; gives how it went. The page itself may be what is wrong: then it cannot tell."""
        page = self.page
        try:
            page.goto(address, wait_until="domcontentloaded")
        except Error:
            assert self.name == "index.html", "nothing answered"
            return "no page came"
        if self.name == "index.html" and not page.locator("noscript").count():  # which stands at its end
            return "no page came"
        page.locator("html:not([data-state=loading])").wait_for(timeout=TOLD_MS)
        if page.locator("html[data-state=ready]").count():
            return "started"
        assert page.locator(".trouble:visible").count() == 1, "the page gave up and does not say so"
        return "said that it could not start"

    def recovers(self) -> None:
        """The line is well: what stands there is loaded again as people do it."""
        page = self.page
        again = page.locator(".trouble:visible [data-reload]:visible").first
        if again.count():
            with page.expect_navigation():
                again.click()
        else:
            page.goto("/")
        page.locator("html[data-state=ready]").wait_for(timeout=START_MS)
        self.checks()

    def starts(self, address: str, way: str) -> None:
        """Opens the page, which has to start in this way."""
        self.page.goto(address)
        self.page.locator("html[data-state=ready]").wait_for(timeout=START_MS)
        expect(self.page.locator("html")).to_have_attribute("data-start", way)

    def plays(self) -> None:
        """Begins a game and answers; a bot thinks in its worker."""
        page = self.page
        page.locator("#poster-button-art-society").click()
        page.locator("#play").click()
        page.locator("#hang").click()
        page.locator("#decision .decide:not(.wait)").first.wait_for()
        match = Match(GAMES["art-society"], 3, {}, 7)
        assert match.decision is not None
        place = page.evaluate("(asked) => vernissage.think(...asked)", [encode(match), "greedy", match.decision.seat, "1"])
        assert place >= 0
        page.locator("#leave").click()

    def looks_for_update(self) -> None:
        """Has the browser look for a newer build, and waits until it has it or has given up."""
        self.page.evaluate("""async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            await registration.update().catch(() => null);
            const coming = registration.installing;
            if (coming) await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
        }""")

    def takes_update(self) -> None:
        """The newer build, which now has to be there."""
        page = self.page
        if build_name(self.builds[1]) != page.locator("html").get_attribute("data-build"):
            self.looks_for_update()
            page.locator("html[data-update=waiting]").wait_for(timeout=START_MS)
            with page.expect_navigation():
                page.evaluate("vernissage.takeUpdate()")
        page.locator("html[data-state=ready]").wait_for(timeout=START_MS)
        expect(page.locator("html")).to_have_attribute("data-build", build_name(self.builds[1]))

    def checks(self) -> None:
        """Nothing wrong is kept."""
        assert not (wrong := wrong_in_caches(self.page, *self.builds)), f"kept and wrong: {wrong}"
