"""The regions of every game's table at every kind of decision: well formed, safe, in words of the catalogue, with presses that
lead somewhere.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.marks import seldom
from tests.page.art_society import sitting as art_society
from tests.page.avant_carde import sitting as avant_carde
from tests.page.canvas import sitting as canvas
from tests.page.double import read
from tests.page.sitting import NAMES, Sitting, acts, check, drawn, is_legal, parsed
from tests.page.test_pseudo import NOT_WORDS, PEOPLE, Pseudo, escaped
from vernissage.games.canvas.rules import box

WANDER = {"art-society": art_society.wander, "canvas": canvas.wander, "avant-carde": avant_carde.wander}
MIX = {"options": avant_carde.MIX, "rounds": 6}


def patrons(of: int) -> dict[str, Any]:
    return {"options": {"patrons": of}, "rounds": 6}


GAMES = [
    seldom("art-society", 2, 1, {}), seldom("art-society", 3, 2, {"compact": True}),
    seldom("art-society", 4, 3, {}), seldom("art-society", 4, 4, {"compact": True}),
    ("canvas", 1, 1, {}), ("canvas", 2, 2, {"compact": True, "edition": 1, "set": 2}),
    ("canvas", 3, 3, {"set": 3}), ("canvas", 5, 4, {"compact": True, "set": box.DRAWN}),
    ("avant-carde", 2, 1, patrons(0)), ("avant-carde", 3, 2, patrons(1)), seldom("avant-carde", 4, 3, patrons(2)),
    seldom("avant-carde", 2, 4, patrons(3)), seldom("avant-carde", 5, 5, patrons(4)), seldom("avant-carde", 3, 6, MIX),
    seldom("avant-carde", 1, 7, patrons(0)),
]  # fmt: skip
SOME = [("art-society", 3, 121, {}), ("canvas", 3, 121, {}), ("avant-carde", 3, 121, MIX)]

MET = {"art-society": {"start", "choose", "bid", "take", "place", "close"}, "canvas": {"turn"}, "avant-carde": {"play", "buy"}}
"""The kinds of decisions that come in every game."""

games = pytest.mark.parametrize(("key", "seats", "seed", "how"), GAMES)
some = pytest.mark.parametrize(("key", "seats", "seed", "how"), SOME)


def every(n: int, key: str, seats: int, seed: int, how: Mapping[str, Any]) -> Iterator[Sitting]:
    """Every n-th sitting of a game of random answers."""
    for i, s in enumerate(WANDER[key](seats, seed, **how)):
        if not i % n:
            yield s


@pytest.mark.slow
@games
def test_every_decision_is_drawn_for_every_seat(key: str, seats: int, seed: int, how: Mapping[str, Any]) -> None:
    met = set()
    for s in every(3, key, seats, seed, how):
        met.add(s.match.decision.kind)
        for seat in range(seats):
            now, ui = s.scene(seat), s.ui(seat)
            regions = drawn(s.view, now, ui)
            check(regions)
            assert [region for region, markup in regions.items() if not markup] in ([], ["hand"]), "a hand may be empty"
            assert s.view.sentence(now, ui)
            assert s.view.status(now)
            parsed(s.view.picture(now))
    assert met >= MET[key]


STAY = {"space", "step"}
"""A tap where the tile already is, or a single place to step to, need not change anything."""


@pytest.mark.slow
@games
def test_every_press_answers_legally_or_changes_what_is_seen(key: str, seats: int, seed: int, how: Mapping[str, Any]) -> None:
    for s in every(4, key, seats, seed + 10, how):
        now, ui = s.scene(), s.ui()
        for verb, args in acts(drawn(s.view, now, ui)):
            reply = s.view.press(now, ui, verb, args)
            assert is_legal(s.match, reply), (verb, args)
            if reply.answers:
                continue
            assert reply.ui != ui or reply.say or verb in STAY, (verb, args)
            after = drawn(s.view, now, reply.ui)
            check(after)
            for then in acts(after, buttons=True):
                assert is_legal(s.match, s.view.press(now, reply.ui, *then)), (verb, args, then)


FORGED = {
    "art-society": "lot 99, lot -1, lot, lot x, hold won, hold won 7, space 108, space -5, bid 21, bid 0, pick 14, pick -1, "
    "unpick 3, pile 9, rival 0, rival 7, give a, trade 0, nonsense 1 2, step  , call, trade",
    "canvas": "row 5, row -1, row, row x, take 9, take ², lay 99, lay -1, place 3, place -1, order 6, order -1, background 3, "
    "background -2, light 4, light -1, seat 7, seat -1, name 0, nonsense 1 2, letgo 1",
    "avant-carde": "give, give play, give play 99, give play x, give buy 1, give nonsense 1 2, patron 99, patron -1, patron, "
    "seat 0, seat 9, seat x, pile hand, pile, lift 0 0, lift 9, what",
}
"""Presses that no button has."""


@pytest.mark.slow
@pytest.mark.parametrize("key", FORGED)
def test_a_forged_press_answers_nothing(key: str) -> None:
    for i, s in enumerate(WANDER[key](2, 21)):
        if i > 40:
            break
        if s.seat and key == "avant-carde":
            continue  # there seat 0 is one to look at
        now, ui = s.scene(), s.ui()
        for forged in FORGED[key].split(", "):
            verb, *args = forged.split(" ")
            reply = s.view.press(now, ui, verb, tuple(args))
            assert not reply.answers, forged
            check(drawn(s.view, now, reply.ui))


@some
def test_names_are_only_ever_text(key: str, seats: int, seed: int, how: Mapping[str, Any]) -> None:
    for s in every(5, key, seats, seed, how):
        if s.seat == 0:
            continue
        shown = "".join(s.regions().values())
        assert "&lt;b onclick" in shown
        assert "<b onclick" not in shown
        assert NAMES[0] not in shown


@some
def test_words_are_all_from_the_catalogue(key: str, seats: int, seed: int, how: Mapping[str, Any]) -> None:
    people = ("Ann", "Bea", "Zofia")
    for s in every(5, key, seats, seed, how):
        now = replace(s.scene(), words=Pseudo("en"), names=people)
        for markup in drawn(s.view, now, s.view.ui(now, None)).values():
            assert not escaped(read(markup), PEOPLE | NOT_WORDS)


@some
def test_a_scene_without_options_offers_no_answer(key: str, seats: int, seed: int, how: Mapping[str, Any]) -> None:
    for s in every(6, key, seats, seed, how):
        now = s.scene((s.seat + 1) % seats)
        ui = s.view.ui(now, None)
        for verb, args in acts(drawn(s.view, now, ui)):
            assert not s.view.press(now, ui, verb, args).answers, (verb, args)
