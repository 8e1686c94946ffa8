"""The bots of Avant Carde."""

from __future__ import annotations

from typing import Final

from .beginner import Beginner
from .greedy import Greedy
from .master import Master
from .search import Search

BOTS: Final = {"beginner": Beginner(), "greedy": Greedy(), "search": Search(), "master": Master()}
