"""Where things lie on the tables, at every size of the window and of its letters, in Chromium and without Python in the page:
nothing lies over what people play with, no name is cut, nothing jumps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import until
from tests.marks import rest_seldom, seldom
from tests.page.daily.test_daily import Clock, opened
from tests.page.daily.test_daily import played as finish
from tests.page.double import FakePage
from tests.page.finished import page as finished
from tests.page.finished import some
from tests.screens.screens import KEYS, at, fresh, give, played, seated
from tests.screens.shots import View, heard, lay, window
from vernissage.page.core.messages import Arrived, Do
from vernissage.page.core.presses import parsed
from vernissage.page.core.words import LANGUAGES
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode

FOUR = (Player("Ann"), Player("Zofia", 1), Player("Marek", 1), Player("Duarte", 1))
SIZES = (1280, 800), (360, 740), (320, 568), (740, 360)
OFTEN = [View(360, 740, "light")]
"""What is looked at on each change; test_settings.py looks at more screens, with letters of 24 px and with covered edges."""
SELDOM = [View(*size, "light", *letters) for size in SIZES for letters in ((), (20,), (24,), (32,))]
SELDOM += [View(360, 740, "notched", 24), View(740, 360, "notched"), View(1024, 768, "notched", 20)]

BOX = "const box = css => document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();"
FAULTS = """() => {
  const faults = [], dialog = document.querySelector("dialog[open]"), within = dialog ?? document.body;
  const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest(".vh, svg, .said");
  const named = one => `${one.id || one.className}: ${one.textContent.trim().slice(0, 30)}`;
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  for (const one of within.querySelectorAll("*")) { // words that are cut, or stand out of their box
    if (!seen(one) || ![...one.childNodes].some(part => part.nodeType === 3 && part.data.trim())) continue;
    const { display, overflowX, overflowY } = getComputedStyle(one);
    if (display === "inline") continue;
    const wide = overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
    const high = overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2;
    if (one.closest(".cv-card, .cv-place") && !one.matches(".cv-pl")) continue; // titles of cards are shortened on purpose
    if (wide || high) faults.push(`cut: ${named(one)}`);
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), text = document.createRange();
    const box = one.getBoundingClientRect();
    while (words.nextNode()) {
      text.selectNode(words.currentNode);
      const { left, right, width } = text.getBoundingClientRect(), out = right > box.right + 7 || left < box.left - 7;
      if (width && out && !words.currentNode.parentElement.closest(".vh")) faults.push(`out of its box: ${named(one)}`);
    }
  }
  const regions = ["shared", "own", "decision", "hand", "aside", "others", "market"].map(region => `#${region} > *`);
  const parts = dialog ? [] : [".bar .turn", ".bar .round", ".bar .tools", ...regions]
    .flatMap(css => [...document.querySelectorAll(css)]).filter(one => seen(one) && !one.closest(".sheet"));
  const place = part => { // what its region cuts off lies over nothing
    const { left, right, top, bottom, width } = part.getBoundingClientRect(), region = part.parentElement;
    if (getComputedStyle(region).overflowY === "visible") return { left, right, top, bottom, width };
    const end = region.getBoundingClientRect();
    return { left, right, width, top: Math.max(top, end.top), bottom: Math.min(bottom, end.bottom) };
  };
  for (const [i, one] of parts.entries()) for (const other of parts.slice(i + 1)) {
    const [a, b] = [one, other].map(place);
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (a.width && b.width && across > 1 && down > 1) faults.push(`${named(one)} lies over ${named(other)}`);
  }
  for (const one of within.querySelectorAll("button, a[href], input, select")) { // what nobody can press
    if (!seen(one) || one.getBoundingClientRect().width < 2) continue;
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const beside = left < -1 || right > innerWidth + 1;
    const beyond = height < innerHeight && (top < -1 || bottom > innerHeight + 1);
    if (beside || (beyond && !one.matches(".bid"))) faults.push(`outside: ${named(one)}`); // bids are fanned out of the window
    const hit = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]].some(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there && (one.contains(there) || there.contains(one));
    });
    if (!hit) faults.push(`covered: ${named(one)}`);
  }
  for (const field of document.querySelectorAll("*")) if (field.scrollTop || field.scrollLeft) field.scrollTo(0, 0);
  return faults; }"""


@pytest.fixture
def shown(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of the parameter's view."""
    page = window(browser, address, request.param)
    yield page
    page.context.close()


