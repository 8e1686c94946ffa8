"""Puts the site together in dist/.

Everything lies in `s/`, in folders with a hash of their content in their name, except the page itself, the licences, the pages
on how strong bots are, and the preview picture for links. The folders: `pyodide`, `pyscript`, `look` (styles and typefaces),
`pictures`, `unpack` (the unpacker), `app` (loader, wheel, snapshot). Browsers can cache them for ever; index.html names the
present ones. Large files other than scripts travel packed (compress.py), so that their size is the same on every host. In our
own files, `{{pyodide}}` and the like stand for these folders.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .. import licences, turns
from ..cache import digest, made
from ..headers import policy
from ..library import reference, wheels
from ..places import DIST, MODULES, WEB
from ..python import languages, snapshot, vendor, wheel
from . import curves, fonts, foyer, live, offline, pictures, preview, strength, styles, unpacker
from .compress import PACKED, compress, packed

LIBRARY: Final = "python_stdlib.zip"
SCRIPTS: Final = ("shell.mjs", "python.mjs", "page.mjs", "pyscript.mjs", "worker.mjs", "guests.mjs", "alone.mjs")
"""Those of the loader that are loaded by themselves; each has in it what else it imports."""
OLD: Final = "old.js"
"""The script for browsers that know no modules."""
TABLE: Final = "table.css"
"""The styles behind the first sight, which travel packed."""
NOWHERE: Final = '<meta property="og:url" content="">\n'
"""What goes from the page if the site's address is not known."""
HOSTS: Final = ("URL", "CF_PAGES_URL", "RENDER_EXTERNAL_URL")
"""Variables in which hosts that build a site tell its address: Netlify, Cloudflare Pages, Render."""
_ADDRESS: Final = re.compile(r"https?://[\w.:/-]+", re.ASCII)
ROOMS: Final = "rooms.css"
"""The styles that come with the rest of the page."""
SIGHTS: Final = "SIGHTS-OF-THIS-PAGE"
"""Stands in the page for the languages and the hashes of their sights."""
BUILD: Final = "BUILD-OF-THIS-PAGE"
"""Stands in the page for the build's name until everything that it depends on is known."""


def site(*, small: bool = True, whole: bool = False, address: str = "") -> Path:
    """Builds dist/ and returns its path; see `built`."""
    folder = built(small=small, whole=whole, address=address)
    with turns.one_at_a_time():
        _publish(folder)
    return DIST


def built(*, small: bool = True, whole: bool = False, address: str = "", told: bool = True) -> Path:
    """The site in a folder of the cache; waits if another command is building. `small`: as small as possible, with a brotli
    file beside each file that gains by it. `whole`: with all of Pyodide, without the diet. `address`: see `address_of`.
    `told`: with the reference of the package, which takes seconds.
    """
    with turns.one_at_a_time():
        return _built(small=small, whole=whole, address=address, told=told)


