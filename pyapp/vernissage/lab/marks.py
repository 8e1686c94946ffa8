"""What the games of some bots follow from, as a hash: whoever finds another one has other bots or rules. It is of the code
alone: the names and folders of modules have no part in it.

Glossary: the *sources* of a bot are the modules that its answers follow from: its own, those that it imports, and so on, in the
bots, the rules of its game and the table; of a bot of others, which is a file somewhere else, also what lies beside it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from ..games import MANIFESTS
from .outside import bot_of, is_file

_PACKAGE: Final = Path(__file__).parents[1]
_PLAYED: Final = "lab/play.py"
"""How games are played, and by which luck."""
_TABLE, _BOTS, _LAB = "table", "bots", "lab"
_NAMES_ONLY: Final = frozenset({"bots/registry.py"})
"""Knows the bots, and has no part in what they answer."""


@lru_cache
def fingerprint(game: str, levels: tuple[str, ...]) -> str:
    """The hash of the rules of a game and of the bots of these levels, without comments and docstrings. It also
    says which file plays at which level.

    It also differs between versions of Python, whose sums of floats are not all the same.
    """
    rules, bots = _folders(game)
    written = [rules.with_suffix(".py"), *rules.rglob("*.py")]
    played = _reached([_PACKAGE / _PLAYED, *(path for path in written if path.is_file())], (_TABLE, rules, _BOTS, bots, _LAB))
    files = [f"{level} {bot_mark(game, level)}" for level in levels if is_file(level)]
    return _hashed({*sources(game, levels), *played}, files)


@lru_cache
def bot_mark(game: str, level: str) -> str:
    """The hash of a bot's own code: that of the bots' modules among its sources."""
    own = _PACKAGE / _BOTS, _folders(game)[1]
    found = sources(game, (level,))
    return _hashed({path for path in found if not _is_ours(path) or any(path.is_relative_to(folder) for folder in own)})


def _is_ours(path: Path) -> bool:
    return path.is_relative_to(_PACKAGE)


def _folders(game: str) -> tuple[Path, Path]:
    """Where the rules of a game are, and its bots."""
    rules = MANIFESTS[game].rules.module.split(".")[1:]
    folder = _PACKAGE.joinpath(*rules)
    return folder, folder.with_name("bots")


def sources(game: str, levels: Iterable[str]) -> set[Path]:
    """The sources of the bots of these levels. Raises ValueError for a level that there is not, OSError for such a file."""
    rules, bots = _folders(game)
    roots, levelled = [], bots / "__init__.py"
    for level in levels:
        if is_file(level):
            bot_of(game, level)
            roots.append(Path(level).resolve())
            continue
        own = bots / f"{level}.py"
        roots += [own] * own.is_file()
        roots += _module_of(type(bot_of(game, level)).__module__)
        roots += [levelled] * (level != "random" and levelled.is_file())
    return _reached(roots, (_TABLE, rules, _BOTS, bots), stop={levelled})


def _module_of(name: str) -> list[Path]:
    """The file of a module."""
    first, *rest = name.split(".")
    if first == __package__.partition(".")[0]:
        return [_PACKAGE.joinpath(*rest).with_suffix(".py")]
    file = sys.modules[name].__file__
    return [Path(file)] if file else []


def _reached(roots: Iterable[Path], places: tuple[str | Path, ...], stop: Iterable[Path] = ()) -> set[Path]:
    """All modules that the roots reach by imports: of ours those in these places, and all of others'; `stop` are the last."""
    inside, stopped = [_PACKAGE / place for place in places], set(stop)
    found, left, names_only = set(), list(roots), {_PACKAGE / name for name in _NAMES_ONLY}
    while left:
        path = left.pop()
        if path in found or path in names_only:
            continue
        found.add(path)
        if path in stopped:
            continue
        left += [one for one in _imports(path) if not _is_ours(one) or any(one.is_relative_to(place) for place in inside)]
    return found


def _imports(path: Path) -> list[Path]:
    """The modules of ours that a module imports, and those that lie beside it; packages are not told."""

    def base(module: str) -> Path:
        first, *_ = names = module.split(".")
        return (_PACKAGE.parent if first == _PACKAGE.name else path.parent).joinpath(*names)

    out: list[Path] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            of = path.parents[node.level - 1].joinpath(*module.split(".")) if node.level else base(module)
            out += [of.with_suffix(".py"), *[of / f"{alias.name}.py" for alias in node.names]]
        elif isinstance(node, ast.Import):
            out += [base(alias.name).with_suffix(".py") for alias in node.names]
    return [found for found in out if found.is_file()]


def _hashed(paths: Iterable[Path], more: Iterable[str] = ()) -> str:
    """The hash of these modules, of others' as they stand, and of more texts."""
    codes = [_code(path) if _is_ours(path) else path.read_text(encoding="utf-8") for path in paths]
    return sha256("\n".join((*sorted(codes), *more)).encode()).hexdigest()[:16]


def _code(path: Path) -> str:
    """A module's code without comments, docstrings and imports; of these the imported names stand before it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):  # an expression's, a lambda's, is none
            names |= {ast.dump(alias) for part in body if isinstance(part, ast.ImportFrom) for alias in part.names}
            node.body = [  # type: ignore[attr-defined]
                part for part in body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
                and not isinstance(part, ast.ImportFrom)
            ]  # fmt: skip
    return " ".join((*sorted(names), _dumped(tree)))


def _dumped(tree: ast.AST) -> str:
    """The tree as Python 3.11 writes it: later ones name empty type parameters, or leave out empty fields, and the same code
    has the same mark in all of them.
    """
    every: dict[str, bool] = {"show_empty": True} if sys.version_info >= (3, 13) else {}
    return ast.dump(tree, **every).replace(", type_params=[]", "")
