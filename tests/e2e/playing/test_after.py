"""Where things lie in the rooms after a game: results, replays and look backs, in Chromium and without Python in the page."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.everyone.test_tables import FOUR, LYING, look, shown
from tests.marks import seldom
from tests.page.double import FakePage
from tests.page.finished import page as finished
from tests.page.finished import some
from tests.page.league.links import challenge, link_of
from tests.page.league.links import some as attempts
from tests.screens.screens import KEYS, at, fresh, played
from tests.screens.shots import View
from vernissage.page.core.messages import Arrived, Do
from vernissage.page.core.words import LANGUAGES
from vernissage.page.keeping import leagues
from vernissage.page.keeping.leagues import KeptLeague
from vernissage.table.link import Player

__all__ = ["shown"]  # the fixture

MENU = """() => { const box = document.querySelector("#menu svg").getBoundingClientRect();
  return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]; }"""


@pytest.mark.parametrize("shown", [View(360, 740, "light"), View(320, 568, "light"), LYING], indirect=True, ids=str)
def test_at_the_end_nothing_is_cut_by_the_foot_and_all_scores_are_above_it(shown: Page) -> None:
    """What scrolled away under the buttons faded: half rows, on a lying phone the total itself. Its rows were 23 px high, and
    on a phone all of them lay below an empty wall.
    """
    for key, language in zip(KEYS, ("pl", "de", "de"), strict=True):
        made = at(language, played(key, seats=4), *FOUR)
        made.send(Do("total"))
        look(shown, made)
        across, cut, scores, rows = shown.evaluate("""() => {
          const foot = document.querySelector(".footing").getBoundingClientRect().top;
          const seen = [...document.querySelectorAll("#own *, #decision *, .whose *")].filter(one => one.checkVisibility());
          const words = seen.filter(one => [...one.childNodes].some(part => part.nodeType === 3 && part.data.trim()));
          const over = one => { const { top, bottom } = one.getBoundingClientRect(); return [top, bottom - foot]; };
          return [innerWidth, words.filter(one => over(one)[0] < foot - 1 && over(one)[1] > 1).map(one => one.textContent),
            [...document.querySelectorAll("tfoot td, .whose b, .ac-have b")]
              .filter(one => one.checkVisibility() && over(one)[1] <= 0).length,
            [...document.querySelectorAll(".score .line")].map(one => [one.offsetHeight, over(one)[1]])]; }""")
        assert cut == [], key
        assert scores >= 4, key
        for height, under in rows:
            assert height >= 24, key
            assert under <= 0 or across == 320 or (across, key) == (360, "avant-carde"), key


@pytest.mark.parametrize("shown", [View(360, 740, "light"), View(320, 568, "light"), LYING], indirect=True, ids=str)
def test_while_it_is_counted_all_whose_things_can_be_shown_stand_in_one_row_above_the_foot(shown: Page) -> None:
    """The fourth one stood below the others, on a low phone under the buttons."""
    for key in KEYS:
        made = at("en", played(key, seats=4), *FOUR)
        made.send(Do("room", ("result", "0")))
        look(shown, made)
        rows, under = shown.evaluate("""() => {
          const boxes = [...document.querySelectorAll(".whose .btn")].map(one => one.getBoundingClientRect());
          return [new Set(boxes.map(box => box.top)).size,
            Math.max(...boxes.map(box => box.bottom)) - document.querySelector(".footing").getBoundingClientRect().top]; }""")
        assert rows == 1, key
        assert under <= 0, key
        if key == "canvas":  # what a painting has won broke into two rows, of another height under each
            made.send(Do("room", ("result", "7")))
            look(shown, made)
            tops = shown.evaluate("""() => [...document.querySelectorAll(".cv-medals")].filter(one => one.checkVisibility())
              .map(one => [...one.children].map(won => Math.round(won.getBoundingClientRect().top)))""")
            assert len(set(chain.from_iterable(tops))) == (shown.viewport_size == {"width": 360, "height": 740})


@pytest.mark.parametrize("shown", [View(1280, 800, "light")], indirect=True, ids=str)
def test_in_a_wide_window_the_longest_line_fills_half_the_page_and_the_others_hang_beside_it(shown: Page) -> None:
    """Its cards were 88 px wide in a page of 1280, and whose line is on show was below the edge."""
    made = at("en", played("avant-carde", seats=5), *FOUR, Player("Ines", 1))
    for step in ("0", "5"):
        made.send(Do("room", ("result", step)))
        look(shown, made)
        line, beside, on_show = shown.evaluate("""() => {
          const box = css => document.querySelector(css).getBoundingClientRect();
          return [box(".ac-best").height, box(".ac-others-lines").left - box(".wallbox").right,
            Math.max(...[...document.querySelectorAll(".whose .btn")].map(one => one.getBoundingClientRect().bottom))]; }""")
        assert line >= 500
        assert beside >= 0
        assert on_show <= 800


@pytest.mark.parametrize("shown", [LYING], indirect=True, ids=str)
def test_on_a_lying_phone_a_look_back_has_its_graph_under_its_board(shown: Page) -> None:
    """It lay under the buttons."""
    for key in KEYS:
        made = at("de", played(key), *FOUR[:2])
        made.send(Do("total"))
        made.press("look-back")
        made.settle()
        look(shown, made)
        free, below, board = shown.evaluate("""() => {
          const box = css => document.querySelector(css).getBoundingClientRect(), graph = box("#lookback-at");
          const met = [0.1, 0.5, 0.9].map(at => document.elementFromPoint(graph.left + at * graph.width, graph.bottom - 2)?.id);
          const { scrollHeight, clientHeight } = document.querySelector(".lb-board");
          return [[...new Set(met)], graph.top - box(".lb-board").bottom, scrollHeight - clientHeight]; }""")
        assert free == ["lookback-at"], key
        assert below >= 0, key
        assert board <= 0, f"{key}: its board is cut"


@pytest.mark.parametrize("shown", [View(320, 568, "light"), LYING], indirect=True, ids=str)
def test_a_replay_on_a_phone_tells_its_place_and_names_its_choices(shown: Page) -> None:
    made = at("de", played("canvas"), *FOUR[:2])
    made.send(Do("total"))
    made.press("replay", "step-on", "step-on")
    look(shown, made)
    expect(shown.locator(".bar .round b")).to_have_text(re.compile(r"2 .* [0-9]{2}\.$"))
    lies = shown.viewport_size == {"width": LYING.width, "height": LYING.height}
    for one in (shown.locator(".bar .round b"), *shown.locator(f".reel .pick {'select' if lies else 'span'}").all()):
        expect(one).to_be_in_viewport(ratio=1)
    if lies:  # its words are heard where there is no room for them
        choice, act = shown.locator(".reel .pick select").last.bounding_box(), shown.locator(".reel-acts").bounding_box()
        assert choice["x"] + choice["width"] <= act["x"]


@pytest.mark.parametrize("shown", [LYING], indirect=True)
def test_on_a_lying_phone_a_replays_slider_is_as_wide_as_the_page_and_its_end_tells_the_evening(shown: Page) -> None:
    made = at("de", played("avant-carde"), *FOUR[:2])
    made.send(Do("total"))
    made.press("replay", "step-on")
    look(shown, made)
    slider, lines = shown.evaluate("""() => { const words = document.createRange();
      return [document.querySelector(".scrub input").offsetWidth, [...document.querySelectorAll(".reel-acts .btn")]
        .filter(one => one.checkVisibility())
        .map(one => (words.selectNodeContents(one.lastChild), words.getClientRects().length))]; }""")
    assert slider > LYING.width - 60
    assert set(lines) == {1}
    made.key("End")
    look(shown, made)
    expect(shown.locator("#after .ev-chart")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("shown", [View(360, 740, "light"), LYING, View(1280, 800, "light")], indirect=True, ids=str)
def test_a_press_meant_for_the_next_line_does_not_begin_another_game(shown: Page) -> None:
    """The tally goes on by itself, and Rematch comes where Next line was."""
    for key in KEYS:
        made = at("en", played(key), *FOUR[:2])
        look(shown, made)
        line = shown.evaluate("""() => {
          const { left, top, width, height } = document.getElementById("tally-on").getBoundingClientRect();
          return [left + width / 2, top + height / 2]; }""")
        made.send(Do("total"))
        look(shown, made)
        shown.emulate_media(reduced_motion="no-preference")
        meets = shown.evaluate(
            """line => {
          const met = () => document.elementFromPoint(...line).closest("[data-do]");
          const rematch = document.getElementById("rematch");
          rematch.classList.remove("do");
          getComputedStyle(rematch).animationName;
          rematch.classList.add("do"); // as it comes
          const coming = rematch.getAnimations().find(one => one.animationName);
          coming.pause();
          const soon = met()?.id, fill = () => getComputedStyle(rematch).backgroundColor, plain = fill();
          coming.finish();
          return [soon, plain, met()?.id, fill() === plain]; }""",
            line,
        )
        assert meets == [None, "rgba(0, 0, 0, 0)", "rematch", False], f"{key}: its gold comes once all is counted"
        shown.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True, ids=str)
def test_on_the_lowest_phone_a_replays_end_shows_all_who_played(shown: Page) -> None:
    """Avant Carde's second row was cut, under a headline of two lines."""
    made = at("en", played("avant-carde"), *FOUR[:2])
    made.send(Do("total"))
    made.press("replay")
    made.key("End")
    look(shown, made)
    lowest, controls = shown.evaluate("""() => [
      [...document.querySelectorAll("#decision tbody tr")].at(-1).getBoundingClientRect().bottom,
      document.querySelector(".reel").getBoundingClientRect().top]""")
    assert lowest <= controls


