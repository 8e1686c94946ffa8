"""Changed copies of the program: what an attacker runs in place of ours. A copy is made of our source text, with some of its
lines replaced, and lives beside it; the games and the curves are the same.
"""

import sys
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import count
from pathlib import Path
from typing import Any, Final

from tests.table.fair.tables import CURVES
from vernissage.games import GAMES
from vernissage.table import fair
from vernissage.table.fair.device import Device

FOLDER: Final = Path(fair.__path__[0])
BESIDE: Final = "vernissage.table.changed"
_numbers = count()

Edit = tuple[str, str, str]
"""A module, what stands in it (in all of them for "*"), and what the attacker writes in its place."""
UNCHECKED: Final[tuple[Edit, ...]] = (
    ("*", "raise Refused(", "Refused("),
    ("*", ") from bad", ")"),
    ("draft", "decode(text, {game.key: game}, self._keys.curves, self._known)", "pass"),
)
"""Nothing is refused any more, and nothing is read again before it is sent."""


class _Text(SourceLoader):
    """The text of a module with the attacker's edits. Nothing of it is cached."""

    def __init__(self, module: str, edits: tuple[Edit, ...]) -> None:
        self._module, self._edits = module, [edit for edit in edits if edit[0] in ("*", module)]

    def get_filename(self, _fullname: str) -> str:
        return str(FOLDER / f"{self._module}.py")

    def get_data(self, path: str) -> bytes:
        text = Path(path).read_text(encoding="utf-8")
        for module, ours, theirs in self._edits:
            assert module == "*" or ours in text, f"{module} has no {ours!r} any more"
            text = text.replace(ours, theirs)
        return text.encode()


class _Finder(MetaPathFinder):
    """Finds the modules of one copy."""

    def __init__(self, name: str, edits: tuple[Edit, ...]) -> None:
        self._name, self._edits = name, edits

    def find_spec(self, fullname: str, _path: Any = None, _target: Any = None) -> ModuleSpec | None:
        if fullname == self._name:
            return spec_from_loader(fullname, _Text("__init__", self._edits), is_package=True)
        package, _, module = fullname.rpartition(".")
        return spec_from_loader(fullname, _Text(module, self._edits)) if package == self._name else None


class Changed:
    """A copy of `table.fair`; its modules are attributes."""

    def __init__(self, *edits: Edit) -> None:
        self._name = f"{BESIDE}{next(_numbers)}"
        sys.meta_path.insert(0, _Finder(self._name, edits))

    def __getattr__(self, module: str) -> Any:
        return import_module(f"{self._name}.{module}")

    def device(self, device: Device) -> Any:
        """The same device, run by this copy."""
        return self.__getattr__("device").restored(GAMES, CURVES, device.stored())

    def opens(self, text: str) -> Any:
        """What this copy makes of a link."""
        return self.text.decode(text, GAMES, CURVES)
