"""What people do with a game besides playing it, driven without a browser: taking back, links, games side by side."""

import json

import pytest

from tests.page.double import ADDRESS, FakeDevice, FakeJournal, FakePage, Kept, read
from tests.page.table.test_table import BOT, PERSON, claim, play_out, seated
from tests.page.test_pseudo import NOT_WORDS, Pseudo, escaped
from tests.page.tiny import GAMES, VIEWS
from vernissage.games.null.rules import Claim
from vernissage.page.core.messages import Arrived, Carried, Copy, Do, Forget, Lost, Persist, Picked, Resized, ShareSheet
from vernissage.page.core.presses import parsed
from vernissage.page.core.words import Words
from vernissage.page.keeping.render import what_came_in
from vernissage.page.keeping.saves import TakenIn
from vernissage.page.keeping.state import Games
from vernissage.page.table.state import Elsewhere
from vernissage.page.travel.render import why_bad
from vernissage.table.link import BadLink, Player, decode, encode
from vernissage.table.match import Match

BEA = Player("Bea")
HOSTILE = "<img src=x onerror=alert(1)>\u202e\x00\"'"


def page_with(fragment: str = "", device: FakeDevice | None = None, **kit: object) -> FakePage:
    return FakePage(device, games=GAMES, views=VIEWS, fragment=fragment, **kit)


def match_of(answers: tuple[int, ...], seats: int = 2, seed: int = 7) -> Match[object]:
    match = Match(GAMES["null"], seats, {}, seed)
    for n in answers:
        match.answer(next(a for a in GAMES["null"].options(match.state, match.decision) if a == Claim(n)))
    return match


def link(page: FakePage) -> str:
    return (page.see("address").attributes["value"] or "").removeprefix(ADDRESS + "#")


# -- taking back ----------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_while_the_bot_still_thinks() -> None:
    page = seated(PERSON, BOT)
    claim(page, 2)
    assert page.app.table().bot_asked
    page.press("undo")
    assert page.app.table().match.answers == []
    page.settle()
    assert page.app.table().match.answers == [], "the bot does not answer what was taken back"
    page.press("redo")
    page.settle()
    assert len(page.app.table().match.answers) == 2


def test_the_border_is_told_and_practice_goes_behind_it() -> None:
    page = seated(PERSON, BOT)
    for n in (1, 2):
        claim(page, n)
        page.settle()
    page.press("undo")
    assert "somebody else has moved since" in page.text("dialog")
    page.press("practise")
    play = page.app.table()
    assert play.practice
    assert len(play.match.answers) == 2
    assert play.asked == 0
    assert "Practice" in page.text("bar")
    page.press("undo")
    assert play.match.answers == []
    page.press("undo")
    assert "nothing to take back yet" in page.text("dialog")
    assert page.find("practise") is None
    page.press("undo-close", "redo", "redo")
    assert len(play.match.answers) == 4, "the bots' answers come back with one's own"
    page.press("leave")
    assert page.app.stock.going_on[0].record.marks == ("practice",)


def test_nobody_practises_against_people() -> None:
    page = seated(PERSON, BEA)
    page.press("curtain-go")
    claim(page, 1)
    page.press("curtain-go", "undo")
    assert "somebody else has moved" in page.text("dialog")
    assert page.find("practise") is None
    assert not page.send(Do("practise"))


def test_a_finished_practice_game_goes_on_after_a_step_back() -> None:
    page = seated(PERSON, BOT)
    play_out(page)
    assert page.key("u")
    page.press("practise")
    assert not page.app.table().over
    assert page.root["data-room"] == "table"
    play_out(page)
    assert page.app.table().over


# -- sharing --------------------------------------------------------------------------------------------------------------