def look(page: Page, made: FakePage) -> None:
    """Shows a page in the window, as the window is."""
    made.send(heard(page))
    lay(page, made)


def table(key: str, to: str = "", most: int = 80) -> Iterator[FakePage]:
    """A game of four, at each decision until the first of this kind, or so many."""
    page, rng = seated("en", key, *FOUR), Rng(3)
    for _ in range(most):
        decision = page.app.table().match.decision
        if decision is None:
            return
        yield page
        if decision.kind == to:
            return
        give(page, rng, "greedy")


def screens(page: Page) -> Iterator[tuple[str, FakePage]]:
    """The foyer, the set-ups, the rooms, and the first round of each game, with a press of what can be tried."""
    made = fresh("en")
    yield "foyer", made
    for key in KEYS:
        for press in (Do("choose", (key,)), Do("open", ("setup",))):
            made.send(press)
        yield f"{key} set-up", made
        made.send(Do("close"))
    for room in ("day", "record", "collection", "puzzle"):
        made.send(Do(room))
        made.settle()
        yield room, made
        made.send(Do("leave"))
    for key in KEYS:
        for ply, one in enumerate(table(key, most=12)):
            one.send(heard(page))
            yield f"{key} {ply}", one
            markup = "".join(one.regions.values())
            acts = re.findall(r'data-do="(room (?:lot|place|card) [^"]*)"', markup)
            if acts:
                one.send(Do(*parsed(acts[0])))
                yield f"{key} {at} {acts[0]}", one


@pytest.mark.slow
@pytest.mark.parametrize("shown", [*OFTEN, *(seldom(view) for view in SELDOM if view not in OFTEN)], indirect=True, ids=str)
def test_nothing_is_cut_or_covered(shown: Page) -> None:
    faults = []
    for name, made in screens(shown):
        look(shown, made)
        faults += [f"{name}: {fault}" for fault in shown.evaluate(FAULTS)]
    assert not faults, "\n".join(faults)


DESK, PHONE, LYING = View(1280, 800, "light"), View(360, 740, "light"), View(740, 360, "light")


@pytest.mark.long
@pytest.mark.parametrize("shown", [DESK], indirect=True)
def test_rivals_names_have_their_room_beside_all_that_is_told(shown: Page) -> None:
    for made in table("art-society", most=56):
        look(shown, made)
        heads = shown.evaluate("""() => [...document.querySelectorAll('.rv-h')].map(head => [head.innerText,
          head.querySelectorAll('.gav, .rv-kept > *').length,
          [...head.querySelectorAll('b')].some(name => name.scrollWidth > name.clientWidth)])""")
        assert len(heads) == 3
        for text, signs, cut in heads:
            assert signs or re.search(r"\d+ of 108", text), text  # beside signs the wall itself shows how full it is
            assert not cut, text


@pytest.mark.parametrize("shown", [seldom(DESK), seldom(View(1366, 650, "light")), seldom(PHONE), View(320, 568, "light"),
                                   seldom(View(360, 740, "dark", 24))], indirect=True, ids=str)  # fmt: skip
def test_the_bar_of_a_rivals_wall_is_above_the_bids(shown: Page) -> None:
    *_, made = table("art-society", "bid")
    made.press("rival-2")
    look(shown, made)
    bar, bids, last, sheet = shown.evaluate(f"""() => {{ {BOX} const tops = [...document.querySelectorAll('.bid')]
      .map(bid => bid.getBoundingClientRect());
      return [box('.over').bottom, Math.min(...tops.map(box => box.top)), Math.max(...tops.map(box => box.bottom)),
        document.querySelector('.sheet').checkVisibility() ? box('#tabs').top : innerHeight]; }}""")
    assert 0 < bar <= bids + 1
    assert last <= sheet or shown.viewport_size["width"] > 600  # on a desk they are fanned out of the window


@pytest.mark.long
@pytest.mark.parametrize("shown", [PHONE, View(360, 800, "light")], indirect=True, ids=str)
def test_the_assistants_caption_is_clear_of_the_tabs(shown: Page) -> None:
    for made in table("art-society", most=24):
        look(shown, made)
        caption, tabs = shown.evaluate(f"() => {{ {BOX} return [box('#market .asst-lot .who').bottom, box('#tabs').top]; }}")
        assert caption <= tabs, made.app.table().match.decision


