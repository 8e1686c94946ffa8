"""Kills of whole browsers in real play, 0 to 10 s after an answer: every answer that the page called saved is there afterwards.

An ordinary browser without a driver, on a profile of its own: the page itself tells what it promises (witness.mjs), and what
has arrived here when all of the browser's processes are killed at once was promised.
"""

import json
import os
import queue
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from random import Random
from typing import Any, Final

from build.serve import Server, serving
from build.site import offline, pack
from build.testing.engines import CHROMIUM, FIREFOX, WEBKIT, Engine
from tests.fuzz.disk import Disk, Tab
from vernissage.games import GAMES
from vernissage.page.keeping.saves import Shelf
from vernissage.page.keeping.versions import Key, read_key
from vernissage.table.found import link_in
from vernissage.table.link import decode
from vernissage.table.match import Match

WITNESS: Final = Path(__file__).with_name("witness.mjs")
PREFIX: Final = "vernissage/"
PLAYED: Final = [key for key in GAMES if key != "null"]
START_S: Final = 120
LATEST_S: Final = 10
"""The latest moment of a kill after the last answer."""
ENDLESS: Final = 100_000
"""Presses that no kill waits for."""
ROUNDS: Final = 20
"""So many kills one profile lives through: its storage would be full some time later."""

QUIET_FIREFOX: Final = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.sessionstore.resume_from_crash": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.startup.max_resumed_crashes": -1,
    "app.update.enabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "toolkit.telemetry.enabled": False,
}

Command = Callable[[Path], tuple[list[str], dict[str, str]]]
"""The command that starts a browser on a profile, without the address, and what it wants in its environment."""


def _program(engine: Engine) -> str:
    """The browser itself, which is the last of an engine's programs."""
    found = engine.found()
    if not found:
        raise RuntimeError(engine.missing())
    return str(found[-1])


def _chromium(profile: Path) -> tuple[list[str], dict[str, str]]:
    quiet = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--hide-crash-restore-bubble"]
    return [_program(CHROMIUM), "--headless=new", "--no-sandbox", "--disable-gpu", *quiet, f"--user-data-dir={profile}"], {}


def _firefox(profile: Path) -> tuple[list[str], dict[str, str]]:
    prefs = "".join(f'user_pref("{name}", {json.dumps(value)});\n' for name, value in QUIET_FIREFOX.items())
    (profile / "user.js").write_text(prefs, encoding="utf-8")
    return [_program(FIREFOX), "--headless", "--no-remote", "--profile", str(profile)], {}


