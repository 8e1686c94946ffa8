"""Challenges in the page: from a result to a link, the plate before the curtain, the league, links that merge, hostile ones."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.marks import seldom
from tests.page.double import ADDRESS, FakeDevice, FakePage, Kept
from tests.page.league.links import challenge, game_of, hostile, link_of, some
from vernissage.bots.bot import answer
from vernissage.bots.league import EDITION
from vernissage.bots.luck import luck
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES, PLAYED
from vernissage.page.core.messages import Arrived, Carried, Changed, Copy, Do, Resized, ShareSheet
from vernissage.page.keeping import leagues
from vernissage.page.keeping.leagues import KeptLeague
from vernissage.page.league import room as league_room
from vernissage.page.league.listed import LeaguesRoom
from vernissage.page.league.room import LeagueRoom
from vernissage.page.past import pasts
from vernissage.page.table import turns
from vernissage.page.table.guide import MARK as LESSON
from vernissage.page.table.play import AWAY, GUEST, LEAGUE, PRACTICE, can_challenge
from vernissage.table.chance import Rng
from vernissage.table.league import MOST, Attempt, attempt, decode, encode
from vernissage.table.link import Player

every_game = pytest.mark.parametrize("key", PLAYED)


def page_of(name: str = "Dana", fragment: str = "", storage: Kept | None = None, **more: Any) -> FakePage:
    """A page of somebody of this name who opens a link; what is read of it has been read."""
    out = FakePage(FakeDevice(storage), **more)
    out.app.likes.name = name
    if fragment:
        came(out, fragment)
    return out


def came(page: FakePage, fragment: str) -> None:
    page.send(Arrived(fragment))
    page.settle()


def room(page: FakePage) -> LeagueRoom:
    there = page.app.visit
    assert isinstance(there, LeagueRoom), page.document.text
    return there


def play_out(page: FakePage, level: str = "greedy") -> None:
    """Plays the game at the table to its end: a bot of this level plays for the person, the others play as they do here."""
    play = page.app.table()
    while not play.over:
        seat = play.asked
        assert seat is not None
        if seat in play.people:
            bot, rng = play.bots[level], Rng(luck(play.match, seat, len(play.match.turns)))
            turns.give(page.app, (answer(bot, play.match.view(seat), seat, rng),))
        else:
            while (action := play.think(page.app.device)) is None:
                pass
            turns.give(page.app, (action,))
    page.waits.clear()
    page.send(Resized(1280, 800, still=True))


def copied(page: FakePage) -> str:
    """The link that is copied."""
    page.press("lg-copy")
    effect = page.asked[-1]
    assert isinstance(effect, Copy)
    assert effect.text.startswith(ADDRESS)
    return effect.text.partition("#")[2]


def finished(page: FakePage, level: str = "greedy") -> None:
    """Plays the deal of the plate, and goes to the league."""
    page.press("lg-play")
    play_out(page, level)
    page.press("challenge")
    page.settle()


def test_what_a_challenge_asks_for_is_said_when_it_opens() -> None:
    ben, ada, _ = some()
    same = "The same deal, the same bots. Against Marek (Amateur), in the same seats. Enter: Play this deal."
    told = f"Ben challenges you. {ben.score} points to beat in Canvas. {same}"
    page = page_of(fragment=link_of(ben))
    assert [one.text for one in page.said] == [told]
    assert page.focus == "lg-play"
    best = max(ben, ada, key=lambda one: one.score)
    told = f"Ada and Ben challenge you. {best.score} points to beat in Canvas: {best.name} leads. {same}"
    assert [one.text for one in page_of(fragment=link_of(ben, ada)).said] == [told]
    of = challenge("avant-carde")
    (medals, *_) = some("avant-carde")
    opened = page_of(fragment=link_of(medals, of=of))
    assert f"{medals.score} awards to beat in Avant Carde." in opened.said[0].text
    assert f"{medals.score} awards to beat in Avant Carde." in opened.text("foyer")
    told = f"A deal of Canvas for all. Nobody has played it yet: the first game is the one to beat. {same}"
    assert [one.text for one in page_of(fragment=link_of()).said] == [told]


def test_the_score_to_beat_is_told_once_at_the_table_and_stands_in_its_menu_also_of_a_game_that_is_gone_on_with() -> None:
    ben, ada, _ = some()
    storage, link, best = Kept(), link_of(ben, ada), max(ben.score, ada.score)
    for _ in range(2):
        page = page_of(fragment=link, storage=storage)
        page.press("lg-play")
        assert [one.text for one in page.said][:2] == ["Canvas", f"{best} to beat"]
        assert sum("to beat" in one.text for one in page.said) == 1
        page.press("menu")
        assert f"{best} to beat" in page.text("dialog")
    page = page_of(fragment=link_of())
    page.press("lg-play", "menu")
    assert "to beat" not in page.text("dialog")
    assert not any("to beat" in one.text for one in page.said)


@pytest.mark.slow
@pytest.mark.parametrize("key", [seldom(key) if key == "avant-carde" else key for key in PLAYED])
def test_a_challenge_goes_from_one_to_the_next_and_back(key: str) -> None:
    ben, ada, _ = some(key)
    page = page_of(fragment=link_of(ben, of=challenge(key)))
    text = page.text("foyer")
    assert "Ben challenges you" in text
    assert f"{ben.score}".replace("-", "\N{MINUS SIGN}") in text
    assert "Marek (Amateur)" in text
    assert "Nobody can see whether somebody has tried this deal before" in text
    assert "whoever decodes the link can see them" in text
    page.press("lg-play")
    play = page.app.table()
    assert (play.match.seed, play.players) == (11, (Player("Dana"), Player("Marek", 4)))
    assert LEAGUE in play.marks
    play_out(page)
    assert page.see("challenge").text == "See the challenge"
    page.press("challenge")
    page.settle()
    assert [one.name for one in room(page).counting.attempts if one.name != "Ben"] == ["Dana"]
    assert not room(page).others, "the bots of this page are those of the challenge"
    back = page_of("Ben", copied(page))
    came(back, link_of(ada, of=challenge(key)))
    there = decode(leagues.read(back.device.storage)[0].link, GAMES)
    assert {one.name for one in there.attempts} == {"Ben", "Dana", "Ada"}


def test_before_the_own_game_nothing_of_the_others_is_in_the_document() -> None:
    page = page_of(fragment=link_of(*some()))
    best, *others = room(page).counting.attempts
    text = page.text("foyer")
    assert "Ada, Ben and Cyd challenge you" in text, "in the order of their names"
    assert f"{best.name} leads" in text
    assert not any(str(one.score) in text.split() for one in others if one.score != best.score)
    assert page.find("lg-row-0") is None
    assert not room(page).works, "nothing is drawn"
    for press in (("lg-row", ("1",)), ("lg-replay", ()), ("lg-look", ())):
        assert not page.send(Do("room", (press[0], *press[1])))
    finished(page)
    rows = [page.see(f"lg-row-{n}").text for n in range(4)]
    assert [int(row.split()[-2].replace("\N{MINUS SIGN}", "-")) for row in rows] == sorted(
        (one.score for one in room(page).counting.attempts), reverse=True
    )
    assert len(room(page).works) == len({one.digits for one in room(page).counting.attempts})


@pytest.mark.slow
def test_two_links_become_one_in_any_order() -> None:
    ben, ada, cyd = some()
    out = set()
    for order in permutations((link_of(ben, ada), link_of(ada, cyd), link_of(cyd))):
        page = page_of(fragment=order[0])
        for text in order[1:]:
            came(page, text)
        out.add(leagues.read(page.device.storage)[0].link)
        assert len(leagues.read(page.device.storage)) == 1
    assert out == {link_of(ben, ada, cyd)}
    finished(page)
    came(page, link_of(ben))
    assert "This link has brought no new game." in page.text("foyer")
    came(page, link_of(game_of("canvas", "Eve", "greedy")))
    assert "Two links have become one. New: Eve." in page.text("foyer")


@pytest.mark.slow
def test_a_tab_does_not_undo_what_another_one_has_kept_of_a_league() -> None:
    ben, ada, cyd = some()
    page = page_of("", link_of(ben))
    finished(page)
    other = FakePage(FakeDevice(page.device.storage, luck=5000))
    came(other, link_of(ada, cyd))
    page.enter("link-name", "Dana")
    page.press("lg-sign")
    (kept,) = leagues.read(page.device.storage)
    assert {one.name for one in decode(kept.link, GAMES).attempts} == {"Ben", "Ada", "Cyd", "Dana"}
    assert kept.me == "Dana"
    assert {one.name for one in room(page).attempts} == {"Ben", "Ada", "Cyd", "Dana"}, "and the tab knows it now"


def test_equal_games_are_told() -> None:
    page = page_of(fragment=link_of(game_of("canvas", "Ben", "greedy"), game_of("canvas", "Ada", "greedy")))
    finished(page, "greedy")
    assert page.text("foyer").count("the same game as Ada's") == 2


def test_a_name_is_asked_for_once_and_no_two_are_one() -> None:
    ben = some()[0]
    page = page_of("", link_of(ben))
    finished(page)
    assert page.find("lg-copy") is None, "without a name there is no link"
    page.press("lg-sign")
    assert "needs your name" in page.text("foyer")
    page.send(Changed("link-name", "Ben"))
    page.press("lg-sign")
    assert "choose another one" in page.text("foyer")
    page.send(Changed("link-name", "  Be<b>a\u202e "))
    page.press("lg-sign")
    assert room(page).me == page.app.likes.name == "Be b a"
    assert {one.name for one in decode(copied(page), GAMES).attempts} == {"Ben", "Be b a"}
    other = page_of("Ben", link_of(ben))
    finished(other)
    assert "choose another one" in other.text("foyer"), "another Ben's game is not written over"


def test_a_challenge_begins_at_a_result_a_finished_game_and_a_set_up() -> None:
    page = page_of("Dana")
    page.press("poster-button-canvas", "setup", "challenge-setup")
    page.settle()
    fresh = decode(copied(page), GAMES)
    assert fresh.attempts == ()
    assert fresh.challenge.options["people"] == 1
    other = page_of("Eve", encode(fresh))
    assert "Nobody has played it yet" in other.text("foyer")
    page.press("lg-play")
    play_out(page)
    ident = page.app.table().id
    page.press("challenge")
    page.settle()
    mine = copied(page)
    assert [one.name for one in decode(mine, GAMES).attempts] == ["Dana"]
    page.press("leave")
    for verb in ("challenge", "replay"):
        page.send(Do(verb, (ident,)))
        page.settle()
        if page.find("reel-challenge") is not None:
            page.press("reel-challenge")
            page.settle()
        assert copied(page) == mine
        page.press("leave")


def test_what_cannot_be_a_challenge_is_none() -> None:
    ann, bea, zofia = Player("Ann"), Player("Bea"), Player("Zofia", 2)
    assert can_challenge((ann, zofia), ())
    assert can_challenge((ann,), ("hints", "day-20000"))
    assert not can_challenge((ann, bea), ())
    assert not can_challenge((zofia, zofia), ())
    for mark in (PRACTICE, GUEST, f"{AWAY}0", f"{LESSON}3"):
        assert not can_challenge((ann, zofia), (mark,))
    page = page_of("Dana")
    page.sit("canvas", (Player("Ann"), Player("Zofia", 4)), 5)
    assert not page.send(Do("challenge")), "a game that goes on"
    page.app.table().mark(PRACTICE)
    play_out(page)
    assert page.find("challenge") is None
    assert not page.send(Do("challenge"))


def test_a_game_of_other_bots_is_told_and_not_passed_on() -> None:
    ben, of = some()[0], challenge()
    forged = of.match()  # Marek takes what the person would like him to
    while (d := forged.decision) is not None:
        forged.answer(forged.game.options(forged.state, d)[0])
    page = page_of(fragment=link_of(ben, attempt(of, "Mallory", forged)))
    text = page.text("foyer")
    assert "Mallory: this game does not count, since Marek plays otherwise in it." in text
    assert "Ben challenges you" in text
    finished(page)
    assert {one.name for one in decode(copied(page), GAMES).attempts} == {"Ben", "Dana"}


def forged(name: str, at_least: int, seed: int = 0) -> Attempt:
    """A game in which Marek has played as somebody's program liked, with so many points."""
    for n in range(seed, seed + 1000):
        of, rng, dice = challenge(), Rng(n), Random(n)
        match, bot = of.match(), BOTS[of.game.key]["greedy"]
        while (d := match.decision) is not None:
            options = match.game.options(match.state, d)
            mine = d.seat == of.seat
            match.answer(answer(bot, match.view(d.seat), d.seat, rng) if mine else dice.choice(options))
        if (found := attempt(of, name, match)).score >= at_least:
            return found
    raise AssertionError("no such game was found")


