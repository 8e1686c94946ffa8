"""Chooses the sheet that the dialog of games by link shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.markup import NOTHING
from ...live import shown as live
from . import choosing, consents, entering, fairness, troubles, turns
from .parts import Sheet

if TYPE_CHECKING:
    from ..hand import Hand, SheetName


def sheet(hand: Hand) -> Sheet:
    """Title and body of the sheet that is open."""
    return _SHEETS[hand.sheet](hand) if hand.sheet else ("", NOTHING)


_SHEETS: Final[dict[SheetName, Callable[[Hand], Sheet]]] = {
    "ways": choosing.choose,
    "invite": entering.invite,
    "invited": entering.invited,
    "pass": entering.passing,
    "words": entering.compared,
    "line": entering.own_line,
    "send": turns.send,
    "news": turns.news,
    "old": turns.old,
    "looking": turns.looking,
    "fair": fairness.fair,
    "fork": troubles.fork,
    "lost": troubles.lost,
    "trouble": troubles.trouble,
    "remove": troubles.removing,
    "live": live.sheet,
    "missing": troubles.missing,
    "stepped": troubles.stepped,
    "leave": consents.leaving,
}