@pytest.mark.parametrize("shown", [View(1280, 800, "light"), View(768, 1024, "light")], indirect=True, ids=str)
def test_where_two_bids_are_revealed_a_replay_shows_a_wall_beside_them(shown: Page) -> None:
    made = at("en", played("art-society"), *FOUR[:2])
    made.send(Do("total"))
    made.press("replay")
    assert made.app.replay is not None
    for _ in made.app.replay.stops:
        if "No two bids are equal" in made.regions["own"]:
            break
        made.press("step-on")
    look(shown, made)
    wall, sale, told = (shown.locator(css).bounding_box() for css in (".sale-wall .wall", "#sale", "#sale .tie-s"))
    assert wall["width"] > 250
    assert wall["x"] + wall["width"] <= sale["x"] + sale["width"]
    assert sale["y"] <= wall["y"]
    assert wall["y"] + wall["height"] <= told["y"]
    first, second = (shown.locator(".bidcard").nth(i).bounding_box() for i in (0, 1))
    assert first["x"] + first["width"] + 12 <= second["x"], "a card lay on the other"
    assert second["x"] + second["width"] + 20 <= wall["x"], "and the wall on that"


@pytest.mark.parametrize("shown", [View(1280, 800, "light")], indirect=True, ids=str)
def test_on_a_desk_a_look_backs_buttons_keep_their_place_and_a_replays_end_has_large_cards(shown: Page) -> None:
    """The buttons moved with the length of what is told, and below small cards the ground was bare."""

    def foot(css: str) -> float:
        return float(shown.locator(css).evaluate("one => one.getBoundingClientRect().bottom"))

    made = at("en", played("avant-carde", seed=3), *FOUR[:2])
    made.send(Do("total"))
    made.press("look-back")
    made.settle()
    for i in range(len(made.app.looked.moments if made.app.looked else ())):
        made.send(Do("point", (str(i),)))
        look(shown, made)
        assert abs(foot(".lb-board") - foot(".lb-acts")) < 1, i
    made.send(Do("close"))
    made.press("replay")
    made.key("End")
    look(shown, made)
    line = shown.locator(".ac-best-line > li")
    assert 6 <= line.count() <= 8
    assert line.first.evaluate("one => one.offsetWidth") > 100
    assert foot("#own") <= 708