@pytest.mark.slow
def test_no_link_drives_the_games_of_friends_out_of_a_league() -> None:
    """Ten games better than theirs, one in the name of a friend: they are right as links go, and Marek has never played so."""
    ben, ada, _ = some()
    page = page_of(fragment=link_of(ben, ada))
    finished(page)
    names = ("Ben", *(f"Mallory {n}" for n in range(9)))
    worse = [forged(name, max(ben.score, ada.score) + 1, 1000 * n) for n, name in enumerate(names)]
    page.send(Arrived(link_of(*worse)))
    while not isinstance(page.app.visit, LeagueRoom):
        assert page.tick()
    for again in (False, True):  # before the bots were asked, and after
        (kept,) = leagues.read(page.device.storage)
        there = decode(kept.link, GAMES).attempts
        assert {"Ben", "Ada", "Dana"} <= {one.name for one in there}
        assert ben in there
        if not again:
            page.settle()
    assert list(there) == list(room(page).counting.attempts)
    assert {one.name for one in there} == {"Ben", "Ada", "Dana"}


@pytest.mark.slow
def test_a_friends_game_under_ten_names_takes_empty_rows_only() -> None:
    """Its bots are the house's, so it counts: but what was here keeps its row and its name, also as the link is passed on."""
    some_here = sorted(some(), key=lambda one: -one.score)
    page = page_of(fragment=link_of(*some_here))
    finished(page, "random")
    before = room(page).counting.attempts
    best = some_here[0]
    for names in (tuple(f"Mallory {n}" for n in range(10)), (some_here[1].name, *(f"A{n}" for n in range(9)))):
        came(page, link_of(*(attempt(challenge(), name, best.match) for name in names)))
        (kept,) = leagues.read(page.device.storage)
        for there in (room(page).counting, decode(room(page).link, GAMES), decode(kept.link, GAMES)):
            assert set(before) <= set(there.attempts)
            assert len(there.attempts) == MOST


