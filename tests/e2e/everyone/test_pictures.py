"""Pictures to keep of Art Society and Avant Carde: walls, decks and results become whole files, by keys and by taps."""

import re
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

from ..conftest import Troubles, phone_in_polish, start
from .test_access import Examiner

PEOPLE = (Player("Łucja"), Player("Marek", 1))


def ended(key: str, people: Sequence[Player] = PEOPLE) -> str:
    """The link of a finished game of these two, played by lot."""
    match, lot = Match(GAMES[key], 2, {}, 9), Rng(9)
    while match.decision is not None:
        match.answer(lot.pick(tuple(match.game.options(match.state, match.decision))))
    return encode(match, "watch", None, people)


def opened(page: Page, key: str) -> None:
    """Opens the end of the game and its pictures."""
    start(page, f"/#{ended(key)}")
    page.locator("#accept-watch").press("Enter")
    page.keyboard.press("End")
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    page.locator("#menu").press("Enter")
    page.locator("#menu-pictures").press("Enter")
    expect(page.locator("#dialog .drawing svg[shape-rendering]")).to_have_count(1)  # the link as a QR code


def kept(page: Page, ident: str, *, tap: bool = False) -> Path:
    with page.expect_download() as coming:
        page.locator(f"#{ident}").tap() if tap else page.locator(f"#{ident}").press("Enter")
    expect(page.locator("#kept")).to_have_text(re.compile("Saved|Zapisano"))
    assert coming.value.suggested_filename.startswith("vernissage-")
    return Path(coming.value.path())


def drawn(page: Page, png: Path) -> tuple[int, int, int, list[int]]:
    """A PNG as the browser reads it: width, height, how many colours it has, and that of its ground."""
    width, height, colours, ground = page.evaluate(
        """async (data) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]));
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        pen.drawImage(picture, 0, 0);
        const dots = pen.getImageData(0, 0, picture.width, picture.height).data;
        const at = 4 * 60 * (picture.width + 1);
        return [picture.width, picture.height, new Set(new Uint32Array(dots.buffer)).size, [...dots.slice(at, at + 4)]];
    }""",
        b64encode(png.read_bytes()).decode(),
    )
    return width, height, colours, ground


def painted(page: Page, png: Path, *, result: bool = False) -> int:
    """How many colours the picture has; its longer side has 2000 px, and a result's ground is light."""
    width, height, colours, ground = drawn(page, png)
    assert max(width, height) == 2000
    assert not result or min(ground[:3]) > 230, "of the light scheme in any"
    assert ground[3] == 255
    return colours


@pytest.mark.long
def test_walls_and_results_are_kept(page: Page, troubles: Troubles) -> None:
    opened(page, "art-society")
    examiner = Examiner(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        examiner.examine(f"a result as a picture, {scheme}")
    assert painted(page, kept(page, "keep-png"), result=True) > 1000
    text = kept(page, "keep-svg").read_text(encoding="utf-8")
    assert not re.search(r'href="(?!#)|var\(|light-dark', text)
    assert "Łucja" in text
    page.locator("#picture").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#dialog-title")).to_have_text("Marek's wall")  # who has won
    expect(page.locator("#picture")).to_be_focused()
    expect(page.locator("#copy-link")).to_have_count(0)
    assert painted(page, kept(page, "keep-png")) > 1000
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()
    assert not examiner.faults


@pytest.mark.long
@phone_in_polish
def test_decks_are_kept(page: Page, troubles: Troubles) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    opened(page, "avant-carde")
    assert painted(page, kept(page, "keep-png", tap=True), result=True) > 1000
    page.locator("#picture").select_option("deck 1")
    expect(page.locator("#dialog-title")).to_have_text("Talia: Marek")
    assert painted(page, kept(page, "keep-png", tap=True)) > 1000