def _built(*, small: bool, whole: bool, address: str, told: bool) -> Path:
    python = vendor.pyodide(whole=whole)
    folders = {
        "pyodide": _python(python, small=small),
        "pyscript": vendor.pyscript(),
        "look": _look(),
        "pictures": packed("packed-pictures", pictures.pictures(), [pictures.TOGETHER], small=small),
        "unpack": unpacker.unpacker(),
    }
    named = {name: f"{name}.{digest(folder)}" for name, folder in folders.items()}
    folders["app"] = _app(named, folders, python, small=small, whole=whole)
    named["app"] = f"app.{digest(folders['app'])}"
    places = {name: f"./s/{folder}" for name, folder in named.items()}
    page = pictures.hung(_index(places, address), f"{places['pictures']}/")
    page = page.replace(SIGHTS, json.dumps(_sights(folders["app"])))
    for name in ("look", "app"):
        page = _hashed(page, places[name], folders[name])
    manifests = foyer.manifests(places["pictures"])
    shown, terms, figures = preview.preview(), licences.licences(), strength.strength(f"{places['pictures']}/")
    build = digest(*named.values(), page, *manifests.values(), terms, figures, WEB / "sw.js")
    package = wheels.wheels()
    apart = {wheels.FOLDER: package, wheels.EXAMPLES: wheels.examples(package)}
    apart |= {reference.FOLDER: reference.reference()} if told else {}
    key = digest(build, shown, *apart.values(), Path(offline.__file__), Path(__file__), str(small))

    def make(room: Path) -> None:
        for name, folder in folders.items():
            shutil.copytree(folder, room / "s" / named[name])
        (room / "index.html").write_text(page.replace(BUILD, build), encoding="utf-8")
        for name, manifest in manifests.items():
            (room / name).write_text(manifest, encoding="utf-8")
        shutil.copyfile(shown / preview.NAME, room / preview.NAME)
        shutil.copyfile(terms / licences.NAME, room / licences.NAME)
        shutil.copytree(figures, room, dirs_exist_ok=True)
        for name, folder in apart.items():
            shutil.copytree(folder, room / name)
        (room / "sw.js").write_text(offline.worker(room, build), encoding="utf-8")
        if small:
            compress(room, but=wheels.EXAMPLES)

    return made("site", key, make, "putting the site together")


def shown() -> Path:
    """The page without Python, in a folder of the cache: enough for pictures of screens, and made in seconds."""
    folders = {"look": _look(), "pictures": pictures.pictures()}
    named = {name: f"{name}.{digest(folder)}" for name, folder in folders.items()}
    places = dict.fromkeys(("pyodide", "pyscript", "unpack"), "./s") | {name: f"./s/{folder}" for name, folder in named.items()}
    page = _index({**places, "app": "./s"}).replace(SIGHTS, "{}")

    def make(room: Path) -> None:
        for name, folder in folders.items():
            shutil.copytree(folder, room / "s" / named[name])
        sheets = [f"./s/{TABLE}", f"./s/{ROOMS}"]
        late = "".join(f'<link rel="stylesheet" href="{sheet}">' for sheet in sheets)
        late += '<script type="module" src="./s/motion.mjs"></script>'
        (room / "index.html").write_text(page.replace(BUILD, "shown").replace("</head>", f"{late}</head>"), encoding="utf-8")
        for name in (TABLE, ROOMS):
            shutil.copyfile(_sheet(name), room / "s" / name)
        for script in moving:
            shutil.copyfile(script, room / "s" / script.name)

    moving = [WEB / "loader" / name for name in ("motion.mjs", "copies.mjs")]
    return made("shown", digest(page, *styles.MADE_OF, *moving, Path(__file__)), make)


def _look() -> Path:
    """A folder with what the first sight needs, style.css and the script of its typefaces, and with the other fonts."""
    cut = fonts.fonts()

    def make(room: Path) -> None:
        shutil.copytree(cut, room / "fonts", ignore=shutil.ignore_patterns("*.css", *fonts.FIRST))
        (room / "fonts" / fonts.SCRIPT).rename(room / fonts.SCRIPT)
        faces = (cut / "fonts.css").read_text(encoding="utf-8").replace("url(", "url(fonts/")
        (room / "style.css").write_text(faces + styles.joined(), encoding="utf-8")

    return made("look", digest(cut, *styles.MADE_OF, Path(__file__)), make)


def _sheet(name: str) -> Path:
    """TABLE or ROOMS, in a folder of its own."""
    source = {TABLE: TABLE, ROOMS: "late.css"}[name]

    def make(room: Path) -> None:
        (room / name).write_text(styles.joined(styles.SHEETS / source), encoding="utf-8")

    return made(Path(name).stem, digest(*styles.MADE_OF, Path(__file__)), make) / name


