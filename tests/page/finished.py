"""A shelf with finished games of a person, played by bots and stored as the page stores them."""

from functools import cache
from typing import Any

from tests.page.daily.test_daily import DAY, Clock
from tests.page.double import FakePage, Kept
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.lab.play import games_of
from vernissage.page.keeping.record import Result, Save
from vernissage.page.keeping.saves import Shelf
from vernissage.table.days import DAY_MS
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

OPPONENTS = ((Player("Zofia", 1),), (Player("Marek", 4),), (Player("Ines", 2), Player("Duarte", 1)), (Player("Bea"),))
"""Who sits beside the person, in turn."""


@cache
def match(game: str, seats: int, seed: int) -> Match[Any]:
    """A finished game between greedy bots."""
    options = {"set": 6} if game == "canvas" else {}
    the = GAMES[game]
    (played,) = games_of(the, [BOTS[game]["greedy"]] * seats, [0], seed, lambda: 0.0, options=options)
    return Match.replay(the, seats, {**the.defaults, **options}, played.seed, played.answers)


def record(game: str, seed: int, *, name: str = "Ann", day: int = DAY, beside: tuple[Player, ...] = OPPONENTS[0]) -> Save:
    """A finished game with a person in seat 0."""
    done = match(game, 1 + len(beside), seed)
    result = Result(done.game.scores(done.state), done.game.winners(done.state))
    at = day * DAY_MS + 20 * 3_600_000
    return Save(game, encode(done), (Player(name), *beside), begun=at - 1_800_000, saved=at, result=result)


def put(storage: Kept, *records: Save) -> None:
    """Puts games on a shelf."""
    shelf = Shelf(storage, "tests")
    for n, one in enumerate(records):
        assert shelf.save(f"g{n}-{one.begun:x}", one, one.saved).problem is None


def some(games: int = 4, name: str = "Ann") -> list[Save]:
    """So many games of each kind, one a day, against others in turn."""
    kinds = ("art-society", "canvas", "avant-carde")
    return [
        record(game, n, name=name, day=DAY - 3 * n - k, beside=OPPONENTS[n % len(OPPONENTS)])
        for n in range(games)
        for k, game in enumerate(kinds)
    ]


def page(*records: Save, language: str = "en", name: str = "Ann") -> FakePage:
    """A page in the foyer of somebody with these finished games."""
    device = Clock(DAY + 1)
    put(device.storage, *records)
    out = FakePage(device, languages=(language,))
    out.app.likes.name = name
    out.app.take_stock()
    return out
