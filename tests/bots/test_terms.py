"""The advisers' terms: their sum is the value, the best answer is the bot's own, and scored points are those of the rules."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.art_society.builders import CITY, GILT, LAND, at, decor, hung, painting, start, table, taking
from tests.sure import sure
from vernissage.bots.bot import BEST, Adviser, Weighed, answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.games.art_society.bots import evaluation
from vernissage.games.art_society.bots.greedy import prospect
from vernissage.games.art_society.bots.terms import gap, hung_terms
from vernissage.games.art_society.rules import box
from vernissage.games.art_society.rules import scoring as prestige
from vernissage.games.art_society.rules.decisions import Hang
from vernissage.games.avant_carde.bots.judge import Judge
from vernissage.games.avant_carde.rules.game import question
from vernissage.games.avant_carde.rules.questions import END, FORGO
from vernissage.games.canvas.rules import scoring
from vernissage.games.canvas.rules.decisions import Paint
from vernissage.page.table.play import adviser
from vernissage.table.chance import Rng
from vernissage.table.game import Action, apply
from vernissage.table.match import Match

HOUSE = [key for key in GAMES if adviser(BOTS[key]) is not None]


class Position(NamedTuple):
    match: Match[Any]
    seat: int
    view: Any


def advised(key: str) -> Adviser:
    return sure(adviser(BOTS[key]))


def weighed(bot: Adviser, view: Any, seat: int, also: Action | None = None, luck: int = 7) -> list[Weighed]:
    thinking = bot.weigh(view, seat, Rng(luck), also)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            some: list[Weighed] = done.value
            return some


@st.composite
def positions(draw: st.DrawFn, key: str) -> Position:
    """A position of a game that was played well and badly by turns, at which there is something to choose."""
    game = GAMES[key]
    seats = draw(st.sampled_from(list(game.seats)))
    seed, skip = draw(st.integers(0, 2**20)), draw(st.integers(0, 160))
    match = Match(game, seats, {"patrons": seed % 5} if key == "avant-carde" else {}, seed)
    rng = Rng(seed + 1)
    found: list[Position] = []
    while (d := match.decision) is not None:
        options = game.options(match.state, d)
        if len(options) > 1:
            found = [Position(match, d.seat, match.view(d.seat))]
            if skip <= 0:
                return found[0]
        skip -= 1
        if len(match.turns) > 1500:
            break
        well = rng.below(4)
        match.answer(answer(BOTS[key]["greedy"], match.view(d.seat), d.seat, rng) if well else rng.pick(options))
    # The game was over before: its last choice, or that of a new one.
    again = Match(game, seats, match.options, seed)
    for a in match.answers:
        d = sure(again.decision)
        if again.turns and len(again.turns) >= len(match.turns) * 3 // 4 and len(game.options(again.state, d)) > 1:
            break
        again.answer(a)
    d = again.decision
    if d is None:
        again.undo(freely=True)
        d = again.decision
    assert d is not None
    return Position(again, d.seat, again.view(d.seat))


def carried_out(game: Any, s: Any, one: Weighed) -> Any:
    """The state after the answer, and after what its plan says."""
    s = apply(game, s, one.action)
    plan = next((t.details for t in one.terms if t.name == "plan"), None)
    return s if plan is None else apply(game, s, Hang(plan[1]))


def score(key: str, s: Any, seat: int, before: Any) -> int:
    """The seat's score by the rules; in Art Society as the types stood `before`, since the museum moves them afterwards."""
    if key == "art-society":
        return prestige.points(s.players[seat], prestige.ranking(before), prestige.worths(before))
    return GAMES[key].scores(s)[seat]


