"""Whole sessions at a table, driven without a browser: the null game with a tiny view."""

import re

import pytest

from tests.page.double import FakeDevice, FakePage, Kept
from tests.page.tiny import GAMES, VIEWS
from vernissage.bots.registry import BOTS
from vernissage.games.null.rules import Claim
from vernissage.page.core.messages import Do, Pointed, Resized
from vernissage.page.programme import PROGRAMME, Show
from vernissage.page.table import turns as table
from vernissage.page.view.phrases import name
from vernissage.table.link import Player

PERSON, BOT = Player("Ann"), Player("Zofia", 1)


def seated(*players: Player, device: FakeDevice | None = None, seed: int = 7) -> FakePage:
    """A page at a new table."""
    page = FakePage(device, games=GAMES, views=VIEWS)
    page.sit("null", players, seed)
    return page


def claim(page: FakePage, n: int) -> None:
    page.press(f"claim-{n}", f"claim-{n}")


def play_out(page: FakePage) -> None:
    """Lets everybody claim until the game is over."""
    for _ in range(200):
        page.settle()
        play = page.app.table()
        if play.over:
            return
        if play.curtain:
            page.press("curtain-go")
        claim(page, 1 + page.app.table().match.state.gone % 3)
    raise AssertionError("the game does not end")


def test_a_game_against_a_bot_from_the_first_claim_to_a_rematch() -> None:
    page = seated(PERSON, BOT)
    assert page.root["data-room"] == "table"
    assert "Your claim, Ann" in page.text("bar")
    claim(page, 2)
    assert page.app.table().bot_asked
    page.settle()
    assert len(page.app.table().match.answers) == 2
    play_out(page)
    assert page.root["data-room"] == "result"
    assert page.root["class"] == "result"
    assert page.see("step").text == "2"  # where nothing moves, all of the tally is there at once
    page.send(Do("room", ("result", "0")))
    assert page.see("step").text == "0"
    page.key("ArrowRight")
    assert page.see("step").text == "1"
    page.send(Do("room", ("result", "77")))
    assert page.see("step").text == "2"
    page.key("ArrowLeft")
    assert page.see("step").text == "1"
    page.press("total")
    assert page.see("step").text == "2"
    assert page.find("total") is None
    assert page.focus == "title", "one more Enter begins no other game"
    first = page.app.table().match
    page.press("same")
    assert page.app.table().match.seed == first.seed
    assert page.root["data-room"] == "table"
    play_out(page)
    page.press("rematch")
    assert page.app.table().match.seed != first.seed
    page.press("leave")
    assert page.root["data-room"] == "foyer"
    assert page.app.play is None


def test_only_what_changed_is_written() -> None:
    page = seated(PERSON, BOT)
    page.writes.clear()
    page.press("claim-2")
    assert page.writes == ["decision"]
    page.writes.clear()
    assert not page.send(Do("nonsense"))
    assert not page.key("q")
    assert page.writes == []


def test_a_bot_thinks_in_slices_and_the_page_is_left_alone_meanwhile() -> None:
    page = seated(PERSON, BOT)
    slices = []

    class Slow:
        def think(self, view, seat, rng):
            for i in range(40):
                slices.append(i)
                yield
            return BOTS["null"]["random"].game.options(view, BOTS["null"]["random"].game.decision(view))[0]

    page.app.table().bots = {"random": Slow()}
    claim(page, 1)
    page.writes.clear()
    page.tick()
    assert len(slices) < 40, "one slice takes at most 12 ms of the device's clock"
    assert page.writes == []
    page.settle()
    assert len(slices) == 40
    assert page.writes


def test_a_bot_answers_alike_for_the_same_deal() -> None:
    def answers(seed: int) -> list[object]:
        page = seated(PERSON, BOT, Player("Marek", 1), seed=seed)
        play_out(page)
        return list(page.app.table().match.answers)

    assert answers(5) == answers(5)
    assert len({str(answers(seed)) for seed in range(4)}) > 1


