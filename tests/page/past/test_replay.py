"""The replay: steps, borders of what may be seen, and going on from a point."""

import re

import pytest

from tests.marks import rest_seldom, seldom
from tests.page.double import ADDRESS, FakePage
from tests.page.table.test_table import BOT, PERSON, claim, play_out, seated
from tests.page.tiny import GAMES, VIEWS
from tests.sure import sure
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES as GAMES_OF_THE_HOUSE
from vernissage.games.canvas.rules.events import Took
from vernissage.page.core.icons import PATHS
from vernissage.page.core.messages import Arrived, Changed, Do, Resized
from vernissage.page.programme import VIEWS as VIEWS_OF_THE_HOUSE
from vernissage.page.replay.state import STEPS, rounds, stops
from vernissage.page.table import turns as table
from vernissage.page.view.faces import face
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

BEA = Player("Bea")


def finished(*players: Player) -> FakePage:
    page = seated(*players)
    play_out(page)
    return page


def place(page: FakePage) -> str:
    assert page.slide is not None
    return page.slide.text


def dead(page: FakePage) -> set[str]:
    """The steps that lead nowhere."""
    there = [one for step in STEPS if (one := page.find(f"step-{step}")) is not None]
    return {one.attributes["id"] for one in there if one.attributes.get("aria-disabled") == "true"}


def test_a_finished_game_is_stepped_through() -> None:
    page = finished(PERSON, BOT)
    all_ = len(page.app.table().match.answers)
    page.press("replay")
    assert f"Round 1, move 0 of {all_}" in place(page)
    assert dead(page) == {"step-round-back", "step-turn-back", "step-back"}
    page.press("step-on")
    page.send(Resized(0, 0))  # in a tab that is not seen some browsers tell this
    assert not dead(page)
    assert f"ove 1 of {all_}" in place(page)
    page.press("step-turn-on")
    assert f"Round 2, move 2 of {all_}" in place(page)
    page.press("step-round-on")
    assert f"Round 3, move 4 of {all_}" in place(page)
    page.press("step-turn-back")
    assert f"ove 3 of {all_}" in place(page)
    page.press("step-round-back")
    assert f"ove 2 of {all_}" in place(page)
    assert page.key("Home")
    assert page.key("ArrowLeft")
    assert f"ove 0 of {all_}" in place(page)
    for key, n in (("ArrowRight", 1), ("]", 2), ("PageDown", 4), ("[", 3), ("PageUp", 2), ("End", all_)):
        assert page.key(key)
        assert f"ove {n} of {all_}" in place(page), key
    assert dead(page) == {"step-on", "step-turn-on", "step-round-on"}
    assert page.root["data-room"] == "result"
    assert page.slide is not None
    assert page.slide.value == all_
    page.send(Changed("reel-at", "5"))
    assert f"ove 5 of {all_}" in place(page)
    assert not page.send(Changed("reel-at", "-5"))
    assert page.root["data-log"] == "open", "the log stands beside it on a desk"
    page.press("end-replay")
    assert page.root["data-room"] == "result"
    assert page.find("rematch")


def test_the_controls_are_not_written_anew_while_one_steps() -> None:
    page = finished(PERSON, BOT)
    page.press("replay", "step-on")  # the steps back lead somewhere from here on
    page.writes.clear()
    page.press("step-on", "step-on")
    assert "reel" not in page.writes
    page.send(Do("language", ("pl",)))
    assert "reel" in page.writes
    assert page.slide is not None
    assert page.slide.value == 3, "written anew, it stands where it stood"


def dark(page: FakePage) -> list[str]:
    """The ids of the dark buttons of the controls."""
    return [e.attributes["id"] for e in page.document.walk() if "do" in e.attributes.get("class", "").split()]


def test_the_dark_button_is_what_comes_next() -> None:
    page = finished(PERSON, BOT)
    page.press("replay")
    assert dark(page) == ["run"]
    page.key("End")
    assert dark(page) == ["play-deal"]
    page.key("ArrowLeft")
    assert dark(page) == ["run"]


