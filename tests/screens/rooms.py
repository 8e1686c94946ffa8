"""The rooms that come late, as screens: calendar, puzzles, record, collection, sheets to print, challenges."""

from collections.abc import Iterator

from tests.page.double import FakePage
from tests.page.finished import page as kept
from tests.page.finished import some
from tests.page.league.links import challenge, link_of
from tests.page.league.links import some as attempts
from vernissage.page.collection.room import rooms as gallery
from vernissage.page.core.messages import Arrived, Do
from vernissage.page.keeping import leagues
from vernissage.page.keeping.leagues import KeptLeague
from vernissage.page.past.pasts import PASTS
from vernissage.page.record.figures import ENOUGH
from vernissage.page.record.room import PLOTS


def rooms(language: str) -> Iterator[tuple[str, FakePage]]:
    """The page in each of them, with a name."""
    page = kept(*some(3), language=language)
    page.send(Do("day"))
    yield "room-days", page
    page.send(Do("puzzle"))
    yield "room-puzzle", page
    page.send(Do("record"))
    page.settle()
    for n in (0, 1, 5):  # how many games of the kind that is shown
        few = kept(*(one for one in some(n) if one.game == "canvas"), language=language)
        few.send(Do("record"))
        few.settle()
        yield f"room-record-{n}", few
    for key in reversed(list(PASTS)):
        page.send(Do("room", ("record-game", key)))
        page.settle()
        yield f"room-record-{key}", page
    many = kept(*some(ENOUGH), language=language)
    many.send(Do("record"))
    many.settle()
    for plot in PLOTS:
        many.send(Do("room", ("record-table", plot)))
    yield "room-record-tables", many
    page.send(Do("collection"))
    for part in gallery():
        page.send(Do("room", ("co-part", part)))
        page.settle()
        yield f"room-collection-{part}", page
    page.send(Do("room", ("co-part", "painting")))
    for sheets in ("one", "contact"):
        page.send(Do("room", ("co-lay", sheets)))
        page.settle()
        yield f"room-sheets-{sheets}", page
        page.send(Do("room", ("co-lay",)))
    yield from _empty(language)
    yield from _challenges(language)


def _empty(language: str) -> Iterator[tuple[str, FakePage]]:
    """What a newcomer finds in them."""
    page = kept(language=language)
    for room in ("day", "collection", "league"):
        page.send(Do(room))
        page.settle()
        yield f"room-{room}-empty", page
        page.send(Do("leave"))


def _challenges(language: str) -> Iterator[tuple[str, FakePage]]:
    """A challenge as it comes; the list of those with a game of one's own, and each of them."""
    links = {key: link_of(*attempts(key), of=challenge(key)) for key in PASTS}
    for key, link in links.items():
        page = kept(language=language, name="Dana")
        page.send(Arrived("#" + link))
        page.settle()
        yield f"league-{key}-plate", page
    page = kept(language=language, name="Ben")
    leagues.write(page.device.storage, [KeptLeague("", link, "Ben") for link in links.values()])
    page.send(Do("league"))
    page.settle()
    yield "league-all", page
    for key, one in zip(links, leagues.read(page.device.storage), strict=True):
        page.send(Do("league", (one.id,)))
        page.settle()
        yield f"league-{key}", page
