"""The foyer: from opening the page to a table in two presses, and everything that can be set up."""

import re
from pathlib import Path

import pytest

from tests.page.double import FakeDevice, FakePage, Kept, read
from tests.page.finished import page as kept
from tests.page.finished import some
from vernissage.page.core.messages import Changed, Do, Resized
from vernissage.page.core.words import LANGUAGES
from vernissage.page.keeping.state import PICTURED
from vernissage.page.prerender import prerender, symbols
from vernissage.page.programme import PROGRAMME
from vernissage.page.session import PAGE_REGIONS
from vernissage.table.chance import SEED_BITS

ROOT = Path(__file__).parents[3]


def test_one_press_starts_a_game_against_bots() -> None:
    page = FakePage()
    page.press("play")
    assert page.root["data-room"] == "table"
    assert page.root["data-game"] == "canvas"
    play = page.app.table()
    assert [p.level for p in play.players] == [0, 2, 2, 2]
    assert play.viewer == 0


def test_a_newcomer_begins_with_advice_until_there_was_a_game_of_the_kind() -> None:
    """One press begins the first game of Canvas; each other kind has advice of its own; a game that was played has none."""
    kept = Kept()
    page = FakePage(FakeDevice(kept))
    assert page.see("poster-button-canvas").attributes["aria-pressed"] == "true"
    assert page.see("poster-button-canvas").text.endswith("Start here 1–5 players 25 minutes")  # noqa: RUF001
    assert "do" in (page.see("learn").attributes["class"] or "").split()
    assert "do" not in (page.see("play").attributes["class"] or "").split()
    page.press("learn")
    assert (page.root["data-game"], page.root["data-lesson"]) == ("canvas", "yes")
    page.press("leave")
    assert page.find("go-on") is not None
    page.press("poster-button-avant-carde")
    assert page.see("learn").text == "Play your first game"
    page.press("play", "leave")
    page.send(Do("open", ("games",)))
    for entry in list(page.app.stock.going_on):
        page.press(f"all-remove-{entry.id}", f"all-remove-{entry.id}")
    page.press("dialog-close")
    for again in (page, FakePage(FakeDevice(kept))):
        assert "Start here" not in again.text("foyer")
        for key, new in (("canvas", False), ("avant-carde", False), ("art-society", True)):
            again.press(f"poster-button-{key}")
            assert (again.see("learn").text == "Play your first game") == new, key
            assert ("do" in (again.see("play").attributes["class"] or "").split()) != new, key


@pytest.mark.slow
def test_who_comes_back_finds_the_poster_of_the_last_game() -> None:
    page = kept(*some(2))
    assert page.see("poster-button-art-society").attributes["aria-pressed"] == "true"
    assert page.see("play").text == "Play Art Society", "whoever has finished a game needs no advice"
    page.press("poster-button-avant-carde", "play")
    back = FakePage(page.device)
    assert back.see("poster-button-avant-carde").attributes["aria-pressed"] == "true"
    assert back.find("go-on") is not None


def test_games_without_a_view_are_shown_as_coming() -> None:
    page = FakePage()
    coming = [one.key for one in PROGRAMME if not page.app.playable(one.key)]
    for key in coming:
        page.press(f"poster-button-{key}")
        assert page.find("play") is None
        assert not page.send(Do("play"))
        assert not page.send(Do("open", ("setup",)))
    assert not page.send(Do("choose", ("null",)))


def test_a_chosen_player_is_heard_once_with_what_it_does() -> None:
    page = FakePage()
    page.press("setup")
    there = {e.attributes["id"]: e for e in page.document.walk() if "id" in e.attributes}
    chosen = [e for e in there.values() if e.attributes.get("type") == "radio" and "checked" in e.attributes]
    others = [e for e in there.values() if e.attributes.get("type") == "radio" and "checked" not in e.attributes]
    assert not any("aria-describedby" in e.attributes for e in others), "what is told is about the chosen one"
    ways = [there[e.attributes["aria-describedby"]].text for e in chosen]
    assert "Plays on this device." in ways
    assert any(way.startswith("Takes what is worth most now") for way in ways), "the level is its name already"


def test_a_set_up_game() -> None:
    page = FakePage()
    page.press("poster-button-art-society", "setup")
    assert page.focus == "dialog-title"
    page.press("seats-3")
    assert page.said[-1].text == "One person, 2 bots"
    page.enter("name-0", "Ann")
    page.enter("level-1", "")
    page.enter("name-1", "Bea <b>")
    page.enter("level-2", "search")
    page.enter("setting-open_stacks", "1")
    page.enter("deal", "4 118 207")
    page.press("start")
    play = page.app.table()
    assert [(p.name, p.level) for p in play.players] == [("Ann", 0), ("Bea b", 0), ("Duarte", 3)]
    assert play.match.seed == 4118207
    assert play.match.options == {"open_stacks": 1, "closing": 1}
    assert page.root["data-room"] == "curtain"