@pytest.mark.long
def test_the_moments_of_a_look_back_are_flags_over_the_slider() -> None:
    match = Match(GAMES_OF_THE_HOUSE["canvas"], 2, {}, 3)
    while (d := match.decision) is not None:
        match.answer(answer(BOTS["canvas"]["random"], match.view(d.seat), d.seat, Rng(len(match.answers))))
    page = FakePage()
    page.send(Arrived("#" + encode(match, "watch", None, (PERSON, BOT))))
    page.settle()
    page.press("accept-watch")
    assert "flags" not in page.regions["reel"]
    page.key("End")
    page.press("look-back")
    page.settle(20_000)
    back = sure(page.app.looked)
    page.press("see-point")
    assert page.regions["reel"].count("<circle") >= len(back.moments) > 0
    (flags,) = [e for e in page.document.walk() if e.attributes.get("class") == "flags"]
    assert [e.text for e in flags.walk() if e.name == "text"] == [str(n + 1) for n in range(len(back.moments))]


def test_the_title_tells_the_latest_move() -> None:
    page = finished(PERSON, BOT)
    page.press("replay")
    game = page.see("title").text
    assert game.endswith(", replay")
    told: list[str] = []
    for _ in range(4):
        page.press("step-on")
        told.append(page.see("title").text)
        assert told[-1] == game or told[-1] in page.text("log")
        assert game in page.text("bar")
    assert len(set(told)) > 2, "what is secret then is not told"
    page.press("step-back")
    assert page.see("title").text == told[-2]
    page.key("End")
    assert page.see("title").text == game, "the headline tells how it ended"


def test_the_face_in_the_title_is_of_whom_its_sentence_names() -> None:
    """The last answer of a turn begins the next one's."""
    match = Match(GAMES_OF_THE_HOUSE["avant-carde"], 3, {}, 1)
    while len(match.answers) < 150 and (d := match.decision) is not None:
        match.answer(answer(BOTS["avant-carde"]["random"], match.view(d.seat), d.seat, Rng(len(match.answers))))
    bots = Player("Marek", 1), Player("Duarte", 1)
    page = FakePage(views=VIEWS_OF_THE_HOUSE)
    page.send(Arrived("#" + encode(match, "watch", None, (BEA, *bots))))
    page.settle()
    page.press("accept-watch")
    seen = set()
    for _ in range(70):
        page.press("step-on")
        title, shown = page.see("title").text, page.regions["bar"]
        for bot in bots:
            if title.startswith(f"{bot.name}:"):
                assert str(face(bot.name)) in shown, title
                seen.add(bot)
    assert len(seen) == 2


def test_no_face_stands_beside_what_all_have_bid() -> None:
    match = Match(GAMES_OF_THE_HOUSE["art-society"], 2, {}, 1)
    while len(match.answers) < 20 and (d := match.decision) is not None:
        match.answer(answer(BOTS["art-society"]["random"], match.view(d.seat), d.seat, Rng(len(match.answers))))
    page = FakePage(views=VIEWS_OF_THE_HOUSE)
    page.send(Arrived("#" + encode(match, "watch", None, (BEA, Player("Marek", 1)))))
    page.settle()
    page.press("accept-watch")
    shared = set()
    for _ in range(20):
        page.press("step-on")
        title = page.see("title")
        faces = [one for one in title.walk() if one.attributes.get("class", "").startswith("face")]
        shared.add(all_ := title.text.startswith("The bids:"))
        assert bool(faces) != all_, title.text
    assert shared == {True, False}


def test_the_log_goes_as_far_as_the_replay() -> None:
    page = finished(PERSON, BOT)
    page.press("replay")
    before = page.text("log")
    page.press("step-round-on")
    assert len(page.text("log")) > len(before)
    page.press("step-round-back")
    assert page.text("log") == before


def test_a_running_game_is_looked_at_as_its_player_knows_it_and_goes_on() -> None:
    page = seated(BOT, PERSON)
    page.settle()
    claim(page, 2)
    page.settle()
    assert page.app.table().asked == 1
    page.press("menu", "menu-replay")
    assert "move 3 of 3" in place(page)
    page.key("Home")
    assert "-1" not in page.text("others").split()[-1]
    page.key("ArrowRight")
    assert page.text("others").startswith("Zofia -1"), "the bot's claim was secret then, and is now"
    assert not page.send(Do("room", ("claim", "9"))) or len(page.app.table().match.answers) == 3
    assert page.key("Escape")
    assert page.find("claim-1")
    assert len(page.app.table().match.answers) == 3
    claim(page, 1)
    page.settle()
    assert len(page.app.table().match.answers) > 3


def test_people_at_one_device_see_only_their_own() -> None:
    page = seated(PERSON, BEA)
    assert not page.send(Do("replay")), "not from behind a curtain"
    page.press("curtain-go")
    claim(page, 1)
    page.press("curtain-go")
    page.send(Do("replay"))
    page.key("Home")
    page.key("ArrowRight")
    assert "Ann -1" in page.text("others"), "Bea does not see what Ann claimed"
    assert page.find("what-if") is None, "what is drawn next would be the same there"
    assert page.find("reel-whose") is None


