"""How the page looks where devices differ, in Chromium: what a notch covers, the system's colours, fields under a finger."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.marks import rest_seldom
from tests.page.daily.test_daily import Clock
from tests.page.double import FakePage
from tests.page.finished import page as finished
from tests.page.finished import some
from tests.screens.screens import KEYS, at, fresh, played, seated, ticking
from tests.screens.shots import View, heard, insets, lay, window
from vernissage.page.collection.room import rooms as gallery
from vernissage.page.core.messages import Do, Resized
from vernissage.page.core.words import LANGUAGES
from vernissage.table.link import Player

ANN, BOTS = Player("Ann"), (Player("Zofia", 1), Player("Marek", 1))

COVERED = """insets => [...document.querySelectorAll('#app button, #app input, dialog[open], .dlg-acts, .slip, .shown, #log')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[hidden]'))
  .filter(one => !one.closest('.reel-set, .co-plan')) // they scroll sideways
  .map(one => [one.id || one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 4 && (box.left < insets.left - 1 || box.right > innerWidth - insets.right + 1))
  .map(([name, box]) => `${name} from ${box.left} to ${box.right}`)"""
"""What reaches into what the device covers at the sides."""
FIXED_COVERED = """insets => [...document.querySelectorAll('.bar, .tabs, dialog[open], .shown, .slip, .fbar')]
  .filter(one => one.checkVisibility())
  .map(one => [one.id || one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.height && (box.top < insets.top - 1 || box.bottom > innerHeight - insets.bottom + 1))
  .map(([name, box]) => `${name} from ${box.top} to ${box.bottom}`)"""
"""What lies at the window's top and foot, and reaches into what the device covers there."""
BARE = """() => {
  const sees = one => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const alpha = /rgba?\\([^)]*[,/] *([\\d.]+)\\)$/.exec(backgroundColor);
    return [!alpha || alpha[1] > 0.9, backgroundImage !== 'none'];
  };
  return [...document.querySelectorAll('body *')]
    .filter(one => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
    .filter(one => one.checkVisibility() && one.innerText?.trim())
    .map(one => [one.id || one.className, ...sees(one)]);
}"""
"""What lies over other things: whether its ground has a colour, and a picture."""


def states(size: Resized) -> Iterator[tuple[str, FakePage]]:
    """The foyer, rooms beside it, the menu, each set-up and each table with its menu and log."""
    for visit in ("record", "day", "collection"):
        page = fresh("en")
        page.send(size)
        page.send(Do(visit))
        page.settle()
        yield visit, page
    page = fresh("en")
    page.send(size)
    yield "foyer", page
    for key in KEYS:
        page.send(Do("choose", (key,)))
        for dialog in ("setup", "menu"):
            page.send(Do("open", (dialog,)))
            yield f"{key} {dialog}", page
            page.send(Do("close"))
    for key in KEYS:
        page = seated("en", key, ANN, *BOTS)
        ticking(page)
        page.send(size)
        yield key, page
        page.send(Do("log"))
        yield f"{key} log", page


@pytest.mark.parametrize(("width", "height"), rest_seldom([(740, 360), (360, 740), (768, 1024), (1366, 1024)]))
def test_nothing_lies_where_the_device_covers_the_window(browser: Browser, address: str, width: int, height: int) -> None:
    view = View(width, height, "notched")
    page = window(browser, address, view)
    for name, state in states(heard(page)):
        lay(page, state)
        assert page.evaluate(COVERED, insets(view)) == [], name
        assert page.evaluate(FIXED_COVERED, insets(view)) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.context.close()


def over(page: Page) -> dict[str, tuple[bool, bool]]:
    """What lies over other things, see `BARE`."""
    return {name: (colour, picture) for name, colour, picture in page.evaluate(BARE)}


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_in_the_systems_colours_what_lies_over_others_still_covers_them(
    browser: Browser, address: str, width: int, height: int
) -> None:
    plain, forced = (window(browser, address, View(width, height, scheme)) for scheme in ("light", "forced"))
    met = set()
    for name, state in states(heard(plain)):
        lay(plain, state)
        lay(forced, state)
        now = over(forced)
        for one, (colour, picture) in over(plain).items():
            met.add(one)
            assert not (colour or picture) or now[one][0], f"{name}: {one}"
    assert any("dlg-acts" in one for one in met)
    plain.context.close()
    forced.context.close()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360), (360, 740)])
