"""What the composer says is what the engine does (CV-3.7)."""

import re
from itertools import combinations, permutations

import pytest

from tests.page.canvas.sitting import GAME, wander, with_hand
from tests.page.sitting import acts, drawn
from vernissage.games.canvas.rules import box, layers, reading, scoring
from vernissage.games.canvas.rules.decisions import Paint
from vernissage.games.canvas.view import preview, readout
from vernissage.games.canvas.view.examples import example
from vernissage.games.canvas.view.view import VIEW
from vernissage.page.core.words import Words
from vernissage.table.chance import Rng
from vernissage.table.game import apply

WORDS = Words("en")


@pytest.mark.rule("CV-3.7")
@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 1, {}), (3, 2, {"edition": 1, "set": 4}), (2, 3, {"set": 3})])
def test_points_of_every_order_are_what_painting_it_adds(seats: int, seed: int, options: dict[str, int]) -> None:
    for s in wander(seats, seed, **options):
        state, seat = s.match.state, s.seat
        hand = state.players[seat].hand
        for three in combinations(hand, 3):
            for order in preview.orders(state, seat, three):
                made = preview.look(state, seat, order.pile)
                after = apply(GAME, state, Paint(*order.pile, GAME.options(state, s.match.decision)[-1].background))
                added = scoring.score(after, seat) - scoring.score(state, seat)
                assert order.points == made.points == added
                taken = [a - b for a, b in zip(after.players[seat].ribbons, state.players[seat].ribbons, strict=True)]
                assert [r.taken for r in made.readings] == taken
                assert sum(preview.gain(state, seat, i, n) for i, n in enumerate(taken)) + made.bonus == added


def test_the_best_is_the_best_of_all_orders() -> None:
    s = with_hand(3, 5)
    state, hand = s.match.state, s.match.state.players[s.seat].hand
    every = [reading.preview(state, s.seat, *pile).points for pile in permutations(hand, 3)]
    assert preview.best(state, s.seat, hand).points == max(every)
    assert [o.points for o in preview.orders(state, s.seat, hand[:3])] == sorted(
        (reading.preview(state, s.seat, *pile).points for pile in permutations(hand[:3])), reverse=True
    )
    assert preview.best(state, s.seat, hand[:2]) is None
    with_last = preview.best(state, s.seat, hand, with_card=hand[-1])
    assert hand[-1] in with_last.pile


def test_a_pile_of_any_height_shows_the_topmost_icons() -> None:
    rng = Rng(4)
    for _ in range(200):
        a, b, c = rng.shuffled(box.DECK)[:3]
        assert preview.picture_of(()) == 0
        assert preview.picture_of((a,)) == layers.PICTURES[a]
        assert preview.picture_of((a, b, c)) == layers.visible(a, b, c)
        assert preview.picture_of((a, b)) & ~layers.visible(a, b, c) & layers.FREE[c] == 0


@pytest.mark.slow
@pytest.mark.parametrize("edition", [box.RULEBOOK, box.PUBLISHED])
def test_a_reason_is_given_for_each_condition_that_is_not_met_and_only_then(edition: int) -> None:
    rng, told = Rng(9), {}
    for _ in range(1500):
        seen = layers.visible(*rng.shuffled(box.DECK)[:3])
        for c in box.in_edition(edition):
            if not scoring.COUNTS[edition][c](seen):
                r = reading.Reading(c, 0, 0, (), reading.figures(seen, c, edition))
                why = readout.why_not(WORDS, r, edition)
                assert why.endswith((".", ".")), why
                assert "%(" not in why
                told.setdefault(c, set()).add(why)
    assert set(told) == set(box.in_edition(edition))
    assert told[box.COMPOSITION] >= {"Slot 1 shows nothing.", "Slots 4 and 5 show nothing."}
    assert "Hue and Shape are too near each other." in told[box.SPACE]
    assert "Missing: Texture." in told[box.VARIETY]


def test_the_panel_shows_what_each_order_earns() -> None:
    s = with_hand(2, 7)
    now = s.scene()
    shown = drawn(VIEW, now, s.ui())["decision"]
    orders = preview.orders(now.state, s.seat, s.ui().pile)
    assert [a for a in acts({"decision": shown}) if a[0] == "order"] == [("order", (str(i),)) for i in range(6)]
    for i, order in enumerate(orders):
        after = VIEW.press(now, s.ui(), "order", (str(i),)).ui
        assert after.pile == order.pile
        made = reading.preview(now.state, s.seat, *order.pile)
        assert f"<b>{scoring.score(now.state, s.seat) + made.points}<span" in drawn(VIEW, now, after)["decision"]


@pytest.mark.rule("CV-3.6")
def test_a_lit_scoring_card_lights_the_icons_that_earn_it() -> None:
    for s in wander(2, 8):
        if len(s.ui().pile) != 3:
            continue
        now = s.scene()
        made = reading.preview(now.state, s.seat, *s.ui().pile)
        for i, r in enumerate(made.readings):
            lit = VIEW.press(now, s.ui(), "light", (str(i),)).ui
            own = drawn(VIEW, now, lit)["own"]
            slots = {bit % layers.WIDTH for g in r.groups for bit in range(g.bit_length()) if g >> bit & 1}
            assert {int(n) - 1 for n in re.findall(r'cv-slot s(\d)[^"]* lit"', own)} == slots
            icons = sum((g & layers.ELEMENT_BITS).bit_count() for g in r.groups)
            shown = [svg for svg in own.split("<svg") if 'class="cv-el"' in svg and "var(--lit-icon)" in svg]
            assert len(shown) == icons


@pytest.mark.parametrize("edition", [box.RULEBOOK, box.PUBLISHED])
def test_the_picture_of_a_scoring_card_earns_its_ribbon(edition: int) -> None:
    for condition in box.in_edition(edition):
        assert scoring.ribbons(example(condition, edition), (condition,), edition) == (1,), box.CONDITIONS[condition]
