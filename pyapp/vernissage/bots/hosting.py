"""What runs in a guest's worker: its file is loaded there, and the bot in it is asked for answers. See `guests`."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from types import GeneratorType
from typing import Final
from zipimport import ZipImportError, zipimporter

from ..games import GAMES
from ..table.chance import Rng
from ..table.slices import whole
from .bot import Bot
from .guests import Kind, read

GROUP: Final = "vernissage.bots"
"""The entry points in which a wheel names its bots, as GAME.NAME."""
MODULE: Final = "guest_bot"
"""What a single module is called, so that it hides no other, whatever its file is called."""
LONGEST: Final = 300
"""Characters of a fault's detail; the rest is cut off."""


class Fault(Exception):
    """What keeps a guest from playing."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind, self.detail = kind, detail


def loaded(name: str, content: bytes, game: str, folder: Path) -> tuple[str, Bot]:
    """The bot for a game that a file brings, and its name: that of the file, or of a wheel's entry point. The file is written
    into the folder, and run. Raises Fault.
    """
    stem, _, ending = name.rpartition(".")
    if ending not in ("py", "whl"):
        raise Fault("ending")
    file = folder / (f"{MODULE}.py" if ending == "py" else name)
    file.write_bytes(content)
    called, bot = (stem, _imported(folder, MODULE, "BOT")) if ending == "py" else _from_wheel(file, game)
    if isinstance(bot, type) or not isinstance(bot, Bot):
        raise Fault("shape")
    return called, bot


def _from_wheel(file: Path, game: str) -> tuple[str, object]:
    if not file.stem.endswith("-none-any"):
        raise Fault("native")
    points = _points(file)
    name = next((name for name in points if name.rpartition(".")[0] == game), None)
    if name is None:
        raise Fault("none")
    module, _, attribute = points[name].partition(":")
    return name.rpartition(".")[2], _imported(file, module.strip(), attribute.strip())


def _imported(place: Path, module: str, attribute: str) -> object:
    """What a module in a folder, or in a wheel, has under a name: Python imports from both."""
    sys.path.insert(0, str(place))
    try:
        brought = import_module(module)
    except BaseException as failed:  # any code of others
        raise _fault_of(failed) from failed
    if not hasattr(brought, attribute):
        raise Fault("none")
    found: object = getattr(brought, attribute)
    return found


def _points(wheel: Path) -> dict[str, str]:
    """The entry points of our group, by name (PyPA, Entry points specification, "File format"; where the file lies: PyPA,
    Binary distribution format, "File contents").
    """
    about = f"{'-'.join(wheel.stem.split('-')[:2])}.dist-info"
    try:
        archive = zipimporter(str(wheel))
    except ZipImportError as failed:
        raise Fault("broken", str(failed)) from failed
    try:
        text = archive.get_data(str(wheel / about / "entry_points.txt")).decode("utf-8", "replace")
    except OSError as failed:
        raise Fault("none") from failed
    group, out = "", {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[] ")
        elif group == GROUP and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            out[name.strip()] = value.strip()
    return out


def _fault_of(failed: BaseException) -> Fault:
    if isinstance(failed, ModuleNotFoundError) and failed.name:
        return Fault("missing", failed.name)
    return Fault("broken", f"{type(failed).__name__}: {failed}")


class GuestHost:
    """What a guest's worker does: it is given a file, and then asked for answers. What it tells is JSON: `{"name": ...}`,
    `{"place": n}`, or `{"fault": kind, "detail": ...}`.
    """

    def __init__(self, folder: Path) -> None:
        """`folder`: an empty one, for the file."""
        self._folder = folder
        self._bot: Bot | None = None

    def seat(self, name: str, content: bytes, game: str) -> str:
        """Loads a file. Tells the bot's name."""
        try:
            called, self._bot = loaded(name, content, game, self._folder)
        except Fault as fault:
            return _told(fault)
        return json.dumps({"name": called})

    def think(self, text: str, game: str, seat: int, luck: int) -> str:
        """Asks the bot with a view as text. Tells the place of its answer among the options. Raises ValueError if
        the game is over.
        """
        if self._bot is None:
            return _told(Fault("none"))
        rules = GAMES[game]
        view = read(text)
        d = rules.decision(view)
        if d is None:
            raise ValueError("nobody is asked in a game that is over")
        options = list(rules.options(view, d))
        try:
            thought = self._bot.think(view, seat, Rng(luck))
            if not isinstance(thought, GeneratorType):
                return _told(Fault("shape"))
            answer = whole(thought)
            place = next((n for n, option in enumerate(options) if answer == option), None)
            return _told(Fault("illegal", repr(answer))) if place is None else json.dumps({"place": place})
        except BaseException as failed:  # noqa: BLE001 - any code of others
            return _told(_fault_of(failed))


def _told(fault: Fault) -> str:
    return json.dumps({"fault": fault.kind, "detail": fault.detail[:LONGEST]})