def _python(python: Path, *, small: bool) -> Path:
    """A folder with Pyodide's scripts, its library and its program, packed."""
    files = [python / name for name in ("pyodide.mjs", "pyodide.asm.mjs", LIBRARY, vendor.PROGRAM)]
    return packed("packed-python", _together(*files), [LIBRARY, vendor.PROGRAM], small=small)


def _app(named: Mapping[str, str], folders: Mapping[str, Path], python: Path, *, small: bool, whole: bool) -> Path:
    """A folder with our scripts and the wheel. `folders`: the other folders of the site; `named`: their names there; `python`:
    the folder with Python's program and library before they are packed.
    """
    package = wheel.wheel()
    memory, signing, meeting, later = snapshot.snapshot(package, whole=whole), curves.curves(), live.live(), _sheet(ROOMS)
    ours = {"wheel": next(package.glob("vernissage*.whl")), "micropip": next(package.glob("micropip*.whl")),
            "snapshot": memory / "python.snapshot", "rest": package / wheel.REST,
            "table": _sheet(TABLE), "guests": vendor.guests(python) / vendor.GUESTS_FILE,
            **{f"{part}.{code}": folder / f"{part}.{code}.data"
               for code in languages.codes() for part, folder in (("words", package), ("late", memory))}}
    room = packed("packed-app", _together(*ours.values()), [file.name for file in ours.values()], small=small)
    parts = {"wasm": python / vendor.PROGRAM, "library": python / LIBRARY}
    files = {**{name: _named(file, folders["pyodide"], f"../{named['pyodide']}/") for name, file in parts.items()},
             **{name: _named(file, room, "./") for name, file in ours.items()}}
    seen = foyer.sights(f"./s/{named['pictures']}/")
    decoder = folders["unpack"] / unpacker.DECODER
    things = {name: f"../{folder}" for name, folder in named.items()}
    installs = {name: vendor.CONFIGURATION[name] for name in ("packages", "index_urls")}
    things |= {"configuration": json.dumps(installs), "files": json.dumps(files),
               "lock": (package / "lock.json").read_text(encoding="utf-8"),
               "decoder": json.dumps({"at": f"../{named['unpack']}/{decoder.name}", "sha256": offline.sha256(decoder)}),
               **{name: json.dumps((WEB / f"{name}.py").read_text(encoding="utf-8"))[1:-1] for name in ("bot", "guest")}}

    def make(app: Path) -> None:
        with TemporaryDirectory() as there:
            for script in (WEB / "loader").iterdir():
                (Path(there) / script.name).write_text(filled(script.read_text(encoding="utf-8"), things), encoding="utf-8")
            for name in SCRIPTS:
                _spare(Path(there) / name, app)
        for code, sight in seen.items():
            (app / f"sight.{code}.html").write_text(sight, encoding="utf-8")
        shutil.copyfile(WEB / "loader" / OLD, app / OLD)
        shutil.copytree(room, app, dirs_exist_ok=True)
        apart = signing / curves.NAME, later, *(meeting / name for name in live.SOURCES)
        for file in apart:
            shutil.copyfile(file, app / file.name)

    tool = MODULES / "esbuild" / "package.json"
    made_of = room, signing, later, meeting, package, WEB / "loader", tool, repr(things), repr(seen), Path(__file__)
    return made("app", digest(*made_of), make)


def _spare(script: Path, app: Path) -> None:
    """Writes a script to a folder without what only people read, together with what it imports and the page does not load by
    itself. Its names stay, for whoever looks into a fault.
    """
    esbuild = str(MODULES / "esbuild" / "bin" / "esbuild")  # npm may have replaced this script by the program itself
    how = ["--minify-whitespace", "--minify-syntax", "--charset=utf8", "--target=chrome123,firefox120,safari17.5",
           "--bundle", "--format=esm", "--external:../*", *(f"--external:./{name}" for name in SCRIPTS), "--log-level=error"]
    subprocess.run([esbuild, script, *how, f"--outfile={app / script.name}"], check=True)


