"""The markup of every region at every kind of decision: well-formed, safe, with presses that lead somewhere."""

import re
from dataclasses import replace

import pytest

from tests.page.canvas.sitting import GAME, start, wander, with_hand
from tests.page.sitting import acts, check, drawn, ended, parsed, scene
from vernissage.games.canvas.rules import box
from vernissage.games.canvas.rules.decisions import AskJudge, Name
from vernissage.games.canvas.rules.events import Painted
from vernissage.games.canvas.view import readout
from vernissage.games.canvas.view.names import CONDITIONS, EXPLAINED, GRADES, explained
from vernissage.games.canvas.view.things import result
from vernissage.games.canvas.view.view import VIEW
from vernissage.page.core.words import Words
from vernissage.page.programme import settings
from vernissage.page.view.scene import ONLOOKER
from vernissage.page.view.settings import rows


def tied() -> object:
    """A finished three-player game in which seats 1 and 2 tie fully and seat 0 is a person."""
    s = next(s for s in wander(3, 61, people=0b111) if len(s.match.state.players[0].paintings) == 2)
    state = s.match.state
    for seat in (1, 2):
        player = state.players[seat]
        player.ribbons, player.paintings, player.tokens = (3, 3, 3, 3), state.players[0].paintings[:1] * 3, 4
    state.players[0].ribbons = (0, 0, 0, 0)
    state.over = True
    state.agenda = (AskJudge(0),)
    return s


@pytest.mark.rule("CV-5.4")
def test_the_runner_up_judges_by_pressing_one_of_the_tied() -> None:
    s = tied()
    now, ui = s.scene(), VIEW.ui(s.scene(), None)
    regions = drawn(VIEW, now, ui)
    check(regions)
    assert {a for a in acts(regions) if a[0] == "name"} == {("name", ("1",)), ("name", ("2",))}
    assert VIEW.press(now, ui, "name", ("2",)).answers == (Name(2),)
    assert not VIEW.press(now, ui, "name", ("0",)).answers
    shown = re.findall(r'data-do="drawing ([^"]*)"', regions["decision"])
    assert shown == ["1 0", "1 1", "1 2", "2 0", "2 1", "2 2"], "each can be looked at large"
    enlarged = VIEW.press(now, ui, "seat", ("1",)).ui
    check(drawn(VIEW, now, enlarged))
    waiting = scene(s.match, 1)
    check(drawn(VIEW, waiting, VIEW.ui(waiting, None)))


@pytest.mark.rule("CV-5.4")
def test_who_judges_sees_no_wall_of_their_own_instead() -> None:
    s = tied()
    s.match.state.players[0].paintings = s.match.state.players[1].paintings
    regions = drawn(VIEW, s.scene(), VIEW.ui(s.scene(), None))
    check(regions)
    assert "cv-gallery" not in regions["own"]
    assert ("name", ("2",)) in acts(regions)


@pytest.mark.rule("CV-5.1")
def test_who_has_painted_all_sees_their_paintings_where_the_composer_was() -> None:
    s = next(s for s in wander(2, 4) if len(s.match.state.players[1 - s.seat].paintings) == 3)
    waiting = scene(s.match, 1 - s.seat)
    ui = VIEW.ui(waiting, None)
    regions = drawn(VIEW, waiting, ui)
    check(regions)
    assert "cv-gallery" in regions["own"]
    assert f'id="painting-{1 - s.seat}-2"' in regions["own"]
    assert "seat-back" not in regions["own"], "there is nothing to go back to"
    tried = VIEW.press(waiting, ui, "row", ("0",)).ui
    assert "cv-easel" in drawn(VIEW, waiting, tried)["own"], "a card of the row is looked at"
    other = VIEW.press(waiting, ui, "seat", (str(s.seat),)).ui
    assert "seat-back" in drawn(VIEW, waiting, other)["own"]


@pytest.mark.rule("CV-2.5")
@pytest.mark.parametrize("compact", [False, True])
def test_a_short_row_keeps_its_places_and_an_empty_one_says_so(compact: bool) -> None:
    s = with_hand(2, 3, 4)
    s.compact = compact
    state = s.match.state
    state.deck, state.row, state.on_row = (), state.row[:2], (0, 1)
    market = drawn(VIEW, s.scene(), s.ui())["market"]
    check({"market": market})
    assert market.count("<li") == 5
    assert market.count('data-do="room ') == 2
    state.row, state.on_row = (), ()
    regions = drawn(VIEW, s.scene(), VIEW.ui(s.scene(), None))
    check(regions)
    assert "The row is empty" in regions["market"]
    assert "<li" not in regions["market"]
    assert "complete a painting" in VIEW.sentence(s.scene(), s.ui())
    assert {verb for verb, _ in acts(regions)} & {"take", "row"} == set()


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 6), (5, 7)])
def test_the_result_shows_every_step_for_every_seat(seats: int, seed: int) -> None:
    *_, s = wander(seats, seed)
    assert s.over
    for seat in range(seats):
        now = scene(s.match, seat)
        assert VIEW.result_steps(now) == result.STEPS == 9
        for step in range(result.STEPS):
            regions = ended(VIEW, now, step)
            check(regions)
            assert set(regions) == {"own", "decision"}
            assert {a for a in acts(regions) if a[0] != "result"} == set()
    for seat, total in enumerate(GAME.scores(s.match.state)):
        assert f">{total}</td>" in ended(VIEW, scene(s.match, seat), 8)["decision"]


