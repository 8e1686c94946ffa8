"""The bots of Art Society."""

from __future__ import annotations

from typing import Final

from .advising import Advising
from .search import Search

BOTS: Final = {"beginner": None, "greedy": Advising(), "search": Search(), "master": None}