def _together(*files: Path) -> Path:
    """A folder with these files."""

    def make(room: Path) -> None:
        for file in files:
            shutil.copyfile(file, room / file.name)

    return made("together", digest(*files, Path(__file__)), make)


def _named(file: Path, folder: Path, at: str) -> dict[str, str | int]:
    """What the loader must know of a packed file in a folder: its address, its packed length and SHA-256 in base64, and its
    whole length.
    """
    small = folder / (file.name + PACKED)
    return {"at": at + small.name, "bytes": small.stat().st_size, "sha256": offline.sha256(small), "whole": file.stat().st_size}


def _index(places: Mapping[str, str], address: str = "") -> str:
    """The page with its places filled in, and with the site's address if it is known."""
    site = address_of(address)
    things = {"build": BUILD, "languages": SIGHTS, "about": foyer.ABOUT, "site": site, "policy": policy(),
              "config": filled(json.dumps(vendor.CONFIGURATION), places),
              "no_plugins": json.dumps({"plugins": vendor.CONFIGURATION["plugins"]})}
    first = foyer.first_sight(f"{places['pictures']}/")
    page = filled((WEB / "index.html").read_text(encoding="utf-8"), {**places, **things, **first})
    return page.replace(NOWHERE, "")


def _sights(app: Path) -> dict[str, str]:
    """By language, the hash of its sight in the folder `app`; that of the page itself has none."""
    files = {code: app / f"sight.{code}.html" for code in languages.codes()}
    return {code: f"sha256-{offline.sha256(file)}" if file.exists() else "" for code, file in files.items()}


def _hashed(page: str, place: str, folder: Path) -> str:
    """The page with the hashes of our scripts and of what comes beside the rest. Without its hash, a script that arrived empty
    would go unnoticed.

    `place`: where the page says that the `folder` with them is.
    """
    def more(found: re.Match[str]) -> str:
        name = f"{found[1]}-integrity" if found[1].startswith("data-") else "integrity"
        return f'{found[0]} {name}="sha256-{offline.sha256(folder / found[2])}"'

    return re.sub(rf'(src|as="script" href|data-(?:curves|styles|live|scan))="{re.escape(place)}/([^"]*)"', more, page)


def address_of(given: str) -> str:
    """The site's address with a slash at its end: the given one, else what the host that builds the site tells in one of
    `HOSTS`. Empty if nobody tells: then addresses in the page are relative, and messengers show no picture for a link.

    Raises ValueError if the given one is none.
    """
    if given and not _ADDRESS.fullmatch(given):
        raise ValueError(f"{given} is no address of a site: it begins with https:// and has no ? and no #")
    told = [os.environ.get(name, "") for name in HOSTS if name != "URL" or os.environ.get("NETLIFY")]
    found = next((url for url in (given, *told) if _ADDRESS.fullmatch(url)), "")
    return f"{found.rstrip('/')}/" if found else ""


def filled(text: str, things: Mapping[str, str]) -> str:
    """The text with each `{{name}}` replaced. Raises KeyError for an unknown name."""
    return re.sub(r"\{\{(\w+)\}\}", lambda found: things[found[1]], text)


def _publish(built: Path) -> None:
    """Makes dist/ a copy of the build: all of it or, if anything fails, what it was before."""
    fresh, old = DIST.with_name("dist.fresh"), DIST.with_name("dist.old")
    if old.exists() and not DIST.exists():  # a command was killed between the two moves below
        old.rename(DIST)
    for leftover in (fresh, old):
        shutil.rmtree(leftover, ignore_errors=True)
    shutil.copytree(built, fresh)
    if DIST.exists():
        DIST.rename(old)
    try:
        fresh.rename(DIST)
    except BaseException:
        if old.exists():
            old.rename(DIST)
        raise
    shutil.rmtree(old, ignore_errors=True)