@pytest.mark.slow
def test_a_name_that_looks_like_that_of_a_friend_or_the_own_one_has_a_number() -> None:
    """Mallory sends two games, the better one in a name of Cyrillic letters that looks like Ben's, the other like Dana's: all
    tell them apart, Dana is told, and links hold the names as they are.
    """
    ben, ada, cyd = some()
    page = page_of(fragment=link_of(ada, cyd))
    finished(page, "random")
    like_ada, like_dana = attempt(challenge(), "Аdа", ben.match), attempt(challenge(), "Dаnа", ben.match)  # noqa: RUF001
    came(page, link_of(like_ada, like_dana))
    text = page.text("foyer")
    assert "New: Dаnа (2) and Аdа (2)." in text  # noqa: RUF001
    assert "A game in your name has come that was not played on this device." in text
    assert [one.name for one in room(page).named.attempts].count("Ada") == 1
    for n in range(5):
        page.press(f"lg-row-{n}")
        assert [page.see(f"lg-row-{k}").attributes["aria-pressed"] for k in range(5)].count("true") == 1
    assert {"Ada", "Cyd", "Dana", "Аdа", "Dаnа"} == {one.name for one in decode(copied(page), GAMES).attempts}  # noqa: RUF001
    other = page_of("Adа", link_of(ada))  # noqa: RUF001
    finished(other, "random")
    assert "choose another one" in other.text("foyer")