@pytest.mark.parametrize("shown", [View(320, 568, "light"), seldom(View(360, 740, "light"))], indirect=True, ids=str)
def test_on_a_phone_the_moments_of_a_look_back_stay_under_the_finger(shown: Page) -> None:
    """They moved with the height of the picture above them."""
    for key in KEYS:
        made = at("en", played(key, seed=3), *FOUR[:2])
        made.send(Do("total"))
        made.press("look-back")
        made.settle()
        found = set()
        assert made.app.looked is not None
        made.app.looked.moments = [*range(0, len(made.app.looked.points), 9)]
        for i in range(len(made.app.looked.moments)):
            made.send(Do("point", (str(i),)))
            look(shown, made)
            found.add(
                shown.evaluate("""() => { const board = document.querySelector(".lb-board");
              return [board.getBoundingClientRect().bottom, board.scrollHeight - board.clientHeight].join(); }""")
            )
        assert len(found) == 1, (key, found)
        assert found.pop().endswith(",0"), key


@pytest.mark.parametrize("shown", [View(320, 568, "light"), LYING], indirect=True, ids=str)
def test_a_replay_of_avant_carde_has_its_money_in_sight(shown: Page) -> None:
    made = at("de", played("avant-carde"), *FOUR[:2])
    made.send(Do("total"))
    made.press("replay")
    for step in range(60):
        made.press("step-on")
        if step % 12:
            continue
        look(shown, made)
        assert shown.evaluate("""() => {
          const { left, top, width, height } = document.querySelector("#decision .sum b").getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".sum") !== null; }"""), step