def test_a_link_goes_on_elsewhere_and_comes_back() -> None:
    ann = seated(PERSON, BEA)
    ann.press("curtain-go")
    claim(ann, 1)
    ann.press("curtain-send")
    assert "It is Bea's turn" in ann.text("dialog")
    there = link(ann)
    ann.press("copy")
    assert ann.asked[-1] == Copy(f"{ADDRESS}#{there}")
    ann.send(Carried("copy", good=True))
    assert "Copied" in ann.text("dialog")
    assert ann.app.table().viewer == 0, "who waits goes on looking"

    bea = page_with(there)
    assert "A game of null" in bea.text("dialog")
    assert "a game of your own" in bea.text("dialog")
    bea.press("accept-new")
    assert bea.asked[-1] == Forget()
    assert "It is Bea's turn" in bea.text("curtain")
    bea.press("curtain-go")
    claim(bea, 2)
    assert "It is Ann's turn" in bea.text("dialog")
    back = link(bea)
    assert back != there

    ann.press("dialog-close")
    ann.send(Arrived("#" + back))
    assert "It continues your own game" in ann.text("dialog")
    game = ann.app.table().id
    ann.press("accept-onto")
    assert ann.app.table().id == game
    assert "It is Ann's turn" in ann.text("curtain")
    ann.press("curtain-go")
    assert len(ann.app.table().match.answers) == 2
    claim(ann, 3)
    assert "It is Bea's turn" in ann.text("dialog")
    ann.press("dialog-close", "undo")
    assert len(ann.app.table().match.answers) == 2, "not sent yet, so it can still be taken back"


def test_who_plays_by_link_can_come_to_the_device() -> None:
    page = seated(PERSON, BEA)
    page.press("curtain-go")
    claim(page, 1)
    page.press("curtain-send", "share-here")
    assert page.app.table().viewer == 1
    assert not page.app.table().away


def test_what_a_link_reveals_is_said_for_each_kind() -> None:
    page = seated(PERSON, BOT)
    claim(page, 2)
    page.settle()
    page.press("share")
    assert "plays on from here" in page.see("reveals").text
    go = link(page)
    page.press("kind-watch")
    assert "watches the game" in page.see("reveals").text
    assert "&t=3" in link(page) or "&t=4" in link(page)
    page.press("kind-deal")
    assert "no names and no moves" in page.see("reveals").text
    assert "p=" not in link(page)
    assert len(link(page)) < len(go)


def test_the_other_ways_out() -> None:
    page = FakePage(games=GAMES, views=VIEWS, sheet=True)
    page.sit("null", (PERSON, BOT), 7)
    page.press("share", "sheet")
    assert page.asked[-1] == ShareSheet("null \N{EN DASH} Vernissage", f"{ADDRESS}#{link(page)}")
    page.send(Carried("sheet", good=False))  # the system does not allow it: people are not left with a press that did nothing
    assert "copy the link" in page.text("dialog")
    assert "copy the link" in page.said[-1].text
    assert page.focus == "copy"
    page.press("link-file")
    assert page.files[-1].text == f"{ADDRESS}#{link(page)}\n"
    page.press("code")
    assert page.regions["dialog"].count("<svg") > 2
    assert 'class="qr"' in page.regions["dialog"]
    page.send(Carried("copy", good=False))
    assert page.focus == "address"
    assert "copy it yourself" in page.text("dialog")


def test_a_nameless_person_signs_the_link() -> None:
    page = seated(Player(""), BOT)
    page.press("share")
    assert "calls you Player 1" in page.text("dialog")
    page.press("link-sign")
    assert page.focus == "link-name", "an empty name is none"
    page.enter("link-name", " Łucja <i> ")
    page.press("link-sign")
    assert page.find("link-name") is None
    assert decode(link(page), GAMES).players[0].name == "Łucja i"
    assert page.app.likes.name == "Łucja i"


def test_no_link_that_is_not_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(*given: object) -> str:
        raise BadLink("illegal")

    monkeypatch.setattr("vernissage.page.travel.sharing.checked_link", bad)
    page = seated(PERSON, BOT)
    page.press("share")
    assert "cannot be put into a link" in page.text("dialog")
    assert page.find("address") is None
    assert not page.send(Do("copy"))


# -- arriving -------------------------------------------------------------------------------------------------------------


def test_a_link_never_takes_the_place_of_a_game_here() -> None:
    page = seated(PERSON, BOT)
    claim(page, 2)
    page.settle()
    mine = page.app.table().id
    kept = list(page.app.table().match.answers)
    page.send(Arrived(encode(match_of((1, 1, 2), seed=9), players=(BEA, PERSON))))
    assert page.app.table().id == mine, "nothing happens before somebody says so"
    page.press("decline")
    assert page.app.table().match.answers == kept
    page.send(Arrived(encode(match_of((1, 1, 2), seed=9), players=(BEA, PERSON))))
    page.press("accept-new", "curtain-leave")
    assert len(page.app.stock.going_on) == 2
    page.press(f"resume-{mine}")
    assert page.app.table().match.answers == kept


