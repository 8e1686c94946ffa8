"""The laws of games between several devices: what a game must keep to so that its secrets stay secret there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.contract.journeys import ignore, option_sets, wander
from tests.contract.test_laws import every_game, every_game_slowly, law
from tests.marks import seldom
from tests.sure import sure
from tests.table.fair.tables import CURVES, Party, at_random, filled, read, seals
from vernissage.games import GAMES
from vernissage.table.fair import blind, phase
from vernissage.table.fair.chain import digest
from vernissage.table.fair.entries import Entry, Table, unfit
from vernissage.table.fair.phase import OwnPart, Phase, Playing
from vernissage.table.fair.text import decode, encode
from vernissage.table.game import CHANCE, Game, Revealed

every_short_game = pytest.mark.parametrize(
    "game", [seldom(game) if key == "avant-carde" else game for key, game in GAMES.items()], ids=list(GAMES)
)
"""For laws that take half a minute for the largest game."""
few = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
fewest = settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def tables(draw: st.DrawFn, game: Game[Any]) -> tuple[int, dict[str, int], int]:
    """Seats, options and a seed of a game that can be played between devices."""
    seats = draw(st.sampled_from([n for n in game.seats if n > 1]), label="seats")
    options = draw(st.sampled_from([o for o in option_sets(game, seats) if not unfit(game, seats, o)]), label="options")
    return seats, options, draw(st.integers(0, (1 << 48) - 1), label="seed")


@dataclass
class Scene:
    """A phase from its start, and a part of each seat in it."""

    table: Table
    phase: Phase
    start: Any
    parts: dict[int, OwnPart]


def scenes(game: Game[Any], seats: int, options: Mapping[str, int], seed: int) -> Iterator[Scene]:
    """The phases of a random game, each with random parts."""
    rng = Random(seed)
    entries = tuple(Entry(f"P{i}", digest("k", bytes([i])), bytes(16)) for i in range(seats))
    table, inside = Table(game, {**game.defaults, **options}, entries), False
    for leg in wander(game, seats, dict(options), seed):
        secret = game.secret(leg.before, leg.decision) is not None
        if secret and not inside:
            order = phase.order(game, leg.before, None, frozenset())
            places = {seat: phase.place(i + 2, bytes(16), rng.randbytes(16)) for i, seat in enumerate(order)}
            at = Phase(order, places)
            secrets = {seat: rng.randbytes(16) for seat in order}
            yield Scene(table, at, leg.before, {s: alone(table, at, leg.before, s, secrets[s], rng) for s in order})
        inside = secret


def alone(table: Table, at: Phase, s: Any, seat: int, secret: bytes, rng: Random) -> OwnPart:
    """A seat's part by random answers, with all others stood in for."""
    playing, answers = Playing(table, at, {seat: OwnPart(secret, ())}), []
    while (d := playing.goes_on(s)) is not None:
        a = playing.move(s, d)
        if a is None:
            a = rng.choice(list(table.game.options(s, d)))
            answers.append(a)
        s = blind.after(table.game, s, a)
    return OwnPart(secret, tuple(answers))


def seen(scene: Scene, parts: Mapping[int, OwnPart], seat: int) -> tuple[list[Any], Any]:
    """What a seat is shown and asked, and what is drawn for it, with these parts given, others stood in for; and the end."""
    game, s, out = scene.table.game, scene.start, []
    playing = Playing(scene.table, scene.phase, parts)
    while (d := playing.goes_on(s)) is not None:
        a = sure(playing.move(s, d))
        if d.seat == seat:
            out.append((game.view(s, seat), list(game.options(s, d)), a))
        elif d.seat == CHANCE and playing.owner(s, d) == seat:
            out.append((d, a))
        s = blind.after(game, s, a)
    playing.end()
    return out, s


@pytest.mark.slow
@law(few, every_short_game)
def test_stand_ins_do_not_show_and_parts_are_independent(game: Game[Any], data: st.DataObject) -> None:
    """A seat sees, is asked and draws the same whatever the others' secret answers and draws are."""
    seats, options, seed = data.draw(tables(game))
    for scene in scenes(game, seats, options, seed):
        ends = []
        for seat in scene.phase.order:
            mine, _ = seen(scene, {seat: scene.parts[seat]}, seat)
            all_true, end = seen(scene, scene.parts, seat)
            some, _ = seen(scene, {s: p for s, p in scene.parts.items() if s <= seat}, seat)
            assert mine == all_true == some
            assert mine, "a seat of a phase that is asked and dealt nothing"
            ends.append(end)
        assert all(end == ends[0] for end in ends)


@law(few, every_game_slowly)
def test_nothing_is_secret_after_a_reveal(game: Game[Any], data: st.DataObject) -> None:
    """Outside a phase everybody knows everything; a phase ends with a reveal, and its answers belong to who gives them."""
    seats, options, seed = data.draw(tables(game))
    inside = False
    for leg in wander(game, seats, options, seed):
        who = game.secret(leg.before, leg.decision)
        assert who is None or leg.decision.seat in (who, CHANCE)
        if leg.decision.sealed:
            assert who == leg.decision.seat
        if who is None:
            assert all(game.view(leg.before, seat) == leg.before for seat in (*range(seats), None))
        following = game.decision(leg.after)
        inside = following is not None and game.secret(leg.after, following) is not None
        if who is not None and not inside:
            assert any(isinstance(e, Revealed) for e in leg.events)


