"""Which modules may import which, and which imports are forbidden everywhere: the package is read as syntax trees."""

import ast
import re
import subprocess
import sys
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from build.house import imports, name_of
from build.python import vendor, wheel
from vernissage.bots.bot import Bot
from vernissage.bots.characters import CHARACTERS
from vernissage.bots.day import Day
from vernissage.bots.registry import BOTS
from vernissage.games import MANIFESTS, PLAYED
from vernissage.page.live.offer import Screen
from vernissage.page.past.offer import Past
from vernissage.page.puzzles.offer import PuzzleTable
from vernissage.page.view.entry import GamePage
from vernissage.table.part import Part
from vernissage.table.phrases import Phrases

ROOT = Path(__file__).parents[2]
PYAPP = ROOT / "pyapp"

BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
"""Only web/main.py and web/browser know that they run in a browser."""

FORBIDDEN = BROWSER | {"random", "time", "datetime", "secrets", "threading"}
"""Seeds, clocks and storage are arguments."""

COMMAND_LINE = r"vernissage\.(__main__|cli|library)(\..*)?"
"""The command line and the library are run by people on their own machine: they may look at the clock and draw a seed."""

PART = "vernissage.table.part"
"""Imports what manifests name."""
HOSTING = "vernissage.bots.hosting"
"""Imports what people bring: it runs in a worker of its own."""

PLAIN = r"vernissage(?!.*notation)"
"""What is in the page: moves and positions as text are not."""

GAME, OWN = r"vernissage\.games\.(?P<own>\w+)", r"vernissage\.games\.{own}"
"""A game's folder, and the same game's where it imports."""
TABLE = rf"{PLAIN}\.table(\..*)?"
SHOWN = r"vernissage\.(bots\.(bot|characters)|art\..*|page\.(core|view)(\..*)?)"
"""What the table in the page is made with."""
HOUSE = r"vernissage\.games(\.manifest)?"
"""What shared code knows of the games: their list, and what they offer."""

NAMED_STILL = {
    "vernissage.art.decor",
    "vernissage.art.files",
    "vernissage.art.layers",
    "vernissage.art.layers.stage",
    "vernissage.art.paintings",
    "vernissage.art.patrons",
    "vernissage.art.patrons.starters",
    "vernissage.art.poster_art",
    "vernissage.art.strips",
    "vernissage.library",
    "vernissage.library.stepping",
}
"""Shared modules that still import a game or say its key: this list may only become shorter. What the painters need belongs
into the game's folder; the library names the state of each game for Python users' type checkers.
"""

