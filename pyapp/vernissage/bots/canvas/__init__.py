"""The bots of Canvas."""

from __future__ import annotations

from typing import Final

from .beginner import Beginner
from .master import Master
from .search import Greedy, Search

BOTS: Final = {"beginner": Beginner(), "greedy": Greedy(), "search": Search(), "master": Master()}