@pytest.mark.long
@pytest.mark.parametrize("key", HOUSE)
@settings(max_examples=25)
@given(data=st.data())
def test_terms_add_up_and_claim_what_the_rules_give(key: str, data: st.DataObject) -> None:
    at_ = data.draw(positions(key))
    game, bot = GAMES[key], advised(key)
    d = game.decision(at_.view)
    options = game.options(at_.view, d)
    also = data.draw(st.sampled_from(list(options)))
    some = weighed(bot, at_.view, at_.seat, also)
    assert len(some) <= BEST + 1
    keys = [(-w.stage, -w.value) for w in some]
    assert keys == sorted(keys), "the best first"
    assert len({w.action for w in some}) == len(some)
    now = at_.match.state
    before = score(key, now, at_.seat, now)
    for one in some:
        assert one.action in options
        assert sum(t.points for t in one.terms) == pytest.approx(one.value, abs=1e-9)
        after = score(key, carried_out(game, now, one), at_.seat, now)
        claimed = sum(t.points for t in one.terms if t.scored)
        if key == "avant-carde" and one.action in (END, FORGO):
            continue  # ending the turn takes what is due: it claims nothing, and says what is lost
        assert claimed == after - before, one
    if some:
        first = answer(bot, at_.view, at_.seat, Rng(7))
        if first.verb == "paint":  # backgrounds are equally good
            best = some[0].action
            assert isinstance(best, Paint)
            first, best = first.pile, best.pile
        else:
            assert first == some[0].action


@pytest.mark.long
@pytest.mark.parametrize("key", HOUSE)
@settings(max_examples=10)
@given(data=st.data())
def test_what_is_hidden_changes_no_advice(key: str, data: st.DataObject) -> None:
    at_ = data.draw(positions(key))
    game, bot = GAMES[key], advised(key)
    told = weighed(bot, at_.view, at_.seat)
    for n in range(3):
        other = game.imagine(at_.match.state, at_.seat, Rng(n))
        assert weighed(bot, game.view(other, at_.seat), at_.seat) == told


def test_hidden_things_differ_in_those_positions() -> None:
    """Else the test before could not fail: another seat's hand is another one, and the hints are the same."""
    match = Match(GAMES["avant-carde"], 3, {}, 5)
    d = sure(match.decision)
    hands = {GAMES["avant-carde"].imagine(match.state, d.seat, Rng(n)).players[(d.seat + 1) % 3].hand for n in range(5)}
    assert len(hands) > 1


# -- Art Society ----------------------------------------------------------------------------------------------------------


@pytest.mark.long
@settings(max_examples=20)
@given(data=st.data())
def test_a_place_is_worth_to_the_terms_what_it_is_worth_to_the_quick_way(data: st.DataObject) -> None:
    at_ = data.draw(positions("art-society"))
    s = at_.match.state
    look, wall = prospect(s), evaluation.Wall.of(s.players[at_.seat])
    tile = data.draw(st.integers(0, box.SUPPLY - 1))
    for got, place in wall.trials(tile, look):
        terms, _, k = hung_terms(s, wall, tile, place, look)
        assert sum(t.points for t in terms) + evaluation.SHIELD * k == pytest.approx(got, abs=1e-9)


def test_a_hang_is_told_by_its_frames_its_type_and_the_gap_it_leaves() -> None:
    s = taking(table([hung(start(CITY), 5, 3), hung(painting(2, 2, LAND, GILT), 0, 0)], []), painting(2, 2, 1, GILT))
    some = weighed(advised("art-society"), GAMES["art-society"].view(s, 0), 0, Hang(at(2, 1)))
    one = next(w for w in some if w.action == Hang(at(2, 1)))
    by_name = {t.name: t for t in one.terms}
    assert by_name["frames"].details == (GILT, 1)
    assert by_name["frames"].points == pytest.approx(evaluation.SHIELD)
    assert by_name["prestige"].scored
    assert by_name["gap"].details == (2, 1)
    assert by_name["gap"].points < 0


def test_gaps_are_measured() -> None:
    two = 1 << at(2, 0) | 1 << at(3, 0)
    assert gap(two, 1 << at(2, 0)) == (2, 1)
    bent = two | 1 << at(3, 1)
    assert gap(bent | 1 << at(8, 8), 1 << at(2, 0)) == (3,)
    assert gap(bent | 1 << at(8, 8), 1 << at(8, 8)) == (1, 1)


