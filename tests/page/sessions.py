"""Games in a page without a browser, stopped wherever a person is asked."""

from collections.abc import Iterator

from tests.page.double import FakePage
from vernissage.bots.bot import answer
from vernissage.page.core.done import Done
from vernissage.page.core.messages import Focus, Resized
from vernissage.page.core.words import Words
from vernissage.page.table import opening, turns
from vernissage.table.chance import Rng
from vernissage.table.link import Player

ANN, BEA, ZOFIA, MAREK = Player("Ann"), Player("Bea"), Player("Zofia", 1), Player("Marek", 1)
NAMES = {"Ann", "Bea", "Zofia", "Marek"}


def seated(key: str, players: tuple[Player, ...], seed: int, *, width: int = 1280, words: Words | None = None) -> FakePage:
    """A page at the first decision of a game."""
    page = FakePage()
    if words is not None:
        page.app.words = words
    _carried(page, opening.begin(page.app, key, players, {}, seed), width)
    return page


def _carried(page: FakePage, came: Done, width: int) -> None:
    """Shows what has come of it, and lets the bots play. Where the focus goes while a bot begins is the browser's business."""
    page.send(Resized(width, 740, still=True))
    for effect in came.effects:
        if not isinstance(effect, Focus):
            page.carry(effect)
    page.settle()


def asked(page: FakePage, luck: int = 1) -> Iterator[None]:
    """Stops at every decision of a person and at every curtain; the people answer by luck, until the game is over."""
    rng = Rng(luck)
    while not page.app.table().over:
        yield
        play = page.app.table()
        if play.curtain:
            page.press("curtain-go")
            continue
        seat = play.viewer
        assert seat is not None
        assert seat == play.asked
        level = "random" if rng.pick((0, 1, 1)) or "greedy" not in play.bots else "greedy"
        given = answer(play.bots[level], play.match.view(seat), seat, rng)
        _carried(page, turns.give(page.app, (given,)), page.app.window.width)