def test_pauses_let_people_follow_and_can_be_skipped() -> None:
    page = seated(BOT, PERSON, Player("Marek", 1))
    page.send(Resized(1280, 800, still=False))
    page.settle()
    claim(page, 1)
    assert page.waits[-1].ms == 0, "nothing to follow yet: the claim is secret"
    page.tick()
    assert page.waits[-1].ms == table.PAUSE, "the claims were turned up"
    page.press("skip")
    assert page.waits[-1].ms == 0
    assert page.find("skip") is None
    page.settle()
    assert not page.app.room.hurry, "a person is asked: the next pauses are kept again"
    claim(page, 2)
    page.tick()
    assert page.key("Escape")
    assert page.waits[-1].ms == 0


def test_less_motion_means_no_pauses_and_nothing_to_skip() -> None:
    page = seated(PERSON, BOT)
    claim(page, 1)
    assert page.find("skip") is None
    assert all(w.ms == 0 for w in page.waits)


def test_an_old_timer_counts_no_more() -> None:
    page = seated(PERSON, BOT)
    claim(page, 1)
    page.press("leave")
    before = list(page.waits)
    page.press("poster-button-canvas")
    for _ in before:
        page.tick()
    assert page.app.play is None


def test_an_illegal_answer_is_told_and_changes_nothing() -> None:
    page = seated(PERSON, BOT)
    page.send(Do("room", ("claim", "9")))
    assert page.said[-1].text == "This is not possible now."
    assert page.app.table().match.answers == []
    page.send(Do("room", ("claim", "<b>")))
    page.send(Do("room", ("",)))
    assert page.app.table().match.answers == []


def test_keys_at_the_table() -> None:
    page = seated(PERSON, BOT)
    assert page.key("t")
    assert page.said[-1].text == "Your claim, Ann"
    assert page.key("h")
    assert page.said[-1].text.startswith("Prize")
    assert page.key("2", "own")
    assert page.see("claim-2").attributes["aria-pressed"] == "true"
    assert not page.key("Enter", "decision", control=True)
    assert page.key("?")
    assert page.root["data-room"] == "table"
    assert "show these keys" in page.text("dialog")
    assert not page.key("t"), "under a dialog the table's keys rest"
    page.press("dialog-close")
    assert page.text("dialog") == ""


def test_a_drag_goes_to_the_view() -> None:
    page = seated(PERSON, BOT)
    assert page.send(Pointed("move", "", 0.9, 0.5))
    assert page.see("claim-3").attributes["aria-pressed"] == "true"
    assert not page.send(Pointed("up", "", 0.9, 0.5))


def test_undo_and_redo_say_why_not() -> None:
    page = seated(PERSON)
    page.press("undo")
    assert page.see("dialog-title").attributes["aria-description"] == "Dialog. There is nothing to take back yet."
    claim(page, 1)
    page.press("undo")
    told = "Dialog. This cannot be taken back: something new was turned up."
    assert page.see("dialog-title").attributes["aria-description"] == told
    assert "taken back" not in page.said[-1].text, "it would be heard twice"
    page.press("undo-close")
    assert page.see("undo").attributes["aria-describedby"] == "why-not"
    assert page.find("redo") is None
    assert page.key("y")
    assert page.said[-1].text == "Nothing was taken back."


def test_the_log_tells_the_latest_first_and_opens_on_a_desk() -> None:
    page = seated(PERSON, BOT)
    claim(page, 1)
    page.settle()
    assert page.see("log-title").text == "Log latest first"
    assert re.match(r"Log latest first Prize \d Claims: .* Prize \d$", page.text("log")), page.text("log")
    page.press("log-open")
    assert page.root["data-log"] == "open"
    assert page.focus == "log-title"
    page.press("log-close")
    assert page.root["data-log"] == ""


def test_tabs_of_a_phone() -> None:
    page = seated(PERSON, BOT)
    page.press("tab-log")
    assert page.root["data-tab"] == "log"
    page.press("tab-log")
    assert page.root["data-tab"] == ""
    assert not page.send(Do("tab", ("own",)))


# -- several people at one device -----------------------------------------------------------------------------------------


def private(page: FakePage) -> str:
    return " ".join((*page.regions.values(), *(s.text for s in page.said), *page.root.values()))


