"""The bots of Avant Carde."""

from __future__ import annotations

from typing import Final

from .greedy import Greedy
from .search import Search

BOTS: Final = {"beginner": None, "greedy": Greedy(), "search": Search(), "master": None}
