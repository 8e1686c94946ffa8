"""Players of each game who play by the page's own clicks: for scenarios in any engine."""

from playwright.sync_api import Page

from .collector import Collector
from .everyone.test_polish import Reader
from .player import MOST, Player, Quick, Seen, set_up
from .playing.test_canvas import Painter


class QuickPainter(Painter, Quick):
    """Plays Canvas."""

    painted = 0

    def push(self, ident: str) -> None:
        super().push(ident)
        self.painted += ident == "paint"

    def play(self, rounds: int | None = None) -> int:
        """Plays to the end, or until so many paintings more are completed; gives the number of presses."""
        wanted = None if rounds is None else self.painted + rounds
        for presses in range(MOST):
            seen = self.look()
            if "rematch" in seen.buttons or self.painted == wanted:
                return presses
            self.kinds.update(seen.kind)
            self.answer(seen)
        raise AssertionError(f"no end after {MOST} presses")


class QuickCollector(Collector, Quick):
    """Plays Avant Carde."""


class QuickReader(Quick, Reader):
    """Plays Art Society, and reads all that the page says in Polish."""


PLAYERS: dict[str, type[Player]] = {"art-society": Quick, "canvas": QuickPainter, "avant-carde": QuickCollector}


def begun(page: Page, key: str, deal: int = 77, level: str = "") -> Player:
    """A game of two begun from the foyer, and who plays it."""
    player = PLAYERS[key](page)
    set_up(player, 2, deal, level=level, key=key)
    return player


def decision(player: Player) -> Seen:
    """What a player is asked next. (Turned bids are shown to everybody who comes, until they have seen them.)"""
    while "revealing" in (seen := player.look()).kind:
        player.answer(seen)
    return seen