@law(few, every_game_slowly)
def test_secret_says_the_same_of_what_a_seat_sees(game: Game[Any], data: st.DataObject) -> None:
    seats, options, seed = data.draw(tables(game))
    for leg in wander(game, seats, options, seed):
        who = game.secret(leg.before, leg.decision)
        for seat in (*range(seats), None):
            assert game.secret(game.view(leg.before, seat), leg.decision) == who


@every_game
def test_a_game_that_cannot_be_played_so_says_why(game: Game[Any]) -> None:
    for options in option_sets(game, 2):
        why = unfit(game, 2, options)
        assert bool(why) == bool(game.obstacle(options) or game.concealing(options))
        assert not why or (why[0].isupper() and why.endswith("."))
    assert unfit(game, 1, game.defaults)
    if game.key == "avant-carde":
        sets = [{**game.defaults, "patrons": k} for k in range(5)]
        assert [bool(unfit(game, 2, options)) for options in sets] == [False, False, True, True, False]
        assert not any(map(game.obstacle, sets))
        assert game.obstacle({**game.defaults, "fours": 3})


@pytest.mark.slow
@law(few, every_game_slowly)
def test_a_blind_answer_is_legal_in_every_outcome(game: Game[Any], data: st.DataObject) -> None:
    seats, options, seed = data.draw(tables(game))
    party, rng = Party(game.key, seats, options, seed), Random(seed)
    for _ in range(data.draw(st.integers(3, 40))):
        if party.record.author() is None:
            return
        draft = party.author().draft()
        while draft.choices:
            if draft.dark:
                for world in draft.record.seen():
                    d = sure(game.decision(world))
                    assert d.seat == draft.seat
                    assert set(draft.choices) <= set(game.options(world, d))
                assert game.view(draft.shown(draft.seat), None) is not None
            draft.answer(rng.choice(list(draft.choices)))
        message = draft.finish()
        party.author().sent(message)
        party.text = message.text
        party.opened()


@pytest.mark.slow
@law(fewest, every_short_game)
def test_a_whole_game_is_the_same_on_every_device_and_from_its_last_link(game: Game[Any], data: st.DataObject) -> None:
    seats, options, seed = data.draw(tables(game))
    party = Party(game.key, seats, options, seed, stretched=data.draw(st.booleans(), label="stretched"))
    party.go(at_random(Random(seed)))
    assert game.decision(party.record.match.state) is None
    cold = read(party.text)
    for device in party.devices:
        assert device.record is not None
        assert device.record.match.turns == cold.match.turns
        assert device.record.heads == cold.heads
        assert device.text == party.text
    s = game.new(seats, {**game.defaults, **options})
    for turn in cold.match.turns:  # what is in the record is a game by the rules
        assert turn.action in game.options(s, turn.decision)
        game.advance(s, turn.action, ignore)
    assert s == cold.match.state


@pytest.mark.slow
@law(few, every_game_slowly)
def test_two_worlds_give_the_same_link_but_for_seal_box_and_signature(game: Game[Any], data: st.DataObject) -> None:
    seats, options, seed = data.draw(tables(game))
    hiding = any(scenes(game, seats, options, seed))
    assert hiding != (game.key == "canvas"), "whether a game hides anything"
    if not hiding:
        return
    party, rng = Party(game.key, seats, options, seed), Random(seed)
    party.go(at_random(rng), hops=data.draw(st.integers(0, 12))).until(seals, at_random(rng))
    device, links = party.author(), []
    for k in (1, 2):
        message = filled(device.draft(), at_random(Random(seed + k))).finish()
        found = read(message.text)
        assert found.phase is not None
        place = found.phase.places[found.authors[-1]]
        assert (len(place.seal), len(place.box) % 8) == (16, 0)
        place.seal, place.box = bytes(16), b""
        found.signatures[found.authors[-1]] = bytes(64)
        links.append(encode(found))
    assert links[0] == links[1]


@pytest.mark.slow
@law(fewest)
def test_what_is_read_from_known_is_what_is_read_from_nothing(game: Game[Any], data: st.DataObject) -> None:
    seats, options, seed = data.draw(tables(game))
    stretched = data.draw(st.booleans(), label="stretched")
    party, rng = Party(game.key, seats, options, seed, stretched=stretched), Random(seed)
    known = read(party.text)
    for _ in range(data.draw(st.integers(1, 6))):
        party.go(at_random(rng), hops=rng.randint(1, 9))
        warm = decode(party.text, GAMES, CURVES, known)
        cold = read(party.text)
        assert encode(warm) == encode(cold) == party.text  # type: ignore[arg-type]
        assert warm.match.turns == cold.match.turns  # type: ignore[union-attr]
        assert warm.heads == cold.heads  # type: ignore[union-attr]
        if rng.random() < 0.5:
            known = cold