def test_a_watch_link_begins_at_its_turn_and_shows_no_secrets_of_a_running_game() -> None:
    match = Match(GAMES["null"], 2, {}, 7)
    while match.decision is not None and len(match.turns) < 6:
        match.answer(GAMES["null"].options(match.state, match.decision)[1])
    page = FakePage(games=GAMES, views=VIEWS, fragment=encode(match, "watch", 5, (PERSON, BEA)))
    assert "You can watch it" in page.text("dialog")
    page.press("accept-watch")
    assert page.app.replay is not None
    assert page.app.replay.at == 5
    assert "Ann -1" in page.text("others")
    page.enter("reel-whose", "1")
    assert "Ann -1" in page.text("others")
    page.press("share")
    assert "&t=5" in (page.see("address").attributes["value"] or "")
    assert (page.see("address").attributes["value"] or "").startswith(ADDRESS)
    page.press("dialog-close", "reel-leave")
    assert page.root["data-room"] == "foyer"
    assert page.app.stock.going_on == [], "looking keeps nothing"


YOU = re.compile(r"(?:>|aria-label=\")[^<>\"]*\b[Yy]our?\b[^<>\"]*")
"""Where a text or a name says it."""


@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_nobody_is_you_to_an_onlooker(key: str) -> None:
    game, rng = GAMES_OF_THE_HOUSE[key], Rng(3)
    match = Match(game, 2, {}, 3)
    while (d := match.decision) is not None:
        match.answer(answer(BOTS[key]["random"], match.view(d.seat), d.seat, rng))
    page = FakePage(fragment=encode(match, "watch", 0, (PERSON, BEA)))
    page.settle()
    page.press("accept-watch")
    for step in ("step-round-on", "step-round-on", "step-turn-on"):
        page.press(step)
        for region in ("own", "hand", "log"):  # beside them the patrons' texts say "you" to everybody
            assert not YOU.findall(page.regions[region]), page.regions[region]
    page.key("End")
    for region in ("own", "decision", "log"):
        assert not YOU.findall(page.regions[region]), page.regions[region]


@pytest.mark.parametrize("key", ["avant-carde", "canvas"])
def test_the_things_of_whoever_moved_are_shown_unless_people_choose(key: str) -> None:
    """The largest line was another player's than the one of whom the title spoke."""
    game, rng = GAMES_OF_THE_HOUSE[key], Rng(3)
    match = Match(game, 3, {}, 3)
    while (d := match.decision) is not None:
        match.answer(answer(BOTS[key]["random"], match.view(d.seat), d.seat, rng))
    page = FakePage(fragment=encode(match, "watch", 0, (PERSON, BEA, BOT)))
    page.settle()
    page.press("accept-watch")
    replay = sure(page.app.replay)
    seen = set()
    for _ in range(12):
        page.press("step-turn-on")
        moved = next(t.decision.seat for t in reversed(match.turns[: replay.at]) if t.decision.seat != CHANCE)
        seen.add(moved)
        assert replay.looked_at == moved
        assert (PERSON, BEA, BOT)[moved].name in page.text("own" if key == "avant-carde" else "hand")
        took = [str(e.card) for e in replay.scene(page.app.look).news if isinstance(e, Took) and e.seat == moved]
        assert re.findall(r'class="[^"]* new"[^>]* id="hand-(\d+)"', page.regions["hand"]) == took, "what was taken is marked"
    assert seen == {0, 1, 2}
    page.enter("reel-whose", "1")
    page.press("step-turn-on", "step-turn-on")
    assert replay.looked_at == 1
    page.enter("reel-whose", "turns")
    assert replay.looked_at == next(t.decision.seat for t in reversed(match.turns[: replay.at]) if t.decision.seat != CHANCE)
    page.key("End")
    (named,) = re.findall(r'<option value="(\w+)" selected', page.regions["reel"].split('id="reel-whose"')[1])
    assert named == str(replay.looked_at), "at the end nobody moves"


def test_whoever_has_played_is_you_in_their_replay_whosever_things_are_shown() -> None:
    page = finished(PERSON, BOT)
    page.press("replay")
    replay = page.app.replay
    assert replay is not None
    for seat in ("1", "0"):
        page.enter("reel-whose", seat)
        assert replay.scene(page.app.look).you == 0
    assert ">You</option>" in page.regions["reel"]
    assert PERSON.name not in page.regions["reel"]