@pytest.mark.rule("CV-6.4")
def test_a_solo_game_ends_with_its_grade() -> None:
    *_, s = wander(1, 8)
    points = GAME.scores(s.match.state)[0]
    grade = GRADES[next(i for i, (_, least) in enumerate(box.GRADES) if points >= least)]
    shown = ended(VIEW, scene(s.match, 0), 8)
    assert grade in shown["own"]
    assert f'aria-current="true"><span>{grade}' in shown["decision"]


def test_every_event_is_told_in_words() -> None:
    kinds = set()
    for seats, seed, options in ((1, 2, {}), (3, 3, {"set": box.DRAWN}), (2, 4, {"edition": 1, "set": 4})):
        *_, s = wander(seats, seed, **options)
        for turn in s.match.turns:
            for event in turn.events:
                kinds.add(event.kind)
                for who in (ONLOOKER, 0, seats - 1):
                    told = VIEW.told(event, scene(s.match, who) if who >= 0 else scene_of_nobody(s))
                    assert told.endswith("."), (event, told)
    assert kinds >= {"drawn", "dealt", "took", "automaton", "painted", "ribbons", "bonus", "finished", "end"}


def scene_of_nobody(s: object) -> object:
    """What an onlooker sees."""
    return replace(scene(s.match, 0), seat=ONLOOKER, options=())


def test_the_words_cover_the_box() -> None:
    assert len(CONDITIONS) == len(EXPLAINED) == len(box.CONDITIONS) == len(readout._WHY)
    assert [name.lower() for name in CONDITIONS] == list(box.CONDITIONS)
    assert len(GRADES) == len(box.GRADES)
    for edition in (box.RULEBOOK, box.PUBLISHED):
        shown = rows(settings("canvas"), {"edition": edition, "set": box.CHOSEN}, 2)
        sets, cards = shown[1].choices, shown[2].choices
        assert [c.value for c in sets] == [*range(len(box.SETS)), box.DRAWN, box.CHOSEN]
        assert [c.hint for c in sets[: len(box.SETS)]] == [
            tuple(CONDITIONS[c] for c in box.ready_set(i, edition)) for i in range(len(box.SETS))
        ]
        assert tuple(c.value for c in cards) == box.in_edition(edition)
        assert all(c.hint == (explained(Words("en"), c.value, edition),) for c in cards)


def test_a_match_of_five_keeps_every_player_in_sight() -> None:
    s = start(5, 1)
    assert {a for a in acts(s.regions()) if a[0] == "seat"} == {("seat", (str(seat),)) for seat in range(5)}


def test_enlarged_paintings_fold_the_sheet_over_them_and_open_it_again() -> None:
    s = start(2, 1)
    opened = VIEW.press(s.scene(), s.ui(), "seat", ("1",))
    assert opened.fold is True
    assert VIEW.press(s.scene(), opened.ui, "seat", ("1",)).fold is False


def test_a_finished_painting_is_hung_once() -> None:
    for s in wander(2, 3):
        painted = [e.seat for e in s.news.get(s.seat, ()) if isinstance(e, Painted)]
        if painted:
            break
    last = len(s.match.state.players[painted[-1]].paintings) - 1
    assert s.regions()["others"].count(f'data-at="work-{painted[-1]}-{last}"') == 1


def test_a_replay_says_your_score_of_the_readers_own_alone() -> None:
    now = next(s.scene() for s in wander(2, 3) if "Your score" in s.regions()["decision"])
    others = replace(now, reader=ONLOOKER)
    assert "Your score" not in drawn(VIEW, others, VIEW.ui(now, None))["decision"]


def test_long_words_are_set_smaller() -> None:
    by_length: dict[bool, set[int]] = {True: set(), False: set()}
    for s in wander(2, 5):
        for word in parsed(s.regions()["market"]).iter("span"):
            look = word.get("class", "").split()
            if "cv-w" in look:
                by_length["long" in look].add(len(word.text or ""))
    assert min(by_length[True]) > max(by_length[False])
