"""Moves and positions as text, with the same laws for every game: nothing is lost, nothing is ambiguous, errors help."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.journeys import journeys, legs, option_sets, wander
from tests.contract.test_laws import every_game, every_game_slowly, few, law, some
from vernissage.games import GAMES
from vernissage.games.avant_carde import notation as avant_carde
from vernissage.games.avant_carde.rules import rounds, using
from vernissage.games.notations import NOTATIONS
from vernissage.games.null.rules import Claim
from vernissage.table.chance import Rng
from vernissage.table.game import Game, IllegalAction, apply
from vernissage.table.notation import BadMove, BadNotation, moves, parse_move, possible


def test_every_game_has_a_notation() -> None:
    assert list(NOTATIONS) == list(GAMES)


@pytest.mark.slow
@law(some)
def test_every_option_reads_unlike_the_others_and_is_read_back(game: Game[Any], data: st.DataObject) -> None:
    notation = NOTATIONS[game.key]
    for leg in legs(data.draw(journeys(game), label="journey")):
        texts = [notation.move_text(leg.before, leg.decision, a) for a in leg.options]
        assert len(set(texts)) == len(texts), sorted(texts)
        assert moves(notation, game, leg.before) == dict(zip(texts, leg.options, strict=True))
        for text, a in zip(texts, leg.options, strict=True):
            assert text == " ".join(text.lower().split())
            assert parse_move(notation, game, leg.before, text) == a
        loud = f"  {texts[-1].upper().replace(' ', '   ')} "
        assert parse_move(notation, game, leg.before, loud) == leg.options[-1]


@pytest.mark.slow
@law(few, every_game_slowly)
def test_every_position_and_every_view_is_read_back_as_it_was(game: Game[Any], data: st.DataObject) -> None:
    notation, j = NOTATIONS[game.key], data.draw(journeys(game), label="journey")
    for leg in legs(j):
        for seen in (leg.before, leg.after, *(game.view(leg.after, seat) for seat in (None, *range(j.seats)))):
            text = notation.position_text(seen)
            again = notation.parse_position(text)
            assert again == seen
            assert kinds(again) == kinds(seen)
            assert notation.position_text(again) == text


def kinds(thing: Any) -> Any:
    """The types of all that is in a state: tuples and named tuples are equal, and yet not the same."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return type(thing), [kinds(getattr(thing, f.name)) for f in fields(thing)]
    return (type(thing), [kinds(part) for part in thing]) if isinstance(thing, (list, tuple)) else type(thing)


@pytest.mark.slow
@law(few, every_game_slowly)
def test_whole_games_are_written_down_and_go_on_from_what_was_read(game: Game[Any], data: st.DataObject) -> None:
    notation = NOTATIONS[game.key]
    seats = data.draw(st.sampled_from(list(game.seats)), label="seats")
    options = data.draw(st.sampled_from(option_sets(game, seats)), label="options")
    last = None
    for i, leg in enumerate(wander(game, seats, options, data.draw(st.integers(0, 1 << 40), label="seed"))):
        last = leg
        if i % 20 == 0:
            again = notation.parse_position(notation.position_text(leg.before))
            move = notation.move_text(leg.before, leg.decision, leg.action)
            assert apply(game, again, parse_move(notation, game, again, move)) == leg.after
    assert last is not None
    end = last.after
    assert notation.parse_position(notation.position_text(end)) == end
    assert moves(notation, game, end) == {}
    with pytest.raises(BadMove, match="the game is over"):
        parse_move(notation, game, end, "pass")


@pytest.mark.slow
@law(some)
def test_a_slip_in_a_position_is_refused_with_its_line_or_makes_another_position(game: Game[Any], data: st.DataObject) -> None:
    notation = NOTATIONS[game.key]
    *_, leg = legs(data.draw(journeys(game), label="journey"))
    text = notation.position_text(leg.before)
    at = data.draw(st.integers(0, len(text) - 1), label="at")
    slip = data.draw(st.text(alphabet="0123456789-? *+:@.abnorx\n", max_size=3), label="slip")
    changed = text[:at] + slip + text[at + data.draw(st.integers(0, 3), label="gone") :]
    got = tried(lambda: notation.parse_position(changed))
    if isinstance(got, BadNotation):
        assert 1 <= got.line <= len(changed.splitlines()) + 1
        assert str(got) == f"line {got.line}: {got.why}"
        assert got.why
    else:
        assert notation.parse_position(notation.position_text(got)) == got


def tried(parse: Callable[[], Any]) -> Any:
    """What comes of it: a result, or why it was refused."""
    try:
        return parse()
    except (BadMove, BadNotation) as bad:
        return bad


@pytest.mark.slow
@every_game
@given(text=st.text(max_size=60))
def test_any_text_is_a_position_or_refused(game: Game[Any], text: str) -> None:
    with pytest.raises(BadNotation):
        NOTATIONS[game.key].parse_position(text)


@every_game
@given(text=st.text(max_size=30))
def test_any_text_is_a_move_or_refused(game: Game[Any], text: str) -> None:
    s = game.new(game.seats[0], {})
    got = tried(lambda: parse_move(NOTATIONS[game.key], game, s, text))
    if isinstance(got, BadMove):
        assert "Possible: " in str(got)
    else:
        assert apply(game, s, got)


def bidding() -> Any:
    game, rng = GAMES["art-society"], Rng(4)
    s = game.new(2, {})
    while (d := game.decision(s)) is not None and d.kind != "bid":
        s = apply(game, s, rng.pick(game.options(s, d)))
    return s


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("bid 21", "'bid 21' is not possible now. Possible: bid 1; bid 2; "),
        ("bid", "'bid' is not possible now. Possible: bid 1; "),
        ("BID  x", "'bid x' is not possible now."),
        ("hang 3 at c4", "there is no 'hang' now. Possible: bid 1; "),
        ("", "nothing was typed. Possible: bid 1; "),
    ],
)
def test_what_is_no_move_is_refused_with_what_could_be_typed(typed: str, told: str) -> None:
    with pytest.raises(BadMove) as caught:
        parse_move(NOTATIONS["art-society"], GAMES["art-society"], bidding(), typed)
    assert str(caught.value).startswith(told)
    assert str(caught.value).endswith("8 more with 'bid'.")


def test_some_of_every_verb_is_told() -> None:
    many = [f"hang 3 at c{n}" for n in range(40)]
    told = possible([*many, "assist 3", "store 3"])
    assert told.startswith("Possible: hang 3 at c0; hang 3 at c1; hang 3 at c2; hang 3 at c3; 36 more with 'hang'; assist 3; ")


def test_an_unknown_verb_is_a_fault_of_the_program() -> None:
    s = bidding()
    with pytest.raises(KeyError):
        NOTATIONS["art-society"].move_text(s, GAMES["art-society"].decision(s), Claim(1))  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        apply(GAMES["art-society"], s, Claim(1))


def test_the_tables_of_avant_carde_know_every_step() -> None:
    assert set(avant_carde._DONE) == {*using.STEPS, *rounds.STEPS, "draw", "into"}