def test_on_a_phone_what_comes_after_a_game_is_in_sight(browser: Browser, address: str, width: int, height: int) -> None:
    page = window(browser, address, View(width, height, "light"))
    for key in KEYS:
        made = at("de", played(key), ANN, BOTS[0])
        made.send(heard(page))
        for total in (False, True):
            if total:
                made.send(Do("total"))
            lay(page, made)
            free = """id => {
              const box = document.getElementById(id).getBoundingClientRect(), { left, top, width, height } = box;
              return document.elementFromPoint(left + width / 2, top + height - 4)?.closest('button')?.id === id; }"""
            first = ("rematch", "challenge") if total else ("tally-on", "total")
            for ident in (*first, "replay", "look-back", "result-share", "same"):
                assert page.evaluate(free, ident), f"{key}: {ident} is not in sight"
            page.evaluate("document.getElementById('result-leave').scrollIntoView({ block: 'nearest' })")
            assert page.evaluate(free, "result-leave"), f"{key}: the last button cannot come into sight"
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360)])
def test_each_door_of_the_menu_has_its_sign_above_its_name_which_is_whole(
    browser: Browser, address: str, width: int, height: int
) -> None:
    """A long German word broke after any letter, and what stood beside its sign in one window stood below it in another."""
    page = window(browser, address, View(width, height, "light"))
    for language in LANGUAGES:
        made = fresh(language)
        made.send(heard(page))
        made.press("menu")
        lay(page, made)
        doors = page.evaluate("""() => [...document.querySelectorAll('.items .btn')].map(door => {
          const name = document.createRange(), [sign, box] = [door.firstChild, door].map(one => one.getBoundingClientRect());
          name.selectNodeContents(door.lastChild);
          const lines = name.getClientRects();
          return [lines.length, sign.bottom <= lines[0].top + 2 && lines[0].right <= box.right - 4, box.height]; })""")
        assert len(doors) == 9
        assert len({height for *_, height in doors}) == 1, language
        assert all(lines == 1 and well for lines, well, _ in doors), f"{language}: {doors}"
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_on_a_low_phone_todays_deal_and_the_press_that_plays_it_are_in_sight(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = window(browser, address, View(width, height, "light"))
    for language in LANGUAGES:
        made = FakePage(Clock(), languages=(language,))
        made.send(heard(page))
        made.send(Do("day"))
        lay(page, made)
        expect(page.locator(".deal.first .do"), language).to_be_in_viewport(ratio=1)
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (1280, 800)])
def test_every_language_is_two_presses_away_in_the_foyer(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = window(browser, address, View(width, height, "light"))
    for language, name in LANGUAGES.items():
        made = fresh(language)
        made.send(heard(page))
        lay(page, made)
        spoken = page.get_by_role("button", name=name)
        assert spoken.evaluate("one => one.scrollWidth <= one.clientWidth"), "its name is whole"
        name_box, tools = page.locator(".name").bounding_box(), page.locator(".fbar nav").bounding_box()
        assert name_box is not None
        assert tools is not None
        assert tools["y"] < name_box["y"] + name_box["height"], f"{language}: one row"
        spoken.click()
        for other in LANGUAGES.keys() - {language}:
            expect(page.locator(f"#language-{other}")).to_be_in_viewport(ratio=1)
    page.context.close()


PUZZLED = """() => {
  const seen = css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility());
  const foot = Math.min(innerHeight, ...seen(".pz-dock").map(one => one.getBoundingClientRect().top));
  const cut = seen(".pz-hand .cv-w").filter(one => one.scrollWidth > one.clientWidth).map(one => `cut: ${one.textContent}`);
  const under = seen(".pz-hand > :not(.hint), .pz-hand .cv-w").map(one => [one, one.getBoundingClientRect().bottom - foot])
    .filter(([, over]) => over > 1).map(([one, over]) => `under the dock by ${over}: ${one.className}`);
  return [...cut, ...under, ...(seen(".pz-task > .hint").length ? [] : ["what scores is not told"])]; }"""
HEADED = """() => {
  const named = document.querySelector(".pz-now"), words = document.createRange(), faults = [];
  words.selectNodeContents(named);
  const { height, width } = words.getBoundingClientRect();
  if (!named.querySelector("b").checkVisibility() || !width) faults.push("the head does not name the game");
  if (height > 20) faults.push(`in two lines: ${named.innerText}`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  return faults; }"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740)])
def test_a_puzzle_on_a_phone_tells_what_scores_and_names_its_cards_whole(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = window(browser, address, View(width, height, "light"))
    for language in LANGUAGES:
        made = fresh(language)
        made.send(heard(page))
        made.send(Do("puzzle"))
        for key in KEYS:
            for number in range(1, 7) if key == "canvas" else (1,):
                made.send(Do("room", ("puzzle-go", key, str(number))))
                lay(page, made)
                assert page.evaluate(PUZZLED) == [], f"{language}: {key} {number}"
            for level in "123":
                made.send(Do("room", ("puzzle-strength", level)))
                lay(page, made)
                assert page.evaluate(HEADED) == [], f"{language}: {key} {level}"
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740)])
def test_tabs_of_the_collection_stay_in_their_places_and_the_chosen_one_is_in_sight(
    browser: Browser, address: str, width: int, height: int
) -> None:
    """On phones the chosen one stood first, so nobody learned where the others are."""
    page = window(browser, address, View(width, height, "light"))
    made = finished(*some(3))
    made.send(heard(page))
    made.send(Do("collection"))
    for part in gallery():
        made.send(Do("room", ("co-part", part)))
        made.settle()
        lay(page, made)
        places, whole = page.evaluate("""() => {
          const tabs = [...document.querySelectorAll(".co-part")].map(one => one.getBoundingClientRect());
          const { left, right } = document.querySelector(".co-part[aria-pressed=true]").getBoundingClientRect();
          return [tabs.map(one => one.left), left >= 0 && right <= innerWidth]; }""")
        assert places == sorted(places), part
        assert whole, part
    page.context.close()


def test_what_leads_on_in_the_collection_stays_in_its_place(browser: Browser, address: str) -> None:
    """Beside a painting it stood elsewhere than beside a wall, and far from that."""
    page = window(browser, address, View(1280, 800, "light"))
    made = finished(*some(3))
    made.send(heard(page))
    made.send(Do("collection"))
    found = set()
    for part in ("wall", "painting", "line"):
        made.send(Do("room", ("co-part", part)))
        made.settle()
        lay(page, made)
        found.add(page.evaluate("['co-back', 'co-on'].map(id => document.getElementById(id).getBoundingClientRect().x)+''"))
    assert len(found) == 1
    page.context.close()


def test_the_places_of_a_puzzle_of_canvas_are_as_high_as_its_painting(browser: Browser, address: str) -> None:
    """On a tablet that stands they hung half as high beside its foot."""
    page = window(browser, address, View(768, 1024, "light"))
    made = fresh("en")
    made.send(heard(page))
    made.send(Do("puzzle"))
    made.send(Do("room", ("puzzle-go", "canvas", "1")))
    lay(page, made)
    frame, *places = page.evaluate("""() => [".pz-own .cv-frame", ".cv-place"]
      .flatMap(css => [...document.querySelectorAll(css)].map(one => one.getBoundingClientRect().toJSON()))""")
    assert len(places) == 3
    for place in places:
        assert abs(place["top"] - frame["top"]) <= 1
        assert abs(place["bottom"] - frame["bottom"]) <= 4
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360), (1280, 800)])
def test_small_works_to_print_lie_on_a_page_as_it_will_be(browser: Browser, address: str, width: int, height: int) -> None:
    """In three columns on A4, whatever the window."""
    page = window(browser, address, View(width, height, "light"))
    made = finished(*some(3))
    made.send(heard(page))
    made.send(Do("collection"))
    for press in ("co-part", "painting"), ("co-lay", "contact"):
        made.send(Do("room", press))
        made.settle()
    lay(page, made)
    wide, high, lefts = page.evaluate("""() => {
      const { width, height } = document.querySelector(".leaf").getBoundingClientRect();
      const works = [...document.querySelectorAll(".contact figure")].map(one => one.offsetLeft);
      return [width, height, new Set(works).size]; }""")
    assert high / wide == pytest.approx(297 / 210, abs=0.01)
    assert lefts == 3
    page.context.close()


def test_a_work_to_print_is_whole_in_the_first_sight_of_a_desk(browser: Browser, address: str) -> None:
    page = window(browser, address, View(1280, 800, "light"))
    made = finished(*some(3))
    made.send(heard(page))
    made.send(Do("collection"))
    for press in ("co-part", "painting"), ("co-lay", "one"):
        made.send(Do("room", press))
        made.settle()
    lay(page, made)
    expect(page.locator(".leaf .drawing")).to_be_in_viewport(ratio=1)
    page.context.close()


def test_a_finger_finds_no_field_into_which_a_phone_would_zoom(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, base_url=address)
    page = window(browser, address, View(360, 740, "light"), context)
    made = fresh("en")
    made.send(Resized(360, 740, still=True))
    for dialog in ("setup", "link", "rules canvas"):
        made.send(Do("open", tuple(dialog.split())))
        lay(page, made)
        sizes = page.evaluate("""() => [...document.querySelectorAll('dialog :is(input, select, textarea)')]
          .filter(one => !['radio', 'checkbox', 'file', 'range'].includes(one.type))
          .map(one => [one.id, parseFloat(getComputedStyle(one).fontSize)])""")
        assert sizes
        assert not [one for one in sizes if one[1] < 16], dialog
        made.send(Do("close"))
    context.close()


@pytest.mark.long
def test_long_words_are_parted_in_texts_and_never_on_what_is_pressed(browser: Browser, address: str) -> None:
    page = window(browser, address, View(360, 740, "light"))
    for name, made in states(Resized(360, 740, still=True)):
        lay(page, made)
        found = page.evaluate("""() => [...document.querySelectorAll('p, li, h2, button:not(.tab)')]
          .filter(one => one.checkVisibility() && one.innerText.trim())
          .map(one => [one.localName, getComputedStyle(one).hyphens, one.innerText])""")
        wrong = [one for one in found if one[1] != ("manual" if one[0] == "button" else "auto")]
        assert found, name
        assert not wrong, name
