"""The first games: every step can be reached and points at something that is there, whatever the pupil does in between."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sure import sure
from vernissage.games import GAMES
from vernissage.games.art_society.view.ui import tries_of
from vernissage.games.avant_carde.rules.answers import Play
from vernissage.page.core.messages import Do, KeyDown, Resized, Say
from vernissage.page.core.words import LANGUAGES, Words
from vernissage.page.keeping.saves import StorageForbidden
from vernissage.page.programme import VIEWS
from vernissage.page.table.guide import Guide, taken_up
from vernissage.page.table.play import can_challenge
from vernissage.page.table.state import TableRoom, first_tab
from vernissage.page.view.lesson import PUPIL
from vernissage.table.match import Match

from ..daily.test_daily import play_out
from ..double import Element, FakeDevice, FakePage
from ..sessions import ANN, ZOFIA

GAMES_OF_THE_HOUSE = tuple(key for key, view in VIEWS.items() if view.lesson is not None)
PYAPP = Path(__file__).parents[3] / "pyapp"
SIZES = {"desk": (1280, 800), "tablet": (768, 1024), "phone": (360, 740)}

games = pytest.mark.parametrize("key", GAMES_OF_THE_HOUSE)


def learning(key: str, size: tuple[int, int] = (1280, 800), device: FakeDevice | None = None) -> FakePage:
    """A page at the first step of a first game, reached by two presses from the foyer."""
    page = FakePage(device)
    page.send(Resized(*size, still=True))
    page.press(f"poster-button-{key}", "learn")
    page.settle()
    return page


def guide_of(page: FakePage) -> Guide:
    return sure(page.app.table().guide)


def test_a_step_is_met_before_the_table_that_it_speaks_of() -> None:
    shell = (PYAPP.parent / "web" / "index.html").read_text(encoding="utf-8")
    regions = re.findall(r'data-region="(\w+)"', shell)
    assert regions.index("bar") < regions.index("reel") < regions.index("own")


def step_on(page: FakePage) -> None:
    """Does what the present step asks for, by the panel's button."""
    page.press("lesson-next" if page.find("lesson-next") else "lesson-show")
    page.settle()


def to_the_end(page: FakePage) -> None:
    for _ in range(60):
        if guide_of(page).done:
            return
        step_on(page)
    raise AssertionError("the lesson has no end")


def walked(key: str, luck: int) -> tuple[list[str], Match[object]]:
    """A whole lesson in which the pupil gives any of the answers that are taken; the steps that were met."""
    rng, game = random.Random(luck), GAMES[key]
    guide = Guide(VIEWS[key].lesson())
    match, met = guide.lesson.match(game), []
    prepared = list(guide.lesson.others)
    while not guide.done:
        met += [guide.step.title] if guide.step.title not in met else []
        d = sure(match.decision)
        if d.seat != PUPIL:
            answer = guide.others(match)
            assert not prepared or answer == prepared.pop(0), "a prepared answer does not fit"
            match.answer(answer)
        elif guide.reading:
            guide.go_on()
        else:
            good = [a for a in game.options(match.state, d) if not guide.refusal(match, (a,))]
            assert good, f"{guide.step.title} takes no answer"
            match.answer(rng.choice(good))
            guide.answered(match)
        assert len(match.turns) < 200
    return met, match


@pytest.mark.slow
@games
def test_every_step_is_reached_whatever_the_pupil_answers(key: str) -> None:
    lesson = VIEWS[key].lesson()
    assert 8 <= len(lesson.steps) <= 12
    for luck in range(40):
        met, match = walked(key, luck)
        assert met == [step.title for step in lesson.steps]
        assert match.decision is not None


@games
def test_a_lesson_is_the_same_each_time(key: str) -> None:
    assert walked(key, 1)[1].answers == walked(key, 1)[1].answers


@games
def test_a_lesson_asks_and_refuses(key: str) -> None:
    """At every step that asks for something, something else is legal and is refused with a reason."""
    guide = Guide(VIEWS[key].lesson())
    match, reasons = guide.lesson.match(GAMES[key]), set()
    while not guide.done:
        d = sure(match.decision)
        if d.seat != PUPIL:
            match.answer(guide.others(match))
        elif guide.reading:
            assert guide.refusal(match, (match.game.options(match.state, d)[0],))
            guide.go_on()
        else:
            reasons |= {guide.refusal(match, (a,)) for a in match.game.options(match.state, d)}
            match.answer(sure(guide.shown(match)))
            guide.answered(match)
    assert len(reasons - {""}) >= 4


@games
def test_every_text_of_a_lesson_is_polish_too_and_short(key: str) -> None:
    lesson, polish = VIEWS[key].lesson(), Words("pl")
    for step in lesson.steps:
        for text in (step.title, step.text):
            assert polish(text) != text, text
            assert len(text) <= 200
            assert len(polish(text)) <= 200
    assert all(polish(text) != text for text in lesson.learnt)