@pytest.mark.parametrize("shown", rest_seldom([View(1280, 800, "light"), View(1280, 650, "light")]), indirect=True, ids=str)
def test_what_a_buyer_may_use_is_above_the_end_of_the_turn(shown: Page) -> None:
    """Also with two lines of what others have just done."""
    seen = 0
    for made in table("avant-carde", most=200):
        markup = made.regions["decision"]
        if "ac-use" in markup and "told" in markup:
            look(shown, made)
            use, acts = shown.evaluate(f"() => {{ {BOX} return [box('.ac-uses > :last-child').bottom, box('.acts').top]; }}")
            assert use <= acts, made.app.table().match.decision
            seen += 1
    assert seen > 2


@pytest.mark.parametrize("shown", [PHONE, seldom(View(320, 568, "light"))], indirect=True, ids=str)
def test_on_a_phone_what_can_be_bought_or_tucked_is_pressed_in_one_place(shown: Page) -> None:
    """A list repeated the gallery that stood just below it. What the wall has room for of others' lines is whole there."""
    seen = 0
    for made in table("avant-carde", most=60):
        if "ac-buy" not in made.regions["decision"]:
            continue
        look(shown, made)
        twice, cut = shown.evaluate(f"""() => {{ {BOX}
          const there = one => one.checkVisibility() && one.getBoundingClientRect().bottom < innerHeight;
          const pressed = ids => ids.map(id => document.getElementById(id)).filter(one => one && there(one)).length;
          const wall = box('#own'), ways = [2, 3, 4, 5, 6, 7].flatMap(n => [[`shop-${{n}}`, `stack-${{n}}`], [`under-${{n}}`,
            `tuck-${{n}}`]]).filter(ids => ids.some(id => document.getElementById(id)));
          const lines = [...document.querySelectorAll('.spare .ac-rowbox')].filter(one => one.checkVisibility()
            && one.getBoundingClientRect().left < innerWidth && one.getBoundingClientRect().right > 0);
          return [ways.filter(ids => pressed(ids) !== 1), lines.filter(one => {{ const box = one.getBoundingClientRect();
            return box.top < wall.bottom && box.bottom > wall.bottom && box.left < wall.right; }}).length]; }}""")
        assert not twice, made.app.table().match.decision
        assert not cut, made.app.table().match.decision
        seen += 1
    assert seen > 4


@pytest.mark.parametrize("shown", [seldom(PHONE), View(320, 568, "light")], indirect=True, ids=str)
def test_the_button_that_hangs_is_clear_of_the_sheet(shown: Page) -> None:
    for made in table("art-society", most=24):
        look(shown, made)
        acts, sheet, title = shown.evaluate(
            f"() => {{ {BOX} return [box('.decide .acts').bottom, box('.sheet').top, box('.turn').height]; }}"
        )
        assert acts + 1 <= sheet, (made.app.table().match.decision, title)


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True)
@pytest.mark.parametrize("language", rest_seldom(LANGUAGES))
def test_the_button_that_hangs_says_so_in_one_line(shown: Page, language: str) -> None:
    made = seated(language, "art-society", Player("Ann"), Player("Zofia", 1))
    look(shown, made)
    lines = shown.locator("#hang").evaluate("""hang => {
      const range = document.createRange();
      range.selectNodeContents(hang);
      return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size; }""")
    assert lines == 1, shown.locator("#hang").inner_text()


@pytest.mark.parametrize("shown", rest_seldom([View(320, 568, "light"), PHONE]), indirect=True, ids=str)
def test_a_notice_leaves_what_is_asked_and_its_answer_in_sight(shown: Page) -> None:
    for language in LANGUAGES:
        made = seated(language, "art-society", Player("Ann"), Player("Zofia", 1))
        made.app.notice = "full"
        look(shown, made)
        notice, title, answer, sheet, foot = shown.evaluate(f"""() => {{ {BOX} return [
          box('.slip').bottom, box('.turn').top, box('#hang').bottom, box('.sheet').top, box('.hall').bottom]; }}""")
        assert 0 < notice <= title, language
        assert answer <= sheet < foot <= shown.evaluate("innerHeight"), language


@pytest.mark.long
@pytest.mark.parametrize("shown", [DESK], indirect=True)
def test_the_table_of_avant_carde_stays_where_it_is(shown: Page) -> None:
    tops = set()
    for made in table("avant-carde", most=30):
        look(shown, made)
        tops.add(shown.evaluate(f"() => {{ {BOX} return [box('#market').top, box('#decision').top]; }}")[0])
    assert tops == {56}