def test_what_is_typed_is_not_written_back_under_the_fingers() -> None:
    page = FakePage()
    page.app.likes.met = "canvas"
    page.press("setup")
    page.writes.clear()
    page.enter("name-0", "A")
    page.enter("name-0", "An")
    page.enter("deal", "12")
    assert page.writes == []
    page.enter("level-1", "search")
    assert page.writes == ["foyer", "dialog"]
    assert page.see("name-0").attributes["value"] == "An"


@pytest.mark.parametrize("deal", ["x", "-1", "1.5", "²", "٣", str(1 << SEED_BITS), "9" * 60, "<b>"])
def test_a_deal_that_is_none_is_told_where_it_stands(deal: str) -> None:
    page = FakePage()
    page.press("setup")
    page.enter("deal", deal)
    page.press("start")
    assert page.app.play is None
    assert page.focus == "deal"
    assert page.see("deal").attributes["aria-invalid"] == "true"
    assert "whole number" in page.see("fault-deal").text
    assert page.see("deal").attributes["value"] == deal
    page.enter("deal", str((1 << SEED_BITS) - 1))
    page.press("start")
    assert page.app.table().match.seed == (1 << SEED_BITS) - 1


def test_somebody_has_to_play() -> None:
    page = FakePage()
    page.press("setup")
    page.enter("level-0", "greedy")
    page.press("start")
    assert page.app.play is None
    assert "At least one person" in page.text("dialog")


def test_a_place_card_shows_who_plays() -> None:
    """A bot has a face, a name and a sentence; another level brings another character, and each sits but once."""
    page = FakePage()
    page.press("poster-button-art-society", "setup", "seats-4")
    assert 'href="art/face/zofia.svg"' in page.regions["dialog"]
    assert "flea market" in page.see("about-1").text
    assert "Collector, medium" in page.see("level-1").text
    assert page.see("way-1").text.startswith("Takes what is worth most now"), "what its name says is not said twice"
    assert "checked" in page.see("level-1-greedy").attributes
    assert "checked" in page.see("who-1-Zofia").attributes
    assert page.find("who-0") is None, "a person has no character"
    page.enter("who-1", "Ottoline")
    assert "duchess" in page.see("about-1").text
    assert not page.send(Changed("who-2", "Ottoline"))  # she sits there already
    assert not page.send(Changed("who-0", "Zofia"))  # a person is called what they say
    assert not page.send(Changed("who-1", "Nobody"))
    page.enter("level-2", "search")
    page.enter("level-3", "search")
    assert [p.name for p in page.app.setup("art-society").occupants[1:]] == ["Ottoline", "Duarte", "Henri"]
    assert page.regions["dialog"].count("sc-l sc-again") == 1, "each level is explained in sight once"
    page.press("start")
    assert [(p.name, p.level) for p in page.app.table().players[1:]] == [("Ottoline", 2), ("Duarte", 3), ("Henri", 3)]
    assert "art/face/ottoline.svg" in page.regions["others"]


def test_fields_that_are_not_there_change_nothing() -> None:
    page = FakePage()
    assert not page.send(Changed("name-0", "x"))
    page.press("setup")
    for field in ("name-9", "name-", "name-x", "level-0", "setting-x", "", "level-²", "who-1"):
        assert not page.send(Changed(field, "nonsense"))


def test_language_is_switched_live_and_kept() -> None:
    kept = Kept()
    page = FakePage(FakeDevice(kept))
    page.press("poster-button-art-society", "play", "menu", "menu-language-pl")
    assert page.root["lang"] == "pl"
    assert page.see("menu-language-pl").attributes["aria-pressed"] == "true"
    assert "gwiazdkę" in page.text("bar")
    assert FakePage(FakeDevice(kept)).root["lang"] == "pl"


def test_the_language_is_the_first_that_people_read() -> None:
    assert FakePage(languages=("xx-AT", "pl-PL", "en")).root["lang"] == "pl"
    assert FakePage(languages=("de-AT", "pl-PL", "en")).root["lang"] == "de"
    assert FakePage(languages=("xx",)).root["lang"] == "en"
    assert FakePage(languages=()).root["lang"] == "en"


def test_the_light_goes_round() -> None:
    page = FakePage()
    seen = []
    for _ in range(3):
        page.press("theme")
        seen.append(page.root["data-theme"])
    assert seen == ["light", "dark", "system"]
    assert not page.send(Do("theme", ("purple",)))


def test_rules_are_shown_clause_by_clause() -> None:
    page = FakePage()
    page.press("poster-button-art-society", "rules")
    assert page.see("dialog-title").text == "Art Society: how to play"
    page.press("numbers")
    numbers = [e.text for e in page.document.walk() if e.name == "dt"]
    assert numbers[0] == "AS-1.1"
    assert len(numbers) > 50
    page.press("dialog-close", "language-pl", "rules")
    assert page.see("dialog-title").text == "Art Society: jak grać"


