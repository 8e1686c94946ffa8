"""How moves are shown: which pieces fly, from where to where, in which order and how long; and when nothing moves."""

import pytest

from tests.page.double import NAMED, FakePage
from tests.page.sessions import ANN, MAREK, ZOFIA
from tests.sure import sure
from vernissage.bots.bot import answer
from vernissage.page.core.messages import Do, Move, Resized, Wait
from vernissage.page.core.motion import BREATH, LENGTHS, LONGEST, NEXT, SPEEDS, WHOLE, Flight, length, score
from vernissage.page.programme import VIEWS
from vernissage.page.table import turns
from vernissage.table.chance import Rng

FLY = LENGTHS["fly"]
ONE, TWO, THREE = Flight("t1"), Flight("t2", "deck"), Flight("t3", "", "seat-1")


def test_events_are_shown_one_after_the_other_and_their_pieces_close_together() -> None:
    first, second, third = score([[ONE, TWO], [], [THREE]], "normal")
    assert (first.at, second.at, third.at) == (0, NEXT, NEXT + FLY + BREATH)
    assert {one.ms for one in (first, second, third)} == {FLY}
    assert (third.piece, third.source, third.target) == THREE[:3]
    assert length((first, second, third)) == third.at + FLY


def test_a_beat_begins_when_the_one_before_has_ended_and_what_turns_does_so_at_once() -> None:
    laid = [Flight(name, "deck", how="lay") for name in ("a", "b")]
    turned = [Flight(name, how="turn", beat=1) for name in ("a", "b")]
    first, second, third, fourth = score([[*turned, *laid]], "normal")
    assert [one.how for one in (first, second, third, fourth)] == ["lay", "lay", "turn", "turn"]
    assert (first.at, second.at) == (0, NEXT)
    assert third.at == fourth.at == NEXT + LENGTHS["lay"] + BREATH


def test_what_one_owner_does_again_and_again_goes_in_one_row() -> None:
    page = Watcher()
    page.sit_and_play("avant-carde", 1)
    page.moves.clear()
    play = page.app.table()
    drawn = [e for turn in play.match.turns for e in turn.events if e.kind == "drew" and e.to == play.viewer]
    assert len(drawn) > 2
    (move,) = turns._shown(page.app, play, 0)
    laid = [one for one in move.flights if one.how == "lay"]
    turned = [one for one in move.flights if one.how == "turn" and one.piece in {a.piece for a in laid}]
    assert len({one.at for one in turned[: len(drawn)]}) == 1


def test_many_pieces_of_one_event_start_within_a_moment() -> None:
    many = score([[Flight(f"t{i}") for i in range(40)]], "normal")
    assert many[-1].at == WHOLE


@pytest.mark.parametrize(("speed", "longer"), [("slow", 1 / 0.6), ("fast", 1 / 2.2)])
def test_a_speed_changes_starts_and_lengths_alike(speed: str, longer: float) -> None:
    for slow, normal in zip(score([[ONE], [TWO]], speed), score([[ONE], [TWO]], "normal"), strict=True):  # type: ignore[arg-type]
        assert (slow.at, slow.ms) == pytest.approx((normal.at * longer, normal.ms * longer), abs=1)


def test_a_move_of_many_events_ends_in_time_and_none_moves_when_motion_is_off() -> None:
    events = [[Flight(f"t{i}")] for i in range(50)]
    for speed, rate in SPEEDS.items():
        assert length(score(events, speed)) <= (LONGEST / rate if rate else 0)
    assert score(events, "off") == ()


