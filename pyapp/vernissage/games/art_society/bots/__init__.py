"""The bots of Art Society."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....bots.bot import Bot
from ....table.part import Part
from .advising import Advising
from .search import Search

BOTS: Final[Mapping[str, Bot | Part[Bot]]] = {
    "beginner": Part(__package__, ".beginner:BOT"),
    "greedy": Advising(),
    "search": Search(),
    "master": Part(__package__, ".master:BOT"),
}
