"""What runs in a guest's worker: its files are looked at, the bot in them is loaded once they are installed, and asked for
answers. See `guests`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import GeneratorType
from typing import Final

from ..games import GAMES
from ..table.chance import Rng
from ..table.slices import whole
from .bot import Bot
from .guests import Fault, read
from .wheels import looked

GROUP: Final = "vernissage.bots"
"""The entry points in which a wheel names its bots, as GAME.NAME."""
MODULE: Final = "guest_bot"
"""What a single module is called, so that it hides no other, whatever its file is called."""
LONGEST: Final = 300
"""Characters of a fault's detail; the rest is cut off."""


def _loaded(module: str, game: str) -> tuple[str, Bot]:
    """The bot for a game, and its name: that of the module's file, or, without one, of the first entry point of an installed
    package. It is run. Raises Fault.
    """
    points = [] if module else [point for point in entry_points(group=GROUP) if point.name.rpartition(".")[0] == game]
    if not module and not points:
        raise Fault("none")
    try:
        called, bot = (module, import_module(MODULE).BOT) if module else (points[0].name.rpartition(".")[2], points[0].load())
    except AttributeError as failed:
        raise (Fault("none") if failed.name in ("BOT", *(point.attr for point in points)) else _fault_of(failed)) from failed
    except BaseException as failed:  # any code of others
        raise _fault_of(failed) from failed
    if isinstance(bot, type) or not isinstance(bot, Bot):
        raise Fault("shape")
    return called, bot


def _fault_of(failed: BaseException) -> Fault:
    if isinstance(failed, ModuleNotFoundError) and failed.name:
        return Fault("absent" if failed.name.partition(".")[0] in sys.stdlib_module_names else "missing", failed.name)
    return Fault("broken", f"{type(failed).__name__}: {failed}")


class GuestHost:
    """What a guest's worker does: it is given files, and then asked for answers. What it tells is JSON: `{"name": ...}`,
    `{"place": n}`, or `{"fault": kind, "detail": ..., "file": ...}`.
    """

    def __init__(self, folder: Path) -> None:
        """`folder`: an empty one, for the files."""
        self._folder = folder
        self._module = ""
        self._bot: Bot | None = None

    def brought(self, files: Sequence[tuple[str, bytes]]) -> list[Path]:
        """Looks at the files, by their names; only then they are written into the folder. Returns the wheels, which want to be
        installed. Raises Fault.
        """
        modules = [name for name, _ in files if name.endswith(".py")]
        wheels = [(name, content) for name, content in files if name.endswith(".whl")]
        if other := next((name for name, _ in files if not name.endswith((".py", ".whl"))), ""):
            raise Fault("ending", file=other)
        if len(modules) > 1:
            raise Fault("many", file=modules[1])
        looked(wheels)
        self._module = modules[0].removesuffix(".py") if modules else ""
        for name, content in files:
            (self._folder / (f"{MODULE}.py" if name in modules else name)).write_bytes(content)
        return [self._folder / name for name, _ in wheels]

    def seat(self, game: str) -> str:
        """Loads the bot for a game, of the module if there is one, else of what was installed. Tells its name."""
        sys.path.append(str(self._folder))
        try:
            called, self._bot = _loaded(self._module, game)
        except Fault as fault:
            return told(fault)
        return json.dumps({"name": called})

    def think(self, text: str, game: str, seat: int, luck: int | str) -> str:
        """Asks the bot with a view as text. Tells the place of its answer among the options. Raises ValueError if
        the game is over.
        """
        if self._bot is None:
            return told(Fault("none"))
        rules = GAMES[game]
        view = read(text)
        d = rules.decision(view)
        if d is None:
            raise ValueError("nobody is asked in a game that is over")
        options = list(rules.options(view, d))
        try:
            thought = self._bot.think(view, seat, Rng(int(luck)))
            if not isinstance(thought, GeneratorType):
                return told(Fault("shape"))
            answer = whole(thought)
            place = next((n for n, option in enumerate(options) if answer == option), None)
            return told(Fault("illegal", repr(answer))) if place is None else json.dumps({"place": place})
        except BaseException as failed:  # noqa: BLE001 - any code of others
            return told(_fault_of(failed))


def told(fault: Fault) -> str:
    """A fault as the page gets it."""
    return json.dumps({"fault": fault.kind, "detail": fault.detail[:LONGEST], "file": fault.file[:LONGEST]})
