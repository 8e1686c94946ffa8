"""Sittings at Canvas's table; see `tests.page.sitting`."""

from collections.abc import Iterator

from tests.page.sitting import Sitting
from vernissage.games.canvas.rules.game import Canvas
from vernissage.page.view.scene import Reply
from vernissage.table.chance import Rng
from vernissage.table.match import Match

GAME = Canvas()


def start(seats: int, seed: int, *, compact: bool = False, **options: int) -> Sitting:
    return Sitting(Match(GAME, seats, options, seed), compact=compact)


def wander(seats: int, seed: int, *, compact: bool = False, **options: int) -> Iterator[Sitting]:
    """The sittings of a whole game of random answers, one for each decision."""
    s, rng = start(seats, seed, compact=compact, **options), Rng(seed)
    while not s.over:
        yield s
        s.take(Reply(s.ui(), (rng.pick(GAME.options(s.match.state, s.match.decision)),)))


def with_hand(seats: int, seed: int, cards: int = 4) -> Sitting:
    """A seat that is to take or paint, with so many cards in hand."""
    return next(s for more in range(50) for s in wander(seats, seed + more) if len(s.match.state.players[s.seat].hand) == cards)
