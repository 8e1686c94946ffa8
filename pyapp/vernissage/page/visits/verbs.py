"""What can be done with the rooms that come when they are opened, by verb. With this module their words come, too.

A room's modules are loaded when its first verb is used: the page compiles them then.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from .. import visits
from ..app import App
from ..core.done import Done
from ..core.words import learn_beside
from ..press import Press, Verbs

learn_beside(visits, "rooms")  # once, with the module

FEATURES: Final[Mapping[str, str]] = {
    "moment": "evening.update",
    "puzzle": "puzzles.update",
    "record": "record.update",
    "collection": "collection.update",
    "honours": "honours.told",
}
"""By verb, the module of the page whose `VERBS` has it. One line a feature."""


def _of(verb: str, module: str) -> Press:
    def pressed(app: App, args: tuple[str, ...]) -> Done:
        there: Verbs = import_module(f"{__package__.rpartition('.')[0]}.{module}").VERBS
        return there[verb](app, args)

    return pressed


VERBS: Final[Verbs] = {verb: _of(verb, module) for verb, module in FEATURES.items()}