ALLOWED: list[tuple[str, str]] = [
    # what a module is named (a pattern), and what of ours it may import; the first line that fits counts
    (r"vernissage", r"vernissage\.library"),
    (r"vernissage\.table\.(chance|grid|piles|slices)", r"$^"),
    (r"vernissage\.table\.(game|days)", r"vernissage\.table\.chance"),
    (r"vernissage\.table\.question", r"vernissage\.table\.game"),
    (r"vernissage\.table\.fair\.curves", r"$^"),
    (r"vernissage\.table\.fair(\..*)?", r"vernissage\.table\.(chance|game|link|match|question|slices|fair(\..*)?)"),
    (r"vernissage\.table\.live\.code", r"vernissage\.table\.link"),
    (r"vernissage\.table\.live(\..*)?", r"vernissage\.table\.(game|link|(fair|live)(\..*)?)"),
    (r"vernissage\.table\.notation", r"vernissage\.table\.(game|question)"),
    (r"vernissage\.table\.match", r"vernissage\.table\.(game|chance)"),
    (r"vernissage\.table\.found", r"vernissage\.table\.link"),
    (r"vernissage\.table\.league", r"vernissage\.table\.(game|match|chance|slices|link)"),
    (r"vernissage\.table\.link", r"vernissage\.table\.(game|match|chance|slices)"),
    (PART, r"$^"),
    (r"vernissage\.games", r"vernissage\.(table\.(game|part)|games\.manifest)"),
    (r"vernissage\.games\.notations", r"vernissage\.games"),
    (  # for types alone: see below
        r"vernissage\.games\.manifest",
        r"vernissage\.(table\.\w+|bots\.(bot|day|taste)|lab\.offer|puzzles\.puzzle|page\.view\.entry|page\.\w+\.offer)",
    ),
    (rf"{GAME}\.manifest", r"vernissage\.(games\.manifest|table\.(part|question))"),
    (rf"{GAME}\.words", r"vernissage\.table\.(phrases|question)"),
    (rf"{GAME}\.(notation|letters)", rf"vernissage\.table\.(game|question|grid|notation)|{OWN}\.(notation|rules(\..*)?)"),
    (rf"{GAME}\.poster", r"vernissage\.art\.(colours|paths|poster|shapes)"),
    (rf"{GAME}\.rules(\..*)?", rf"vernissage\.table\.(game|question|chance|grid|piles)|{OWN}\.rules(\..*)?"),
    (rf"{GAME}\.bots(\..*)?", rf"{TABLE}|vernissage\.bots\.(bot|pace|taste)|{OWN}\.(rules|bots)(\..*)?"),
    (rf"{GAME}\.view(\..*)?", rf"{TABLE}|{SHOWN}|{OWN}\.(rules|view)(\..*)?"),
    (
        rf"{GAME}\.lab(\..*)?",
        rf"{TABLE}|{PLAIN}\.(bots|puzzles)(\..*)?|vernissage\.lab\.(play|offer|candidates)|{OWN}\.((rules|bots|lab)(\..*)?|late\.puzzles)",
    ),
    (rf"{GAME}\.late\.puzzles", rf"{TABLE}|vernissage\.puzzles\.puzzle|{OWN}\.rules(\..*)?"),
    (rf"{GAME}\.late\.days", rf"{TABLE}|vernissage\.bots\.day|{OWN}\.rules(\..*)?"),
    (
        rf"{GAME}\.late(\..*)?",
        rf"{TABLE}|{SHOWN}|vernissage\.(puzzles\.puzzle|page\.(\w+\.offer|past\.told))|{OWN}\.(rules|view|late)(\..*)?",
    ),
    (
        r"vernissage\.page\.((core|view)(\..*)?|\w+\.offer)",
        rf"{SHOWN}|{TABLE}|vernissage|vernissage\.(page\.\w+\.offer|games\.manifest|puzzles\.puzzle)",
    ),
    (r"vernissage\.bots(\..*)?", rf"{HOUSE}|{TABLE}|vernissage\.bots(\..*)?"),
    (r"vernissage\.puzzles(\..*)?", rf"{HOUSE}|{TABLE}|vernissage\.(bots|puzzles)(\..*)?"),
    (r"vernissage\.art(\..*)?", r"vernissage\.art(\..*)?"),
    (r"vernissage\.page(\..*)?", rf"{HOUSE}|{TABLE}|vernissage|vernissage\.(bots|puzzles|art|page)(\..*)?"),
    (r"vernissage\.library(\..*)?", rf"{HOUSE}|vernissage\.(games\.notations|(table|bots|art|page|lab|library)(\..*)?)"),
    (r"vernissage\.lab(\..*)?", rf"{HOUSE}|vernissage\.(games\.notations|(table|bots|puzzles|lab)(\..*)?)"),
    (r"vernissage\.(__main__|cli)(\..*)?", r"vernissage(\..*)?"),
]


def faults(name: str, source: str, *, package: bool = False) -> list[str]:
    """What a module imports and may not."""
    out = []
    rule = next(((m, may) for who, may in ALLOWED if (m := re.fullmatch(who, name))), None)
    for target in imports(source, name, package=package):
        top = target.split(".")[0]
        if top == "?" and name in (PART, HOSTING):
            continue
        if top == "?" or (top in FORBIDDEN and not (re.fullmatch(COMMAND_LINE, name) and top not in BROWSER)):
            out.append(f"{name} imports {target}")
        elif top == "vernissage":
            if rule is None:
                out.append(f"no rule says what {name} may import")
            else:
                may = rule[1].replace("{own}", re.escape(rule[0].groupdict().get("own") or ""))
                if not re.fullmatch(may, target):
                    out.append(f"{name} imports {target}")
    return out


def test_modules_import_only_what_they_may() -> None:
    paths = sorted(PYAPP.rglob("*.py"))
    assert len(paths) > 15
    found = [f for p in paths for f in faults(name_of(p), p.read_text("utf-8"), package=p.name == "__init__.py")]
    known = [f for f in found if f.partition(" ")[0] in NAMED_STILL and " imports vernissage.games." in f]
    assert found == known, "\n".join(f for f in found if f not in known)


def named(name: str, source: str) -> set[str]:
    """The keys, folders and titles of games that are constants in a module: texts that tell what it is for do not count."""
    tree = ast.parse(source)
    texts = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    said = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in texts}
    return said & {word for key in PLAYED for word in (key, key.replace("-", "_"), MANIFESTS[key].show.title)}