class Watcher(FakePage):
    """A page with motion that holds each flight against what was and is there."""

    flown = 0
    unknown: set[str]

    def sit_and_play(self, key: str, answers: int) -> None:
        self.unknown = set()
        self.sit(key, (ANN, ZOFIA, MAREK), 7)
        self.send(Resized(1280, 800, still=False))
        play, rng = self.app.table(), Rng(3)
        for _ in range(answers):
            if play.over:
                return
            if play.bot_asked:
                if self.find("seen"):
                    self.press("seen")
                assert self.tick()
            else:
                seat = sure(play.viewer)
                action = answer(play.bots["greedy"], play.match.view(seat), seat, rng)
                self.look()
                effects = turns.give(self.app, (action,)).effects
                self.session.send(Resized(1280, 800, still=False))
                for effect in effects:
                    if isinstance(effect, Move | Wait):
                        self.carry(effect)
            self._check()

    def _check(self) -> None:
        now = {"decision", *(name for markup in self.regions.values() for name in NAMED.findall(markup))}
        for flights in self.moves:
            for one in flights:
                self.flown += 1
                if one.how != "show":  # what is shown at last is not told where the view has moved on
                    self.unknown |= {name for name in (one.piece, one.target) if name and name not in self.looked_at | now}
        self.moves.clear()


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_what_flies_is_on_the_table_before_or_after_and_so_is_where_it_goes(key: str) -> None:
    page = Watcher()
    page.sit_and_play(key, 120)
    assert page.flown > 20
    assert not page.unknown  # a source may be: what is gambled comes off the deck, not out of the hand


def revealed() -> Watcher:
    """A page at the revealed bids, where a bot acquires first."""
    page = Watcher()
    page.sit_and_play("art-society", 0)
    play, rng = page.app.table(), Rng(3)
    while not (play.bot_asked and page.find("seen")):
        if play.bot_asked:
            assert page.tick()
        else:
            action = answer(play.bots["greedy"], play.match.view(0), 0, rng)
            page.session.show(turns.give(page.app, (action,)))
    return page


def test_bots_wait_until_the_revealed_bids_have_been_looked_at() -> None:
    page = revealed()
    assert not page.tick()
    play = page.app.table()
    assert all(lot.taker is None for lot in play.scene(page.app.look).state.lots)
    page.press("seen")
    assert page.tick()


def test_skipping_the_pauses_skips_that_too() -> None:
    page = revealed()
    page.press("skip")
    assert page.tick()


@pytest.mark.parametrize("key", VIEWS)
def test_what_tells_who_is_next_is_held_back(key: str) -> None:
    page = Watcher()
    page.sit_and_play(key, 1)
    held = [str(e.attributes.get("data-at")) for e in page.document.walk() if "data-held" in e.attributes]
    assert "turn" in held
    play = page.app.table()
    while not play.bot_asked:
        page.session.show(turns.give(page.app, (answer(play.bots["greedy"], play.match.view(0), 0, Rng(3)),)))
    held = [str(e.attributes.get("data-at")) for e in page.document.walk() if "data-held" in e.attributes]
    assert len([name for name in held if name == "turn"]) == 1  # the page looks for it by its name


@pytest.mark.parametrize("key", VIEWS)
def test_buttons_are_faint_as_long_as_what_others_did_is_seen_and_no_longer(key: str) -> None:
    page = Watcher()
    page.sit(key, (ANN, ZOFIA, MAREK), 7)
    page.send(Resized(1280, 800, still=False))
    play, rng, waited = page.app.table(), Rng(3), 0
    while len(play.match.turns) < 60 and (seat := play.asked) is not None:
        effects = turns.give(page.app, (answer(play.bots["greedy"], play.match.view(seat), seat, rng),)).effects
        for move in (effect for effect in effects if isinstance(effect, Move) and effect.flights):
            faint = [one for one in move.flights if one.how == "wait"]
            assert bool(faint) == (seat != play.viewer == play.asked)
            waited += len(faint)
            assert all((one.piece, one.at, one.ms) == ("decision", 0, length(move.flights)) for one in faint)
    assert waited