@pytest.mark.parametrize("shown", [View(320, 568, "light"), seldom(View(360, 740, "light")), LYING], indirect=True, ids=str)
def test_a_look_back_shows_a_wall_from_near_and_what_is_written_on_it_can_be_read(shown: Page) -> None:
    """A bare wall with small crates, and letters of 4 px."""
    made = at("en", played("art-society", seed=11), *FOUR[:2])
    look(shown, made)
    made.send(Do("total"))
    made.press("look-back")
    made.settle()
    look(shown, made)
    back = made.app.looked
    assert back is not None
    back.moments = [*range(0, len(back.points), 3)]
    small, walls = [], 0
    for i in range(len(back.moments)):
        made.send(Do("point", (str(i),)))
        look(shown, made)
        sizes = shown.evaluate("""() => [...document.querySelectorAll(".lb-board .wall text")].map(text =>
          [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])""")
        walls += len(sizes)
        small += [one for one in sizes if one[0] == "\N{MINUS SIGN}2" and one[1] < 11]
    assert walls
    assert small == []


@pytest.mark.parametrize("shown", [View(768, 1024, "light")], indirect=True, ids=str)
def test_foyer_rooms_tables_and_replays_have_one_left_edge(shown: Page) -> None:
    left = lambda css: shown.evaluate("css => document.querySelector(css).getBoundingClientRect().left", css)  # noqa: E731
    made = finished(*some(1))
    look(shown, made)
    edges = [left(".fbar .name"), left(".posters")]
    made.send(Do("record"))
    made.settle()
    look(shown, made)
    edges += [left(".room-h .brand span"), left(".room > *")]
    made = at("en", played("art-society"), *FOUR[:2])
    look(shown, made)
    edges += [left(".bar .brand .ic"), left(".headline.only-narrow"), left(".firstly")]
    made.press("replay")
    look(shown, made)
    edges += [left(".bar .reel-door .ic"), left(".reel .scrub")]
    assert max(abs(edge - 24) for edge in edges) <= 2, edges  # letters and signs have some air at their side


