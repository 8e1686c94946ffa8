"""The wheel that pip builds is complete: it is installed in a fresh environment, and whatever the READMEs show is run there."""

import gettext
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from build import prepare
from build.library import wheels
from build.places import PACKAGE, ROOT
from build.python import languages, vendor, wheel
from build.site import budget, offline
from vernissage.games import FIRST, PLAYED

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by pip from a clone: of what git keeps, and nothing that was made before."""
    clone, out = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("wheel")
    kept = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                          cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")  # fmt: skip
    for name in filter(None, kept):
        if (ROOT / name).is_file() and not name.startswith("tests/"):
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            (clone / name).write_bytes((ROOT / name).read_bytes())
    assert not list(clone.rglob("*.mo"))
    # Without isolation pip takes hatchling and Babel from here and needs no network; that they are the same is a test below.
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--no-build-isolation", "--wheel-dir", out, "."], cwd=clone, check=True)  # fmt: skip
    (file,) = out.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def python(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel in it, and nothing else: our own pip puts it there."""
    room = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", room], check=True)
    found = next(p for p in (room / "bin" / "python", room / "Scripts" / "python.exe") if p.exists())
    subprocess.run([sys.executable, "-m", "pip", "--python", found, "install", "--quiet", "--disable-pip-version-check",
                    "--no-index", "--no-deps", built], check=True)  # fmt: skip
    return found


def said(python: Path, *arguments: str, cwd: Path, typed: str = "") -> str:
    command = [python, "-W", "error", *arguments]
    done = subprocess.run(command, cwd=cwd, input=typed, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout


def test_it_has_everything_and_nothing_that_only_we_need(built: Path) -> None:
    with zipfile.ZipFile(built) as archive:
        names = set(archive.namelist())
        metadata = archive.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert {"vernissage/py.typed", "vernissage/locale/pl/LC_MESSAGES/vernissage.mo", "vernissage/library/tokens.css",
            "vernissage/locale/en/art-society.rules.txt", "vernissage/cli/play.py"} <= names  # fmt: skip
    modules = {f"vernissage/{file.relative_to(PACKAGE).as_posix()}" for file in PACKAGE.rglob("*.py")}
    assert modules == {name for name in names if name.endswith(".py")}
    assert not [name for name in names if name.endswith((".po", ".pot")) or not name.startswith("vernissage")]
    assert "Provides-Extra: rich" in metadata
    assert not re.search(r"^Requires-Dist: (?!.*; extra == )", metadata, re.MULTILINE), "without extras it needs nothing"


def test_pip_builds_it_with_the_versions_that_we_build_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(project["build-system"]["requires"]) <= set(project["dependency-groups"]["dev"])
    source = (ROOT / "build" / "prepare.py").read_text(encoding="utf-8")
    used = set(re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE)) - set(sys.stdlib_module_names)
    assert used == {wanted.split("==")[0] for wanted in project["build-system"]["requires"]}


def test_polish_is_there(python: Path, tmp_path: Path) -> None:
    code = "from vernissage.page.core.words import Words; print(Words('pl')('Close'))"
    assert said(python, "-c", code, cwd=tmp_path) == "Zamknij\n"


def test_a_terminal_is_enough_to_play(python: Path, tmp_path: Path) -> None:
    out = said(python, "-m", "vernissage", "play", "canvas", "--seed", "3", cwd=tmp_path, typed="quit\n")
    assert "Possible: take " in out
    assert "Go on with: python -m vernissage play '#" in out


class Block(NamedTuple):
    """A piece of Python in these pages, what they say that is printed, and where it stands."""

    code: str
    printed: str
    where: str


def blocks() -> list[Block]:
    block = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
    texts = [(page, (ROOT / page).read_text(encoding="utf-8")) for page in prepare.TOLD]
    return [Block(m[1], m[2] or "", f"{page}, byte {m.start()}") for page, text in texts for m in block.finditer(text)]


def test_the_pages_show_how_to_step_through_a_game_write_a_bot_look_at_a_link_and_draw_a_wall() -> None:
    code = "\n".join(block.code for block in blocks())
    for call in ("vn.play(", "games=100", "vn.load(", "vn.show(", '.svg("wall"'):
        assert call in code
    step = next(block.code for block in blocks() if "vn.Match(" in block.code)
    for call in ("print(match.asked, match.moves())", 'match.answer("', "match.undo()", "vn.position(match)", "vn.parse("):
        assert call in step
    assert len([line for line in step.splitlines() if line]) == 10, "a game is stepped through in ten lines"
    bot = next(block.code for block in blocks() if "vn.play(" in block.code)
    assert len(bot.strip().splitlines()) <= 14, "a bot of ten lines"