@pytest.mark.slow
def test_where_no_bots_can_be_asked_what_was_there_first_keeps_its_place_and_name() -> None:
    """The bots here are of another edition, so ten games better than those of friends stand for ever."""
    of = challenge(bots=EDITION + 1)
    ben, ada, _ = some()
    page = page_of(fragment=link_of(ben, ada, of=of))
    names = ("Ben", *(f"Mallory {n}" for n in range(9)))
    page.send(Arrived(link_of(*(forged(name, max(ben.score, ada.score) + 1, 1000 * n) for n, name in enumerate(names)), of=of)))
    page.settle()
    assert {ben, ada} <= set(room(page).counting.attempts)
    assert {ben, ada} <= set(decode(room(page).link, GAMES).attempts)


def test_other_bots_are_told_before_anybody_plays() -> None:
    of = challenge(bots=EDITION + 1)
    ben = some()[0]
    page = page_of(fragment=link_of(ben, of=of))
    assert "load the page again before you play" in page.text("foyer")
    page.press("lg-look")
    page.settle()
    assert page.see("lg-row-0").text.endswith(f"{ben.score} points")
    assert "compared with each other alone" in page.text("foyer")
    again = page_of(fragment=link_of(ben, of=of))
    again.press("lg-play")
    play_out(again)
    again.press("challenge")
    again.settle()
    assert room(again).challenge.bots == EDITION
    assert [one.name for one in room(again).counting.attempts] == ["Dana"], "another deal: not compared"