def test_a_faux_pas_is_told_with_what_its_neighbours_lose() -> None:
    s = taking(table([hung(start(CITY), 5, 3)], []), painting(2, 2, CITY))
    place = next(a.at for a in GAMES["art-society"].options(s, GAMES["art-society"].decision(s)) if a.verb == "hang")
    one = weighed(advised("art-society"), s, 0, Hang(place))[-1]
    (clash,) = [t for t in one.terms if t.name == "faux_pas"]
    assert clash.details == (CITY, 1)
    assert clash.points == -box.UNSENT_WORTH


def test_decor_claims_its_shields() -> None:
    piece = decor(3)
    s = table([hung(start(CITY), 5, 3)], [])
    terms, _, _ = hung_terms(s, evaluation.Wall.of(s.players[0]), piece, at(0, 0), prospect(s))
    assert sum(t.points for t in terms if t.name == "shields") == box.DECOR[3].shields


# -- Canvas and Avant Carde -----------------------------------------------------------------------------------------------


@settings(max_examples=15)
@given(data=st.data())
def test_a_painting_in_a_bad_order_is_weighed_as_what_it_earns(data: st.DataObject) -> None:
    at_ = data.draw(positions("canvas"))
    d = GAMES["canvas"].decision(at_.view)
    paints = [a for a in GAMES["canvas"].options(at_.view, d) if a.verb == "paint"]
    if not paints:
        return
    also = data.draw(st.sampled_from(paints))
    one = next(w for w in weighed(advised("canvas"), at_.view, at_.seat, also) if w.action == also)
    after = apply(GAMES["canvas"], at_.match.state, also)
    told = {t.details[0]: t.points for t in one.terms if t.name == "ribbons"}
    me, then = at_.match.state.players[at_.seat], after.players[at_.seat]
    for c, had, has in zip(after.conditions, me.ribbons, then.ribbons, strict=True):
        assert told.get(c, 0) == box_points(c, has) - box_points(c, had)


def box_points(c: int, n: int) -> int:
    return scoring.ribbon_points([n], [c])[0]


@pytest.mark.parametrize("seed", range(6))
def test_the_line_that_a_hint_promises_can_be_laid(seed: int) -> None:
    """With nothing but the answers it advises, at least as many cards come to lie as it said."""
    game, bot = GAMES["avant-carde"], advised("avant-carde")
    match = Match(game, 2, {"patrons": seed % 5}, seed)
    looked = 0
    while looked < 3 and (d := match.decision) is not None:
        view = match.view(d.seat)
        if question(view).kind == "line":
            some = weighed(bot, view, d.seat)
            promised = next((t.details[0] for t in some[0].terms if t.name == "line"), 0) if some else 0
            if promised > 1:
                looked += 1
                laid, seat = len(view.players[d.seat].line), d.seat
                other = Match.replay(game, match.seats, match.options, match.seed, match.answers)
                most = laid
                while (e := other.decision) is not None and e.seat == seat and e.kind == "play":
                    other.answer(answer(bot, other.view(seat), seat, Rng(len(other.turns))))
                    if other.turns[-1].action.verb != "stop":
                        most = max(most, len(other.state.players[seat].line))
                assert most - laid >= promised
        match.answer(answer(Judge(), view, d.seat, Rng(len(match.turns))))


def test_what_is_free_comes_before_what_is_bought() -> None:
    game, bot = GAMES["avant-carde"], advised("avant-carde")
    match, seen = Match(game, 2, {}, 11), 0
    while (d := match.decision) is not None and seen < 3:
        view = match.view(d.seat)
        if d.kind == "buy" and any(a.verb == "claim" for a in game.options(view, d)):
            seen += 1
            some = weighed(bot, view, d.seat, END)
            assert some[0].action.verb == "claim"
            assert some[0].stage > 0
            (ends,) = [w for w in some if w.action == END]
            assert ends.stage == 0
        match.answer(answer(Judge(), view, d.seat, Rng(len(match.turns))))
    assert seen
