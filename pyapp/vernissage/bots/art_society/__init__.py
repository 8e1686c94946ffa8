"""The bots of Art Society."""

from __future__ import annotations

from typing import Final

from . import beginner, greedy
from .judge import Advising, Judging
from .master import Master
from .search import Search

BOTS: Final = {
    "beginner": Judging(beginner.JUDGES),
    "greedy": Advising(greedy.JUDGES),
    "search": Search(),
    "master": Master(),
}