@pytest.mark.parametrize("what", hostile())
def test_hostile_links_are_told(what: str) -> None:
    text, told = hostile()[what]
    page = page_of(fragment=text)
    assert page.dialog == "arrival"
    assert told in page.text("dialog")
    assert not leagues.read(page.device.storage)


def test_leagues_are_listed_cleared_and_brought_back() -> None:
    page = page_of(fragment=link_of(*some()))
    came(page, link_of(game_of("art-society", "Ben", "greedy"), of=challenge("art-society")))
    page.press("leave", "menu", "menu-leagues")
    page.settle()
    assert isinstance(page.app.visit, LeaguesRoom)
    items = [e.text for e in page.document.walk() if e.attributes.get("class") == "lg-item"]
    assert [text.split(" Ben")[0].split(" Ada")[0] for text in items] == ["Art Society", "Canvas"]
    assert "to beat" in items[1]
    page.press("lg-clear")
    assert leagues.read(page.device.storage) == []
    page.press("lg-back")
    page.settle()
    assert len(leagues.read(page.device.storage)) == 2
    ident = leagues.read(page.device.storage)[1].id
    page.press(f"league-{ident}")
    page.settle()
    assert "challenge you" in page.text("foyer")
    assert page.route == (f"league {ident}",)


def test_leagues_travel_in_the_file_with_all_games() -> None:
    page = page_of(fragment=link_of(*some()[:2]))
    finished(page)
    text = page.app.shelf.export()
    assert json.loads(text)["leagues"][0][2] == "Dana"
    other = page_of("Dana", link_of(some()[2]))
    other.send(Do("leave"))
    for _ in other.app.shelf.take_in(text):
        pass
    assert len(leagues.read(other.device.storage)) == 2
    other.send(Do("league"))
    other.settle()
    (one,) = leagues.read(other.device.storage)
    assert one.me == "Dana"
    assert {a.name for a in decode(one.link, GAMES).attempts} == {"Ada", "Ben", "Cyd", "Dana"}


@pytest.mark.parametrize("kept", ["[", "{}", "[1]", '[["","<b>","",false]]', '[["","abc","x","no"]]', '[["",7,"",true]]'])
def test_a_damaged_store_is_an_empty_one(kept: str) -> None:
    storage = Kept()
    storage.texts[leagues.LEAGUES] = kept
    page = page_of(storage=storage)
    page.send(Do("league"))
    page.settle()
    assert "Press “Challenge a friend”" in page.text("foyer")
    assert page.see("bare-begin").text == "Play Canvas"
    assert page.app.shelf.export()


def test_a_full_or_forbidden_storage_loses_nothing_silently() -> None:
    page = page_of()
    storage = page.device.storage
    notices = []
    for wrong in ("full", "forbidden"):
        setattr(storage, wrong, True)
        came(page, link_of(some()[0]))
        notices.append(page.app.notice)
        assert "Ben challenges you" in page.text("foyer")
    assert notices == ["full", "forbidden"]


def test_what_is_sent_says_who_leads() -> None:
    """It asked to beat the own game, though another one was ahead."""
    page = page_of(fragment=link_of(game_of("canvas", "Ben", "greedy")))
    finished(page, "random")
    first = room(page).counting.attempts[0]
    assert first.name == "Ben"
    assert f"Ben leads with {first.score}" in page.text("foyer")