RINGS_MEET = """() => {
  const marked = [...document.querySelectorAll('button[data-here=yes]')].filter(one => one.checkVisibility());
  const rings = marked.map(one => [one, getComputedStyle(one)]).filter(([, style]) => style.outlineStyle !== 'none').map(
    ([one, style]) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
      return [left - out, top - out, right + out, bottom + out]; });
  const boxes = [...document.querySelectorAll('.cv-cost > .cv-tok')].filter(one => one.checkVisibility()).map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom]; });
  const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  return document.querySelector('.far[data-here=yes]') && marked.length === rings.length
    || rings.some((a, i) => [...boxes, ...rings.slice(i + 1)].some(b => meet(a, b))); }"""
"""Whether a mark of a first game covers another one or a price, or goes round a card that cannot be paid for."""


@pytest.mark.parametrize("shown", [PHONE, seldom(View(320, 568, "light"))], indirect=True, ids=str)
@pytest.mark.parametrize("key", KEYS)
def test_a_first_game_shows_what_it_speaks_of(shown: Page, key: str) -> None:
    """What is marked is whole, mark and all, and in Canvas no mark covers a price; on a phone of the usual size nothing of Art
    Society's lies under the head, and its lots are whole where bids are asked for, also where the tabs make room for them.
    """
    made = fresh("en")
    made.send(heard(shown))
    made.press(f"poster-button-{key}", "learn")
    made.settle()
    usual = shown.viewport_size["height"] > 700
    while not made.app.play.guide.done:
        look(shown, made)
        step = made.app.play.guide.step.title
        over, lots, ring = shown.evaluate(f"""() => {{ {BOX} const hall = document.querySelector('.hall');
          const lots = [...document.querySelectorAll('#market .lot')].filter(one => one.checkVisibility());
          const own = box('html[data-here=own] #own');
          const out = parseFloat(getComputedStyle(document.querySelector('#own')).outlineOffset) + 3;
          return [hall.scrollHeight - hall.clientHeight,
            Math.max(...lots.map(one => one.getBoundingClientRect().bottom)) - (box('#tabs').top || box('.lesson').top),
            own.height ? own.top - out - box('.hall').top : 0]; }}""")
        assert ring >= 0, step
        assert key != "canvas" or not shown.evaluate(RINGS_MEET), step
        if key == "art-society" and usual:
            assert lots <= 0, step
            assert over <= 40, step  # an open sheet may lie over a little
        made.press("lesson-next" if made.find("lesson-next") else "lesson-show")
        made.settle()


@pytest.mark.parametrize("shown", [PHONE, seldom(View(320, 568, "light")), seldom(DESK)], indirect=True, ids=str)
def test_skipping_the_pauses_lies_over_nothing(shown: Page) -> None:
    made = seated("en", "avant-carde", *FOUR)
    look(shown, made)
    size = heard(shown)
    made.send(size._replace(still=False))
    made.press("stop")
    while not made.find("skip"):
        made.press("stop")
    lay(shown, made)
    faults = shown.evaluate(f"""() => {{ {BOX} const skip = box('#skip'), round = box('.bar .round'), undo = box('#undo');
      return [getComputedStyle(document.querySelector('.bar .round')).opacity !== '1', skip.width < 24 || skip.height < 24,
        skip.left < round.right && skip.top < round.bottom, skip.right > undo.left + 1, box('.bar .turn').top < skip.bottom
          && box('.bar .turn').right > skip.left]; }}""")
    assert not any(faults), faults


@pytest.mark.long
@pytest.mark.parametrize("shown", [LYING, PHONE], indirect=True, ids=str)
@pytest.mark.parametrize("key", KEYS)
def test_a_tab_is_lit_if_what_it_is_about_is_seen(shown: Page, key: str) -> None:
    for made in table(key, most=16):
        look(shown, made)
        lit, seen = shown.evaluate("""() => {
          const { borderTopColor } = getComputedStyle(document.querySelector('.tab.on'));
          const panels = [...document.querySelectorAll('.sheet .panel')];
          return [borderTopColor !== 'rgba(0, 0, 0, 0)', panels.some(panel => panel.checkVisibility())]; }""")
        assert lit == seen, made.app.table().match.decision


