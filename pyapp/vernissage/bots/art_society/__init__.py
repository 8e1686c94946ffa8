"""The bots of Art Society."""

from __future__ import annotations

from typing import Final

from .advising import Advising
from .greedy import JUDGES
from .search import Search

BOTS: Final = {"beginner": None, "greedy": Advising(JUDGES), "search": Search(), "master": None}