def test_my_own_game_that_is_further_on_is_not_set_back() -> None:
    page = seated(PERSON, BOT)
    early = encode(page.app.table().match, players=page.app.table().players)
    claim(page, 2)
    page.settle()
    answers = list(page.app.table().match.answers)
    page.send(Arrived(early))
    assert "yours is further on" in page.text("dialog")
    page.press("accept-mine")
    assert page.app.table().match.answers == answers
    page.send(Arrived(early))
    page.press("accept-new")
    assert page.app.table().match.answers == []
    page.press("leave")
    assert len(page.app.stock.going_on) == 2


def test_a_deal_is_played_from_its_start() -> None:
    page = page_with(encode(match_of((1, 2), seats=3), "deal"))
    assert "A deal of null" in page.text("dialog")
    page.press("accept-deal")
    match = page.app.table().match
    assert (match.seed, match.seats, match.answers) == (7, 3, [])


def test_a_link_shows_what_is_made_in_its_game() -> None:
    """Not of a deal, in which nothing is made yet, nor of a game to be watched, whose end it would tell."""
    for kind, shown in (("go", True), ("watch", False), ("deal", False)):
        page = page_with(encode(match_of((1,), seats=3), kind, None, (PERSON, BEA, BOT) if kind != "deal" else ()))
        pictures = [e.attributes["class"] for e in page.document.walk() if e.attributes.get("class") in ("cpic", "art")]
        assert ("cpic" in pictures) == shown, kind
        assert page.regions["dialog"].count("poster-null") == (not shown), "else the poster stands there"


def test_a_link_is_pasted_with_what_mail_puts_round_it() -> None:
    page = page_with()
    page.press("link-open")
    page.enter("link", "")
    page.press("link-go")
    assert "There is no link" in page.text("dialog")
    page.enter("link", f"  <{ADDRESS}#{encode(match_of((1,)))}>. ")
    page.press("link-go")
    assert "A game of null" in page.text("dialog")


def test_a_link_in_a_file() -> None:
    page = page_with()
    page.press("link-open")
    page.send(Picked("file", None))
    assert "holds no games" in page.text("dialog")
    page.send(Picked("file", f"{ADDRESS}#{encode(match_of((1,)))}\n"))
    assert "A game of null" in page.text("dialog")


@pytest.mark.parametrize("reason", BadLink.__init__.__globals__["get_args"](BadLink.__init__.__globals__["Reason"]))
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_reason_has_its_own_words(reason: str, language: str) -> None:
    words = Words(language)
    said = why_bad(words, BadLink(reason, "null", 2, 1))
    others = [why_bad(words, BadLink(other, "null", 2, 1)) for other in ("long", "cut", "damaged") if other != reason]
    assert len(said) > 40
    assert said not in others
    assert said.count(".") >= 1


@pytest.mark.parametrize("text", ["x", "abcdefghijkl", "<b>hi</b>" * 9, "a" * 9000, "%3Cscript%3E"])
def test_what_is_no_link_is_told_and_changes_nothing(text: str) -> None:
    page = page_with(text)
    assert "cannot be opened" in page.text("dialog")
    assert "Your own games are as they were" in page.text("dialog")
    page.press("decline")
    assert page.root["data-room"] == "foyer"
    assert page.app.shelf.games() == []


def test_names_of_a_link_never_become_markup() -> None:
    for name in ("\u202eevil", "<b>x</b>", "a\x00b", "x" * 10_000):
        with pytest.raises(ValueError, match="named"):
            encode(match_of((1,)), players=(Player(name), PERSON))
    page = page_with(encode(match_of((1,)), players=(Player("Łódź 'q' @ #amp;"), PERSON)))
    assert "Łódź &#x27;q&#x27; @ #amp;" in page.regions["dialog"], "it is escaped"
    assert "Łódź 'q' @ #amp;" in page.text("dialog")
    page.press("decline", "link-open")
    for typed in (HOSTILE, "x" * 10_000):
        page.enter("link", typed)
        page.press("link-go")
        assert "<img" not in "".join(page.regions.values())
        page.press("decline", "link-open")