@pytest.mark.parametrize("key", VIEWS)
def test_the_tally_goes_on_by_itself_and_tells_the_winner_last(key: str) -> None:
    page = Watcher()
    page.sit(key, (ANN, ZOFIA), 7)
    play, rng = page.app.table(), Rng(3)
    while not play.over:
        seat = sure(play.asked)
        play.answer(answer(play.bots["greedy"], play.match.view(seat), seat, rng))
    page.send(Resized(1280, 800, still=False))
    page.waits.clear()
    page.session.show(turns.asks(page.app, play))
    last = play.view.result_steps(play.scene(page.app.look)) - 1
    told = play.view.outcome(play.scene(page.app.look)).headline
    assert play.step == 0
    lies = page.regions["after"].count("<button", 0, page.regions["after"].index('id="result-leave"'))
    for step in range(last + 1):
        assert play.step == step
        after = page.regions["after"]
        assert after.count("<button", 0, after.index('id="result-leave"')) == lies, "no button goes away under a finger"
        assert (told in page.text("decision")) == (step == last)
        lit = [mark for mark in ("gilt", '<tr class="won"') if mark in page.regions["decision"]]  # the winner's column, or row
        assert bool(lit) == (step == last)
        assert page.tick() == (step < last)
    assert page.said[-1].text.startswith(told)


def test_a_press_stops_the_tally() -> None:
    page = Watcher()
    page.sit("canvas", (ANN, ZOFIA), 7)
    play, rng = page.app.table(), Rng(3)
    while not play.over:
        seat = sure(play.asked)
        play.answer(answer(play.bots["greedy"], play.match.view(seat), seat, rng))
    page.send(Resized(1280, 800, still=False))
    page.waits.clear()
    page.session.show(turns.asks(page.app, play))
    page.press("result-next")
    page.settle()
    assert play.step == 1


def test_nothing_moves_where_less_motion_is_wanted_or_it_is_switched_off() -> None:
    still, off = Watcher(), Watcher()
    off.app.likes.speed = "off"
    for page, quiet in ((still, True), (off, False)):
        page.sit("canvas", (ANN, ZOFIA, MAREK), 7)
        page.send(Resized(1280, 800, still=quiet))
        match = page.app.table().match
        effects = turns.give(page.app, (match.game.options(match.state, match.decision)[0],)).effects
        assert not [effect for effect in effects if isinstance(effect, Move)]


def test_bots_wait_until_what_was_shown_has_landed() -> None:
    page = Watcher()
    page.sit("canvas", (ANN, ZOFIA, MAREK), 7)
    page.send(Resized(1280, 800, still=False))
    match = page.app.table().match
    effects = turns.give(page.app, (match.game.options(match.state, match.decision)[0],)).effects
    (move,) = [effect for effect in effects if isinstance(effect, Move)]
    (wait,) = [effect for effect in effects if isinstance(effect, Wait)]
    assert wait.ms == length(move.flights) + BREATH > turns.PAUSE


def test_the_speed_is_chosen_in_the_menu_and_kept() -> None:
    page = FakePage()
    page.send(Resized(1280, 800, still=False))
    page.press("menu", "menu-speed-fast")
    assert page.see("menu-speed-fast").attributes["aria-pressed"] == "true"
    page.send(Resized(1280, 800, still=True))
    assert page.see("menu-speed-off").attributes["aria-pressed"] == "true", "what is so where the system wants no motion"
    assert page.find("menu-speed-fast") is None, "then there is nothing to choose"
    again = FakePage(page.device)
    assert again.app.likes.speed == "fast"


def _pile(page: FakePage) -> list[str]:
    """The names of the layers beside the canvas, from the top."""
    names = [e.attributes.get("data-piece", "") for e in page.document.walk()]
    return [name for name in names if name.startswith("pile-")]


@pytest.mark.parametrize("still", [True, False])
def test_another_order_of_the_layers_slides_there(still: bool) -> None:
    page = Watcher()
    page.sit_and_play("canvas", 8)
    page.send(Resized(1280, 800, still=still))
    page.send(Do("room", ("best",)))
    page.moves.clear()
    rows = _pile(page)
    page.send(Do("room", ("order", "5")))
    after = _pile(page)
    assert sorted(rows) == sorted(after)
    assert rows != after
    assert [tuple(flights) for flights in page.moves] == ([] if still else [()])