@pytest.mark.parametrize("shown", [LYING, seldom(View(320, 568, "light")), seldom(PHONE)], indirect=True, ids=str)
@pytest.mark.parametrize("key", ["canvas", seldom("art-society"), seldom("avant-carde")])
def test_what_tab_comes_to_is_clear_of_the_sheet(shown: Page, key: str) -> None:
    """The window scrolled to it, and the tabs or the row of cards lay over it."""
    met, covered = set(), []
    for made in table(key, most=14):
        for sheet in ("peek", ""):
            look(shown, made)
            shown.evaluate("sheet => document.documentElement.setAttribute('data-sheet', sheet)", sheet)
            stops = shown.evaluate("() => [...document.querySelectorAll('.hall *')].filter(one => one.tabIndex >= 0).length")
            for _ in range(stops):
                shown.keyboard.press("Tab")
                ident, under = shown.evaluate(f"""() => {{ {BOX} const on = document.activeElement;
                  const {{ bottom, height }} = on.getBoundingClientRect(), end = box('.sheet').top || box('#tabs').top;
                  const has_room = on.closest('#own, #hand, #decision, #aside') && height < end - box('.hall').top;
                  return [on.id, has_room ? bottom - end : 0]; }}""")
                met.add(ident)
                covered += [(made.app.table().match.decision, sheet, ident)] * (under > 1)
        made.press_if_there("best")
    assert not covered, covered
    assert "paint" in met or key != "canvas"


@pytest.mark.long
@pytest.mark.parametrize("shown", [LYING, View(1280, 800, "light", 24)], indirect=True, ids=str)
def test_on_a_lying_phone_the_row_is_beside_ones_own_painting(shown: Page) -> None:
    for made in table("canvas", most=6):
        look(shown, made)
        seen = shown.evaluate("""() => [...document.querySelectorAll('.cv-place, .cv-market .cv-card')]
          .filter(one => one.checkVisibility()).map(one => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height * 0.8);
            return [one.id, one.contains(there) || there?.contains(one)]; })""")
        assert len(seen) >= 3
        assert all(clear for _, clear in seen), seen


@pytest.mark.long
@pytest.mark.parametrize("shown", [LYING, PHONE, View(1024, 768, "light")], indirect=True, ids=str)
def test_the_way_back_from_ones_paintings_is_clear(shown: Page) -> None:
    made = seated("en", "canvas", FOUR[0])
    made.send(Do("room", ("seat", "0")))
    look(shown, made)
    assert shown.locator("#seat-back").is_visible()
    assert not [fault for fault in shown.evaluate(FAULTS) if "seat-back" in fault]


@pytest.mark.parametrize("shown", [seldom(LYING), View(568, 320, "light")], indirect=True, ids=str)
def test_on_a_lying_phone_a_wall_is_seen_while_it_is_played_and_replayed(shown: Page) -> None:
    """It had no height where the rest took more than there is."""
    made = fresh("en")
    made.send(Arrived("#" + encode(played("art-society"), "watch", None, FOUR[:2])))
    made.settle()
    made.press("accept-watch")
    for one, foot in ((made, ".reel"), (next(table("art-society")), "#tabs")):
        look(shown, one)
        height, seen = shown.evaluate(f"""() => {{ {BOX} const wall = box('.wallgrid');
          return [wall.height, Math.min(wall.bottom, box('#tabs').top, box({foot!r}).top) - wall.top]; }}""")
        assert height >= 100
        assert seen >= 60


@pytest.mark.parametrize("shown", [LYING, seldom(View(320, 568, "light"))], indirect=True, ids=str)
def test_a_replay_on_a_phone_shows_what_was_on_offer_beside_its_board(shown: Page) -> None:
    """Its controls took so much that all tabs were closed."""
    for key in KEYS:
        made = fresh("en")
        made.send(Arrived("#" + encode(played(key), "watch", None, FOUR[:2])))
        made.settle()
        made.press("accept-watch")
        for _ in range(6):
            made.press("step-turn-on")
        look(shown, made)
        reel, offered, low, wide, hand, told = shown.evaluate(f"""() => {{ {BOX}
          const acts = [...document.querySelectorAll('.reel-acts .btn')].filter(one => one.checkVisibility());
          const told = acts.map(one => one.scrollWidth <= one.clientWidth && parseFloat(getComputedStyle(one).fontSize) >= 12);
          const low = [...document.querySelectorAll('.reel .btn, .reel select')].map(one => one.getBoundingClientRect().bottom);
          return [box('.reel').height, box('#market').height, innerHeight - Math.max(...low),
            innerWidth - document.documentElement.scrollWidth, box('.sheet').top - box('#hand').bottom, told]; }}""")
        assert reel <= 140, key
        assert told == [True, True], f"{key}: what leads on is said in words"
        assert hand >= 0 or shown.viewport_size != {"width": 320, "height": 568}, f"{key}: a hand is whole"
        assert offered >= 60, key
        assert low >= 0, key
        assert wide >= 0, key


