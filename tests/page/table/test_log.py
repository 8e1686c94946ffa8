"""The log: by rounds, with pictures of what moved, and nothing in it that its reader may not know."""

import re

import pytest

from tests.page.double import FakePage, read
from vernissage.bots.bot import answer
from vernissage.page import session
from vernissage.page.app import App
from vernissage.page.core.messages import Do, Tick
from vernissage.page.programme import show
from vernissage.page.session import render
from vernissage.page.table import turns
from vernissage.page.table.logbook import entry, log
from vernissage.table.chance import Rng
from vernissage.table.game import Revealed
from vernissage.table.link import Player


def played(key: str, answers: int = 60) -> FakePage:
    page, rng = FakePage(), Rng(2)
    page.sit(key, (Player("Ann"), Player("Zofia", 1)), 4)
    for _ in range(answers):
        play = page.app.table()
        if play.bot_asked:
            page.send(Tick(page.app.ticket))
        elif not play.over:
            page.session.show(turns.give(page.app, (answer(play.bots["beginner"], play.match.view(0), 0, rng),)))
    return page


@pytest.mark.slow
@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_the_log_has_the_latest_first_and_each_sentence_under_its_round(key: str) -> None:
    page = played(key)
    log, turns = page.regions["log"], page.app.table().log(page.app.look)
    shown = [e for e in read(log).walk() if e.name in ("h3", "p")]
    heads = [e for e in shown if e.name == "h3"]
    numbers = [int(found[1]) for e in heads if (found := re.match(r"Round (\d+)", e.text))]
    assert numbers == list(range(len(heads), 0, -1))
    assert (len(heads) > 1) == (key != "canvas"), "Canvas has no rounds"
    # a round's first sentence is its heading
    texts = [[text.replace("\N{NO-BREAK SPACE}", " ") for text in one.texts] for one in turns]
    assert sorted(e.text for e in shown) == sorted(text for one in texts for text in one)
    said = [text for one in reversed(texts) for text in reversed(one) if not re.match(r"Round \d+[.:]", text)]
    assert [e.text for e in shown if e.name == "p"] == said
    items = [e for e in read(log).walk() if e.name == "li"]
    assert {e.attributes.get("class") for e in items} >= {"paper-sage", "paper-slate"}
    assert 'class="things"' in log


@pytest.mark.slow
@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_what_was_not_told_to_a_reader_has_no_picture(key: str) -> None:
    page = played(key, 30)
    play, scene = page.app.table(), page.app.table().scene(page.app.look)
    for known, shown in ((lambda _to: True, True), (lambda _to: False, False)):
        entries = [entry(play.view, scene, turn, known) for turn in play.match.turns]
        assert any(one.texts or one.items for one in entries) == shown
        assert ("<li" in str(log(page.app.words, entries))) == shown


def test_the_log_tells_how_a_tie_of_bids_is_broken() -> None:
    page = FakePage()
    page.sit("art-society", (Player("Ann"), Player("Zofia", 1)), 53)
    match = page.app.table().match
    while not match.state.order:
        match.answer(match.game.options(match.state, match.decision)[0])
    assert match.state.bids == (1, 1)
    told = [text for one in page.app.table().log(page.app.look) for text in one.texts]
    (bids,) = [text for text in told if " bid 1" in text]
    assert re.fullmatch(r"You and Zofia both bid 1\. Below, .* beats (your )?\d+\.", bids), bids


@pytest.mark.parametrize("key", ["art-society", "avant-carde"])
def test_what_all_have_revealed_has_the_colour_of_none(key: str) -> None:
    """It had that of whoever was asked last."""
    play = (page := played(key, 40)).app.table()
    shown = [one for one, turn in zip(play.log(page.app.look), play.match.turns, strict=True)
             if any(isinstance(e, Revealed) for e in turn.events)]  # fmt: skip
    assert shown
    assert not [item.markup for one in shown for item in one.items if item.markup.startswith("<li class")]


@pytest.mark.parametrize("room", ["table", "lesson", "replay"])
def test_opening_the_log_or_a_tab_draws_only_what_is_around_the_game(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = played("canvas", 12)
    if room == "lesson":
        page.send(Do("lesson", ("canvas",)))
    elif room == "replay":
        page.send(Do("replay"))
    assert page.root["data-room"] == "table"
    other = show("canvas").tabs[-1][0]
    drawn: list[App] = []
    monkeypatch.setattr(session, "render", lambda app: (drawn.append(app), render(app))[1])
    for press in (Do("log"), Do("log"), Do("tab", (other,)), Do("tab", ("log",)), Do("tab", ("log",))):
        page.writes.clear()
        assert page.send(press)
        assert set(page.writes) == {"bar" if press.verb == "log" else "tabs"}
        assert {region: str(node) for region, node in render(page.app).items() if str(node)} == {
            region: markup for region, markup in page.regions.items() if markup
        }
    assert not drawn, "the game takes longer to draw than a press may"
