"""What a screen reader finds in each room but the tables, as text to be read: see tests/golden/tree/rooms/.

`VERNISSAGE_RENEW=1` writes the trees anew. Read what has changed as somebody who hears it before you keep it.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.double import FakePage
from tests.page.finished import page as kept
from tests.page.finished import some
from tests.page.league.links import game_of, link_of
from tests.page.league.test_leagues import finished, page_of
from tests.page.live.wires import opened
from tests.screens.screens import ANN, BOTS, KEYS, at, fresh, played
from tests.screens.shots import View, heard, lay, window
from vernissage.page.core.messages import Arrived, Do
from vernissage.page.core.presses import parsed
from vernissage.table.link import encode

from .test_everyone import differences


def rooms() -> Iterator[tuple[str, FakePage]]:
    """Each room, with a name."""
    page = fresh("en")
    yield "foyer", page
    for key in KEYS:
        page.send(Do("choose", (key,)))
        page.send(Do("open", ("setup",)))
        yield f"set-up-{key}", page
        page.send(Do("close"))
    for name, act in (("rules", "open rules"), ("settings", "open menu"), ("keys", "open keys"), ("friends", "linked ways")):
        page.send(Do(*parsed(act)))
        yield name, page
        page.send(Do("close"))
    yield "live", opened("canvas", ("Ann", "Ben")).pages[0]
    page.send(Arrived("#" + encode(played("canvas", 12), "go", None, (ANN, BOTS[0]))))
    page.settle()
    yield "link", page
    ada, ben = game_of("canvas", "Ada", "greedy"), game_of("canvas", "Ben", "beginner")
    page = page_of(fragment=link_of(ada, ben))
    yield "challenge", page
    finished(page)
    yield "league", page


def past() -> Iterator[tuple[str, FakePage]]:
    """The rooms of who has played: the days, puzzles, record and collection; results, replays, looks back."""
    page = kept(*some(3))
    for verb in ("day", "puzzle", "record", "collection"):
        page.send(Do(verb))
        page.settle()
        yield verb, page
    for key in KEYS:
        page = at("en", played(key), ANN, BOTS[0])
        page.send(Do("total"))
        yield f"result-{key}", page
        page.press("look-back")
        page.settle()
        yield f"look-back-{key}", page
        page.send(Do("close"))
        page.press("replay")
        page.settle()
        page.press("step-turn-on")
        yield f"replay-{key}", page


@pytest.mark.long
@pytest.mark.parametrize("those", [rooms, past], ids=["rooms", "past"])
def test_what_a_screen_reader_finds_in_each_room(
    browser: Browser, address: str, those: type[Iterator[tuple[str, FakePage]]], subtests: pytest.Subtests
) -> None:
    window_ = window(browser, address, View(1280, 800, "light"))
    for name, page in those():
        page.send(heard(window_))
        lay(window_, page)
        with subtests.test(name):
            assert not differences(window_, f"rooms/{name}.en"), "VERNISSAGE_RENEW=1 writes the trees anew"
    window_.context.close()
