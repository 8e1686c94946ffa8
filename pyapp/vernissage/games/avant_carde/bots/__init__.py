"""The bots of Avant Carde."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....bots.bot import Bot
from ....table.part import Part
from .greedy import Greedy
from .search import Search

BOTS: Final[Mapping[str, Bot | Part[Bot]]] = {
    "beginner": Part(__package__, ".beginner:BOT"),
    "greedy": Greedy(),
    "search": Search(),
    "master": Part(__package__, ".master:BOT"),
}