@pytest.mark.slow
@games
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_what_is_pointed_at_is_there_in_every_layout(key: str, size: tuple[int, int]) -> None:
    page, met = learning(key, size), set()
    for _ in range(60):
        guide = guide_of(page)
        if guide.done:
            break
        met.add(guide.at)
        place, lit = guide.target, here(page)
        names = [name.partition(":")[0] for name in guide.step.at]
        assert place.id in names or place.region in names, f"{guide.step.title}: nothing it names is on the table"
        if place.id:
            assert page.root["data-here"] == ""
            assert place.id in [one.attributes["id"] for one in lit]
            assert all("disabled" not in one.attributes for one in lit)
            if not guide.reading:
                assert all("data-do" in one.attributes for one in lit), "what is asked for can be pressed"
        else:
            assert page.root["data-here"] == place.region
            assert page.regions[place.region]
        assert page.text("reel").startswith(guide.step.title)
        step_on(page)
    assert met == set(range(len(guide_of(page).lesson.steps)))
    assert page.root["data-room"] == "table"


def here(page: FakePage) -> list[Element]:
    return [one for one in page.document.walk() if one.attributes.get("data-here") == "yes"]


@pytest.mark.slow
@games
def test_a_step_is_told_and_gets_the_focus(key: str) -> None:
    page = learning(key)
    for _ in range(12):
        guide = guide_of(page)
        told = [say for say in page.said if say.text.startswith(f"{guide.step.title}. ")]
        assert told, f"{guide.step.title} is not told"
        if guide.reading:
            assert page.focus == "lesson-next"
        step_on(page)
        if guide_of(page).done:
            break


@pytest.mark.slow
@pytest.mark.parametrize(("key", "steps"), [("art-society", 5), ("canvas", 4), ("avant-carde", 3)])
def test_a_lesson_is_left_and_gone_on_with_after_a_reload(key: str, steps: int) -> None:
    page = learning(key)
    for _ in range(steps):
        step_on(page)
    at, answers = guide_of(page).at, list(page.app.table().match.answers)
    assert at >= 2
    page.press("leave")
    page.settle()
    assert "First game" in page.text("foyer")
    again = learning(key, device=page.device)
    assert (guide_of(again).at, again.app.table().match.answers) == (at, answers)
    assert len(again.app.shelf.games()) == 1
    to_the_end(again)


@pytest.mark.slow
@games
@pytest.mark.parametrize("at_the_end", [False, True])
def test_the_advice_is_left_and_the_game_goes_on(key: str, at_the_end: bool) -> None:
    """What was lit and refused is free now; the game is kept as any other, but its prepared deal challenges nobody."""
    page = learning(key)
    if at_the_end:
        to_the_end(page)
        assert not page.app.table().over
        page.press("learnt-on")
    else:
        page.press("lesson-off")
    play = page.app.table()
    assert (play.guide, page.dialog, page.root["data-lesson"]) == (None, "", "")
    assert "lesson" not in page.regions["reel"]
    table = page.app.room
    assert isinstance(table, TableRoom)
    assert (table.side.tab, table.side.peek) == (first_tab(play), True), "a phone shows what an ordinary game begins with"
    page.settle()
    assert play.asked == play.viewer, "bots think for themselves"
    assert not can_challenge(play.players, play.record().marks)
    again = FakePage(page.device)
    assert "First game" not in again.text("foyer")
    again.press("go-on")
    assert (again.app.table().guide, again.app.table().match.answers) == (None, play.match.answers)


@pytest.mark.slow
def test_the_end_of_a_first_game_says_why_it_challenges_nobody() -> None:
    page = learning("canvas")
    page.press("lesson-off")
    play_out(page)
    assert page.find("challenge") is None
    assert "you cannot challenge a friend with it" in page.text("after")
    page.press("rematch")
    play_out(page)
    assert page.find("challenge") is not None
    assert "you cannot challenge a friend with it" not in page.text("after")


@pytest.mark.slow
@games
def test_a_lesson_ends_with_a_real_game_and_is_not_kept(key: str) -> None:
    page = learning(key)
    to_the_end(page)
    assert page.dialog == "learnt"
    assert page.focus == "dialog-title"
    assert page.app.shelf.games() == []
    page.press("learnt-play")
    page.settle()
    play = page.app.table()
    assert (play.guide, play.match.game.key, page.dialog) == (None, key, "")
    assert len(play.people) == 1
    assert "lesson" not in page.regions["reel"]
    assert len(page.app.shelf.games()) == 1