# -- several games side by side -------------------------------------------------------------------------------------------


def some_games(device: FakeDevice) -> FakePage:
    page = FakePage(device, games=GAMES, views=VIEWS)
    page.sit("null", (PERSON, BOT), 7)
    play_out(page)
    page.press("result-leave")
    page.sit("null", (PERSON, BOT), 8)
    claim(page, 1)
    page.settle()
    page.press("leave")
    return page


def test_a_game_gets_a_name_and_is_removed_at_the_second_press() -> None:
    page = some_games(FakeDevice())
    one = page.app.stock.going_on[0]
    page.press("games", f"rename-{one.id}")
    assert page.focus == "new-name"
    page.enter("new-name", "  Evening <b>game</b> ")
    page.press("name-go")
    assert "Evening b game /b" in page.text("dialog")
    assert page.app.stock.going_on[0].record.saved == one.record.saved
    page.press(f"all-resume-{one.id}", "leave")
    assert page.app.stock.going_on[0].record.title == "Evening b game /b", "the next save keeps the name"
    page.press("games", f"all-remove-{one.id}")
    assert page.app.stock.going_on
    page.press(f"all-remove-{one.id}")
    assert not page.app.stock.going_on


def test_the_history_has_results_replays_and_the_record() -> None:
    page = some_games(FakeDevice())
    done = page.app.stock.finished[0]
    page.press("games", "games-over")
    assert "Ann" in page.text("dialog")
    assert "won" in page.text("dialog")
    assert "(Visitor)" in page.text("dialog")
    page.press("over-record")
    assert page.dialog == ""
    assert page.root["title"].startswith("Your record")
    page.press("leave", "games", "games-over", f"result-{done.id}")
    assert page.root["data-room"] == "result"
    page.press("result-leave", "games", "games-over", f"all-remove-{done.id}", f"all-remove-{done.id}")
    assert not page.app.stock.finished


def test_all_games_go_out_as_a_file_and_come_back() -> None:
    page = some_games(FakeDevice())
    page.press("games", "games-keep", "export")
    text = page.files[-1].text
    other = page_with(device=FakeDevice(Kept()))
    other.press("link-open")
    other.send(Picked("file", text))
    assert "2 games were added" in other.text("dialog")
    assert len(other.app.stock.going_on) == len(other.app.stock.finished) == 1
    other.send(Picked("file", text))
    assert "2 were here already" in other.text("dialog")
    assert [e.id for e in other.app.stock.going_on] == [e.id for e in page.app.stock.going_on]
    broken = json.loads(text)
    broken["games"][0]["save"] = "nonsense"
    other.send(Picked("file", json.dumps(broken)))
    assert "1 could not be read" in other.text("dialog")
    other.send(Picked("file", '{"file": "something else"}'))
    assert "holds no games" in other.text("dialog")


def test_a_full_browser_says_so_when_a_file_is_opened() -> None:
    page = page_with()
    said = what_came_in(page.app.words, TakenIn(("a",), 0, ((2, "full"), (3, "damaged"))))
    assert "remove old games" in said
    assert "1 could not be read" in said
    assert "1 game was added" in said


def test_a_damaged_save_opens_its_latest_good_version() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    claim(page, 1)
    page.settle()
    game, before = page.app.table().id, len(page.app.table().match.answers)
    page.press("leave")
    newest = max(
        (k for k in device.storage.texts if k.startswith(f"game/{game}/")), key=lambda k: int(k.split("/")[2].split("-")[0])
    )
    device.storage.texts[newest] = device.storage.texts[newest][:-20]
    device.journal = FakeJournal()  # the old one would heal it
    again = FakePage(device, games=GAMES, views=VIEWS)
    again.press(f"resume-{game}")
    assert 0 <= len(again.app.table().match.answers) < before
    assert "damaged" in again.text("notice")
    again.press("keep-damaged")
    assert device.storage.texts[newest] in again.files[-1].text


