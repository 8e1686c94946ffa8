"""The page on how strong the bots are is there at every moment of a visit, in every engine."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from build.site import strength

from .. import test_browsers
from ..conftest import ready
from ..visitors import Visitor
from .test_offline import kept
from .test_update import build_of

engine, newcomer = test_browsers.engine, test_browsers.newcomer
HEADING = "document.querySelector('h1')?.textContent ?? document.title"
FORMS = [*strength.NAMES.values(), f"{strength.NAMES['en']}?from=menu", f"{strength.NAMES['pl']}#canvas"]
"""Its addresses. It has no others: whatever the site does not have is not found on any host."""


def opened(visitor: Visitor, form: str) -> Any:
    page = visitor.tab()
    page.goto(f"{visitor.home}/{form}")
    page.locator("main, table").first.wait_for()
    return page


@pytest.mark.alike
@pytest.mark.long
def test_the_page_of_strength_of_a_newer_build_is_shown_to_a_page_of_the_build_before(
    newcomer: Visitor, dist: Path, tmp_path: Path
) -> None:
    page = newcomer.opened()
    kept(page)
    newer = build_of(dist, tmp_path / "newer", "newer")
    for name in strength.NAMES.values():
        text = (dist / name).read_text(encoding="utf-8")
        (newer / name).write_text(text.replace("</h1>", " newer</h1>"), encoding="utf-8")
    for file in (dist / "strength.css", *dist.glob("strength.*.woff2")):
        shutil.copyfile(file, newer / file.name)
    newcomer.server.folder = newer
    for name in strength.NAMES.values():
        assert opened(newcomer, name).evaluate(HEADING).endswith(" newer")


@pytest.mark.alike
def test_the_page_of_strength_is_there_during_the_start_and_ever_after(newcomer: Visitor) -> None:
    page = newcomer.tab()
    page.goto(newcomer.home + "/")  # Python has not come yet, the service worker neither
    told = {form: opened(newcomer, form).evaluate(HEADING) for form in FORMS}
    assert all(told.values())
    page.bring_to_front()
    ready(page)
    assert {form: opened(newcomer, form).evaluate(HEADING) for form in FORMS} == told, "while the worker fills its cache"
    page.bring_to_front()
    kept(page)
    assert {form: opened(newcomer, form).evaluate(HEADING) for form in FORMS} == told, "once the worker answers"
    newcomer.server.shutdown()
    newcomer.server.server_close()
    there = FORMS[: len(strength.NAMES)]
    assert {form: opened(newcomer, form).evaluate(HEADING) for form in there} == {form: told[form] for form in there}