@pytest.mark.parametrize("shown", [View(1280, 800, "light"), View(360, 740, "light"), LYING], indirect=True, ids=str)
def test_the_menu_stands_in_one_place_in_foyer_rooms_results_and_replays(shown: Page) -> None:
    """It jumped by up to 24 px from room to room."""
    made, places = finished(*some(1)), []
    for sent in (None, "record", "puzzle", "league"):
        if sent:
            made.send(Do(sent))
            made.settle()
        look(shown, made)
        places.append(shown.evaluate(MENU))
        made.send(Do("leave"))
    made = at("en", played("art-society"), *FOUR[:2])
    look(shown, made)
    places.append(shown.evaluate(MENU))
    made.press("replay")
    look(shown, made)
    x, y = shown.evaluate(MENU)
    places.append([places[0][0] if x > 1232 else x, y])  # on a desk a table's margin is its own
    assert all(one == places[0] for one in places), places


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True, ids=str)
def test_on_the_lowest_phone_what_comes_next_is_in_the_first_sight(shown: Page) -> None:
    """Of a challenge the button that begins its deal lay below it."""

    def foot(css: str) -> float:
        found = "css => Math.max(...[...document.querySelectorAll(css)].map(one => one.getBoundingClientRect().bottom))"
        return float(shown.evaluate(found, css))

    made = fresh("en")
    made.press("friends")
    look(shown, made)
    assert foot(".wy:nth-child(3)") <= 568 - 32, "and that one more follows can be seen"
    made.send(Do("close"))
    made.press("poster-button-avant-carde", "rules")
    look(shown, made)
    assert foot(".dlg-rules section:first-of-type h3") + 60 <= 568, "below the contents one begins to read"
    made = FakePage()
    made.send(Arrived("#" + link_of(*attempts()[:2])))
    made.settle()
    look(shown, made)
    assert foot("#lg-play") <= 568
    made = finished(*some(1))
    made.send(Do("record"))
    made.settle()
    look(shown, made)
    assert foot("#bare-begin") <= 568
    assert foot(".rc-now .do") + 150 <= 568, "the best work is in sight, too"


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True, ids=str)
def test_on_the_lowest_phone_a_league_has_its_words_whole_and_works_without_their_mounts(shown: Page) -> None:
    """German broke its title in "Herausford" and "erung", the buttons had two lines each, and rows the slices of a caption."""
    made = finished(language="de", name="Ben")
    leagues.write(made.device.storage, [KeptLeague("", link_of(*attempts("avant-carde"), of=challenge("avant-carde")), "Ben")])
    made.send(Do("league"))
    made.settle()
    made.send(Do("league", (leagues.read(made.device.storage)[0].id,)))
    made.settle()
    look(shown, made)
    broken, high, beside = shown.evaluate("""() => {
      const lines = (node, from, to) => { const range = new Range(); range.setStart(node, from); range.setEnd(node, to);
        return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size; };
      const { firstChild: title } = document.querySelector("#title");
      const said = [...title.data.matchAll(/[^ ]+/g)];
      const covered = [...document.querySelectorAll(".lg-row")].filter(row => row.getBoundingClientRect().bottom - 3
        < row.querySelector(".lg-thumb").getBoundingClientRect().bottom);
      return [[...covered, ...said.filter(({ 0: one, index }) => lines(title, index, index + one.length) > 1)].map(String),
        Math.max(...[...document.querySelectorAll(".lg-ways > .acts .btn")].map(one => one.offsetHeight)),
        [...document.querySelectorAll(".lg-thumb > svg")].map(one => { const { x, width, height } = one.viewBox.baseVal;
          return x > 0 && Math.abs(one.clientWidth / one.clientHeight - width / height); })]; }""")
    assert broken == []
    assert high <= 46
    assert len(beside) == 3
    assert all(one is not False and one < 0.05 for one in beside), "each is cut to its work"


@pytest.mark.parametrize("shown", [View(320, 568, "light")], indirect=True, ids=str)
def test_how_one_stands_in_a_challenge_is_told_in_one_line(shown: Page) -> None:
    """In Spanish its last figure had a line of its own."""
    for language in LANGUAGES:
        made = finished(language=language, name="Ben")
        link = link_of(*attempts("avant-carde"), of=challenge("avant-carde"))
        leagues.write(made.device.storage, [KeptLeague("", link, "Ben")])
        made.send(Do("league"))
        made.settle()
        look(shown, made)
        high, line = shown.evaluate("""() => { const one = document.querySelector(".lg-item em");
          return [one.clientHeight, parseFloat(getComputedStyle(one).fontSize)]; }""")
        assert high < 2 * line, language


@pytest.mark.parametrize("shown", [View(320, 568, "light"), seldom(View(360, 740, "light"))], indirect=True, ids=str)
def test_no_line_of_a_look_back_is_cut_by_the_buttons_at_its_foot(shown: Page) -> None:
    for key in KEYS:
        made = at("en", played(key), *FOUR[:2])
        made.send(Do("total"))
        made.press("look-back")
        made.settle()
        look(shown, made)
        fades = shown.evaluate("""() => {
          const { boxShadow } = getComputedStyle(document.querySelector(".lb-acts"));
          const [, up, blur] = boxShadow.match(/ 0px (-?[0-9]+)px ([0-9]+)px /) ?? [0, 0, 0];
          return blur - up; }""")
        assert fades >= 20, key
        told = shown.evaluate("""() => document.querySelector(".lb-acts").getBoundingClientRect().top
          - [...document.querySelectorAll(".lb-line")].at(-1).getBoundingClientRect().top""")
        assert told >= 20, "what was better begins above them"