def test_several_games_go_on_side_by_side() -> None:
    page = FakePage()
    for game in ("art-society", "art-society", "canvas", "avant-carde", "canvas"):
        page.press(f"poster-button-{game}", "play", "leave")
    page.settle()
    cards = [e for e in page.document.walk() if (e.attributes.get("id") or "").startswith("resume-")]
    assert len(cards) == 3
    assert all(any(c.name == "svg" for c in card.walk()) for card in cards), "each has its picture"
    assert all(any("data-ms" in e.attributes for e in card.walk()) for card in cards), "and when it was played last"
    assert "4 more" not in page.text("foyer")
    for game in ("art-society", "canvas", "avant-carde"):
        page.press(f"poster-button-{game}")
        ident = page.see("go-on").attributes["data-do"].split()[1]
        assert page.find(f"resume-{ident}") is None, "the game that Continue opens is not shown again"
        shown = [e for e in page.document.walk() if "data-at" in e.attributes]
        assert len(shown) == 3, "another one comes up"
        assert all(any(part.name == "svg" for part in one.walk()) for one in shown), "with its picture"
        assert "1 more game" in page.text("foyer")
        assert "with " in page.text("foyer").partition("Continue")[0], "who plays that game"
    page.press("games")
    page.settle()
    assert len(list(page.see("dialog-name").walk())) == 1
    ids = [e.id for e in page.app.stock.going_on]
    assert len(ids) == 5
    assert all("Continue" in page.see(f"all-resume-{ident}").text for ident in ids), "a card says what its press does"
    page.press(f"all-remove-{ids[4]}", f"all-remove-{ids[4]}")
    assert len(page.app.stock.going_on) == 4
    page.press(f"all-resume-{ids[3]}")
    assert page.app.table().id == ids[3]


def test_a_name_is_remembered() -> None:
    kept = Kept()
    page = FakePage(FakeDevice(kept))
    page.press("setup")
    page.enter("name-0", "  Łucja ")
    page.press("start")
    assert FakePage(FakeDevice(kept)).app.likes.name == "Łucja"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foyer_before_python_is_the_foyer_of_a_new_visitor(language: str) -> None:
    page = FakePage(languages=(language,))
    assert prerender(language) == page.regions["foyer"]
    drawn = read(symbols("art/"))
    assert {e.attributes["id"] for e in drawn.walk() if e.name == "symbol"} == {f"poster-{one.key}" for one in PROGRAMME}


def test_the_document_has_a_place_for_every_region() -> None:
    document = (ROOT / "web" / "index.html").read_text("utf-8")
    for region in PAGE_REGIONS:
        assert document.count(f'id="{region}"') == 1, region


def test_ids_and_names_are_sound_in_every_dialog() -> None:
    page = FakePage()
    page.press("play", "leave")
    page.settle()
    for dialog in ("setup", "rules", "menu", "keys", "games"):
        page.send(Do("open", (dialog,)))
        check(page)
        there = [e.attributes.get("id") for e in page.document.walk()]
        assert there.index("dialog-close") < there.index("dialog-title"), "else a reader is silently there before the focus"
        assert page.see("dialog-title").attributes["aria-description"] == "Dialog.", "buttons come first"
        page.press("dialog-close")
    page.press("play")
    check(page)


def check(page: FakePage) -> None:
    """No id twice, every control has a name, what is referred to is there, nothing that the policy forbids."""
    elements = list(page.document.walk())
    ids = [e.attributes["id"] for e in elements if "id" in e.attributes]
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
    labels = {e.attributes["for"] for e in elements if e.name == "label" and "for" in e.attributes}
    for e in elements:
        for name, value in e.attributes.items():
            assert not name.startswith("on")
            assert name != "style"
            if name in ("aria-labelledby", "aria-describedby"):
                assert set((value or "").split()) <= set(ids), (name, value)
        if e.name in ("button", "select") or (e.name == "input" and e.attributes.get("type") == "text"):
            named = e.attributes.get("aria-label") or (e.name == "button" and e.text) or e.attributes.get("id") in labels
            assert named, e.attributes
            assert e.attributes.get("id"), "focus is found again by id"


def test_sizes_that_windows_have() -> None:
    page = FakePage()
    page.press("play")
    units = {}
    for width, height in ((1280, 800), (360, 740), (320, 568), (768, 1024), (1366, 650), (1920, 1080), (1, 1)):
        page.send(Resized(width, height, still=True))
        units[width, height] = page.app.look.unit
        assert page.app.look.compact == (width < 600)
    assert (units[1280, 800], units[360, 740], units[320, 568]) == (52, 28, 24)
    assert max(units.values()) <= 64
    assert re.search(r'viewBox="0 0 \d+', page.regions["own"])


@pytest.mark.slow
def test_finished_games_show_what_their_winners_made() -> None:
    page = kept(*some(5))
    page.press("games")
    page.settle()
    page.press("games-over")
    page.settle()
    rows = [e for e in page.document.walk() if "past" in e.attributes.get("class", "").split()]
    shown = [any(e.name == "image" for e in row.walk()) for row in rows]
    assert len(rows) == 15
    assert all(shown[:PICTURED])
    assert not any(shown[PICTURED:])
    page.press(next(e.attributes["id"] for e in rows[0].walk() if e.attributes.get("id", "").startswith("rename-")))
    assert page.find("new-name")
