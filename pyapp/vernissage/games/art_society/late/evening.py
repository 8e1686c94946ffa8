"""An evening of Art Society: the bids of each round, and what paintings of each type were worth after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ....page.core.words import N_, Words
from ....page.evening.offer import Band, Rounds
from ....table.game import Revealed
from ....table.match import Match
from ..rules import box, scoring
from ..view.names import type_name


def _name(kind: int, words: Words) -> str:
    return type_name(words, kind)


def rounds(match: Match[Any], parts: Sequence[range]) -> Rounds:
    """The rounds of a finished match; `parts`: the plies of each."""
    bids = []
    for part in parts:
        events = [event for ply in part for event in match.turns[ply].events]
        bids.append(next((e.answers for e in events if isinstance(e, Revealed)), ()))
    worths = [scoring.worths(match.at(part.stop)) for part in parts]
    bands = (Band(partial(_name, k), f"tyf-{k}", tuple(worth[k] for worth in worths)) for k in range(len(box.TYPES)))
    return Rounds(tuple(bids), max(box.BID_CARDS), N_("%(name)s's bid"), tuple(bands))
