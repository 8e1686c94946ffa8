"""Challenges as links: leagues of finished games, put together in any order, with scores that replaying gives."""

from itertools import permutations
from random import Random

import pytest

from tests.fuzz.leagues import outcome
from tests.fuzz.links import ALPHABET
from tests.marks import seldom
from vernissage.games import GAMES, PLAYED
from vernissage.table import link
from vernissage.table.league import MOST, Attempt, Challenge, League, attempt, decode, encode, is_league, league
from vernissage.table.link import BadLink, Player, Reader
from vernissage.table.match import Match

every_game = pytest.mark.parametrize("key", PLAYED)


def challenge(key: str, seats: int = 2, seed: int = 7, seat: int = 0) -> Challenge:
    others = tuple(Player(name, 4) for name in ("Zofia", "Marek", "Noor", "Duarte")[: seats - 1])
    return Challenge(GAMES[key], GAMES[key].defaults, seed, seat, others, 1)


def played(of: Challenge, name: str, seed: int) -> Attempt:
    """A game of answers drawn by this seed."""
    match, rng = of.match(), Random(seed)
    while (d := match.decision) is not None:
        match.answer(rng.choice(match.game.options(match.state, d)))
    return attempt(of, name, match)


def reason(text: str) -> str:
    with pytest.raises(BadLink) as bad:
        decode(text, GAMES)
    return bad.value.reason


@pytest.mark.slow
@every_game
def test_what_is_written_is_read_again_and_scores_come_from_replaying(key: str) -> None:
    of = challenge(key, seats=3, seat=1)
    wrote = league(of, [played(of, f"Friend {n}", n) for n in range(4)])
    text = encode(wrote)
    assert is_league(text)
    assert decode(text, GAMES) == wrote
    for one in decode(text, GAMES).attempts:
        match = Match.replay(of.game, 3, of.options, of.seed, one.match.answers)
        assert one.score == of.game.scores(match.state)[1]
    assert decode(encode(League(of)), GAMES) == League(of), "a challenge that nobody has played"


@pytest.mark.slow
def test_a_league_is_the_same_in_whatever_order_its_links_come() -> None:
    of = challenge("canvas")
    some = [played(of, name, n) for n, name in enumerate(("Ben", "Ada", "Ben", "Cyd"))]
    links = [encode(league(of, part)) for part in (some[:1], some[1:3], some[2:], some)]
    out = set()
    for order in permutations(links):
        merged = League(of)
        for text in order:
            merged = league(of, (*merged.attempts, *decode(text, GAMES).attempts))
        out.add(encode(merged))
    assert len(out) == 1
    assert [one.name for one in decode(out.pop(), GAMES).attempts].count("Ben") == 1, "the best of each name"


def test_at_most_ten_are_in_a_link_and_the_best_stay() -> None:
    of = challenge("canvas")
    some = [played(of, f"F{n}", n) for n in range(MOST + 3)]
    all_at_once = league(of, some)
    assert len(all_at_once.attempts) == MOST
    assert league(of, (*league(of, some[:11]).attempts, *some[11:])) == all_at_once
    assert all_at_once.attempts[-1].score >= min(one.score for one in some)
    eleven = League(of, tuple(sorted(some, key=lambda one: -one.score)[: MOST + 1]))
    assert reason(encode(eleven)) in {"illegal", "damaged", "players"}


def test_the_same_points_share_a_place_and_the_same_answers_are_told() -> None:
    of = challenge("canvas")
    first = played(of, "Ben", 3)
    copy = attempt(of, "Ada", first.match)
    other = next(one for one in (played(of, "Cyd", n) for n in range(99)) if one.score < first.score)
    found = league(of, [first, copy, other])
    assert [(one.name, found.place(n), found.first_alike(n)) for n, one in enumerate(found.attempts)] == [
        ("Ada", 1, None), ("Ben", 1, 0), ("Cyd", 3, None)]  # fmt: skip
    assert len(encode(found)) < len(encode(league(of, [first, other]))) + 12, "equal answers are written once"


def test_what_is_no_finished_game_of_this_deal_is_no_attempt() -> None:
    of = challenge("canvas")
    with pytest.raises(ValueError, match="not over"):
        attempt(of, "Ben", of.match())
    with pytest.raises(ValueError, match="another deal"):
        attempt(of, "Ben", played(challenge("canvas", seed=8), "Ben", 1).match)
    with pytest.raises(ValueError, match="name"):
        attempt(of, "\u2800 \u0301", played(of, "Ben", 1).match)


@pytest.mark.parametrize("name", ["<b>Ben", "Ben\u202e", " Ben", "x" * 25, "x" * 10_000, "\ud800"])
def test_a_name_that_no_link_has_is_refused_both_ways(name: str) -> None:
    of = challenge("canvas")
    forged = League(of, (Attempt(name, 1, played(of, "Ben", 1).digits, of.match()),))
    with pytest.raises(ValueError, match=r"name|surrogates"):
        encode(forged)


def test_a_name_of_marks_that_nobody_sees_is_refused() -> None:
    of = challenge("canvas")
    assert reason(encode(League(of, (Attempt("\u0301", 1, played(of, "Ben", 1).digits, of.match()),)))) == "players"


def test_no_attempt_can_be_cut_off_or_go_on_after_its_end() -> None:
    of = challenge("canvas")
    one = played(of, "Ben", 1)
    for digits in (one.digits[:-1], (*one.digits, (0, 7))):
        assert reason(encode(League(of, (Attempt("Ben", one.score, digits, one.match),)))) in {"illegal", "damaged", "players"}


def test_attempts_in_another_order_are_no_link() -> None:
    of = challenge("canvas")
    found = league(of, [played(of, name, n) for n, name in enumerate("AB")])
    assert reason(encode(League(of, found.attempts[::-1]))) == "damaged"


@pytest.mark.slow
@pytest.mark.parametrize("key", [seldom(key) if key == "avant-carde" else key for key in PLAYED])
def test_a_changed_link_shows_no_score_that_does_not_replay(key: str) -> None:
    of, rng = challenge(key), Random(5)
    text = encode(league(of, [played(of, f"Friend {n}", n) for n in range(2)]))
    for _ in range(300):
        changed = list(text)
        for _ in range(rng.randrange(1, 4)):
            changed[rng.randrange(len(changed))] = rng.choice(ALPHABET)
        outcome("".join(changed))
    for _ in range(300):  # changed by somebody who knows how to write a check
        n = Reader(link.number_in(text)).n ^ 1 << rng.randrange(len(text) * 5)
        outcome(link.base64(n * link.MODULUS + link.check_of()))
