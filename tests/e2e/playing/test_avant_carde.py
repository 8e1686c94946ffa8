"""Avant Carde in the page: games against bots and at one device, alone, by mouse, taps and keys, offline, in Polish."""

import pytest
from playwright.sync_api import Page, expect

from vernissage.games.avant_carde.rules.answers import Claim, Reserve
from vernissage.games.avant_carde.rules.game import MIXED
from vernissage.games.avant_carde.rules.patrons import SETS
from vernissage.games.avant_carde.view.lesson import LESSON
from vernissage.table.game import Decision
from vernissage.table.match import Match

from ..collector import GAME, Collector, arrive, before, link, near_the_end
from ..conftest import Troubles, phone_in_polish, start
from ..everyone.test_access import Examiner
from ..everyone.test_keyboard import Keys
from ..everyone.test_polish import Reader
from ..player import Mouse, Player, Taps
from ..starting.test_offline import kept

NEW_YORKERS, TOKYOITES, PARISIANS, LONDONERS, SINGAPOREANS = range(len(SETS))


class ByMouse(Collector, Mouse):
    """Plays by clicks."""


class ByTaps(Collector, Taps):
    """Plays by taps."""


class ByKeys(Collector, Keys):
    """Plays by Tab and Enter; the focus is looked at after each press."""


class Examining(Collector, Examiner):
    """Plays, and examines every kind of decision."""


def chosen(player: Player, patrons: int, seats: int) -> None:
    """Sets a game up as people do, with patrons of their choice."""
    page = player.page
    player.press("poster-button-avant-carde", "setup", f"seats-{seats}")
    page.locator(f"label:has(#setting-patrons-{patrons})").click()


@pytest.mark.fresh
@pytest.mark.long
def test_new_yorkers_against_two_bots_to_the_end_without_a_network(started: Page) -> None:
    page, player = started, ByMouse(started)
    kept(page)
    fragment = near_the_end(2, 3, {"patrons": NEW_YORKERS}, 4)
    arrive(page, fragment)
    page.context.set_offline(True)
    hand = page.locator("#hand button.can").first
    box, wall = hand.bounding_box(), page.locator("#own .ac-own").bounding_box()
    assert box
    assert wall
    page.mouse.move(box["x"] + 20, box["y"] + 20)  # the first card is dragged onto the line ...
    page.mouse.down()
    page.mouse.move(wall["x"] + 60, wall["y"] + 60, steps=6)
    expect(page.locator("#own .ac-own.over")).to_be_visible()
    assert page.locator("#own .ac-own").bounding_box() == wall, "the line stays where it is while a card is over it"
    page.mouse.up()
    expect(page.locator("#own .ac-line .ac-card")).to_have_count(1)
    player.press("undo")  # ... and taken back, as nothing was drawn
    expect(page.locator("#own .ac-line .ac-card")).to_have_count(0)
    for pile in ("discard", "trash", "deck"):
        player.press(f"pile-{pile}")
        expect(page.locator(f"#pile-{pile}")).to_have_attribute("aria-expanded", "true")
    player.play(rounds=1)
    assert {"ac-play", "ac-buy"} <= player.kinds
    expect(page.locator("#log")).to_contain_text("All lines are shown.")
    player.play()
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    expect(page.locator("#decision h1")).to_contain_text("awards")
    player.press("rematch")
    expect(page.locator("#bar h1")).to_be_visible()


def reserving(match: Match, d: Decision) -> bool:
    """Wanda's Forger may wait for a buy of Zofia, who comes next and has money."""
    s = match.state
    return (d.kind == "copy_buy" and d.seat == s.first == 0 and Reserve() in GAME.options(s, d)
            and sum(x.state == 0 for x in s.players[1].line) >= 3)  # fmt: skip


@pytest.mark.long
def test_a_forger_copies_a_later_buy_of_somebody_at_the_same_device(started: Page) -> None:
    page, player = started, ByMouse(started)
    arrive(page, before(reserving, 2, {"patrons": PARISIANS}, people=2))
    player.press("curtain-go")
    page.get_by_role("button", name="Wait for a later buy").click()
    for _ in range(40):
        page.locator("#decision:visible .decide:not(.wait), #share-here").first.wait_for()
        if page.locator("#share-here").is_visible():
            break
        seen = player.look()
        player.press(seen.those("answer-")[-1] if "ac-ask" in seen.kind else "end")
    player.press("share-here")  # Zofia, who might have played by link, is at the same device
    expect(page.locator("#others")).to_contain_text("a Forger is waiting")
    number = page.locator("#market button.can").first.get_attribute("id")
    page.locator(f"#{number}").click()
    expect(page.locator("#curtain h1")).to_contain_text("Wanda")
    player.press("curtain-go")
    expect(page.locator("#title")).to_have_text("Copy this buy?")
    expect(page.locator("#decision")).to_contain_text("Zofia has bought")
    discarded = int(page.locator("#pile-discard b").inner_text())
    page.get_by_role("button", name="for free").first.click()
    expect(page.locator("#curtain h1")).to_contain_text("Zofia")
    player.press("curtain-go")
    expect(page.locator("#others")).to_contain_text(f"discard {discarded + 1}")
    expect(page.locator("#log")).to_contain_text("taken for free")


@pytest.mark.parametrize(("patrons", "seed"), [(LONDONERS, 3), (SINGAPOREANS, 2)], ids=["Londoners", "Singaporeans"])
@pytest.mark.long
def test_the_last_rounds_with_other_patrons(page: Page, troubles: Troubles, patrons: int, seed: int) -> None:
    player = Examining(page)
    page.emulate_media(color_scheme="light" if patrons == LONDONERS else "dark")
    arrive(page, near_the_end(2, 2, {"patrons": patrons}, seed))
    expect(page.locator("#others .ac-guide li")).to_have_count(6)
    player.play()
    assert {"ac-play", "ac-ask", "ac-buy"} <= player.kinds
    player.examine("result")
    assert not player.faults