@pytest.mark.parametrize("shown", [View(320, 568, "light"), seldom(PHONE), seldom(LYING)], indirect=True, ids=str)
def test_marks_and_prices_cover_nothing_of_a_replays_lots(shown: Page) -> None:
    """Marks were as wide as the paintings that they lay on, and a price hid the corner by which a frame is known; and at the
    edge of their column one of the museum's marks was cut.
    """
    made = fresh("en")
    made.send(Arrived("#" + encode(played("art-society"), "watch", None, FOUR[:2])))
    made.settle()
    made.press("accept-watch")
    while made.regions["market"].count('class="lot"') < 3:
        made.press("step-turn-on")
    look(shown, made)
    lots, under, edge = shown.evaluate(f"""() => {{ {BOX} const wide = one => one.getBoundingClientRect().width;
      const lots = [...document.querySelectorAll('#market .lot:not(.taken) .lot-art')];
      return [lots.map(lot => [wide(lot), lot.getBoundingClientRect().top
          - lot.previousElementSibling.querySelector('.mark').getBoundingClientRect().bottom]),
        Math.max(...lots.map(lot => lot.getBoundingClientRect().bottom)) - box('#tabs').top,
        box('.strip .mark').left - box('#own').left]; }}""")
    assert len(lots) >= 3
    for lot, clear in lots:
        assert lot >= 40
        assert clear >= 0
    assert under <= 0
    assert edge >= 1


@pytest.mark.parametrize("key", [*KEYS[:1], *map(seldom, KEYS[1:])])
@pytest.mark.parametrize("shown", [LYING], indirect=True, ids=str)
def test_what_was_made_fills_a_lying_phone_at_the_end(shown: Page, key: str) -> None:
    """A wall 140 px wide hung in a band that ran out of the window."""
    made = fresh("en")
    made.send(Arrived("#" + encode(played(key), "watch", None, FOUR[:2])))
    made.settle()
    made.press("accept-watch")
    made.key("End")
    look(shown, made)
    left, head, made_wide, foot = shown.evaluate(f"""() => {{ {BOX}
      const work = document.querySelector('.wallgrid, .cv-show, .ac-best').getBoundingClientRect();
      return [box('.wallbox').left, box('.headline.only-narrow').left, work.width, box('.reel').top - work.bottom]; }}""")
    assert abs(left - head) <= 4
    assert made_wide >= 200
    assert foot >= 0 or key != "art-society"


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True, ids=str)
def test_the_result_of_a_narrow_phone_has_whole_names_in_rows_that_are_seen(shown: Page) -> None:
    """A name broke within the word, and the third one's awards lay under the button."""
    made = at("de", played("avant-carde", seats=5), *FOUR, Player("Maximiliane"))
    made.send(Do("total"))
    look(shown, made)
    below = "Math.max(...[...document.querySelectorAll('.whose b')].map(one => one.getBoundingClientRect().bottom))"
    assert shown.evaluate(f"{below} - document.querySelector('.footing').getBoundingClientRect().top") <= 0
    made = at("en", played("avant-carde", seats=3), *FOUR[:3])
    made.send(Do("room", ("result", "3")))
    look(shown, made)
    lines, under = shown.evaluate(f"""() => {{ {BOX}
      const rows = [...document.querySelectorAll('.score tbody .line')];
      const lines = rows.map(row => {{ const text = document.createRange(); text.selectNodeContents(row.lastChild);
        return new Set([...text.getClientRects()].map(rect => rect.top)).size; }});
      const standings = [...document.querySelectorAll('.whose b')];
      return [lines, Math.max(...standings.map(one => one.getBoundingClientRect().bottom)) - box('.footing').top]; }}""")
    assert lines == [1, 1, 1]
    assert under <= 0
    expect(shown.locator("#leave"), "there is the door").to_be_in_viewport()