def test_what_the_pages_say_is_true_for_a_stranger(python: Path, tmp_path: Path) -> None:
    """Each block is a script of its own; they run in their order in one folder, as somebody tries them out."""
    for block in blocks():
        script = tmp_path / "script.py"
        script.write_text(block.code, encoding="utf-8")
        assert said(python, str(script), cwd=tmp_path) == block.printed, block.where
    assert (tmp_path / "wall.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_pages_commands_are_there(python: Path, tmp_path: Path) -> None:
    text = "\n".join((ROOT / page).read_text(encoding="utf-8") for page in prepare.TOLD)
    wanted = re.findall(r"^    python -m vernissage (.+?)(?:\s+#.*)?$", text, re.MULTILINE)
    assert {line.split()[0] for line in wanted} == {"play", "simulate", "show"}
    for line in wanted:
        assert said(python, "-m", "vernissage", *line.replace("--games 100", "--games 1").split(), cwd=tmp_path, typed="quit\n")


def pythons() -> list[Path]:
    """The Pythons of this machine that the package is for, one of each version: this one, and those on the path or of pyenv."""
    homes = [*os.environ["PATH"].split(os.pathsep), *map(str, Path.home().glob(".pyenv/versions/3.*/bin"))]
    found = {sys.version_info[1]: Path(sys.executable)}
    for minor in range(11, 15):
        there = [Path(home, f"python3.{minor}") for home in homes if "shims" not in home]
        found.update((minor, file) for file in there[::-1] if file.exists() and minor not in found)
    return list(found.values())


@pytest.mark.long
@pytest.mark.parametrize("other", pythons(), ids=lambda file: file.name)
def test_it_works_in_every_python_that_is_here(other: Path, built: Path, tmp_path: Path) -> None:
    """Every script of these pages, and a game of each kind by text, from the wheel's files."""
    with zipfile.ZipFile(built) as archive:
        archive.extractall(tmp_path / "site")
    games = "import vernissage as vn\nfor key in vn.GAMES:\n    vn.play(key, ['greedy', lambda v, moves, rng: moves[0]])\n"
    for code, printed in [*[(block.code, block.printed) for block in blocks()], (games, "")]:
        done = subprocess.run([other, "-W", "error", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False,
                              env={"PYTHONPATH": str(tmp_path / "site")})  # fmt: skip
        assert (done.stderr, done.stdout) == ("", printed)


def test_the_site_has_this_wheel_byte_for_byte_and_a_page_that_names_it(built: Path) -> None:
    folder = wheels.wheels()
    assert {file.name for file in folder.iterdir()} == {built.name, "index.html"}
    data = (folder / built.name).read_bytes()
    assert data == built.read_bytes()
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert f'href="{built.name}"' in page
    assert hashlib.sha256(data).hexdigest() in page
    assert f"{len(data):,} bytes" in page


def test_no_visit_fetches_the_wheel_and_the_worker_does_not_keep_it(tmp_path: Path) -> None:
    shutil.copytree(wheels.wheels(), tmp_path / wheels.FOLDER)
    for file in (tmp_path / wheels.FOLDER).iterdir():
        assert offline.NOT_KEPT.fullmatch(file.relative_to(tmp_path).as_posix())
    assert not any(budget.weights(tmp_path).values())


def test_the_command_is_installed_too(python: Path, tmp_path: Path) -> None:
    done = subprocess.run([python.with_name("vernissage"), "--version"], cwd=tmp_path, capture_output=True, text=True,
                          check=True)  # fmt: skip
    assert done.stdout.startswith("vernissage 0.")


# -- what is made ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one catalogue and one style sheet."""
    folder = tmp_path / "pyapp" / "vernissage" / "locale" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    (folder / "vernissage.po").write_text(head + 'msgid "wall"\nmsgstr "ściana"\n')
    for name in prepare.TOKENS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / prepare.TOKENS[0]).write_text(":root{--a:#fff}")
    return tmp_path


def test_catalogues_are_compiled_beside_their_source_and_colours_are_copied(project: Path) -> None:
    prepare.prepare(project)
    (mo,) = project.rglob("*.mo")
    with mo.open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("wall") == "ściana"
    assert (project / prepare.TOKENS[1]).read_text() == ":root{--a:#fff}"
    before = mo.stat().st_mtime_ns
    prepare.prepare(project)
    assert mo.stat().st_mtime_ns == before, "what is there already is not written again"


def test_the_same_words_make_the_same_catalogue_at_any_time(project: Path) -> None:
    (po,) = project.rglob("*.po")
    assert f"POT-Creation-Date: {prepare.LONG_AGO.year}".encode() in prepare.compiled(po)


# -- the page's own wheel -------------------------------------------------------------------------------------------------


def test_the_page_gets_no_more_than_it_needs() -> None:
    with zipfile.ZipFile(next(wheel.wheel().glob("vernissage*.whl"))) as archive:
        names = [name for name in archive.namelist() if name.startswith("vernissage/")]
        annotated = [name for name in names if b"Literal['" in archive.read(name)]
    assert not annotated, "nothing in the page reads annotations"
    for part in ("library", "cli", "notation", "py.typed", "tokens.css", "__main__"):
        assert not [name for name in names if part in name], part
    assert "vernissage/__init__.pyc" in names
    roots = [*vendor.first_roots(), *vendor.rest_roots()]
    assert not [root for root in roots if re.search(r"library|\bcli\b|notation", root)]
    assert f"vernissage.games.{FIRST.replace('-', '_')}.rules.game" in vendor.first_roots()


def test_what_is_not_in_the_wheel_is_the_rest_and_nothing_is_in_both() -> None:
    folder = wheel.wheel()
    with zipfile.ZipFile(next(folder.glob("vernissage*.whl"))) as first, zipfile.ZipFile(folder / wheel.REST) as rest:
        here, there = set(first.namelist()), set(rest.namelist())
    assert not here & there
    modules = {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in here | there}
    assert set(vendor.first_roots()) | set(vendor.rest_roots()) <= modules
    assert {"segno/LICENSE", "segno/__init__.pyc", wheel.MODULES} <= there
    assert [name for name in there if name.startswith("vernissage/games/") and name.endswith("/pack.txt")]


def test_the_words_of_a_language_are_in_two_files_and_in_no_other() -> None:
    folder = wheel.wheel()
    for name in (wheel.REST, *(file.name for file in folder.glob("vernissage*.whl"))):
        with zipfile.ZipFile(folder / name) as archive:
            assert [path for path in archive.namelist() if "/locale/" in path and "languages.json" not in path] == []
    there = {code: {part: {path.partition("locale/")[2]
                           for path in languages.apart((folder / f"{part}.{code}.data").read_bytes())}
                    for part in ("words", "late")} for code in languages.codes()}  # fmt: skip
    assert there["en"]["words"] == {f"en/{FIRST}.rules.txt"}
    assert there["pl"]["words"] == {f"pl/{FIRST}.rules.txt", f"pl/{FIRST}.titles.txt", "pl/LC_MESSAGES/vernissage.mo"}
    assert {"pl/LC_MESSAGES/fair.mo", "pl/avant-carde.rules.txt"} <= there["pl"]["late"]
    assert "pl/LC_MESSAGES/site.mo" not in there["pl"]["late"]


def test_a_made_up_language_is_a_folder_and_a_line(tmp_path: Path) -> None:
    """What it has not is there in English, so that people can look at a language before it is whole."""
    locale = tmp_path / "locale"
    shutil.copytree(PACKAGE / "locale" / "en", locale / "en")
    (locale / "languages.json").write_text('{"en": "English", "xx": "Xish"}')
    (locale / "xx" / "LC_MESSAGES").mkdir(parents=True)
    for name in ("vernissage", "rooms", "site"):
        (locale / "xx" / "LC_MESSAGES" / f"{name}.mo").write_bytes(name.encode())
    (locale / "xx" / "avant-carde.rules.txt").write_text("Avant Carde, xishly")
    made = languages.words(locale)
    assert set(made) == {"words.en.data", "late.en.data", "words.xx.data", "late.xx.data"}
    words, late = (
        {path.partition("locale/xx/")[2]: content for path, content in languages.apart(made[f"{part}.xx.data"]).items()}
        for part in ("words", "late")
    )
    assert words["LC_MESSAGES/vernissage.mo"] == b"vernissage"
    assert words[f"{FIRST}.rules.txt"] == (locale / "en" / f"{FIRST}.rules.txt").read_bytes()
    assert set(late) == {"LC_MESSAGES/rooms.mo", *(f"{key}.rules.txt" for key in PLAYED if key != FIRST)}
    assert late["avant-carde.rules.txt"] == b"Avant Carde, xishly"
