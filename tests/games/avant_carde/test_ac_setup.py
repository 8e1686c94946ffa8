"""Setting up (AC-1) and what is in the box."""

from collections import Counter

import pytest

from tests.games.avant_carde.builders import GAME
from vernissage.games.avant_carde.rules import box
from vernissage.games.avant_carde.rules.game import MIX, MIXED
from vernissage.games.avant_carde.rules.patrons import PATRONS, SETS
from vernissage.games.avant_carde.rules.state import EMPTY
from vernissage.table.game import CHANCE
from vernissage.table.match import Match

every_number = pytest.mark.parametrize("n", range(1, 6))


def begun(n: int, seed: int = 5, **options: int) -> Match:
    return Match(GAME, n, options, seed)


@every_number
@pytest.mark.rule("AC-1.1")
def test_each_player_gets_another_starter_deck_of_ten(n: int) -> None:
    s = begun(n).state
    decks = [tuple(sorted([*p.hand, *p.deck])) for p in s.players]
    assert len(set(decks)) == n
    assert set(decks) <= set(box.STARTERS)
    assert s.starters.bit_count() == 5 - n


@pytest.mark.rule("AC-1.1")
def test_the_starter_decks_are_of_five_pairs_of_colours() -> None:
    pairs = {frozenset(box.COLOURS[c] for c in pair) for pair in box.STARTER_PAIRS}
    assert pairs == {frozenset(p.split("/")) for p in ("orange/blue", "red/purple", "red/blue", "orange/purple", "red/orange")}
    for deck, pair in zip(box.STARTERS, box.STARTER_PAIRS, strict=True):
        faces = [box.CARDS[c] for c in deck]
        assert Counter(f.number for f in faces) == {1: 3, 2: 3, 11: 1, 12: 1, 13: 1, 14: 1}
        assert {f.colour for f in faces if f.number == 1} == {*pair, box.WHITE}
        assert {f.colour for f in faces if f.number == 2} == {*box.REAL, box.GRAY} - {*pair}
        assert [f.colour for f in faces if f.number > 10] == [box.RED, box.BLUE, box.PURPLE, box.ORANGE]


@every_number
@pytest.mark.rule("AC-1.2")
def test_the_gallery_shows_tops_only(n: int) -> None:
    s = begun(n).state
    assert [x.left() for x in s.stacks] == [12, 12, 12, 8, 8, 8]
    for number, x in zip(box.PATRONS, s.stacks, strict=True):
        assert x.top != EMPTY
        assert x.under == ()
        count = Counter(box.CARDS[c].colour for c in (x.top, *x.rest))
        assert count == dict.fromkeys(box.REAL, box.COPIES[number])
        assert {box.NUMBER[c] for c in x.rest} == {number}


@pytest.mark.rule("AC-1.3", "AC-1.4")
@pytest.mark.parametrize(("n", "awards", "extras", "gems"), [(2, 24, 8, 1), (3, 24, 8, 1), (4, 28, 4, 2), (5, 28, 4, 2)])
def test_awards_extras_and_gems_go_by_the_number_of_players(n: int, awards: int, extras: int, gems: int) -> None:
    s = begun(n).state
    assert (s.awards, s.extras, s.gems) == (awards, extras, gems)
    assert not any(p.change or p.gem or p.awards for p in s.players)


@every_number
@pytest.mark.rule("AC-1.5")
def test_seven_cards_are_drawn_and_three_stay(n: int) -> None:
    s = begun(n).state
    assert all(len(p.hand) == 7 and len(p.deck) == 3 for p in s.players)
    assert s.round == 1


@pytest.mark.rule("AC-1.5")
def test_the_first_player_is_random() -> None:
    assert {begun(3, seed).state.first for seed in range(30)} == {0, 1, 2}
    assert GAME.decision(begun(3, 1).state).seat == begun(3, 1).state.first
    asked = [t.decision for t in begun(4).turns if t.decision.seat == CHANCE and t.decision.kind == "first"]
    assert len(asked) == 1


@pytest.mark.rule("AC-1.6")
def test_a_set_gives_all_numbers_their_patrons_and_a_mix_one_at_a_time() -> None:
    assert [one.key for one in SETS] == ["new-yorkers", "tokyoites", "parisians", "londoners", "singaporeans"]
    assert len(PATRONS) == len({p.key for p in PATRONS}) == 30
    assert GAME.new(2, {}).sets == (0,) * 6
    for k in range(5):
        assert GAME.new(2, {"patrons": k}).sets == (k,) * 6
    assert GAME.new(2, {"patrons": 1, "fours": 3, "sevens": 5}).sets == (1, 1, 2, 1, 1, 4)
    assert GAME.new(2, {"patrons": MIXED, "twos": 5, "fours": 3}).sets == (4, 0, 2, 0, 0, 0)
    assert len(MIX) == 6
    for bad in ({"patrons": 6}, {"twos": 6}, {"twos": -1}, {"difficulty": 4}):
        with pytest.raises(ValueError, match="no option"):
            GAME.new(2, bad)
