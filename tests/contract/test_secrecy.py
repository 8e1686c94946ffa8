"""The laws of hidden information, the same for every game: a seat's view and events contain what the seat may know, and nothing
else.

Glossary: a *twin* of a state is another state that a seat cannot tell from it: the seat has the same view of both. The answers
there come from another generator, so that no law compares a journey with itself.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.journeys import Leg, choice, glimpses
from tests.contract.test_laws import every_game_slowly, few, journey, law, some
from vernissage.games.avant_carde.rules.events import Trashed
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE, Action, Event, Game, Revealed, Seat, apply, hearer


def luck(data: st.DataObject) -> Rng:
    """A generator that knows nothing of the journey's."""
    return Rng(data.draw(st.integers(0, 1 << 48), label="luck"))


def heard(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    """What this seat is told (None: an onlooker)."""
    return [e for e in events if hearer(e) in (None, seat)]


def outcome(game: Game[Any], s: Any, a: Action) -> tuple[Any, tuple[Event, ...]]:
    """The state after an answer, and what was told."""
    told: list[Event] = []
    return apply(game, s, a, told.append), tuple(told)


def past_chance(game: Game[Any], s: Any, told: tuple[Event, ...]) -> tuple[Any, tuple[Event, ...]]:
    """The state when a seat is asked next, whatever chance turns up first, and what was told until then. (Alone, a stack's card
    goes under it by one's own tuck or at the round's end: what is told next shows which.)
    """
    while (d := game.decision(s)) is not None and d.seat == CHANCE:
        s, more = outcome(game, s, game.options(s, d)[0])
        told += more
    return s, told


def revealed(*events: Event) -> bool:
    return any(isinstance(e, Revealed) for e in events)


@pytest.mark.slow
@law(some, every_game_slowly)
def test_a_view_is_all_there_is_to_know(game: Game[Any], data: st.DataObject) -> None:
    """A second look shows the same; what a seat imagines looks to it as the truth does; asking does not change."""
    rng = luck(data)
    j = journey(data, game)
    for leg in glimpses(j, rng):
        kept = deepcopy(leg.before)
        onlooker = game.view(leg.before, None)
        assert game.view(onlooker, None) == onlooker
        for seat in range(j.seats):
            view = game.view(leg.before, seat)
            assert game.view(view, seat) == view
            assert game.view(view, None) == onlooker, "an onlooker may know what a seat may not"
            assert game.view(game.imagine(leg.before, seat, rng), seat) == view
            seen = deepcopy(view)
            assert game.view(game.imagine(view, seat, rng), seat) == view
            assert view == seen, "imagine changed its input"
            assert game.decision(view) == leg.decision
        assert leg.before == kept


@pytest.mark.slow
@law(some, every_game_slowly)
def test_points_tell_no_secret(game: Game[Any], data: st.DataObject) -> None:
    """Points and winners stand on the table for all to see, so they follow from what anybody may know."""
    j = journey(data, game)
    for leg in glimpses(j, luck(data)):
        for s in (leg.before, leg.after):
            for seat in (*range(j.seats), None):
                assert game.scores(game.view(s, seat)) == game.scores(s)
                assert game.winners(game.view(s, seat)) == game.winners(s)


@pytest.mark.slow
@law(some, every_game_slowly)
def test_a_seat_is_asked_the_same_by_its_view(game: Game[Any], data: st.DataObject) -> None:
    """What may be answered must follow from what may be known: else the options tell a secret."""
    for leg in glimpses(journey(data, game), luck(data)):
        if leg.decision.seat != CHANCE:
            assert list(game.options(game.view(leg.before, leg.decision.seat), leg.decision)) == leg.options


@pytest.mark.slow
@law(few, every_game_slowly)
def test_what_is_imagined_can_be_played_on(game: Game[Any], data: st.DataObject) -> None:
    j = journey(data, game)
    rng = luck(data)
    for i, leg in enumerate(glimpses(j, rng)):
        count = game.pieces(leg.before)
        for seat in range(j.seats):
            s = game.imagine(game.view(leg.before, seat), seat, rng)
            assert game.pieces(s) == count
        s = game.imagine(leg.before, i % j.seats, rng)
        for ply in range(12):
            d = game.decision(s)
            if d is None:
                break
            s = apply(game, s, choice(game, s, d, j.seed, ply, rng))
            assert game.pieces(s) == count


@every_game_slowly
def test_what_is_imagined_follows_from_the_view_and_from_luck(game: Game[Any]) -> None:
    """Whoever imagines looks at nothing that the seat may not know, and does not imagine the same whatever the luck."""
    found: Counter[str] = Counter()

    @few
    @given(data=st.data())
    def law(data: st.DataObject) -> None:
        j = journey(data, game)
        rng = luck(data)
        for leg in glimpses(j, rng):
            for seat in range(j.seats):
                view = game.view(leg.before, seat)
                n, other = rng.bits(), rng.bits()
                dreamt = game.imagine(view, seat, Rng(n))
                assert game.imagine(leg.before, seat, Rng(n)) == dreamt, "it looked behind the view"
                found["secrets"] += view != leg.before
                found["unlike the truth"] += dreamt != leg.before
                found["unlike each other"] += dreamt != game.imagine(view, seat, Rng(other))

    law()
    if found["secrets"]:
        assert found["unlike the truth"]
        assert found["unlike each other"]
    else:
        assert not found["unlike the truth"], "nothing is hidden, and yet something else is imagined"


def twins(game: Game[Any], leg: Leg, seats: int, rng: Rng) -> Iterator[tuple[Seat | None, Any, Action]]:
    """For each seat, and for an onlooker, a state that it cannot tell from the one before the leg, and an answer there: the
    leg's own if it is the seat's, else any.
    """
    for seat in (*range(seats), None):
        twin = game.imagine(leg.before, rng.below(seats) if seat is None else seat, rng)
        d = game.decision(twin)
        assert d == leg.decision
        assert game.view(twin, seat) == game.view(leg.before, seat)
        options = list(game.options(twin, d))
        yield seat, twin, leg.action if seat == d.seat else rng.pick(options)


@pytest.mark.slow
@law(some, every_game_slowly)
def test_what_a_view_hides_no_event_tells(game: Game[Any], data: st.DataObject) -> None:
    """If a seat's view is alike after two answers, it was told the same; a reveal may tell what nobody need remember."""
    j = journey(data, game)
    rng = luck(data)
    for leg in glimpses(j, rng):
        for seat, twin, action in twins(game, leg, j.seats, rng):
            after, told = outcome(game, twin, action)
            if not revealed(*leg.events, *told) and game.view(after, seat) == game.view(leg.after, seat):
                assert heard(told, seat) == heard(leg.events, seat), f"seat {seat} is told what it cannot see"


@pytest.mark.slow
@law(some, every_game_slowly)
def test_what_others_see_happen_is_told(game: Game[Any], data: st.DataObject) -> None:
    """The other way round: if a seat is told the same of two answers, and the same is asked then, its view is the same. So the
    log leaves nothing out of what was answered. But of a card that lies in the line and in the discard pile, too, it is seen
    from where it is trashed, and not told (AC-7.5).
    """
    j = journey(data, game)
    rng = luck(data)
    for leg in glimpses(j, rng):
        other, heard_then = past_chance(game, *outcome(game, leg.before, rng.pick(leg.options)))
        after, told = past_chance(game, leg.after, leg.events)
        if game.decision(other) != game.decision(after) or any(isinstance(e, Trashed) for e in leg.events):
            continue
        for seat in (*range(j.seats), None):
            if seat != leg.decision.seat and heard(heard_then, seat) == heard(told, seat):
                assert game.view(other, seat) == game.view(after, seat), f"nobody told seat {seat} of {leg.action}"


@law(few, every_game_slowly)
def test_what_is_imagined_of_an_answer_could_have_been_the_answer(game: Game[Any], data: st.DataObject) -> None:
    """Where all of a seat's things are known but its last answer, nobody imagines one that it could not have given."""
    j = journey(data, game)
    rng = luck(data)
    for leg in glimpses(j, rng):
        who = leg.decision.seat
        if not leg.decision.sealed or revealed(*leg.events):
            continue
        for seat in range(j.seats):
            known = game.view(leg.before, who)
            if seat == who or any(game.view(game.imagine(leg.before, seat, rng), who) != known for _ in range(3)):
                continue
            possible = [game.view(apply(game, leg.before, a), who) for a in leg.options]
            for _ in range(3):
                imagined = game.imagine(leg.after, seat, rng)
                assert game.view(imagined, who) in possible


def others(game: Game[Any], leg: Leg, after: Any, told: tuple[Event, ...], seats: int) -> list[Any]:
    """What everybody but the one who was asked has seen and heard."""
    watching = [seat for seat in (*range(seats), None) if seat != leg.decision.seat]
    return [(game.view(after, seat), heard(told, seat)) for seat in watching]


@pytest.mark.slow
@every_game_slowly
def test_a_sealed_answer_shows_to_nobody_else_and_any_other_does(game: Game[Any]) -> None:
    """Until the reveal, all answers to a sealed decision that lead to the same question look the same to the others, in states
    and in what they are told. Answers that nobody could tell apart were to a decision that says so.
    """
    compared: Counter[bool] = Counter()

    @some
    @given(data=st.data())
    def law(data: st.DataObject) -> None:
        j = journey(data, game)
        rng = luck(data)
        for leg in glimpses(j, rng):
            if leg.decision.seat == CHANCE:
                continue
            seen = others(game, leg, leg.after, leg.events, j.seats)
            for action in rng.shuffled([a for a in leg.options if a != leg.action])[: 6 if leg.decision.sealed else 1]:
                after, told = outcome(game, leg.before, action)
                if revealed(*leg.events, *told) or game.decision(after) != game.decision(leg.after):
                    continue
                same = others(game, leg, after, told, j.seats) == seen
                assert same or not leg.decision.sealed, f"{leg.action} shows"
                assert leg.decision.sealed or not same, f"{leg.decision} is secret and not sealed"
                compared[leg.decision.sealed] += 1

    law()
    assert compared