def test_nothing_private_is_in_the_document_while_the_curtain_hangs() -> None:
    page = seated(PERSON, Player("Bea"))
    assert page.root["data-room"] == "curtain"
    assert "It is Ann's turn" in page.text("curtain")
    assert all(not page.regions.get(region) for region in ("own", "shared", "decision", "others", "bar", "log", "tabs"))
    page.press("curtain-go")
    assert "Your claim, Ann" in page.text("bar")
    page.press("claim-3")
    assert "Lifted 3" in private(page)
    page.press("claim-3")
    assert page.root["data-room"] == "curtain"
    assert page.focus == "curtain-go"
    assert "Lifted" not in private(page)
    assert "Secret" not in private(page)
    page.press("curtain-go")
    assert "Ann -1" in page.text("others"), "Ann's claim is a back for Bea"
    assert "Secret" not in page.text("own")


def test_presses_reach_nobody_through_the_curtain() -> None:
    page = seated(PERSON, Player("Bea"))
    assert not page.send(Do("room", ("claim", "1")))
    assert not page.key("1", "own")
    assert not page.send(Do("undo"))
    assert not page.send(Do("log"))
    assert page.app.table().match.answers == []


def test_bots_play_behind_the_curtain_and_the_last_person_sees_the_others_move() -> None:
    page = seated(PERSON, BOT, Player("Bea"))
    page.press("curtain-go")
    claim(page, 1)
    assert page.root["data-room"] == "table", "Ann may see what the bot does"
    page.settle()
    assert page.root["data-room"] == "curtain"
    assert "Bea" in page.text("curtain")


def test_a_reload_comes_back_behind_the_curtain() -> None:
    device = FakeDevice()
    page = seated(PERSON, Player("Bea"), device=device)
    page.press("curtain-go")
    claim(page, 3)
    again = FakePage(FakeDevice(device.storage, luck=5000), games=GAMES, views=VIEWS)
    again.settle()
    entry = again.app.stock.going_on[0].id
    again.press(f"resume-{entry}")
    assert again.root["data-room"] == "curtain"
    assert "Bea" in again.text("curtain")
    assert "Secret" not in private(again)


def test_the_result_is_open_to_all() -> None:
    page = seated(PERSON, Player("Bea"))
    play_out(page)
    assert page.root["data-room"] == "result"
    page.press("whose-0")
    assert page.see("whose-0").attributes["aria-pressed"] == "true"
    assert not page.send(Do("whose", ("7",)))


def test_the_things_of_bots_are_shown_at_the_end_and_a_bot_is_never_you() -> None:
    page = seated(PERSON, BOT)
    play_out(page)
    page.press("whose-1")
    assert page.see("whose-1").attributes["aria-pressed"] == "true"
    play = page.app.table()
    scene = play.scene(page.app.look)
    assert (scene.seat, scene.you) == (1, 0)
    assert (name(scene, 0), name(scene, 1)) == ("You", BOT.name)
    page.press("whose-0")
    assert play.scene(page.app.look).seat == 0
    page.press("rematch")
    play_out(page)
    assert page.app.table().scene(page.app.look).seat == 0, "the next game begins with the own things"


# -- saves ----------------------------------------------------------------------------------------------------------------


def test_every_answer_is_saved_and_the_game_goes_on_after_a_reload() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    claim(page, 2)
    again = FakePage(FakeDevice(device.storage, luck=5000), games=GAMES, views=VIEWS)
    again.settle()
    card = again.text("foyer")
    assert "with Zofia" in card
    again.press(f"resume-{again.app.stock.going_on[0].id}")
    assert again.app.table().match.answers == [Claim(2)]
    again.settle()
    assert len(again.app.table().match.answers) == 2, "the bot's turn goes on"


def test_a_finished_game_is_offered_no_more() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    play_out(page)
    page.press("result-leave")
    assert page.app.stock.going_on == []
    assert len(page.app.shelf.history()) == 1


def test_a_full_storage_is_told_once_and_the_game_goes_on() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    device.storage.full = True
    claim(page, 1)
    assert "is full" in page.text("notice")
    page.press("dismiss")
    page.settle()
    claim(page, 1)
    assert page.text("notice") == "", "once is enough"
    page.settle()
    device.storage.full = False
    claim(page, 2)
    page.settle()
    assert not page.app.table().unsaved