@pytest.mark.rule("AC-9.3")
def test_alone_to_a_victory_and_to_a_defeat(started: Page) -> None:
    page, player = started, ByMouse(started)

    def winning(match: Match, d: Decision) -> bool:
        return d.kind == "buy" and any(a == Claim(match.state.awards) for a in GAME.options(match.state, d))

    def losing(match: Match, d: Decision) -> bool:
        return d.kind == "buy" and match.state.round == 9 and match.state.awards > 8

    arrive(page, before(winning, 1, {"difficulty": 0}))
    expect(page.locator("#market .ac-token li")).to_have_count(9)
    player.press("claim")
    expect(page.locator("#decision h1")).to_have_text("You have taken all awards")
    arrive(page, before(losing, 1, {"difficulty": 3}))
    expect(page.locator("#market .ac-token .on")).to_have_text("Extras")
    player.play()
    expect(page.locator("#decision h1")).to_have_text("The awards were not all taken")


@pytest.mark.long
@phone_in_polish
def test_a_mix_of_patrons_by_taps_in_polish_and_another_game_to_its_end(started: Page) -> None:
    page = started
    page.emulate_media(color_scheme="dark")
    player, reader, examiner = ByTaps(page), Reader(page), Examining(page)
    chosen(player, MIXED, 3)
    for name, which in (("twos", 3), ("threes", 4), ("fours", 1), ("sevens", 2)):
        page.locator(f"label:has(#setting-{name}-{which})").click()
    reader.read_all()
    examiner.examine("set-up")
    page.locator("#deal").fill("6")
    player.press("start")
    kinds: set[str] = set()
    for _ in range(150):
        seen = player.look()
        if kinds >= {"ac-play", "ac-ask", "ac-buy"} and seen.kind == ["ac-buy"]:
            break
        reader.read_all()
        if seen.kind and seen.kind[0] not in kinds:
            examiner.examine(seen.kind[0])
        kinds.update(seen.kind)
        player.answer(seen)
    for tab in ("tab-market", "tab-shared", "tab-others", "tab-log"):
        player.press(tab)
        reader.read_all()
        examiner.examine(tab)
    page.evaluate("hash => { location.hash = hash }", near_the_end(1, 2, {"patrons": TOKYOITES}, 3))
    player.press("accept-new")
    player.play()
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    player.press("rematch")
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    assert not examiner.faults


@pytest.mark.long
def test_by_keys_alone_to_the_end(started: Page) -> None:
    page, keys = started, ByKeys(started)
    page.goto("about:blank")
    start(page, "/#" + near_the_end(1, 2, {"patrons": NEW_YORKERS}, 4))
    keys.press("accept-new")
    expect(page.locator("html")).to_have_attribute("data-game", "avant-carde")
    for key, told in (("w", "Your line is empty."), ("c", "Your hand:"), ("l", "The gallery:"), ("m", "awards"), ("r", "Zofia"),
                      ("e", "award")):  # fmt: skip
        page.keyboard.press(key)
        expect(page.locator("#said p").last).to_contain_text(told)
    laid = page.locator("#own .ac-line .ac-card")
    for figure in "123456789":
        if laid.count():
            break
        page.keyboard.press(figure)
    expect(laid).not_to_have_count(0)
    keys.play()
    assert {"ac-play", "ac-buy"} <= keys.kinds
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    keys.press("rematch")
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    keys.look()


@pytest.mark.long
def test_on_a_lying_phone_every_button_can_be_reached(started: Page) -> None:
    """What a long panel of buys has below the others scrolls up to above the tabs."""
    page = started
    page.set_viewport_size({"width": 740, "height": 360})
    player = ByMouse(page)
    chosen(player, NEW_YORKERS, 3)
    page.locator("#deal").fill("6")
    player.press("start")
    pressed = set[str]()
    for _ in range(60):
        seen = player.look()
        if seen.kind == ["ac-buy"]:
            for button in ("change", "end"):
                if button in seen.buttons:
                    page.locator(f"#{button}").click(trial=True, timeout=5000)
                    pressed.add(button)
        if pressed == {"change", "end"}:
            break
        player.answer(seen)
    assert pressed == {"change", "end"}


def test_nothing_jumps_while_a_line_is_laid_on_a_phone(started: Page) -> None:
    """A power asks and draws between the cards; the hand stays where it was, and no card changes its size."""
    page, player = started, ByMouse(started)
    match: Match = Match(GAME, LESSON.seats, LESSON.settings, LESSON.seed)
    for action in LESSON.opening:
        match.answer(action)
    page.set_viewport_size({"width": 360, "height": 740})
    arrive(page, link(match))
    sizes = "() => ['#own', '#hand'].map(one => document.querySelector(`${one} .ac-line .ac-card`).offsetWidth)"
    tops, widths = set[int](), set[str]()
    for press in ("hand-33-1", "hand-18-1", "answer-0", *[""] * 3):
        seen = player.look()
        tops.add(round(page.locator("#hand .ac-line").evaluate("hand => hand.getBoundingClientRect().y")))
        if page.locator("#own .ac-line .ac-card").count():
            widths.add(str(page.evaluate(sizes)))
        player.press(press or next(one for one in player.can("#hand") if one in seen.buttons))
    assert len(tops) == 1, f"the hand has stood at {sorted(tops)}"
    assert len(widths) == 1, f"cards of the line and of the hand were {widths} wide"
