"""The laws of links, for every game of the house."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz import links as fuzz
from tests.fuzz.games import random_match, same
from vernissage.games import GAMES
from vernissage.table.game import Game
from vernissage.table.link import LONGEST_NAME, Player, clean_name, decode, encode

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
some = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
names = st.text(max_size=LONGEST_NAME).map(clean_name)


@pytest.mark.slow
@every_game
@some
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 120), data=st.data())
def test_what_is_encoded_is_decoded_to_the_same_match(game: Game[Any], seed: int, answers: int, data: st.DataObject) -> None:
    match = random_match(game, Random(seed), answers)
    assert same(decode(encode(match), GAMES).match, match)
    at = data.draw(st.none() | st.integers(0, len(match.turns)))
    players = [Player(data.draw(names), data.draw(st.integers(0, 9))) for _ in range(match.seats)]
    link = decode(encode(match, "watch", at, players), GAMES)
    assert same(link.match, match)
    assert (link.kind, link.at, list(link.players)) == ("watch", at, players)


@some
@given(text=st.text() | st.text(fuzz.ALPHABET + "&=", max_size=60))
def test_any_text_is_refused_or_is_written_the_same_again(text: str) -> None:
    fuzz.outcome(text)


@settings(max_examples=300, deadline=None)
@given(text=st.text())
def test_a_cleaned_name_is_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()


@pytest.mark.slow
def test_broken_links_in_short() -> None:
    outcomes = set(fuzz.cases(5_000, 7))
    assert {"refused: damaged", "refused: cut", "refused: illegal", "refused: mistyped", "refused: turn"} <= outcomes
    assert any(o.startswith("read: ") and o.endswith("watch, with names") for o in outcomes)
