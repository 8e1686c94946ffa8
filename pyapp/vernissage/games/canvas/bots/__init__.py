"""The bots of Canvas."""

from __future__ import annotations

from typing import Final

from .search import Greedy, Search

BOTS: Final = {"beginner": None, "greedy": Greedy(), "search": Search(), "master": None}