def test_an_unreadable_save_is_set_aside_and_never_written_over() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    kept = device.storage
    keys = [k for k in kept.texts if k.startswith("game/")]
    for key in keys:
        kept.texts[key] = "<script>not a save</script>"
    again = FakePage(FakeDevice(kept, luck=5000), games=GAMES, views=VIEWS)
    entry = again.app.stock.going_on[0]
    assert "cannot be read" in again.text("foyer")
    again.press(f"keep-{entry.id}")
    assert again.files[0].text == "<script>not a save</script>"
    assert all(kept.texts[key] == "<script>not a save</script>" for key in keys)
    again.press(f"remove-{entry.id}")
    assert again.app.stock.going_on, "the first press only asks"
    again.press(f"remove-{entry.id}")
    assert again.app.stock.going_on == []
    del page


def test_the_version_before_a_damaged_one_is_opened_and_told() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    claim(page, 1)
    page.settle()
    kept = device.storage
    last = max((k for k in kept.texts if k.startswith("game/")), key=lambda k: int(k.split("/")[2].split("-")[0]))
    kept.texts[last] = kept.texts[last][:-5]
    again = FakePage(FakeDevice(kept, luck=5000), games=GAMES, views=VIEWS)
    again.settle()
    again.press(f"resume-{again.app.stock.going_on[0].id}")
    assert "the one before it is open" in again.text("notice")
    assert again.app.table().match.answers


def test_a_game_that_another_tab_has_taken_says_so_and_can_be_taken_over() -> None:
    kept = Kept()
    page = seated(PERSON, device=FakeDevice(kept))
    other = FakePage(FakeDevice(kept, luck=5000), games=GAMES, views=VIEWS)
    other.press(f"resume-{other.app.stock.going_on[0].id}")
    claim(other, 3)
    claim(page, 1)
    assert "went on in another tab" in page.text("notice")
    page.press("take-over")
    assert page.app.table().match.answers == [Claim(3)]
    assert page.text("notice") == ""


@pytest.mark.parametrize("text", ["[]", "{", "null", '{"language": 3, "theme": "purple", "name": ["x"]}', '"' + "[" * 9999])
def test_settings_that_are_not_ours_do_no_harm(text: str) -> None:
    kept = Kept()
    kept.texts["settings"] = text
    page = FakePage(FakeDevice(kept), games=GAMES, views=VIEWS)
    assert (page.app.words.language, page.app.likes.theme) == ("en", "system")


@pytest.mark.parametrize("one", PROGRAMME, ids=lambda one: one.key)
def test_no_game_wants_a_key_that_every_table_has(one: Show) -> None:
    """A view is never asked about these keys."""
    wanted = {key for keys, _ in one.keys for key in keys.replace(",", " ").split() if len(key) == 1}
    assert not wanted & set("THUY?")


def test_sounds_are_heard_until_somebody_switches_them_off() -> None:
    page = seated(PERSON, PERSON)
    page.send(Resized(1280, 800, still=False))
    for _ in range(2):
        page.press("curtain-go")
        claim(page, 1)
    assert page.heard == ["card"], "the claims are turned up"
    page.heard.clear()
    page.press("curtain-go", "sound")
    assert page.see("sound").attributes["aria-pressed"] == "false"
    claim(page, 2)
    page.press("curtain-go")
    claim(page, 1)
    assert page.heard == [], "it was switched off in the bar"
    page.send(Do("open", ("menu",)))
    page.press("menu-sound-on")
    assert page.heard.pop() == "gavel", "so that people hear what they have switched on"
    assert page.see("menu-sound-on").attributes["aria-pressed"] == "true"
    page.send(Do("close"))
    page.press("curtain-go")
    claim(page, 2)
    assert page.heard == [], "a secret claim cannot be heard"
    page.press("curtain-go")
    claim(page, 1)
    assert page.heard == ["card"], "the claims are turned up"
    assert not page.send(Do("sound", ("loud",)))


def test_sounds_are_remembered_and_silent_where_less_motion_is_wanted() -> None:
    device = FakeDevice()
    seated(PERSON, BOT, device=device).send(Do("sound", ("on",)))
    page = seated(PERSON, BOT, device=device)
    assert page.app.likes.sound
    page.sit("null", (PERSON, BOT), 7)
    claim(page, 1)
    page.settle()
    assert page.heard == [], "the page was told to keep still"