def test_the_browser_is_asked_to_hold_on_once() -> None:
    page = seated(PERSON, BOT)
    play_out(page)
    assert page.asked.count(Persist()) == 1
    page.send(Carried("persist", good=True))
    page.send(Do("leave"))
    page.press("games", "games-keep")
    assert "has promised to keep" in page.text("dialog")
    assert "seven days" in page.text("dialog")
    assert page.asked.count(Persist()) == 1


def test_who_looks_how_games_are_kept_has_the_browser_asked() -> None:
    device = FakeDevice()
    some_games(device)
    page = page_with(device=device)  # another visit
    assert Persist() not in page.asked
    page.press("games", "games-keep")
    assert page.asked.count(Persist()) == 1
    assert "is asking the browser" in page.text("dialog")


def test_escape_leaves_the_naming_before_the_dialog() -> None:
    page = some_games(FakeDevice())
    page.press("games", f"rename-{page.app.stock.going_on[0].id}", "dialog-close")
    assert page.find("new-name") is None
    assert page.dialog == "games"
    page.press("dialog-close")
    assert page.dialog == ""


# -- two tabs -------------------------------------------------------------------------------------------------------------


def test_a_game_open_in_another_tab_is_taken_over_only_when_asked() -> None:
    device, locks = FakeDevice(), set()
    first = FakePage(device, games=GAMES, views=VIEWS, locks=locks)
    first.sit("null", (PERSON, BOT), 7)
    game = first.app.table().id
    second = FakePage(device, games=GAMES, views=VIEWS, locks=locks)
    second.press(f"resume-{game}")
    assert "open in another tab" in second.text("dialog")
    second.press("not-now")
    assert second.root["data-room"] == "foyer"
    second.press(f"resume-{game}", "take-over-dialog")
    assert second.root["data-room"] == "table"
    first.held = ""
    first.send(Lost(game))
    assert "went on in another tab" in first.text("notice")
    claim(second, 1)
    second.settle()
    claim(first, 3)
    kept = second.app.shelf.look(game).match
    assert kept.answers == second.app.table().match.answers, "the tab that lost the game has not spoilt it"
    first.press("take-over")
    assert first.app.table().match.answers == kept.answers


def test_a_left_game_is_free_for_the_next_tab() -> None:
    device, locks = FakeDevice(), set()
    first = FakePage(device, games=GAMES, views=VIEWS, locks=locks)
    first.sit("null", (PERSON, BOT), 7)
    game = first.app.table().id
    first.press("leave")
    second = FakePage(device, games=GAMES, views=VIEWS, locks=locks)
    second.press(f"resume-{game}")
    assert second.root["data-room"] == "table"


# -- words ----------------------------------------------------------------------------------------------------------------


def test_no_text_of_these_dialogs_escapes_the_catalogue() -> None:
    page = page_with()
    page.sit("null", (PERSON, BOT), 7)
    names = {"Ann", "Zofia", "null", "Bea", "Ann, Bea", "A", "B"}

    def look() -> None:
        page.app.words = Pseudo("en")
        page.send(Resized(1280, 800, still=True))
        for region in ("foyer", "bar", "reel", "pace", "curtain", "notice", "dialog"):
            found = escaped(read(page.regions.get(region, "")), names | NOT_WORDS)
            assert not found, (region, found)

    claim(page, 1)
    page.settle()
    for do in ("share", "kind watch", "kind deal", "code", "close", "undo", "close", "replay", "end-replay"):
        page.send(Do(*parsed(do)))
        look()
    page.press("leave")
    for do in (
        "open games",
        "games-tab over",
        "games-tab figures",
        "games-tab keep",
        "close",
        "open link",
        "open-link",
        "close",
    ):
        page.send(Do(*parsed(do)))
        look()
    for text in (encode(match_of((1,)), players=(PERSON, BEA)), encode(match_of((1,)), "deal"), "x", "abcdefghijklmn"):
        page.send(Arrived(text))
        look()
        page.press("decline")
    page.app.dialog = Elsewhere()
    look()
    page.app.dialog, page.app.stock.tab = Games(), "keep"
    for came in (TakenIn(("a",), 2, ((1, "full"), (2, "link"))), TakenIn(problem="long"), TakenIn(problem="newer")):
        page.app.dialog.taken = came
        look()