@pytest.mark.parametrize("shown", rest_seldom((View(*size, "light") for size in SIZES[::-1]), 2), indirect=True, ids=str)
def test_a_puzzle_is_whole_in_one_view(shown: Page) -> None:
    """Its board, its hand and the button that answers."""
    made = fresh("pl")
    made.send(Do("puzzle"))
    for key in KEYS:
        made.send(Do("room", ("puzzle-go", key, "1")))
        look(shown, made)
        board, button, named = shown.evaluate("""() => {
          const seen = css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility());
          const over = seen(".pz-dock, .pz-decision").find(one => getComputedStyle(one).position === "sticky");
          const foot = innerWidth < 600 && over ? over.getBoundingClientRect().top : innerHeight;
          const beyond = (css, end) => Math.max(...seen(css).map(one => one.getBoundingClientRect().bottom - end));
          return [beyond(".pz-own > *, .pz-hand > *", foot), beyond(".pz .do, .pz-decision .acts .btn", innerHeight),
            seen(".pz-hand .cv-w").length === document.querySelectorAll(".pz-hand .cv-w").length]; }""")
        assert board <= 1, key
        assert named, "cards have their names"
        assert button <= 1, key


@pytest.mark.parametrize("shown", [View(360, 740, "light"), seldom(View(1280, 800, "light"))], indirect=True, ids=str)
def test_a_cell_of_the_calendar_is_all_cover_but_for_its_day(shown: Page) -> None:
    """From the tenth on the plate of the day hid all of a cover but a sliver."""
    made = finished(*some(3))
    made.send(Do("day"))
    made.settle()
    made.send(Do("room", ("month-whole",)))
    look(shown, made)
    shares = shown.evaluate("""() => {
      const area = one => { const box = one.getBoundingClientRect(); return box.width * box.height; };
      return [...document.querySelectorAll(".day:has(.print)")].map(day =>
        [area(day.querySelector(".print")) / area(day), area(day.querySelector("b")) / area(day)]); }""")
    assert len(shares) > 9
    for cover, plate in shares:
        assert cover > 0.85
        assert plate < 0.25


@pytest.mark.parametrize("shown", [View(360, 740, "light"), seldom(View(1280, 800, "light"))], indirect=True, ids=str)
def test_a_day_that_was_played_is_gold_and_one_that_was_not_is_not_faded(shown: Page) -> None:
    """Covers of days to play looked shut in grey or faded, and in all their colours as if they hung: they are pale."""
    made = opened(Clock())
    finish(made)
    made.settle()
    made.send(Do("room", ("month-whole",)))
    look(shown, made)
    done, rest = shown.evaluate("""() => [".cpic", ".print"].map(css => {
      const picture = document.querySelector(`.day ${css}`), day = picture.closest(".day");
      return [getComputedStyle(day).backgroundColor, day.clientHeight, getComputedStyle(picture).opacity,
        picture.clientWidth / day.clientWidth, getComputedStyle(picture).filter]; })""")
    assert done[0] != rest[0]
    assert done[1] == rest[1]
    assert done[2] == rest[2] == "1"
    assert done[3] > 0.7
    assert done[4] == "none" != rest[4]
    shown_signs, explained = shown.evaluate("""() => [".dots", ".legend"].map(css =>
      [...new Set([...document.querySelectorAll(`${css} .dot`)].filter(one => one.checkVisibility()).map(one => one.className))]
        .sort())""")
    assert shown_signs == explained, "no sign is explained that small cells leave out"


@pytest.mark.parametrize("shown", [LYING], indirect=True, ids=str)
def test_on_a_lying_phone_the_first_places_of_a_set_up_are_whole(shown: Page) -> None:
    """The bar that begins the game cut the faces of those who play, and of the second row how strong they are."""
    made = fresh("en")
    for key in KEYS:
        made.send(Do("choose", (key,)))
        made.send(Do("open", ("setup",)))
        made.send(Do("seats", ("4",)))
        look(shown, made)
        feet, bar = shown.evaluate("""() => [
          [...document.querySelectorAll('.seat-card:nth-child(-n + 4) :is(.face, .lvs)')]
            .map(one => one.getBoundingClientRect().bottom),
          document.querySelector('.dlg-acts .do').getBoundingClientRect().top]""")
        assert max(feet) <= bar, key
        made.send(Do("close"))


@pytest.mark.parametrize("shown", [View(320, 568, "light"), LYING, seldom(View(360, 740, "light"))], indirect=True, ids=str)
def test_what_follows_in_a_set_up_looks_out_above_its_bar(shown: Page) -> None:
    """The list ended with a card's edge: nothing said that there are more places, and options."""
    made = fresh("en")
    for key, seats in (("art-society", 4), ("canvas", 5), ("avant-carde", 5)):
        made.send(Do("choose", (key,)))
        made.send(Do("open", ("setup",)))
        made.send(Do("seats", (str(seats),)))
        look(shown, made)
        tops, bar = shown.evaluate("""() => [[...document.querySelectorAll(".seat-card, fieldset + fieldset > legend")]
          .map(one => one.getBoundingClientRect().top), document.querySelector("#who").getBoundingClientRect().top]""")
        seen = min(bar - top for top in tops if top < bar)
        assert 16 <= seen < 96, (key, seen)
        made.send(Do("close"))