@pytest.mark.slow
def test_no_shared_module_knows_a_game() -> None:
    """Outside its folder nothing names a game or imports it, but for the list of the house."""
    found = set()
    for path in sorted((PYAPP / "vernissage").rglob("*.py")):
        name, source = name_of(path), path.read_text("utf-8")
        its = any(re.fullmatch(rf"{GAME}\..*", to) for to in imports(source, name, package=path.name == "__init__.py"))
        if not re.fullmatch(rf"vernissage\.games|{GAME}\..*", name) and (its or named(name, source)):
            found.add(name)
    assert found == NAMED_STILL, f"new: {found - NAMED_STILL}; no longer: {NAMED_STILL - found}"


def test_the_key_of_a_game_is_found_and_a_docstring_is_none() -> None:
    assert named("x", '"""Of Canvas."""\nA = "canvas"\nB = "canvas-x"\n') == {"canvas"}
    assert faults("vernissage.page.app", "from ..games.canvas.rules import box")


def test_a_manifest_loads_nothing_of_its_game_and_of_the_page() -> None:
    """All of them are in the page's memory before most games are there."""
    code = (
        "import sys; sys.modules['vernissage'] = m = type(sys)('vernissage'); m.__path__ = [sys.argv[1]]\n"
        "import vernissage.games; print(*(name for name in sys.modules if name.startswith('vernissage.')))"
    )
    done = subprocess.run([sys.executable, "-c", code, PYAPP / "vernissage"], capture_output=True, text=True, check=True)
    ours = r"vernissage\.(table(\.\w+)?|games(\.manifest)?|games\.\w+(\.manifest|\.rules(\.\w+)*)?)"
    assert not [name for name in done.stdout.split() if not re.fullmatch(ours, name)]
    assert "vernissage.games.canvas.rules" in done.stdout


@pytest.mark.slow
def test_what_is_in_memory_imports_nothing_that_comes_with_the_rest() -> None:
    """When it is imported: functions may, and manifests name parts that come later."""
    first, rest = {*vendor.first_roots()}, {*vendor.rest_roots()}
    assert {"vernissage.games.art_society.manifest", "vernissage.games.canvas.view.entry"} <= first
    assert {"vernissage.games.art_society.rules", "vernissage.games.canvas.late.finished"} <= rest
    assert not [f"{name} imports {other}" for name in sorted(first) for other in wheel.imports_of(name) if other in rest]


@pytest.mark.parametrize("key", MANIFESTS)
def test_every_part_of_a_manifest_is_what_it_says(key: str) -> None:
    """mypy cannot follow the names; it checks each part where it stands."""
    one, package = MANIFESTS[key], MANIFESTS[key].rules.module.rpartition(".")[0]
    hints = {"view": GamePage, "day": Day, "past": Past, "puzzle_table": PuzzleTable, "screen": Screen, "words": Phrases}
    for field, part in one._asdict().items():
        if isinstance(part, Part):
            assert part.module.startswith(f"{package}."), f"{field} is outside of the game's folder"
            made = part()
            assert isinstance(made, hints.get(field, object))
            assert made is part()
    assert one.show.key == one.rules().key == key
    assert (one.puzzles is None) == (one.puzzle_table is None)
    assert one.show.players == (one.rules().seats[0], one.rules().seats[-1])
    assert {*(one.tastes() if one.tastes else ())} <= {who.key for who in CHARACTERS}
    for level in one.bots() if one.bots else ():
        assert isinstance(BOTS[key][level], Bot)


def graph(root: Path = PYAPP) -> dict[str, set[str]]:
    """Which of our modules imports which, wherever in it the import stands, also only for types or only when it is needed."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        name = name_of(path, root)
        targets = set(imports(path.read_text("utf-8"), name, package=path.name == "__init__.py"))
        found[name] = {target for target in targets if target.split(".")[0] == "vernissage" and target != name}
    return found


def circle(found: dict[str, set[str]]) -> list[str]:
    """The modules of a circle of imports, one after the other; none if there is no circle."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as e:
        return list(reversed(e.args[1]))
    return []


def test_nothing_is_imported_in_a_circle() -> None:
    found = graph()
    assert len(found) > 200
    assert not (there := circle(found)), " imports ".join(there)


def test_a_circle_is_found_also_behind_types_and_in_functions() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from {0} import App\ndef f():\n    from {1} import words"
    code = source.format("vernissage.page.app", "vernissage.page.core")
    targets = set(imports(code, "vernissage.page.core.markup", package=False))
    assert targets == {"typing", "vernissage.page.app", "vernissage.page.core.words"}
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