def test_the_end_can_be_closed_begun_again_or_left() -> None:
    page = learning("canvas")
    to_the_end(page)
    page.press("learnt-again")
    page.settle()
    assert guide_of(page).at == 0
    assert len(page.app.shelf.games()) == 1
    to_the_end(page)
    page.press("dialog-close")
    page.settle()
    assert (page.app.play, page.app.shelf.games()) == (None, [])


def test_a_lesson_is_started_over_and_given_up_from_the_menu() -> None:
    page = learning("art-society")
    step_on(page)
    page.press("menu", "menu-lesson")
    page.settle()
    assert guide_of(page).at == 0
    page.press("menu", "menu-skip-lesson")
    assert (page.app.play, page.app.shelf.games()) == (None, [])


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    page = learning("art-society")
    step_on(page)
    before = list(page.app.table().match.answers)
    page.press("bid-4", "bid-4")
    assert page.app.table().match.answers == before
    assert page.said[-1] == Say("Too modest: Ines has 9, and her tie would beat yours. Take a card from 10 up.")
    assert "Too modest" in page.text("reel")
    page.press("bid-14", "bid-14")  # as good as the 10
    page.settle()
    assert guide_of(page).step.title == "Hang it"
    assert "Too modest" not in page.text("reel")


def test_a_lot_can_be_hung_where_the_lesson_shows_and_not_anywhere() -> None:
    page = learning("art-society")
    for _ in range(2):
        step_on(page)
    page.press("lot-2", "place-next", "hang")
    assert guide_of(page).why.startswith("It may hang there")
    assert page.app.table().match.state.lots[2].taker is None, "neither taken nor hung"
    page.press("place-previous", "hang")
    assert guide_of(page).step.title == "Frames bring decor"
    page.press("place-next", "hang")
    assert "you will want that room" in guide_of(page).why
    page.press("place-previous", "hang")
    page.settle()
    assert guide_of(page).step.title == "The museum"
    assert "Your score is now" in page.text("decision"), "why the score has changed"


@pytest.mark.slow
@pytest.mark.parametrize("bid", [1, 6])
def test_the_assistant_gets_a_painting_that_would_hurt_wherever_it_hung(bid: int) -> None:
    page = learning("art-society")
    while guide_of(page).step.title != "Bid low":
        step_on(page)
    page.press("bid-8", "bid-8")
    assert "Save that one" in page.text("reel")
    page.press(f"bid-{bid}", f"bid-{bid}")
    page.settle()
    assert guide_of(page).step.title == "Your assistant"
    play = page.app.table()
    left = [i for i, lot in enumerate(play.match.state.lots) if lot.taker is None]
    assert len(left) == 2
    for i in left:
        page.press(f"lot-{i}")
        tried = tries_of(play.scene(page.app.look), play.ui.held)
        assert tried
        assert all(one.faux_pas and one.points < 0 for one in tried)
        page.press("hang")
        assert "That would be a faux pas" in page.text("reel")
    page.press("assistant")
    page.settle()
    assert play.match.state.players[PUPIL].assistant is not None
    page.press("confirm")
    page.settle()
    assert guide_of(page).step.title == "Your gavel"


def test_nothing_is_answered_while_there_is_something_to_read() -> None:
    page = learning("canvas")
    assert page.root["data-reading"] == "yes", "the table's own main button steps back behind Next"
    page.press("row-0", "take")
    assert "First read on" in page.text("reel")
    assert page.app.table().match.state.players[0].hand == guide_of(page).lesson.match(GAMES["canvas"]).state.players[0].hand
    while guide_of(page).reading:
        page.press("lesson-next")
    assert page.root["data-reading"] == "", "now it is the table's turn"


def test_taking_back_says_why_not() -> None:
    page = learning("avant-carde")
    page.press("undo")
    assert "In the first game nothing can be taken back" in page.text("dialog")
    assert page.find("practise") is None


def test_keys_answer_a_lesson() -> None:
    page = learning("avant-carde")
    page.key("7", "hand")
    page.settle()
    assert guide_of(page).step.title == "Match it"


def test_what_a_step_points_at_in_the_sheet_is_opened_there() -> None:
    page = learning("canvas", SIZES["phone"])
    step_on(page)
    assert page.root["data-sheet"] == "peek"
    step_on(page)
    assert (page.root["data-tab"], page.root["data-sheet"]) == ("shared", "")
    step_on(page)
    page.press("row-0")
    assert page.root["data-tab"] == "", "the button that takes it is in nobody's way"


def test_a_lesson_that_is_none_any_more_is_a_game_like_others() -> None:
    lesson = VIEWS["canvas"].lesson()
    match = lesson.match(GAMES["canvas"])
    assert taken_up(lesson, match, ("lesson-3",)) is not None
    assert sure(taken_up(lesson, match, ("lesson-99999",))).done
    other = Match(GAMES["canvas"], 2, {}, lesson.seed + 1)
    assert taken_up(lesson, other, ("lesson-3",)) is None
    assert taken_up(lesson, match, ("lesson-x",)) is None
    short = Match(GAMES["canvas"], 2, {}, lesson.seed)
    assert taken_up(lesson, short, ("lesson-0",)) is None