def _webkit(profile: Path) -> tuple[list[str], dict[str, str]]:
    home = {"HOME": "", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config"}
    return [_program(WEBKIT)], {name: str(profile / folder) for name, folder in home.items()} | {
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1",
    }


KILLED: Final[dict[str, Command]] = {"browser": _chromium, "firefox": _firefox, "webkit": _webkit}
"""What is killed by its name on the command line; `browser` is Chromium."""


@contextmanager
def _screen(engine: str) -> Iterator[dict[str, str]]:
    """The environment of a browser: for WebKitGTK's, which knows no life without a window, with a screen in memory."""
    if engine != "webkit":
        yield {}
        return
    if not WEBKIT.found():
        raise RuntimeError(WEBKIT.missing())
    _, screen, _ = WEBKIT.found()
    command = [str(screen), "-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as shown:
        try:
            assert shown.stdout
            yield {"DISPLAY": f":{shown.stdout.readline().strip()}", "GDK_BACKEND": "x11"}
        finally:
            shown.terminate()


class Inbox:
    """What pages told, in the order in which it arrived."""

    def __init__(self) -> None:
        self._told: queue.Queue[dict[str, Any]] = queue.Queue()

    def handler(self, base: type[BaseHTTPRequestHandler]) -> type[BaseHTTPRequestHandler]:
        told = self._told

        class Listening(base):  # type: ignore[misc, valid-type]
            def do_POST(self) -> None:  # noqa: N802 - the library's name
                told.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

        return Listening

    def wait(self, until: float) -> dict[str, Any] | None:
        """The next thing told; None if nothing comes before that moment."""
        with suppress(queue.Empty):
            return self._told.get(timeout=max(until - time.monotonic(), 0.001))
        return None


class Witness:
    """What one round's page called saved."""

    def __init__(self) -> None:
        self.matches: list[Match[Any]] = []
        self.newest: dict[str, int] = {}
        """By game: the number of its newest version, which never goes down."""

    def hear(self, link: str, keys: list[str]) -> None:
        self.matches.append(decode(link_in(link), GAMES).match)
        self.newest = {key.id: key.n for key in sorted(_keys(keys))}


def _keys(names: list[str]) -> list[Key]:
    return [key for name in names if (key := read_key(name.removeprefix(PREFIX)))]


def cases(n: int, seed: int, engine: str) -> Iterator[str]:
    """So many kills; yields what was going on. The moments are the machine's, so a seed does not bring a case back."""
    rng, inbox = Random(seed), Inbox()
    with _site() as folder, serving(folder) as server, _screen(engine) as shown:
        server.RequestHandlerClass = inbox.handler(server.RequestHandlerClass)
        for first in range(0, n, ROUNDS):
            with tempfile.TemporaryDirectory(prefix="profile-", ignore_cleanup_errors=True) as profile:
                command, more = KILLED[engine](Path(profile))
                yield from _life(range(first, min(first + ROUNDS, n)), (command, more | shown), server, inbox, rng)


@contextmanager
def _site() -> Iterator[Path]:
    """The built site with the witness in it."""
    with tempfile.TemporaryDirectory(prefix="site-") as room:
        folder = Path(room) / "site"
        shutil.copytree(pack.built(small=False), folder)
        shutil.copyfile(WITNESS, folder / WITNESS.name)
        page = folder / "index.html"
        text = page.read_text(encoding="utf-8")
        script = f'<script type="module" src="{WITNESS.name}"></script>'
        page.write_text(text.replace("</body>", f"{script}</body>"), encoding="utf-8")
        (folder / "sw.js").write_text(offline.worker(folder, "with-a-witness"), encoding="utf-8")
        yield folder


def _life(rounds: range, browser: tuple[list[str], dict[str, str]], server: Server, inbox: Inbox, rng: Random) -> Iterator[str]:
    """One profile: plays, is killed, comes back, and so on; the last time only to be looked at."""
    before: Witness | None = None
    how = key = ""
    for i in (*rounds, None):
        name = "last" if i is None else str(i)
        key = PLAYED[(i or 0) % len(PLAYED)]
        in_play = rng.random() < 0.5
        presses = ENDLESS if in_play else rng.randrange(3, 40)
        asked = f"?play={key}&presses={presses}&round={name}{'&on' if before and rng.random() < 0.4 else ''}"
        command, more = browser
        process = subprocess.Popen([*command, f"{server.address}/{asked}"], env={**os.environ, **more}, start_new_session=True,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        try:
            found = _await(inbox, "found", name, START_S)
            if before is not None:
                yield f"{how}: {_check(found['texts'], before)}"
            if i is None:
                return
            before = Witness()
            how = _listen(inbox, name, before, rng.uniform(0.5, 8) if in_play else START_S, rng)
        except BaseException as e:
            e.add_note(f"round {name}, after: {how}")
            raise
        finally:
            _kill(process)
        how = f"{key}, {how}"


def _await(inbox: Inbox, kind: str, name: str, seconds: float) -> dict[str, Any]:
    end = time.monotonic() + seconds
    while told := inbox.wait(end):
        if told["round"] == name and told["kind"] == kind:
            return told
    raise AssertionError(f"the page did not tell what it {kind}")


def _listen(inbox: Inbox, name: str, witness: Witness, seconds: float, rng: Random) -> str:
    """Hears what is called saved until the moment of the kill, after so many seconds or some time after the play has ended;
    says which.
    """
    end, how = time.monotonic() + seconds, "in play"
    while told := inbox.wait(end):
        if told["round"] != name:
            continue
        if told["kind"] == "saved":
            witness.hear(told["link"], told["keys"])
        elif told["kind"] == "resting":
            wait = rng.uniform(0, LATEST_S)
            end, how = time.monotonic() + wait, f"{int(wait)} s after the last answer"
    return how if witness.matches else "before anything was saved"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Ends the browser, all of its processes at once."""
    family = _family(process.pid)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    for pid in family:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    process.wait()
    while any(_state(pid) not in ("", "Z", "X") for pid in family):
        time.sleep(0.02)


def _family(pid: int) -> list[int]:
    """The process and all that come of it."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(folder.name))
    found = [pid]
    for one in found:  # it grows
        found += parents.get(one, [])
    return found


def _state(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    return ""


def _check(texts: dict[str, str], witness: Witness) -> str:
    """Fails if the page, started again, knows less than what it had called saved."""
    now: dict[str, int] = {key.id: key.n for key in sorted(_keys(list(texts)))}
    for game_id, n in witness.newest.items():
        assert now.get(game_id, 0) >= n, f"version {n} of {game_id} was saved, {now.get(game_id, 0)} is there"
    if not witness.matches:
        return "nothing was promised"
    disk = Disk()
    disk.texts = {k.removeprefix(PREFIX): v for k, v in texts.items()}
    shelf = Shelf(Tab(disk), "after")
    last = witness.matches[-1]
    looked = (shelf.look(e.id).match for e in (*shelf.games(), *shelf.history()))
    kept = next((match for match in looked if match is not None and match.seed == last.seed), None)
    assert kept is not None, "a saved game is gone"
    for match in witness.matches:
        assert kept.answers[: len(match.answers)] == match.answers, f"{len(match.answers)} saved, {len(kept.answers)} kept"
    return "all there, and an answer that was on its way" if len(kept.answers) > len(last.answers) else "all there"
