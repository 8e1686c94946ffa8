"""Sentences that hold only in some states of the table are said only there; title and panel do not say the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from tests.page.art_society import sitting as art_society
from tests.page.avant_carde import sitting as avant_carde
from tests.page.canvas import sitting as canvas
from tests.page.double import FakePage
from tests.page.sitting import drawn, parsed, scene
from vernissage.games.art_society.view.deciding import reveal
from vernissage.games.art_society.view.things.rivals import filled_spaces
from vernissage.games.art_society.view.ui import can_try, ghost, tries_of
from vernissage.games.art_society.view.view import VIEW as ART_SOCIETY
from vernissage.games.avant_carde.rules.decisions import AskLine
from vernissage.games.avant_carde.view.ui import own_decision
from vernissage.games.avant_carde.view.view import VIEW as AVANT_CARDE
from vernissage.games.canvas.view.view import VIEW as CANVAS
from vernissage.page.core.words import LANGUAGES
from vernissage.page.house.render import notice
from vernissage.page.house.state import Notice


def said(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", markup).split())


def test_a_place_earns_most_only_if_another_earns_less() -> None:
    kinds = set()
    for s in art_society.wander(2, 7):
        now, ui = s.scene(), s.ui()
        if ui.held is None or ui.bid or not (may := tries_of(now, ui.held)) or ui.place != may[0].place:
            continue
        told, same = said(drawn(ART_SOCIETY, now, ui)["decision"]), may[0].points == may[-1].points
        kinds.add((same, len(may) > 1))
        assert ("none earns more" in told) == (not same)
        assert ("equal points" in told) == (same and len(may) > 1)
        assert ("The only place" in told) == (len(may) == 1)
        assert ("room step 1" in drawn(ART_SOCIETY, now, ui)["decision"]) == (len(may) > 1)
        if len(kinds) == 3:
            return
    assert {(False, True), (True, True)} <= kinds


def test_the_button_that_costs_points_is_not_the_dark_one_if_the_assistant_is_free() -> None:
    seen = set()
    for s in art_society.wander(2, 7):
        s.press("seen")
        for i in can_try(s.scene()) if s.match.decision.kind == "take" else ():
            s.press("lot", str(i))
            now, ui = s.scene(), s.ui()
            if (t := ghost(now, ui)) is not None:
                loses = t.points < 0 and now.state.players[now.seat].assistant is None
                assert ("do hang" in drawn(ART_SOCIETY, now, ui)["decision"]) == (not loses)
                seen.add(loses)
    assert seen == {True, False}


def test_the_revealed_bids_promise_nothing_but_what_can_be_pressed() -> None:
    s = next(s for s in art_society.wander(3, 8) if s.match.decision.kind == "take")
    for seat in range(3):
        shown = str(reveal.panel(scene(s.match, seat)))
        assert "while you wait" not in shown
        assert shown.count("<button") == 1


def test_a_wall_is_the_fullest_only_if_no_other_is_as_full() -> None:
    for s in art_society.wander(2, 11):
        if s.match.decision.kind != "bid":
            continue
        mine, other = (filled_spaces(s.match.state.players[seat]) for seat in (s.seat, 1 - s.seat))
        told = said(drawn(ART_SOCIETY, s.scene(), replace(s.ui(), held=None, bid=0))["decision"])
        assert ("Your wall is the fullest" in told) == (mine > other)
        assert ("The fullest walls" in told) == (mine == other)


def test_cards_can_follow_only_when_one_lies() -> None:
    kinds = set()
    for s in avant_carde.wander(2, 1, rounds=2):
        if not isinstance(own_decision(s.scene()), AskLine):
            continue
        lies = bool(s.match.state.players[s.seat].line)
        told = said(s.regions().get("hand", ""))
        kinds.add(lies)
        assert lies or " can follow" not in told
        assert not lies or " can follow" in told
    assert kinds == {False, True}


def test_who_waits_is_told_only_what_can_be_tried() -> None:
    s = canvas.with_hand(2, 5)
    for hand, row in ((True, True), (True, False), (False, True), (False, False)):
        now = scene(s.match, 1 - s.seat)
        state = now.state.copy()
        state.players[now.seat].hand = state.players[s.seat].hand[:1] if hand else ()
        state.players[now.seat].paintings = ()
        state.row = state.row if row else ()
        told = said(drawn(CANVAS, replace(now, state=state), CANVAS.ui(now, None))["decision"])
        assert ("lay your cards" in told, "any card of the row" in told) == (hand, row)


def tables() -> Iterator[tuple[Any, Any]]:
    for view, walk in (
        (ART_SOCIETY, art_society.wander(2, 9)),
        (CANVAS, canvas.wander(2, 9)),
        (AVANT_CARDE, avant_carde.wander(2, 9, rounds=4)),
        (AVANT_CARDE, avant_carde.wander(3, 6, options=avant_carde.MIX, rounds=4)),
    ):
        for i, s in enumerate(walk):
            if i % 2 == 0 and i < 400:
                yield view, s


@pytest.mark.slow
def test_the_panel_does_not_repeat_the_title() -> None:
    for view, s in tables():
        for seat in range(len(s.match.state.players)):
            now = scene(s.match, seat, s.news.get(seat, ()))
            ui = view.ui(now, None)
            title = view.sentence(now, ui).rstrip(".?!")
            panel = parsed(drawn(view, now, ui)["decision"])
            heads = [said("".join(one.itertext())).rstrip(".?!") for one in (*panel.iter("h2"), *panel.iter("p"))]
            assert title not in heads, (s.match.decision, title)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted({one for part in get_args(Notice) for one in get_args(part)} - {""}))
def test_a_notice_is_one_short_sentence(kind: Any, language: str) -> None:
    page = FakePage(languages=(language,))
    page.app.notice = kind
    told = said(str(notice(page.app)).partition("</p>")[0])
    assert told.endswith(".")
    assert not re.search(r"[.;?!] ", told), "more than one sentence"
    assert len(told) <= 100