def test_a_forbidden_storage_does_not_stop_a_lesson() -> None:
    page = FakePage()
    page.device.storage.forbidden = True
    page.press("learn")
    page.settle()
    assert page.app.notice == "forbidden"
    to_the_end(page)
    assert page.dialog == "learnt"
    with pytest.raises(StorageForbidden):
        page.device.storage.keys()


@pytest.mark.slow
def test_lessons_are_imported_only_when_they_are_played() -> None:
    code = "import sys, vernissage.page.session as r; print([m for m in sys.modules if m.endswith('.lesson')])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PYAPP).stdout
    assert out.strip() == "['vernissage.page.view.lesson']"


# -- words and signs ------------------------------------------------------------------------------------------------------


@games
def test_words_and_signs_are_explained_where_they_stand(key: str) -> None:
    page = learning(key)
    buttons = [one for one in page.document.walk() if str(one.attributes.get("data-do", "")).startswith("explain ")]
    assert len(buttons) >= 2
    for button in buttons:
        ident = sure(button.attributes["id"])
        assert "title" not in button.attributes, "it would be read each time"
        page.press(ident)
        term = VIEWS[key].terms[str(button.attributes["data-do"]).split(" ")[1]]
        dialog = page.text("dialog")
        assert dialog.startswith(term.word)
        assert all(other.text in dialog for other in VIEWS[key].terms.values())
        page.press("dialog-close")


@games
def test_a_heading_is_heard_with_what_it_counts_and_no_sign_stands_in_the_way_of_tab(key: str) -> None:
    page, words, counted = FakePage(), 0, 0
    page.sit(key, (ANN, ZOFIA), 7)
    page.settle()
    for one in page.document.walk():
        ident = one.attributes.get("id", "")
        if ident.startswith("term-"):
            label, sign = one.attributes["aria-label"], "sign" in one.attributes["class"].split()
            assert label.endswith(": what is this?") == sign
            assert (one.attributes.get("tabindex") == "-1") == sign
            words += not sign
            assert sign or label.startswith(one.text)
            counted += bool(re.search(r", .*\d", label))
    assert words > 1
    assert counted


@games
def test_every_word_is_polish_and_every_sign_is_drawn(key: str) -> None:
    polish = Words("pl")
    for term in VIEWS[key].terms.values():
        assert polish(term.text) != term.text
        if term.sign is not None:
            assert str(term.sign(polish)).startswith("<")


def test_a_word_that_nobody_knows_opens_nothing() -> None:
    page = learning("canvas")
    assert page.send(Do("room", ("x",)))
    for args in (("nonsense",), ("row", "hand")):
        assert not page.send(Do("explain", args))
    assert page.dialog == ""


# -- refused presses ------------------------------------------------------------------------------------------------------


@games
def test_a_press_that_does_nothing_says_so_for_everybody_to_see(key: str) -> None:
    page = learning(key)
    assert page.send(Do("room", ("nonsense", "1")))
    last = page.said[-1]
    assert last.shown


def test_a_card_that_cannot_follow_says_what_it_lacks() -> None:
    page = learning("avant-carde")
    step_on(page)
    page.press("hand-1-1")
    assert page.said[-1] == Say(
        "red 1 cannot follow orange 14: neither colour nor number is the same.", shown=True
    )
    assert page.send(KeyDown("8", "hand"))
    assert page.said[-1].shown
    assert Play(1) not in page.app.table().match.answers[-1:]


def test_a_step_is_told_once_what_it_tells_of_is_seen() -> None:
    """While bids turn over, say, the page still shows the step before."""
    page = FakePage()
    page.press("learn")
    page.settle()
    head = page.see("lesson-title")
    assert "data-held" in head.attributes
    assert "data-held" in page.see("lesson-text").attributes


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_a_step_explains_a_word_that_is_in_its_text(key: str, language: str) -> None:
    words, view = Words(language), VIEWS[key]
    for step in view.lesson().steps:
        if step.explains:
            assert words(view.terms[step.explains].word).casefold() in words(step.text).casefold(), step.title


def test_what_a_step_explains_can_be_pressed() -> None:
    page = FakePage()
    page.press("poster-button-art-society", "learn")
    page.settle()
    while page.find("term-faux-pas-step") is None:
        assert page.app.play is not None
        page.press("lesson-next" if page.find("lesson-next") else "lesson-show")
        page.settle()
    page.press("term-faux-pas-step")
    assert "Two paintings of one type side by side" in page.text("dialog")
