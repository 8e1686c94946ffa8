"""The law of stand-ins, by the rules alone, over whole games: until a concealed card is turned up nothing depends on its face.

`LAW=2000 python -m pytest tests/table/fair/two/test_law.py` tries so many games of each set.
"""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.sure import sure
from tests.table.fair.two.test_concealed import KEY, every_set
from vernissage.games import GAMES
from vernissage.games.avant_carde.rules.state import UP, set_laid
from vernissage.table.game import CHANCE, quiet

GAMES_EACH = int(os.environ.get("LAW", "12"))
HOT = ("conceal", "play", "draw", "unveil", "trash", "use")


def chosen(rng: Random, options: Any) -> Any:
    hot = [a for a in options if a.verb in HOT]
    return rng.choice(hot if hot and rng.random() < 0.8 else list(options))


def states(options: dict[str, int], seats: int, rng: Random) -> Iterator[Any]:
    """The state after each answer of a game by random play, at most 2,000 of them."""
    game = GAMES[KEY]
    s = game.new(seats, {**game.defaults, **options})
    for _ in range(2_000):
        d = game.decision(s)
        if d is None:
            return
        yield s
        every = game.options(s, d)
        a = rng.choices(every, game.odds(s, d))[0] if d.seat == CHANCE else chosen(rng, every)
        game.advance(s, a, quiet)


def other_faces(s: Any, hides: Any, seat: int, rng: Random) -> Any:
    """The same state with other cards concealed at one seat, of those that could lie there."""
    out = GAMES[KEY].copy(s)
    for place in hides.faces(s, seat):
        pool = [*out.players[seat].deck, *hides.faces(out, seat).values()]
        hides.face(out, seat, place, rng.choice(pool))
    return out


def to_its_end(true: Any, twin: Any, hides: Any, seat: int, rng: Random) -> int:
    """Both states played on alike, to the end of the round; how many answers were compared."""
    game, n = GAMES[KEY], 0
    true, others = game.copy(true), [p for p in range(len(true.players)) if p != seat]
    while True:
        d = game.decision(true)
        assert d == game.decision(twin)
        for viewer in (None, *others):
            assert game.view(true, viewer) == game.view(twin, viewer)
        if d is None:
            return n
        every = game.options(true, d)
        assert every == game.options(twin, d)
        if d.seat == CHANCE:
            assert game.odds(true, d) == game.odds(twin, d)
        a = rng.choice(list(every)) if d.seat == CHANCE else chosen(rng, every)
        if d.seat == seat and (place := hides.turns_up(true, d, a)) is not None:
            hides.face(twin, seat, place, hides.faces(true, seat)[place])
        after = game.copy(true)
        game.advance(after, a, quiet)
        then = game.decision(after)
        if then is None or game.secret(after, then) is not None:
            return n  # this answer waits until all is told
        true, n = after, n + 1
        game.advance(twin, a, quiet)


@pytest.mark.long
@every_set
def test_nothing_depends_on_a_face_that_was_not_turned_up(options: dict[str, int]) -> None:
    game = GAMES[KEY]
    hides = sure(game.concealing({**game.defaults, **options}))
    compared = rounds = 0
    for seed in range(GAMES_EACH):
        rng, before = Random(seed), True
        for s in states(options, 2 + seed % 4, rng):
            d = game.decision(s)
            hidden = d is None or game.secret(s, d) is not None
            owners = [p for p in range(len(s.players)) if not hidden and before and hides.faces(s, p)]
            before = hidden
            for seat in owners:
                other = other_faces(s, hides, seat, rng)
                rounds += hides.faces(other, seat) != hides.faces(s, seat)
                compared += to_its_end(s, other, hides, seat, rng)
    assert rounds > 10
    assert compared > rounds


def two_of_one_kind(s: Any, hides: Any, seat: int, rng: Random) -> Any:
    """The same state with two cards of one kind concealed at two of the seat's places; None where it has not two such."""
    out, places = GAMES[KEY].copy(s), list(hides.faces(s, seat))
    pool = Counter([*out.players[seat].deck, *hides.faces(s, seat).values()])
    kinds = [card for card, n in pool.items() if n > 1]
    if len(places) < 2 or not kinds:
        return None
    card = rng.choice(kinds)
    for place in rng.sample(places, 2):
        hides.face(out, seat, place, card)
    return out if Counter(hides.faces(out, seat).values())[card] > 1 else None


@pytest.mark.slow
@every_set
def test_two_cards_of_one_kind_are_turned_up_in_any_order_whatever_stands_in_for_them(options: dict[str, int]) -> None:
    """Nobody who tells the truth is refused, no card comes twice, and whoever is stepped over in between leaves a true deck."""
    game, tried = GAMES[KEY], 0
    hides = sure(game.concealing({**game.defaults, **options}))
    for seed in range(GAMES_EACH):
        rng = Random(seed)
        for s in states(options, 2 + seed % 4, rng):
            d = game.decision(s)
            if d is None or game.secret(s, d) is not None:
                continue
            for seat in range(len(s.players)):
                true = two_of_one_kind(s, hides, seat, rng)
                if true is None:
                    continue
                twin, faces = other_faces(true, hides, seat, rng), hides.faces(true, seat)
                whole = Counter([*true.players[seat].deck, *faces.values()])
                for place in rng.sample(list(faces), len(faces)):
                    hides.face(twin, seat, place, faces[place])
                    assert Counter([*twin.players[seat].deck, *(twin.players[seat].line[i].card for i in faces)]) == whole
                    set_laid(twin.players[seat], place, twin.players[seat].line[place]._replace(state=UP))
                assert {i: twin.players[seat].line[i].card for i in faces} == faces
                tried += 1
    assert tried > 10