@pytest.mark.parametrize("shown", [View(320, 568, "light"), seldom(View(360, 740, "light"))], indirect=True, ids=str)
def test_on_a_narrow_phone_how_many_play_stands_in_line_with_its_word(shown: Page) -> None:
    """Five numbers had a line of their own."""
    for language in LANGUAGES:
        made = fresh(language)
        made.send(Do("choose", ("avant-carde",)))
        made.send(Do("open", ("setup",)))
        look(shown, made)
        word, first, last = shown.evaluate("""() => ["legend", ".seg", ".seg:last-child"]
          .map(css => document.querySelector(`.dlg-setup ${css}`).getBoundingClientRect().toJSON())""")
        assert first["top"] == last["top"] < word["bottom"], language
        assert word["right"] < first["left"], language


@pytest.mark.parametrize("shown", [View(768, 1024, "light"), seldom(View(1024, 1366, "light"))], indirect=True, ids=str)
def test_on_a_tablet_the_places_of_five_fill_their_rows(shown: Page) -> None:
    made = fresh("en")
    made.send(Do("choose", ("canvas",)))
    made.send(Do("open", ("setup",)))
    made.send(Do("seats", ("5",)))
    look(shown, made)
    edge, third, last = shown.evaluate("""() => [".places", ".seat-card:nth-child(3)", ".seat-card:last-child"]
      .map(css => Math.round(document.querySelector(css).getBoundingClientRect().right))""")
    assert edge == third == last


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True, ids=str)
def test_what_is_new_in_the_log_has_room_in_its_pill(shown: Page) -> None:
    for language in LANGUAGES:
        made = fresh(language)
        made.sit("art-society", FOUR[:2], 6)
        made.settle()
        for _ in range(9):
            give(made, Rng(6), "greedy")
        look(shown, made)
        words, pill, edge = shown.evaluate("""() => { const pill = document.querySelector(".tab .new"), range = new Range();
          range.selectNodeContents(pill);
          return [range.getBoundingClientRect().width, pill.getBoundingClientRect().width,
            innerWidth - pill.getBoundingClientRect().right]; }""")
        assert words + 8 < pill, language
        assert edge > 0, language


@pytest.mark.parametrize("shown", [View(1280, 800, "light"), seldom(View(768, 1024, "light"))], indirect=True, ids=str)
def test_a_chart_of_the_record_lies_below_its_heading(shown: Page) -> None:
    """With one game there is one card at the side, and its chart lay over its heading."""
    made = finished(*some(1))
    made.send(Do("record"))
    made.settle()
    look(shown, made)
    cards = shown.evaluate("""() => [...document.querySelectorAll('.rc-card:has(.plot)')].map(card => [
      card.querySelector('h3').getBoundingClientRect(), card.querySelector('.plot').getBoundingClientRect()]
      .map(one => one.toJSON()))""")
    assert cards
    for head, plot in cards:
        assert head["bottom"] <= plot["top"] or head["right"] <= plot["left"]


@pytest.mark.long
def test_a_piece_on_its_way_brings_nothing_that_its_surroundings_draw(browser: Browser, address: str) -> None:
    """As the line above the cards that break a tie."""
    page = browser.new_page(base_url=address)
    page.route(re.compile(r"/(?!motion|copies)[^/]*\.mjs$|old\.js"), lambda route: route.abort())
    page.goto("/")
    until(page, "globalThis.vernissage?.motion")
    drawn = page.evaluate("""() => {
      Object.assign(document.documentElement.dataset, { state: 'ready', room: 'table', game: 'art-society' });
      const card = "<div class='bidcard' data-piece='card'></div>";
      document.getElementById('own').innerHTML = `<div class='under arm-first'>${card}</div>`;
      for (const one of document.querySelectorAll('#app, #table, #own')) one.hidden = false;
      vernissage.motion.look();
      vernissage.motion.play([["card", "", "", "turn", 0, 400]]);
      return [...document.querySelectorAll('#stage .under')].map(one => getComputedStyle(one, '::before').content); }""")
    assert drawn == ["none"]
    page.close()