def test_what_if_is_a_new_game_against_bots() -> None:
    page = finished(PERSON, BEA)
    old = page.app.table().id
    page.press("replay")
    page.enter("reel-whose", "0")
    page.press("step-round-on", "what-if")
    play = page.app.table()
    assert play.id != old
    assert [p.level > 0 for p in play.players] == [False, True]
    assert play.marks == ("practice", "what-if")
    assert len(play.match.answers) == 2
    claim(page, 3)
    page.settle()
    assert len(play.match.answers) >= 4
    page.press("leave")
    assert [e.id for e in page.app.stock.going_on] == [play.id]
    assert [e.id for e in page.app.stock.finished] == [old]


def test_the_end_of_a_replay_leads_to_its_deal() -> None:
    """The one large button was a look back."""
    page = finished(PERSON, BEA)
    old = page.app.table()
    page.press("replay")
    assert page.find("play-deal") is None, "not before the end"
    page.key("End")
    assert page.find("what-if") is None
    assert "do" in page.see("play-deal").attributes["class"].split()
    page.press("play-deal")
    play = page.app.table()
    assert play.id != old.id
    assert play.match.seed == old.match.seed
    assert not play.match.answers
    assert sorted(p.level > 0 for p in play.players) == [False, True]


def test_trying_out_a_running_game_makes_it_practice() -> None:
    page = seated(PERSON, BOT)
    claim(page, 2)
    page.settle()
    old = page.app.table().id
    page.send(Do("replay"))
    page.press("what-if")
    assert page.app.table().id != old
    page.press("leave")
    marks = {e.id: e.record.marks for e in page.app.stock.going_on}
    assert marks[old] == ("practice",)


@pytest.mark.parametrize("key", ["art-society", "canvas", "null"])
def test_every_game_has_stops_and_rounds(key: str) -> None:
    page = FakePage()
    game, rng = page.app.games[key], Rng(3)
    match = Match(game, 2, {}, 3)
    while (d := match.decision) is not None:
        match.answer(rng.pick(game.options(match.state, d)))
    at = stops(match)
    counted = rounds(match, at)
    assert len(at) == len(match.answers) + 1 == len(counted)
    assert counted == sorted(counted)
    assert counted[-1] > 3


@pytest.mark.slow
@pytest.mark.parametrize("width", [seldom(1280), 360])
@pytest.mark.parametrize("key", rest_seldom(sorted(VIEWS_OF_THE_HOUSE)))
def test_a_whole_game_is_looked_through(key: str, width: int) -> None:
    page = FakePage()
    page.sit(key, (Player("Ann"), Player("Zofia", 1)), 5)
    rng = Rng(5)
    while not page.app.table().over:
        page.settle()
        play = page.app.table()
        if play.over:
            break
        for effect in table.give(page.app, (answer(play.bots["random"], play.match.view(0), 0, rng),)).effects:
            page.carry(effect)
    page.send(Resized(width, 740, still=True))
    page.press("replay", "menu", "menu-keys")
    assert "a round back, on" in page.text("dialog")
    page.press("dialog-close")
    for step in ("step-on", "step-turn-on", "step-round-on") * 3 + ("step-round-back", "step-turn-back"):
        page.press(step)
        assert page.regions["own"]
    page.key("End")
    assert page.root["data-room"] == "result"
    page.key("ArrowLeft")
    page.enter("reel-whose", "1")
    assert page.regions["own"]


def test_a_replay_goes_on_by_itself_until_its_end_and_stands_still_when_asked() -> None:
    page = finished(PERSON, BOT)
    page.press("replay")
    page.waits.clear()
    replay = sure(page.app.replay)
    page.press("run")
    assert page.see("run").attributes["aria-label"] == "Pause"
    page.tick()
    page.tick()
    assert replay.index == 2
    page.enter("reel-pace", "4")
    assert replay.pace == "4"
    page.press("step-back")
    assert not replay.playing, "a step by hand stops it"
    page.settle()
    assert replay.index == 1
    page.key(" ")
    page.settle()
    assert replay.index == len(replay.stops) - 1
    assert not replay.playing
    page.key(" ")
    page.tick()
    assert replay.index == 1, "from the end it begins anew"
    page.key(" ")
    page.settle()
    assert replay.index == 1


def test_rounds_and_ends_have_signs_of_their_own() -> None:
    drawn = [PATHS[sign] for sign in STEPS] + [PATHS["play"], PATHS["pause"]]
    assert len(set(drawn)) == len(drawn)
