"""The diagram of the house in CONTRIBUTING.md: which of our packages imports which, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from .places import PACKAGE, ROOT, WEB

GUIDE: Final = ROOT / "CONTRIBUTING.md"
PLACE: Final = re.compile(r"(?<=<!-- house: made by `python3 build house` -->\n).*?(?=<!-- house ends -->)", re.DOTALL)
"""The place of the diagram in the guide."""
SCRIPTS: Final = {"web/main.py": "events of the browser become messages; with web/browser it alone knows a browser",
                  "web/bot.py": "a bot that thinks in a worker",
                  "web/guest.py": "a bot from a file, in its own worker"}  # fmt: skip

SHORT: Final = 16
LAYERS: Final = {"bots": "bots", "days": "bots", "puzzles": "puzzles", "view": "page", "late": "page", "poster": "page",
                 "lab": "lab"}  # fmt: skip
"""The part of the house to which a module in a game's folder belongs, by the last of these names in its path; else rules."""


def name_of(path: Path, root: Path = PACKAGE.parent) -> str:
    """A module's full name, from its file's path."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    """Whether there is a module of ours with this full name."""
    base = PACKAGE.parent.joinpath(*name.split("."))
    return base.with_suffix(".py").is_file() or (base / "__init__.py").is_file()


@cache  # checks ask for the same several times, and syntax trees take long to make
def imports(source: str, name: str, *, package: bool) -> tuple[str, ...]:
    """The full names of what a module imports, anywhere in it; `?` for a name that is known only at run time."""
    return tuple(_imports(source, name, package=package))


def _imports(source: str, name: str, *, package: bool) -> Iterator[str]:
    here = name.split(".") if package else name.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            base = [*base, *(node.module.split(".") if node.module else [])]
            for alias in node.names:
                inner = ".".join([*base, alias.name])
                yield inner if is_module(inner) else ".".join(base)
        elif isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            first = node.args[0] if node.args else None
            if called in ("__import__", "import_module"):
                yield first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else "?"


@cache  # it reads every source
def arrows() -> dict[str, set[str]]:
    """The imports between the parts of the house: the packages of `vernissage` (a game's folder by layer), and
    the page's scripts.
    """
    found: dict[str, set[str]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        name = name_of(file)
        targets = imports(file.read_text(encoding="utf-8"), name, package=file.name == "__init__.py")
        found.setdefault(_part(name), set()).update(_part(target) for target in targets)
    for script in SCRIPTS:
        file = WEB.parent / script
        files = [file, *(sorted((WEB / "browser").glob("*.py")) if file.stem == "main" else ())]
        found[script] = {_part(target) for one in files for target in imports(one.read_text("utf-8"), one.stem, package=False)}
    return {part: {to for to in targets if to and to != part} for part, targets in found.items() if part}


def _part(module: str) -> str:
    """The part to which a module belongs. Empty for `vernissage` itself, whose names come from the library, for manifests,
    which import for types alone, and for modules that are not ours.
    """
    top, _, rest = module.partition(".")
    part, *inner = rest.split(".")
    if top != "vernissage" or inner[-1:] == ["manifest"]:
        return ""
    layers = [LAYERS[name] for name in inner[1:3] if name in LAYERS] if part == "games" else []
    return layers[-1] if layers else "cli" if part == "__main__" else part


def shown(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The arrows, without those that follow from others."""

    def beyond(part: str) -> set[str]:
        out: set[str] = set()
        todo = list(found[part])
        while todo:
            one = todo.pop()
            if one not in out:
                out.add(one)
                todo += found.get(one, ())
        return out

    reached = {part: beyond(part) for part in found}
    return {
        part: {to for to in targets if not any(to in reached[other] for other in targets if other != to)}
        for part, targets in found.items()
    }


def diagram() -> str:
    """The diagram in Mermaid's language. Importing parts stand above the imported ones."""
    found = arrows()
    parts = sorted(found, key=lambda part: (-len(_all_below(found, part)), part))
    nodes = [f'  {_ident(part)}["<b>{part}</b><br>{_about(part)}"]' for part in parts]
    lines = [f"  {_ident(part)} --> {_ident(to)}" for part in parts for to in sorted(shown(found)[part])]
    return "\n".join(["```mermaid", "graph TD", *nodes, *lines, "```", ""])


def _all_below(found: dict[str, set[str]], part: str) -> set[str]:
    below = set(found[part])
    for to in found[part]:
        below |= _all_below(found, to)
    return below


def _ident(part: str) -> str:
    return re.sub(r"\W", "_", part)


def _about(part: str) -> str:
    """A part's purpose: the beginning of its docstring, up to the first full stop or colon after a few words."""
    if part in SCRIPTS:
        return SCRIPTS[part]
    text = ast.get_docstring(ast.parse((PACKAGE / part / "__init__.py").read_text(encoding="utf-8"))) or ""
    plain = " ".join(text.split()).replace("`", "").replace('"', "'")
    stops = [stop.start() for stop in re.finditer(r"(?<=\w)[.,;:](?:\s|$)", plain)]
    first = plain[: next((stop for stop in stops if stop > SHORT), len(plain))]
    return first[:1].lower() + first[1:]


def redrawn(guide: str) -> str:
    """The guide with the present diagram. Raises ValueError if it has no place for one."""
    if not PLACE.search(guide):
        raise ValueError(f"{GUIDE.name} has no place for the house")
    return PLACE.sub(lambda _: diagram(), guide)
