"""The ways through the code that page/README.md tells: each is walked here, and what is told names all that is gone through."""

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.page import sessions
from tests.page.double import FakePage
from tests.page.fair import test_links as by_link
from vernissage.page.core.messages import Arrived, Do
from vernissage.table.link import encode

PACKAGE = Path(__file__).parents[2] / "pyapp" / "vernissage"
MAIN = "web/main.py"
READERS = {"core/presses.py", "view/presses.py", "press.py"}
"""They read what a button carries and call what was meant."""
MOST = 12

pytestmark = pytest.mark.slow


def ways() -> list[list[str]]:
    """The modules that each way names, in order."""
    text = (PACKAGE / "page" / "README.md").read_text("utf-8").partition("## The ways through the code")[2]
    return [re.findall(r"`([\w/]+\.py)`", way) for way in text.partition("\n## ")[0].split("\n- **")[1:]]


def module(frame: FrameType) -> str:
    """A module as the ways name it: by its place in `page/`, else in the sources; empty if it is not ours."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(PACKAGE):
        return ""
    return path.relative_to(PACKAGE / "page" if path.is_relative_to(PACKAGE / "page") else PACKAGE.parent).as_posix()


def walked(do: Callable[[], Any], *goals: tuple[str, str]) -> list[str]:
    """What is gone through to these functions, by module: whatever is under way when one is called first. A function is named
    with its module.
    """
    stacks: dict[tuple[str, str], list[str]] = {}

    def called(frame: FrameType, event: str, _: object) -> None:
        at = (module(frame), frame.f_code.co_name)
        if event != "call" or at not in goals or at in stacks:
            return
        there: list[str] = []
        above: FrameType | None = frame
        while above is not None:
            there.insert(0, module(above))
            above = above.f_back
        stacks[at] = there

    sys.setprofile(called)
    try:
        do()
    finally:
        sys.setprofile(None)
    assert set(stacks) == set(goals)
    return [name for goal in goals for name in stacks[goal]]


def told(way: int, *found: str) -> None:
    names = ways()[way]
    assert names == list(dict.fromkeys((MAIN, *(name for name in found if name and name not in READERS))))
    assert len(names) == len(set(names)) <= MOST


def test_a_press_at_a_table() -> None:
    page = sessions.seated("art-society", (sessions.ANN, sessions.ZOFIA, sessions.MAREK), 7)
    next(None for _ in sessions.asked(page) if page.app.table().match.decision.kind == "bid")  # type: ignore[union-attr]
    page.press(next(e for e in page.document.walk() if e.attributes.get("id", "").startswith("bid-")).attributes["id"])
    view, rules = (f"vernissage/games/art_society/{name}.py" for name in ("view/deciding/moves", "rules/questions"))
    told(0, *walked(lambda: page.press("play-bid"), (view, "_bid"), (rules, "_bid"),
                    ("vernissage/games/art_society/view/view.py", "render")))  # fmt: skip


@pytest.mark.long
def test_a_link_that_is_opened() -> None:
    page = sessions.seated("art-society", (sessions.ANN, sessions.ZOFIA, sessions.MAREK), 7)
    for _ in zip(range(9), sessions.asked(page), strict=False):
        pass
    play = page.app.table()
    other = FakePage()
    link = encode(play.match, "go", players=play.players)
    came = walked(lambda: other.send(Arrived(f"#{link}")), ("vernissage/table/found.py", "link_in"),
                  ("vernissage/table/link.py", "decoding"), ("vernissage/table/match.py", "give"),
                  ("travel/render.py", "arrival"))  # fmt: skip
    sat = walked(lambda: other.press("accept-new"), ("table/turns.py", "asks"), ("table/render.py", "regions"))
    told(1, *came, *sat)


@pytest.mark.long
def test_a_message_of_a_game_by_link() -> None:
    pages = by_link.invited("art-society", by_link.NAMES[:2])
    page = by_link.asked(pages)
    assert page is not None
    other = next(one for one in pages if one is not page)
    by_link.finish(page, random.Random(1))
    two = "vernissage/table/fair/two"
    told(2, *walked(lambda: page.send(Do("linked", ("send",))), (f"{two}/draft.py", "finish"), ("fair/save.py", "save"),
                    ("table/opening.py", "sit_down"), ("fair/shown/turns.py", "send")))  # fmt: skip
    link = by_link.given(page)
    told(3, *walked(lambda: by_link.opened(other, link), ("fair/arriving.py", "hold"), ("fair/hand.py", "taking"),
                    (f"{two}/text.py", "decoding"), (f"{two}/standing.py", "settle")))  # fmt: skip