MOST_LINES, MOST_MODULES = 400, 15
MODULES = "node_modules"
SCRIPTS = {".js", ".mjs"}


def test_no_module_and_no_folder_is_longer_than_one_can_see() -> None:
    there = [file for part in ("pyapp", "build", "web", "tests") for file in sorted((ROOT / part).rglob("*.*"))]
    sources = [file.relative_to(ROOT) for file in there if file.suffix in {".py", *SCRIPTS} and MODULES not in file.parts]
    ours = [file for file in sources if file.parts[0] != "tests"]
    lines = {file.as_posix(): len((ROOT / file).read_text("utf-8").splitlines()) for file in ours}
    assert not {name: n for name, n in lines.items() if n > MOST_LINES}
    modules = [source for source in sources if source.suffix == ".py" and source.name != "__init__.py"]
    folders = Counter(module.parent.as_posix() for module in modules)
    assert not {name: n for name, n in folders.items() if n > MOST_MODULES and not name.startswith("pyapp/vernissage/art")}


def test_nothing_reads_what_was_told_or_pressed_by_its_place() -> None:
    """Answers, events and presses are taken apart by names: `args[1]` says nothing to a reader."""
    sources = [path for part in ("games", "bots", "page") for path in sorted((PYAPP / "vernissage" / part).rglob("*.py"))]
    assert len(sources) > 200
    assert not [path.name for path in sources if re.search(r"\bargs\[\d", path.read_text("utf-8"))]


def test_only_main_and_its_package_know_the_browser() -> None:
    hands = set(vendor.browser_modules().values())
    for path in sorted({*(ROOT / "web").glob("*.py"), *PYAPP.rglob("*.py")} - hands):
        name = name_of(path) if path.is_relative_to(PYAPP) else path.stem
        top = {to.split(".")[0] for to in imports(path.read_text("utf-8"), name, package=path.name == "__init__.py")}
        assert not top & BROWSER, path


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("vernissage.games.null.rules", "from ...table.match import Match"),
        ("vernissage.games.null.rules", "from ...table import match"),
        ("vernissage.games.null.rules", "from ..art_society.rules.box import WALL"),
        ("vernissage.games.null.manifest", "from .rules import GAME"),
        ("vernissage.games.canvas.rules.game", "from ..view.view import VIEW"),
        ("vernissage.games.canvas.late.puzzles", "from ....page.core.words import Words"),
        ("vernissage.games.canvas.view.log", "from ..late.past import facts"),
        ("vernissage.games.null.rules", "from ...bots import bot"),
        ("vernissage.games.null.rules", "def f():\n    import random"),
        ("vernissage.games.null.rules", "import importlib\nimportlib.import_module('js')"),
        ("vernissage.table.match", "from ..games import GAMES"),
        ("vernissage.table.grid", "from .game import Seat"),
        ("vernissage.bots.bot", "from ..page import words"),
        ("vernissage.bots.bot", "from time import perf_counter"),
        ("vernissage.art.documents", "from ..games.art_society.rules.game import ArtSociety"),
        ("vernissage.bots.registry", "from ..lab.play import BrokenGame"),
        ("vernissage.page.app", "from ..lab.play import BrokenGame"),
        ("vernissage.lab.play", "from time import perf_counter"),
        ("vernissage.lab.play", "from ..library.series import run"),
        ("vernissage.page.view.scene", "from pyscript import document"),
        ("vernissage.page.view.scene", "from ...games.notations import NOTATIONS"),
        ("vernissage.page.view.scene", "from ...library.letters import table_text"),
        ("vernissage.games.null.rules", "from .notation import move_text"),
        ("vernissage.library.playing", "from ..cli import play"),
        ("vernissage.__main__", "import js"),
    ],
)
def test_a_wrong_import_is_found(name: str, source: str) -> None:
    assert faults(name, source)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("vernissage.games.canvas.rules.game", "from ....table.game import Action\nfrom . import box"),
        ("vernissage.table.match", "from .chance import weighted"),
        ("vernissage.cli.command", "import secrets\nfrom ..bots import bot"),
        ("vernissage.library.playing", "from time import perf_counter\nfrom ..page.programme import VIEWS"),
        ("vernissage.__main__", "import time\nfrom .table.match import Match"),
    ],
)
def test_a_right_import_passes(name: str, source: str) -> None:
    assert not faults(name, source)
