"""Which modules may import which, and which imports are forbidden everywhere: the package is read as syntax trees."""

from __future__ import annotations

import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from build.house import imports, name_of
from build.python import vendor

ROOT = Path(__file__).parents[2]
PYAPP = ROOT / "pyapp"

BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
"""Only web/main.py and web/browser know that they run in a browser."""

FORBIDDEN = BROWSER | {"random", "time", "datetime", "secrets", "threading"}
"""Seeds, clocks and storage are arguments."""

COMMAND_LINE = r"vernissage\.(__main__|cli|library)(\..*)?"
"""The command line and the library are run by people on their own machine: they may look at the clock and draw a seed."""

REGISTRY = "vernissage.games"
"""Imports what the games' folders are called: by its `part_of`, which everybody else asks for the parts of a game."""
HOSTING = "vernissage.bots.hosting"
"""Imports what people bring: it runs in a worker of its own."""

PLAIN = r"vernissage(?!.*notation)"
"""What is in the page: moves and positions as text are not."""

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
    (r"vernissage\.table\.link", r"vernissage\.table\.(game|match|chance|slices)"),
    (r"vernissage\.games", r"vernissage\.table\.game|vernissage\.games\.\w+\.rules"),
    (r"vernissage\.games\.notations", r"vernissage\.table\.notation|vernissage\.games"),
    (
        r"vernissage\.games\.(?P<own>\w+)\.notation",
        r"vernissage\.table\.(game|question|grid|notation)|vernissage\.games\.{own}(\..*)?",
    ),
    (r"vernissage\.games\.\w+\.words", r"vernissage\.table\.phrases"),
    (
        r"vernissage\.games\.(?P<own>\w+)(\..*)?",
        r"vernissage\.table\.(game|question|chance|grid|piles)|vernissage\.games\.{own}(?!\.notation)(\..*)?",
    ),
    (r"vernissage\.bots(\..*)?", rf"{PLAIN}\.(table|games|bots)(\..*)?"),
    (r"vernissage\.puzzles(\..*)?", rf"{PLAIN}\.(table|games|bots|puzzles)(\..*)?"),
    (r"vernissage\.art(\..*)?", r"vernissage\.games\.\w+\.(box|layers|titles)|vernissage\.art(\..*)?"),
    (r"vernissage\.page(\..*)?", rf"{PLAIN}\.(table|games|bots|puzzles|art|page)(\..*)?|vernissage"),
    (r"vernissage\.library(\..*)?", r"vernissage\.(table|games|bots|art|page|lab|library)(\..*)?"),
    (r"vernissage\.lab(\..*)?", r"vernissage\.(table|games|bots|puzzles|lab)(\..*)?"),
    (r"vernissage\.(__main__|cli)(\..*)?", r"vernissage(\..*)?"),
]


def faults(name: str, source: str, *, package: bool = False) -> list[str]:
    """What a module imports and may not."""
    out = []
    rule = next(((m, may) for who, may in ALLOWED if (m := re.fullmatch(who, name))), None)
    for target in imports(source, name, package=package):
        top = target.split(".")[0]
        if top == "?" and name in (REGISTRY, HOSTING):
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
    assert not found, "\n".join(found)


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


def test_no_module_and_no_folder_is_longer_than_one_can_see() -> None:
    there = [file for part in ("pyapp", "build", "web", "tests") for file in sorted((ROOT / part).rglob("*.py"))]
    sources = [file.relative_to(ROOT) for file in there if MODULES not in file.parts]
    ours = [file for file in sources if file.parts[0] != "tests"]
    lines = {file.as_posix(): len((ROOT / file).read_text("utf-8").splitlines()) for file in ours}
    assert not {name: n for name, n in lines.items() if n > MOST_LINES}
    folders = Counter(source.parent.as_posix() for source in sources if source.name != "__init__.py")
    assert not {name: n for name, n in folders.items() if n > MOST_MODULES and not name.startswith("pyapp/vernissage/art")}


def test_nothing_reads_what_was_told_or_pressed_by_its_place() -> None:
    """Answers, events and presses are taken apart by names: `args[1]` says nothing to a reader."""
    sources = [path for part in ("games", "bots", "page") for path in sorted((PYAPP / "vernissage" / part).rglob("*.py"))]
    assert len(sources) > 200
    assert not [path.name for path in sources if re.search(r"\bargs\[\d", path.read_text("utf-8"))]


def test_only_main_and_its_package_know_the_browser() -> None:
    hands = set(vendor.hands().values())
    for path in sorted({*(ROOT / "web").glob("*.py"), *PYAPP.rglob("*.py")} - hands):
        top = {target.split(".")[0] for target in imports(path.read_text("utf-8"), path.stem, package=False)}
        assert not top & BROWSER, path


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("vernissage.games.null.rules", "from ...table.match import Match"),
        ("vernissage.games.null.rules", "from ...table import match"),
        ("vernissage.games.null.rules", "from ..art_society.box import WALL"),
        ("vernissage.games.null.rules", "from ...bots import bot"),
        ("vernissage.games.null.rules", "def f():\n    import random"),
        ("vernissage.games.null.rules", "import importlib\nimportlib.import_module('js')"),
        ("vernissage.table.match", "from ..games import GAMES"),
        ("vernissage.table.grid", "from .game import Seat"),
        ("vernissage.bots.bot", "from ..page import words"),
        ("vernissage.bots.bot", "from time import perf_counter"),
        ("vernissage.art.frames", "from ..games.art_society.rules import ArtSociety"),
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
        ("vernissage.games.null.rules", "from ...table.game import Action\nfrom . import box"),
        ("vernissage.table.match", "from .chance import weighted"),
        ("vernissage.art.frames", "from ..games.art_society import box"),
        ("vernissage.cli.command", "import secrets\nfrom ..bots import bot"),
        ("vernissage.library.playing", "from time import perf_counter\nfrom ..page.games.views import VIEWS"),
        ("vernissage.__main__", "import time\nfrom .table.match import Match"),
    ],
)
def test_a_right_import_passes(name: str, source: str) -> None:
    assert not faults(name, source)
