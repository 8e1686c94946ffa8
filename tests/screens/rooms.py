"""The rooms that come late, as screens: calendar, puzzles, record, collection, sheets to print."""

from collections.abc import Iterator

from tests.page.double import FakePage
from tests.page.finished import page as kept
from tests.page.finished import some
from vernissage.page.collection.room import rooms as gallery
from vernissage.page.core.messages import Do
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
