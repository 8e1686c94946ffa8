"""The record and the collection in a browser: they come late, work without a network, are for everyone, and can be printed.

The sheets' pages are made as PDF by the browser itself.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.finished import page as kept_page
from tests.page.finished import some

from ..axe import COLOURS, axe
from ..conftest import anew
from ..player import Mouse, until
from ..starting.test_offline import kept

SIZES = ((1280, 800), (768, 1024), (360, 740), (320, 568))


def looked_at(page: Page, what: str) -> list[str]:
    """What is wrong with the room in some window: faults that axe finds, and what does not fit in."""
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        faults += [f"{what} at {width}: {wide} px too wide"] if wide > 0 else []
    faults += [f"{what} light {one}" for one in axe(page)]
    page.emulate_media(color_scheme="dark")
    faults += [f"{what} dark {one}" for one in axe(page, *COLOURS)]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    return faults


def test_the_contents_of_the_rules_mark_the_chapter_that_is_read(started: Page) -> None:
    page, marked = started, started.locator("#dialog [aria-current]")
    page.locator("#rules").click()
    expect(marked).to_have_id("to-chapter-0")
    last = page.locator("#dialog [id^=to-chapter]").count() - 1
    for chapter in (3, last - 1, 0):
        page.locator(f"#to-chapter-{chapter}").click()
        expect(page.locator(f"#chapter-{chapter}")).to_be_focused()
        expect(marked).to_have_id(f"to-chapter-{chapter}")
    for top, chapter in ((1e6, last), (0, 0)):
        page.locator("#dialog").evaluate("(box, top) => box.scrollTop = top", top)
        expect(marked).to_have_id(f"to-chapter-{chapter}")


def test_a_chapter_that_was_pressed_keeps_its_mark_at_the_foot_of_the_rules(started: Page) -> None:
    """The last but one lost it to the last one where its heading ended just below the middle."""
    page, marked = started, started.locator("#dialog [aria-current]")
    page.locator("#rules").click()
    chapter = page.locator("#dialog [id^=to-chapter]").count() - 2
    below = page.locator("#dialog").evaluate("""(box, chapter) => { box.scrollTop = box.scrollHeight;
      const { top } = document.querySelector(`#chapter-${chapter}`).getBoundingClientRect();
      return box.getBoundingClientRect().bottom - top; }""", chapter)  # fmt: skip
    page.set_viewport_size({"width": 1280, "height": round(2 * below + 56)})
    page.locator(f"#to-chapter-{chapter}").click()
    expect(page.locator(f"#chapter-{chapter}")).to_be_focused()
    under, left = page.locator("#dialog").evaluate("""(box, chapter) => { box.dispatchEvent(new Event("scroll"));
      const { top, height } = box.getBoundingClientRect();
      return [document.querySelector(`#chapter-${chapter}`).getBoundingClientRect().top - top - height / 2,
        box.scrollHeight - box.scrollTop - box.clientHeight]; }""", chapter)  # fmt: skip
    assert 0 < under < 48
    assert left < 2
    expect(marked).to_have_id(f"to-chapter-{chapter}")


@pytest.mark.fresh
@pytest.mark.long
def test_record_and_collection(started: Page, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    file.write_text(kept_page(*some(2)).app.shelf.export(), encoding="utf-8")
    page = started
    kept(page)
    page.locator("#link-open").click()
    page.locator("#file").set_input_files(file)
    expect(page.locator("#taken")).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    page.locator("#menu").press("Enter")
    page.locator("#menu-record").press("Enter")
    expect(page.locator("#best-look")).to_be_visible(timeout=30_000)
    expect(page.locator(".rc-sums")).to_contain_text("2")
    page.locator("#record-art-society").click()
    expect(page.locator("#table-lines")).to_be_visible()
    faults = looked_at(page, "record")
    page.locator("#table-lines").press(" ")
    expect(page.locator(".rc-table")).to_be_visible()
    expect(page.locator("#table-lines")).to_be_focused()
    faults += looked_at(page, "record with a table")
    page.context.set_offline(True)
    anew(page)
    Mouse(page).press("menu", "menu-collection")
    expect(page.locator(".plaque h2")).to_have_text("Ann's wall")
    expect(page.locator("#part-painting span")).to_have_text("6")
    faults += looked_at(page, "collection")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".co-place")).to_have_text("2 of 2")
    with page.expect_download() as coming:
        page.locator("#co-svg").click()
    assert "<image" not in coming.value.path().read_text(encoding="utf-8"), "a file with all that it shows"
    page.locator("#part-cards").click()
    faults += looked_at(page, "catalogue")
    page.locator("#part-painting").click()
    for sheets, pages in (("one", 1), ("all", 6), ("contact", 1)):
        page.locator(f"#lay-{sheets}").click()
        expect(page.locator("#co-print")).to_be_enabled()
        made = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", made)) == pages, sheets
        boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", made)
        assert all(abs(float(w) - 595) < 2 and abs(float(h) - 842) < 2 for w, h in boxes), "A4"
        page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
        page.locator("#co-print").click()
        until(page, "window.printed === 1")
        faults += looked_at(page, f"sheets {sheets}") if sheets != "all" else []
        page.evaluate("window.print = undefined")  # as in a browser inside another program
        page.locator("#co-print").click()
        expect(page.locator("#said p").last).to_have_text("This browser cannot print: open the page in another one.")
        page.locator("#co-lay").click()
    assert not faults