def test_what_is_sent_names_a_game_as_the_page_does() -> None:
    """A name that looks like one's own lost the number by which the page tells it apart."""
    ben, ada, _ = some()
    page = page_of(fragment=link_of(ben))
    finished(page, "random")
    came(page, link_of(replace(ada, name="Dаnа")))  # noqa: RUF001
    assert room(page).named.attempts[0].name == "Dаnа (2)"  # noqa: RUF001
    assert "Dаnа (2) leads with" in page.text("foyer")  # noqa: RUF001


def test_a_game_that_tells_nothing_of_its_past_is_a_challenge_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasts, "PASTS", {})
    monkeypatch.setattr(league_room, "PASTS", {})
    page = page_of(fragment=link_of(ben := game_of("avant-carde", "Ben", "greedy"), of=challenge("avant-carde")))
    assert f"{ben.score} points" in page.text("foyer")


def test_it_is_passed_on_by_share_sheet_and_as_a_code() -> None:
    page = page_of(fragment=link_of(some()[0]), sheet=True)
    finished(page)
    page.press("lg-share")
    sheet = page.asked[-1]
    assert isinstance(sheet, ShareSheet)
    assert f"I have {next(a.score for a in room(page).counting.attempts if a.name == 'Dana')}" in sheet.text
    page.send(Carried("sheet", good=False))
    assert "copy the link" in page.see("copied").text
    page.send(Carried("copy", good=True))
    assert "Copied" in page.see("copied").text
    page.press("lg-code")
    assert '<svg class="qr"' in page.regions["foyer"]


def test_the_deal_s_replay_is_shown_only_from_the_league() -> None:
    page = page_of(fragment=link_of(some()[0]))
    finished(page)
    page.press("lg-row-0")
    assert page.revealed == "lg-work", "on a phone it hangs below the rows"
    page.press("lg-replay")
    assert page.app.replay is not None


def test_polish_says_it_all() -> None:
    page = page_of(fragment=link_of(*some()), languages=("pl",))
    assert "Play" not in page.text("foyer")
    finished(page)
    assert "league" not in page.text("foyer").lower()


def test_ones_own_work_and_points_are_ones_own_whatever_name_the_challenge_knows() -> None:
    """Ben read "Ben's wall" under what his row called "You", and his points twice in the list, where nobody else's stood."""
    page = page_of("Ben")
    link = link_of(*some("art-society"), of=challenge("art-society"))
    leagues.write(page.device.storage, [KeptLeague("", link, "Ben")])
    page.send(Do("league"))
    page.settle()
    ident = leagues.read(page.device.storage)[0].id
    own = next(one for one in some("art-society") if one.name == "Ben")
    stands = page.see(f"league-{ident}").text
    assert stands.endswith(f", you {own.score}")
    assert stands.count(str(own.score)) == 1
    page.press(f"league-{ident}")
    page.settle()
    assert [one.text for one in page.see("lg-work").walk() if one.name == "figcaption"] == ["You"]


def test_whose_work_it_is_stands_under_a_painting_whose_title_happens_to_have_their_name_in_it() -> None:
    ben, *_ = some()
    page = page_of(fragment=link_of(replace(ben, name="e")))
    finished(page)
    page.press(next(f"lg-row-{n}" for n in range(2) if " e " in page.see(f"lg-row-{n}").text))
    page.settle()
    (told,) = [one.text for one in page.see("lg-work").walk() if one.name == "figcaption"]
    assert told.startswith("e : ")


def test_from_the_list_a_challenge_of_each_game_begins_and_where_none_can_its_set_up_opens() -> None:
    """It began one of the game that was chosen last, without a word why; with two people at the table nothing happened."""
    for key in PLAYED:
        page = page_of("Dana")
        leagues.write(page.device.storage, [KeptLeague("", link_of(*some()), "Ben")])
        page.send(Do("league"))
        page.settle()
        page.press(f"lg-new-{key}")
        page.settle()
        assert room(page).challenge.game.key == key
        assert not room(page).counting.attempts
    page.send(Do("league"))
    page.settle()
    page.app.setup("canvas").occupants[1].level = ""
    page.press("lg-new-canvas")
    page.settle()
    assert page.see("start").text == "Play Canvas"
