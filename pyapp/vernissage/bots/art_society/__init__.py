"""The bots of Art Society."""

from __future__ import annotations

from typing import Final

from .greedy import JUDGES
from .judge import Advising
from .search import Search

BOTS: Final = {"greedy": Advising(JUDGES), "search": Search()}
